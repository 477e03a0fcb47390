#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Calls of kernels, random numbers and functions of the host. No register that holds a value is needed behind a call.
  extension NativeEmitter {
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
        assembler.move(.rdi, from: .rsp)
        assembler.move(.rsi, instruction.operands.count)
        assembler.callFunction(at: unsafeBitCast(function, to: Int.self))
      case .random(_, let function):
        passInMemory(instruction)
        assembler.move(.rdi, unsafeBitCast(function, to: Int.self))
        assembler.move(.rsi, from: .rsp)
        assembler.move(.rdx, from: .r12)
        assembler.callFunction(at: NativeHelper.address(NativeHelper.random))
      }
      takeResult(instruction)
    }

    /// Passes operands in the first registers.
    private mutating func call(_ address: Int, _ instruction: LoweredCode.Instruction) {
      var moves: [(from: VectorOperand, to: VectorOperand)] = []
      for index in 0..<instruction.operands.count { moves.append((operand(value(index, of: instruction)), .register(index))) }
      move(moves)
      assembler.callFunction(at: address)
    }

    /// Passes operands one behind the other at the stack pointer.
    private mutating func passInMemory(_ instruction: LoweredCode.Instruction) {
      for index in 0..<instruction.operands.count {
        let register = register(operand(value(index, of: instruction)), Self.scratch)
        store(register, .memory(.at(.rsp, frame.distance(ofArgument: index))))
      }
    }

    private mutating func takeResult(_ instruction: LoweredCode.Instruction) {
      let result = operand(at: location(instruction.result))
      if case .register(let register) = result { load(register, .register(0)) } else { store(0, result) }
    }

    mutating func callHost(_ index: Int, _ instruction: LoweredCode.Instruction) {
      passInMemory(instruction)
      assembler.move(.rdi, from: .r12)
      assembler.move(.rsi, index)
      assembler.move(.rdx, from: .rsp)
      assembler.move(.rcx, instruction.operands.count)
      assembler.callFunction(at: NativeHelper.address(NativeHelper.host))
      assembler.emit(.test, .rax, .register(Int(GeneralRegister.rax.rawValue)))
      assembler.jump(.equal, to: failureLabel())
      load(0, .memory(.at(.rsp, 0)))
      takeResult(instruction)
    }

    /// Moves values all at once: what is written is read before where it is read at all.
    mutating func move(_ moves: [(from: VectorOperand, to: VectorOperand)]) {
      var pending = moves.filter { $0.from != $0.to }
      while !pending.isEmpty {
        let free = pending.indices.first { index in
          !pending.indices.contains { $0 != index && pending[$0].from == pending[index].to }
        }
        guard let free else {
          // Each is read by another: one of them waits in a register.
          load(Self.secondScratch, pending[0].from)
          pending[0].from = .register(Self.secondScratch)
          continue
        }
        let (from, to) = pending.remove(at: free)
        if case .register(let register) = to { load(register, from) } else { store(self.register(from, Self.scratch), to) }
      }
    }
  }

  /// What native code calls beside kernels.
  enum NativeHelper {
    typealias Random = @convention(c) (Int, UnsafePointer<Double>, UnsafeMutableRawPointer) -> Double
    typealias Host = @convention(c) (UnsafeMutableRawPointer, Int, UnsafeMutablePointer<Double>, Int) -> Int
    typealias Poll = @convention(c) (UnsafeMutableRawPointer) -> Int

    static let random: Random = { function, operands, context in
      let run = context.assumingMemoryBound(to: ThreadedContext.self)
      let kernel = unsafeBitCast(function, to: (@convention(c) (UnsafePointer<Double>, UnsafeMutableRawPointer) -> Double).self)
      return withUnsafeMutablePointer(to: &run.pointee.random) { kernel(operands, UnsafeMutableRawPointer($0)) }
    }

    /// Calls a function of the host, whose result takes the place of its first operand; 0 when the run ends.
    static let host: Host = { context, index, operands, count in
      let run = context.assumingMemoryBound(to: ThreadedContext.self)
      // The host's running time is unknown, so check before each call.
      if run.pointee.isCancelled != nil, !run.pointee.poll() { return 0 }
      operands.pointee = run.pointee.hosts.body(index)(UnsafeBufferPointer(start: operands, count: count))
      return 1
    }

    /// Asks whether the run goes on; 0 when it ends.
    static let poll: Poll = { context in context.assumingMemoryBound(to: ThreadedContext.self).pointee.poll() ? 1 : 0 }

    /// Notes that the reference machine is to find out why the run ends.
    static let stop: Poll = { context in
      context.assumingMemoryBound(to: ThreadedContext.self).pointee.outcome = .stopped
      return 0
    }

    static func address(_ function: Random) -> Int { unsafeBitCast(function, to: Int.self) }
    static func address(_ function: Host) -> Int { unsafeBitCast(function, to: Int.self) }
    static func address(_ function: Poll) -> Int { unsafeBitCast(function, to: Int.self) }

    static func offset(_ field: PartialKeyPath<ThreadedContext>) -> Int32 {
      guard let offset = MemoryLayout<ThreadedContext>.offset(of: field) else { preconditionFailure("stored properties have offsets") }
      return Int32(offset)
    }

    /// Where the context has the steps that are left, and where it is to be polled next.
    static let steps = offset(\.steps)
    static let nextPoll = offset(\.nextPoll)
  }
#endif
