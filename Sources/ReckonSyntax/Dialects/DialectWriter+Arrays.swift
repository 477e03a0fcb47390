import ReckonCatalogue

/// Operators and functions applied to each cell of an area.
extension DialectWriter {
  /// An operator or function applied to each item of its list operands; `nil` if there are none.
  mutating func eachItem(
    _ meaning: Dialect.Meaning, _ name: String, _ operands: [DialectPiece], _ range: SourceRange, sign: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let lists = operands.filter { $0.kind.contains(.list) }
    guard references.evaluatesArrays || isInArray, !lists.isEmpty else { return nil }
    // Each item uses all operands, so none is left out.
    for operand in operands { if let refusal = operand.refusal { throw refusal } }
    let shapes = lists.map { self.shape(of: $0) }
    // The length of a single list need not be known.
    let shape =
      shapes.count == 1
      ? shapes[0]
      : (rows: shapes.reduce(1) { max($0, $1.rows) }, columns: shapes.reduce(1) { max($0, $1.columns) })
    let isSame = shapes.allSatisfy { $0 == shape }
    // Arithmetic broadcasts a row and a column.
    let areRepeated = shapes.map {
      ($0.rows == 1 || $0.rows == shape.rows) && ($0.columns == 1 || $0.columns == shape.columns)
    }
    guard !areRepeated.contains(false) else { return nil }
    switch meaning.target {
    case .infix, .prefix, .postfix: return try term(meaning, name, operands, shape, range, sign: sign)
    case .form(.power) where operands[1].isNotZero:
      return try term(.numbers(.infix("^")), name, operands, shape, range, sign: sign)
    default: if !isSame { return nil }
    }
    switch meaning.target {
    case .form(.comparison(let sign)):
      return try comparisonOfEach(sign, operands, range).map { list($0, .truth, shape) }
    case .form(.choice):
      let hasBlanks = operands.contains { $0.kind == .blank || $0.elements.contains(.blank) }
      return try choiceOfEach(operands, shape, range).map { list($0, hasBlanks ? [.number, .blank] : .number, shape) }
    case .call, .template:
      return try call(meaning, name, operands, range, sign: sign).map { list($0, meaning.result, shape) }
    default: return nil
    }
  }

  /// A function of one value, applied to each item of a list.
  private mutating func call(
    _ meaning: Dialect.Meaning, _ name: String, _ operands: [DialectPiece], _ range: SourceRange, sign: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard operands.filter({ $0.kind.contains(.list) }).count == 1, !names.contains("item") else { return nil }
    var given: [DialectPiece] = []
    var list: DialectPiece?
    for (index, operand) in operands.enumerated() {
      let taken = index < meaning.operands.count ? meaning.operands[index] : meaning.operands.last ?? .any
      if operand.kind.contains(.list) {
        let kind: Dialect.Kinds = taken == .text ? .text : .number
        let held = kinds(of: operand)
        guard !taken.contains(.list), held.isSubset(of: kind) || held == .named else { return nil }
        list = try values(of: operand, kind)
        let isComputed = operand.area == nil && operand.items == nil
        var item = atom(isComputed ? "item" : kind == .text ? "item ?? \"\"" : "item ?? 0", kind, operand.range)
        if !isComputed { item.level = .fallback }
        given.append(item)
      } else {
        guard let piece = try converted(operand, to: taken) else { return nil }
        given.append(piece)
      }
    }
    guard let list else { return nil }
    return joined("map(item in ", [list, try written(meaning, name, given, range, sign: sign)], ")", .list, range)
  }

