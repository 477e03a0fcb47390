import ReckonCatalogue

/// Finds where a value that is not finite could vanish before it reaches the result, so that a check must stand there.
///
/// NaN and infinity survive `+ - *` and most functions, and then the result shows that something failed. A divisor, a comparison,
/// `min`, `atan`, an exponent or a condition swallows them. A node needs a check when it can be the first or the carrier of such a value,
/// and none of its uses that are evaluated whenever it is passes the value on to the result or to another check.
///
/// - Complexity: O(nodes).
enum SwallowAnalysis {
  /// What is known about a node.
  struct Facts: OptionSet {
    let rawValue: UInt8

    /// The result needs it.
    static let isReachable = Facts(rawValue: 1)
    static let mayFail = Facts(rawValue: 2)
    /// What is given may be infinite without a failure, and then a function such as sin fails on it.
    static let mayBeInfinite = Facts(rawValue: 4)
    /// What is not finite shows in the result, or in a check.
    static let surfaces = Facts(rawValue: 8)
    static let needsCheck = Facts(rawValue: 16)
  }

  /// Finds the nodes that need a check among those that are marked as reachable.
  static func run(_ graph: ValueGraph, _ facts: inout [Facts]) {
    let count = graph.nodes.count
    for (index, node) in graph.nodes.enumerated() {
      let operands = graph.operands(of: node)
      switch node.kind {
      case .constant: if !graph.isFinite(constant: Int(node.payload)) { facts[index].insert(.mayBeInfinite) }
      case .variable, .parameter: facts[index].insert(.mayBeInfinite)
      case .loopName: break
      case .apply:
        let row = Catalogue.traits(Operation.function(ofCode: node.payload))
        if !row.isTotal { facts[index].insert(.mayFail) }
        for (position, operand) in operands.enumerated() where row.passesNonFinite(position) {
          if facts[Int(operand)].contains(.mayBeInfinite) {
            facts[index].insert(.mayBeInfinite)
            if row.failsAtInfinity { facts[index].insert(.mayFail) }
          }
          if facts[Int(operand)].contains(.mayFail) { facts[index].insert(.mayFail) }
        }
        // What does not pass on may still choose, as min does.
        if row.passes == 0, operands.contains(where: { facts[Int($0)].contains(.mayBeInfinite) }) { facts[index].insert(.mayBeInfinite) }
      case .host, .call, .loop:
        facts[index].insert(.mayFail)
        facts[index].insert(.mayBeInfinite)
      case .select:
        for operand in operands.dropFirst() { facts[index].formUnion(facts[Int(operand)].intersection([.mayFail, .mayBeInfinite])) }
      case .sequence:
        if let last = operands.last { facts[index].formUnion(facts[Int(last)].intersection([.mayFail, .mayBeInfinite])) }
      }
    }
    guard count > 0 else { return }
    facts[Int(graph.root)].insert(.surfaces)
    for index in (0..<count).reversed() where facts[index].contains(.isReachable) {
      let node = graph.nodes[index]
      if facts[index].contains(.mayFail), !facts[index].contains(.surfaces) { facts[index].insert(.needsCheck) }
      let operands = graph.operands(of: node)
      func pass(_ operand: ValueGraph.ID, ifIn region: Int32) {
        if graph.nodes[Int(operand)].region == region { facts[Int(operand)].insert(.surfaces) }
      }
      switch node.kind {
      case .constant, .variable, .parameter, .loopName, .host, .call: break
      case .apply:
        let row = Catalogue.traits(Operation.function(ofCode: node.payload))
        for (position, operand) in operands.enumerated() where row.passesNonFinite(position) { pass(operand, ifIn: node.region) }
      case .select:
        let regions = graph.branches[ValueGraph.ID(index)] ?? (-1, -1)
        pass(operands[operands.startIndex + 1], ifIn: regions.0)
        pass(operands[operands.startIndex + 2], ifIn: regions.1)
      case .sequence:
        if let last = operands.last { pass(last, ifIn: node.region) }
      case .loop:
        // A bound that is not finite ends the run by itself.
        for operand in operands.prefix(2) { pass(operand, ifIn: node.region) }
        if let body = operands.last { pass(body, ifIn: graph.branches[ValueGraph.ID(index)]?.0 ?? -1) }
      }
    }
  }
}
