#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Functions: those that a few instructions compute with the bits of their kernels, and calls of the kernels.
  extension NativeEmitter {
    /// A function that instructions compute.
    enum Inline {
      case pair(Pair)
      case condition(NativeMasks.Condition)
      case negate, magnitude, squareRoot
      case rounded(RoundingByte)
      case roundedAwayFromZero
      case minimum, maximum, clamp

      init?(_ instruction: LoweredCode.Instruction) {
        guard case .apply(let code) = instruction.action else { return nil }
        let function = Operation.function(ofCode: code)
        if let pair = Pair(function) {
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

    /// Whether an instruction calls a function.
    static func calls(_ instruction: LoweredCode.Instruction) -> Bool {
      switch instruction.action {
      case .apply: Inline(instruction) == nil
      case .host, .call: true
      case .bound, .accumulate, .total, .check, .choose, .deliver, .polynomial, .lane: false
      }
    }

    mutating func apply(_ operation: UInt32, _ instruction: LoweredCode.Instruction) {
      guard let inline = Inline(instruction) else { return call(operation, instruction) }
      switch inline {
      case .pair(let pair): combine(pair, instruction)
      case .condition(let condition): self.condition(condition, instruction)
      case .negate: negate(instruction)
      case .magnitude: magnitude(instruction)
      case .squareRoot: squareRoot(instruction)
      case .rounded(let rounding):
        let result = target(instruction.result)
        round(result, operand(value(0, of: instruction)), rounding)
        settle(instruction.result, result)
      case .roundedAwayFromZero: roundAwayFromZero(instruction)
      case .minimum, .maximum: extremum(inline, instruction)
      case .clamp: clamp(instruction)
      }
    }

    private mutating func round(_ result: Int, _ operand: VectorOperand, _ rounding: RoundingByte) {
      let operand = register(operand, result)
      lane(.roundScalar, .round, result, operand, .register(operand), byte: rounding.rawValue)
    }

    /// Adds the number just below a half, with the sign of the operand, and drops the fraction. A half itself would take the number below
    /// 0.5 to 1.
    private mutating func roundAwayFromZero(_ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      let operand = register(operand(value(0, of: instruction)), Self.secondScratch)
      logic(.and, Self.scratch, operand, bits(1 << 63))
      logic(.or, Self.scratch, Self.scratch, bits((0.5).nextDown.bitPattern))
      add(Self.scratch, Self.scratch, .register(operand))
      lane(.roundScalar, .round, result, Self.scratch, .register(Self.scratch), byte: RoundingByte.towardZero.rawValue)
      settle(instruction.result, result)
    }

    // MARK: Order

    private mutating func extremum(_ inline: Inline, _ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      var sum = operand(value(0, of: instruction))
      for index in 1..<instruction.operands.count {
        let other = operand(value(index, of: instruction))
        let into = index == instruction.operands.count - 1 ? result : Self.scratch
        if case .minimum = inline { minimum(into, sum, other) } else { maximum(into, sum, other) }
        sum = .register(into)
      }
      settle(instruction.result, result)
    }

    /// The processor's minimum gives its second operand for zeros and where one is NaN: of both orders, a zero with its sign or a NaN has
    /// all bits that the result has.
    private mutating func minimum(_ result: Int, _ a: VectorOperand, _ b: VectorOperand) {
      let first = register(a, Self.secondScratch)
      let second = register(b, Self.thirdScratch)
      lane(.minimumScalar, .minimum, Self.fourthScratch, first, .register(second))
      lane(.minimumScalar, .minimum, Self.scratch, second, .register(first))
      logic(.or, result, Self.scratch, .register(Self.fourthScratch))
    }

    /// Where both orders agree, their difference in bits is none, and less it the result is what it is. Of zeros with two signs, -0 less the
    /// difference -0 is +0; a NaN stays one.
    private mutating func maximum(_ result: Int, _ a: VectorOperand, _ b: VectorOperand) {
      let first = register(a, Self.secondScratch)
      let second = register(b, Self.thirdScratch)
      lane(.maximumScalar, .maximum, Self.fourthScratch, first, .register(second))
      lane(.maximumScalar, .maximum, Self.scratch, second, .register(first))
      logic(.xor, Self.secondScratch, Self.scratch, .register(Self.fourthScratch))
      logic(.or, Self.scratch, Self.scratch, .register(Self.fourthScratch))
      subtract(result, Self.scratch, .register(Self.secondScratch))
    }

    /// `low` where the number is less, `high` where it is greater: as the processor's minimum and maximum, whose second operand stays
    /// otherwise. NaN where the bounds are not in order.
    private mutating func clamp(_ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      let number = operand(value(0, of: instruction))
      let (low, high) = (value(1, of: instruction), value(2, of: instruction))
      let lower = register(operand(low), Self.secondScratch)
      let upper = register(operand(high), Self.thirdScratch)
      lane(.maximumScalar, .maximum, Self.scratch, lower, number)
      lane(.minimumScalar, .minimum, Self.scratch, upper, .register(Self.scratch))
      if let low = constant(low), let high = constant(high), low <= high {
        load(result, .register(Self.scratch))
      } else {
        compare(Self.fourthScratch, .notLessOrEqual, lower, .register(upper))
        logic(.or, result, Self.scratch, .register(Self.fourthScratch))
      }
      settle(instruction.result, result)
    }
  }
#endif
