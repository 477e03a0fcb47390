import ReckonCatalogue

extension Program {
  /// A listing of the program, one line per instruction: offset, mnemonic, operand, and the meaning of the operand.
  public var disassembly: String {
    var lines: [String] = []
    for (index, subroutine) in draft.subroutines.enumerated() {
      let frame = frames[index]
      let title = index == 0 ? "formula" : "function \(FormulaError.Kind.shortened(subroutine.name))"
      lines.append(
        "\(title): \(subroutine.parameterCount) parameters, \(subroutine.localCount) locals, stack \(frame.stackHeight), "
          + "\(frame.instructionCount) instructions")
      var offset = subroutine.code.lowerBound
      while offset < subroutine.code.upperBound {
        let start = offset
        guard let instruction = Instruction.decode(draft.code, at: &offset) else {
          preconditionFailure("verified code consists of instructions")
        }
        lines.append(line(instruction, at: start))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ instruction: Instruction, at offset: Int) -> String {
    let mnemonic = instruction.opcode.mnemonic
    let (operand, meaning) = explanation(of: instruction)
    var text = "  \(Self.padded("\(offset)", 5, left: true))  \(Self.padded(mnemonic, 16))"
    if !operand.isEmpty { text += Self.padded(operand, 8) }
    if !meaning.isEmpty { text += meaning }
    while text.last == " " { text.removeLast() }
    return text
  }

  private func operationName(_ instruction: Instruction) -> String {
    guard let operation = Operation(code: instruction.operand) else {
      preconditionFailure("verified code applies only operations that exist")
    }
    return operation.name
  }

  private func explanation(of instruction: Instruction) -> (operand: String, meaning: String) {
    let index = Int(instruction.operand)
    switch instruction.opcode.layout {
    case .none: return ("", "")
    case .target: return ("→ \(index)", "")
    case .operation: return (operationName(instruction), "")
    case .valuesAndCount:
      guard let function = Self.valueFunction(instruction.operand) else {
        preconditionFailure("verified code applies functions that exist")
      }
      return (function.description.name, "of \(instruction.count)")
    case .operationAndCount: return (operationName(instruction), "of \(instruction.count)")
    case .index(let table):
      switch table {
      case .constants: return ("\(index)", "\(draft.constants[index].number)")
      case .variables: return ("\(index)", FormulaError.Kind.shortened(draft.variables[index]))
      case .hosts: return ("\(index)", FormulaError.Kind.shortened(draft.hosts[index].name))
      case .subroutines: return ("\(index)", FormulaError.Kind.shortened(draft.subroutines[index].name))
      case .texts: return ("\(index)", FormulaError.Kind.shortened(TextLiteral.written(draft.texts[index])))
      case .locals, .localPairs, .results: return ("\(index)", "")
      case .repetitions, .searches: return (Function.Repetition(rawValue: UInt8(index)).map { "\($0)" } ?? "", "")
      }
    }
  }

  private static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(left ? 0 : 1, width - text.count))
    return left ? gap + text : text + gap
  }
}
