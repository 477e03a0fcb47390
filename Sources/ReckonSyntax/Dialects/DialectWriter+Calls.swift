import ReckonCatalogue

/// Names, calls and complete formulas of a dialect of cells.
extension DialectWriter {
  static func isBuiltIn(_ function: String) -> Bool {
    Catalogue.isFunction(function) || Catalogue.functionIndex(synonym: function) != nil
  }

  /// A function's name without the prefix that newer versions of the file format add.
  static func withoutPrefix(_ name: String) -> String {
    var name = name[...]
    for prefix in ["_xlfn.", "_xlws.", "_xludf."] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    return String(name)
  }

  /// Whether each node is an operand, at any depth, of a function that is applied to each cell of areas.
  static func areInArrays(_ tree: DialectTree) -> [Bool] {
    var areInArrays = [Bool](repeating: false, count: tree.nodes.count)
    // For each node with operands left: how many, and whether they are in an array context.
    var open: [(count: Int, isInArray: Bool)] = []
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      areInArrays[index] = open.last?.isInArray ?? false
      if let last = open.indices.last { open[last].count -= 1 }
      var isArray = areInArrays[index]
      if case .call(let name) = node.kind, functionsOfArrays.contains(withoutPrefix(name)) { isArray = true }
      if node.count > 0 { open.append((node.count, isArray)) }
      while let last = open.last, last.count == 0 { open.removeLast() }
    }
    return areInArrays
  }

  /// The meaning whose operand kinds the operands can be converted to.
  mutating func converted(
    by meanings: [Dialect.Meaning], _ name: String, _ operands: [DialectPiece], _ range: SourceRange, sign: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    for meaning in meanings {
      let operands = try intersections(of: operands, meaning, name)
      if let failing = try failingCell(meaning, name, operands) { return failing }
      if let piece = try eachItem(meaning, name, operands, range, sign: sign) { return piece }
      var given: [DialectPiece] = []
      for (index, operand) in operands.enumerated() {
        let taken = index < meaning.operands.count ? meaning.operands[index] : meaning.operands.last ?? .any
        guard let piece = try converted(operand, to: taken) else { break }
        given.append(piece)
      }
      guard given.count == operands.count, meaning.isForm || !given.contains(where: { $0.isMixed }) else { continue }
      var piece = try written(meaning, name, given, range, sign: sign)
      piece.mayFail = piece.mayFail || Self.mayFail(meaning.target, given)
      if case .form(.choice) = meaning.target {
      } else {
        piece.failsForOtherKinds = piece.failsForOtherKinds || given.contains { $0.failsForOtherKinds }
      }
      piece.isCount = Self.isCount(meaning.target, name, given)
      if piece.area == nil { piece.mayHoldError = Self.holdsErrors(meaning.target, given) }
      if case .prefix("-") = meaning.target, case .number(let text)? = given[0].literal {
        piece.literal = .number("-" + text)
      }
      return piece
    }
    if let list = operands.first(where: { $0.kind.contains(.list) }) { throw single(list) }
    throw otherValues(name, sign)
  }

  /// Whether the result is certainly an integer.
  private static func isCount(_ target: Dialect.Target, _ name: String, _ operands: [DialectPiece]) -> Bool {
    if case .infix(let sign) = target { return "+-*".contains(sign) && operands.allSatisfy { $0.isWholeNumber } }
    return countingFunctions.contains(name)
  }

  /// Functions whose values are integers.
  private static let countingFunctions: Set<String> = [
    "len", "row", "column", "rows", "columns", "count", "counta", "countblank", "countif", "countifs", "match",
    "xmatch", "year", "month", "day", "hour", "minute", "weekday", "weeknum", "isoweeknum", "int", "find", "search",
    "sign", "rank", "rank.eq", "fact", "days", "datedif", "networkdays",
  ]

  /// Whether the result may contain errors of cells.
  private static func holdsErrors(_ target: Dialect.Target, _ operands: [DialectPiece]) -> Bool {
    switch target {
    case .form(.fallback): operands.count > 1 && operands[1].mayHoldError
    case .form(.fails), .form(.isKind), .form(.isEmpty), .form(.rows), .form(.columns), .form(.row), .form(.column):
      false
    default: operands.contains { $0.mayHoldError }
    }
  }

  /// Whether the result may be an error although no operand is one.
  private static func mayFail(_ target: Dialect.Target, _ operands: [DialectPiece]) -> Bool {
    if operands.contains(where: { $0.mayFail || $0.kind.contains(.missing) }) {
      if case .form(.fallback) = target { return operands.count > 1 && operands[1].mayFail }
      if case .form(.fails) = target { return false }
      return true
    }
    switch target {
    case .prefix, .postfix, .operand: return false
    case .infix(let sign): return sign == "/" && !operands[1].isNotZero
    case .form(let form): return form.mayFail(operands.count)
    case .call(let name): return !["abs", "floor", "round", "lower", "upper", "length", "sign"].contains(name)
    case .template(let text):
      return text.contains("(")
        && !["trimmed", "capitalized", "substituted", "slice"].contains(String(text.prefix { $0 != "(" }))
    case .none: return false
    }
  }

  /// A defined name.
  mutating func defined(_ name: String, _ range: SourceRange) throws(FormulaError) -> DialectPiece {
    switch references.meaning(name) {
    case .area(let area)?: return try reference(area, range)
    case .value(let known)?:
      use(name)
      return atom(known.text, known.kind, range)
    case nil:
      // Names there are case-insensitive: the first spelling is used throughout.
      let spelling = names.first { $0.lowercased() == name.lowercased() } ?? name
      use(spelling)
      return atom(Self.written(spelling), .named, range)
    }
  }

  mutating func table(_ text: String, _ range: SourceRange) throws(FormulaError) -> DialectPiece {
    guard let area = references.table(text) else {
      throw error(.noEquivalent(text, reason: Phrase("tableNotKnown", "the table is not known here")), range)
    }
    return area.isCell ? cell(area, range) : self.range(area, range)
  }

  /// Writes a node. A node without equivalent is an error only if it is used: a choice may leave it out.
  mutating func writeUnlessLeftOut(
    _ node: DialectTree.Node, _ operands: [DialectPiece]
  ) throws(FormulaError) -> DialectPiece {
    var isChoice = false
    if case .call(let name) = node.kind {
      isChoice = ["if", "ifs", "choose", "switch"].contains(Self.withoutPrefix(name))
    }
    let refused = isChoice && operands.first?.refusal == nil ? nil : operands.first { $0.refusal != nil }
    if let refused { return refused }
    do throws(FormulaError) { return try write(node, operands) } catch {
      switch error.kind {
      case .noEquivalent, .unknownFunction: break
      default: throw error
      }
      var piece = atom("0", .number, node.range)
      piece.refusal = error
      return piece
    }
  }

  /// Implicit intersection in a formula that is not an array formula: operands of which one value is taken.
  private mutating func intersections(
    of operands: [DialectPiece], _ meaning: Dialect.Meaning, _ name: String
  ) throws(FormulaError) -> [DialectPiece] {
    guard !references.evaluatesArrays, !isInArray, operands.contains(where: { $0.kind.contains(.list) }) else {
      return operands
    }
    var single = Array(operands.indices)
    if case .form(let form) = meaning.target {
      single = name == "concat" ? [] : form.lifted(operands.count) ?? []
    }
    var operands = operands
    for index in single {
      let taken = index < meaning.operands.count ? meaning.operands[index] : meaning.operands.last ?? .any
      if taken.contains(.list), taken != .any { continue }
      operands[index] = try intersection(of: operands[index])
    }
    return operands
  }

  /// The cell of a column in the formula's own row, or of a row in its own column.
  mutating func intersection(of piece: DialectPiece) throws(FormulaError) -> DialectPiece {
    guard piece.kind.contains(.list), let area = piece.area, !references.evaluatesArrays, let place = references.place
    else { return piece }
    references.usesPlace()
    if area.columns.count == 1, area.rows ~= place.row {
      return try reference(
        SheetArea(sheet: area.sheet, CellPlace(column: area.columns.lowerBound, row: place.row)), piece.range)
    }
    if area.rows.count == 1, area.columns ~= place.column {
      return try reference(
        SheetArea(sheet: area.sheet, CellPlace(column: place.column, row: area.rows.lowerBound)), piece.range)
    }
    return failure("#VALUE!", piece.range)
  }

  /// The value of a complete formula.
  mutating func value(of piece: DialectPiece) throws(FormulaError) -> DialectPiece {
    if let refusal = piece.refusal { throw refusal }
    let piece = try intersection(of: piece)
    if piece.kind.contains(.list) { throw single(piece) }
    if let mixture = piece.mixture, !references.takesMixtures { throw self.mixture(mixture.name, piece.range) }
    return piece.kind == .empty ? atom("0", .number, piece.range) : piece
  }
}
