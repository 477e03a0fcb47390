import ReckonCatalogue
import ReckonSyntax

/// Bit operations work on integers that are what was written: a literal that doubles have rounded has the bits of another one.
extension GraphBuilder {
  /// 2^53: smaller integers are doubles.
  private static let firstRounded = 9_007_199_254_740_992.0

  /// Whether a literal is an integer that doubles have rounded.
  func isRounded(_ node: SyntaxTree.Node, in tree: Int) -> Bool {
    let tree = resolver.trees[tree].tree
    guard options.numberMode == .double, case let value = tree.numbers[Int(node.payload)], value.magnitude >= Self.firstRounded else {
      return false
    }
    // What has more digits than a decimal is out of the range of bit operations.
    let decimal = tree.decimal(of: node).value
    return decimal.isInteger && decimal != Decimal128(value)
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
