#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Prologues and epilogues, block exits, checks, and loops.
  extension NativeEmitter where Target: ~Copyable {
    mutating func emitPrologue() {
      if frame.callsFunctions {
        assembler.save([Target.inputs, Target.context], calls: true)
        assembler.move(Target.inputs, from: Target.argument(0))
        if frame.base == Target.frame {
          assembler.save([Target.frame], calls: false)
          assembler.move(Target.frame, from: Target.argument(1))
        }
        if frame.usesContext { assembler.move(Target.context, from: Target.argument(2)) }
      }
      if frame.size > 0 { assembler.subtract(frame.size, from: .word(Target.stack)) }
    }

    private mutating func emitEpilogue(_ frame: NativeFrame<Target>) {
      if frame.size > 0 { assembler.add(frame.size, to: .word(Target.stack)) }
      if frame.callsFunctions {
        if frame.base == Target.frame { assembler.restore([Target.frame], calls: false) }
        assembler.restore([Target.inputs, Target.context], calls: true)
      }
      assembler.return()
    }

    mutating func failureLabel() -> NativeBuffer.Label {
      if let failure { return failure }
      let label = assembler.makeLabel()
      failure = label
      return label
    }

    /// Emits the target of failed checks, including those of functions: none has moved the stack pointer.
    mutating func emitFailure(_ frame: NativeFrame<Target>) {
      guard let failure else { return }
      assembler.place(failure)
      assembler.note("ends with NaN; the reference machine finds out why")
      let nan = assembler.constant(Double.nan.bitPattern, isWide: false)
      load(0, .memory(nan))
      emitEpilogue(frame)
    }

    // MARK: Checks

    /// Ends the run unless a value is finite: otherwise x - x is NaN.
    mutating func check(_ value: LoweredCode.Value) {
      if masks.isMask(value) { return }
      let register = register(operand(value), Self.scratch)
      subtract(Self.scratch, register, .register(register))
      assembler.emit(.compareUnordered, Self.scratch, .register(Self.scratch))
      assembler.jump(.unordered, to: failureLabel())
    }

    /// Ends the run unless a value is an integer usable as a loop bound.
    mutating func bound(_ instruction: LoweredCode.Instruction) {
      let stop = assembler.makeLabel()
      let fine = assembler.makeLabel()
      let number = register(operand(value(0, of: instruction)), Self.scratch)
      magnitude(Self.secondScratch, .register(number))
      assembler.emit(
        .compareUnordered, Self.secondScratch, .memory(assembler.constant((0x1p53).bitPattern, isWide: false)))
      assembler.jump(.unordered, to: stop)
      assembler.jump(.greaterOrEqual, to: stop)
      lane(.roundScalar, .round, Self.secondScratch, number, .register(number), byte: RoundingByte.towardZero.rawValue)
      assembler.emit(.compareUnordered, Self.secondScratch, .register(number))
      assembler.jump(.equal, to: fine)
      assembler.place(stop)
      assembler.move(Target.argument(0), from: Target.context)
      assembler.callFunction(at: NativeHelper.address(NativeHelper.stop))
      assembler.jump(to: failureLabel())
      assembler.place(fine)
    }

    // MARK: Ends of blocks

    mutating func emitExit(of block: Int) {
      switch code.blocks[block].exit {
      case .return(let value): emitReturn(value)
      case .jump(let edge):
        if let value = code.returned(along: edge) { return emitReturn(value) }
        follow(edge)
        jump(to: edge.block, from: block)
      case .branch(let condition, let edge, otherwise: let other):
        emitBranch(condition, in: block, otherwise: label(of: other))
        follow(edge)
        jump(to: edge.block, from: block)
      case .repeat(let edge, let steps):
        follow(edge)
        charge(steps, for: label(ofBlock: edge.block))
      }
    }

    private mutating func emitReturn(_ value: LoweredCode.Value) {
      assembler.note("return")
      load(0, operand(value))
      if isFunction {
        assembler.jump(through: .at(frame.base, NativeFrame<Target>.returnAddress))
      } else {
        emitEpilogue(frame)
      }
    }

    private mutating func jump(to block: Int, from current: Int) {
      if block != current + 1 { assembler.jump(to: label(ofBlock: block)) }
    }

    /// The label of an edge's block, or of code that moves the edge's values first.
    private mutating func label(of edge: LoweredCode.Edge) -> NativeBuffer.Label {
      if moves(along: edge).isEmpty { return label(ofBlock: edge.block) }
      let label = assembler.makeLabel()
      detours.append((label, edge))
      return label
    }

    /// Moves the arguments of an edge to the locations of its block's parameters.
    mutating func follow(_ edge: LoweredCode.Edge) { move(moves(along: edge)) }

    private mutating func moves(along edge: LoweredCode.Edge) -> [(from: Operand, to: Operand)] {
      var moves: [(from: Operand, to: Operand)] = []
      for (argument, parameter) in zip(code.operands[edge.arguments], code.blocks[edge.block].parameters) {
        let (from, to) = (operand(argument), operand(at: location(parameter)))
        if from != to { moves.append((from, to)) }
      }
      return moves
    }

    // MARK: Branches

    /// Emits a jump that is taken when a condition is 0 or NaN.
    private mutating func emitBranch(_ condition: LoweredCode.Value, in block: Int, otherwise: NativeBuffer.Label) {
      let fused = code.blocks[block].instructions.first { masks.isFused($0) }
      guard let fused, let test = NativeMasks.Condition(code.instructions[fused]) else {
        let operand = operand(condition)
        if masks.isMask(condition) {
          let mask = register(operand, Self.scratch)
          assembler.emit(.wordOf, mask, .word(Target.temporary))
          assembler.test(Target.temporary)
          return assembler.jump(.zero, to: otherwise)
        }
        return jumpUnlessTrue(operand, to: otherwise)
      }
      let instruction = code.instructions[fused]
      assembler.note("if " + code.line(instruction, program.draft))
      switch test {
      case .comparison(let comparison):
        jump(unless: comparison, operand(value(0, of: instruction)), operand(value(1, of: instruction)), to: otherwise)
      case .truth: jumpUnlessTrue(operand(value(0, of: instruction)), to: otherwise)
      case .not:
        let end = assembler.makeLabel()
        jumpUnlessTrue(operand(value(0, of: instruction)), to: end)
        assembler.jump(to: otherwise)
        assembler.place(end)
      }
    }

    private mutating func jumpUnlessTrue(_ operand: Operand, to otherwise: NativeBuffer.Label) {
      let number = register(operand, Self.scratch)
      assembler.emit(.compareUnordered, number, .memory(assembler.constant(0, isWide: false)))
      assembler.jump(.equalOrUnordered, to: otherwise)
    }

    /// Compares in the order in which one condition code covers a comparison that does not hold, including NaN.
    private mutating func jump(
      unless comparison: MaskComparison, _ a: Operand, _ b: Operand, to otherwise: NativeBuffer.Label
    ) {
      switch comparison {
      case .greater, .greaterOrEqual:
        assembler.emit(.compareUnordered, register(a, Self.scratch), b)
        assembler.jump(comparison == .greater ? .notGreater : .notGreaterOrEqual, to: otherwise)
      case .less, .lessOrEqual: jump(unless: comparison.flipped, b, a, to: otherwise)
      case .equal:
        assembler.emit(.compareUnordered, register(a, Self.scratch), b)
        assembler.jump(.unordered, to: otherwise)
        assembler.jump(.notEqual, to: otherwise)
      case .notEqual:
        let end = assembler.makeLabel()
        assembler.emit(.compareUnordered, register(a, Self.scratch), b)
        assembler.jump(.unordered, to: end)
        assembler.jump(.equal, to: otherwise)
        assembler.place(end)
      case .notLessOrEqual, .ordered, .orderedNotEqual: preconditionFailure("formulas do not compare so")
      }
    }

    // MARK: Loops

    /// Charges steps and jumps back, periodically polling whether the run continues.
    private mutating func charge(_ steps: Int, for start: NativeBuffer.Label) {
      let left = Operand.memory(.at(Target.context, NativeHelper.steps))
      guard let charge = Int32(exactly: steps) else {
        preconditionFailure("a loop costs no more steps than a formula has bytes")
      }
      assembler.subtract(charge, from: left)
      assembler.emit(.load, Target.temporary, left)
      assembler.emit(.compare, Target.temporary, .memory(.at(Target.context, NativeHelper.nextPoll)))
      assembler.jump(.greater, to: start)
      let saved = (0..<Self.registerCount).filter { allocation.usedRegisters & 1 << UInt32($0) != 0 }
      for register in saved { store(register, .memory(.at(frame.base, frame.distance(ofSaved: register)))) }
      assembler.move(Target.argument(0), from: Target.context)
      assembler.callFunction(at: NativeHelper.address(NativeHelper.poll))
      for register in saved { load(register, .memory(.at(frame.base, frame.distance(ofSaved: register)))) }
      assembler.test(Target.result)
      assembler.jump(.notZero, to: start)
      assembler.jump(to: failureLabel())
    }

  }

  extension LoweredCode.Subroutine {
    /// About the time of the instructions in nanoseconds, and that of the longest.
    var times: (total: Int, longest: Int) {
      instructions.reduce((0, 1)) { times, instruction in
        let time = instruction.time
        return (times.0 + time, max(times.1, time))
      }
    }
  }
#endif
