import ReckonCatalogue
import ReckonSyntax

/// The context of the cursor, for completion.
extension FormulaReading {
  /// The part of a text that a completion replaces.
  struct Word {
    let start: Int
    var end: Int
    /// The prefix to complete, without a quoted name's backquote.
    var typed: String
    var isQuoted = false

    var range: Range<Int> { start..<end }
  }

  /// The name at a token, up to the cursor, or the complete name if more of it matches a known one; `nil` if there is
  /// no name.
  func word(at index: Int, _ text: String, _ cursor: Int) -> Word? {
    let range = self.range(index)
    let typed = String(decoding: Array(text.utf8)[range.lowerBound..<cursor], as: UTF8.self)
    let token = list.tokens[index]
    switch token.kind {
    case .name:
      var word = Word(start: range.lowerBound, end: cursor, typed: typed)
      let whole = String(list.source.slice(token.range))
      if cursor < range.upperBound,
        names.hasName(beginningWith: whole) || locals.contains(where: { $0.name.hasPrefix(whole) })
      {
        word.end = range.upperBound
        word.typed = whole
      }
      return word
    case .symbol:
      // `mo` and `mod` are both words.
      let isWord = typed.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
      return isWord
        ? Word(start: range.lowerBound, end: cursor, typed: typed) : Word(start: cursor, end: cursor, typed: "")
    case .invalid, .quotedName:
      guard typed.hasPrefix("`"), token.kind == .invalid || cursor < range.upperBound else { return nil }
      let end = token.kind == .invalid ? cursor : range.upperBound
      return Word(start: range.lowerBound, end: end, typed: String(typed.dropFirst()), isQuoted: true)
    case .leftBracket, .rightBracket, .leftSquare, .rightSquare, .comma, .semicolon, .equals, .colon, .newline:
      return Word(start: cursor, end: cursor, typed: "")
    case .number, .superscript, .instant, .text, .end: return nil
    }
  }

  /// Whether there are only units and their operators between a conversion keyword and a token.
  func isInTarget(_ index: Int) -> Bool {
    var index = index
    while index >= 0 {
      let token = list.tokens[index]
      if isConversion(token) { return true }
      switch token.kind {
      case .name, .quotedName, .symbol, .superscript, .number, .leftBracket, .rightBracket: index -= 1
      case .leftSquare, .rightSquare, .instant, .text, .comma, .semicolon, .newline, .equals, .colon, .invalid, .end:
        return false
      }
    }
    return false
  }

  /// Whether a position follows a unit, or a unit and `*` or `/`.
  func isInUnit(_ index: Int) -> Bool {
    guard index > 0, meanings.indices.contains(index) else { return false }
    guard list.tokens[index].kind == .symbol else { return meanings[index] == .unit }
    let sign = String(list.source.slice(list.tokens[index].range))
    return ["*", "/", "·"].contains(sign) && meanings[index - 1] == .unit
  }

  /// The quantity of the value before a conversion keyword: speed for `100 km / 2 h to`.
  func kind(before index: Int, _ text: String) -> UnitCategory? {
    guard index > 0, isConversion(list.tokens[index]) else { return nil }
    let start =
      list.tokens[..<index].last { $0.kind == .semicolon || $0.kind == .newline || $0.kind == .equals }?.range.end ?? 0
    let bytes = Array(text.utf8)
    let value = String(decoding: bytes[start..<list.tokens[index].range.start], as: UTF8.self)
    guard let unit = (try? names.session.formula(value, variables: names.inputs.sorted()))?.unit else { return nil }
    if let row = Catalogue.unit(named: unit) { return row.category }
    return UnitCategory.allCases.first { category in
      guard let row = Catalogue.units(in: category).first(where: { $0.offset == nil }) else { return false }
      return (try? Formula("\(value) to \(row.symbol)", variables: [], scope: names.scope)) != nil
    }
  }

  /// The quantity of the last unit before a position in its statement.
  func category(before index: Int) -> UnitCategory? {
    var index = index
    while index >= 0 {
      let token = list.tokens[index]
      if token.kind == .semicolon || token.kind == .newline { return nil }
      if meanings[index] == .unit, let name = list.name(of: token), let unit = Catalogue.unit(named: name) {
        return unit.category
      }
      index -= 1
    }
    return nil
  }
}
