import ReckonCatalogue

/// Areas of cells and arrays as operands of functions.
extension DialectWriter {
  /// A cell as a piece.
  mutating func cell(_ area: SheetArea, _ range: SourceRange) -> DialectPiece {
    let known = references.cell(area)
    if known.kind == .mixed { return mixedCell(known, area, range) }
    var piece = atom(known.text, known.kind, range)
    (piece.area, piece.mayHoldError) = (area, known.kind != .empty && references.mayFail(area))
    if known.kind == .error { return failure(known.text, range) }
    if known.kind != .empty { use(area.name) }
    return piece
  }

  /// An area as a piece, which only some functions accept.
  mutating func range(_ area: SheetArea, _ range: SourceRange) -> DialectPiece {
    if area.isCell { return cell(area, range) }
    var piece = atom(area.name, .list, range)
    (piece.area, piece.mayHoldError) = (area, references.mayFail(area))
    return piece
  }

  mutating func array(_ items: [DialectPiece], _ columns: Int, _ range: SourceRange) -> DialectPiece {
    var piece = atom("[]", .list, range)
    piece.items = (items, columns)
    return piece
  }

  /// The rows and columns of a piece.
  func shape(of piece: DialectPiece) -> (rows: Int, columns: Int) {
    if let items = piece.items { return (items.pieces.count / max(items.columns, 1), items.columns) }
    if let area = piece.area { return (area.rows.count, area.columns.count) }
    return piece.shape ?? (1, 1)
  }

  /// The kinds that the nonempty cells of a piece may have.
  func kinds(of piece: DialectPiece) -> Dialect.Kinds {
    if let items = piece.items { return Self.union(items.pieces.map { $0.kind }) }
    guard let area = piece.area else { return piece.kind.contains(.list) ? piece.elements : piece.kind }
    if let known = references.kinds(area) { return known == .named ? known.union(.several) : known }
    guard let places = references.filled(area) else { return .named }
    return Self.union(places.map { references.cell(SheetArea(sheet: area.sheet, $0)).kind })
  }

  private static func union(_ kinds: [Dialect.Kinds]) -> Dialect.Kinds {
    let all = kinds.reduce(Dialect.Kinds()) { $0.union($1) }
    return all == .named && !kinds.contains(.named) ? all.union(.several) : all
  }

  /// The nonempty cells of an area, or the items of an array.
  ///
  /// - Throws: `noEquivalent` if they are not known.
  mutating func cells(of piece: DialectPiece) throws(FormulaError) -> [DialectPiece] {
    if let items = piece.items { return items.pieces }
    guard let area = piece.area else {
      guard !piece.kind.contains(.list) else { throw notKnown(piece) }
      return [piece]
    }
    guard let places = area.isCell ? [area.first] : references.filled(area) else { throw notKnown(piece) }
    return places.map { cell(SheetArea(sheet: area.sheet, $0), piece.range) }.filter { $0.kind != .empty }
  }

  func notKnown(_ piece: DialectPiece) -> FormulaError {
    error(
      .noEquivalent(
        String(source.slice(piece.range)), reason: Phrase("cellsNotKnown", "its cells are not known here")), piece.range
    )
  }

  // MARK: Lists

