#if _pointerBitWidth(_64)
  /// Writes instructions of x86-64 as bytes, with jumps to labels and constants behind the code.
  package struct NativeAssembler: ~Copyable {
    /// A place in the code, perhaps further down, by its number.
    struct Label: Hashable { let number: Int }

    package internal(set) var bytes: [UInt8] = []
    private(set) var constants: NativeConstants
    /// Whether packed instructions work on 512 bits; see ``WideInstruction``.
    let isFull: Bool
    /// The lines of a listing; `nil` where none is wanted.
    private var lines: [ListedLine]?
    private var labels: [Int] = []
    /// Where distances to labels stand.
    private var jumps: [(place: Int, label: Label)] = []
    /// Where distances to constants stand, with the address from which they count.
    private var references: [(place: Int, end: Int, entry: NativeConstants.Entry)] = []

    /// An instruction's text and where its bytes are.
    package struct ListedLine: Sendable {
      package let text: String
      package let bytes: Range<Int>
    }

    package init(lists: Bool = false, isFull: Bool = false) {
      lines = lists ? [] : nil
      self.isFull = isFull
      constants = NativeConstants(lanes: isFull ? 8 : 4)
      bytes.reserveCapacity(512)
    }

    /// The listing, which was asked for when this was made.
    package var listing: [ListedLine] { lines ?? [] }

    // MARK: Labels and constants

    mutating func makeLabel() -> Label {
      labels.append(-1)
      return Label(number: labels.count - 1)
    }

    mutating func place(_ label: Label) { labels[label.number] = bytes.count }

    mutating func constant(_ bits: UInt64, isWide: Bool) -> MemoryOperand { .constant(constants.entry(bits, isWide: isWide)) }

    /// The code with its jumps and constants settled.
    package consuming func finished() -> [UInt8] {
      while bytes.count % 32 != 0 { bytes.append(0xCC) }
      let start = bytes.count
      for (place, label) in jumps {
        guard labels[label.number] >= 0 else { preconditionFailure("a place to which code jumps is in it") }
        write(Int32(labels[label.number] - place - 4), at: place)
      }
      for (place, end, entry) in references { write(Int32(start + constants.offset(of: entry) - end), at: place) }
      for word in constants.words { for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * shift))) } }
      return bytes
    }

    private mutating func write(_ value: Int32, at place: Int) {
      for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: value >> Int32(8 * index)) }
    }

    private mutating func append(_ value: Int32) {
      for index in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> Int32(8 * index))) }
    }

    /// Adds a remark to the listing.
    mutating func note(_ text: @autoclosure () -> String) {
      if lines != nil { lines?.append(ListedLine(text: "; " + text(), bytes: bytes.count..<bytes.count)) }
    }

    var lists: Bool { lines != nil }

    mutating func list(_ start: Int, _ text: String) { lines?.append(ListedLine(text: text, bytes: start..<bytes.count)) }

    // MARK: Vector instructions

    /// Adds an instruction on vector registers.
    ///
    /// - Parameters:
    ///   - isWide: whether a packed one works on 256 bits.
    ///   - first: the register in the first field: the result, or what is stored.
    ///   - second: the first source where there are two.
    ///   - last: the other source, or the memory that is written.
    ///   - byte: what the instruction has beside its operands.
    package mutating func emit(
      _ instruction: VectorInstruction, isWide: Bool = false, _ first: Int, _ second: Int?, _ last: VectorOperand, byte: UInt8? = nil
    ) {
      if isFull, isWide, let emitted = WideInstruction.Form(instruction) { return emit(emitted, first, second, last, byte: byte) }
      let row = instruction.row
      let start = bytes.count
      let isLong = row.width == .wide || row.width == .all && isWide
      var (field, source) = (first, second ?? 0)
      if case .shift(let digit) = row.shape { (field, source) = (Int(digit), first) }
      let (index, base) = extensions(last)
      let r: UInt8 = field >= 8 ? 0 : 0x80
      let v = UInt8(15 - source) << 3 | (isLong ? 4 : 0) | row.prefix
      if row.map == 1, !row.isLong, !index, !base {
        bytes += [0xC5, r | v]
      } else {
        bytes += [0xC4, r | (index ? 0 : 0x40) | (base ? 0 : 0x20) | row.map, (row.isLong ? 0x80 : 0) | v]
      }
      bytes.append(row.opcode)
      appendOperand(UInt8(field), last, trailing: byte == nil ? 0 : 1)
      if let byte { bytes.append(byte) }
      if lists { list(start, text(row, isLong, first, second, last, byte)) }
    }

    /// The same for an instruction of one source.
    package mutating func emit(
      _ instruction: VectorInstruction, isWide: Bool = false, _ first: Int, _ last: VectorOperand, byte: UInt8? = nil
    ) { emit(instruction, isWide: isWide, first, nil, last, byte: byte) }

    /// Whether an operand's index and base are among the upper eight registers.
    func extensions(_ operand: VectorOperand) -> (index: Bool, base: Bool) {
      switch operand {
      case .register(let register): (false, register >= 8)
      case .memory(.at(let base, _)): (false, base.rawValue >= 8)
      case .memory(.indexed(let base, let index, _)): (index.rawValue >= 8, base.rawValue >= 8)
      case .memory(.constant): (false, false)
      }
    }

    /// Appends the byte that names two operands, and what belongs to the second.
    ///
    /// - Parameter scale: what a distance in one byte is multiplied by.
    mutating func appendOperand(_ field: UInt8, _ operand: VectorOperand, trailing: Int, scale: Int32 = 1) {
      let reg = (field & 7) << 3
      switch operand {
      case .register(let register): bytes.append(0xC0 | reg | UInt8(register) & 7)
      case .memory(.at(let base, let distance)):
        let low = base.rawValue & 7
        bytes.append(mode(distance, low, scale) | reg | low)
        if low == 4 { bytes.append(0x24) }
        appendDistance(distance, low, scale)
      case .memory(.indexed(let base, let index, let distance)):
        let low = base.rawValue & 7
        bytes.append(mode(distance, low, scale) | reg | 4)
        bytes.append(0xC0 | (index.rawValue & 7) << 3 | low)
        appendDistance(distance, low, scale)
      case .memory(.constant(let entry)):
        bytes.append(reg | 5)
        references.append((bytes.count, bytes.count + 4 + trailing, entry))
        append(0)
      }
    }

    private func mode(_ distance: Int32, _ base: UInt8, _ scale: Int32) -> UInt8 {
      if distance == 0, base != 5 { return 0 }
      return short(distance, scale) == nil ? 0x80 : 0x40
    }

    private mutating func appendDistance(_ distance: Int32, _ base: UInt8, _ scale: Int32) {
      if distance == 0, base != 5 { return }
      if let short = short(distance, scale) { bytes.append(UInt8(bitPattern: short)) } else { append(distance) }
    }

    /// A distance in one byte, if it has that form.
    private func short(_ distance: Int32, _ scale: Int32) -> Int8? {
      distance.isMultiple(of: scale) ? Int8(exactly: distance / scale) : nil
    }

    // MARK: General instructions

    /// An instruction on two general registers, or on one and memory; its row is its opcode.
    package enum General: UInt8, CaseIterable, Sendable {
      case store = 0x89
      case load = 0x8B
      case address = 0x8D
      case compare = 0x3B
      case add = 0x03
      case test = 0x85

      var mnemonic: StaticString {
        switch self {
        case .store, .load: "mov"
        case .address: "lea"
        case .compare: "cmp"
        case .add: "add"
        case .test: "test"
        }
      }
    }

    /// Adds an instruction on 64 bits; the operand is a general register's number or memory.
    package mutating func emit(_ instruction: General, _ register: GeneralRegister, _ operand: VectorOperand) {
      let start = bytes.count
      let (index, base) = extensions(operand)
      bytes += [0x48 | (register.rawValue >= 8 ? 4 : 0) | (index ? 2 : 0) | (base ? 1 : 0), instruction.rawValue]
      appendOperand(register.rawValue, operand, trailing: 0)
      if lists { list(start, text(instruction, register, operand)) }
    }

    package mutating func move(_ register: GeneralRegister, from other: GeneralRegister) {
      emit(.load, register, .register(Int(other.rawValue)))
    }

    package mutating func move(_ register: GeneralRegister, _ word: Int) {
      let start = bytes.count
      if let short = UInt32(exactly: word) {
        // The upper half becomes zero.
        if register.rawValue >= 8 { bytes.append(0x41) }
        bytes.append(0xB8 | register.rawValue & 7)
        append(Int32(bitPattern: short))
        if lists { list(start, "mov \(register.half),0x\(String(word, radix: 16))") }
        return
      }
      bytes += [0x48 | (register.rawValue >= 8 ? 1 : 0), 0xB8 | register.rawValue & 7]
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> (8 * shift))) }
      if lists { list(start, "movabs \(register),0x\(String(UInt(bitPattern: word), radix: 16))") }
    }

    /// Adds a number to a register, or to memory.
    package mutating func add(_ number: Int32, to operand: VectorOperand) { immediate(0, "add", number, operand) }
    package mutating func subtract(_ number: Int32, from operand: VectorOperand) { immediate(5, "sub", number, operand) }

    private mutating func immediate(_ digit: UInt8, _ mnemonic: StaticString, _ number: Int32, _ operand: VectorOperand) {
      let start = bytes.count
      let (index, base) = extensions(operand)
      let short = Int8(exactly: number)
      bytes += [0x48 | (index ? 2 : 0) | (base ? 1 : 0), short == nil ? 0x81 : 0x83]
      appendOperand(digit, operand, trailing: short == nil ? 4 : 1)
      if let short { bytes.append(UInt8(bitPattern: short)) } else { append(number) }
      if lists { list(start, "\(mnemonic) \(generalText(operand)),\(Self.hexadecimal(number))") }
    }

    package mutating func push(_ register: GeneralRegister) { single(0x50, "push", register) }
    package mutating func pop(_ register: GeneralRegister) { single(0x58, "pop", register) }

    private mutating func single(_ opcode: UInt8, _ mnemonic: StaticString, _ register: GeneralRegister) {
      let start = bytes.count
      if register.rawValue >= 8 { bytes.append(0x41) }
      bytes.append(opcode | register.rawValue & 7)
      if lists { list(start, "\(mnemonic) \(register)") }
    }

    package mutating func call(_ register: GeneralRegister) {
      let start = bytes.count
      if register.rawValue >= 8 { bytes.append(0x41) }
      bytes += [0xFF, 0xD0 | register.rawValue & 7]
      if lists { list(start, "call \(register)") }
    }

    package mutating func callFunction(at address: Int) {
      move(.rax, address)
      call(.rax)
    }

    mutating func jump(to label: Label) {
      let start = bytes.count
      bytes.append(0xE9)
      jumps.append((bytes.count, label))
      append(0)
      if lists { list(start, "jmp .\(label.number)") }
    }

    /// Goes on at the address that memory holds.
    package mutating func jump(through memory: MemoryOperand) {
      let start = bytes.count
      let operand = VectorOperand.memory(memory)
      let (index, base) = extensions(operand)
      if index || base { bytes.append(0x40 | (index ? 2 : 0) | (base ? 1 : 0)) }
      bytes.append(0xFF)
      appendOperand(4, operand, trailing: 0)
      if lists { list(start, "jmp \(generalText(operand))") }
    }

    /// Puts the address of a place in the code into a register.
    mutating func address(_ register: GeneralRegister, of label: Label) {
      let start = bytes.count
      bytes += [0x48 | (register.rawValue >= 8 ? 4 : 0), 0x8D, (register.rawValue & 7) << 3 | 5]
      jumps.append((bytes.count, label))
      append(0)
      if lists { list(start, "lea \(register),.\(label.number)") }
    }

    mutating func jump(_ condition: JumpCondition, to label: Label) {
      let start = bytes.count
      bytes += [0x0F, 0x80 | condition.rawValue]
      jumps.append((bytes.count, label))
      append(0)
      if lists { list(start, "\(condition.mnemonic) .\(label.number)") }
    }

    package mutating func fixed(_ instruction: FixedInstruction) {
      let start = bytes.count
      bytes += instruction.bytes
      if lists { list(start, "\(instruction.mnemonic)") }
    }

    /// Instructions without operands.
    package enum FixedInstruction: CaseIterable, Sendable {
      case `return`, clearUpperHalves, identify, enabledStates, testMask

      var bytes: [UInt8] {
        switch self {
        case .return: [0xC3]
        case .clearUpperHalves: [0xC5, 0xF8, 0x77]
        case .identify: [0x0F, 0xA2]
        case .enabledStates: [0x0F, 0x01, 0xD0]
        // The flag is set where all eight bits are.
        case .testMask: [0xC5, 0xF9, 0x98, 0xC9]
        }
      }

      var mnemonic: StaticString {
        switch self {
        case .return: "ret"
        case .clearUpperHalves: "vzeroupper"
        case .identify: "cpuid"
        case .enabledStates: "xgetbv"
        case .testMask: "kortestb k1,k1"
        }
      }
    }
  }
#endif
