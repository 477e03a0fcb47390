import ReckonCatalogue

/// Finds where a value that is not finite could vanish before it reaches the result, so that a check must stand there.
///
/// NaN and infinity survive `+ - *` and most functions, and then the result shows that something failed. A divisor, a comparison,
/// `min`, `atan`, an exponent or a condition swallows them. A node needs a check when it can be the first or the carrier of such a value,
/// and none of its uses that are evaluated whenever it is passes the value on to the result or to another check.
///
/// - Complexity: O(nodes).
struct SwallowAnalysis {
  /// Whether each node needs a check.
  private(set) var needsCheck: [Bool]

  init(_ graph: ValueGraph, reachable: [Bool]) {
    let count = graph.nodes.count
    needsCheck = Array(repeating: false, count: count)
    var mayFail = [Bool](repeating: false, count: count)
    // What is given may be infinite without a failure, and then a function such as sin fails on it.
    var mayBeInfinite = mayFail
    for (index, node) in graph.nodes.enumerated() {
      let operands = graph.operands(of: node)
      switch node.kind {
      case .constant: mayBeInfinite[index] = !graph.constants[Int(node.payload)].isFinite
      case .variable, .parameter: mayBeInfinite[index] = true
      case .loopName: break
      case .apply:
        let row = Catalogue.traits(Operation.function(ofCode: node.payload))
        mayFail[index] = !row.isTotal
        for (position, operand) in operands.enumerated() where row.passesNonFinite(position) {
          if mayBeInfinite[Int(operand)] {
            mayBeInfinite[index] = true
            if row.failsAtInfinity { mayFail[index] = true }
          }
          if mayFail[Int(operand)] { mayFail[index] = true }
        }
        // What does not pass on may still choose, as min does.
        if row.passes == 0 { mayBeInfinite[index] = operands.contains { mayBeInfinite[Int($0)] } }
      case .host, .call, .loop:
        mayFail[index] = true
        mayBeInfinite[index] = true
      case .select:
        mayFail[index] = operands.dropFirst().contains { mayFail[Int($0)] }
        mayBeInfinite[index] = operands.dropFirst().contains { mayBeInfinite[Int($0)] }
      case .sequence:
        mayFail[index] = operands.last.map { mayFail[Int($0)] } ?? false
        mayBeInfinite[index] = operands.last.map { mayBeInfinite[Int($0)] } ?? false
      }
    }
    guard count > 0 else { return }
    var surfaces = [Bool](repeating: false, count: count)
    surfaces[Int(graph.root)] = true
    for index in (0..<count).reversed() where reachable[index] {
      let node = graph.nodes[index]
      if mayFail[index], !surfaces[index] { needsCheck[index] = true }
      let operands = graph.operands(of: node)
      func pass(_ operand: ValueGraph.ID, ifIn region: Int32) {
        if graph.nodes[Int(operand)].region == region { surfaces[Int(operand)] = true }
      }
      switch node.kind {
      case .constant, .variable, .parameter, .loopName, .host, .call: break
      case .apply:
        let row = Catalogue.traits(Operation.function(ofCode: node.payload))
        for (position, operand) in operands.enumerated() where row.passesNonFinite(position) { pass(operand, ifIn: node.region) }
      case .select:
        let regions = graph.branches[ValueGraph.ID(clamping: index)] ?? (-1, -1)
        pass(operands[operands.startIndex + 1], ifIn: regions.0)
        pass(operands[operands.startIndex + 2], ifIn: regions.1)
      case .sequence:
        if let last = operands.last { pass(last, ifIn: node.region) }
      case .loop:
        // A bound that is not finite ends the run by itself.
        for operand in operands.prefix(2) { pass(operand, ifIn: node.region) }
        if let body = operands.last { pass(body, ifIn: graph.branches[ValueGraph.ID(clamping: index)]?.0 ?? -1) }
      }
    }
  }
}
