#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A function that instructions compute.
  enum InlineFunction {
    case pair(ArithmeticPair)
    case condition(NativeMasks.Condition)
    case negate, magnitude, squareRoot
    case rounded(RoundingByte)
    case roundedAwayFromZero
    case minimum, maximum, clamp

    init?(_ instruction: LoweredCode.Instruction) {
      guard case .apply(let code) = instruction.action else { return nil }
      let function = Operation.function(ofCode: code)
      if let pair = ArithmeticPair(function) {
        self = .pair(pair)
        return
      }
      if let condition = NativeMasks.Condition(instruction) {
        self = .condition(condition)
        return
      }
      let count = instruction.operands.count
      switch function {
      case .negate: self = .negate
      case .abs: self = .magnitude
      case .sqrt: self = .squareRoot
      case .floor: self = .rounded(.down)
      case .ceil: self = .rounded(.up)
      case .trunc: self = .rounded(.towardZero)
      case .roundEven: self = .rounded(.nearestEven)
      case .round where count == 1: self = .roundedAwayFromZero
      // The kernels of more operands begin with an infinity and take one operand after the other, which comes to the same.
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

    init?(_ function: Function.ID) {
      switch function {
      case .add: (scalar, packed, isCommutative) = (.addScalar, .add, true)
      case .subtract: (scalar, packed, isCommutative) = (.subtractScalar, .subtract, false)
      case .multiply: (scalar, packed, isCommutative) = (.multiplyScalar, .multiply, true)
      case .divide: (scalar, packed, isCommutative) = (.divideScalar, .divide, false)
      default: return nil
      }
    }
  }

  extension LoweredCode.Instruction {
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
