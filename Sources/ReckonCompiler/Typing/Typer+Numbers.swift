import ReckonCatalogue
import ReckonSyntax

/// Taking operands as plain numbers.
extension Typer {
  /// Takes operands as plain numbers; false if one is not, which is an error of the operation, or if one is erroneous
  /// itself.
  mutating func takeNumbers(
    _ count: Int, _ operation: @autoclosure () -> Phrase, _ node: SyntaxTree.Node, at index: Int
  ) -> Bool {
    let operands = kinds.count - count..<kinds.count
    defer { kinds.removeSubrange(operands) }
    if kinds[operands].contains(where: { $0.isUnknown }) { return false }
    for operand in operands {
      if let ratio = kinds[operand].ratio {
        guard convert(depth: operands.upperBound - 1 - operand, from: ratio, to: .one, node, at: index) else {
          return false
        }
        continue
      }
      switch kinds[operand].numberForm {
      case .unchanged: break
      case .coerced(let coercion): coerce(depth: operands.upperBound - 1 - operand, coercion, at: index)
      case .refused(let described):
        if kinds[operand].part != nil {
          let advice = Phrase("takeAPartOfAComplexNumber", "take re(z), im(z) or abs(z)")
          fail(.misplacedKind(described, operation: operation(), advice: advice), node)
        } else {
          fail(.misplacedUnit(described, operation: operation()), node)
        }
        return false
      }
    }
    return true
  }

  /// An operation on plain numbers.
  mutating func typeNumbers(
    _ count: Int, giving result: Kind = .number, _ operation: @autoclosure () -> Phrase, _ node: SyntaxTree.Node,
    at index: Int
  ) {
    kinds.append(takeNumbers(count, operation(), node, at: index) ? result : .unknown)
  }
}