  /// A list of an area's cells in row-major order, with missing values for those of other kinds; with `.empty`, empty
  /// cells are 0.
  ///
  /// - Parameter skipsErrors: whether cells that contain an error are missing too.
  /// - Throws: `noEquivalent` if a cell contains an error, or the cells are not known.
  mutating func values(
    of piece: DialectPiece, _ kind: Dialect.Kinds = .number, skipsErrors: Bool = false
  ) throws(FormulaError) -> DialectPiece {
    if piece.area == nil, piece.items == nil {
      guard piece.table.isEmpty || !piece.elements.isEmpty else { throw single(piece) }
      return piece
    }
    guard skipsErrors || !kinds(of: piece).contains(.error) else {
      throw error(
        .noEquivalent(
          String(source.slice(piece.range)), reason: Phrase("errorInCells", "one of its cells holds an error")),
        piece.range)
    }
    if let area = piece.area, let text = name(of: area, kind.subtracting(.blank), kinds(of: piece)) {
      var list = atom(text, .list, piece.range)
      (list.elements, list.shape) = (kind.subtracting([.empty, .blank]), shape(of: piece))
      return list
    }
    var items = piece.items?.pieces ?? []
    if let area = piece.area {
      guard !area.isUnbounded, area.count <= DialectReferences.mostCells, let filled = references.filled(area) else {
        throw notKnown(piece)
      }
      let places = Set(filled)
      items = area.places.map { place in
        places.contains(place)
          ? cell(SheetArea(sheet: area.sheet, place), piece.range)
          : kind.contains(.empty) ? atom("0", .number, piece.range) : atom("missing", .missing, piece.range)
      }
    }
    // A list of missing values only is one of numbers.
    let isEmptyText = kind == .text && !items.contains { !$0.kinds.isDisjoint(with: kind) }
    for (index, item) in items.enumerated() {
      if !item.kinds.isDisjoint(with: kind) {
        if item.isMixed { items[index] = try part(of: item, kind.subtracting([.empty, .blank])) }
      } else if kind.contains(.blank), item.kinds.contains(.missing), item.kind != .missing {
        items[index] = try part(of: item, .text)
      } else {
        items[index] = atom(isEmptyText ? "\"\"" : "missing", .missing, piece.range)
      }
    }
    var list = joined("[", items, "]", .list, piece.range)
    (list.elements, list.shape) = (kind.subtracting([.empty, .blank]), shape(of: piece))
    return list
  }

  /// The name of a list of the cells, or the range in our notation if all its cells are numbers or empty.
  private mutating func name(of area: SheetArea, _ kind: Dialect.Kinds, _ kinds: Dialect.Kinds) -> String? {
    if let known = references.list(area, kind) {
      use(known.text)
      return known.text
    }
    guard !area.isCell, references.writesRanges else { return nil }
    if area.sheet != nil || area.isUnbounded {
      // If nothing is known of cells, the range is the name of a list.
      guard references.filled(area) == nil else { return nil }
      use(area.name)
      return Self.written(area.name)
    }
    let isPlain = kinds.isSubset(of: kind.union(.missing)) || kinds == .named
    guard isPlain else { return nil }
    use(area.name)
    return area.name
  }

  // MARK: Functions of many numbers

  /// The arguments of a function of all numbers in values and areas: texts, truth values and empty cells are skipped.
  mutating func numbers(in operands: [DialectPiece], _ name: String) throws(FormulaError) -> [DialectPiece] {
    var numbers: [DialectPiece] = []
    for operand in operands {
      if operand.kind.contains(.list) || operand.area != nil {
        if name != "count", let failing = try firstError(operand) { return [failing] }
        let held = kinds(of: operand)
        if operand.area != nil, held.isDisjoint(with: [.number, .missing, .mixed]) {
          continue
        } else if let area = operand.area, !area.isCell, let text = self.name(of: area, .number, held) {
          numbers.append(atom(text, .list, operand.range))
        } else if operand.area == nil, operand.items == nil {
          guard operand.table.isEmpty || !operand.elements.isEmpty else { throw single(operand) }
          if operand.elements != .truth { numbers.append(name == "sum" ? operand : withoutGaps(operand)) }
        } else {
          numbers += try numberCells(of: operand)
        }
      } else if operand.kind.contains(.missing) || operand.mayBeEmpty && name != "sum"
        || operand.mixture.map({ name == "count" || $0.leaves.contains { $0.area != nil } }) ?? false
      {
        throw otherValues(name, operand.range)
      } else if let number = try converted(operand, to: .numeric), name != "count" || !operand.mayFail {
        if name != "count" || number.kind != .error { numbers.append(number) }
      } else {
        throw otherValues(name, operand.range)
      }
    }
    return numbers
  }

