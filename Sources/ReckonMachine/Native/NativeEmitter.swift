#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Emits native code for a formula.
  ///
  /// Every operation is rounded separately, as in all machines: products and sums are never contracted. Memory operands
  /// (inputs, constants, slots) are used in place. A failed check exits the code with NaN; the reference machine then
  /// evaluates the formula again.
  ///
  /// With one lane, the code takes the addresses of inputs, frame and context; see ``NativeCode/Entry``. With more, it
  /// is a loop over rows; see ``emitRows(_:_:for:lanes:expands:lists:_:)``.
  struct NativeEmitter<Target: NativeTarget & ~Copyable>: ~Copyable {
    typealias Operand = VectorOperand<Target.Register>

    let program: Program
    private let constants: [Program.Constant]
    /// The formula and the functions that it calls, by their indices.
    let subroutines: [NativeSubroutine<Target>?]
    /// The subroutine being emitted: the formula or a function.
    private(set) var code: LoweredCode.Subroutine
    /// The number of rows per instruction: one, two, four or eight.
    let lanes: Int
    var assembler: Target
    private(set) var masks: NativeMasks
    private(set) var allocation: NativeAllocation
    private(set) var frame: NativeFrame<Target>
    /// Whether a function is being emitted.
    private(set) var isFunction = false
    /// The label of the code that loads the value of an early exit, if it is used.
    var failure: NativeBuffer.Label?
    /// The label of the first block; those of the others follow in order.
    private var firstLabel = NativeBuffer.Label(number: 0)
    /// The edges of branches with moves: their code follows all blocks.
    var detours: [(label: NativeBuffer.Label, edge: LoweredCode.Edge)] = []
    /// Slow paths of calls that may be near a limit of memory, depth or time: their code follows all blocks.
    var slowCalls: [SlowCall] = []
    /// In code for rows, the slow paths of functions for rows that their instructions do not cover.
    var slowWays: [SlowWay] = []
    /// In code for rows, the operands that the loop holds in registers, and the number of uses of each constant and
    /// input.
    var held: [HeldOperand: Int] = [:]
    var uses: [HeldOperand: Int] = [:]
    /// In code for rows, the registers of the inputs' columns, and the displacement from the row's index.
    var columns: [Int: (register: Target.Register, distance: Int32)] = [:]
    /// In code for rows, the values whose sign bits are kept as masks, the most recent last.
    var choosers: [LoweredCode.Value] = []
    /// In code for rows, the address of the table in the table register.
    var table: Int?
    /// In strict code for rows, the accumulator of findings.
    var findings: Findings?

    /// Scratch registers, after those that hold values.
    static var scratch: Int { 15 }
    static var secondScratch: Int { 14 }
    static var thirdScratch: Int { 13 }
    static var fourthScratch: Int { 12 }
    static var registerCount: Int { 12 }

    /// The registers that hold values, as bits: in code for rows all but the one for marks, and with eight lanes also
    /// the processor's additional ones.
    static func valueRegisters(lanes: Int) -> UInt32 {
      if lanes == 1 { return 1 << UInt32(registerCount) - 1 }
      let further = lanes == 8 ? Target.furtherRegisters(lanes: lanes) : 0..<0
      return further.reduce(1 << UInt32(marks) - 1) { $0 | 1 << UInt32($1) }
    }

    /// The size limits of a formula compiled to native code. Frames are smaller than a page, whose end guards the
    /// stack.
    static var mostInstructions: Int { 4096 }
    static var mostSlots: Int { 300 }

    /// Whether a program is on doubles, and small enough for native code.
    static func takes(_ program: Program) -> Bool {
      program.numberMode == .double && !program.holdsValues && program.resultCount == 0
        && program.frames.reduce(0, { $0 + $1.instructionCount }) <= mostInstructions
    }

    /// The native code of a formula for single evaluations.
    ///
    /// - Parameter code: the lowered code of a program that it ``takes(_:)``.
    /// - Returns: `nil` for formulas that keep their register code.
    static func emit(_ program: Program, _ code: LoweredCode, lists: Bool = false) -> NativeProgram? {
      var emitter = NativeEmitter(program, code, lanes: 1, lists: lists)
      let frame = emitter.frame
      guard emitter.subroutines.allSatisfy({ $0?.isSmall ?? true }) else { return nil }
      emitter.emitPrologue()
      emitter.emitBlocks()
      for case let function? in emitter.subroutines.dropFirst() {
        emitter.enter(function)
        emitter.emitEntry(function)
        emitter.emitBlocks()
      }
      emitter.emitSlowCalls()
      emitter.emitFailure(frame)
      let lines = emitter.assembler.buffer.listing
      let longest = emitter.subroutines.reduce(1) { max($0, $1?.times.longest ?? 1) }
      guard let bytes = emitter.assembler.finished() else { return nil }
      return NativeProgram(
        lines: lines, usesContext: frame.usesContext, frameSize: frame.framedCountWithCalls,
        pollSteps: NativeContext.pollSteps(longestTime: longest), bytes: bytes)
    }

    init(_ program: Program, _ code: LoweredCode, lanes: Int, lists: Bool) {
      var assembler = Target(lists: lists, lanes: lanes)
      subroutines = NativeSubroutine<Target>.all(program, code, lanes: lanes, &assembler)
      guard let formula = subroutines[0] else { preconditionFailure("the formula itself is needed") }
      self.assembler = assembler
      (self.program, constants, self.lanes) = (program, program.constants, lanes)
      (self.code, masks, allocation, frame) = (formula.code, formula.masks, formula.allocation, formula.frame)
    }

    /// Switches to emitting a function.
    private mutating func enter(_ function: NativeSubroutine<Target>) {
      (code, masks, allocation, frame) = (function.code, function.masks, function.allocation, function.frame)
      (detours, isFunction) = ([], true)
    }

    // MARK: Blocks

    private mutating func emitBlocks() {
      firstLabel = assembler.makeLabels(code.blocks.count)
      for block in code.blocks.indices {
        if code.blocks.count > 1 {
          assembler.place(label(ofBlock: block))
          assembler.note("block \(block)")
        }
        for number in code.blocks[block].instructions where !masks.isFused(number) { emit(code.instructions[number]) }
        emitExit(of: block)
      }
      // The moves on one edge of a branch must not affect the other edge.
      for (label, edge) in detours {
        assembler.place(label)
        follow(edge)
        assembler.jump(to: self.label(ofBlock: edge.block))
      }
    }

    func label(ofBlock block: Int) -> NativeBuffer.Label { NativeBuffer.Label(number: firstLabel.number + block) }

    mutating func emit(_ instruction: LoweredCode.Instruction, hasNote: Bool = true) {
      if hasNote { assembler.note(code.line(instruction, program.draft)) }
      switch instruction.action {
      case .apply(let operation): apply(operation, instruction)
      case .choose: choose(instruction)
      case .polynomial: polynomial(instruction)
      case .host(let index): callHost(index, instruction)
      case .bound: bound(instruction)
      case .accumulate: accumulate(instruction)
      case .total: total(instruction)
      case .check: lanes == 1 ? check(value(0, of: instruction)) : mark(value(0, of: instruction))
      case .lane(let operation): lane(operation, instruction)
      case .call(let index, below: _): callOwn(index, instruction)
      case .deliver(let group): deliver(value(0, of: instruction), ofGroup: group)
      }
    }

    // MARK: Operands

    func value(_ index: Int, of instruction: LoweredCode.Instruction) -> LoweredCode.Value {
      code.operands[instruction.operands.lowerBound + index]
    }

    /// The number, if the value is a constant.
    func constant(_ value: LoweredCode.Value) -> Double? {
      switch code.origins[Int(value)] {
      case .constant(let index): constants[index].double
      case .double(let number): number
      case .zero: 0
      case .made, .input: nil
      }
    }

    /// The operand for a value.
    mutating func operand(_ value: LoweredCode.Value) -> Operand {
      switch code.origins[Int(value)] {
      case .made: return operand(at: location(value))
      case .input(let index):
        if let column = columns[index] {
          return heldOperand(.input(index)) ?? .memory(.indexed(column.register, Target.row, column.distance))
        }
        return .memory(.at(frame.inputs, Int32(8 * index)))
      case .constant, .double, .zero:
        guard let number = constant(value) else { preconditionFailure("these are constants") }
        return lanes > 1 ? bits(number.bitPattern) : .memory(assembler.constant(number.bitPattern, isWide: false))
      }
    }

    func location(_ value: LoweredCode.Value) -> NativeAllocation.Location {
      guard let location = allocation.locations[Int(value)] else {
        preconditionFailure("a value that is needed has a place")
      }
      return location
    }

    func operand(at location: NativeAllocation.Location) -> Operand {
      switch location {
      case .register(let register): .register(register)
      case .slot(let slot): .memory(.at(frame.base, frame.distance(ofSlot: slot, lanes: lanes)))
      }
    }

    /// A bit pattern in each lane, all of whose bits may be read.
    mutating func bits(_ pattern: UInt64) -> Operand {
      heldOperand(.constant(pattern)) ?? .memory(assembler.constant(pattern, isWide: true))
    }

    /// The register of an operand, loaded first if it is in memory.
    mutating func register(_ operand: Operand, _ scratch: Int) -> Int {
      switch operand {
      case .register(let register): return register
      case .memory:
        load(scratch, operand)
        return scratch
      }
    }

    mutating func load(_ register: Int, _ operand: Operand) {
      if operand == .register(register) { return }
      switch operand {
      case .register: assembler.emit(.move, isWide: lanes > 1, register, operand)
      case .memory: assembler.emit(lanes > 1 ? .load : .loadScalar, isWide: true, register, operand)
      }
    }

    mutating func store(_ register: Int, _ operand: Operand) {
      assembler.emit(lanes > 1 ? .store : .storeScalar, isWide: true, register, operand)
    }

    // MARK: Results

    /// The register in which a value is computed: its own, or a scratch register.
    func target(_ value: LoweredCode.Value) -> Int {
      if case .register(let register) = location(value) { register } else { Self.scratch }
    }

    /// Stores a computed value to its slot, if it has one.
    mutating func settle(_ value: LoweredCode.Value, _ register: Int) {
      if case .slot = location(value) { store(register, operand(at: location(value))) }
    }

    // MARK: Instructions on lanes

    /// Emits an instruction on doubles: `scalar` for one lane, otherwise `packed`.
    mutating func lane(
      _ scalar: VectorInstruction, _ packed: VectorInstruction, _ first: Int, _ second: Int, _ last: Operand,
      byte: UInt8? = nil
    ) {
      if lanes == 1 { return assembler.emit(scalar, isWide: false, first, second, last, byte: byte) }
      assembler.emit(packed, isWide: true, first, packed.hasOneSource ? nil : second, last, byte: byte)
    }

    /// Emits a bitwise instruction, whose memory operand is a pattern in all lanes.
    mutating func logic(
      _ instruction: VectorInstruction, _ first: Int, _ second: Int, _ last: Operand, byte: UInt8? = nil
    ) {
      assembler.emit(instruction, isWide: lanes > 1, first, second, last, byte: byte)
    }

    mutating func subtract(_ result: Int, _ a: Int, _ b: Operand) { lane(.subtractScalar, .subtract, result, a, b) }
    mutating func add(_ result: Int, _ a: Int, _ b: Operand) { lane(.addScalar, .add, result, a, b) }
    mutating func multiply(_ result: Int, _ a: Int, _ b: Operand) { lane(.multiplyScalar, .multiply, result, a, b) }

    /// Computes the mask of the lanes in which a comparison holds.
    mutating func compare(_ result: Int, _ comparison: MaskComparison, _ a: Int, _ b: Operand) {
      lane(.compareScalar, .compare, result, a, b, byte: comparison.rawValue)
    }

    /// Selects `a` in the lanes whose mask is set, otherwise `b`; all are registers.
    mutating func blend(_ result: Int, _ mask: Int, _ a: Int, _ b: Int) {
      logic(.blend, result, b, .register(a), byte: UInt8(mask))
    }
  }

  /// Native code that is not yet in executable memory.
  struct NativeProgram {
    /// The listing, if it was requested.
    let lines: [NativeBuffer.ListedLine]
    /// Whether it uses the context: for loops, random numbers, or host functions.
    let usesContext: Bool
    /// The doubles of frame memory that the formula's own frame takes.
    let frameSize: Int
    /// The maximum number of steps between two cancellation checks.
    let pollSteps: Int
    let bytes: [UInt8]
  }
#endif
