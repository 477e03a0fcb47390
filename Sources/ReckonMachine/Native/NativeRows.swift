#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A formula's native code over columns, for groups of two, four or eight rows, of which two may be computed side by
  /// side.
  final class NativeRows: Sendable {
    let memory: ExecutableMemory
    /// The inputs that the code reads.
    let usedInputs: [Int]
    /// Whether it marks rows as suspect.
    let marksSuspects: Bool
    /// About how many nanoseconds a row takes, rather too many than too few.
    let time: Int
    /// The number of which a call's row count must be a multiple.
    let unit: Int
    /// The share of an evaluation's limits that inlined calls would use.
    let callNeeds: LoweredCode.CallNeeds

    /// Takes the table of places (see ``BatchCode``) and a number of rows that is a multiple of the unit.
    typealias Function = @convention(c) (UnsafePointer<UnsafeMutablePointer<Double>>, Int) -> Void

    init?(_ rows: NativeRowProgram) {
      guard let memory = ExecutableMemory.holding(rows.bytes) else { return nil }
      self.memory = memory
      (usedInputs, marksSuspects, time, unit) = (rows.usedInputs, rows.marksSuspects, rows.time, rows.unit)
      callNeeds = rows.callNeeds
    }

    /// The native code of a program over columns; `nil` for code with loops or functions that call themselves, where
    /// the processor lacks instructions, or where no memory can be executed.
    ///
    /// - Parameter lanes: how many rows an instruction works on, if not as many as the processor can.
    static func make(
      _ program: Program, _ code: LoweredCode, for policy: ErrorPolicy, lanes: Int? = nil,
      _ poll: inout CancellationPoll
    ) throws(FormulaError) -> NativeRows? {
      let lanes = lanes ?? NativeProcessor.current.lanes
      guard ExecutableMemory.isPossible, NativeProcessor.current.isSuitable, lanes <= NativeProcessor.current.lanes,
        let emitted = try NativeEmitter<NativeProcessor.Assembler>.emitRows(
          program, code, for: policy, lanes: lanes, expands: NativeProcessor.current.hasWords, &poll)
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
    /// The number of which a call's row count must be a multiple, and the number of groups of rows that the loop
    /// processes side by side.
    let unit: Int
    let groups: Int
    let callNeeds: LoweredCode.CallNeeds
    let bytes: [UInt8]
  }

  extension NativeEmitter where Target: ~Copyable {
    /// The code over columns of a formula without loops that it ``takes(_:)``: a C function of the table of places and
    /// of the number of rows.
    static func emitRows(
      _ program: Program, _ lowered: LoweredCode, for policy: ErrorPolicy, lanes: Int, expands: Bool,
      lists: Bool = false,
      _ poll: inout CancellationPoll
    ) throws(FormulaError) -> NativeRowProgram? {
      let hasChecks = policy == .strict
      guard program.isPure, program.hostFunctionCount == 0,
        let (whole, callNeeds) = try lowered.joiningCalls(of: program, &poll),
        let plain = RowChoices.joined(whole)
      else { return nil }
      let code =
        expands
        ? NativeExpansion.expanded(plain, program.constants, gathers: Target.gathers(lanes: lanes)) : plain
      guard code.instructions.count <= 4 * mostInstructions,
        !code.instructions.contains(where: { $0.callsFunction || endsRuns($0) }),
        case .return(let result) = code.blocks[0].exit
      else { return nil }
      var used: Set<Int> = []
      for value in code.operands + [result] {
        if case .input(let index) = code.origins[Int(value)] { used.insert(index) }
      }
      let marksSuspects = code.instructions.contains { $0.action == .check }
      let takesTables = code.instructions.contains { $0.takesTable }
      let tableRegisters = takesTables ? Target.tableRegisters(lanes: lanes) : []
      guard used.count + (marksSuspects ? 1 : 0) + tableRegisters.count <= Target.columns.count else { return nil }
      let single = RowForm<Target>(
        code: code, result: result, inputs: used.sorted(), hasChecks: hasChecks, marksSuspects: marksSuspects,
        tableRegisters: tableRegisters)
      var form = (Target.findsRowsAtDistance ? single.sideBySide(inputCount: program.variables.count) : nil) ?? single
      // Emitted once to see which operands are taken most, and again with those in registers.
      var draft = NativeEmitter(program, form, lanes: lanes, lists: false)
      if form.groups > 1, draft.allocation.slotCount > 0 {
        form = single
        draft = NativeEmitter(program, form, lanes: lanes, lists: false)
      }
      guard draft.isFrameSmall else { return nil }
      try draft.emitLoop(form, &poll)
      var emitter = NativeEmitter(program, form, lanes: lanes, lists: lists)
      emitter.held = draft.mostUsed(takesMarks: hasChecks || marksSuspects)
      try emitter.emitLoop(form, &poll)
      let lines = emitter.assembler.buffer.listing
      guard let bytes = emitter.assembler.finished() else { return nil }
      return NativeRowProgram(
        lines: lines, usedInputs: form.inputs, marksSuspects: marksSuspects,
        time: 1 + plain.instructions.reduce(0) { $0 + $1.time } / lanes, unit: max(8, lanes * form.groups),
        groups: form.groups,
        callNeeds: callNeeds, bytes: bytes)
    }

    /// Whether an instruction may end the run for a reason that is not in its rows: a bound, which stored code may have
    /// without a loop.
    private static func endsRuns(_ instruction: LoweredCode.Instruction) -> Bool {
      if case .bound = instruction.action { true } else { false }
    }

    private init(_ program: Program, _ form: RowForm<Target>, lanes: Int, lists: Bool) {
      self.init(program, LoweredCode(subroutines: [form.code]), lanes: lanes, lists: lists)
    }

    private mutating func emitLoop(_ form: RowForm<Target>, _ poll: inout CancellationPoll) throws(FormulaError) {
      let registers = Target.columns.prefix(form.inputs.count + (form.marksSuspects ? 1 : 0))
      let saved = (registers + form.tableRegisters).filter(Target.preserved.contains)
      let stack = Operand.word(Target.stack)
      let calls = code.instructions.contains { if case .lane(.guarded) = $0.action { true } else { false } }
      assembler.save(saved, calls: calls)
      var size = Int32(8 * lanes * allocation.slotCount)
      if calls { size += slowBytes }
      if form.hasChecks {
        let findings = Findings(start: size, isInRegister: !form.marksSuspects)
        size += findings.size(lanes: lanes)
        self.findings = findings
      }
      // Calls find the stack pointer at a multiple of sixteen.
      if calls { size = (size + 15) & ~15 + Target.padding(saved: saved.count) }
      if size > 0 { assembler.subtract(size, from: stack) }
      for (input, register) in zip(form.inputs, registers) {
        for group in 0..<form.groups {
          columns[input + group * program.variables.count] = (register, distance(ofGroup: group))
        }
        assembler.emit(.load, register, .memory(.at(Target.argument(0), Int32(8 * (BatchCode.firstInput + input)))))
      }
      let suspects = form.marksSuspects ? registers.last : nil
      if let suspects {
        assembler.emit(.load, suspects, .memory(.at(Target.argument(0), Int32(8 * BatchCode.suspects))))
      }
      beginFindings()
      assembler.emit(.load, Target.argument(0), .memory(.at(Target.argument(0), Int32(8 * BatchCode.output))))
      assembler.move(Target.row, 0)
      assembler.scaleRows(Target.argument(1))
      loadHeldConstants()
      let start = assembler.makeLabel()
      assembler.place(start)
      loadHeldInputs()
      if suspects != nil { logic(.xor, Self.marks, Self.marks, .register(Self.marks)) }
      // Of groups side by side the first alone is noted, and not what delivers the results of the second.
      let instructions = code.blocks[0].instructions
      let noted = form.groups == 1 ? instructions : instructions.dropLast()
      for number in instructions {
        try poll.check(after: 512)
        emit(code.instructions[number], hasNote: noted.contains(number) && number.isMultiple(of: form.groups))
      }
      if let suspects { store(Self.marks, .memory(.indexed(suspects, Target.row, 0))) }
      deliver(form.result, ofGroup: 0)
      assembler.add(Int32(lanes * form.groups) * Target.rowUnit, to: .word(Target.row))
      assembler.emit(.compare, Target.row, .word(Target.argument(1)))
      assembler.jump(.less, to: start)
      endFindings()
      assembler.endPacked()
      if size > 0 { assembler.add(size, to: stack) }
      assembler.restore(saved, calls: calls)
      assembler.return()
      emitSlowWays()
    }

    /// Whether slots, slow ways and findings take less of the stack than a page, so that none is skipped.
    private var isFrameSmall: Bool {
      let findings = Findings(start: 0, isInRegister: false).size(lanes: lanes)
      return Int32(8 * lanes * allocation.slotCount) + slowBytes + findings < 4_000
    }

    /// How far behind the loop's row the rows of a group lie.
    private func distance(ofGroup group: Int) -> Int32 { Int32(8 * lanes * group) }

    /// Stores the results of a group of rows.
    mutating func deliver(_ result: LoweredCode.Value, ofGroup group: Int) {
      let value = register(operand(result), Self.scratch)
      store(value, .memory(.indexed(Target.argument(0), Target.row, distance(ofGroup: group))))
      addToFindings(value)
    }
  }

  /// The program form from which code over columns is emitted.
  struct RowForm<Target: NativeTarget & ~Copyable> {
    var code: LoweredCode.Subroutine
    /// The value with the results of the first group of as many rows as a register has lanes. Code delivers those of
    /// others itself.
    let result: LoweredCode.Value
    let inputs: [Int]
    let hasChecks: Bool
    let marksSuspects: Bool
    /// The registers for what is taken from tables.
    let tableRegisters: [Target.Register]
    var groups = 1

    /// The same for two groups of rows, whose instructions take turns: neither waits for the other, so that a processor
    /// that waits for one computes with the other. `nil` where marks of rows are gathered, of which there is one
    /// register.
    ///
    /// - Parameter inputCount: how many inputs the program has; those of the second group are numbered behind them.
    func sideBySide(inputCount: Int) -> RowForm? {
      guard !marksSuspects, groups == 1 else { return nil }
      var both = self
      var others: [LoweredCode.Value] = []
      for (value, origin) in code.origins.enumerated() {
        switch origin {
        case .constant, .double, .zero: others.append(LoweredCode.Value(value))
        case .input(let index):
          others.append(LoweredCode.Value(both.code.origins.count))
          both.code.origins.append(.input(index + inputCount))
        case .made:
          others.append(LoweredCode.Value(both.code.origins.count))
          both.code.origins.append(.made)
        }
      }
      let shift = code.operands.count
      both.code.operands += code.operands.map { others[Int($0)] } + [others[Int(result)]]
      both.code.instructions = code.instructions.flatMap { instruction in
        let operands = instruction.operands.lowerBound + shift..<instruction.operands.upperBound + shift
        return [
          instruction,
          LoweredCode.Instruction(
            action: instruction.action, operands: operands, result: others[Int(instruction.result)],
            offset: instruction.offset),
        ]
      }
      both.code.instructions.append(
        LoweredCode.Instruction(
          action: .deliver(1), operands: both.code.operands.count - 1..<both.code.operands.count, result: result,
          offset: code.instructions.last?.offset ?? 0))
      both.code.blocks[0].instructions = both.code.instructions.indices
      both.groups = 2
      return both
    }
  }
#endif
