#if _pointerBitWidth(_64)
  import ReckonBytecode

  extension LoweredCode.Subroutine {
    /// Schedules instructions without side effects into the only block, each as late as its uses allow: the operand
    /// that needs most registers is computed first. Unused instructions are dropped.
    ///
    /// Sethi and Ullman's order of trees (Journal of the ACM 17, 1970), with shared values computed once.
    ///
    /// - Complexity: O(code).
    mutating func schedule(_ unordered: [LoweredCode.Instruction], _ result: LoweredCode.Value) {
      var makers = [Int](repeating: -1, count: origins.count)
      var registers = [(need: Int, depth: Int)](repeating: (0, 0), count: unordered.count)
      func operandMakers(_ number: Int) -> [Int] {
        operands[unordered[number].operands].map { makers[Int($0)] }.filter { $0 >= 0 }
          .sorted { (registers[$0].need, registers[$0].depth) < (registers[$1].need, registers[$1].depth) }
      }
      var open: [(number: Int, isReady: Bool)] = []
      for (number, instruction) in unordered.enumerated() {
        let needed = operandMakers(number)
        for (place, maker) in needed.reversed().enumerated() {
          registers[number].need = max(registers[number].need, registers[maker].need + place)
          registers[number].depth = max(registers[number].depth, registers[maker].depth + 1)
        }
        registers[number].need = max(1, registers[number].need)
        for index in 0..<instruction.action.resultCount { makers[Int(instruction.result) + index] = number }
        if instruction.action == .check { open.append((number, false)) }
      }
      open.reverse()
      if makers[Int(result)] >= 0 { open.insert((makers[Int(result)], false), at: 0) }
      var isWritten = [Bool](repeating: false, count: unordered.count)
      instructions = []
      while let (number, isReady) = open.popLast() {
        if isWritten[number] { continue }
        if isReady {
          instructions.append(unordered[number])
          isWritten[number] = true
        } else {
          open.append((number, true))
          for maker in operandMakers(number) where !isWritten[maker] { open.append((maker, false)) }
        }
      }
      blocks[0].instructions = instructions.indices
    }
  }
#endif
