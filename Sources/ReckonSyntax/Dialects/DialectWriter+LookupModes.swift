import ReckonCatalogue

/// `XLOOKUP`, `XMATCH` and `LOOKUP`.
extension DialectWriter {
  /// `XLOOKUP(x, keys, values, otherwise, how, order)`, `LOOKUP(x, keys, values)` and `LOOKUP(x, area)`
  mutating func find(
    _ operands: [DialectPiece], isExact: Bool, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (rows, columns) = shape(of: operands[1])
    if operands.count == 2 {
      // The search runs along the longer side of an area; the opposite end has the values.
      let inRows = columns > rows
      let keys = try part(of: operands[1], row: inRows ? 1 : nil, column: inRows ? nil : 1, name, range)
      let values = try part(of: operands[1], row: inRows ? rows : nil, column: inRows ? nil : columns, name, range)
      return try find([operands[0], keys, values], isExact: false, name, range)
    }
    guard rows == 1 || columns == 1 else { throw otherValues(name, range) }
    let (search, readsPatterns) =
      isExact ? try search(operands, how: 4, order: 5, name, range) : (.ascending, false)
    let place = try position(
      of: operands[0], in: operands[1], search, name, range, readsPatterns: readsPatterns)
    guard operands.count > 3, operands[3].kind != .empty || operands[3].area != nil else {
      if let slice = try slice(of: operands[2], at: place, isRow: columns == 1, range) { return slice }
      return try item(of: operands[2], columns == 1 ? place : nil, columns == 1 ? nil : place, name, range)
    }
    let question = try copy(place)
    let value = try item(of: operands[2], columns == 1 ? place : nil, columns == 1 ? nil : place, name, range)
    if value.failsOnlyToFind { return try fallback([value, operands[3]], name, range) }
    // Errors other than `#N/A` propagate.
    guard place.failsOnlyToFind, !place.failsForOtherKinds else { throw otherValues(name, range) }
    return try choice(
      [joined("iserror(", [question], ")", .truth, range), operands[3], value], name, range)
  }

  /// The numbers of a row or column of a two-dimensional area; `nil` for another area.
  private mutating func slice(
    of piece: DialectPiece, at place: DialectPiece, isRow: Bool, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let (rows, columns) = shape(of: piece)
    guard let area = piece.area, !area.isUnbounded, (isRow ? columns : rows) > 1, kinds(of: piece) == .number else {
      return nil
    }
    var slice = joined(
      isRow ? "rowAt(" : "columnAt(", [try values(of: piece), place, number(columns, range)], ")", .list, range)
    slice.elements = [.number, .blank]
    (slice.shape, slice.mayFail) = (isRow ? (1, columns) : (rows, 1), true)
    slice.slices = [DialectSlice(area: area, place: try copy(place), isRow: isRow)]
    return slice
  }

  /// `XMATCH(x, area, how, order)`
  mutating func placeFound(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (rows, columns) = shape(of: operands[1])
    guard rows == 1 || columns == 1 else { throw otherValues(name, range) }
    let (search, readsPatterns) = try search(operands, how: 2, order: 3, name, range)
    return try position(of: operands[0], in: operands[1], search, name, range, readsPatterns: readsPatterns)
  }

  /// The modes of XLOOKUP and XMATCH: 0 for equality, -1 and 1 for the next item below and above, 2 for patterns; the
  /// order is 1 from the first cell and -1 from the last.
  private func search(
    _ operands: [DialectPiece], how: Int, order: Int, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> (Search, readsPatterns: Bool) {
    func given(_ place: Int, _ usual: Int) -> Int? {
      operands.count > place && operands[place].kind != .empty ? operands[place].whole : usual
    }
    switch (given(how, 0), given(order, 1)) {
    case (0, 1): return (.equal, false)
    case (0, -1): return (.lastEqual, false)
    case (-1, 1): return (.below, false)
    case (1, 1): return (.above, false)
    case (2, 1): return (.equal, true)
    default: throw otherValues(name, range)
    }
  }
}
