import ReckonCatalogue

/// Lookup functions.
extension DialectWriter {
  /// The kind of search: the first or last equal item, the last one that is not past the key in an ascending or
  /// descending list, or the nearest one below or above if none is equal.
  enum Search {
    case equal, lastEqual, ascending, descending, below, above

    /// Whether the search does not require sorted cells.
    var looksAtAll: Bool { self != .ascending && self != .descending }
    var isEquality: Bool { self == .equal || self == .lastEqual }
  }

  /// The position of a value in the cells of an area.
  mutating func position(
    of value: DialectPiece, in piece: DialectPiece, _ search: Search, _ name: String, _ range: SourceRange,
    readsPatterns: Bool = true
  ) throws(FormulaError) -> DialectPiece {
    if value.isMixed {
      let place = try each(value) { (writer, value) throws(FormulaError) in
        if value.kind == .error { return value }
        return try writer.position(of: value, in: piece, search, name, range, readsPatterns: readsPatterns)
      }
      guard let place else { throw otherValues(name, value.range) }
      return place
    }
    if let positions = positions(of: value, in: piece, search, range) { return positions }
    // No reciprocal of a count exceeds 1, and LOOKUP skips those of 0, which are errors.
    if search == .ascending, let counts = piece.reciprocals.first, let number = value.whole, number >= 1 {
      return found(joined("lastPlaceWhere(", [counts], ")", .number, range), [])
    }
    // Excel skips errors in the list; here they would make the complete list fail.
    guard !piece.holdsQuotients else { throw otherValues(name, piece.range) }
    let held = kinds(of: piece).subtracting(.error)
    // An empty cell never equals a text.
    if value.kind == .empty, search.isEquality, held.isSubset(of: [.text]) { return failure("#N/A", range) }
    guard !value.kind.contains(.list), value.kind != .error, value.kind != .empty, value.kind != .blank else {
      throw otherValues(name, value.range)
    }
    let isText = value.kind == .named ? held == .text : value.kind == .text
    guard isText || !value.kind.isDisjoint(with: .number) else { throw otherValues(name, value.range) }
    guard !isText || search != .descending else { throw otherValues(name, value.range) }
    // All texts are greater than a number; in a sorted list they are at its ends.
    if !isText, !search.isEquality, !held.isSubset(of: search == .above ? .number : [.number, .text, .blank]),
      held != .named
    {
      throw otherValues(name, piece.range)
    }
    // Cells with errors never match.
    let list = try values(of: piece, isText ? .text : .number, skipsErrors: search.looksAtAll)
    let function =
      switch search {
      case .equal: isText ? (readsPatterns ? "positionOfText" : "positionOfSameText") : "positionOf"
      case .lastEqual: isText ? "lastPositionOfText" : "lastPositionOf"
      case .below: isText ? "positionOfTextThere" : "positionOfNextBelow"
      case .above: isText ? "positionOfTextThere" : "positionOfNextAbove"
      case .ascending: isText ? "positionOfTextUpTo" : "positionUpTo"
      case .descending: "positionDownTo"
      }
    if isText, case .text(let text)? = value.literal, readsPatterns, text.contains(where: { "*?~".contains($0) }) {
      guard search == .equal else { throw otherValues(name, value.range) }
      return found(joined("positionOf(", [number(1, range), matching(text, list, range)], ")", .number, range), [])
    }
    // If no text is equal, the nearest one depends on the collation of a language.
    let isWhole = !isText || search != .below && search != .above
    return found(joined(function + "(", [value, list], ")", .number, range), [value], isWhole)
  }

  /// A lookup whose only failure is `#N/A`, unless an operand fails or a cell that it may return contains an error.
  func found(
    _ piece: DialectPiece, _ operands: [DialectPiece], _ isWhole: Bool = true, mayHoldError: Bool = false
  ) -> DialectPiece {
    var piece = piece
    piece.failsForOtherKinds = !isWhole || operands.contains { $0.failsForOtherKinds }
    piece.mayFail = true
    piece.failsOnlyToFind = !mayHoldError && operands.allSatisfy { !$0.mayFail || $0.failsOnlyToFind }
    piece.mayHoldError = mayHoldError || operands.contains { $0.mayHoldError }
    return piece
  }

