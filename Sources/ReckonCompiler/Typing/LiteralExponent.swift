import ReckonCatalogue
import ReckonSyntax

extension SyntaxTree {
  /// The exponent of the power at a node if the text writes it as a number, with or without a sign and parentheses.
  func literalExponent(before index: Int) -> Double? {
    var sign = 1.0
    var at = index - 1
    while at >= 0 {
      let node = nodes[at]
      switch node.kind {
      case .number: return sign * numbers[Int(node.payload)]
      case .group: break
      case .apply:
        switch Catalogue.operatorMeanings[Int(node.payload)] {
        case .identity: break
        case .apply(.negate): sign = -sign
        default: return nil
        }
      default: return nil
      }
      at -= 1
    }
    return nil
  }
}
