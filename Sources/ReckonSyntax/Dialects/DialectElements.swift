import ReckonCatalogue

/// An array formula, whose value has one element per cell of a range, as formulas of single cells.
///
/// Scalar operators and functions take the element of each operand that belongs to the cell; a single row or column is
/// repeated (broadcast), and elements out of range are `#N/A`. `A1:A3*B1` is `A2*B1` in the second row.
package struct DialectElements {
  /// The rows and columns of a value; `nil` if known only at run time.
  typealias Shape = (rows: Int, columns: Int)

  let source: SourceText
  let dialect: Dialect
  let references: DialectReferences
  let tree: DialectTree
  /// The first node of each node's operands, and the source range that a node covers.
  private(set) var starts: [Int] = []
  private(set) var extents: [SourceRange] = []
  private(set) var shapes: [Shape?] = []
  private(set) var areas: [SheetArea?] = []
  /// Whether the value depends on the formula's own cell, so that only that cell's element is known.
  private var isPlaced = false
  /// References to the formula's own row of a table, which is not the row of the cell.
  private var rowsOfTables: [Change] = []

  /// - Parameter references: those of the cell that has the formula.
  /// - Throws: syntax errors of the dialect.
  /// - Complexity: O(length).
  package init(
    _ source: SourceText, in dialect: Dialect, references: DialectReferences, limits: Limits
  ) throws(FormulaError) {
    (self.source, self.dialect, self.references) = (source, dialect, references)
    tree = try DialectParser.tree(of: source, in: dialect, limits: limits)
    for index in tree.nodes.indices { measure(index) }
  }

  /// The operands of a node, in order.
  func operands(of index: Int) -> [Int] {
    var result: [Int] = []
    var last = index - 1
    for _ in 0..<tree.nodes[index].count {
      result.append(last)
      last = starts[last] - 1
    }
    return result.reversed()
  }

  private mutating func measure(_ index: Int) {
    let node = tree.nodes[index]
    var (last, start, extent) = (index - 1, index, node.range)
    for _ in 0..<node.count {
      extent = extent.union(extents[last])
      start = starts[last]
      last = start - 1
    }
    starts.append(start)
    extents.append(extent)
    areas.append(nil)
    shapes.append(nil)
    areas[index] = area(of: index)
    shapes[index] = areas[index].map { ($0.rows.count, $0.columns.count) } ?? shape(of: index)
  }

  /// The area that a node refers to.
  private mutating func area(of index: Int) -> SheetArea? {
    let node = tree.nodes[index]
    switch node.kind {
    case .reference(let area): return area
    case .name(_, isQuoted: false):
      if case .area(let area)? = references.meaning(String(source.slice(node.range))) { return area }
      return nil
    case .structured(let text):
      guard let area = references.table(text) else { return nil }
      if text.contains("@") || text.lowercased().contains("#this row") {
        rowsOfTables.append(Change(range: node.range, text: area.source))
        isPlaced = isPlaced || !area.isCell
      }
      return area
    case .group: return areas[index - 1]
    case .call(let name) where DialectWriter.withoutPrefix(name) == "anchorarray" && node.count == 1:
      return areas[index - 1].flatMap { references.spill($0) }
    case .apply(let number):
      guard case .form(let form)? = dialect.operators[number].meanings.first?.target else { return nil }
      if case .same = form { isPlaced = true }
      if case .spill = form { return areas[index - 1].flatMap { references.spill($0) } }
      guard case .rectangle = form else { return nil }
      let given = operands(of: index).map { areas[$0] }
      guard let first = given[0], let last = given[1] else { return nil }
      return first.rectangle(with: last)
    case .call(let name): return area(ofCall: DialectWriter.withoutPrefix(name), operands(of: index))
    default: return nil
    }
  }

  private mutating func shape(of index: Int) -> Shape? {
    let node = tree.nodes[index]
    switch node.kind {
    case .number, .text, .error, .empty: return (1, 1)
    case .group: return shapes[index - 1]
    case .array(let columns): return columns > 0 ? (node.count / columns, columns) : nil
    case .name(let name, _):
      if dialect.constants[name] != nil { return (1, 1) }
      if case .value? = references.meaning(String(source.slice(node.range))) { return (1, 1) }
      return nil
    case .apply(let number):
      if case .form(.rectangle)? = dialect.operators[number].meanings.first?.target { return nil }
      return common(operands(of: index))
    case .call(let name): return shape(ofCall: DialectWriter.withoutPrefix(name), index)
    default: return nil
    }
  }

  private mutating func shape(ofCall name: String, _ index: Int) -> Shape? {
    let operands = operands(of: index)
    switch name {
    case "transpose": return operands.first.flatMap { shapes[$0] }.map { ($0.columns, $0.rows) }
    case "mmult":
      guard operands.count == 2, let first = shapes[operands[0]], let second = shapes[operands[1]],
        first.columns == second.rows
      else { return nil }
      return (first.rows, second.columns)
    case "choosecols":
      return columns(of: index).flatMap { columns in shapes[operands[0]].map { ($0.rows, columns.count) } }
    case "row", "column":
      guard let first = operands.first else {
        isPlaced = true
        return (1, 1)
      }
      return areas[first].map { name == "row" ? ($0.rows.count, 1) : (1, $0.columns.count) }
    case "xlookup":
      guard operands.count > 2, let wanted = shapes[operands[0]], let keys = shapes[operands[1]],
        let values = shapes[operands[2]]
      else { return nil }
      if wanted == (1, 1) { return keys.columns == 1 ? (1, values.columns) : (values.rows, 1) }
      return values.rows == 1 || values.columns == 1 ? wanted : nil
    default:
      guard let lifted = lifted(name, operands) else { return nil }
      return common(lifted)
    }
  }

  /// The broadcast shape of some operands.
  private func common(_ operands: [Int]) -> Shape? {
    var shape: Shape = (1, 1)
    for operand in operands {
      guard let given = shapes[operand] else { return nil }
      shape = (max(shape.rows, given.rows), max(shape.columns, given.columns))
    }
    return shape
  }

  /// The operands of which a scalar function takes one element; `nil` for a function whose value may be an array.
  private func lifted(_ name: String, _ operands: [Int]) -> [Int]? {
    guard
      let row = dialect.functionNumbers[name]?.map({ dialect.functions[$0] }).first(where: {
        $0.counts.contains(operands.count)
      }), let meaning = row.meanings.first
    else { return nil }
    // A function of lists takes its lists complete.
    let single = operands.indices.filter { number in
      let taken = number < meaning.operands.count ? meaning.operands[number] : meaning.operands.last ?? .any
      return !taken.contains(.list) || taken == .any
    }
    switch meaning.target {
    case .none: return nil
    case .form(let form):
      if case .join = form, name != "concatenate" { return [] }
      return form.lifted(operands.count).map { numbers in numbers.filter { single.contains($0) }.map { operands[$0] } }
    case .call, .template, .prefix, .infix, .postfix, .operand: return single.map { operands[$0] }
    }
  }

  /// The column numbers that `CHOOSECOLS` takes; `nil` unless they are literals.
  private func columns(of index: Int) -> [Int]? {
    let operands = operands(of: index)
    guard operands.count > 1, let width = shapes[operands[0]]?.columns else { return nil }
    var columns: [Int] = []
    for operand in operands.dropFirst() {
      guard case .number(let text) = tree.nodes[operand].kind, let column = Int(text), (1...width).contains(column)
      else {
        return nil
      }
      columns.append(column)
    }
    return columns
  }

  // MARK: Text

  /// The formula of one cell of the array's range.
  ///
  /// - Parameters:
  ///   - row: the row in the range, from 1; `column` is analogous.
  ///   - isWhole: whether the range has all elements of the value.
  /// - Returns: `nil` if the element that the cell takes is not known.
  /// - Complexity: O(length).
  package func text(row: Int, column: Int, isWhole: Bool) -> String? {
    if isPlaced { return nil }
    var changes = rowsOfTables
    var open: [(node: Int, row: Int, column: Int)] = [(tree.nodes.count - 1, row, column)]
    // A value whose size is known only at run time must be the only array.
    var (hasArray, hasOpaque) = (false, false)
    while let (index, row, column) = open.popLast() {
      guard let shape = shapes[index] else {
        guard isKnown(index) else { return nil }
        hasOpaque = true
        changes += item(of: index, row, column)
        continue
      }
      if shape == (1, 1) { continue }
      let place = (row: shape.rows == 1 ? 1 : row, column: shape.columns == 1 ? 1 : column)
      guard place.row <= shape.rows, place.column <= shape.columns else {
        changes.append(Change(range: extents[index], text: "#N/A"))
        continue
      }
      if let area = areas[index] {
        hasArray = true
        guard let cell = area.part(rows: place.row...place.row, columns: place.column...place.column) else {
          return nil
        }
        changes.append(Change(range: extents[index], text: cell.source))
        continue
      }
      let operands = operands(of: index)
      switch tree.nodes[index].kind {
      case .group: open.append((index - 1, place.row, place.column))
      case .array(let columns):
        hasArray = true
        let item = extents[operands[(place.row - 1) * columns + place.column - 1]]
        changes.append(Change(range: extents[index], text: String(source.slice(item))))
      case .apply: open += operands.map { ($0, place.row, place.column) }
      case .call(let name):
        switch DialectWriter.withoutPrefix(name) {
        case "transpose":
          changes += alone(operands[0], in: index)
          open.append((operands[0], place.column, place.row))
        case "mmult":
          hasArray = true
          changes += item(of: index, place.row, place.column)
        case "choosecols":
          guard let columns = columns(of: index) else { return nil }
          changes += alone(operands[0], in: index)
          open.append((operands[0], place.row, columns[place.column - 1]))
        case "row", "column":
          guard let first = areas[operands[0]]?.first else { return nil }
          hasArray = true
          let isRow = place.row > 1 || shape.rows > 1
          let number = isRow ? first.row + place.row - 1 : first.column + place.column - 1
          changes.append(Change(range: extents[index], text: "\(number)"))
        case "xlookup":
          hasArray = true
          guard shapes[operands[0]] ?? (1, 1) == (1, 1) else {
            open.append((operands[0], place.row, place.column))
            continue
          }
          guard let keys = shapes[operands[1]], let values = areas[operands[2]] else { return nil }
          let part = keys.columns == 1 ? values.column(place.column) : values.row(place.row)
          guard let part else { return nil }
          changes.append(Change(range: extents[operands[2]], text: part.source))
        case let name:
          guard let lifted = lifted(name, operands) else { return nil }
          open += lifted.map { ($0, place.row, place.column) }
        }
      default: return nil
      }
    }
    if hasOpaque, hasArray || !isWhole { return nil }
    return written(changes)
  }

  /// Whether a node is a call of a function that the dialect has.
  private func isKnown(_ index: Int) -> Bool {
    guard case .call(let name) = tree.nodes[index].kind else { return false }
    return dialect.functionNumbers[DialectWriter.withoutPrefix(name)] != nil
  }
}
