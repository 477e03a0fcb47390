import ReckonBytecode
import ReckonCatalogue

/// Analysis of how values depend on the differentiation name.
extension Differentiator {
  struct Change: OptionSet {
    let rawValue: UInt8

    /// The value may depend on the name.
    static let changes = Self(rawValue: 1)
    /// Its left and right derivatives may differ.
    static let hasSides = Self(rawValue: 2)
    /// Its value may jump.
    static let jumps = Self(rawValue: 4)
    /// Something that it depends on has no derivative.
    static let isRefused = Self(rawValue: 8)
  }

  /// The dependence of a node, from that of its operands.
  func change(of node: ValueGraph.Node) -> Change {
    let operands = operands(of: node)
    let all = operands.reduce(into: Change()) { $0.formUnion(change(of: $1)) }
    switch node.kind {
    case .constant, .text, .derivative: return []
    case .variable, .parameter, .loopName: return isName(node) ? .changes : []
    case .named: return isName(node) ? .changes : all
    case .apply: return change(ofApplication: node, all)
    case .host, .call, .values: return all.contains(.changes) ? [.changes, .isRefused] : []
    // The condition of a choice, the bounds of a loop and values that are only evaluated affect a value only by jumps.
    case .select: return change(of: operands[1]).union(change(of: operands[2]))
    case .attempt: return all.contains(.changes) ? [.changes, .isRefused] : []
    case .sequence: return change(of: operands[1])
    case .loop:
      let body = change(of: operands[2])
      switch source.repetitions[Int(node.payload)] {
      case .sum, .product: return body
      case .list: return body.contains(.changes) ? body.union(.isRefused) : []
      case .integral:
        // Corners of the body vanish in the sum.
        let bounds = change(of: operands[0]).union(change(of: operands[1]))
        return bounds.union(body.contains(.jumps) ? body.union(.isRefused) : body.subtracting(.hasSides))
      case .root, .minimum, .maximum: return all.contains(.changes) ? [.changes, .isRefused] : []
      }
    }
  }

  private func change(ofApplication node: ValueGraph.Node, _ all: Change) -> Change {
    guard all.contains(.changes) else { return [] }
    let function = Operation.function(ofCode: node.payload)
    let count = Int(node.operandCount)
    switch Catalogue.derivative(function) {
    case .zero: return []
    case .none: return all.union(.isRefused)
    case .partial, .each: return DerivativeRule.rules(of: function, count: count) == nil ? all.union(.isRefused) : all
    case .product: return all
    case .selected: return all.union(.hasSides)
    case .sided:
      guard let sides = DerivativeRule.sides(of: function, count: count) else {
        preconditionFailure("it has two sides")
      }
      // Between its jumps it is constant, whatever its operands do.
      if sides.change.text == "0", all.contains(.isRefused) { return [] }
      return sides.value == nil ? all.union(.hasSides) : all.union([.hasSides, .jumps])
    }
  }

  /// Whether a node applies a function that may jump.
  func hasOwnJumps(_ node: ValueGraph.Node) -> Bool {
    guard node.kind == .apply else { return false }
    return DerivativeRule.sides(of: Operation.function(ofCode: node.payload), count: Int(node.operandCount))?.value
      != nil
  }
}
