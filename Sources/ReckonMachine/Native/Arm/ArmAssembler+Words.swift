#if _pointerBitWidth(_64)
  /// The registers of arm64 and their roles, and instructions on words. `x18` belongs to the system on some platforms.
  extension ArmAssembler {
    static var temporary: ArmRegister { .x9 }
    static var result: ArmRegister { .x0 }
    static var stack: ArmRegister { .sp }
    static var inputs: ArmRegister { .x19 }
    static var context: ArmRegister { .x20 }
    static var frame: ArmRegister { .x21 }
    static var row: ArmRegister { .x9 }
    static var rowUnit: Int32 { 8 }
    static var findsRowsAtDistance: Bool { false }

    static func argument(_ index: Int) -> ArmRegister {
      guard 0..<8 ~= index, let register = ArmRegister(rawValue: UInt8(index)) else {
        preconditionFailure("words are passed in eight registers")
      }
      return register
    }

    static let columns: [ArmRegister] = [
      .x2, .x3, .x4, .x5, .x6, .x7, .x8, .x10, .x11, .x12, .x13, .x14, .x15, .x19, .x20, .x21, .x22, .x23, .x24, .x25,
      .x26, .x27, .x28,
    ]
    static let preserved: Set<ArmRegister> = [.x19, .x20, .x21, .x22, .x23, .x24, .x25, .x26, .x27, .x28]
    static func tableRegisters(lanes: Int) -> [ArmRegister] { [.x28] }
    static func gathers(lanes: Int) -> Bool { false }
    static let kept: [ArmRegister] = [
      .x0, .x1, .x2, .x3, .x4, .x5, .x6, .x7, .x8, .x9, .x10, .x11, .x12, .x13, .x14, .x15,
    ]
    /// `v24` to `v29`.
    static func furtherRegisters(lanes: Int) -> Range<Int> { 16..<22 }

    static var redZone: Int { 0 }
    /// The stack pointer is a multiple of sixteen at all times.
    static func leafSize(_ bytes: Int) -> Int32 { Int32(bytes + 15) & ~15 }
    static func padding(saved: Int) -> Int32 { 0 }

    mutating func save(_ registers: [ArmRegister], calls: Bool) {
      if calls { push(.x29, .x30) }
      for index in stride(from: 0, to: registers.count, by: 2) { push(registers[index], Self.other(registers, index)) }
    }

    mutating func restore(_ registers: [ArmRegister], calls: Bool) {
      for index in stride(from: 0, to: registers.count, by: 2).reversed() {
        pop(registers[index], Self.other(registers, index))
      }
      if calls { pop(.x29, .x30) }
    }

    /// The register that is saved together with one; where there is none, that of the return address, which is the same
    /// before and behind.
    private static func other(_ registers: [ArmRegister], _ index: Int) -> ArmRegister {
      index + 1 < registers.count ? registers[index + 1] : .x30
    }

    private mutating func push(_ a: ArmRegister, _ b: ArmRegister) { emit(.push, Int(a.rawValue), Int(b.rawValue)) }
    private mutating func pop(_ a: ArmRegister, _ b: ArmRegister) { emit(.pop, Int(a.rawValue), Int(b.rawValue)) }

    // MARK: Instructions

    static func hasChoosers(lanes: Int) -> Bool { false }
    mutating func keepChooser(_ number: Int, _ register: Int) { preconditionFailure("there are no choosers") }

    mutating func scaleRows(_ register: ArmRegister) {
      emit(.shiftLeftThree, Int(register.rawValue), Int(register.rawValue))
    }

    package mutating func emit(
      _ instruction: WordInstruction, _ register: ArmRegister, _ operand: VectorOperand<ArmRegister>
    ) {
      let number = Int(register.rawValue)
      switch (instruction, operand) {
      case (.load, .register(let other)): emit(.copy, number, 0, other)
      case (.load, .memory(let memory)): access(.load, number, memory)
      case (.store, .memory(let memory)): access(.store, number, memory)
      case (.address, .memory(.at(let base, let distance))): add(Int(distance), to: Int(base.rawValue), into: number)
      case (.compare, .register(let other)): emit(.compare, 0, number, other)
      case (.compare, .memory(let memory)):
        access(.load, Int(Self.secondWord.rawValue), memory)
        emit(.compare, 0, number, Int(Self.secondWord.rawValue))
      case (.test, .register(number)): emit(.compareZero, 0, number)
      case (.store, .register), (.address, _), (.test, _): preconditionFailure("the emitter has no such operands")
      }
    }

    /// Between the stack pointer and a register a move is an addition.
    package mutating func move(_ register: ArmRegister, from other: ArmRegister) {
      if register == .sp || other == .sp { return add(0, to: Int(other.rawValue), into: Int(register.rawValue)) }
      emit(.copy, Int(register.rawValue), 0, Int(other.rawValue))
    }

    package mutating func move(_ register: ArmRegister, _ word: Int) {
      let bits = UInt(bitPattern: word)
      emit(.moveNumber, Int(register.rawValue), number: Int(bits & 0xFFFF))
      for part in 1..<4 where bits >> UInt(16 * part) & 0xFFFF != 0 {
        emit(.keepNumber, Int(register.rawValue), number: part << 16 | Int(bits >> UInt(16 * part) & 0xFFFF))
      }
    }

    /// Adds a number, which twelve bits hold, or another register.
    private mutating func add(_ number: Int, to source: Int, into result: Int) {
      if abs(number) < 4096 {
        return emit(number < 0 ? .subtractNumber : .addNumber, result, source, number: abs(number))
      }
      move(Self.secondWord, abs(number))
      emit(number < 0 ? .subtractExtended : .addExtended, result, source, Int(Self.secondWord.rawValue))
    }

    package mutating func add(_ number: Int32, to operand: VectorOperand<ArmRegister>) {
      switch operand {
      case .register(let register): add(Int(number), to: register, into: register)
      case .memory(let memory): change(memory, Int(number), .addNumberWithFlags, .addWithFlags)
      }
    }

    package mutating func subtract(_ number: Int32, from operand: VectorOperand<ArmRegister>) {
      switch operand {
      case .register(let register): add(-Int(number), to: register, into: register)
      case .memory(let memory): change(memory, Int(number), .subtractNumberWithFlags, .subtractWithFlags)
      }
    }

    private mutating func change(_ memory: Memory, _ number: Int, _ direct: ArmInstruction, _ indirect: ArmInstruction)
    {
      let (first, second) = (Int(Self.firstWord.rawValue), Int(Self.secondWord.rawValue))
      access(.load, first, memory)
      if 0..<4096 ~= number {
        emit(direct, first, first, number: number)
      } else {
        move(Self.secondWord, number)
        emit(indirect, first, first, second)
      }
      access(.store, first, memory)
    }
  }
#endif
