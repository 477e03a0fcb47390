import ReckonCatalogue

/// Quantities: `60 km/h`, `1/2 h`, `8 3/8 in`, `$100`. A quantity is one operand.
extension Parser {
  /// Whether the angle after `∠` is being parsed.
  private var isBehindAngle: Bool {
    open.last.map { $0.kind == .infix && Catalogue.operatorMeanings[$0.payload] == .apply(.polar) } ?? false
  }

  /// Reduces operators as tight as the unit at the token, except `∠` if it is a unit of angle.
  mutating func reduceBeforeUnit() throws(FormulaError) {
    let unit = token.kind == .name && isBehindAngle ? Catalogue.unit(named: name(token)) : nil
    if unit?.dimension != Dimension(.angle) { try reduce { $0.level >= .tightProduct } }
  }

  /// Whether a unit, or units in square brackets, can follow a number at a token.
  mutating func beginsUnit(at index: Int, isPart: Bool = false) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index].kind {
    case .leftSquare: return !isPart
    case .name: break
    case .symbol:
      guard tokens[index].payload == symbols.degree ? !isBehindAngle : tokens[index].payload == symbols.inch else {
        return false
      }
    default: return false
    }
    guard readsUnits || isPart || tokens[index].kind == .name && Self.unit(ofMark: name(tokens[index])) != nil else {
      return false
    }
    // `90°` alone is a number times the degree; in `90°/s` the unit continues.
    if isDegree(index) { return isPart || converts || readsUnits && continuesInUnits(behind: index) }
    return unitName(at: index, isPart: isPart) != nil
  }

  @inline(__always) private func isDegree(_ index: Int) -> Bool {
    tokens[index].kind == .symbol && tokens[index].payload == symbols.degree
  }

  /// Whether another unit is joined to the one at a token.
  private mutating func continuesInUnits(behind index: Int) -> Bool {
    isUnitSign(tokens[index + 1]) && beginsFactor(at: index + 2, isForced: joinsTightly(index + 1))
      || beginsFactor(at: index + 1)
  }

  /// Parses the unit after the complete operand and joins both into one operand.
  mutating func joinUnit() throws(FormulaError) {
    let divisor = open.last.flatMap { $0.kind == .infix && isDivision($0.payload) ? $0 : nil }
    let number = operands.last?.range ?? token.range
    let last = tree.nodes[tree.nodes.count - 1]
    let isOfRoot = last.kind == .apply && isRoot(Int(last.payload)) && last.range == number
    let radicand = isOfRoot ? tree.nodes[tree.nodes.count - 2].range : number
    if token.kind == .leftSquare {
      at += 1
      guard beginsFactor(at: at, isForced: true) else {
        throw unexpected(
          token, hint: Phrase("unitStandsInSquareBrackets", "a unit is written in square brackets: 3 [m]"))
      }
      _ = try parseUnits(isForced: true)
      guard token.kind == .rightSquare else {
        throw unexpected(token, hint: Phrase("closeTheUnitBracket", "close the unit's bracket with ]"))
      }
      at += 1
      return try join(.product, 2, payload: 2, to: tokens[at - 1].range.end, ending: .unit)
    }
    let first = at
    let hasMoreUnits = try parseUnits()
    noteHiddenFactor(behind: number)
    noteForcedFactors(from: first, behind: number)
    try join(.product, 2, payload: 1, ending: .unit)
    if isOfRoot {
      noteRoot(of: number, radicand)
    } else if let divisor {
      noteDivisor(divisor, number: number, hasMoreUnits: hasMoreUnits)
    }
  }

  private func isRoot(_ row: Int) -> Bool {
    switch Catalogue.operatorMeanings[row] {
    case .apply(.sqrt), .apply(.cbrt): true
    default: false
    }
  }

  /// Parses units joined by `/ * ·` and spaces, as long as a unit follows directly; returns whether an operator joins
  /// some of them.
  private mutating func parseUnits(isForced: Bool = false) throws(FormulaError) -> Bool {
    try parseUnitTerm(isForced: isForced)
    var isJoined = false
    while isUnitSign(token), case let isTight = joinsTightly(at),
      beginsFactor(at: at + 1, isForced: isForced || isTight)
    {
      let row = symbols.infixRows[Int(token.payload)]
      at += 1
      isJoined = true
      try parseUnitTerm(isForced: isForced, isTight: isTight)
      try join(.apply, 2, payload: row, ending: .unit)
    }
    return isJoined
  }

  /// Whether an operator has unit words on both sides without spaces: `km/h` and `N*m` are units, whatever else the
  /// second name denotes.
  mutating func joinsTightly(_ sign: Int) -> Bool {
    guard sign + 2 < tokens.count, tokens[sign + 1].kind == .name,
      tokens[sign - 1].range.end == tokens[sign].range.start,
      tokens[sign].range.end == tokens[sign + 1].range.start, isKnownUnit(tokens[sign + 1].payload)
    else { return false }
    return tokens[sign + 2].kind != .leftBracket && !isFunction(tokens[sign + 1].payload)
  }

  /// Parses adjacent units, which are one factor or divisor.
  ///
  /// - Parameter isTight: whether the first is a unit whatever else its name denotes.
  mutating func parseUnitTerm(isForced: Bool = false, isTight: Bool = false) throws(FormulaError) {
    try parseUnitFactor(isForced: isForced || isTight)
    while beginsFactor(at: at, isForced: isForced) {
      try parseUnitFactor(isForced: isForced)
      try join(.product, 2, payload: 1, ending: .unit)
    }
  }

  private mutating func parseUnitFactor(isForced: Bool) throws(FormulaError) {
    let token = self.token
    if token.kind == .leftBracket {
      // Recursion is bounded by the depth of unit parentheses, whose end has already been found.
      at += 1
      _ = try parseUnits(isForced: isForced)
      if let operand = operands.indices.last { operands[operand].range = token.range.union(self.token.range) }
      at += 1
    } else if let fuel = fuelEconomy(at: at, isForced: isForced) {
      at += 4
      try emitUnit(fuel, at: token.range.union(tokens[at - 1].range))
    } else {
      if isDegree(at) { try checkDegree(token, next) }
      let name = isDegree(at) ? "deg" : unitName(at: at, isForced: isForced, isPart: true)
      guard let name else { preconditionFailure("a unit begins here") }
      at += 1
      try emitUnit(name, at: token.range)
    }
    try parseUnitPower()
  }

  /// `L/100km`, a unit of its own, with its spellings of litre and kilometre.
  private mutating func fuelEconomy(at index: Int, isForced: Bool) -> String? {
    guard index + 3 < tokens.count, isDivision(tokens[index + 1]), tokens[index + 2].kind == .number,
      source.slice(tokens[index + 2].range) == "100", tokens[index + 3].kind == .name, name(tokens[index + 3]) == "km",
      unitName(at: index + 3, isForced: isForced) != nil, let litre = unitName(at: index, isForced: isForced),
      Catalogue.unit(named: litre)?.symbol == "L"
    else { return nil }
    return "L/100km"
  }

  mutating func emitUnit(_ name: String, at range: SourceRange) throws(FormulaError) {
    try emitLeaf(.unit, payload: index(ofName: name, at: range), ending: .unit, at: range)
  }

  /// The index of a name among the tree's names: the token's own if it is spelled so.
  private mutating func index(ofName name: String, at range: SourceRange) -> Int32 {
    let token = tokens[at - 1]
    if token.kind == .name || token.kind == .quotedName, token.range == range, self.name(token) == name {
      return token.payload
    }
    tree.names.append(name)
    return Int32(tree.names.count - 1)
  }

  /// Parses `²`, `^2` or `^-1` after a unit.
  private mutating func parseUnitPower() throws(FormulaError) {
    if token.kind == .superscript {
      at += 1
      try emitLeaf(.number, payload: tokens[at - 1].payload, ending: .other, at: tokens[at - 1].range)
    } else if token.kind == .symbol, symbols.infixRows[Int(token.payload)] == symbols.powerRow {
      at += 1
      let sign = token
      let row = sign.kind == .symbol ? symbols.prefixRows[Int(sign.payload)] : -1
      let isSigned = row >= 0 && isSign(row)
      if isSigned { at += 1 }
      guard token.kind == .number else {
        throw unexpected(
          token, hint: Phrase("powerOfAUnitIsAWholeNumberM", "the power of a unit is a whole number, as in m^2"))
      }
      at += 1
      try emitLeaf(.number, payload: tokens[at - 1].payload, ending: .other, at: tokens[at - 1].range)
      if isSigned { try join(.apply, 1, payload: row, from: sign.range.start) }
    } else {
      return
    }
    try join(.apply, 2, payload: symbols.powerRow, ending: .unit)
    if token.kind == .superscript || token.kind == .symbol && symbols.infixRows[Int(token.payload)] == symbols.powerRow
    {
      throw unexpected(
        token,
        hint: Phrase(
          "unitHasOnePower", "a unit has one power; for another write brackets around the number and its unit"))
    }
  }

  // MARK: Continuations of a unit

  /// Whether a unit without a number, or parenthesized units, is where an operand is expected: a factor or divisor.
  var isLooseUnit: Bool {
    mutating get {
      guard scope.readsUnits, !converts else { return false }
      let isJoined =
        open.last.map { $0.kind == .infix && $0.level == .multiplicative && symbols.joinsUnits($0.payload) } ?? false
      if token.kind == .leftBracket { return isJoined && isUnitBracket(at: at, isForced: false) }
      // A tighter operator takes the word alone: sin m/s.
      let mayBeJoined = isJoined || isUnitSign(next) && open.last.map { $0.level < .multiplicative } ?? true
      return mayBeJoined && unitName(at: at) != nil
    }
  }

  mutating func parseLooseUnits() throws(FormulaError) {
    let first = tree.nodes.count
    try parseUnitTerm()
    for node in tree.nodes[first...] where node.kind == .unit { tree.looseUnits.append(node.range.start) }
  }

  @inline(__always) func isUnitSign(_ token: Token) -> Bool {
    token.kind == .symbol && symbols.joinsUnits(symbols.infixRows[Int(token.payload)])
  }

  /// Whether a unit, or parentheses with only units, begins at a token.
  mutating func beginsFactor(at index: Int, isForced: Bool = false) -> Bool {
    guard index < tokens.count else { return false }
    if tokens[index].kind == .leftBracket { return isUnitBracket(at: index, isForced: isForced) }
    return isDegree(index) && endsSign(before: index) || unitName(at: index, isForced: isForced) != nil
  }

  /// `kg·°`: a degree sign after a product operator is the unit, not a postfix of the value before it.
  private mutating func endsSign(before index: Int) -> Bool {
    index > 0 && (isUnitSign(tokens[index - 1]) || tokens[index - 1].kind == .leftSquare)
  }

  /// The maximum depth of parentheses among units.
  private static let unitBracketDepth = 8

  /// Whether parentheses contain only units with their powers, products and quotients.
  private mutating func isUnitBracket(at start: Int, isForced: Bool) -> Bool {
    var depth = 0
    var index = start
    /// Whether a unit must follow.
    var isOpen = true
    while index < tokens.count {
      let token = tokens[index]
      if isOpen, token.kind == .leftBracket {
        depth += 1
        guard depth <= Self.unitBracketDepth else { return false }
      } else if isOpen {
        guard unitName(at: index, isForced: isForced) != nil || isDegree(index) else { return false }
        isOpen = false
      } else if token.kind == .rightBracket {
        depth -= 1
        if depth == 0 { return true }
      } else if token.kind == .superscript {
        // Each unit has one exponent, which is checked when it is parsed.
      } else if token.kind == .symbol, symbols.infixRows[Int(token.payload)] == symbols.powerRow {
        index += 1
        if index < tokens.count, symbols(signAt: index) { index += 1 }
        guard index < tokens.count, tokens[index].kind == .number else { return false }
      } else if isUnitSign(token) {
        isOpen = true
      } else if token.kind == .leftBracket {
        depth += 1
        guard depth <= Self.unitBracketDepth else { return false }
        isOpen = true
      } else if unitName(at: index, isForced: isForced) == nil {
        return false
      }
      index += 1
    }
    return false
  }

  private func symbols(signAt index: Int) -> Bool {
    guard tokens[index].kind == .symbol, case let row = symbols.prefixRows[Int(tokens[index].payload)], row >= 0 else {
      return false
    }
    return isSign(row)
  }
}