  /// The cell at a position of a column or row, or at a row and column of an area.
  mutating func item(
    of piece: DialectPiece, _ row: DialectPiece?, _ column: DialectPiece?, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    if piece.area == nil, piece.items == nil, piece.slices.isEmpty, piece.kind.contains(.list) {
      return try itemOfComputed(piece, row, column, name, range)
    }
    if let slice = piece.slices.first {
      guard (row == nil) == slice.isRow, (column == nil) != slice.isRow else { throw single(piece) }
      let whole = self.range(slice.area, piece.range)
      return slice.isRow
        ? try item(of: whole, slice.place, column, name, range) : try item(of: whole, row, slice.place, name, range)
    }
    let (rows, columns) = shape(of: piece)
    var piece = piece
    var (row, column) = (row, column)
    if row?.kind == .empty, column != nil { row = number(0, range) }
    let isColumn = row?.whole == 0
    if let number = row?.whole {
      if rows == 1, column != nil {
        if number > 1 { return failure("#REF!", range) }
      } else if number > 0 || rows > 1 || column == nil {
        piece = try part(of: piece, row: number, column: nil, name, range)
      }
      row = nil
    }
    if let number = column?.whole {
      if number > 0 || columns > 1 { piece = try part(of: piece, row: nil, column: number, name, range) }
      column = nil
    }
    if row == nil, column == nil { return piece }
    let (height, width) = shape(of: piece)
    if isColumn, height > 1, width > 1, let column { return try self.column(column, of: piece, name, range) }
    // A computed row is looked up, so that an index out of range is an error.
    if height == 1, row == nil, let given = column { (row, column) = (given, nil) }
    if width == 1, column != nil, row == nil { (row, column) = (column, nil) }
    let mayHoldError = kinds(of: piece).contains(.error)
    let isMixed = mixesItems(of: piece)
    let (list, kind, function, isWhole) = isMixed ? (piece, .mixed, "", true) : try items(of: piece)
    guard let first = row, let position = try converted(first, to: .numeric) else {
      // A row or column of an area with several is not a single value.
      throw single(piece)
    }
    guard let second = column else {
      guard height == 1 || width == 1 else { throw single(piece) }
      if isMixed { return try mixedItem(of: piece, at: position, name, range) }
      return found(
        taken(function, [list, position], kind, range), [position], isWhole, mayHoldError: mayHoldError)
    }
    guard let across = try converted(second, to: .numeric) else { throw otherValues(name, second.range) }
    let place = joined(
      "placeAt(", [position, across, number(height, range), number(width, range)], ")", .number, range)
    if isMixed {
      return try mixedItem(of: piece, at: flagged(place, by: [position, across]), name, range)
    }
    return found(
      taken(function, [list, place], kind, range), [position, across], isWhole, mayHoldError: mayHoldError)
  }

  /// The function applied to a list; truth values are converted from 0 and 1.
  private mutating func taken(
    _ function: String, _ operands: [DialectPiece], _ kind: Dialect.Kinds, _ range: SourceRange
  ) -> DialectPiece {
    guard kind == .truth else { return joined(function + "(", operands, ")", kind, range) }
    let number = joined(function + "(", operands, ")", .number, range)
    return infix("==", number, self.number(1, range), .truth, range)
  }

  /// For a function that returns one cell of an area: a list of the cells, their kind, the function, and whether it
  /// includes all cells. Of several kinds, the most frequent one is used.
  private mutating func items(
    of piece: DialectPiece
  ) throws(FormulaError) -> (list: DialectPiece, kind: Dialect.Kinds, function: String, isWhole: Bool) {
    let held = kinds(of: piece).subtracting(.error)
    if held == .named { return (try values(of: piece), .number, "numberAt", true) }
    let hasBlanks = !held.isDisjoint(with: [.blank, .missing])
    if held == .truth {
      return (try values(of: piece, .truth, skipsErrors: true), .truth, "numberAt", hasNoGaps(piece))
    }
    var isText = !held.contains(.number)
    if held.isSuperset(of: [.number, .text]) {
      let cells = try cells(of: piece)
      isText = cells.filter { $0.kind == .text }.count * 2 > cells.count
    }
    let isOneKind = held.subtracting([.blank, .missing]) == (isText ? .text : .number)
    // A missing number is the empty text there, but cells with errors are not.
    if hasBlanks, !isText { _ = try values(of: piece) }
    guard held.isDisjoint(with: .truth), isOneKind || !hasBlanks else {
      throw error(
        .noEquivalent(
          String(source.slice(piece.range)),
          reason: Phrase("cellsOfSeveralKinds", "its cells are of several kinds; here a list holds one")), piece.range)
    }
    if isText {
      return (
        try values(of: piece, .text, skipsErrors: true), .text, "textAt", isOneKind && !hasBlanks && hasNoGaps(piece)
      )
    }
    let list = try values(of: piece, [.number, .empty], skipsErrors: true)
    return hasBlanks ? (list, [.number, .missing], "cellAt", true) : (list, .number, "numberAt", isOneKind)
  }

