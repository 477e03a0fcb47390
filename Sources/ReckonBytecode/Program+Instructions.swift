import ReckonCatalogue

extension Program {
  /// Calls the body with each instruction and its offset in the code.
  ///
  /// - Complexity: O(code).
  func forEachInstruction<Failure: Error>(_ body: (_ instruction: Instruction, _ offset: Int) throws(Failure) -> Void)
    throws(Failure)
  {
    for subroutine in draft.subroutines {
      var offset = subroutine.code.lowerBound
      while offset < subroutine.code.upperBound {
        let start = offset
        guard let instruction = Instruction.decode(draft.code, at: &offset) else {
          preconditionFailure("verified code consists of instructions")
        }
        try body(instruction, start)
      }
    }
  }

  /// Whether it applies a function of the catalogue.
  ///
  /// - Complexity: O(code).
  package func applies(_ function: Function.ID) -> Bool {
    var isFound = false
    forEachInstruction { instruction, _ in
      switch instruction.opcode.layout {
      case .operation, .operationAndCount:
        isFound = isFound || Operation.function(ofCode: instruction.operand) == function
      case .none, .target, .valuesAndCount, .index: break
      }
    }
    return isFound
  }
}
