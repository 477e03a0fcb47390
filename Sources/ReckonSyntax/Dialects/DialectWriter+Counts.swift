import ReckonCatalogue

/// Functions of all cells of areas, of any kind.
extension DialectWriter {
  /// A function of all values in operands; a text in a cell counts as 0, a truth value as a number.
  mutating func aggregateAll(
    _ function: String, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var taken: [DialectPiece] = []
    for operand in operands {
      guard operand.area != nil else {
        taken.append(operand)
        continue
      }
      var items: [DialectPiece] = []
      for cell in try cells(of: operand) {
        let item = try each(cell) { (writer, piece) throws(FormulaError) in
          switch piece.kind {
          case .text, .blank: return writer.number(0, piece.range)
          case .truth: return try writer.template("if($0, 1, 0)", [piece], .number, piece.range)
          default: return piece
          }
        }
        guard let item else { throw otherValues(name, operand.range) }
        items.append(item)
      }
      taken.append(array(items, 1, operand.range))
    }
    return try aggregate(function, taken, name, range)
  }

  /// `COUNTA` and `COUNTBLANK`
  mutating func countFilled(
    _ operands: [DialectPiece], isOfEmpty: Bool, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var count = 0
    var blankTexts: [DialectPiece] = []
    for operand in operands {
      guard operand.area != nil || operand.items != nil else {
        guard !operand.kind.contains(.list) else { throw otherValues(name, operand.range) }
        count += 1
        continue
      }
      let kinds = kinds(of: operand)
      guard kinds != .named else { throw notKnown(operand) }
      let cells = try cells(of: operand)
      let (rows, columns) = shape(of: operand)
      count += isOfEmpty ? rows * columns - cells.count : cells.count
      guard isOfEmpty else { continue }
      count += cells.filter { $0.kind == .blank }.count
      // A computed text may be empty, and so may a number that may be missing.
      if !kinds.isDisjoint(with: [.missing, .mixed]) || kinds.contains(.text) && !references.hasFixedKinds {
        blankTexts.append(joined("blankTexts(", [try values(of: operand, .text)], ")", .number, range))
      }
    }
    let known = number(count, range)
    guard let first = blankTexts.first else { return known }
    let sum = blankTexts.dropFirst().reduce(first) { infix("+", $0, $1, .number, range) }
    return count == 0 ? sum : infix("+", sum, known, .number, range)
  }
}
