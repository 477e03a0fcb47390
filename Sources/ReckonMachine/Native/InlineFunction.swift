#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A function that is computed by inline instructions.
  enum InlineFunction {
    case pair(ArithmeticPair)
    case condition(NativeMasks.Condition)
    case negate, magnitude, squareRoot
    case rounded(RoundingByte)
    case roundedAwayFromZero
    case minimum, maximum, clamp

    init?(_ instruction: LoweredCode.Instruction) {
      guard case .apply(let code) = instruction.action else { return nil }
      self.init(code, operandCount: instruction.operands.count)
    }

    /// - Parameter code: the operation code, as in instructions.
    init?(_ code: UInt32, operandCount count: Int) {
      if let operation = PlainOperation(ofCode: code) {
        switch operation {
        case .arithmetic(let arithmetic): self = .pair(ArithmeticPair(arithmetic))
        case .negate: self = .negate
        case .comparison, .not, .truth:
          guard let condition = NativeMasks.Condition(operation) else { preconditionFailure("these are conditions") }
          self = .condition(condition)
        }
        return
      }
      switch Operation.function(ofCode: code) {
      case .abs: self = .magnitude
      case .sqrt: self = .squareRoot
      case .floor: self = .rounded(.down)
      case .ceil: self = .rounded(.up)
      case .trunc: self = .rounded(.towardZero)
      case .roundEven: self = .rounded(.nearestEven)
      case .round where count == 1: self = .roundedAwayFromZero
      // With more operands, the kernels start from an infinity and fold in one operand at a time, with the same result.
      case .min where count >= 2: self = .minimum
      case .max where count >= 2: self = .maximum
      case .clamp: self = .clamp
      default: return nil
      }
    }
  }

  /// The two forms of an operation on two numbers.
  struct ArithmeticPair {
    let scalar: VectorInstruction
    let packed: VectorInstruction
    let isCommutative: Bool

    init(_ operation: Arithmetic) {
      switch operation {
      case .add: (scalar, packed, isCommutative) = (.addScalar, .add, true)
      case .subtract: (scalar, packed, isCommutative) = (.subtractScalar, .subtract, false)
      case .multiply: (scalar, packed, isCommutative) = (.multiplyScalar, .multiply, true)
      case .divide: (scalar, packed, isCommutative) = (.divideScalar, .divide, false)
      }
    }
  }

  extension LoweredCode.Instruction {
    /// Whether it reads numbers from a table.
    var takesTable: Bool {
      switch action {
      case .lane(.entry), .lane(.pairs): true
      default: false
      }
    }

    /// Whether native code calls a function for it.
    var callsFunction: Bool {
      switch action {
      case .apply: InlineFunction(self) == nil
      case .host, .call: true
      case .bound, .accumulate, .total, .check, .choose, .deliver, .polynomial, .lane: false
      }
    }
  }
#endif
