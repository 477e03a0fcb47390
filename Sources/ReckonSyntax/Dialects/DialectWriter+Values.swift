import ReckonCatalogue

/// Conversions of cell values from one kind to another.
extension DialectWriter {
  /// The operand converted to one of the accepted kinds; `nil` if there is no equivalent.
  mutating func converted(
    _ piece: DialectPiece, to wanted: Dialect.Kinds
  ) throws(FormulaError) -> DialectPiece? {
    guard var converted = try value(of: piece, as: wanted) else { return nil }
    // A conversion fails if its operand fails, and for the same reasons.
    converted.failsForOtherKinds = converted.failsForOtherKinds || piece.failsForOtherKinds
    converted.mayHoldError = converted.mayHoldError || piece.mayHoldError
    return converted
  }

  private mutating func value(
    of piece: DialectPiece, as wanted: Dialect.Kinds
  ) throws(FormulaError) -> DialectPiece? {
    let kind = piece.kind
    if wanted == .any { return piece }
    if piece.isMixed, wanted != .list { return try converted(mixed: piece, to: wanted) }
    if kind.contains(.list) {
      guard wanted.contains(.list) else { return nil }
      return try values(of: piece)
    }
    if wanted == .list { return piece.area == nil ? nil : try values(of: piece) }
    if kind == .error { return wanted == .text ? try noText(piece) : piece }
    if wanted == .text { return try text(of: piece) }
    let isNumber = wanted.contains(.number)
    if kind == .empty, wanted.contains(.given), piece.area == nil { return nil }
    if kind == .empty { return atom(isNumber ? "0" : "false", isNumber ? .number : .truth, piece.range) }
    if !kind.isDisjoint(with: .numeric) { return piece }
    if kind == .blank, isNumber { return failure("#VALUE!", piece.range) }
    guard kind == .text else { return nil }
    switch piece.literal {
    case .text(let text) where isNumber && !text.contains(where: { $0.isNumber }):
      return failure("#VALUE!", piece.range)
    case .text(let text):
      if !isNumber { return Self.truth(text).map { atom($0, .truth, piece.range) } }
      return Self.number(text).map { atom($0, .number, piece.range) }
    case .number, nil:
      guard isNumber else { return nil }
      var number = try template("textNumber($0)", [piece], .number, piece.range)
      number.mayFail = true
      return number
    }
  }

  static func truth(_ text: String) -> String? {
    let text = text.lowercased()
    return text == "true" || text == "false" ? text : nil
  }

  /// The number that a text certainly is, in our notation.
  static func number(_ text: String) -> String? {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count == 1, let word = words.first, let first = word.first, let last = word.last,
      first.isWholeNumber || "+-.".contains(first), last.isWholeNumber || last == ".", Double(word) != nil,
      word.allSatisfy({ $0.isASCII && ($0.isWholeNumber || "+-.eE".contains($0)) })
    else { return nil }
    return word.hasPrefix("+") ? String(word.dropFirst()) : String(word)
  }

  mutating func text(of piece: DialectPiece) throws(FormulaError) -> DialectPiece? {
    let kind = piece.kind
    if kind == .empty || kind == .blank { return atom("\"\"", .text, piece.range) }
    if kind.contains(.text) { return piece }
    if kind == .truth { return try template("if($0, \"TRUE\", \"FALSE\")", [piece], .text, piece.range) }
    if kind.contains(.truth) { return nil }
    if case .number(let number) = piece.literal, number.utf8.count <= 15,
      number.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    {
      return atom("\"\(number)\"", .text, piece.range)
    }
    var text = try template("generalText($0)", [piece], .text, piece.range)
    text.mayFail = true
    return text
  }

  /// An error as a text, which fails if it is used.
  mutating func noText(_ piece: DialectPiece) throws(FormulaError) -> DialectPiece {
    atom("noText(\(TextLiteral.written(String(source.slice(piece.range)))))", .text, piece.range)
  }

  // MARK: Choices

