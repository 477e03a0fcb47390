import ReckonCatalogue

/// The last mention of each name: the names in an argument are known when it ends, whatever the nesting of calls.
struct NameMentions {
  /// The number of open fourth arguments: names outside them are not recorded.
  var openCount = 0
  /// The index of the last token of each name; -1 for none.
  private var lastTokens: [Int] = []
  /// The name indices that are constants; bounded by the size of the catalogue.
  private var constants: [Int] = []
  /// The last name token that is neither a built-in function nor a constant.
  private var lastOther = -1

  mutating func add(_ name: Int, _ text: String, isQuoted: Bool, at token: Int) {
    while lastTokens.count <= name { lastTokens.append(-1) }
    if Catalogue.isConstant(text) {
      if lastTokens[name] < 0 { constants.append(name) }
    } else if isQuoted || !Catalogue.isFunction(text) {
      lastOther = token
    }
    lastTokens[name] = token
  }

  /// Whether a name was mentioned at or after a token.
  func isMentioned(_ name: Int, since token: Int) -> Bool { name < lastTokens.count && lastTokens[name] >= token }

  /// The constants mentioned at or after a token; `nil` if other names were.
  ///
  /// - Complexity: O(constants of the catalogue).
  func constants(since token: Int) -> [Int]? {
    lastOther >= token ? nil : constants.filter { lastTokens[$0] >= token }
  }
}
