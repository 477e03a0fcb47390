import ReckonCatalogue
import ReckonSyntax

/// Bit operations work on integers that are what was written: a literal that doubles have rounded has the bits of another one.
extension GraphBuilder {
  /// Texts of at most 15 bytes whose double is whole are whole: binary64 tells all decimals of 15 digits apart.
  private static let exactLength = 15

  /// 2^64, above which the error names the range of bit operations.
  private static let end = Decimal128(0x1p64)

  /// Whether a literal stands for an integer of the range that is not the literal's own value, since doubles have rounded it.
  func isRounded(_ node: SyntaxTree.Node, in tree: Int) -> Bool {
    let tree = resolver.trees[tree].tree
    guard options.numberMode == .double, node.range.end - node.range.start > Self.exactLength else { return false }
    let value = tree.numbers[Int(node.payload)]
    guard value == value.rounded(.towardZero) else { return false }
    let decimal = tree.decimal(of: node)
    return decimal.value.magnitude < Self.end && (decimal.exactness != .exact || decimal.value != Decimal128(value))
  }

  /// Refuses rounded literals as operands of bit operations.
  func checkBits(_ function: Function.ID, _ count: Int) throws(FormulaError) {
    let bits: [Function.ID] = [.bitAnd, .bitOr, .bitXor, .bitNot, .shiftLeft, .shiftRight]
    guard let literal = values.suffix(count).first(where: \.isRounded), bits.contains(function) else { return }
    let place = graph.places[Int(literal.place)]
    throw FormulaError(
      .badNumber("doubles hold few integers beyond 2^53 and not this one, so its bits are lost; use decimals"), at: place.range,
      in: resolver.sources[place.source])
  }
}
