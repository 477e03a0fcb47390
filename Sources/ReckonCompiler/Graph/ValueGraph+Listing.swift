import ReckonBytecode
import ReckonCatalogue

extension ValueGraph {
  /// A listing of the graph, one line per node that the root uses: `%3 = add %1 %2`.
  func listing(_ resolution: Resolution, _ subroutines: SubroutineList) -> String {
    var isUsed = [Bool](repeating: false, count: nodes.count)
    isUsed[Int(root)] = true
    for index in nodes.indices.reversed() where isUsed[index] {
      for operand in operands(of: nodes[index]) { isUsed[Int(operand)] = true }
    }
    var lines: [String] = []
    for index in nodes.indices where isUsed[index] {
      let node = nodes[index]
      let list = operands(of: node).map { " %\($0)" }.joined()
      lines.append("%\(index) = \(name(of: node, resolution, subroutines))\(list)")
    }
    return (lines + ["result %\(root)"]).joined(separator: "\n")
  }

  private func operands(of node: Node) -> [ID] { (0..<node.operandCount).map { operand($0, of: node) } }

  private func name(of node: Node, _ resolution: Resolution, _ subroutines: SubroutineList) -> String {
    let payload = Int(Int32(bitPattern: node.payload))
    return switch node.kind {
    case .constant: "\(constants[payload].number)"
    case .variable: "variable \(resolution.inputs[payload])"
    case .parameter: "parameter \(payload)"
    case .text: TextLiteral.written(texts[payload])
    case .values: ValueFunction(rawValue: UInt8(node.payload))?.description.name ?? "?"
    case .loopName: "loop name \(payload)"
    case .apply: Operation(code: node.payload)?.name ?? "?"
    case .host: "host \(resolution.hosts[payload].name)"
    case .call: "call \(resolution.functions[subroutines.functions[payload - 1].function].name)"
    case .select: "select"
    case .attempt: "attempt"
    case .sequence: "sequence"
    case .loop: "\(repetitions[payload]) loop \(payload)"
    case .named, .derivative: preconditionFailure("derivatives have been made")
    }
  }
}
