#if _pointerBitWidth(_64)
  /// The registers of x86-64 and their roles, by the C convention of Linux.
  extension X86Assembler {
    static var temporary: X86Register { .rax }
    static var result: X86Register { .rax }
    static var stack: X86Register { .rsp }
    static var inputs: X86Register { .rbx }
    static var context: X86Register { .r12 }
    static var frame: X86Register { .r13 }
    static var row: X86Register { .rax }
    static var rowUnit: Int32 { 1 }
    static var findsRowsAtDistance: Bool { true }

    static func argument(_ index: Int) -> X86Register {
      switch index {
      case 0: .rdi
      case 1: .rsi
      case 2: .rdx
      case 3: .rcx
      default: preconditionFailure("native code passes four words at most")
      }
    }

    static let columns: [X86Register] = [.rcx, .rdx, .r8, .r9, .r10, .r11, .rbx, .rbp, .r12, .r13, .r14, .r15]
    static let preserved: Set<X86Register> = [.rbx, .rbp, .r12, .r13, .r14, .r15]
    static func tableRegisters(lanes: Int) -> [X86Register] { lanes == 8 ? [.r15] : [.r15, .r14, .r13] }
    static func gathers(lanes: Int) -> Bool { lanes == 8 }
    static let kept: [X86Register] = [.rax, .rcx, .rdx, .rsi, .rdi, .r8, .r9, .r10, .r11]
    static func furtherRegisters(lanes: Int) -> Range<Int> { lanes == 8 ? 16..<32 : 16..<16 }

    static var redZone: Int { 128 }
    static func leafSize(_ bytes: Int) -> Int32 { Int32(bytes) }
    /// Above the saved registers is the address to which the code returns.
    static func padding(saved: Int) -> Int32 { saved % 2 == 0 ? 8 : 0 }

    mutating func save(_ registers: [X86Register], calls: Bool) { for register in registers { push(register) } }
    mutating func restore(_ registers: [X86Register], calls: Bool) {
      for register in registers.reversed() { pop(register) }
    }

    static func hasChoosers(lanes: Int) -> Bool { lanes == 8 }
    mutating func keepChooser(_ number: Int, _ register: Int) { emit(.maskOfLanes, number, nil, .register(register)) }
    mutating func choose(_ result: Int, by chooser: Int, _ first: Int, _ second: Operand) {
      if isFull {
        emit(WideInstruction.blend, result, first, second, mask: chooser)
      } else {
        emit(VectorInstruction.blend, isWide: true, result, first, second, byte: UInt8(chooser))
      }
    }

    func scaleRows(_ register: X86Register) {}
    func extremum(isLesser: Bool, isWide: Bool, _ result: Int, _ a: Int, _ b: Operand) -> Bool { false }
    package mutating func `return`() { fixed(.return) }
    package mutating func endPacked() { fixed(.clearUpperHalves) }
  }

  extension WordInstruction {
    var opcode: UInt8 {
      switch self {
      case .store: 0x89
      case .load: 0x8B
      case .address: 0x8D
      case .compare: 0x3B
      case .test: 0x85
      }
    }

    var mnemonic: StaticString {
      switch self {
      case .store, .load: "mov"
      case .address: "lea"
      case .compare: "cmp"
      case .test: "test"
      }
    }
  }
#endif
