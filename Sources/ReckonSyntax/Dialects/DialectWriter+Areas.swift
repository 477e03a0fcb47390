import ReckonCatalogue

/// Areas of cells, and what functions take of them.
extension DialectWriter {
  /// A cell as a piece.
  mutating func cell(_ area: SheetArea, _ range: SourceRange) -> DialectPiece {
    let known = references.cell(area)
    var piece = atom(known.text, known.kind, range)
    piece.area = area
    if known.kind != .empty, known.kind != .error { use(area.name) }
    return piece
  }

  /// The name of an area, in a piece that only some functions take.
  mutating func range(_ area: SheetArea, _ range: SourceRange) -> DialectPiece {
    var piece = atom(area.name, .list, range)
    piece.area = area
    return piece
  }

  /// The cells of an area that are not empty, or the items of an array.
  ///
  /// - Throws: `noEquivalent` where they are not known, and for an area in which a cell has an error.
  mutating func cells(of piece: DialectPiece) throws(FormulaError) -> [DialectPiece] {
    if let items = piece.items { return items.pieces }
    guard let area = piece.area else { return [piece] }
    guard let places = area.isCell ? [area.first] : references.filled(area) else {
      throw error(
        .noEquivalent(area.name, reason: Phrase("cellsNotKnown", "its cells are not known here")), piece.range)
    }
    return places.map { cell(SheetArea(sheet: area.sheet, $0), piece.range) }.filter { $0.kind != .empty }
  }

  /// `[A1, A2]` of numbers, or `A1:A2` where a sheet reads that.
  mutating func list(of piece: DialectPiece) throws(FormulaError) -> DialectPiece {
    if piece.area == nil, piece.items == nil { return piece }
    if let ranged = try rangeText(piece) { return ranged }
    let numbers = try cells(of: piece).filter { !$0.kind.isDisjoint(with: .number) }
    return joined("[", numbers, "]", .list, piece.range)
  }

  /// An area as formulas of a sheet write it, where all its cells are numbers or empty; `nil` where they are not.
  private mutating func rangeText(_ piece: DialectPiece) throws(FormulaError) -> DialectPiece? {
    guard let area = piece.area, !area.isCell, references.writesRanges, area.sheet == nil else { return nil }
    if let places = references.filled(area) {
      let kinds = places.map { references.cell(SheetArea(sheet: nil, $0)).kind }
      guard !kinds.isEmpty, kinds.allSatisfy({ $0 == .number || $0 == [.number, .missing] || $0 == .empty || $0 == .named })
      else { return nil }
    } else if area.isUnbounded {
      return nil
    }
    use(area.name)
    return atom(area.name, .list, piece.range)
  }

  // MARK: Functions of many numbers

  /// The arguments of a function of all numbers in values and areas: texts, truths and what is empty in cells count for
  /// nothing.
  mutating func numbers(
    in operands: [DialectPiece], _ name: String
  ) throws(FormulaError) -> [DialectPiece] {
    var numbers: [DialectPiece] = []
    for operand in operands {
      if operand.kind.contains(.list) {
        if let ranged = try rangeText(operand) { numbers.append(ranged) } else { numbers += try numbersOfCells(operand) }
      } else if operand.area != nil {
        numbers += try numbersOfCells(operand)
      } else if operand.kind.contains(.missing) {
        throw otherValues(name, operand.range)
      } else if let number = try converted(operand, to: .numeric) {
        numbers.append(number)
      } else {
        throw otherValues(name, operand.range)
      }
    }
    return numbers
  }

  private mutating func numbersOfCells(_ piece: DialectPiece) throws(FormulaError) -> [DialectPiece] {
    try cells(of: piece).filter { $0.kind.contains(.number) || $0.kind == .error }
  }

  mutating func aggregate(
    _ function: String, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let numbers = try numbers(in: operands, name)
    if let error = numbers.first(where: { $0.kind == .error }), function != "count" { return error }
    if !numbers.isEmpty { return joined(function + "(", numbers, ")", .number, range) }
    switch function {
    case "sum", "product", "min", "max", "count": return atom("0", .number, range)
    default: return failure(function == "avg" ? "#DIV/0!" : "#NUM!", range)
    }
  }

  /// What fails as an error of the dialect does.
  mutating func failure(_ text: String, _ range: SourceRange) -> DialectPiece {
    var piece = atom("noValue(\(TextLiteral.written(text)))", .error, range)
    piece.mayFail = true
    return piece
  }
}