  /// The alternatives of a choice converted to one kind.
  ///
  /// - Throws: `noEquivalent` for values of several kinds, with the name of the choosing function.
  mutating func unified(
    _ pieces: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> (pieces: [DialectPiece], kind: Dialect.Kinds) {
    var pieces = pieces
    for piece in pieces { if let refusal = piece.refusal { throw refusal } }
    for (index, piece) in pieces.enumerated() {
      if piece.kind.contains(.list) { throw single(piece) }
      if piece.isMixed { throw mixture(name, range) }
      if piece.kind == .empty { pieces[index] = atom("0", .number, piece.range) }
    }
    let all = pieces.reduce(Dialect.Kinds()) { $0.union($1.kind) }
    // A name may have a value of any kind: that of the others is assumed.
    let known = pieces.filter { $0.kind != .named }.reduce(Dialect.Kinds()) { $0.union($1.kind) }
    let solid = known.intersection(.named)
    switch solid {
    case []:
      if all.isDisjoint(with: .named), !all.contains(.missing), all != [.blank, .error] {
        return (pieces, all.contains(.blank) ? .blank : .error)
      }
      if all.isDisjoint(with: [.blank, .missing]) { return (pieces, .named) }
    case .text:
      guard !all.contains(.missing) else { throw mixture(name, range) }
      for (index, piece) in pieces.enumerated() where piece.kind == .error { pieces[index] = try noText(piece) }
      return (pieces, .text)
    case .number: break
    case .truth:
      for (index, piece) in pieces.enumerated() where piece.kind == .error { pieces[index] = isTrue(piece) }
    default: throw mixture(name, range)
    }
    for piece in pieces where piece.kind == .blank {
      for number in piece.blanks { stretches[number].text = "missing" }
    }
    let kind = solid.isEmpty ? .number : solid
    return (pieces, all.isDisjoint(with: [.blank, .missing]) ? kind : kind.union(.missing))
  }

  func mixture(_ name: String, _ range: SourceRange) -> FormulaError {
    error(
      .noEquivalent(
        name.uppercased(),
        reason: Phrase("valuesOfSeveralKinds", "its value may be of several kinds there; here it is of one")),
      range)
  }

  /// The error of a range if a single value is required.
  func single(_ piece: DialectPiece) -> FormulaError {
    error(
      .noEquivalent(
        String(source.slice(piece.range)),
        reason: Phrase("rangeIsNoValue", "one value is wanted here, and it has several")),
      piece.range)
  }

  /// A condition.
  mutating func condition(_ piece: DialectPiece, _ name: String) throws(FormulaError) -> DialectPiece {
    if let refusal = piece.refusal { throw refusal }
    guard let piece = try converted(piece, to: .truth) else { throw otherValues(name, piece.range) }
    return piece
  }

  func otherValues(_ name: String, _ range: SourceRange) -> FormulaError {
    error(
      .noEquivalent(
        name.uppercased(), reason: Phrase("operandsOfDialect", "it accepts other values here than in \(dialect.title)")),
      range)
  }

  mutating func choice(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let condition = try condition(operands[0], name)
    // Without a third operand the value if false is a truth value.
    guard operands.count > 2 || operands[1].kind != .named || condition.fixed == true else {
      throw mixture(name, range)
    }
    let others = operands.count > 2 ? operands[2] : truth(false, range)
    switch condition.fixed {
    case true: return operands[1]
    case false: return others
    case nil: break
    }
    if areMixed([operands[1], others]) {
      return try mixed(.choice, [condition, operands[1], others], name, range)
    }
    let (values, kind) = try unified([operands[1], others], name, range)
    var piece = joined("if(", [condition] + values, ")", kind, range)
    piece.blanks = values.flatMap { $0.blanks }
    piece.mayBeEmpty = [operands[1], others].contains { $0.kind == .empty || $0.mayBeEmpty }
    piece.failsForOtherKinds = [operands[0], operands[1], others].contains { $0.failsForOtherKinds }
    return piece
  }

  /// `IFERROR`
  mutating func fallback(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    guard !operands[0].failsForOtherKinds else { throw mixture(name, range) }
    if let piece = orBlank(operands) { return piece }
    if !operands[0].mayFail, !operands[0].mayHoldError, operands[0].kind != .error { return operands[0] }
    if operands[0].kind == .error { return operands[1] }
    if areMixed(operands) { return try mixed(.fallback, operands, name, range) }
    let (values, kind) = try unified(operands, name, range)
    var piece = joined("iferror(", values, ")", kind, range)
    piece.blanks = values.flatMap { $0.blanks }
    return piece
  }

  // MARK: Conditions

  /// Conditions without short-circuit evaluation: if one after the first may fail, none is skipped.
  mutating func all(
    _ sign: String, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var conditions: [DialectPiece] = []
    // Texts in cells are skipped, but a truth value or a number is required.
    var mixed: [DialectPiece] = []
    for operand in operands {
      if operand.isMixed, operand.area != nil {
        mixed.append(operand)
      } else if operand.kind.contains(.list) {
        for cell in try cells(of: operand) {
          if cell.isMixed {
            mixed.append(cell)
          } else if !cell.kind.isDisjoint(with: .numeric) {
            conditions.append(cell)
          }
        }
      } else if operand.area == nil || !operand.kind.isDisjoint(with: .numeric) {
        conditions.append(try condition(operand, name))
      }
    }
    guard !conditions.isEmpty else { throw otherValues(name, mixed.first?.range ?? range) }
    for cell in mixed {
      let question = try each(cell) { (writer, piece) throws(FormulaError) in
        if piece.kind == .text || piece.kind == .blank { return writer.truth(sign == "and", piece.range) }
        return writer.isTrue(piece)
      }
      guard let question else { throw otherValues(name, cell.range) }
      conditions.append(question)
    }
    let first = conditions[0]
    if sign == "xor" {
      for index in conditions.indices { conditions[index] = isTrue(conditions[index]) }
      let call = joined("oneIfOdd([", conditions, "])", .number, range)
      return infix("==", call, atom("1", .number, range), .truth, range)
    }
    if conditions.dropFirst().contains(where: { $0.mayFail }) {
      for index in conditions.indices { conditions[index] = isTrue(conditions[index]) }
      let call = joined(sign == "and" ? "min(" : "max(", conditions, ")", .number, range)
      return infix("==", call, atom("1", .number, range), .truth, range)
    }
    if conditions.count == 1, first.kind == .truth { return first }
    if conditions.count == 1 { return infix("!=", first, atom("0", .number, range), .truth, range) }
    return conditions.dropFirst().reduce(first) { infix(sign, $0, $1, .truth, range) }
  }

  mutating func isTrue(_ piece: DialectPiece) -> DialectPiece {
    piece.kind == .truth ? piece : infix("!=", piece, atom("0", .number, piece.range), .truth, piece.range)
  }

  // MARK: Operators

  mutating func power(_ operands: [DialectPiece], _ range: SourceRange) throws(FormulaError) -> DialectPiece? {
    guard let base = try converted(operands[0], to: .numeric), let exponent = try converted(operands[1], to: .numeric)
    else {
      return nil
    }
    // 0^0 is an error there.
    if base.isNotZero || exponent.isNotZero { return infix("^", base, exponent, .number, range) }
    return joined("raised(", [base, exponent], ")", .number, range)
  }

  mutating func join(_ operands: [DialectPiece], _ range: SourceRange) throws(FormulaError) -> DialectPiece? {
    var texts: [DialectPiece] = []
    var mayFail = false
    var values: [DialectPiece] = []
    for operand in operands { values += operand.kind.contains(.list) ? try cells(of: operand) : [operand] }
    for operand in values {
      guard var text = try converted(operand, to: .text) else { return nil }
      if operand.kind == .blank, operand.isNothing { text.literal = .text("") }
      mayFail = mayFail || text.mayFail
      if operand.kind != .text, operand.kind != .blank { text.unconverted = operand }
      if let parts = text.joined { texts += parts } else { texts.append(text) }
    }
    guard texts.count > 1 else { return texts.first }
    var piece = joined("concat(", texts, ")", .text, range)
    (piece.joined, piece.mayFail) = (texts, mayFail)
    return piece
  }
}
