#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Calls of kernels, random numbers and host functions. No value in a register is live across a call.
  extension NativeEmitter where Target: ~Copyable {
    mutating func call(_ operation: UInt32, _ instruction: LoweredCode.Instruction) {
      guard let kernel = Catalogue.kernel(ofOperation: operation, count: instruction.operands.count) else {
        preconditionFailure("verified code applies only operations that have a kernel")
      }
      switch kernel {
      case .unary(let function): call(unsafeBitCast(function, to: Int.self), instruction)
      case .binary(let function): call(unsafeBitCast(function, to: Int.self), instruction)
      case .ternary(let function): call(unsafeBitCast(function, to: Int.self), instruction)
      case .variadic(_, let function):
        passInMemory(instruction)
        moveArguments(to: Target.argument(0))
        assembler.move(Target.argument(1), instruction.operands.count)
        assembler.callFunction(at: unsafeBitCast(function, to: Int.self))
      case .random(_, let function):
        passInMemory(instruction)
        assembler.move(Target.argument(0), unsafeBitCast(function, to: Int.self))
        moveArguments(to: Target.argument(1))
        assembler.move(Target.argument(2), from: Target.context)
        assembler.callFunction(at: NativeHelper.address(NativeHelper.random))
      }
      takeResult(instruction)
    }

    /// Passes operands in the first registers.
    private mutating func call(_ address: Int, _ instruction: LoweredCode.Instruction) {
      var moves: [(from: Operand, to: Operand)] = []
      for index in 0..<instruction.operands.count {
        moves.append((operand(value(index, of: instruction)), .register(index)))
      }
      move(moves)
      assembler.callFunction(at: address)
    }

    /// Passes operands contiguously in memory, at the start of the frame.
    private mutating func passInMemory(_ instruction: LoweredCode.Instruction) {
      for index in 0..<instruction.operands.count {
        let register = register(operand(value(index, of: instruction)), Self.scratch)
        store(register, .memory(.at(frame.base, frame.distance(ofArgument: index))))
      }
    }

    /// Loads the address of operands in memory.
    private mutating func moveArguments(to register: Target.Register) {
      let distance = frame.distance(ofArgument: 0)
      if distance == 0 {
        assembler.move(register, from: frame.base)
      } else {
        assembler.emit(.address, register, .memory(.at(frame.base, distance)))
      }
    }

    mutating func takeResult(_ instruction: LoweredCode.Instruction) {
      let result = operand(at: location(instruction.result))
      if case .register(let register) = result { load(register, .register(0)) } else { store(0, result) }
    }

    mutating func callHost(_ index: Int, _ instruction: LoweredCode.Instruction) {
      passInMemory(instruction)
      assembler.move(Target.argument(0), from: Target.context)
      assembler.move(Target.argument(1), index)
      moveArguments(to: Target.argument(2))
      assembler.move(Target.argument(3), instruction.operands.count)
      assembler.callFunction(at: NativeHelper.address(NativeHelper.host))
      assembler.test(Target.result)
      assembler.jump(.zero, to: failureLabel())
      load(0, .memory(.at(frame.base, frame.distance(ofArgument: 0))))
      takeResult(instruction)
    }

    /// Emits a parallel move.
    mutating func move(_ moves: [(from: Operand, to: Operand)]) {
      for (from, to) in ParallelMove.sequence(moves, through: .register(Self.secondScratch)) {
        if case .register(let register) = to {
          load(register, from)
        } else {
          store(self.register(from, Self.scratch), to)
        }
      }
    }
  }
#endif
