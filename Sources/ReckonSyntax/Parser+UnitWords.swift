import ReckonCatalogue

/// Recognition of units by tokens and names in scope.
extension Parser {
  /// The unit that a token denotes after an operand, by its name in the tree; `nil` if it does not denote one.
  ///
  /// - Parameters:
  ///   - isForced: whether names in scope are ignored, as after `to` and in `3 [m]`.
  ///   - isPart: whether it belongs to a mixed number, where no word is a function.
  mutating func unitName(at index: Int, isForced: Bool = false, isPart: Bool = false) -> String? {
    let token = tokens[index]
    switch token.kind {
    case .name:
      let name = name(token)
      if let unit = Self.unit(ofMark: name) {
        // Before a number and not after one, a currency symbol begins an operand: 3 * $20.
        let isPrefix = tokens[index + 1].kind == .number && (index == 0 || tokens[index - 1].kind != .number)
        return isPrefix && Catalogue.currency(ofSign: name) != nil ? nil : unit
      }
      guard isForced || !isHidden(token.payload) || beginsTightUnits(at: index),
        isForced || isPart || !isFunction(token.payload, before: index + 1)
      else { return nil }
      guard isKnownUnit(token.payload), isForced || isPart || !callsDate(token, at: index) else { return nil }
      return name
    case .quotedName: return isForced && isKnownUnit(token.payload) ? name(token) : nil
    // `in` is a conversion keyword and the inch.
    case .symbol:
      return token.payload == symbols.inch && !isConversion(at: index) && !isMembership(at: index) ? "in" : nil
    default: return nil
    }
  }

  /// Marks that are always units: `'` and `"` after a number, and currency symbols.
  package static func unit(ofMark name: String) -> String? {
    guard let first = name.utf8.first, first < UInt8(ascii: "A") || first >= 0x80 else { return nil }
    switch name {
    case "'": return "ft"
    case "\"": return "in"
    default: return Catalogue.currency(ofSign: name)
    }
  }

  /// Whether a name is defined in scope, and therefore not a unit.
  private mutating func isHidden(_ name: Int32) -> Bool { isValue(name) || isFunction(name) }

  /// Whether a word after a number is followed by an operator and another unit without spaces: `9.81 m/s²` is an
  /// acceleration, whatever m is.
  private mutating func beginsTightUnits(at index: Int) -> Bool {
    guard index > 0, tokens[index - 1].kind == .number, tokens[index].kind == .name, isKnownUnit(tokens[index].payload),
      !isFunction(tokens[index].payload)
    else { return false }
    var sign = index + 1
    if tokens[sign].kind == .superscript {
      sign += 1
    } else if sign + 1 < tokens.count, tokens[sign].kind == .symbol,
      symbols.infixRows[Int(tokens[sign].payload)] == symbols.powerRow
    {
      sign += 2
    }
    guard sign < tokens.count, isUnitSign(tokens[sign]) else { return false }
    return joinsTightly(sign) && !isValue(tokens[sign + 1].payload)
  }

  /// Whether a word is a built-in function with an argument at a token: `2 sec 30`, but not `20 sec` and `2 rad s`.
  private mutating func isFunction(_ name: Int32, before index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let next = tokens[index]
    // `2 d(x^3, x)` is twice a derivative; days are never multiplied by two arguments.
    if next.kind == .leftBracket, next.payload == 1, let row = Catalogue.function(synonym: list.names[Int(name)]),
      row.form.isDerivative
    {
      return true
    }
    guard isBuiltIn(name) else { return false }
    if next.kind == .leftBracket { return true }
    guard
      Catalogue.functionIndex(named: list.names[Int(name)]).map({ Catalogue.functions[$0].takesBareArgument }) ?? false,
      isOperandStart(at: index)
    else { return false }
    // A bare unit is not an argument.
    return next.kind != .name || isBuiltIn(next.payload) || isHidden(next.payload) || !isKnownUnit(next.payload)
  }

  /// Whether a number and a separate value form a product although the value's name is also a unit. Without a space,
  /// `3m`, the name is the unit.
  mutating func hidesUnit(_ token: Token) -> Bool {
    scope.readsUnits && token.kind == .name && tokens[at - 1].range.end < token.range.start && isValue(token.payload)
      && isKnownUnit(token.payload)
  }

  // MARK: Conversion keywords

  /// Whether a conversion begins at a token: always for `to`, for `in` after an operand if a target can follow.
  mutating func isConversion(at index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .symbol, symbols.isConversion[Int(token.payload)] else { return false }
    guard token.payload == symbols.inch else { return true }
    if isMembership(at: index) || bindsLoopName(at: index) { return false }
    guard index > 0, endsOperand(tokens[index - 1]), beginsTarget(at: index + 1) else { return false }
    // `5 in in cm`: the second one converts.
    let next = tokens[index + 1]
    return next.kind != .symbol || !symbols.isConversion[Int(next.payload)] || !beginsTarget(at: index + 2)
  }

  func endsOperand(_ token: Token) -> Bool {
    token.kind == .symbol
      ? symbols.postfixRows[Int(token.payload)] >= 0 || token.payload == symbols.inch : token.kind.endsOperand
  }

  /// Whether a conversion's target can begin at a token.
  private func beginsTarget(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index].kind {
    case .name: return name(tokens[index]) != SyntaxTree.conditionWord
    case .number, .quotedName, .leftBracket: return true
    case .symbol: return tokens[index].payload == symbols.inch || tokens[index].payload == symbols.degree
    default: return false
    }
  }

  /// Detects whether the current statement converts, so that units need no number before them.
  mutating func findConversions() {
    converts = false
    guard list.hasConversions else { return }
    var depth = 0
    for index in at..<tokens.count {
      let kind = tokens[index].kind
      if kind == .newline || kind == .end || kind == .semicolon && depth <= 0 { return }
      if kind == .symbol, isConversion(at: index) {
        converts = true
        return
      }
      depth += kind.nesting
    }
  }
}
