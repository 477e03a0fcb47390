import ReckonCatalogue
import ReckonSyntax

/// Bare units in statements that do not convert: valid only as factors and divisors of something that has a unit. A
/// forgotten definition must never become a metre or a bit.
extension Typer {
  /// Rejects bare units among the operands of a node, unless it is a product with something that has a unit.
  mutating func refuseLooseUnits(among count: Int, of node: SyntaxTree.Node?) {
    let operands = kinds.count - count..<kinds.count
    guard operands.contains(where: { kinds[$0].quantity?.loose != nil }) else { return }
    // After an error anything may have a unit; an argument of any kind need not.
    let isBehindError = !functions.errors.isEmpty
    if let node, joinsUnits(node),
      isPower(node) || operands.allSatisfy({ kinds[$0].quantity != nil || isBehindError && kinds[$0].isUnknown })
    {
      return
    }
    for operand in operands {
      guard let range = kinds[operand].quantity?.loose else { continue }
      let name = String(tree.source.slice(range))
      fail(.unknownName(name, suggestion: "1 \(name)"), at: range)
      kinds[operand] = .unknown
    }
  }

  private func joinsUnits(_ node: SyntaxTree.Node) -> Bool {
    switch node.kind {
    case .product: true
    case .apply: isPower(node) || Self.products.contains(Catalogue.operatorMeanings[Int(node.payload)])
    default: false
    }
  }

  private static let products: Set<Operator.Meaning> = [.apply(.multiply), .apply(.divide)]

  private func isPower(_ node: SyntaxTree.Node) -> Bool {
    node.kind == .apply && Catalogue.operatorMeanings[Int(node.payload)] == .apply(.power)
  }
}