  /// `IF` of each item: numbers, and missing values if there is no third operand.
  private mutating func choiceOfEach(
    _ operands: [DialectPiece], _ shape: (rows: Int, columns: Int), _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let condition = operands[0]
    guard condition.kind.contains(.list), condition.area == nil, condition.items == nil, !names.contains("item") else {
      return nil
    }
    /// A list, a value or nothing: the empty text is skipped if a list of numbers is required.
    func value(_ place: Int, _ writer: inout DialectWriter) throws(FormulaError) -> (
      piece: DialectPiece,
      isList: Bool
    )? {
      guard operands.count > place, operands[place].kind != .blank else {
        return (writer.atom("missing", .missing, range), false)
      }
      let isList = operands[place].kind.contains(.list)
      let piece =
        isList ? try writer.terms(of: operands[place]) : try writer.converted(operands[place], to: .numeric)
      return piece.map { ($0, isList) }
    }
    guard let first = try value(1, &self), let other = try value(2, &self) else { return nil }
    switch (first.isList, other.isList) {
    case (true, true):
      return joined("chosenOrOther(", [condition, first.piece, other.piece], ")", .list, range)
    case (true, false):
      if other.piece.kind == .missing { return joined("chosenItems(", [condition, first.piece], ")", .list, range) }
      return joined("chosenOr(", [condition, first.piece, other.piece], ")", .list, range)
    case (false, true):
      let negated = joined("areNot(", [condition], ")", .list, range)
      if first.piece.kind == .missing { return joined("chosenItems(", [negated, other.piece], ")", .list, range) }
      return joined("chosenOr(", [negated, other.piece, first.piece], ")", .list, range)
    case (false, false):
      return try template(
        "map(item in $0, if(item != 0, $1, $2))", [condition, first.piece, other.piece], .list, range)
    }
  }

  /// Arithmetic of each item. A product with an empty cell is missing, which sums skip; otherwise the cell is 0.
  private mutating func term(
    _ meaning: Dialect.Meaning, _ name: String, _ operands: [DialectPiece], _ shape: (rows: Int, columns: Int),
    _ range: SourceRange, sign: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    var isProduct = false
    if case .infix("*") = meaning.target { isProduct = true }
    var given: [DialectPiece] = []
    var elements = meaning.result
    for operand in operands {
      let isList = operand.kind.contains(.list)
      guard let piece = isList ? try terms(of: operand, keepsGaps: isProduct) : try converted(operand, to: .numeric)
      else {
        return nil
      }
      guard isList else {
        given.append(piece)
        continue
      }
      elements.formUnion(piece.elements.intersection(.missing))
      let (rows, columns) = self.shape(of: piece)
      var whole = piece
      if columns < shape.columns {
        whole = joined("acrossColumns(", [whole, number(shape.columns, range)], ")", .list, range)
      }
      if rows < shape.rows { whole = joined("downRows(", [whole, number(shape.rows, range)], ")", .list, range) }
      given.append(whole)
    }
    let areCounts = operands.map { $0.isCount || $0.isWholeNumber || $0.kind.contains(.list) && $0.elements == .truth }
    var term = list(try written(meaning, name, given, range, sign: sign), elements, shape)
    if case .infix("/") = meaning.target, operands[0].whole == 1, operands[0].isWholeNumber, areCounts[1] {
      term.reciprocals = [given[1]]
    }
    var isQuotient = false
    if case .infix("/") = meaning.target { isQuotient = !operands[1].isNotZero }
    term.holdsQuotients = isQuotient || operands.contains { $0.holdsQuotients }
    term.isCount = isProduct && areCounts.allSatisfy { $0 }
    return term
  }

  private func list(
    _ piece: DialectPiece, _ elements: Dialect.Kinds, _ shape: (rows: Int, columns: Int)
  ) -> DialectPiece {
    var piece = piece
    (piece.kind, piece.elements, piece.shape, piece.mayFail) = (.list, elements, shape, true)
    return piece
  }

  /// The numbers of an arithmetic operand, with 0 for empty cells unless gaps are kept.
  private mutating func terms(of piece: DialectPiece, keepsGaps: Bool = false) throws(FormulaError) -> DialectPiece? {
    var list = piece
    if piece.area != nil || piece.items != nil {
      let kinds = kinds(of: piece)
      guard kinds.isSubset(of: .number) || kinds == .truth || kinds == .named else { return nil }
      list = try values(of: piece, kinds == .truth ? .truth : .number)
      if !hasNoGaps(piece) { list.elements.insert(.missing) }
    }
    guard !list.elements.isDisjoint(with: .numeric), !list.elements.contains(.blank) else { return nil }
    return keepsGaps ? list : withoutGaps(list)
  }

