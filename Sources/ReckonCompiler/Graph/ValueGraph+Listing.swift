import ReckonBytecode
import ReckonCatalogue

extension ValueGraph {
  /// The graph with a node a line: `%3 = add %1 %2`, as far as the root uses it.
  package func listing(of program: Program) -> String {
    var isUsed = [Bool](repeating: false, count: nodes.count)
    isUsed[Int(root)] = true
    for index in nodes.indices.reversed() where isUsed[index] {
      for operand in operands(of: nodes[index]) { isUsed[Int(operand)] = true }
    }
    var lines: [String] = []
    for (index, node) in nodes.enumerated() where isUsed[index] {
      let list = operands(of: node).map { " %\($0)" }.joined()
      lines.append("%\(index) = \(name(of: node, in: program))\(list)")
    }
    return (lines + ["result %\(root)"]).joined(separator: "\n")
  }

  private func name(of node: Node, in program: Program) -> String {
    let payload = Int(node.payload)
    return switch node.kind {
    case .constant: "\(constants[payload].number)"
    case .variable: "variable \(program.variables[payload])"
    case .parameter: "parameter \(payload)"
    case .loopName: "loop name \(payload)"
    case .apply: Operation(code: node.payload)?.name ?? "?"
    case .host: "host \(program.hostFunctions[payload].name)"
    case .call: "call \(program.draft.subroutines[payload].name)"
    case .select: "select"
    case .sequence: "sequence"
    case .loop: "\(repetitions[payload]) loop \(payload)"
    }
  }
}
