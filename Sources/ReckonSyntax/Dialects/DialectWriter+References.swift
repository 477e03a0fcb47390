import ReckonCatalogue

/// References to cells that other references lead to.
extension DialectWriter {
  /// Cells that a formula names.
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

  /// `B28#`: the cells of the array whose formula stands in a cell.
  mutating func spilled(_ piece: DialectPiece, _ range: SourceRange) throws(FormulaError) -> DialectPiece {
    guard let area = piece.area, area.isCell, let spilled = references.spill(area) else {
      throw noReference(range, Phrase("spillNotKnown", "the cells of its array are not known here"))
    }
    return self.range(spilled, range)
  }

  /// `A1:INDEX(A:A,3)`: the least rectangle that holds both.
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

  /// `INDIRECT("A1")`, of a text that is written there.
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

  private func noReference(_ range: SourceRange, _ reason: Phrase) -> FormulaError {
    error(.noEquivalent(String(source.slice(range)), reason: reason), range)
  }
}
