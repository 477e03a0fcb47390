import ReckonCatalogue

/// References, and functions that return references.
extension DialectWriter {
  /// A reference to cells.
  mutating func reference(_ area: SheetArea, _ range: SourceRange) throws(FormulaError) -> DialectPiece {
    if area.isInOtherWorkbook {
      switch references.stored(area) {
      case .unknown: throw noReference(range, Phrase("otherWorkbook", "it is in another workbook"))
      case .lost: return failure("#REF!", range)
      case .known: break
      }
    }
    return area.isCell ? cell(area, range) : self.range(area, range)
  }

  /// `B28#`: the cells of the array whose formula is in a cell.
  mutating func spilled(_ piece: DialectPiece, _ range: SourceRange) throws(FormulaError) -> DialectPiece {
    guard let area = piece.area, area.isCell, let spilled = references.spill(area) else {
      throw noReference(range, Phrase("spillNotKnown", "the cells of its array are not known here"))
    }
    return self.range(spilled, range)
  }

  /// `A1:INDEX(A:A,3)`: the bounding rectangle of both.
  mutating func rectangle(_ operands: [DialectPiece], _ range: SourceRange) throws(FormulaError) -> DialectPiece {
    guard let first = operands[0].area, let last = operands[1].area else {
      if operands[0].kind == .named, operands[1].area?.sheet != nil {
        throw noReference(
          range, Phrase("severalSheets", "it names several sheets; add up what each gives"))
      }
      throw noReference(
        range, Phrase("cellsByComputing", "the cells that it takes are only known when it is computed"))
    }
    guard let area = first.rectangle(with: last) else {
      throw noReference(range, Phrase("cellsOfTwoSheets", "its cells are in two sheets"))
    }
    return try reference(area, range)
  }

  /// `INDIRECT("A1")` of a literal text.
  mutating func named(_ operands: [DialectPiece], _ range: SourceRange) throws(FormulaError) -> DialectPiece {
    let isOther = operands.count > 1 && operands[1].fixed != true
    guard case .text(let text)? = operands[0].literal, operands[0].kind != .error, !isOther else {
      throw noReference(range, Phrase("cellsByComputing", "the cells that it takes are only known when it is computed"))
    }
    var area: SheetArea?
    do throws(FormulaError) {
      let tokens = try DialectLexer.tokens(of: SourceText(text), in: dialect)
      if tokens.count == 2, tokens[0].kind == .reference { area = tokens[0].area }
    } catch { area = nil }
    guard let area else {
      throw noReference(range, Phrase("cellsByComputing", "the cells that it takes are only known when it is computed"))
    }
    return try reference(area, range)
  }

  /// `OFFSET(cells, rows, columns, height, width)` of literal numbers.
  mutating func moved(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var numbers: [Int?] = []
    for operand in operands.dropFirst() {
      let isLeftOut = operand.kind == .empty && operand.area == nil
      guard let number = isLeftOut ? 0 : operand.whole else {
        throw noReference(
          range, Phrase("cellsByComputing", "the cells that it takes are only known when it is computed"))
      }
      numbers.append(isLeftOut && numbers.count > 1 ? nil : number)
    }
    guard let area = operands[0].area else { throw otherValues(name, range) }
    let target = area.moved(
      rows: numbers[0] ?? 0, columns: numbers[1] ?? 0, height: numbers.count > 2 ? numbers[2] : nil,
      width: numbers.count > 3 ? numbers[3] : nil)
    return try target.map { area throws(FormulaError) in try reference(area, range) } ?? failure("#REF!", range)
  }

  /// `SUBTOTAL(function, areas)`: the number selects the function, and whether manually hidden rows count.
  mutating func subtotal(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard let number = operands[0].whole, number < 12 || 101..<112 ~= number,
      Self.subtotals.indices.contains(number % 100 - 1)
    else { return nil }
    var taken: [DialectPiece] = []
    for operand in operands.dropFirst() {
      guard let area = operand.area, let filled = references.filled(area),
        let places = references.shown(area, number > 100)
      else {
        throw noReference(range, Phrase("hiddenRows", "it depends on which rows are shown"))
      }
      if places.count == filled.count {
        taken.append(operand)
      } else {
        taken.append(
          array(places.map { cell(SheetArea(sheet: area.sheet, $0), operand.range) }, 1, operand.range))
      }
    }
    let function = Self.subtotals[number % 100 - 1]
    if function.isEmpty { return try countFilled(taken, isOfEmpty: false, name, range) }
    return try aggregate(function, taken, function, range)
  }

  /// The functions by number, from 1; `""` counts nonempty cells.
  private static let subtotals = [
    "avg", "count", "", "max", "min", "product", "stdev", "populationDeviation", "sum", "variance",
    "populationVariance",
  ]

  private func noReference(_ range: SourceRange, _ reason: Phrase) -> FormulaError {
    error(.noEquivalent(String(source.slice(range)), reason: reason), range)
  }
}
