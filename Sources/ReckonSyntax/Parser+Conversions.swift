import ReckonCatalogue

/// Conversions: `5 km to mile`, `6 ft to ft+in`, `x to hex`. They bind loosest of all, and end with the enclosing
/// brackets, argument or statement.
extension Parser {
  func endsStatement(_ token: Token) -> Bool {
    token.kind == .end || token.kind == .newline || token.kind == .semicolon
  }

  /// Whether a conversion's target ends before a token.
  private func endsTarget(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .rightBracket, .rightSquare, .colon, .semicolon, .newline, .end: true
    case .name: isCondition(token)
    case .number, .quotedName, .symbol, .superscript, .leftBracket, .leftSquare, .instant, .text, .equals, .invalid:
      false
    }
  }

  /// Whether the next conversion only selects a notation, `to fix 1`: it may follow one to a unit.
  private var beginsNotation: Bool {
    guard token.kind == .symbol, symbols.isConversion[Int(token.payload)], token.payload != symbols.inch else {
      return false
    }
    if isPercent(next) { return true }
    return next.kind == .name && ResultForm.Notation.isFirstWord(name(next))
  }

  /// Whether a token is the percent sign.
  private func isPercent(_ token: Token) -> Bool { symbol(token)?.spelling == "%" }

  /// If units are values, `x°` is x times the unit.
  mutating func joinDegrees(_ token: Token) throws(FormulaError) {
    let isTight = operands.last?.ending == .number
    try checkDegree(token, next)
    at += 1
    try emitUnit("deg", at: token.range)
    try join(.product, 2, payload: isTight ? 1 : 0, ending: .unit)
  }

  /// Rejects `5 °c`: degrees times the speed of light is never meant.
  func checkDegree(_ token: Token, _ next: Token) throws(FormulaError) {
    guard next.kind == .name, next.range.start == token.range.end else { return }
    let name = "°" + name(next)
    let upper = name.uppercased()
    throw error(
      .unknownUnit(name, suggestion: Catalogue.unit(named: upper) == nil ? nil : upper),
      at: token.range.union(next.range))
  }

  /// Parses the conversion keyword and its target.
  mutating func parseConversion(_ token: Token) throws(FormulaError) {
    try reduce { _ in true }
    at += 1
    let first = self.token
    if try parseNotation(first) { return }
    var parts: [[SyntaxTree.Conversion.Term]] = []
    while true {
      var terms: [SyntaxTree.Conversion.Term] = []
      try parseTarget(&terms)
      parts.append(terms)
      guard symbol(self.token)?.infix == symbols.sumRow else { break }
      if next.kind == .number {
        throw unexpected(
          self.token,
          hint: Phrase(
            "conversionEndsHere", "a conversion ends here; for more write brackets around it, as in (5 km to m) + 3 m"))
      }
      at += 1
    }
    let range = SourceRange(start: first.range.start, end: tokens[at - 1].range.end)
    var conversion = SyntaxTree.Conversion(range: range, terms: parts[0])
    if parts.count > 1 {
      conversion.denominator = try takeDenominator(&parts[parts.count - 1])
      conversion.parts = parts
    }
    for terms in parts where !terms.contains(where: { if case .unit = $0.factor { true } else { false } }) {
      throw unexpected(first, hint: Phrase("unitBelongsBehindToAsIn5Km", "a unit belongs after to, as in 5 km to mile"))
    }
    guard endsTarget(self.token) || beginsNotation else {
      throw unexpected(
        self.token,
        hint: Phrase(
          "conversionEndsHereMore", "a conversion ends here; for more write brackets around it, as in (5 km to m) / 2"))
    }
    tree.conversions.append(conversion)
    try join(.convert, 1, payload: tree.conversions.count - 1, to: range.end)
  }

  /// `ft+in/16`: the denominator of the last part, removed from its terms.
  private func takeDenominator(_ terms: inout [SyntaxTree.Conversion.Term]) throws(FormulaError) -> Int? {
    guard let last = terms.last, case .number(let literal) = last.factor else { return nil }
    guard last.exponent == -1, let denominator = Int(literal), 1...Self.largestDenominator ~= denominator else {
      throw error(
        .unexpectedToken(
          source.brief(last.range),
          hint: Phrase(
            "lastPartIsShownInFractions",
            "the last part is shown in fractions of 1 to \(Self.largestDenominator), as in ft+in/16")),
        at: last.range)
    }
    terms.removeLast()
    return denominator
  }

  private static let largestDenominator = 1_000_000

  /// Parses a notation, `hex` or `fix 2`; false if the target is not one.
  private mutating func parseNotation(_ first: Token) throws(FormulaError) -> Bool {
    guard first.kind == .name || isPercent(first) else { return false }
    var word = first.kind == .name ? name(first) : "%"
    let firstWord = word
    var end = first.range.end
    var behind = next
    if word == "base", next.kind == .number {
      word += " \(source.slice(next.range))"
      (end, behind) = (next.range.end, tokens[min(at + 2, tokens.count - 1)])
      guard ResultForm.Notation(word: word) != nil else {
        throw unexpected(next, hint: Phrase("baseIsAWholeNumberFrom2To36", "a base is a whole number from 2 to 36"))
      }
    } else if ["fix", "sig", "sci", "eng"].contains(word), next.kind == .number || word == "fix" || word == "sig" {
      let (noun, least) = word == "sig" ? ("digits", 1) : ("places", 0)
      guard next.kind == .number else {
        if endsTarget(next) {
          throw unexpected(
            first,
            hint: Phrase("asksForTheNumber", "\(word) asks for the number of \(Phrase(sentence: noun)): to \(word) 2"))
        }
        return false
      }
      word += " \(source.slice(next.range))"
      end = next.range.end
      behind = tokens[min(at + 2, tokens.count - 1)]
      guard endsTarget(behind) else { return false }
      guard ResultForm.Notation(word: word) != nil else {
        throw unexpected(
          next,
          hint: Phrase(
            "numberOfIsAWholeNumber",
            "the number of \(Phrase(sentence: noun)) is a whole number from \(least) to \(ResultForm.Notation.largestPlaces)"
          ))
      }
    }
    guard let notation = ResultForm.Notation(word: word) else { return false }
    // A percentage may have a fixed number of decimals: `1/3 to % to fix 1`.
    let goesOn = notation == .percent && symbol(behind).map { $0.spelling == "to" } ?? false
    guard goesOn || endsTarget(behind) else { return false }
    guard open.isEmpty, goesOn || endsStatement(behind) else {
      throw unexpected(
        first,
        hint: Phrase(
          "numberIsWrittenInOneWayOnly",
          "a notation may only follow where the number is shown: at the end of a statement, outside brackets"))
    }
    at += word == firstWord ? 1 : 2
    if notation == .degreesMinutesSeconds {
      // The value is an angle, in degrees.
      tree.names.append("deg")
      let unit = SyntaxTree.Conversion.Term(factor: .unit(tree.names.count - 1), exponent: 1, range: first.range)
      tree.conversions.append(SyntaxTree.Conversion(range: first.range, terms: [unit]))
      try join(.convert, 1, payload: tree.conversions.count - 1, to: end)
    }
    try join(.notation, 1, payload: notation.code, to: end)
    return true
  }

  /// Parses units joined by `*`, `/` and powers: `km/h`, `kg m`, `l/100 km`, `W/(m² K)`.
  mutating func parseTarget(_ terms: inout [SyntaxTree.Conversion.Term]) throws(FormulaError) {
    /// For each open parenthesis, whether the outer context is a divisor.
    var brackets: [Bool] = []
    var isOutsideDivided = false
    var isInverse = false
    while true {
      // The start of a term.
      while token.kind == .leftBracket {
        guard brackets.count < limits.nesting else {
          throw error(.limitExceeded(.nesting, maximum: limits.nesting), at: token.range)
        }
        brackets.append(isOutsideDivided)
        isOutsideDivided = isOutsideDivided != isInverse
        isInverse = false
        at += 1
      }
      let isDivided = isOutsideDivided != isInverse
      let number = token
      if number.kind == .number {
        at += 1
        let literal = tree.spelledNumbers[number.payload] ?? String(source.slice(number.range))
        terms.append(
          SyntaxTree.Conversion.Term(factor: .number(literal), exponent: isDivided ? -1 : 1, range: number.range))
      }
      if isTargetWord {
        let unit = token
        let name = targetUnit(unit)
        at += 1
        let exponent = try parseExponent()
        terms.append(
          SyntaxTree.Conversion.Term(
            factor: .unit(Int(name)), exponent: isDivided ? -exponent : exponent, range: unit.range))
      } else if number.kind != .number {
        throw unexpected(
          token, hint: Phrase("unitBelongsBehindToAsIn5Km", "a unit belongs after to, as in 5 km to mile"))
      }
      while token.kind == .rightBracket, !brackets.isEmpty {
        isOutsideDivided = brackets.removeLast()
        at += 1
      }
      if brackets.isEmpty, endsTarget(token) || beginsNotation || symbol(token)?.infix == symbols.sumRow { return }
      // Adjacent units are one product, which is divided by as one.
      if isTargetWord { continue }
      guard let row = symbol(token)?.infix else {
        throw unexpected(token, hint: Phrase("unitsAreJoined", "units are joined by * and /"))
      }
      isInverse = false
      switch Catalogue.operatorMeanings[row] {
      case .apply(.multiply): break
      case .apply(.divide): isInverse = true
      case .apply, .identity, .additive, .uncertain, .comparison, .and, .or, .percent, .of, .conditional, .conversion,
        .fallback, .range,
        .membership:
        throw unexpected(token, hint: Phrase("unitsAreJoined", "units are joined by * and /"))
      }
      at += 1
    }
  }

  /// Whether a target's unit is here: any word, since after `to` each is one, or a symbol that is also a unit.
  private var isTargetWord: Bool {
    switch token.kind {
    case .name: !isCondition(token)
    case .quotedName: true
    case .symbol: token.payload == symbols.inch || token.payload == symbols.degree
    default: false
    }
  }

  /// The name index of a unit; symbols are not among the names yet.
  private mutating func targetUnit(_ token: Token) -> Int32 {
    let name: String?
    switch token.kind {
    case .symbol: name = token.payload == symbols.degree ? "deg" : "in"
    case .name: name = Self.unit(ofMark: self.name(token))
    default: name = nil
    }
    guard let name else { return token.payload }
    tree.names.append(name)
    return Int32(tree.names.count - 1)
  }

  /// Parses `²`, `^2` or `^-1` after a unit; 1 if there is none.
  private mutating func parseExponent() throws(FormulaError) -> Int {
    var sign = 1
    if token.kind != .superscript {
      guard symbol(token)?.infix == symbols.powerRow else { return 1 }
      at += 1
      if let row = symbol(token)?.prefix, Catalogue.operatorMeanings[row] == .apply(.negate) {
        sign = -1
        at += 1
      }
    }
    guard token.kind == .superscript || token.kind == .number,
      let exponent = Int(exactly: list.numbers[Int(token.payload)]),
      exponent.magnitude <= 128
    else {
      throw unexpected(
        token, hint: Phrase("powerOfAUnitIsAWholeNumber", "the power of a unit is a whole number of at most 127"))
    }
    at += 1
    return sign * exponent
  }
}
