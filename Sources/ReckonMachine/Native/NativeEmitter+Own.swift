#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Calls of the formula's own functions.
  ///
  /// A call moves `r13` to the function's frame, which lies behind the caller's in the run's memory for frames, and leaves the stack alone: however
  /// deep calls are, they take no more of it, and a check that fails ends the run from anywhere by a jump.
  extension NativeEmitter {
    /// A call that looks at limits closely.
    struct SlowCall {
      let start: NativeAssembler.Label
      let end: NativeAssembler.Label
      /// From the caller's frame to the end of what the function uses of the memory.
      let distance: Int32
    }

    /// Begins a function: its operands go where its code looks for them.
    mutating func emitEntry(_ function: NativeSubroutine) {
      assembler.place(function.entry)
      assembler.note("function")
      var moves: [(from: VectorOperand, to: VectorOperand)] = []
      for (index, parameter) in code.blocks[0].parameters.enumerated() {
        guard let location = allocation.locations[Int(parameter)] else { continue }
        moves.append((.memory(.at(frame.base, frame.distance(ofParameter: index))), operand(at: location)))
      }
      move(moves)
    }

    mutating func callOwn(_ index: Int, _ instruction: LoweredCode.Instruction) {
      guard let callee = subroutines[index], let steps = Int32(exactly: callee.steps) else {
        preconditionFailure("functions that are called are emitted, and cost no more steps than they have bytes")
      }
      // The function's frame begins behind this one and the address to which it returns.
      let start = Int32(8 * (frame.framedCount + 1))
      for operand in 0..<instruction.operands.count {
        let register = register(self.operand(value(operand, of: instruction)), Self.scratch)
        store(register, .memory(.at(frame.base, start + callee.frame.distance(ofParameter: operand))))
      }
      let slow = SlowCall(
        start: assembler.makeLabel(), end: assembler.makeLabel(), distance: start + Int32(8 * callee.frame.framedCountWithCalls))
      slowCalls.append(slow)
      assembler.subtract(1, from: .memory(.at(.r12, NativeHelper.callsLeft)))
      assembler.jump(.less, to: slow.start)
      assembler.subtract(steps, from: .memory(.at(.r12, NativeHelper.steps)))
      assembler.emit(.load, .rax, .memory(.at(.r12, NativeHelper.steps)))
      assembler.emit(.compare, .rax, .memory(.at(.r12, NativeHelper.nextPoll)))
      assembler.jump(.lessOrEqual, to: slow.start)
      assembler.emit(.address, .rax, .memory(.at(frame.base, slow.distance)))
      assembler.emit(.compare, .rax, .memory(.at(.r12, NativeHelper.memoryEnd)))
      assembler.jump(.above, to: slow.start)
      assembler.place(slow.end)
      let back = assembler.makeLabel()
      let base = VectorOperand.register(Int(frame.base.rawValue))
      assembler.address(.rax, of: back)
      assembler.emit(.store, .rax, .memory(.at(frame.base, start + NativeFrame.returnAddress)))
      assembler.add(start, to: base)
      assembler.jump(to: callee.entry)
      assembler.place(back)
      assembler.subtract(start, from: base)
      assembler.add(1, to: .memory(.at(.r12, NativeHelper.callsLeft)))
      takeResult(instruction)
    }

    /// Emits what calls do when a limit is near. Whatever the caller needs afterwards is in its frame.
    mutating func emitSlowCalls() {
      for slow in slowCalls {
        assembler.place(slow.start)
        assembler.note("limits")
        assembler.move(.rdi, from: .r12)
        assembler.emit(.address, .rsi, .memory(.at(.r13, slow.distance)))
        assembler.callFunction(at: NativeHelper.address(NativeHelper.enter))
        assembler.emit(.test, .rax, .register(Int(GeneralRegister.rax.rawValue)))
        assembler.jump(.notEqual, to: slow.end)
        assembler.jump(to: failureLabel())
      }
    }
  }
#endif
