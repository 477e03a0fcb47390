#if _pointerBitWidth(_64)
  /// A machine that native code is emitted for: its registers, and how it writes the instructions that the emitter asks
  /// for.
  ///
  /// The emitter computes with sixteen vector registers, of which no call preserves any, and with words in general
  /// registers that have roles. An instruction of its vocabulary may be several of the machine.
  protocol NativeTarget: ~Copyable {
    associatedtype Register: NativeRegister

    /// The code so far.
    var buffer: NativeBuffer { get set }

    /// - Parameters:
    ///   - lists: whether a listing is wanted.
    ///   - lanes: how many doubles a packed instruction works on.
    init(lists: Bool, lanes: Int)

    // MARK: Registers

    /// Scratch registers the target may clobber between two instructions.
    static var temporary: Register { get }
    /// The register in which functions return a word.
    static var result: Register { get }
    /// The registers of the first four words passed to functions.
    static func argument(_ index: Int) -> Register
    static var stack: Register { get }
    /// Registers that calls preserve, for the address of the inputs, of the context, and of the frame in the memory for
    /// frames.
    static var inputs: Register { get }
    static var context: Register { get }
    static var frame: Register { get }
    /// In code for rows, how far a row's numbers lie behind the columns' beginnings, in doubles or in bytes, as
    /// instructions find memory.
    static var row: Register { get }
    /// The additional bytes per row.
    static var rowUnit: Int32 { get }
    /// Whether instructions find memory at a distance behind such a row.
    static var findsRowsAtDistance: Bool { get }
    /// Registers for the addresses of columns: those that calls preserve last.
    static var columns: [Register] { get }
    /// Those among them that calls preserve.
    static var preserved: Set<Register> { get }
    /// The last registers of columns, which code over columns that takes numbers from tables has for that: the first
    /// holds a table's address.
    static func tableRegisters(lanes: Int) -> [Register]
    /// The general registers that code over columns needs behind a call, and that calls do not preserve.
    static var kept: [Register] { get }
    /// Vector registers beyond those that the emitter computes with.
    static func furtherRegisters(lanes: Int) -> Range<Int>

    // MARK: The stack

    /// Bytes below the stack pointer that nothing else touches while no function is called.
    static var redZone: Int { get }
    /// The bytes that the stack pointer moves by for so many bytes where nothing is called.
    static func leafSize(_ bytes: Int) -> Int32
    /// Padding that aligns the stack pointer to sixteen bytes at calls, after this many saved registers.
    static func padding(saved: Int) -> Int32
    /// Saves registers that calls preserve.
    ///
    /// - Parameter calls: whether these are the first that code with calls saves, with whatever else calls overwrite.
    mutating func save(_ registers: [Register], calls: Bool)
    mutating func restore(_ registers: [Register], calls: Bool)

    // MARK: Instructions

    /// Adds an instruction on vector registers.
    ///
    /// - Parameters:
    ///   - isWide: whether a packed one works on all lanes of code for rows.
    ///   - first: the register in the first field: the result, or what is stored.
    ///   - second: the first source where there are two.
    ///   - last: the other source, or the memory that is written.
    ///   - byte: what the instruction has beside its operands: how it compares, rounds or shifts, or the register of
    ///   the mask that chooses.
    mutating func emit(
      _ instruction: VectorInstruction, isWide: Bool, _ first: Int, _ second: Int?, _ last: VectorOperand<Register>,
      byte: UInt8?)
    /// Adds an instruction on words.
    mutating func emit(_ instruction: WordInstruction, _ register: Register, _ operand: VectorOperand<Register>)
    mutating func move(_ register: Register, from other: Register)
    mutating func move(_ register: Register, _ word: Int)
    /// Adds a number to a register or to memory, or subtracts it; a jump may follow that asks about what memory then
    /// holds.
    mutating func add(_ number: Int32, to operand: VectorOperand<Register>)
    mutating func subtract(_ number: Int32, from operand: VectorOperand<Register>)
    /// Writes the lesser or greater of two numbers with instructions that give NaN for NaN and take -0 as less than +0;
    /// false where there are none.
    mutating func extremum(isLesser: Bool, isWide: Bool, _ result: Int, _ a: Int, _ b: VectorOperand<Register>) -> Bool
    /// Whether there are registers for choosers.
    static func hasChoosers(lanes: Int) -> Bool
    /// Keeps the uppermost bits of a vector as a chooser, where there are registers for choosers.
    mutating func keepChooser(_ number: Int, _ register: Int)
    /// Chooses the second number where a chooser's bit is set, otherwise the first. The chooser is a kept one, or a
    /// vector with these uppermost bits where there are no registers for choosers.
    mutating func choose(_ result: Int, by chooser: Int, _ first: Int, _ second: VectorOperand<Register>)
    /// Puts the address of a table into the first of ``tableRegisters(lanes:)``.
    mutating func takeTable(at address: Int)
    /// Whether numbers of a table are taken for all lanes at once, otherwise as pairs.
    static func gathers(lanes: Int) -> Bool
    /// Takes from that table the numbers that lie so many doubles behind its beginning as each lane of a register says,
    /// and a distance behind that.
    ///
    /// - Parameter result: not the other register.
    mutating func gather(_ result: Int, _ index: Int, distance: Int32)
    /// Takes from that table two numbers side by side for each even lane, or for each odd one.
    ///
    /// - Parameter spare: a register whose contents are lost, none of the others.
    mutating func takePairs(_ result: Int, _ index: Int, distance: Int32, ofOddLanes: Bool, spare: Int)
    /// The lower or upper numbers of pairs, of two registers in turn.
    mutating func unpack(_ result: Int, _ even: Int, _ odd: Int, isUpper: Bool)
    /// Makes units of rows of a number of rows.
    mutating func scaleRows(_ register: Register)
    mutating func callFunction(at address: Int)
    mutating func jump(to label: NativeBuffer.Label)
    /// Continues at the address that memory holds.
    mutating func jump(through memory: MemoryOperand<Register>)
    mutating func jump(_ condition: NativeCondition, to label: NativeBuffer.Label)
    /// Puts the address of a place in the code into a register.
    mutating func address(_ register: Register, of label: NativeBuffer.Label)
    mutating func `return`()
    /// Ends the use of packed instructions, before functions that have none.
    mutating func endPacked()

    /// The code with its jumps and constants settled; `nil` where it is so long that a jump does not reach its label.
    consuming func finished() -> [UInt8]?
  }

  extension NativeTarget where Self: ~Copyable {
    mutating func emit(
      _ instruction: VectorInstruction, isWide: Bool = false, _ first: Int, _ last: VectorOperand<Register>,
      byte: UInt8? = nil
    ) { emit(instruction, isWide: isWide, first, nil, last, byte: byte) }

    mutating func makeLabel() -> NativeBuffer.Label { buffer.makeLabels(1) }
    mutating func makeLabels(_ count: Int) -> NativeBuffer.Label { buffer.makeLabels(count) }
    mutating func place(_ label: NativeBuffer.Label) { buffer.place(label) }

    /// A constant behind the code: once, or for each lane.
    mutating func constant(_ bits: UInt64, isWide: Bool) -> MemoryOperand<Register> {
      .constant(buffer.constants.entry(bits, isWide: isWide))
    }

    /// Adds a remark to the listing.
    mutating func note(_ text: @autoclosure () -> String) { buffer.note(text()) }

    /// Compares a register with zero.
    mutating func test(_ register: Register) { emit(.test, register, .word(register)) }
  }

  /// A general register, by its number in encodings.
  package protocol NativeRegister: Hashable, Sendable {
    var rawValue: UInt8 { get }
  }

  /// An instruction on two general registers, or on one and memory.
  package enum WordInstruction: CaseIterable, Sendable {
    case store, load, address, compare, test
  }

  /// The condition that a jump tests in the comparison before it.
  package enum NativeCondition: Sendable {
    // Of two doubles.
    case unordered, equalOrUnordered, notGreater, notGreaterOrEqual, greaterOrEqual
    // A comparison of two doubles, neither of which is NaN.
    case equal, notEqual
    // A comparison of a word with zero.
    case zero, notZero
    // A comparison of two signed words, or a test of a sum.
    case less, lessOrEqual, greater
    // A comparison of two addresses.
    case above
    // A test of the uppermost bits of all lanes.
    case signIsMissing
  }
#endif
