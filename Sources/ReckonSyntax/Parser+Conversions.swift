import ReckonCatalogue

/// Conversions: `5 km to mile`, `x to hex`. A statement that ends in one may use units as values; in others units stand behind an operand.
extension Parser {
  /// Finds the conversion of the statement that begins here: the last `to` or `in` outside brackets that a target can follow. Every other
  /// `in` of the statement is the inch.
  mutating func findConversion() {
    conversion = nil
    guard list.hasConversions else { return }
    var depth = 0
    for index in at..<tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftBracket: depth += 1
      case .rightBracket: depth -= 1
      case .newline, .end: return
      case .semicolon where depth <= 0: return
      case .symbol where depth == 0 && isConversion(token) && beginsTarget(tokens[index + 1]): conversion = index
      case .number, .name, .quotedName, .symbol, .superscript, .comma, .semicolon, .equals, .colon, .invalid: break
      }
    }
  }

  /// Whether a conversion's target can begin with a token.
  private mutating func beginsTarget(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .name, .quotedName, .leftBracket: true
    case .symbol: isConversion(token) || symbolUnits[symbol(token)?.spelling ?? ""] != nil
    case .superscript, .rightBracket, .comma, .semicolon, .newline, .equals, .colon, .invalid, .end: false
    }
  }

  private mutating func isConversion(_ token: Token) -> Bool {
    symbol(token)?.infix.map { Catalogue.operatorMeanings[$0] == .conversion } ?? false
  }

  func endsStatement(_ token: Token) -> Bool { token.kind == .end || token.kind == .newline || token.kind == .semicolon }

  /// Whether a token that is a symbol of the language means a unit here: `in`, which is the inch too, and `°` where nothing stands before it.
  mutating func isSymbolUnit(_ token: Token) -> Bool {
    conversion.map { $0 != at } ?? false && symbolUnits[symbol(token)?.spelling ?? ""] != nil
  }

  /// The units that symbols may mean.
  private var symbolUnits: [String: String] { ["in": "in", "°": "deg"] }

  /// Whether a name where an operand is expected means a unit: in a statement that converts only.
  mutating func isUnit(_ token: Token) -> Bool { conversion != nil && namesUnit(token) }

  /// Whether a name behind a complete operand means a unit.
  mutating func isUnitBehindOperand(_ token: Token) -> Bool { (conversion != nil || scope.readsUnits) && namesUnit(token) }

  /// The same of the operand that a tight product awaits.
  mutating func isUnitOfProduct(_ token: Token) -> Bool {
    guard let last = open.last, last.kind == .product, last.level == .tightProduct else { return false }
    return isUnitBehindOperand(token)
  }

  /// Whether a name is that of a unit, and of nothing that is in scope; a function's name is the function where it has an argument.
  private mutating func namesUnit(_ token: Token) -> Bool {
    guard token.kind == .name else { return false }
    let name = name(token)
    guard !localValues.contains(name), !scope.isValue(name), tree.functionNumbers[name] == nil, !scope.isFunction(name) else {
      return false
    }
    if let row = Catalogue.function(named: name), next.kind == .leftBracket || row.takesBareArgument && isOperandStart(at: at + 1) {
      return false
    }
    return Catalogue.constant(named: name) == nil && (scope.isUnit(name) || Catalogue.unit(named: name) != nil)
  }

  /// Emits a unit as an operand.
  mutating func emitUnit(_ token: Token) throws(FormulaError) {
    at += 1
    try emitLeaf(.unit, payload: unitName(token), ending: .valueName, at: token.range)
  }

  /// The index of a unit's name; those that are symbols are not among the names yet.
  private mutating func unitName(_ token: Token) -> Int32 {
    guard let symbol = symbol(token), let name = symbolUnits[symbol.spelling] else { return token.payload }
    tree.names.append(name)
    return Int32(tree.names.count - 1)
  }

  /// Where units are values, `90°` is 90 of the unit.
  mutating func joinDegrees(_ token: Token) throws(FormulaError) {
    let isTight = operands.last?.ending == .number
    if next.kind == .name, next.range.start == token.range.end {
      // `5 °c`: degrees times the speed of light is not what anyone means.
      let name = "°" + name(next)
      let upper = name.uppercased()
      throw error(
        .unknownUnit(name, suggestion: Catalogue.unit(named: upper) == nil ? nil : upper), at: token.range.union(next.range))
    }
    at += 1
    tree.names.append("deg")
    try emitLeaf(.unit, payload: Int32(tree.names.count - 1), ending: .valueName, at: token.range)
    try join(.product, 2, payload: isTight ? 1 : 0)
  }

  /// Reads the conversion's word and its target up to the end of the statement.
  mutating func parseConversion(_ token: Token) throws(FormulaError) {
    try reduce { _ in true }
    guard conversion == at, open.isEmpty else {
      throw unexpected(token, hint: "a conversion stands once, at the end of a statement and outside brackets")
    }
    at += 1
    let first = self.token
    if try parseNotation(first) { return }
    var terms: [SyntaxTree.Conversion.Term] = []
    try parseTarget(&terms)
    let hasUnit = terms.contains { if case .unit = $0.factor { true } else { false } }
    guard hasUnit else { throw unexpected(first, hint: "a unit belongs behind to, as in 5 km to mile") }
    let range = SourceRange(start: first.range.start, end: tokens[at - 1].range.end)
    tree.conversions.append(SyntaxTree.Conversion(range: range, terms: terms))
    try join(.convert, 1, payload: tree.conversions.count - 1, to: range.end)
  }

  /// Reads a way to write numbers, `hex` or `fix 2`; false when the target is none.
  private mutating func parseNotation(_ first: Token) throws(FormulaError) -> Bool {
    guard first.kind == .name else { return false }
    var word = name(first)
    var end = first.range.end
    if endsStatement(next) {
      if word == "fix" { throw unexpected(first, hint: "fix asks for the number of places: to fix 2") }
    } else if word == "fix", next.kind == .number, at + 2 < tokens.count, endsStatement(tokens[at + 2]) {
      word += " \(source.slice(next.range))"
      end = next.range.end
      guard ResultForm.Notation(word: word) != nil else {
        throw unexpected(next, hint: "the number of places is a whole number from 0 to \(ResultForm.Notation.largestPlaces)")
      }
    } else {
      return false
    }
    guard let notation = ResultForm.Notation(word: word), let payload = ResultForm.Notation.allCases.firstIndex(of: notation) else {
      return false
    }
    at += word == name(first) ? 1 : 2
    if notation == .degreesMinutesSeconds {
      // The value is an angle, in degrees.
      tree.names.append("deg")
      let unit = SyntaxTree.Conversion.Term(factor: .unit(tree.names.count - 1), exponent: 1, range: first.range)
      tree.conversions.append(SyntaxTree.Conversion(range: first.range, terms: [unit]))
      try join(.convert, 1, payload: tree.conversions.count - 1, to: end)
    }
    try join(.notation, 1, payload: payload, to: end)
    return true
  }

  /// Reads units joined by `*`, `/` and powers: `km/h`, `kg m`, `l/100 km`, `W/(m² K)`.
  private mutating func parseTarget(_ terms: inout [SyntaxTree.Conversion.Term]) throws(FormulaError) {
    /// For each open bracket, whether what is outside of it is divided by.
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
        terms.append(SyntaxTree.Conversion.Term(factor: .number(number.range), exponent: isDivided ? -1 : 1, range: number.range))
      }
      if token.kind == .name || token.kind == .quotedName || isSymbolUnit(token) {
        let unit = token
        let name = unitName(unit)
        at += 1
        let exponent = try parseExponent()
        terms.append(SyntaxTree.Conversion.Term(factor: .unit(Int(name)), exponent: isDivided ? -exponent : exponent, range: unit.range))
      } else if number.kind != .number {
        throw unexpected(token, hint: "a unit belongs behind to, as in 5 km to mile")
      }
      while token.kind == .rightBracket, !brackets.isEmpty {
        isOutsideDivided = brackets.removeLast()
        at += 1
      }
      if endsStatement(token), brackets.isEmpty { return }
      guard token.kind == .symbol, !isSymbolUnit(token), let row = symbol(token)?.infix else {
        // Units side by side are one product, all of which is divided by.
        if token.kind == .name || token.kind == .quotedName || isSymbolUnit(token) { continue }
        throw unexpected(token, hint: "units are joined by * and /")
      }
      isInverse = false
      switch Catalogue.operatorMeanings[row] {
      case .apply(.multiply): break
      case .apply(.divide): isInverse = true
      case .apply, .identity, .additive, .comparison, .and, .or, .percent, .of, .conditional, .conversion:
        throw unexpected(token, hint: "units are joined by * and /")
      }
      at += 1
    }
  }

  /// Reads `²`, `^2` or `^-1` behind a unit; 1 when there is none.
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
    guard token.kind == .superscript || token.kind == .number, let exponent = Int(exactly: list.numbers[Int(token.payload)]),
      abs(exponent) <= 16
    else { throw unexpected(token, hint: "the power of a unit is a whole number of at most 16") }
    at += 1
    return sign * exponent
  }
}
