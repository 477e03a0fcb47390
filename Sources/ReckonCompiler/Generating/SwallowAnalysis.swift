import ReckonCatalogue

/// Finds the values that could mask a non-finite operand before it reaches the result, so that the operand needs a
/// check.
///
/// NaN and infinity propagate through `+ - *` and most functions, and then the result reveals a failure. A divisor, a
/// comparison, `min`, `atan`, an exponent or a condition masks them. A node needs a check if it can introduce or carry
/// such a value, and none of its uses that are evaluated whenever it is propagates the value to the result or to
/// another check.
///
/// - Complexity: O(nodes).
enum SwallowAnalysis {
  /// The facts about a node.
  struct Facts: OptionSet {
    let rawValue: UInt8

    /// The result depends on it.
    static let isReachable = Facts(rawValue: 1)
    static let mayFail = Facts(rawValue: 2)
    /// An input may be infinite without a failure, and then a function such as sin fails on it.
    static let mayBeInfinite = Facts(rawValue: 4)
    /// A non-finite value shows in the result, or in a check.
    static let surfaces = Facts(rawValue: 8)
    static let needsCheck = Facts(rawValue: 16)
    /// It is evaluated whenever its region is. A value created before a choice but used only by one side of it, as in
    /// the derivative of min, is computed only with that side.
    static let isAlwaysEvaluated = Facts(rawValue: 32)
  }

  /// Finds the nodes that need a check among those marked as reachable.
  static func run(_ graph: ValueGraph, _ states: ArenaArray<CodeGenerator.NodeState>) {
    for index in graph.nodes.indices {
      let node = graph.nodes[index]
      switch node.kind {
      case .constant: if !graph.isFinite(constant: Int(node.payload)) { states[index].facts.insert(.mayBeInfinite) }
      case .variable, .parameter: states[index].facts.insert(.mayBeInfinite)
      case .loopName, .text, .values: break
      case .apply:
        let row = Catalogue.traits(Operation.function(ofCode: node.payload))
        var facts: Facts = row.isTotal ? [] : .mayFail
        for position in 0..<Int(node.operandCount) {
          let operand = states[Int(graph.operand(position, of: node))].facts
          if row.passesNonFinite(position) {
            facts.formUnion(operand.intersection([.mayFail, .mayBeInfinite]))
            if row.failsAtInfinity, operand.contains(.mayBeInfinite) { facts.insert(.mayFail) }
          } else if row.passes == 0 {
            // An operand that is not propagated may still affect the choice, as in min.
            facts.formUnion(operand.intersection(.mayBeInfinite))
          }
        }
        states[index].facts.formUnion(facts)
      case .host, .call, .loop: states[index].facts.formUnion([.mayFail, .mayBeInfinite])
      case .attempt where node.payload == 1: break
      case .attempt:
        for position in 0...1 {
          let operand = states[Int(graph.operand(position, of: node))].facts
          states[index].facts.formUnion(operand.intersection([.mayFail, .mayBeInfinite]))
        }
      case .select, .sequence:
        // The condition, or the value that is only evaluated first, is not the result.
        for position in 1..<Int(node.operandCount) {
          let operand = states[Int(graph.operand(position, of: node))].facts
          states[index].facts.formUnion(operand.intersection([.mayFail, .mayBeInfinite]))
        }
      case .named, .derivative: preconditionFailure("derivatives have been made")
      }
    }
    states[Int(graph.root)].facts.formUnion([.surfaces, .isAlwaysEvaluated])
    for index in graph.nodes.indices.reversed() where states[index].facts.contains(.isReachable) {
      let node = graph.nodes[index]
      if states[index].facts.contains(.mayFail), !states[index].facts.contains(.surfaces) {
        states[index].facts.insert(.needsCheck)
      }
      guard states[index].facts.contains(.isAlwaysEvaluated) else { continue }
      func take(_ position: Int, in region: Int32, passes: Bool) {
        let operand = Int(graph.operand(position, of: node))
        guard graph.nodes[operand].region == region else { return }
        states[operand].facts.formUnion(passes ? [.isAlwaysEvaluated, .surfaces] : .isAlwaysEvaluated)
      }
      switch node.kind {
      case .constant, .text, .values, .variable, .parameter, .loopName, .named, .derivative: break
      case .host, .call: for position in 0..<Int(node.operandCount) { take(position, in: node.region, passes: false) }
      case .apply:
        let row = Catalogue.traits(Operation.function(ofCode: node.payload))
        for position in 0..<Int(node.operandCount) {
          take(position, in: node.region, passes: row.passesNonFinite(position))
        }
      case .select:
        let regions = graph.branches[ValueGraph.ID(index)] ?? (-1, -1)
        take(0, in: node.region, passes: false)
        take(1, in: regions.0, passes: true)
        take(2, in: regions.1, passes: true)
      case .attempt:
        let regions = graph.branches[ValueGraph.ID(index)] ?? (-1, -1)
        take(0, in: regions.0, passes: true)
        take(1, in: regions.1, passes: true)
      case .sequence:
        take(0, in: node.region, passes: false)
        take(1, in: node.region, passes: true)
      case .loop:
        // A non-finite bound ends the run by itself, and the operands of a search are checked there.
        let isSearch = graph.repetitions[Int(node.payload)].isSearch
        take(0, in: node.region, passes: !isSearch)
        take(1, in: node.region, passes: !isSearch)
        take(2, in: graph.branches[ValueGraph.ID(index)]?.0 ?? -1, passes: !isSearch)
      }
    }
  }
}
