#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A formula's native code over columns, two, four or eight rows at a time.
  final class NativeRows: Sendable {
    let memory: ExecutableMemory
    /// The inputs that the code reads.
    let usedInputs: [Int]
    /// Whether it marks rows as suspect.
    let marksSuspects: Bool
    /// About how many nanoseconds a row takes, rather too many than too few.
    let time: Int

    /// Takes the table of places (see ``BatchCode``) and a number of rows that is a multiple of eight.
    typealias Function = @convention(c) (UnsafePointer<UnsafeMutablePointer<Double>>, Int) -> Void

    init?(_ rows: NativeRowProgram) {
      guard let memory = ExecutableMemory.holding(rows.bytes) else { return nil }
      self.memory = memory
      (usedInputs, marksSuspects, time) = (rows.usedInputs, rows.marksSuspects, rows.time)
    }

    /// The native code of a program over columns; `nil` for code with branches or calls, where the processor lacks instructions, or where no
    /// memory can be executed.
    ///
    /// - Parameter lanes: how many rows an instruction works on, if not as many as the processor can.
    static func make(_ program: Program, hasChecks: Bool, lanes: Int? = nil) -> NativeRows? {
      let lanes = lanes ?? NativeProcessor.current.lanes
      guard ExecutableMemory.isPossible, NativeProcessor.current.isSuitable, lanes <= NativeProcessor.current.lanes,
        let emitted = NativeEmitter<NativeProcessor.Assembler>.emitRows(
          program, hasChecks: hasChecks, lanes: lanes, expands: NativeProcessor.current.hasWords)
      else { return nil }
      return NativeRows(emitted)
    }
  }

  /// The same code before it lies in executable memory.
  struct NativeRowProgram {
    let lines: [NativeBuffer.ListedLine]
    let usedInputs: [Int]
    let marksSuspects: Bool
    let time: Int
    let bytes: [UInt8]
  }

  extension NativeEmitter where Target: ~Copyable {
    /// The register in which marks of suspect rows are gathered.
    static var marks: Int { 11 }

    /// The code of a formula of one block over columns: a C function of the table of places and of the number of rows.
    static func emitRows(_ program: Program, hasChecks: Bool, lanes: Int, expands: Bool, lists: Bool = false) -> NativeRowProgram? {
      guard program.isPure, program.hostFunctionCount == 0, let lowered = lowered(program, hasChecks: hasChecks),
        case let plain = lowered.subroutines[0], plain.blocks.count == 1
      else { return nil }
      let code = expands ? NativeExpansion.expanded(plain) : plain
      guard code.instructions.count <= 4 * mostInstructions, !code.instructions.contains(where: { $0.callsFunction || endsRuns($0) }),
        case .return(let result) = code.blocks[0].exit
      else { return nil }
      var used: Set<Int> = []
      for value in code.operands + [result] { if case .input(let index) = code.origins[Int(value)] { used.insert(index) } }
      let marksSuspects = code.instructions.contains { $0.action == .check }
      guard used.count + (marksSuspects ? 1 : 0) <= Target.columns.count else { return nil }
      // Emitted once to see which operands are taken most, and again with those in registers.
      var draft = NativeEmitter(program, LoweredCode(subroutines: [code]), lanes: lanes, lists: false)
      guard draft.allocation.slotCount <= mostSlots / lanes else { return nil }
      draft.emitLoop(used.sorted(), result, marksSuspects)
      var emitter = NativeEmitter(program, LoweredCode(subroutines: [code]), lanes: lanes, lists: lists)
      emitter.held = draft.mostUsed(marksSuspects)
      emitter.emitLoop(used.sorted(), result, marksSuspects)
      let lines = emitter.assembler.buffer.listing
      guard let bytes = emitter.assembler.finished() else { return nil }
      return NativeRowProgram(
        lines: lines, usedInputs: used.sorted(), marksSuspects: marksSuspects,
        time: 1 + plain.instructions.reduce(0) { $0 + $1.time } / lanes, bytes: bytes)
    }

    /// Whether an instruction may end the run for a reason that is not in its rows: a bound, which stored code may have without a loop.
    private static func endsRuns(_ instruction: LoweredCode.Instruction) -> Bool {
      if case .bound = instruction.action { true } else { false }
    }

    private mutating func emitLoop(_ used: [Int], _ result: LoweredCode.Value, _ marksSuspects: Bool) {
      let registers = Target.columns.prefix(used.count + (marksSuspects ? 1 : 0))
      let saved = registers.filter(Target.preserved.contains)
      let stack = Operand.word(Target.stack)
      let calls = code.instructions.contains { if case .lane(.guarded) = $0.action { true } else { false } }
      assembler.save(saved, calls: calls)
      var size = Int32(8 * lanes * allocation.slotCount)
      if calls {
        // Calls find the stack pointer at a multiple of sixteen.
        size = (size + slowBytes + 15) & ~15 + Target.padding(saved: saved.count)
      }
      if size > 0 { assembler.subtract(size, from: stack) }
      for (input, register) in zip(used, registers) {
        columns[input] = register
        assembler.emit(.load, register, .memory(.at(Target.argument(0), Int32(8 * (BatchCode.firstInput + input)))))
      }
      let suspects = marksSuspects ? registers.last : nil
      if let suspects { assembler.emit(.load, suspects, .memory(.at(Target.argument(0), Int32(8 * BatchCode.suspects)))) }
      assembler.emit(.load, Target.argument(0), .memory(.at(Target.argument(0), Int32(8 * BatchCode.output))))
      assembler.move(Target.row, 0)
      assembler.scaleRows(Target.argument(1))
      loadHeldConstants()
      let start = assembler.makeLabel()
      assembler.place(start)
      loadHeldInputs()
      if suspects != nil { logic(.xor, Self.marks, Self.marks, .register(Self.marks)) }
      for number in code.blocks[0].instructions { emit(code.instructions[number]) }
      store(register(operand(result), Self.scratch), .memory(.indexed(Target.argument(0), Target.row, 0)))
      if let suspects { store(Self.marks, .memory(.indexed(suspects, Target.row, 0))) }
      assembler.add(Int32(lanes) * Target.rowUnit, to: .word(Target.row))
      assembler.emit(.compare, Target.row, .word(Target.argument(1)))
      assembler.jump(.less, to: start)
      assembler.endPacked()
      if size > 0 { assembler.add(size, to: stack) }
      assembler.restore(saved, calls: calls)
      assembler.return()
      emitSlowWays()
    }

    /// Marks the rows in which a value is not finite: less itself, it is NaN there and +0 elsewhere.
    mutating func mark(_ value: LoweredCode.Value) {
      let register = register(operand(value), Self.scratch)
      subtract(Self.scratch, register, .register(register))
      logic(.or, Self.marks, Self.marks, .register(Self.scratch))
    }
  }
#endif
