public import ReckonCatalogue
import ReckonSyntax

extension FormulaAssistant {
  /// The function whose arguments contain a cursor.
  public struct SignatureHelp: Hashable, Sendable {
    /// The function's name, as written in the text.
    public let name: String
    /// Its usage: `round(x[, digits])`.
    public let usage: String
    /// Its parameters.
    public let parameters: [LanguageReference.Entry.Parameter]
    /// The index of the parameter at the cursor; `nil` if there are more arguments than parameters.
    public let currentParameter: Int?
    /// A one-line summary.
    public let summary: String
    /// The range of its name.
    public let range: SourceRange
  }

  /// The innermost function call around an offset, closed or not; `nil` outside the arguments of known functions.
  ///
  /// - Complexity: O(length of the text + names of the scope).
  public func signatureHelp(in text: String, at offset: Int) -> SignatureHelp? {
    guard (0...text.utf8.count).contains(offset) else { return nil }
    let reading = FormulaReading(text, names: names, cursor: offset)
    guard let (bracket, argument) = reading.call(around: offset), let (name, range) = reading.function(before: bracket)
    else { return nil }
    guard let (usage, parameters, summary) = signature(of: name, at: bracket, reading) else { return nil }
    let last = parameters.count - 1
    let current = argument <= last ? argument : last >= 0 && parameters[last].isRepeated ? last : nil
    return SignatureHelp(
      name: name, usage: usage, parameters: parameters, currentParameter: current, summary: summary, range: range)
  }

  private func signature(
    of name: String, at bracket: Int, _ reading: FormulaReading
  ) -> (usage: String, parameters: [LanguageReference.Entry.Parameter], summary: String)? {
    typealias Entry = LanguageReference.Entry
    if let local = reading.locals.first(where: { $0.name == name }) {
      return local.parameters.map { names in
        let parameters = names.map { Entry.Parameter($0) }
        return (Entry.call(name, parameters), parameters, local.summary.description)
      }
    }
    if names.inputs.contains(name) { return nil }
    if let own = names.ownNames.first(where: { $0.name == name }) {
      return own.parameters.map { (Entry.call(name, $0), $0, own.summary()) }
    }
    guard let row = Catalogue.function(named: name) ?? Catalogue.function(synonym: name) else { return nil }
    if case .repeated(let repetition) = row.form, repetition != .list, let loop = reading.loop(openedAt: bracket) {
      let parameters =
        (repetition.isSearch ? ["formula", loop.name, "from", "to"] : [loop.name, "from", "to", "term"])
        .map { Entry.Parameter($0) }
      return (Entry.call(name, parameters), parameters, row.summary)
    }
    return (Entry.call(name, row.parameters), row.parameters, row.summary)
  }
}

extension FormulaReading {
  /// The innermost open parenthesis at an offset, and the number of its commas before the offset.
  fileprivate func call(around offset: Int) -> (bracket: Int, argument: Int)? {
    var depth = 0
    var commas = 0
    for (index, token) in list.tokens.enumerated().reversed() where token.range.start < offset && token.kind != .end {
      switch token.kind {
      case .rightBracket, .rightSquare: depth += 1
      case .leftBracket:
        if depth == 0 { return (index, commas) }
        depth -= 1
      case .leftSquare:
        // Commas inside a list separate its items.
        if depth == 0 { commas = 0 } else { depth -= 1 }
      case .comma: if depth == 0 { commas += 1 }
      case .semicolon, .newline: if depth == 0 { return nil }
      case .number, .name, .quotedName, .symbol, .superscript, .instant, .text, .equals, .colon, .invalid, .end: break
      }
    }
    return nil
  }

  /// The name directly before a parenthesis, possibly also an operator, such as `mod`.
  fileprivate func function(before bracket: Int) -> (name: String, range: SourceRange)? {
    guard bracket > 0 else { return nil }
    let token = list.tokens[bracket - 1]
    if let name = list.name(of: token) { return (name, token.range) }
    guard token.kind == .symbol else { return nil }
    let spelling = String(list.source.slice(token.range))
    return Catalogue.isFunction(spelling) ? (spelling, token.range) : nil
  }
}
