#if _pointerBitWidth(_64)
  /// Writes instructions of x86-64 as bytes, with three operands for AVX, or on 512 bits.
  package struct X86Assembler: NativeTarget, ~Copyable {
    package typealias Operand = VectorOperand<X86Register>

    package var buffer: NativeBuffer
    /// Whether packed instructions work on 512 bits; see ``WideInstruction``.
    let isFull: Bool
    /// Where distances to labels stand.
    private var jumps: [(place: Int, label: NativeBuffer.Label)] = []
    /// Where distances to constants stand, with the address from which they count.
    private var references: [(place: Int, end: Int, entry: NativeConstants.Entry)] = []

    package init(lists: Bool = false, lanes: Int = 4) {
      isFull = lanes == 8
      buffer = NativeBuffer(lists: lists, lanes: isFull ? 8 : 4)
    }

    package consuming func finished() -> [UInt8]? {
      // Constants of 64 bytes lie in one line of the cache each.
      while buffer.bytes.count % (isFull ? 64 : 32) != 0 { buffer.bytes.append(0xCC) }
      let start = buffer.bytes.count
      for (place, label) in jumps { buffer.write(Int32(buffer.place(of: label) - place - 4), at: place) }
      for (place, end, entry) in references { buffer.write(Int32(start + buffer.constants.offset(of: entry) - end), at: place) }
      buffer.appendConstants()
      return buffer.bytes
    }

    // MARK: Vector instructions

    package mutating func emit(
      _ instruction: VectorInstruction, isWide: Bool = false, _ first: Int, _ second: Int?, _ last: Operand, byte: UInt8? = nil
    ) {
      if isFull, isWide, let emitted = WideInstruction.Form(instruction) { return emit(emitted, first, second, last, byte: byte) }
      let row = instruction.row
      let start = buffer.bytes.count
      let isLong = row.width == .all && isWide
      var (field, source) = (first, second ?? 0)
      if case .shift(let digit) = row.shape { (field, source) = (Int(digit), first) }
      let (index, base) = extensions(last)
      let r: UInt8 = field >= 8 ? 0 : 0x80
      let v = UInt8(15 - source) << 3 | (isLong ? 4 : 0) | row.prefix
      if row.map == 1, !row.isLong, !index, !base {
        buffer.bytes += [0xC5, r | v]
      } else {
        buffer.bytes += [0xC4, r | (index ? 0 : 0x40) | (base ? 0 : 0x20) | row.map, (row.isLong ? 0x80 : 0) | v]
      }
      buffer.bytes.append(row.opcode)
      appendOperand(UInt8(field), last, trailing: byte == nil ? 0 : 1)
      if let byte { buffer.bytes.append(row.shape == .threeAndMask ? byte << 4 : byte) }
      if buffer.lists { buffer.list(start, text(row, isLong, first, second, last, byte)) }
    }

    /// Whether an operand's index and base are among the upper eight registers.
    func extensions(_ operand: Operand) -> (index: Bool, base: Bool) {
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
    mutating func appendOperand(_ field: UInt8, _ operand: Operand, trailing: Int, scale: Int32 = 1) {
      let reg = (field & 7) << 3
      switch operand {
      case .register(let register): buffer.bytes.append(0xC0 | reg | UInt8(register) & 7)
      case .memory(.at(let base, let distance)):
        let low = base.rawValue & 7
        buffer.bytes.append(mode(distance, low, scale) | reg | low)
        if low == 4 { buffer.bytes.append(0x24) }
        appendDistance(distance, low, scale)
      case .memory(.indexed(let base, let index, let distance)):
        let low = base.rawValue & 7
        buffer.bytes.append(mode(distance, low, scale) | reg | 4)
        buffer.bytes.append(0xC0 | (index.rawValue & 7) << 3 | low)
        appendDistance(distance, low, scale)
      case .memory(.constant(let entry)):
        buffer.bytes.append(reg | 5)
        references.append((buffer.bytes.count, buffer.bytes.count + 4 + trailing, entry))
        buffer.append(Int32(0))
      }
    }

    private func mode(_ distance: Int32, _ base: UInt8, _ scale: Int32) -> UInt8 {
      if distance == 0, base != 5 { return 0 }
      return short(distance, scale) == nil ? 0x80 : 0x40
    }

    private mutating func appendDistance(_ distance: Int32, _ base: UInt8, _ scale: Int32) {
      if distance == 0, base != 5 { return }
      if let short = short(distance, scale) { buffer.bytes.append(UInt8(bitPattern: short)) } else { buffer.append(distance) }
    }

    /// A distance in one byte, if it has that form.
    private func short(_ distance: Int32, _ scale: Int32) -> Int8? {
      distance.isMultiple(of: scale) ? Int8(exactly: distance / scale) : nil
    }

    // MARK: General instructions

    /// Adds an instruction on 64 bits; the operand is a general register's number or memory.
    package mutating func emit(_ instruction: WordInstruction, _ register: X86Register, _ operand: Operand) {
      let start = buffer.bytes.count
      let (index, base) = extensions(operand)
      buffer.bytes += [0x48 | (register.rawValue >= 8 ? 4 : 0) | (index ? 2 : 0) | (base ? 1 : 0), instruction.opcode]
      appendOperand(register.rawValue, operand, trailing: 0)
      if buffer.lists { buffer.list(start, text(instruction, register, operand)) }
    }

    package mutating func move(_ register: X86Register, from other: X86Register) {
      emit(.load, register, .register(Int(other.rawValue)))
    }

    package mutating func move(_ register: X86Register, _ word: Int) {
      let start = buffer.bytes.count
      if let short = UInt32(exactly: word) {
        // The upper half becomes zero.
        if register.rawValue >= 8 { buffer.bytes.append(0x41) }
        buffer.bytes.append(0xB8 | register.rawValue & 7)
        buffer.append(Int32(bitPattern: short))
        if buffer.lists { buffer.list(start, "mov \(register.half),0x\(String(word, radix: 16))") }
        return
      }
      buffer.bytes += [0x48 | (register.rawValue >= 8 ? 1 : 0), 0xB8 | register.rawValue & 7]
      buffer.append(word)
      if buffer.lists { buffer.list(start, "movabs \(register),0x\(String(UInt(bitPattern: word), radix: 16))") }
    }

    /// Adds a number to a register, or to memory.
    package mutating func add(_ number: Int32, to operand: Operand) { immediate(0, "add", number, operand) }
    package mutating func subtract(_ number: Int32, from operand: Operand) { immediate(5, "sub", number, operand) }

    private mutating func immediate(_ digit: UInt8, _ mnemonic: StaticString, _ number: Int32, _ operand: Operand) {
      let start = buffer.bytes.count
      let (index, base) = extensions(operand)
      let short = Int8(exactly: number)
      buffer.bytes += [0x48 | (index ? 2 : 0) | (base ? 1 : 0), short == nil ? 0x81 : 0x83]
      appendOperand(digit, operand, trailing: short == nil ? 4 : 1)
      if let short { buffer.bytes.append(UInt8(bitPattern: short)) } else { buffer.append(number) }
      if buffer.lists { buffer.list(start, "\(mnemonic) \(generalText(operand)),\(Self.hexadecimal(number))") }
    }

    package mutating func push(_ register: X86Register) { single(0x50, "push", register) }
    package mutating func pop(_ register: X86Register) { single(0x58, "pop", register) }

    private mutating func single(_ opcode: UInt8, _ mnemonic: StaticString, _ register: X86Register) {
      let start = buffer.bytes.count
      if register.rawValue >= 8 { buffer.bytes.append(0x41) }
      buffer.bytes.append(opcode | register.rawValue & 7)
      if buffer.lists { buffer.list(start, "\(mnemonic) \(register)") }
    }

    package mutating func call(_ register: X86Register) {
      let start = buffer.bytes.count
      if register.rawValue >= 8 { buffer.bytes.append(0x41) }
      buffer.bytes += [0xFF, 0xD0 | register.rawValue & 7]
      if buffer.lists { buffer.list(start, "call \(register)") }
    }

    package mutating func callFunction(at address: Int) {
      move(.rax, address)
      call(.rax)
    }

    mutating func jump(to label: NativeBuffer.Label) {
      let start = buffer.bytes.count
      buffer.bytes.append(0xE9)
      jumps.append((buffer.bytes.count, label))
      buffer.append(Int32(0))
      if buffer.lists { buffer.list(start, "jmp .\(label.number)") }
    }

    package mutating func jump(through memory: MemoryOperand<X86Register>) {
      let start = buffer.bytes.count
      let operand = Operand.memory(memory)
      let (index, base) = extensions(operand)
      if index || base { buffer.bytes.append(0x40 | (index ? 2 : 0) | (base ? 1 : 0)) }
      buffer.bytes.append(0xFF)
      appendOperand(4, operand, trailing: 0)
      if buffer.lists { buffer.list(start, "jmp \(generalText(operand))") }
    }

    mutating func address(_ register: X86Register, of label: NativeBuffer.Label) {
      let start = buffer.bytes.count
      buffer.bytes += [0x48 | (register.rawValue >= 8 ? 4 : 0), 0x8D, (register.rawValue & 7) << 3 | 5]
      jumps.append((buffer.bytes.count, label))
      buffer.append(Int32(0))
      if buffer.lists { buffer.list(start, "lea \(register),.\(label.number)") }
    }

    mutating func jump(_ condition: NativeCondition, to label: NativeBuffer.Label) {
      let condition = condition.jump
      let start = buffer.bytes.count
      buffer.bytes += [0x0F, 0x80 | condition.rawValue]
      jumps.append((buffer.bytes.count, label))
      buffer.append(Int32(0))
      if buffer.lists { buffer.list(start, "\(condition.mnemonic) .\(label.number)") }
    }

    package mutating func fixed(_ instruction: FixedInstruction) {
      let start = buffer.bytes.count
      buffer.bytes += instruction.bytes
      if buffer.lists { buffer.list(start, "\(instruction.mnemonic)") }
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
