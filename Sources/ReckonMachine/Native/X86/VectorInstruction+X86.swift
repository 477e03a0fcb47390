#if _pointerBitWidth(_64)
  /// The encodings of vector instructions with VEX: scalar ones work on the lowest double, packed ones on all.
  ///
  /// To add an instruction, add a case and its row; encoder, listing and the test against the disassembler follow it.
  extension VectorInstruction {
    /// Which operands it has, and which field of the encoding holds each.
    package enum Shape: Sendable, Hashable {
      /// A register, a register, a register or memory.
      case three
      /// The same with a byte.
      case threeAndByte
      /// The same with a register whose number is in the last byte.
      case threeAndMask
      /// A register, a register or memory.
      case two
      case twoAndByte
      /// Memory, a register.
      case store
      /// A register, a register, and a byte; the first register is in the field of the second source.
      case shift(UInt8)
      /// A general register, a vector register; that is in the first field.
      case toGeneral
    }

    /// How many bits of a register it works on.
    package enum Width: Sendable, Hashable {
      case scalar
      /// All of them, 128 or 256.
      case all
    }

    package struct Row: Sendable {
      package let mnemonic: StaticString
      /// The prefix that the encoding stands for: 0 none, 1 for 66, 2 for F3, 3 for F2.
      package let prefix: UInt8
      /// The table of opcodes: 1 for 0F, 2 for 0F38, 3 for 0F3A.
      package let map: UInt8
      package let opcode: UInt8
      package let shape: Shape
      package let width: Width
      /// Whether it works on words of 64 bits.
      package var isLong = false
    }

    package var row: Row {
      switch self {
      case .loadScalar: Row(mnemonic: "vmovsd", prefix: 3, map: 1, opcode: 0x10, shape: .two, width: .scalar)
      case .storeScalar: Row(mnemonic: "vmovsd", prefix: 3, map: 1, opcode: 0x11, shape: .store, width: .scalar)
      case .load: Row(mnemonic: "vmovupd", prefix: 1, map: 1, opcode: 0x10, shape: .two, width: .all)
      case .store: Row(mnemonic: "vmovupd", prefix: 1, map: 1, opcode: 0x11, shape: .store, width: .all)
      case .move: Row(mnemonic: "vmovapd", prefix: 1, map: 1, opcode: 0x28, shape: .two, width: .all)
      case .addScalar: Row(mnemonic: "vaddsd", prefix: 3, map: 1, opcode: 0x58, shape: .three, width: .scalar)
      case .subtractScalar: Row(mnemonic: "vsubsd", prefix: 3, map: 1, opcode: 0x5C, shape: .three, width: .scalar)
      case .multiplyScalar: Row(mnemonic: "vmulsd", prefix: 3, map: 1, opcode: 0x59, shape: .three, width: .scalar)
      case .divideScalar: Row(mnemonic: "vdivsd", prefix: 3, map: 1, opcode: 0x5E, shape: .three, width: .scalar)
      case .minimumScalar: Row(mnemonic: "vminsd", prefix: 3, map: 1, opcode: 0x5D, shape: .three, width: .scalar)
      case .maximumScalar: Row(mnemonic: "vmaxsd", prefix: 3, map: 1, opcode: 0x5F, shape: .three, width: .scalar)
      case .rootScalar: Row(mnemonic: "vsqrtsd", prefix: 3, map: 1, opcode: 0x51, shape: .three, width: .scalar)
      case .add: Row(mnemonic: "vaddpd", prefix: 1, map: 1, opcode: 0x58, shape: .three, width: .all)
      case .subtract: Row(mnemonic: "vsubpd", prefix: 1, map: 1, opcode: 0x5C, shape: .three, width: .all)
      case .multiply: Row(mnemonic: "vmulpd", prefix: 1, map: 1, opcode: 0x59, shape: .three, width: .all)
      case .divide: Row(mnemonic: "vdivpd", prefix: 1, map: 1, opcode: 0x5E, shape: .three, width: .all)
      case .minimum: Row(mnemonic: "vminpd", prefix: 1, map: 1, opcode: 0x5D, shape: .three, width: .all)
      case .maximum: Row(mnemonic: "vmaxpd", prefix: 1, map: 1, opcode: 0x5F, shape: .three, width: .all)
      case .multiplyAdd:
        Row(mnemonic: "vfmadd132pd", prefix: 1, map: 2, opcode: 0x98, shape: .three, width: .all, isLong: true)
      case .addProduct:
        Row(mnemonic: "vfmadd231pd", prefix: 1, map: 2, opcode: 0xB8, shape: .three, width: .all, isLong: true)
      case .root: Row(mnemonic: "vsqrtpd", prefix: 1, map: 1, opcode: 0x51, shape: .two, width: .all)
      case .compareScalar:
        Row(mnemonic: "vcmpsd", prefix: 3, map: 1, opcode: 0xC2, shape: .threeAndByte, width: .scalar)
      case .compare: Row(mnemonic: "vcmppd", prefix: 1, map: 1, opcode: 0xC2, shape: .threeAndByte, width: .all)
      case .compareUnordered: Row(mnemonic: "vucomisd", prefix: 1, map: 1, opcode: 0x2E, shape: .two, width: .scalar)
      case .roundScalar:
        Row(mnemonic: "vroundsd", prefix: 1, map: 3, opcode: 0x0B, shape: .threeAndByte, width: .scalar)
      case .round: Row(mnemonic: "vroundpd", prefix: 1, map: 3, opcode: 0x09, shape: .twoAndByte, width: .all)
      case .and: Row(mnemonic: "vandpd", prefix: 1, map: 1, opcode: 0x54, shape: .three, width: .all)
      case .andNot: Row(mnemonic: "vandnpd", prefix: 1, map: 1, opcode: 0x55, shape: .three, width: .all)
      case .or: Row(mnemonic: "vorpd", prefix: 1, map: 1, opcode: 0x56, shape: .three, width: .all)
      case .xor: Row(mnemonic: "vxorpd", prefix: 1, map: 1, opcode: 0x57, shape: .three, width: .all)
      case .blend: Row(mnemonic: "vblendvpd", prefix: 1, map: 3, opcode: 0x4B, shape: .threeAndMask, width: .all)
      case .addWords: Row(mnemonic: "vpaddq", prefix: 1, map: 1, opcode: 0xD4, shape: .three, width: .all)
      case .subtractWords: Row(mnemonic: "vpsubq", prefix: 1, map: 1, opcode: 0xFB, shape: .three, width: .all)
      case .shiftLeft: Row(mnemonic: "vpsllq", prefix: 1, map: 1, opcode: 0x73, shape: .shift(6), width: .all)
      case .shiftRight: Row(mnemonic: "vpsrlq", prefix: 1, map: 1, opcode: 0x73, shape: .shift(2), width: .all)
      case .testSigns: Row(mnemonic: "vtestpd", prefix: 1, map: 2, opcode: 0x0F, shape: .two, width: .all)
      case .wordOf:
        Row(mnemonic: "vmovq", prefix: 1, map: 1, opcode: 0x7E, shape: .toGeneral, width: .scalar, isLong: true)
      }
    }
  }

  extension MaskComparison {
    var suffix: StaticString {
      switch self {
      case .equal: "eq"
      case .less: "lt"
      case .lessOrEqual: "le"
      case .notEqual: "neq"
      case .notLessOrEqual: "nle"
      case .ordered: "ord"
      case .orderedNotEqual: "neq_oq"
      case .greaterOrEqual: "ge"
      case .greater: "gt"
      }
    }
  }
#endif