  /// A list with 0 for empty cells.
  mutating func withoutGaps(_ piece: DialectPiece) -> DialectPiece {
    guard piece.elements.contains(.missing) else { return piece }
    return list(
      joined("orZero(", [piece], ")", .list, piece.range), piece.elements.subtracting(.missing), shape(of: piece))
  }

  private mutating func comparisonOfEach(
    _ sign: String, _ operands: [DialectPiece], _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let isMirrored = !operands[0].kind.contains(.list)
    let (piece, other) = isMirrored ? (operands[1], operands[0]) : (operands[0], operands[1])
    guard !other.kind.contains(.list), piece.area != nil || piece.items != nil || piece.elements.contains(.number),
      !piece.elements.contains(.blank)
    else { return nil }
    let held = kinds(of: piece)
    let isEquality = sign == "==" || sign == "!="
    if other.kind == .blank, isEquality, piece.area != nil, held.isSubset(of: [.number, .text, .blank]) {
      let lists = [try values(of: piece), try values(of: piece, .text)]
      return joined(sign == "==" ? "areBlank(" : "areNotBlank(", lists, ")", .list, range)
    }
    if other.kind == .text || other.kind == .named && held == .text {
      guard isEquality else { return nil }
      let list = try values(of: piece, .text)
      // A number never equals the empty text.
      let hasOthers = !held.isSubset(of: [.text, .blank]) && held != .named
      let functions =
        hasOthers ? ("sameTextAmongOthers(", "otherTextAmongOthers(") : ("sameText(", "otherText(")
      var holds = joined(sign == "==" ? functions.0 : functions.1, [list, other], ")", .list, range)
      holds.failsForOtherKinds = hasOthers
      return holds
    }
    guard other.kind == .number || other.kind == .named, piece.elements == .number || held.isDisjoint(with: .error)
    else { return nil }
    let comparison = isMirrored ? Self.mirrored(sign) : sign
    if held.isSubset(of: .number) || held == .named || piece.area == nil && piece.items == nil {
      guard let function = Self.functions[comparison] else { return nil }
      return joined(function + "(", [try values(of: piece), other], ")", .list, range)
    }
    // A value that is not a number is unequal to one, and greater.
    guard held.isDisjoint(with: .mixed), let function = Self.functionsAmongOthers[comparison] else { return nil }
    return joined(function + "(", [try values(of: piece, [.number, .empty]), other], ")", .list, range)
  }

  /// Comparisons of numbers with cells of other kinds, which are missing in the list.
  private static let functionsAmongOthers = [
    "==": "sameAmongOthers", "!=": "unlikeAmongOthers", "<": "lessAmongOthers", "<=": "upToAmongOthers",
    ">": "aboveOrOther", ">=": "atLeastOrOther",
  ]

  static func mirrored(_ sign: String) -> String {
    sign.hasPrefix("<") ? ">" + sign.dropFirst() : sign.hasPrefix(">") ? "<" + sign.dropFirst() : sign
  }

  /// Comparisons of cells, of which an empty one is 0.
  private static let functions = [
    "==": "sameNumber", "!=": "otherNumber", "<": "lessThan", "<=": "upTo", ">": "moreThan", ">=": "fromOn",
  ]

  /// `SUMPRODUCT`
  mutating func productSum(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let shape = shape(of: operands[0])
    var lists: [DialectPiece] = []
    for operand in operands {
      guard self.shape(of: operand) == shape else { throw otherValues(name, operand.range) }
      if !operand.kind.contains(.list) {
        guard let number = try converted(operand, to: .numeric) else { throw otherValues(name, operand.range) }
        lists.append(number)
      } else if operand.area != nil || operand.items != nil {
        lists.append(try values(of: operand))
      } else {
        // Truth values are skipped there unless an operator is applied to them.
        guard operand.elements.contains(.number) else { return atom("0", .number, range) }
        guard !operand.elements.contains(.blank) else { throw otherValues(name, operand.range) }
        lists.append(operand)
      }
    }
    let product = lists.dropFirst().reduce(lists[0]) { infix("*", $0, $1, .list, range) }
    return product.kind == .list ? joined("sum(", [product], ")", .number, range) : product
  }
}
