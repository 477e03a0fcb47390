import ReckonCatalogue

/// `FILTER`, `SORT`, `UNIQUE`, `CHOOSECOLS` and `SEQUENCE`.
extension DialectWriter {
  /// The maximum numbers of rows that are selected, and of rows that are compared with each other.
  static let mostRows = 10_000
  private static let mostCompared = 1000
  private static let mostSorted = 2000

  /// Array functions, which are applied to each cell of areas.
  static let functionsOfArrays: Set<String> = [
    "sumproduct", "filter", "sort", "sortby", "unique", "choosecols", "lookup", "xlookup", "xmatch", "index",
    "frequency", "mmult", "transpose", "mode", "mode.sngl", "correl", "pearson", "rsq", "slope", "intercept",
    "forecast", "forecast.linear", "trend", "covar", "covariance.p", "covariance.s", "sumxmy2", "sumx2my2",
    "sumx2py2",
  ]

  mutating func filtered(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    guard operands[0].table.isEmpty, operands[1].kind.contains(.list) else { throw otherValues(name, range) }
    var table = try table(of: operands[0], name)
    let (rows, columns) = shape(of: operands[1])
    guard rows == table.places.sequence?.count, columns == 1,
      operands[1].area != nil || !operands[1].elements.isDisjoint(with: .numeric)
    else { throw otherValues(name, operands[1].range) }
    let holds = operands[1].area == nil ? operands[1] : try values(of: operands[1])
    table.places = joined("placesWhere(", [holds], ")", .list, range)
    if operands.count > 2 { table.otherwise = [operands[2]] }
    return try piece(table, range)
  }

  mutating func sorted(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var table = try table(of: operands[0], name)
    func given(_ place: Int) -> Int? {
      operands.count > place && operands[place].kind != .empty ? operands[place].whole : 1
    }
    guard let key = given(1), table.columns.indices.contains(key - 1), let order = given(2), operands.count < 4 else {
      throw otherValues(name, range)
    }
    // A single column of numbers is sorted as a list.
    if operands[0].table.isEmpty, table.columns.count == 1, abs(order) == 1, kinds(of: operands[0]) == .number,
      hasNoGaps(operands[0])
    {
      let list = try values(of: operands[0])
      var sorted =
        order == 1
        ? joined("sort(", [list], ")", .list, range)
        : prefix("-", joined("sort(", [prefix("-", list, .list, range)], ")", .list, range), .list, range)
      (sorted.elements, sorted.shape, sorted.mayFail) = (.number, shape(of: operands[0]), true)
      return sorted
    }
    table.places = try places(table.places, by: table.columns[key - 1], order, name, range)
    return try piece(table, range)
  }

  /// `SORTBY(x, keys, order, keys, order)`
  mutating func sortedByKeys(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    guard operands[0].table.isEmpty, let rows = operands[0].area?.rows.count else { throw otherValues(name, range) }
    var table = try table(of: operands[0], name)
    // Sorts by the last key first; each sort is stable.
    for place in stride(from: 1, to: operands.count, by: 2).reversed() {
      let isGiven = operands.count > place + 1 && operands[place + 1].kind != .empty
      guard let order = isGiven ? operands[place + 1].whole : 1, let keys = operands[place].area,
        keys.columns.count == 1, keys.rows.count == rows
      else { throw otherValues(name, range) }
      table.places = try places(table.places, by: operands[place], order, name, range)
    }
    return try piece(table, range)
  }

  /// Positions sorted by keys without missing values.
  private mutating func places(
    _ places: DialectPiece, by keys: DialectPiece, _ order: Int, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let held = kinds(of: keys)
    guard abs(order) == 1, keys.area?.rows.count ?? 0 <= Self.mostSorted, held == .number || held == .text,
      hasNoGaps(keys)
    else { throw otherValues(name, range) }
    let function = held == .text ? "placesInTextOrder(" : "placesInOrder("
    return joined(function, [try values(of: keys, held), places, number(order, range)], ")", .list, range)
  }

  mutating func unique(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    if operands.count > 1, operands[1].fixed == true, operands.dropFirst(2).allSatisfy({ $0.kind == .empty }),
      let row = try uniqueInRow(operands[0], range)
    {
      return row
    }
    // Neither unique columns of several rows nor rows that occur exactly once are supported.
    guard operands.dropFirst().allSatisfy({ $0.kind == .empty || $0.fixed == false }) else {
      throw otherValues(name, range)
    }
    guard let area = operands[0].area, area.columns.count == 1, area.rows.count > 1,
      area.rows.count <= Self.mostCompared, hasNoGaps(operands[0])
    else {
      throw otherValues(name, range)
    }
    let kinds = kinds(of: operands[0])
    guard kinds == .number || kinds == .text else { throw otherValues(name, range) }
    var table = try table(of: operands[0], name)
    let function = kinds == .text ? "firstPlacesOfTexts(" : "firstPlaces("
    table.places = joined(function, [try values(of: operands[0], kinds)], ")", .list, range)
    return try piece(table, range)
  }

  /// The distinct cells of a row, in order; `nil` for kinds other than numbers or texts.
  private mutating func uniqueInRow(
    _ piece: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard let area = piece.area, area.rows.count == 1, (2...Self.mostCompared).contains(area.columns.count),
      hasNoGaps(piece)
    else { return nil }
    let held = kinds(of: piece)
    guard held == .number || held.subtracting(.blank) == .text else { return nil }
    let isText = held != .number
    let list = try values(of: piece, isText ? [.text, .blank] : .number)
    let places = joined(isText ? "firstPlacesOfTexts(" : "firstPlaces(", [try copy(list)], ")", .list, range)
    var row = joined(isText ? "takenTexts(" : "taken(", [list, places], ")", .list, range)
    (row.elements, row.shape, row.mayFail) = (isText ? .text : .number, (1, -1), true)
    return row
  }

