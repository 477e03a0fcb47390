#if _pointerBitWidth(_64)
  import ReckonNumbers

  /// The text of instructions, as disassemblers write it in Intel's syntax.
  extension X86Assembler {
    func text(
      _ row: VectorInstruction.Row, _ isLong: Bool, _ first: Int, _ second: Int?, _ last: Operand, _ byte: UInt8?
    ) -> String {
      let size = row.width == .scalar ? "QWORD" : isLong ? "YMMWORD" : "XMMWORD"
      func vector(_ register: Int) -> String { (isLong ? "ymm" : "xmm") + "\(register)" }
      func other(_ operand: Operand) -> String {
        switch operand {
        case .register(let register): vector(register)
        case .memory(let memory): "\(size) PTR \(text(memory))"
        }
      }
      func general(_ operand: Operand) -> String {
        guard case .register(let register) = operand else { return "" }
        return X86Register(rawValue: UInt8(register)).map { "\($0)" } ?? ""
      }
      // Disassemblers write a comparison's number as part of its name.
      let comparison = row.opcode == VectorInstruction.compare.row.opcode ? MaskComparison(rawValue: byte ?? 0) : nil
      let operands: [String] =
        switch row.shape {
        case .three: [vector(first), vector(second ?? 0), other(last)]
        case .threeAndByte where comparison != nil: [vector(first), vector(second ?? 0), other(last)]
        case .threeAndByte: [vector(first), vector(second ?? 0), other(last), Self.hexadecimal(Int32(byte ?? 0))]
        case .threeAndMask: [vector(first), vector(second ?? 0), other(last), vector(Int(byte ?? 0))]
        case .two: [vector(first), other(last)]
        case .twoAndByte, .shift: [vector(first), other(last), Self.hexadecimal(Int32(byte ?? 0))]
        case .store: [other(last), vector(first)]
        case .toGeneral: [general(last), vector(first)]
        }
      let mnemonic = comparison.map { "vcmp\($0.suffix)\(row.width == .scalar ? "sd" : "pd")" } ?? "\(row.mnemonic)"
      return "\(mnemonic) \(operands.joined(separator: ","))"
    }

    func text(_ instruction: WordInstruction, _ register: X86Register, _ operand: Operand) -> String {
      let memory = instruction == .address ? generalText(operand).replacing("QWORD PTR ") : generalText(operand)
      return switch instruction {
      case .store, .test: "\(instruction.mnemonic) \(memory),\(register)"
      case .load, .address, .compare: "\(instruction.mnemonic) \(register),\(memory)"
      }
    }

    func generalText(_ operand: Operand) -> String {
      switch operand {
      case .register(let register): X86Register(rawValue: UInt8(register)).map { "\($0)" } ?? ""
      case .memory(let memory): "QWORD PTR \(text(memory))"
      }
    }

    func text(_ operand: MemoryOperand<X86Register>) -> String {
      switch operand {
      case .at(let base, let distance): "[\(base)\(Self.signed(distance))]"
      case .indexed(let base, let index, let distance): "[\(base)+\(index)*8\(Self.signed(distance))]"
      case .constant(let entry): "[\(NumericValue.double(Double(bitPattern: buffer.constants.bits(of: entry))))]"
      }
    }

    private static func signed(_ distance: Int32) -> String {
      distance == 0 ? "" : (distance < 0 ? "-" : "+") + "0x\(String(distance.magnitude, radix: 16))"
    }

    /// A number as disassemblers write it: a negative one by its 64 bits.
    static func hexadecimal(_ number: Int32) -> String { "0x\(String(UInt64(bitPattern: Int64(number)), radix: 16))" }
  }

  extension String {
    /// The text without a beginning that it has.
    fileprivate func replacing(_ start: String) -> String { hasPrefix(start) ? String(dropFirst(start.count)) : self }
  }
#endif