  private mutating func firstError(_ piece: DialectPiece) throws(FormulaError) -> DialectPiece? {
    guard kinds(of: piece).contains(.error) else { return nil }
    guard let failing = try cells(of: piece).first(where: { $0.kind == .error }) else { throw notKnown(piece) }
    return failing
  }

  mutating func aggregate(
    _ function: String, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let numbers = try numbers(in: operands, name)
    if let error = numbers.first(where: { $0.kind == .error }) { return error }
    if numbers.count > 1, numbers.contains(where: { $0.kind == .list }) {
      return try aggregate(function, ofParts: numbers, operands, range)
    }
    if !numbers.isEmpty {
      if Self.isBuiltIn(function) { return joined(function + "(", numbers, ")", .number, range) }
      let list = numbers[0].kind == .list ? numbers[0] : joined("[", numbers, "]", .list, range)
      return joined(function + "(", [list], ")", .number, range)
    }
    switch function {
    case "sum", "product", "min", "max", "count", "squareSum": return atom("0", .number, range)
    default: return failure(function == "avg" ? "#DIV/0!" : "#NUM!", range)
    }
  }

  /// A function of all numbers in lists and values, split because the function here takes one list or single values.
  private mutating func aggregate(
    _ function: String, ofParts parts: [DialectPiece], _ operands: [DialectPiece], _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let values = parts.filter { $0.kind != .list }
    var lists = parts.filter { $0.kind == .list }
    switch function {
    case "sum", "product", "count", "squareSum", "min", "max":
      if !values.isEmpty { lists.append(joined("[", values, "]", .list, range)) }
      for index in lists.indices { lists[index] = joined(function + "(", [lists[index]], ")", .number, range) }
      if function == "min" || function == "max" { return joined(function + "(", lists, ")", .number, range) }
      let sign = function == "product" ? "*" : "+"
      return lists.dropFirst().reduce(lists[0]) { infix(sign, $0, $1, .number, range) }
    case "avg":
      var copies = parts
      for index in copies.indices { copies[index] = try copy(copies[index]) }
      let sum = try aggregate("sum", ofParts: parts, operands, range)
      return infix("/", sum, try aggregate("count", ofParts: copies, operands, range), .number, range)
    default:
      var cells: [DialectPiece] = []
      for operand in operands { cells += try numberCells(of: operand) }
      guard !cells.contains(where: { $0.kind.contains(.list) }) else { throw otherValues(function, range) }
      return joined(function + "(", [joined("[", cells, "]", .list, range)], ")", .number, range)
    }
  }

  mutating func number(_ value: Int, _ range: SourceRange) -> DialectPiece {
    var piece = atom(String(value), .number, range)
    piece.literal = .number(String(value))
    return piece
  }

  /// `ROWS`, `COLUMNS`, `ROW`, `COLUMN`
  mutating func extent(
    isOfRows: Bool, isPlace: Bool, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard let operand = operands.first else {
      return references.place.map { number(isOfRows ? $0.row : $0.column, range) }
    }
    guard operand.area != nil || !isPlace else { return nil }
    let (rows, columns) = shape(of: operand)
    guard isPlace else { return number(isOfRows ? rows : columns, range) }
    if let area = operand.area, (isOfRows ? rows : columns) > 1, references.evaluatesArrays || isInArray {
      let numbers = isOfRows ? area.rows : area.columns
      return sequence(numbers, isOfRows ? (rows, 1) : (1, columns), range)
    }
    guard let first = operand.area?.first, (isOfRows ? rows : columns) == 1 || operand.area?.isUnbounded == false else {
      return nil
    }
    return number(isOfRows ? first.row : first.column, range)
  }

  /// A piece that fails with an error of the dialect.
  mutating func failure(_ text: String, _ range: SourceRange) -> DialectPiece {
    var piece = atom("noValue(\(TextLiteral.written(text)))", .error, range)
    piece.mayFail = true
    piece.literal = .text(text)
    return piece
  }
}
