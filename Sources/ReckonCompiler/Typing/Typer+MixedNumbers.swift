import ReckonCatalogue
import ReckonSyntax

/// Kinds of mixed numbers.
extension Typer {
  /// `5 ft 3 in`: a sum that is displayed in the units of its parts.
  mutating func typeMixed(_ node: SyntaxTree.Node, at index: Int) {
    let parts = kinds.suffix(Int(node.count)).compactMap { $0.quantity?.computed }
    let isDivided = divideSum(of: Int(node.count), isDifference: false, node, at: index)
    typeHomogeneous(Catalogue.row(.sum), Int(node.count), keepsUnit: true, node, at: index)
    guard var sum = kinds.last?.quantity, let mixed = Quantity(mixing: parts) else { return }
    sum = sum.mixed(like: mixed)
    if isDivided { sum.span = .divided }
    kinds[kinds.count - 1] = .quantity(sum)
  }

  /// A formula's value that is displayed in several units is stored in the last of them.
  mutating func takeMixed(at index: Int) {
    guard let sum = kinds[kinds.count - 1].quantity, let unit = sum.parts.last,
      convert(depth: 0, from: sum, to: unit, tree.nodes[index - 1], at: index)
    else { return }
    kinds[kinds.count - 1] = .quantity(unit)
    if body.form == nil { body.form = .mixed(sum.parts.map({ $0.spelling }), denominator: sum.denominator) }
  }
}