  mutating func columnsChosen(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var table = try table(of: operands[0], name)
    var columns: [DialectPiece] = []
    for operand in operands.dropFirst() {
      guard let number = operand.whole, table.columns.indices.contains(number - 1) else {
        throw otherValues(name, range)
      }
      columns.append(table.columns[number - 1])
    }
    if operands[0].table.isEmpty, columns.count == 1 { return columns[0] }
    table.columns = columns
    return try piece(table, range)
  }

  /// `SEQUENCE(rows, columns, first, step)`
  mutating func counted(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var given: [DialectPiece] = []
    for place in 0..<4 {
      let isGiven = operands.count > place && (operands[place].kind != .empty || operands[place].area != nil)
      guard let piece = isGiven ? try converted(operands[place], to: .numeric) : number(1, range) else {
        throw otherValues(name, range)
      }
      given.append(piece)
    }
    let (rows, columns) = (given[0].whole, given[1].whole)
    guard columns != nil || rows == 1 else { throw otherValues(name, range) }
    var piece =
      operands.count == 1
      ? joined("countedTo(", [given[0]], ")", .list, range) : joined("countedFrom(", given, ")", .list, range)
    (piece.elements, piece.shape, piece.mayFail) = (.number, (rows == 1 ? 1 : -1, columns ?? -1), true)
    return piece
  }

  /// `TAKE(area, rows, columns)` and `DROP`, of literal numbers.
  mutating func taken(
    isDropped: Bool, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var numbers: [Int?] = [nil, nil]
    for (index, operand) in operands.dropFirst().enumerated() where operand.kind != .empty || operand.area != nil {
      guard let number = operand.whole else { throw otherValues(name, range) }
      numbers[index] = number
    }
    guard let area = operands[0].area, !area.isUnbounded else { throw otherValues(name, range) }
    return area.taken(rows: numbers[0], columns: numbers[1], isDropped: isDropped).map { self.range($0, range) }
      ?? failure("#CALC!", range)
  }

  /// `FREQUENCY(numbers, limits)`
  mutating func frequencies(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    guard hasNoGaps(operands[1]), kinds(of: operands[1]).isSubset(of: .number) else { throw otherValues(name, range) }
    let lists = [try values(of: operands[0]), try values(of: operands[1])]
    var piece = joined("frequencies(", lists, ")", .list, range)
    (piece.elements, piece.shape, piece.mayFail) = (.number, (-1, 1), true)
    return piece
  }

  /// The value at a row and a column of a computed list.
  mutating func itemOfComputed(
    _ piece: DialectPiece, _ row: DialectPiece?, _ column: DialectPiece?, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    guard let row, row.whole != 0, row.kind != .empty, let position = try converted(row, to: .numeric) else {
      throw single(piece)
    }
    let number = column.map { $0.whole } ?? 1
    guard let number else { throw single(piece) }
    if let table = piece.table.first {
      guard table.columns.indices.contains(number - 1), !table.fallsToBlank else { throw single(piece) }
      let place = joined("numberAt(", [table.places, position], ")", .number, range)
      var taken = try item(of: table.columns[number - 1], place, nil, name, range)
      (taken.mayFail, taken.failsOnlyToFind) = (true, false)
      if let other = table.otherwise.first {
        guard row.whole == 1, number == 1 else { return taken }
        let isNone = joined("iserror(", [try copy(table.places)], ")", .truth, range)
        return try choice([isNone, other, taken], name, range)
      }
      return taken
    }
    let columns = shape(of: piece).columns
    let isText = piece.elements == .text
    guard isText || piece.elements == .number || piece.elements == [.number, .missing], number >= 1,
      columns == -1 ? shape(of: piece).rows == 1 && row.whole == 1 : number <= max(columns, 1)
    else { throw single(piece) }
    let place =
      columns == 1
      ? position
      : shape(of: piece).rows == 1 && row.whole == 1
        ? self.number(number, range)
        : infix(
          "+",
          infix(
            "*", infix("-", position, self.number(1, range), .number, range), self.number(columns, range), .number,
            range),
          self.number(number, range), .number, range)
    var taken =
      isText
      ? joined("textAt(", [piece, place], ")", .text, range)
      : joined("numberAt(", [withoutGaps(piece), place], ")", .number, range)
    taken.mayFail = true
    return taken
  }

  /// `IFERROR(FILTER(…),"")`
  func orBlank(_ operands: [DialectPiece]) -> DialectPiece? {
    guard operands[1].kind == .blank, operands[0].elements == .text, !operands[0].table.isEmpty else { return nil }
    var piece = operands[0]
    piece.table[0].fallsToBlank = true
    return piece
  }

  /// The nonempty texts of a computed list, joined with a separator; `nil` for another operand.
  mutating func joinedTexts(
    _ piece: DialectPiece, _ between: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard let table = piece.table.first, piece.elements == .text else { return nil }
    let text = joined("joinedTexts(", [piece, between], ")", .text, range)
    guard table.fallsToBlank else { return text }
    return joined("iferror(", [text, atom("\"\"", .text, range)], ")", .text, range)
  }

  /// A column computed from an area.
  mutating func column(
    _ column: DialectPiece, of piece: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (rows, columns) = shape(of: piece)
    guard piece.area.map({ !$0.isUnbounded || $0.columns.count < 100 }) ?? false,
      let position = try converted(column, to: .numeric)
    else { throw single(piece) }
    var list = joined(
      "columnAt(", [try values(of: piece), position, number(columns, range)], ")", .list, range)
    // Values that are not numbers are skipped, as in an area.
    (list.elements, list.shape, list.mayFail) = ([.number, .blank], (rows, 1), true)
    return list
  }
}
