#if _pointerBitWidth(_64)
  /// An instruction of AVX-512 on eight doubles, in its EVEX encoding, with registers up to 31.
  ///
  /// Comparisons make masks of bits there, in `k1`, which become masks of lanes at once: what computes with masks is
  /// the same for every width.
  package enum WideInstruction: UInt8, CaseIterable, Sendable {
    case load, store, move, multiplyAdd, addProduct
    case add, subtract, multiply, divide, minimum, maximum, root, round
    case and, andNot, or, xor, addWords, subtractWords, shiftLeft, shiftRight
    case compare, blend, maskOfLanes, lanesOfMask

    package enum Shape: Sendable, Hashable {
      case three, two, twoAndByte, store
      /// The first register is in the field of the second source.
      case shift(UInt8)
      /// The result is a mask.
      case compare
      /// Three registers, of which lanes are chosen by a mask.
      case masked
      /// A mask, a vector register.
      case toMask
      /// A vector register, a mask.
      case fromMask
    }

    package struct Row: Sendable {
      package let mnemonic: StaticString
      /// As those of ``VectorInstruction/Row``.
      package let prefix: UInt8
      package let map: UInt8
      package let opcode: UInt8
      package let shape: Shape
    }

    package var row: Row {
      switch self {
      case .load: Row(mnemonic: "vmovupd", prefix: 1, map: 1, opcode: 0x10, shape: .two)
      case .store: Row(mnemonic: "vmovupd", prefix: 1, map: 1, opcode: 0x11, shape: .store)
      case .move: Row(mnemonic: "vmovapd", prefix: 1, map: 1, opcode: 0x28, shape: .two)
      case .add: Row(mnemonic: "vaddpd", prefix: 1, map: 1, opcode: 0x58, shape: .three)
      case .subtract: Row(mnemonic: "vsubpd", prefix: 1, map: 1, opcode: 0x5C, shape: .three)
      case .multiply: Row(mnemonic: "vmulpd", prefix: 1, map: 1, opcode: 0x59, shape: .three)
      case .multiplyAdd: Row(mnemonic: "vfmadd132pd", prefix: 1, map: 2, opcode: 0x98, shape: .three)
      case .addProduct: Row(mnemonic: "vfmadd231pd", prefix: 1, map: 2, opcode: 0xB8, shape: .three)
      case .divide: Row(mnemonic: "vdivpd", prefix: 1, map: 1, opcode: 0x5E, shape: .three)
      case .minimum: Row(mnemonic: "vminpd", prefix: 1, map: 1, opcode: 0x5D, shape: .three)
      case .maximum: Row(mnemonic: "vmaxpd", prefix: 1, map: 1, opcode: 0x5F, shape: .three)
      case .root: Row(mnemonic: "vsqrtpd", prefix: 1, map: 1, opcode: 0x51, shape: .two)
      case .round: Row(mnemonic: "vrndscalepd", prefix: 1, map: 3, opcode: 0x09, shape: .twoAndByte)
      case .and: Row(mnemonic: "vandpd", prefix: 1, map: 1, opcode: 0x54, shape: .three)
      case .andNot: Row(mnemonic: "vandnpd", prefix: 1, map: 1, opcode: 0x55, shape: .three)
      case .or: Row(mnemonic: "vorpd", prefix: 1, map: 1, opcode: 0x56, shape: .three)
      case .xor: Row(mnemonic: "vxorpd", prefix: 1, map: 1, opcode: 0x57, shape: .three)
      case .addWords: Row(mnemonic: "vpaddq", prefix: 1, map: 1, opcode: 0xD4, shape: .three)
      case .subtractWords: Row(mnemonic: "vpsubq", prefix: 1, map: 1, opcode: 0xFB, shape: .three)
      case .shiftLeft: Row(mnemonic: "vpsllq", prefix: 1, map: 1, opcode: 0x73, shape: .shift(6))
      case .shiftRight: Row(mnemonic: "vpsrlq", prefix: 1, map: 1, opcode: 0x73, shape: .shift(2))
      case .compare: Row(mnemonic: "vcmppd", prefix: 1, map: 1, opcode: 0xC2, shape: .compare)
      case .blend: Row(mnemonic: "vblendmpd", prefix: 1, map: 2, opcode: 0x65, shape: .masked)
      case .maskOfLanes: Row(mnemonic: "vpmovq2m", prefix: 2, map: 2, opcode: 0x39, shape: .toMask)
      case .lanesOfMask: Row(mnemonic: "vpmovm2q", prefix: 2, map: 2, opcode: 0x38, shape: .fromMask)
      }
    }

    /// How an instruction on 256 bits is written on 512.
    enum Form {
      case same(WideInstruction)
      /// Compares, then makes lanes of the mask.
      case comparison
      /// Makes a mask of lanes, then chooses by it.
      case choice
      /// Makes a mask of lanes, then tests whether all bits are set.
      case test

      init?(_ instruction: VectorInstruction) {
        switch instruction {
        case .load: self = .same(.load)
        case .store: self = .same(.store)
        case .move: self = .same(.move)
        case .add: self = .same(.add)
        case .subtract: self = .same(.subtract)
        case .multiply: self = .same(.multiply)
        case .divide: self = .same(.divide)
        case .multiplyAdd: self = .same(.multiplyAdd)
        case .addProduct: self = .same(.addProduct)
        case .minimum: self = .same(.minimum)
        case .maximum: self = .same(.maximum)
        case .root: self = .same(.root)
        case .round: self = .same(.round)
        case .and: self = .same(.and)
        case .andNot: self = .same(.andNot)
        case .or: self = .same(.or)
        case .xor: self = .same(.xor)
        case .addWords: self = .same(.addWords)
        case .subtractWords: self = .same(.subtractWords)
        case .shiftLeft: self = .same(.shiftLeft)
        case .shiftRight: self = .same(.shiftRight)
        case .compare: self = .comparison
        case .blend: self = .choice
        case .testSigns: self = .test
        case .loadScalar, .storeScalar, .addScalar, .subtractScalar, .multiplyScalar, .divideScalar, .minimumScalar,
          .maximumScalar,
          .rootScalar, .compareScalar, .compareUnordered, .roundScalar, .wordOf:
          return nil
        }
      }
    }
  }

  extension X86Assembler {
    /// Adds an instruction on 256 bits as it is on 512.
    mutating func emit(_ form: WideInstruction.Form, _ first: Int, _ second: Int?, _ last: Operand, byte: UInt8?) {
      switch form {
      case .same(let instruction): emit(instruction, first, second, last, byte: byte)
      case .comparison:
        emit(WideInstruction.compare, 1, second, last, byte: byte)
        emit(.lanesOfMask, first, nil, .register(1))
      case .choice:
        emit(.maskOfLanes, 1, nil, .register(Int(byte ?? 0)))
        emit(WideInstruction.blend, first, second, last)
      case .test:
        emit(.maskOfLanes, 1, nil, .register(first))
        fixed(.testMask)
      }
    }

    /// Adds an instruction of AVX-512, in which a mask stands by its number; the one that lanes are chosen by comes
    /// last.
    package mutating func emit(
      _ instruction: WideInstruction, _ first: Int, _ second: Int?, _ last: Operand, byte: UInt8? = nil, mask: Int = 1
    ) {
      let row = instruction.row
      let start = buffer.count
      var (field, source) = (first, second ?? 0)
      if case .shift(let digit) = row.shape { (field, source) = (Int(digit), first) }
      var (index, base) = extensions(last)
      if case .register(let register) = last { (index, base) = (register & 16 != 0, register & 8 != 0) }
      // All but the last of these bits are inverted.
      let p0: UInt8 =
        (field & 8 == 0 ? 0x80 : 0) | (index ? 0 : 0x40) | (base ? 0 : 0x20) | (field & 16 == 0 ? 0x10 : 0) | row.map
      let p1: UInt8 = 0x80 | UInt8(15 - source & 15) << 3 | 4 | row.prefix
      let p2: UInt8 = 0x40 | (source & 16 == 0 ? 8 : 0) | (row.shape == .masked ? UInt8(mask) : 0)
      var code = InstructionBytes(0x62, p0, p1, p2)
      code.append(row.opcode)
      appendOperand(UInt8(field & 7), last, trailing: byte == nil ? 0 : 1, scale: 64, to: &code)
      if let byte { code.append(byte) }
      buffer.append(code)
      if buffer.lists { buffer.list(start, text(row, first, second, last, byte, mask)) }
    }

    private func text(
      _ row: WideInstruction.Row, _ first: Int, _ second: Int?, _ last: Operand, _ byte: UInt8?, _ mask: Int
    ) -> String {
      func other(_ operand: Operand) -> String {
        switch operand {
        case .register(let register): "zmm\(register)"
        case .memory(let memory): "ZMMWORD PTR \(text(memory))"
        }
      }
      let (result, source) = ("zmm\(first)", "zmm\(second ?? 0)")
      return switch row.shape {
      case .three: "\(row.mnemonic) \(result),\(source),\(other(last))"
      case .two: "\(row.mnemonic) \(result),\(other(last))"
      case .twoAndByte, .shift: "\(row.mnemonic) \(result),\(other(last)),\(Self.hexadecimal(Int32(byte ?? 0)))"
      case .store: "\(row.mnemonic) \(other(last)),\(result)"
      case .compare: "vcmp\(MaskComparison(rawValue: byte ?? 0)?.suffix ?? "")pd k\(first),\(source),\(other(last))"
      case .masked: "\(row.mnemonic) \(result){k\(mask)},\(source),\(other(last))"
      case .toMask: "\(row.mnemonic) k\(first),\(other(last))"
      case .fromMask: "\(row.mnemonic) \(result),k1"
      }
    }
  }
#endif
