#if _pointerBitWidth(_64)
  /// Writes instructions of x86-64 as bytes, with three operands for AVX, or on 512 bits.
  package struct X86Assembler: NativeTarget, ~Copyable {
    package typealias Operand = VectorOperand<X86Register>

    package var buffer: NativeBuffer
    /// Whether packed instructions work on 512 bits; see ``WideInstruction``.
    let isFull: Bool
    /// The offsets of displacements to labels.
    private var jumps: [(place: Int, label: NativeBuffer.Label)] = []
    /// The offsets of displacements to constants, with the addresses that they are relative to.
    private var references: [(place: Int, end: Int, entry: NativeConstants.Entry)] = []

    package init(lists: Bool = false, lanes: Int = 4) {
      isFull = lanes == 8
      buffer = NativeBuffer(lists: lists, lanes: isFull ? 8 : 4)
    }

    package consuming func finished() -> [UInt8]? {
      // Constants of 64 bytes lie in one line of the cache each.
      buffer.fill(0xCC, toMultipleOf: isFull ? 64 : 32)
      let start = buffer.count
      for (place, label) in jumps { buffer.write(Int32(buffer.place(of: label) - place - 4), at: place) }
      for (place, end, entry) in references {
        buffer.write(Int32(start + buffer.constants.offset(of: entry) - end), at: place)
      }
      return buffer.finished()
    }

    // MARK: Vector instructions

    package mutating func emit(
      _ instruction: VectorInstruction, isWide: Bool = false, _ first: Int, _ second: Int?, _ last: Operand,
      byte: UInt8? = nil
    ) {
      if isFull, isWide, let emitted = WideInstruction.Form(instruction) {
        return emit(emitted, first, second, last, byte: byte)
      }
      let row = instruction.row
      let start = buffer.count
      let isLong = row.width == .all && isWide
      var (field, source) = (first, second ?? 0)
      if case .shift(let digit) = row.shape { (field, source) = (Int(digit), first) }
      let (index, base) = extensions(last)
      let r: UInt8 = field >= 8 ? 0 : 0x80
      let v = UInt8(15 - source) << 3 | (isLong ? 4 : 0) | row.prefix
      var code =
        row.map == 1 && !row.isLong && !index && !base
        ? InstructionBytes(0xC5, r | v)
        : InstructionBytes(0xC4, r | (index ? 0 : 0x40) | (base ? 0 : 0x20) | row.map, (row.isLong ? 0x80 : 0) | v)
      code.append(row.opcode)
      appendOperand(UInt8(field), last, trailing: byte == nil ? 0 : 1, to: &code)
      if let byte { code.append(row.shape == .threeAndMask ? byte << 4 : byte) }
      buffer.append(code)
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
    /// - Parameters:
    ///   - trailing: how many bytes follow.
    ///   - scale: what a distance in one byte is multiplied by.
    @inline(__always) mutating func appendOperand(
      _ field: UInt8, _ operand: Operand, trailing: Int, scale: Int32 = 1, to code: inout InstructionBytes
    ) {
      let reg = (field & 7) << 3
      switch operand {
      case .register(let register): code.append(0xC0 | reg | UInt8(register) & 7)
      case .memory(.at(let base, let distance)):
        let low = base.rawValue & 7
        code.append(mode(distance, low, scale) | reg | low)
        if low == 4 { code.append(0x24) }
        appendDistance(distance, low, scale, to: &code)
      case .memory(.indexed(let base, let index, let distance)):
        let low = base.rawValue & 7
        code.append(mode(distance, low, scale) | reg | 4)
        code.append(0xC0 | (index.rawValue & 7) << 3 | low)
        appendDistance(distance, low, scale, to: &code)
      case .memory(.constant(let entry)):
        code.append(reg | 5)
        let place = buffer.count + code.count
        if references.isEmpty { references.reserveCapacity(32) }
        references.append((place, place + 4 + trailing, entry))
        code.append(number: 0)
      }
    }

    private func mode(_ distance: Int32, _ base: UInt8, _ scale: Int32) -> UInt8 {
      if distance == 0, base != 5 { return 0 }
      return short(distance, scale) == nil ? 0x80 : 0x40
    }

    private func appendDistance(_ distance: Int32, _ base: UInt8, _ scale: Int32, to code: inout InstructionBytes) {
      if distance == 0, base != 5 { return }
      guard let short = short(distance, scale) else { return code.append(number: distance) }
      code.append(UInt8(bitPattern: short))
    }

    /// A distance in one byte, if it has that form.
    private func short(_ distance: Int32, _ scale: Int32) -> Int8? {
      distance.isMultiple(of: scale) ? Int8(exactly: distance / scale) : nil
    }

    // MARK: General instructions

    /// Adds an instruction on 64 bits; the operand is a general register's number or memory.
    package mutating func emit(_ instruction: WordInstruction, _ register: X86Register, _ operand: Operand) {
      let start = buffer.count
      let (index, base) = extensions(operand)
      let prefix: UInt8 = 0x48 | (register.rawValue >= 8 ? 4 : 0) | (index ? 2 : 0) | (base ? 1 : 0)
      var code = InstructionBytes(prefix, instruction.opcode)
      appendOperand(register.rawValue, operand, trailing: 0, to: &code)
      buffer.append(code)
      if buffer.lists { buffer.list(start, text(instruction, register, operand)) }
    }

    package mutating func move(_ register: X86Register, from other: X86Register) {
      emit(.load, register, .register(Int(other.rawValue)))
    }

    package mutating func move(_ register: X86Register, _ word: Int) {
      let start = buffer.count
      if let short = UInt32(exactly: word) {
        // The upper half becomes zero.
        var code = InstructionBytes(prefixing: register, 0xB8 | register.rawValue & 7)
        code.append(number: Int32(bitPattern: short))
        buffer.append(code)
        if buffer.lists { buffer.list(start, "mov \(register.half),0x\(String(word, radix: 16))") }
        return
      }
      var code = InstructionBytes(0x48 | (register.rawValue >= 8 ? 1 : 0), 0xB8 | register.rawValue & 7)
      code.append(word: word)
      buffer.append(code)
      if buffer.lists { buffer.list(start, "movabs \(register),0x\(String(UInt(bitPattern: word), radix: 16))") }
    }

    /// Adds a number to a register, or to memory.
    package mutating func add(_ number: Int32, to operand: Operand) { immediate(0, "add", number, operand) }
    package mutating func subtract(_ number: Int32, from operand: Operand) { immediate(5, "sub", number, operand) }

    private mutating func immediate(_ digit: UInt8, _ mnemonic: StaticString, _ number: Int32, _ operand: Operand) {
      let start = buffer.count
      let (index, base) = extensions(operand)
      let short = Int8(exactly: number)
      var code = InstructionBytes(0x48 | (index ? 2 : 0) | (base ? 1 : 0), short == nil ? 0x81 : 0x83)
      appendOperand(digit, operand, trailing: short == nil ? 4 : 1, to: &code)
      if let short { code.append(UInt8(bitPattern: short)) } else { code.append(number: number) }
      buffer.append(code)
      if buffer.lists { buffer.list(start, "\(mnemonic) \(generalText(operand)),\(Self.hexadecimal(number))") }
    }

    package mutating func push(_ register: X86Register) { single(0x50, "push", register) }
    package mutating func pop(_ register: X86Register) { single(0x58, "pop", register) }

    private mutating func single(_ opcode: UInt8, _ mnemonic: StaticString, _ register: X86Register) {
      let start = buffer.count
      buffer.append(InstructionBytes(prefixing: register, opcode | register.rawValue & 7))
      if buffer.lists { buffer.list(start, "\(mnemonic) \(register)") }
    }

    package mutating func call(_ register: X86Register) {
      let start = buffer.count
      var code = InstructionBytes(prefixing: register, 0xFF)
      code.append(0xD0 | register.rawValue & 7)
      buffer.append(code)
      if buffer.lists { buffer.list(start, "call \(register)") }
    }

    package mutating func callFunction(at address: Int) {
      move(.rax, address)
      call(.rax)
    }

    mutating func jump(to label: NativeBuffer.Label) {
      let start = buffer.count
      appendJump(InstructionBytes(0xE9), label)
      if buffer.lists { buffer.list(start, "jmp .\(label.number)") }
    }

    package mutating func jump(through memory: MemoryOperand<X86Register>) {
      let start = buffer.count
      let operand = Operand.memory(memory)
      let (index, base) = extensions(operand)
      var code = InstructionBytes()
      if index || base { code.append(0x40 | (index ? 2 : 0) | (base ? 1 : 0)) }
      code.append(0xFF)
      appendOperand(4, operand, trailing: 0, to: &code)
      buffer.append(code)
      if buffer.lists { buffer.list(start, "jmp \(generalText(operand))") }
    }

    /// Appends an instruction that ends with the distance to a label.
    private mutating func appendJump(_ beginning: InstructionBytes, _ label: NativeBuffer.Label) {
      var code = beginning
      if jumps.isEmpty { jumps.reserveCapacity(16) }
      jumps.append((buffer.count + code.count, label))
      code.append(number: 0)
      buffer.append(code)
    }

    mutating func address(_ register: X86Register, of label: NativeBuffer.Label) {
      let start = buffer.count
      let prefix: UInt8 = 0x48 | (register.rawValue >= 8 ? 4 : 0)
      appendJump(InstructionBytes(prefix, 0x8D, (register.rawValue & 7) << 3 | 5), label)
      if buffer.lists { buffer.list(start, "lea \(register),.\(label.number)") }
    }

    mutating func jump(_ condition: NativeCondition, to label: NativeBuffer.Label) {
      let condition = condition.jump
      let start = buffer.count
      appendJump(InstructionBytes(0x0F, 0x80 | condition.rawValue), label)
      if buffer.lists { buffer.list(start, "\(condition.mnemonic) .\(label.number)") }
    }

    package mutating func fixed(_ instruction: FixedInstruction) {
      let start = buffer.count
      buffer.append(instruction.bytes)
      if buffer.lists { buffer.list(start, "\(instruction.mnemonic)") }
    }

    /// Instructions without operands.
    package enum FixedInstruction: CaseIterable, Sendable {
      case `return`, clearUpperHalves, identify, enabledStates, testMask, fillMask

      var bytes: InstructionBytes {
        switch self {
        case .return: InstructionBytes(0xC3)
        case .clearUpperHalves: InstructionBytes(0xC5, 0xF8, 0x77)
        case .identify: InstructionBytes(0x0F, 0xA2)
        case .enabledStates: InstructionBytes(0x0F, 0x01, 0xD0)
        // The flag is set where all eight bits are.
        case .testMask: InstructionBytes(0xC5, 0xF9, 0x98, 0xC9)
        case .fillMask: InstructionBytes(0xC5, 0xF5, 0x46, 0xC9)
        }
      }

      var mnemonic: StaticString {
        switch self {
        case .return: "ret"
        case .clearUpperHalves: "vzeroupper"
        case .identify: "cpuid"
        case .enabledStates: "xgetbv"
        case .testMask: "kortestb k1,k1"
        case .fillMask: "kxnorb k1,k1,k1"
        }
      }
    }
  }
#endif
