#if _pointerBitWidth(_64)
  /// An instruction of arm64 that native code has, by its bits without operands.
  ///
  /// To add an instruction, add a case and its row; encoder, listing and the test against the disassembler follow it.
  /// The fused multiply-add, which rounds once where all other machines round twice, is for exact products alone.
  package enum ArmInstruction: UInt8, CaseIterable, Sendable {
    case addDouble, subtractDouble, multiplyDouble, divideDouble, minimumDouble, maximumDouble, rootDouble
    case addPair, subtractPair, multiplyPair, dividePair, minimumPair, maximumPair, rootPair, addProductOfPairs
    case negateDouble, magnitudeDouble, negatePair, magnitudePair
    case roundDouble, floorDouble, ceilingDouble, truncateDouble, roundPair, floorPair, ceilingPair, truncatePair
    case equalDouble, greaterOrEqualDouble, greaterDouble, equalPair, greaterOrEqualPair, greaterPair, negativeWords
    case compareDoubles, compareDoubleWithZero
    case and, clear, or, xor, not, choose, insertIfTrue, insertIfFalse, move
    case addWords, subtractWords, shiftWordsLeft, shiftWordsRight
    case wordOf, upperWordOf, joinLower, joinUpper
    case loadDouble, storeDouble, loadDoubleNear, storeDoubleNear, loadDoubleIndexed, storeDoubleIndexed,
      loadDoubleLiteral
    case loadPair, storePair, loadPairNear, storePairNear, loadPairIndexed, storePairIndexed, loadPairLiteral
    case load, store, loadNear, storeNear, loadIndexed, storeIndexed, loadLiteral
    case push, pop
    case addNumber, subtractNumber, addNumberWithFlags, subtractNumberWithFlags
    case addExtended, subtractExtended, addWithFlags, subtractWithFlags, shiftLeftThree
    case copy, compare, compareZero, testBits, moveNumber, keepNumber
    case jump, jumpIf, jumpThrough, call, `return`, addressOf

    /// Which operands it has, and which bits hold each: the result or what is stored in bits 0 to 4, then 5 to 9 and 16
    /// to 20.
    package enum Shape: Sendable, Hashable {
      case three, two
      /// A comparison of a source with zero.
      case sourceBelowZero
      /// Two sources and no result.
      case sources
      /// The source stands in both places.
      case same
      /// The source is in bits 16 to 20.
      case upper
      case source, sourceAndZero
      case shiftLeft, shiftRight
      /// A register and memory: a distance in units of so many bytes in bits 10 to 21, or in bytes in bits 12 to 20.
      case distance(Int)
      case near
      /// A register, an address and how many units of so many bytes lie before it.
      case indexed
      /// A register and a constant behind the code, in bits 5 to 23.
      case literal
      /// Two registers below the stack pointer, which moves.
      case push, pop
      /// A number in bits 10 to 21.
      case number
      case extended
      /// By three bits.
      case shifted
      /// A number in bits 5 to 20; bits 21 and 22 say which sixteen bits it is.
      case sixteenBits
      /// A distance in words, in bits 0 to 25, or in bits 5 to 23 with a condition in bits 0 to 3.
      case jump, jumpIf
      /// A distance in bytes.
      case address
      case none
    }

    /// The registers that it works on.
    package enum Registers: Sendable {
      case doubles, pairs, bytes, wholes, words
      /// A word and a double, or the upper half of a pair.
      case wordOfDouble, wordOfUpperHalf
    }

    package struct Row: Sendable {
      package let mnemonic: StaticString
      package let bits: UInt32
      package let shape: Shape
      package let registers: Registers
    }

    package var row: Row {
      switch self {
      case .addDouble: Row(mnemonic: "fadd", bits: 0x1E60_2800, shape: .three, registers: .doubles)
      case .subtractDouble: Row(mnemonic: "fsub", bits: 0x1E60_3800, shape: .three, registers: .doubles)
      case .multiplyDouble: Row(mnemonic: "fmul", bits: 0x1E60_0800, shape: .three, registers: .doubles)
      case .divideDouble: Row(mnemonic: "fdiv", bits: 0x1E60_1800, shape: .three, registers: .doubles)
      case .minimumDouble: Row(mnemonic: "fmin", bits: 0x1E60_5800, shape: .three, registers: .doubles)
      case .maximumDouble: Row(mnemonic: "fmax", bits: 0x1E60_4800, shape: .three, registers: .doubles)
      case .rootDouble: Row(mnemonic: "fsqrt", bits: 0x1E61_C000, shape: .two, registers: .doubles)
      case .addPair: Row(mnemonic: "fadd", bits: 0x4E60_D400, shape: .three, registers: .pairs)
      case .subtractPair: Row(mnemonic: "fsub", bits: 0x4EE0_D400, shape: .three, registers: .pairs)
      case .multiplyPair: Row(mnemonic: "fmul", bits: 0x6E60_DC00, shape: .three, registers: .pairs)
      case .dividePair: Row(mnemonic: "fdiv", bits: 0x6E60_FC00, shape: .three, registers: .pairs)
      case .minimumPair: Row(mnemonic: "fmin", bits: 0x4EE0_F400, shape: .three, registers: .pairs)
      case .maximumPair: Row(mnemonic: "fmax", bits: 0x4E60_F400, shape: .three, registers: .pairs)
      case .rootPair: Row(mnemonic: "fsqrt", bits: 0x6EE1_F800, shape: .two, registers: .pairs)
      case .addProductOfPairs: Row(mnemonic: "fmla", bits: 0x4E60_CC00, shape: .three, registers: .pairs)
      case .negateDouble: Row(mnemonic: "fneg", bits: 0x1E61_4000, shape: .two, registers: .doubles)
      case .magnitudeDouble: Row(mnemonic: "fabs", bits: 0x1E60_C000, shape: .two, registers: .doubles)
      case .negatePair: Row(mnemonic: "fneg", bits: 0x6EE0_F800, shape: .two, registers: .pairs)
      case .magnitudePair: Row(mnemonic: "fabs", bits: 0x4EE0_F800, shape: .two, registers: .pairs)
      case .roundDouble: Row(mnemonic: "frintn", bits: 0x1E64_4000, shape: .two, registers: .doubles)
      case .floorDouble: Row(mnemonic: "frintm", bits: 0x1E65_4000, shape: .two, registers: .doubles)
      case .ceilingDouble: Row(mnemonic: "frintp", bits: 0x1E64_C000, shape: .two, registers: .doubles)
      case .truncateDouble: Row(mnemonic: "frintz", bits: 0x1E65_C000, shape: .two, registers: .doubles)
      case .roundPair: Row(mnemonic: "frintn", bits: 0x4E61_8800, shape: .two, registers: .pairs)
      case .floorPair: Row(mnemonic: "frintm", bits: 0x4E61_9800, shape: .two, registers: .pairs)
      case .ceilingPair: Row(mnemonic: "frintp", bits: 0x4EE1_8800, shape: .two, registers: .pairs)
      case .truncatePair: Row(mnemonic: "frintz", bits: 0x4EE1_9800, shape: .two, registers: .pairs)
      case .equalDouble: Row(mnemonic: "fcmeq", bits: 0x5E60_E400, shape: .three, registers: .doubles)
      case .greaterOrEqualDouble: Row(mnemonic: "fcmge", bits: 0x7E60_E400, shape: .three, registers: .doubles)
      case .greaterDouble: Row(mnemonic: "fcmgt", bits: 0x7EE0_E400, shape: .three, registers: .doubles)
      case .equalPair: Row(mnemonic: "fcmeq", bits: 0x4E60_E400, shape: .three, registers: .pairs)
      case .greaterOrEqualPair: Row(mnemonic: "fcmge", bits: 0x6E60_E400, shape: .three, registers: .pairs)
      case .greaterPair: Row(mnemonic: "fcmgt", bits: 0x6EE0_E400, shape: .three, registers: .pairs)
      case .compareDoubles: Row(mnemonic: "fcmp", bits: 0x1E60_2000, shape: .sources, registers: .doubles)
      case .compareDoubleWithZero: Row(mnemonic: "fcmp", bits: 0x1E60_2008, shape: .sourceAndZero, registers: .doubles)
      case .negativeWords: Row(mnemonic: "cmlt", bits: 0x4EE0_A800, shape: .sourceBelowZero, registers: .pairs)
      case .and: Row(mnemonic: "and", bits: 0x4E20_1C00, shape: .three, registers: .bytes)
      case .clear: Row(mnemonic: "bic", bits: 0x4E60_1C00, shape: .three, registers: .bytes)
      case .or: Row(mnemonic: "orr", bits: 0x4EA0_1C00, shape: .three, registers: .bytes)
      case .xor: Row(mnemonic: "eor", bits: 0x6E20_1C00, shape: .three, registers: .bytes)
      case .not: Row(mnemonic: "mvn", bits: 0x6E20_5800, shape: .two, registers: .bytes)
      case .choose: Row(mnemonic: "bsl", bits: 0x6E60_1C00, shape: .three, registers: .bytes)
      case .insertIfTrue: Row(mnemonic: "bit", bits: 0x6EA0_1C00, shape: .three, registers: .bytes)
      case .insertIfFalse: Row(mnemonic: "bif", bits: 0x6EE0_1C00, shape: .three, registers: .bytes)
      case .move: Row(mnemonic: "mov", bits: 0x4EA0_1C00, shape: .same, registers: .bytes)
      case .addWords: Row(mnemonic: "add", bits: 0x4EE0_8400, shape: .three, registers: .pairs)
      case .subtractWords: Row(mnemonic: "sub", bits: 0x6EE0_8400, shape: .three, registers: .pairs)
      case .shiftWordsLeft: Row(mnemonic: "shl", bits: 0x4F00_5400, shape: .shiftLeft, registers: .pairs)
      case .shiftWordsRight: Row(mnemonic: "ushr", bits: 0x6F00_0400, shape: .shiftRight, registers: .pairs)
      case .wordOf: Row(mnemonic: "fmov", bits: 0x9E66_0000, shape: .two, registers: .wordOfDouble)
      case .joinLower: Row(mnemonic: "zip1", bits: 0x4EC0_3800, shape: .three, registers: .pairs)
      case .joinUpper: Row(mnemonic: "zip2", bits: 0x4EC0_7800, shape: .three, registers: .pairs)
      case .upperWordOf: Row(mnemonic: "mov", bits: 0x4E18_3C00, shape: .two, registers: .wordOfUpperHalf)
      case .loadDouble: Row(mnemonic: "ldr", bits: 0xFD40_0000, shape: .distance(8), registers: .doubles)
      case .storeDouble: Row(mnemonic: "str", bits: 0xFD00_0000, shape: .distance(8), registers: .doubles)
      case .loadDoubleNear: Row(mnemonic: "ldur", bits: 0xFC40_0000, shape: .near, registers: .doubles)
      case .storeDoubleNear: Row(mnemonic: "stur", bits: 0xFC00_0000, shape: .near, registers: .doubles)
      case .loadDoubleIndexed: Row(mnemonic: "ldr", bits: 0xFC60_6800, shape: .indexed, registers: .doubles)
      case .storeDoubleIndexed: Row(mnemonic: "str", bits: 0xFC20_6800, shape: .indexed, registers: .doubles)
      case .loadDoubleLiteral: Row(mnemonic: "ldr", bits: 0x5C00_0000, shape: .literal, registers: .doubles)
      case .loadPair: Row(mnemonic: "ldr", bits: 0x3DC0_0000, shape: .distance(16), registers: .wholes)
      case .storePair: Row(mnemonic: "str", bits: 0x3D80_0000, shape: .distance(16), registers: .wholes)
      case .loadPairNear: Row(mnemonic: "ldur", bits: 0x3CC0_0000, shape: .near, registers: .wholes)
      case .storePairNear: Row(mnemonic: "stur", bits: 0x3C80_0000, shape: .near, registers: .wholes)
      case .loadPairIndexed: Row(mnemonic: "ldr", bits: 0x3CE0_6800, shape: .indexed, registers: .wholes)
      case .storePairIndexed: Row(mnemonic: "str", bits: 0x3CA0_6800, shape: .indexed, registers: .wholes)
      case .loadPairLiteral: Row(mnemonic: "ldr", bits: 0x9C00_0000, shape: .literal, registers: .wholes)
      case .load: Row(mnemonic: "ldr", bits: 0xF940_0000, shape: .distance(8), registers: .words)
      case .store: Row(mnemonic: "str", bits: 0xF900_0000, shape: .distance(8), registers: .words)
      case .loadNear: Row(mnemonic: "ldur", bits: 0xF840_0000, shape: .near, registers: .words)
      case .storeNear: Row(mnemonic: "stur", bits: 0xF800_0000, shape: .near, registers: .words)
      case .loadIndexed: Row(mnemonic: "ldr", bits: 0xF860_6800, shape: .indexed, registers: .words)
      case .storeIndexed: Row(mnemonic: "str", bits: 0xF820_6800, shape: .indexed, registers: .words)
      case .loadLiteral: Row(mnemonic: "ldr", bits: 0x5800_0000, shape: .literal, registers: .words)
      case .push: Row(mnemonic: "stp", bits: 0xA9BF_03E0, shape: .push, registers: .words)
      case .pop: Row(mnemonic: "ldp", bits: 0xA8C1_03E0, shape: .pop, registers: .words)
      case .addNumber: Row(mnemonic: "add", bits: 0x9100_0000, shape: .number, registers: .words)
      case .subtractNumber: Row(mnemonic: "sub", bits: 0xD100_0000, shape: .number, registers: .words)
      case .addNumberWithFlags: Row(mnemonic: "adds", bits: 0xB100_0000, shape: .number, registers: .words)
      case .subtractNumberWithFlags: Row(mnemonic: "subs", bits: 0xF100_0000, shape: .number, registers: .words)
      case .addExtended: Row(mnemonic: "add", bits: 0x8B20_6000, shape: .extended, registers: .words)
      case .subtractExtended: Row(mnemonic: "sub", bits: 0xCB20_6000, shape: .extended, registers: .words)
      case .addWithFlags: Row(mnemonic: "adds", bits: 0xAB00_0000, shape: .three, registers: .words)
      case .subtractWithFlags: Row(mnemonic: "subs", bits: 0xEB00_0000, shape: .three, registers: .words)
      case .shiftLeftThree: Row(mnemonic: "lsl", bits: 0xD37D_F000, shape: .shifted, registers: .words)
      case .copy: Row(mnemonic: "mov", bits: 0xAA00_03E0, shape: .upper, registers: .words)
      case .compare: Row(mnemonic: "cmp", bits: 0xEB00_001F, shape: .sources, registers: .words)
      case .compareZero: Row(mnemonic: "cmp", bits: 0xF100_001F, shape: .sourceAndZero, registers: .words)
      case .testBits: Row(mnemonic: "tst", bits: 0xEA00_001F, shape: .sources, registers: .words)
      case .moveNumber: Row(mnemonic: "mov", bits: 0xD280_0000, shape: .sixteenBits, registers: .words)
      case .keepNumber: Row(mnemonic: "movk", bits: 0xF280_0000, shape: .sixteenBits, registers: .words)
      case .jump: Row(mnemonic: "b", bits: 0x1400_0000, shape: .jump, registers: .words)
      case .jumpIf: Row(mnemonic: "b", bits: 0x5400_0000, shape: .jumpIf, registers: .words)
      case .jumpThrough: Row(mnemonic: "br", bits: 0xD61F_0000, shape: .source, registers: .words)
      case .call: Row(mnemonic: "blr", bits: 0xD63F_0000, shape: .source, registers: .words)
      case .return: Row(mnemonic: "ret", bits: 0xD65F_03C0, shape: .none, registers: .words)
      case .addressOf: Row(mnemonic: "adr", bits: 0x1000_0000, shape: .address, registers: .words)
      }
    }
  }

  /// A general register of arm64, by its number in encodings, where the stack pointer shares its own with zero.
  package enum ArmRegister: UInt8, NativeRegister, CaseIterable {
    case x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23,
      x24, x25, x26, x27,
      x28
    case x29, x30, sp
  }

  /// The condition of a jump on the flags, by its number in encodings.
  package enum ArmCondition: UInt8, CaseIterable, Sendable {
    case eq = 0
    case ne
    case pl = 5
    case vs
    case hi = 8
    case ge = 10
    case lt, gt, le
  }
#endif
