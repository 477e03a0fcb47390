#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Functions: inline instructions with the same bits as their kernels, and calls of the kernels.
  extension NativeEmitter where Target: ~Copyable {
    mutating func apply(_ operation: UInt32, _ instruction: LoweredCode.Instruction) {
      guard let inline = InlineFunction(instruction) else { return call(operation, instruction) }
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

    private mutating func round(_ result: Int, _ operand: Operand, _ rounding: RoundingByte) {
      let operand = register(operand, result)
      lane(.roundScalar, .round, result, operand, .register(operand), byte: rounding.rawValue)
    }

    /// Adds the number just below 0.5, with the sign of the operand, and truncates. Adding 0.5 itself would round the
    /// number just below 0.5 to 1.
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

    private mutating func extremum(_ inline: InlineFunction, _ instruction: LoweredCode.Instruction) {
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

    /// The processor's minimum returns its second operand for zeros and if one is NaN: combining both orders, a zero
    /// with its sign or a NaN has all bits of the result.
    private mutating func minimum(_ result: Int, _ a: Operand, _ b: Operand) {
      let first = register(a, Self.secondScratch)
      if assembler.extremum(isLesser: true, isWide: lanes > 1, result, first, b) { return }
      let second = register(b, Self.thirdScratch)
      lane(.minimumScalar, .minimum, Self.fourthScratch, first, .register(second))
      lane(.minimumScalar, .minimum, Self.scratch, second, .register(first))
      logic(.or, result, Self.scratch, .register(Self.fourthScratch))
    }

    /// If both orders agree, their XOR is zero, and subtracting it changes nothing. For zeros of opposite signs, the
    /// XOR is -0, and -0 minus -0 is +0; a NaN stays NaN.
    private mutating func maximum(_ result: Int, _ a: Operand, _ b: Operand) {
      let first = register(a, Self.secondScratch)
      if assembler.extremum(isLesser: false, isWide: lanes > 1, result, first, b) { return }
      let second = register(b, Self.thirdScratch)
      lane(.maximumScalar, .maximum, Self.fourthScratch, first, .register(second))
      lane(.maximumScalar, .maximum, Self.scratch, second, .register(first))
      logic(.xor, Self.secondScratch, Self.scratch, .register(Self.fourthScratch))
      logic(.or, Self.scratch, Self.scratch, .register(Self.fourthScratch))
      subtract(result, Self.scratch, .register(Self.secondScratch))
    }

    /// `low` if the number is less, `high` if it is greater: the processor's minimum and maximum return their second
    /// operand otherwise. NaN if the bounds are not in order.
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
