#if _pointerBitWidth(_64)
  import ReckonNumbers

  /// The text of instructions, as disassemblers write it.
  extension ArmAssembler {
    func text(_ instruction: ArmInstruction, _ first: Int, _ second: Int, _ third: Int, _ number: Int) -> String {
      let row = instruction.row
      let (a, b, c) = (
        Self.name(first, row.registers), Self.name(second, row.registers, isSource: true),
        Self.name(third, row.registers)
      )
      // Where the stack pointer is allowed, register 31 is the stack pointer and not zero.
      let (base, pointer) = (Self.address(second), Self.address(first))
      let hexadecimal = "#0x\(String(abs(number), radix: 16))"
      let operands: [String] =
        switch row.shape {
        case .three: [a, b, c]
        case .two, .same: [a, b]
        case .sourceBelowZero: [a, b, "#0"]
        case .sources: [b, c]
        case .upper: [a, c]
        case .source: [b]
        case .sourceAndZero: [b, row.registers == .words ? "#0x0" : "#0.0"]
        case .shiftLeft, .shiftRight: [a, b, hexadecimal]
        case .distance, .near:
          [a, "[\(base)\(number == 0 ? "" : ", \(number < 0 ? "#-\(hexadecimal.dropFirst())" : hexadecimal)")]"]
        case .indexed: [a, "[\(base), \(Self.name(third, .words))]"]
        case .push: [a, Self.name(second, .words), "[sp, #-0x10]!"]
        case .pop: [a, Self.name(second, .words), "[sp], #0x10"]
        case .number where instruction.movesStack(first, second, number): [pointer, base]
        case .number: [instruction.setsFlags ? a : pointer, base, hexadecimal]
        case .extended: [pointer, base, Self.isStack(first, second) ? c : "\(c), uxtx"]
        case .shifted: [a, b, "#3"]
        case .sixteenBits:
          [a, "#0x\(String(number & 0xFFFF, radix: 16))"] + (number >> 16 == 0 ? [] : ["lsl #\(16 * (number >> 16))"])
        case .literal, .address: [a, Self.place(buffer.count - 4 + number)]
        case .jump, .jumpIf: [Self.place(buffer.count - 4 + number)]
        case .none: []
        }
      let name = instruction.movesStack(first, second, number) ? "mov" : mnemonic(instruction, first)
      return operands.isEmpty ? name : "\(name) \(operands.joined(separator: ", "))"
    }

    func text(_ instruction: ArmInstruction, _ register: Int, constant bits: UInt64) -> String {
      let value =
        instruction.row.registers == .words
        ? "0x\(String(bits, radix: 16))" : "\(NumericValue.double(Double(bitPattern: bits)))"
      return "\(instruction.row.mnemonic) \(Self.name(register, instruction.row.registers)), [\(value)]"
    }

    func text(_ instruction: ArmInstruction, _ first: Int, label: NativeBuffer.Label) -> String {
      let register = instruction == .addressOf ? "\(Self.name(first, .words)), " : ""
      return "\(mnemonic(instruction, first)) \(register).\(label.number)"
    }

    private func mnemonic(_ instruction: ArmInstruction, _ first: Int) -> String {
      guard instruction == .jumpIf, let condition = ArmCondition(rawValue: UInt8(first)) else {
        return "\(instruction.row.mnemonic)"
      }
      return "b.\(condition)"
    }

    private static func name(_ number: Int, _ registers: ArmInstruction.Registers, isSource: Bool = false) -> String {
      switch registers {
      case .doubles: "d\(number)"
      case .pairs: "v\(number).2d"
      case .bytes: "v\(number).16b"
      case .wholes: "q\(number)"
      case .words: number == 31 ? "xzr" : "x\(number)"
      case .wordOfDouble: isSource ? "d\(number)" : "x\(number)"
      case .wordOfUpperHalf: isSource ? "v\(number).d[1]" : "x\(number)"
      }
    }

    private static func address(_ number: Int) -> String { number == 31 ? "sp" : "x\(number)" }
    private static func isStack(_ first: Int, _ second: Int) -> Bool { first == 31 || second == 31 }
    private static func place(_ offset: Int) -> String { "0x\(String(offset, radix: 16))" }
  }

  extension ArmInstruction {
    /// Whether it changes the flags with its result.
    fileprivate var setsFlags: Bool { self == .addNumberWithFlags || self == .subtractNumberWithFlags }

    /// Whether it adds nothing to the stack pointer, or from it.
    fileprivate func movesStack(_ first: Int, _ second: Int, _ number: Int) -> Bool {
      self == .addNumber && number == 0 && (first == 31 || second == 31)
    }
  }
#endif