  /// Whether no cell of an area is known to be empty.
  func hasNoGaps(_ piece: DialectPiece) -> Bool {
    guard let area = piece.area else { return piece.items != nil }
    return references.filled(area).map { $0.count == area.count } ?? false
  }

  /// A row or column of an area; 0 selects all of them.
  mutating func part(
    of piece: DialectPiece, row: Int?, column: Int?, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (rows, columns) = shape(of: piece)
    if (row ?? column) == 0 { return piece }
    // For a single row, the first index counts its columns.
    let (row, column) = rows == 1 && columns > 1 && column == nil ? (1, row ?? 1) : (row ?? 0, column ?? 0)
    guard (0...rows).contains(row), (0...columns).contains(column) else { return failure("#REF!", range) }
    if let area = piece.area {
      let part = area.part(
        rows: row == 0 ? 1...rows : row...row, columns: column == 0 ? 1...columns : column...column)
      return part.map { self.range($0, piece.range) } ?? failure("#REF!", range)
    }
    guard let items = piece.items else { throw otherValues(name, range) }
    let taken = items.pieces.indices.filter { index in
      (row == 0 || index / columns + 1 == row) && (column == 0 || index % columns + 1 == column)
    }.map { items.pieces[$0] }
    return taken.count == 1 ? taken[0] : array(taken, column == 0 ? columns : 1, piece.range)
  }

  /// `MATCH(x, area, how)`
  mutating func match(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let how = operands.count > 2 ? operands[2].whole ?? (operands[2].fixed.map { $0 ? 1 : 0 }) : 1
    guard let how else { throw otherValues(name, range) }
    return try position(
      of: operands[0], in: operands[1], how == 0 ? .equal : how > 0 ? .ascending : .descending, name, range)
  }

  /// `VLOOKUP` and `HLOOKUP`
  mutating func lookUp(
    inRows: Bool, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let isExact = operands.count > 3 ? operands[3].fixed.map { !$0 } ?? operands[3].whole.map { $0 == 0 } : false
    guard let isExact = operands.count > 3 && operands[3].kind == .empty ? true : isExact else {
      throw otherValues(name, range)
    }
    let first = try part(of: operands[1], row: inRows ? 1 : nil, column: inRows ? nil : 1, name, range)
    let place = try position(of: operands[0], in: first, isExact ? .equal : .ascending, name, range)
    return inRows
      ? try item(of: operands[1], operands[2], place, name, range)
      : try item(of: operands[1], place, operands[2], name, range)
  }

  /// `CHOOSE(k, a, b)`
  mutating func pick(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    if let place = operands[0].whole {
      return operands.indices.dropFirst().contains(place) ? operands[place] : failure("#VALUE!", range)
    }
    guard let number = try converted(operands[0], to: .numeric) else { throw otherValues(name, range) }
    let values = Array(operands.dropFirst())
    for (kind, function) in [(Dialect.Kinds.text, "textAt"), (.number, "numberAt")]
    where values.allSatisfy({ $0.literal != nil && $0.kind == kind }) {
      let list = joined("[", values, "]", .list, range)
      return joined("\(function)(", [list, number], ")", kind, range)
    }
    var pieces: [DialectPiece] = []
    for (index, operand) in operands.enumerated().dropFirst() {
      let place = try template("trunc($0)", [try copy(number)], .number, range)
      pieces += [infix("==", place, self.number(index, range), .truth, range), operand]
    }
    return try choices(pieces, otherwise: failure("#VALUE!", range), name, range)
  }

  /// A chain of conditions and values, and the default value.
  mutating func choices(
    _ pieces: [DialectPiece], otherwise: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var rest = otherwise
    for place in stride(from: pieces.count - 2, through: 0, by: -2) {
      rest = try choice([pieces[place], pieces[place + 1], rest], name, range)
    }
    return rest
  }

  /// `SWITCH(x, a, value, …, otherwise)`
  mutating func choices(
    of operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var pieces: [DialectPiece] = []
    for place in stride(from: 1, to: operands.count - 1, by: 2) {
      guard let holds = try comparison("==", [try copy(operands[0]), operands[place]], name, range) else {
        throw otherValues(name, range)
      }
      pieces += [holds, operands[place + 1]]
    }
    let other = operands.count % 2 == 0 ? operands[operands.count - 1] : failure("#N/A", range)
    return try choices(pieces, otherwise: other, name, range)
  }
}
