import ReckonCatalogue
import ReckonSyntax

/// Bit operations work on integers that are what was written: a literal that doubles have rounded has the bits of another one.
extension GraphBuilder {
  /// Texts of at most 15 bytes whose double is whole are whole: binary64 tells all decimals of 15 digits apart.
  private static let exactLength = 15

  /// 2^64, above which the error names the range of bit operations.
  private static let end = Decimal128(0x1p64)

  private static let bitOperations: [Function.ID] = [.bitAnd, .bitOr, .bitXor, .bitNot, .shiftLeft, .shiftRight]

  /// Whether a literal has so many digits that ``isRounded(_:in:)`` has to look at it, which few have.
  static func isLong(_ node: SyntaxTree.Node) -> Bool { node.range.end - node.range.start > exactLength }

  /// Whether a long literal stands for an integer of the range that is not the literal's own value, since doubles have rounded it.
  func isRounded(_ node: SyntaxTree.Node, in tree: Int) -> Bool {
    let tree = trees[tree].tree
    guard options.numberMode == .double else { return false }
    let value = tree.numbers[Int(node.payload)]
    guard value == value.rounded(.towardZero) else { return false }
    let decimal = tree.decimal(of: node)
    return decimal.value.magnitude < Self.end && (decimal.exactness != .exact || decimal.value != Decimal128(value))
  }

  /// Refuses rounded literals as operands of bit operations.
  func checkBits(_ function: Function.ID, _ count: Int) throws(FormulaError) {
    guard let literal = values.suffix(count).first(where: \.isRounded), Self.bitOperations.contains(function) else { return }
    let place = graph.places[Int(literal.place)]
    throw FormulaError(
      .badNumber("doubles hold few integers beyond 2^53 and not this one, so its bits are lost; use decimals"), at: place.range,
      in: resolver.sources[place.source])
  }
}
