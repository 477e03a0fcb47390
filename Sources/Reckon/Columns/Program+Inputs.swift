import ReckonBytecode
import ReckonCatalogue

extension Program {
  /// The inputs that every evaluation reads: those before the first choice or attempt.
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

  /// Whether there is more in the code than what runs once from its start to its end.
  package var loopsOrCalls: Bool {
    var offset = 0
    while let instruction = Instruction.decode(draft.code, at: &offset) {
      if instruction.opcode == .loop || instruction.opcode == .call { return true }
    }
    return false
  }
}

extension Formula {
  /// The unit of an input that has its values, or the word in its place; `nil` for plain numbers.
  package var inputUnit: String? {
    if case .instantShown(as: .timeOfDay) = program.resultForm { ValueKind.timeOfDayUnit } else { kind.inputUnit }
  }

  /// How many seconds the wall clock of the scope that the formula was compiled with is ahead of universal time; `nil`
  /// without a clock, and for a formula that was stored.
  package var secondsFromUTC: (@Sendable (Double) -> Int)? { content.origin?.scope.definitions.secondsFromUTC }
}
