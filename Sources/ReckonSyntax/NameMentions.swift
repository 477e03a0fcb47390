import ReckonCatalogue

/// The last mention of each name, so that the names in an argument are known when it ends, however deep calls are nested.
struct NameMentions {
  /// How many fourth arguments are open: names outside of them are of no interest.
  var openCount = 0
  /// The last token of each name, by its index; -1 for none.
  private var lastTokens: [Int] = []
  /// The names that are constants, by their index: there are no more than the catalogue has.
  private var constants: [Int] = []
  /// The last token that is a name of something else than a built-in function or a constant.
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

  /// Whether a name was mentioned in the tokens since one.
  func isMentioned(_ name: Int, since token: Int) -> Bool { name < lastTokens.count && lastTokens[name] >= token }

  /// The constants that were mentioned since a token; `nil` when other names were.
  ///
  /// - Complexity: O(constants of the catalogue).
  func constants(since token: Int) -> [Int]? {
    lastOther >= token ? nil : constants.filter { lastTokens[$0] >= token }
  }
}
