import ReckonBytecode
import ReckonCatalogue

extension Program {
  /// The inputs that every evaluation reads: those before the first branch or attempt.
  package var certainVariables: Set<Int> {
    var certain: Set<Int> = []
    var offset = 0
    while let instruction = Instruction.decode(draft.code, at: &offset), instruction.opcode.flow == .next {
      if instruction.opcode == .variable { certain.insert(Int(instruction.operand)) }
    }
    return certain
  }

  /// The inputs that the code reads, in order.
  package var usedVariables: [Int] {
    var used = [Bool](repeating: false, count: variables.count)
    var offset = 0
    while let instruction = Instruction.decode(draft.code, at: &offset) {
      if instruction.opcode == .variable { used[Int(instruction.operand)] = true }
    }
    return used.indices.filter { used[$0] }
  }

  /// Whether the code contains loops or calls, rather than straight-line code only.
  package var loopsOrCalls: Bool {
    var offset = 0
    while let instruction = Instruction.decode(draft.code, at: &offset) {
      if instruction.opcode == .loop || instruction.opcode == .call { return true }
    }
    return false
  }
}

extension Formula {
  /// The unit of an input with this formula's values, or its kind word; `nil` for plain numbers.
  package var inputUnit: String? {
    if case .instantShown(as: .timeOfDay) = program.resultForm { ValueKind.timeOfDayUnit } else { kind.inputUnit }
  }

  /// The offset of local time from UTC in seconds, from the scope that the formula was compiled with; `nil` without a
  /// clock, and for a stored formula.
  package var secondsFromUTC: (@Sendable (Double) -> Int)? { content.origin?.scope.definitions.secondsFromUTC }
}
