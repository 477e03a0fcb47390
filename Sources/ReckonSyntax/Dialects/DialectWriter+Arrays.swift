import ReckonCatalogue

/// Operators and functions of each cell of an area.
extension DialectWriter {
  /// An operator or function with a list among its operands, of each of its items; `nil` where there is none.
  mutating func eachItem(
    _ meaning: Dialect.Meaning, _ name: String, _ operands: [DialectPiece], _ range: SourceRange, sign: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let lists = operands.filter { $0.kind.contains(.list) }
    guard references.evaluatesArrays || isInArray, let first = lists.first else { return nil }
    let shape = shape(of: first)
    guard lists.allSatisfy({ self.shape(of: $0) == shape }) else { return nil }
    switch meaning.target {
    case .infix, .prefix:
      var given: [DialectPiece] = []
      for operand in operands {
        guard let piece = operand.kind.contains(.list) ? try terms(of: operand) : try converted(operand, to: .numeric) else {
          return nil
        }
        given.append(piece)
      }
      // A product of matrices would be another one; lists are multiplied item by item.
      return list(try written(meaning, name, given, range, sign: sign), meaning.result, shape)
    case .form(.comparison(let sign)):
      return try comparisonOfEach(sign, operands, range).map { list($0, .truth, shape) }
    default: return nil
    }
  }

  private func list(
    _ piece: DialectPiece, _ elements: Dialect.Kinds, _ shape: (rows: Int, columns: Int)
  ) -> DialectPiece {
    var piece = piece
    (piece.kind, piece.elements, piece.shape, piece.mayFail) = (.list, elements, shape, true)
    return piece
  }

  /// The numbers of an operand of arithmetic, 0 for empty cells.
  private mutating func terms(of piece: DialectPiece) throws(FormulaError) -> DialectPiece? {
    if piece.area == nil, piece.items == nil { return piece.elements.isDisjoint(with: .numeric) ? nil : piece }
    let kinds = kinds(of: piece)
    if kinds == .truth { return try values(of: piece, .truth) }
    guard kinds.isSubset(of: .number) || kinds == .named else { return nil }
    return try values(of: piece)
  }

  private mutating func comparisonOfEach(
    _ sign: String, _ operands: [DialectPiece], _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let isMirrored = !operands[0].kind.contains(.list)
    let (piece, other) = isMirrored ? (operands[1], operands[0]) : (operands[0], operands[1])
    guard !other.kind.contains(.list), piece.area != nil || piece.items != nil || piece.elements == .number else { return nil }
    let held = kinds(of: piece)
    if other.kind == .text || other.kind == .named && held == .text {
      guard sign == "==" || sign == "!=" else { return nil }
      let list = try values(of: piece, .text)
      return joined(sign == "==" ? "sameText(" : "otherText(", [list, other], ")", .list, range)
    }
    guard other.kind == .number || other.kind == .named, let function = Self.functions[isMirrored ? Self.mirrored(sign) : sign],
      sign == "==" || sign == "!=" || held.isSubset(of: .number) || held == .named
    else { return nil }
    return joined(function + "(", [try values(of: piece), other], ")", .list, range)
  }

  private static func mirrored(_ sign: String) -> String {
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
        // Truths count for nothing there unless something is done with them.
        guard operand.elements.contains(.number) else { return atom("0", .number, range) }
        lists.append(operand)
      }
    }
    let product = lists.dropFirst().reduce(lists[0]) { infix("*", $0, $1, .list, range) }
    return product.kind == .list ? joined("sum(", [product], ")", .number, range) : product
  }
}
