#if _pointerBitWidth(_64)
  /// An instruction on vector registers, as the emitter asks for it: scalar ones work on the lowest double, packed ones
  /// on all.
  ///
  /// It means what the instruction of x86-64 with that name does: `minimum` and `maximum` give their last operand for
  /// zeros and where one is NaN, `blend` chooses by masks of lanes, and `testSigns` asks whether all uppermost bits are
  /// set. `multiplyAdd` multiplies its result with the last source and adds the first; `addProduct` adds the product of
  /// both sources to its result. Both round once: they are for products that are exact. To add an instruction, add a
  /// case and its row in `VectorInstruction+X86.swift`, and how it is written in `ArmAssembler+Vectors.swift`.
  package enum VectorInstruction: UInt8, CaseIterable, Sendable {
    case loadScalar, storeScalar, load, store, move
    case addScalar, subtractScalar, multiplyScalar, divideScalar, minimumScalar, maximumScalar, rootScalar
    case add, subtract, multiply, divide, minimum, maximum, root
    case multiplyAdd, addProduct
    case compareScalar, compare, compareUnordered, roundScalar, round
    case and, andNot, or, xor, blend
    case addWords, subtractWords, shiftLeft, shiftRight
    case testSigns, wordOf

    /// Whether its packed form has one source.
    var hasOneSource: Bool { self == .root || self == .round }
  }

  /// An operand in memory.
  package enum MemoryOperand<Register: NativeRegister>: Hashable, Sendable {
    /// So many bytes behind an address in a register.
    case at(Register, Int32)
    /// The same with a row's distance in another register.
    case indexed(Register, Register, Int32)
    /// An entry of the constants behind the code.
    case constant(NativeConstants.Entry)

    // What the compiler makes compares registers through witness tables.
    @inline(__always) package static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.at(let a, let distance), .at(let b, let other)): a.rawValue == b.rawValue && distance == other
      case (.indexed(let a, let index, let distance), .indexed(let b, let otherIndex, let other)):
        a.rawValue == b.rawValue && index.rawValue == otherIndex.rawValue && distance == other
      case (.constant(let a), .constant(let b)): a == b
      case (.at, _), (.indexed, _), (.constant, _): false
      }
    }
  }

  /// A register, by its number, or memory.
  package enum VectorOperand<Register: NativeRegister>: Hashable, Sendable {
    case register(Int)
    case memory(MemoryOperand<Register>)

    @inline(__always) package static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.register(let a), .register(let b)): a == b
      case (.memory(let a), .memory(let b)): a == b
      case (.register, _), (.memory, _): false
      }
    }

    /// A general register.
    static func word(_ register: Register) -> Self { .register(Int(register.rawValue)) }
  }

  /// The comparisons of the instructions that make masks, by their numbers: each false for NaN but those with *not*.
  package enum MaskComparison: UInt8, CaseIterable, Sendable {
    case equal = 0
    case less, lessOrEqual
    case notEqual = 4
    case notLessOrEqual = 6
    case ordered = 7
    /// As `notEqual`, but false for NaN.
    case orderedNotEqual = 12
    case greaterOrEqual, greater

    /// The same comparison with its operands exchanged, for those that have one.
    var flipped: MaskComparison {
      switch self {
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .greater: .less
      case .greaterOrEqual: .lessOrEqual
      case .equal, .notEqual, .ordered, .orderedNotEqual: self
      case .notLessOrEqual: preconditionFailure("only clamp compares so, with its operands in order")
      }
    }
  }

  /// How the instruction that rounds does so, by its numbers; none of them notes that a fraction is lost.
  enum RoundingByte: UInt8 {
    case nearestEven = 8
    case down, up, towardZero
  }
#endif
