#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue
  import ReckonForms

  /// Calls, whose operands lie in the frame one behind the other and whose results are in the first register; and compensated sums.
  extension ThreadedEmitter {
    /// Brings operands to where calls take them from. A carried value goes first.
    mutating func passOperands(_ instruction: LoweredCode.Instruction) {
      argumentCount = max(argumentCount, instruction.operands.count)
      let operands = instruction.operands.map { code.operands[$0] }
      let first = operands.firstIndex { trees[$0].isFirst }
      for index in [first].compactMap({ $0 }) + operands.indices.filter({ $0 != first }) {
        switch operand(operands[index]) {
        case .leaf(let leaf):
          emit(.copySource(leaf.source), at: 0, index, leaf.word)
          argumentWords.append(words.count - 2)
        case .tree(let tree):
          evaluate(tree, 0)
          emit(.copyToLocal, at: 0, index)
          argumentWords.append(words.count - 1)
        }
      }
    }

    mutating func callHost(_ host: Int, _ instruction: LoweredCode.Instruction) {
      usesContext = true
      passOperands(instruction)
      emit(SpecialHandler.host, host, 0, instruction.operands.count)
      argumentWords.append(words.count - 2)
    }

    mutating func call(_ callee: Int, _ instruction: LoweredCode.Instruction) {
      usesContext = true
      passOperands(instruction)
      let step = words.count
      emit(SpecialHandler.call, 0, 0, 0, program.frames[callee].instructionCount + program.subroutines[callee].localCount)
      callWords.append((word: step + 1, step: step, subroutine: callee))
      argumentWords.append(step + 2)
      frameSizeWords.append((word: step + 3, subroutine: callee))
    }

    // MARK: Sums

    mutating func accumulate(_ instruction: LoweredCode.Instruction) {
      load(operand(2, of: instruction), 0)
      let parts = (local(operand(0, of: instruction)), local(operand(1, of: instruction)))
      emit(
        SpecialHandler.accumulate, parts.0, parts.1, Int(places[Int(instruction.result)]), Int(places[Int(instruction.result) + 1]))
    }

    mutating func total(_ instruction: LoweredCode.Instruction) {
      let parts = (local(operand(0, of: instruction)), local(operand(1, of: instruction)))
      emit(SpecialHandler.total, parts.0, parts.1)
    }

    /// The local in which a leaf lies, which leaves the registers as they are.
    private mutating func local(_ operand: Operand) -> Int {
      guard case .leaf(let leaf) = operand else { preconditionFailure("the parts of a sum lie in places") }
      guard leaf.source != .local else { return leaf.word }
      defer { scratchCount += 1 }
      mostScratch = max(mostScratch, scratchCount + 1)
      emit(.copySource(leaf.source), at: 0, placeCount + scratchCount, leaf.word)
      return placeCount + scratchCount
    }
  }
#endif
