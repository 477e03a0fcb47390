#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Emits native code for a formula.
  ///
  /// Every operation is rounded by itself, as by all machines: products and sums are never contracted. Operands in memory (inputs, constants,
  /// slots) are taken from there. A check that fails leads out of the code with NaN; the reference machine then runs the formula again.
  ///
  /// With one lane, the code takes the addresses of inputs, frame and context; see ``NativeCode/Entry``. With more, it is a loop over rows;
  /// see ``emitRows(_:_:for:lanes:expands:lists:_:)``.
  struct NativeEmitter<Target: NativeTarget & ~Copyable>: ~Copyable {
    typealias Operand = VectorOperand<Target.Register>

    let program: Program
    private let constants: [Program.Constant]
    /// The formula and the functions that it calls, by their numbers.
    let subroutines: [NativeSubroutine<Target>?]
    /// The function being emitted, or the formula.
    private(set) var code: LoweredCode.Subroutine
    /// How many rows an instruction works on: one, two, four or eight.
    let lanes: Int
    var assembler: Target
    private(set) var masks: NativeMasks
    private(set) var allocation: NativeAllocation
    private(set) var frame: NativeFrame<Target>
    /// Whether a function is being emitted.
    private(set) var isFunction = false
    /// The register for the value of an early exit, if needed.
    var failure: NativeBuffer.Label?
    /// The label of the first block, behind which those of the others are numbered.
    private var firstLabel = NativeBuffer.Label(number: 0)
    /// Ways of branches on which values are moved: their code comes behind all blocks.
    var detours: [(label: NativeBuffer.Label, edge: LoweredCode.Edge)] = []
    /// Calls of functions that may be among the last that there is memory, depth or time for: their code comes behind all blocks.
    var slowCalls: [SlowCall] = []
    /// In code for rows, what functions do with rows for which their instructions do not hold.
    var slowWays: [SlowWay] = []
    /// In code for rows, what the loop keeps in registers, and how often it takes each constant and input.
    var held: [HeldOperand: Int] = [:]
    var uses: [HeldOperand: Int] = [:]
    /// In code for rows, where the inputs' columns are, and how many bytes behind the row's number an instruction finds them.
    var columns: [Int: (register: Target.Register, distance: Int32)] = [:]
    /// In code for rows, the values whose uppermost bits are kept as choosers, the last of them last.
    var choosers: [LoweredCode.Value] = []
    /// In code for rows, the address of the table that is in the register for it.
    var table: Int?
    /// In strict code for rows, where findings are gathered.
    var findings: Findings?

    /// Registers for intermediate results, behind those that hold values.
    static var scratch: Int { 15 }
    static var secondScratch: Int { 14 }
    static var thirdScratch: Int { 13 }
    static var fourthScratch: Int { 12 }
    static var registerCount: Int { 12 }

    /// The registers that hold values, as bits: in code for rows all but that of marks, and with eight lanes the
    /// processor's further ones too.
    static func valueRegisters(lanes: Int) -> UInt32 {
      if lanes == 1 { return 1 << UInt32(registerCount) - 1 }
      let further = lanes == 8 ? Target.furtherRegisters(lanes: lanes) : 0..<0
      return further.reduce(1 << UInt32(marks) - 1) { $0 | 1 << UInt32($1) }
    }

    /// The most instructions and slots of a formula that becomes native code. Frames are smaller than a page, whose end guards the stack.
    static var mostInstructions: Int { 4096 }
    static var mostSlots: Int { 300 }

    /// Whether a program is one of doubles, and small enough for native code.
    static func takes(_ program: Program) -> Bool {
      program.numberMode == .double && !program.holdsValues && program.resultCount == 0
        && program.frames.reduce(0, { $0 + $1.instructionCount }) <= mostInstructions
    }

    /// The code of a formula for one evaluation after the other.
    ///
    /// - Parameter code: the blocks of a program that it ``takes(_:)``.
    /// - Returns: `nil` for formulas that stay with register code.
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

    /// Emits a function from here on.
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
      // Moving values on one way of a branch may not touch those of the other.
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

    /// The number that a value always is, if it is a constant.
    func constant(_ value: LoweredCode.Value) -> Double? {
      switch code.origins[Int(value)] {
      case .constant(let index): constants[index].double
      case .double(let number): number
      case .zero: 0
      case .made, .input: nil
      }
    }

    /// The location of a value.
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
      guard let location = allocation.locations[Int(value)] else { preconditionFailure("a value that is needed has a place") }
      return location
    }

    func operand(at location: NativeAllocation.Location) -> Operand {
      switch location {
      case .register(let register): .register(register)
      case .slot(let slot): .memory(.at(frame.base, frame.distance(ofSlot: slot, lanes: lanes)))
      }
    }

    /// A pattern of bits in each lane, of which all bits may be read.
    mutating func bits(_ pattern: UInt64) -> Operand {
      heldOperand(.constant(pattern)) ?? .memory(assembler.constant(pattern, isWide: true))
    }

    /// The register of an operand, which is loaded if it lies in memory.
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

    /// The register in which a value is made: its own, or one for intermediate results.
    func target(_ value: LoweredCode.Value) -> Int {
      if case .register(let register) = location(value) { register } else { Self.scratch }
    }

    /// Puts a value that has been made into its slot, if it lies in one.
    mutating func settle(_ value: LoweredCode.Value, _ register: Int) {
      if case .slot = location(value) { store(register, operand(at: location(value))) }
    }

    // MARK: Instructions on lanes

    /// Adds an instruction on doubles: `scalar` for one lane, otherwise `packed`.
    mutating func lane(
      _ scalar: VectorInstruction, _ packed: VectorInstruction, _ first: Int, _ second: Int, _ last: Operand, byte: UInt8? = nil
    ) {
      if lanes == 1 { return assembler.emit(scalar, isWide: false, first, second, last, byte: byte) }
      assembler.emit(packed, isWide: true, first, packed.hasOneSource ? nil : second, last, byte: byte)
    }

    /// Adds an instruction on bits, whose operand in memory is a pattern in all lanes.
    mutating func logic(_ instruction: VectorInstruction, _ first: Int, _ second: Int, _ last: Operand, byte: UInt8? = nil) {
      assembler.emit(instruction, isWide: lanes > 1, first, second, last, byte: byte)
    }

    mutating func subtract(_ result: Int, _ a: Int, _ b: Operand) { lane(.subtractScalar, .subtract, result, a, b) }
    mutating func add(_ result: Int, _ a: Int, _ b: Operand) { lane(.addScalar, .add, result, a, b) }
    mutating func multiply(_ result: Int, _ a: Int, _ b: Operand) { lane(.multiplyScalar, .multiply, result, a, b) }

    /// A mask of the lanes in which a comparison holds.
    mutating func compare(_ result: Int, _ comparison: MaskComparison, _ a: Int, _ b: Operand) {
      lane(.compareScalar, .compare, result, a, b, byte: comparison.rawValue)
    }

    /// `a` in the lanes whose mask is set, otherwise `b`; all are registers.
    mutating func blend(_ result: Int, _ mask: Int, _ a: Int, _ b: Int) {
      logic(.blend, result, b, .register(a), byte: UInt8(mask))
    }
  }

  /// Native code that is not in executable memory yet.
  struct NativeProgram {
    /// The listing, where one was asked for.
    let lines: [NativeBuffer.ListedLine]
    /// Whether it looks at the context: loops, random numbers, functions of the host.
    let usesContext: Bool
    /// The doubles that the formula's own frame takes of the memory for frames.
    let frameSize: Int
    /// How many steps may pass between two checks of whether an evaluation is cancelled.
    let pollSteps: Int
    let bytes: [UInt8]
  }
#endif
