#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Calls of the formula's own functions.
  ///
  /// A call advances the frame register to the function's frame, which follows the caller's in the run's frame memory,
  /// and leaves the stack alone: stack use does not depend on call depth, and a failed check ends the run from anywhere
  /// by a jump.
  extension NativeEmitter where Target: ~Copyable {
    /// The slow path of a call, which checks limits precisely.
    struct SlowCall {
      let start: NativeBuffer.Label
      let end: NativeBuffer.Label
      /// The distance from the caller's frame to the end of the memory that the function uses.
      let distance: Int32
    }

    /// Begins a function: moves its operands from its frame to their locations.
    mutating func emitEntry(_ function: NativeSubroutine<Target>) {
      assembler.place(function.entry)
      assembler.note("function")
      var moves: [(from: Operand, to: Operand)] = []
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
      // The function's frame follows this one and the return address.
      let start = Int32(8 * (frame.framedCount + 1))
      for operand in 0..<instruction.operands.count {
        let register = register(self.operand(value(operand, of: instruction)), Self.scratch)
        store(register, .memory(.at(frame.base, start + callee.frame.distance(ofParameter: operand))))
      }
      let slow = SlowCall(
        start: assembler.makeLabel(), end: assembler.makeLabel(),
        distance: start + Int32(8 * callee.frame.framedCountWithCalls))
      slowCalls.append(slow)
      assembler.subtract(1, from: .memory(.at(Target.context, NativeHelper.callsLeft)))
      assembler.jump(.less, to: slow.start)
      assembler.subtract(steps, from: .memory(.at(Target.context, NativeHelper.steps)))
      assembler.emit(.load, Target.temporary, .memory(.at(Target.context, NativeHelper.steps)))
      assembler.emit(.compare, Target.temporary, .memory(.at(Target.context, NativeHelper.nextPoll)))
      assembler.jump(.lessOrEqual, to: slow.start)
      assembler.emit(.address, Target.temporary, .memory(.at(frame.base, slow.distance)))
      assembler.emit(.compare, Target.temporary, .memory(.at(Target.context, NativeHelper.memoryEnd)))
      assembler.jump(.above, to: slow.start)
      assembler.place(slow.end)
      let back = assembler.makeLabel()
      let base = Operand.word(frame.base)
      assembler.address(Target.temporary, of: back)
      assembler.emit(.store, Target.temporary, .memory(.at(frame.base, start + NativeFrame<Target>.returnAddress)))
      assembler.add(start, to: base)
      assembler.jump(to: callee.entry)
      assembler.place(back)
      assembler.subtract(start, from: base)
      assembler.add(1, to: .memory(.at(Target.context, NativeHelper.callsLeft)))
      takeResult(instruction)
    }

    /// Emits the slow paths of calls near a limit. All values that the caller uses afterwards are in its frame.
    mutating func emitSlowCalls() {
      for slow in slowCalls {
        assembler.place(slow.start)
        assembler.note("limits")
        assembler.move(Target.argument(0), from: Target.context)
        assembler.emit(.address, Target.argument(1), .memory(.at(Target.frame, slow.distance)))
        assembler.callFunction(at: NativeHelper.address(NativeHelper.enter))
        assembler.test(Target.result)
        assembler.jump(.notZero, to: slow.end)
        assembler.jump(to: failureLabel())
      }
    }
  }
#endif
