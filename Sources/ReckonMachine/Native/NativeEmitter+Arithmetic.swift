#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Arithmetic, comparisons, selections and polynomials.
  extension NativeEmitter where Target: ~Copyable {
    mutating func combine(_ pair: ArithmeticPair, _ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      var (a, b) = (operand(value(0, of: instruction)), operand(value(1, of: instruction)))
      if a == b {
        a = .register(register(a, result))
        b = a
      }
      if pair.isCommutative, case .memory = a, case .register = b { (a, b) = (b, a) }
      let first = register(a, b == .register(result) ? Self.scratch : result)
      lane(pair.scalar, pair.packed, result, first, b)
      settle(instruction.result, result)
    }

    mutating func polynomial(_ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      let count = instruction.operands.count
      var sum = operand(value(0, of: instruction))
      for index in 2..<count {
        let factor = operand(value(1, of: instruction))
        // In a scratch register until the end, so that the factor may be in the result's register.
        if case .memory = sum, case .register(let factor) = factor {
          multiply(Self.scratch, factor, sum)
        } else {
          multiply(Self.scratch, register(sum, Self.scratch), factor)
        }
        let term = operand(value(index, of: instruction))
        add(index == count - 1 ? result : Self.scratch, Self.scratch, term)
        sum = .register(Self.scratch)
      }
      settle(instruction.result, result)
    }

    mutating func negate(_ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      let operand = register(operand(value(0, of: instruction)), result)
      logic(.xor, result, operand, bits(1 << 63))
      settle(instruction.result, result)
    }

    mutating func magnitude(_ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      magnitude(result, operand(value(0, of: instruction)))
      settle(instruction.result, result)
    }

    mutating func magnitude(_ result: Int, _ operand: Operand) {
      logic(.and, result, register(operand, result), bits(~(1 << 63)))
    }

    mutating func squareRoot(_ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      // The upper half comes from a register that is already available: no dependency on an older value.
      let operand = register(operand(value(0, of: instruction)), result)
      lane(.rootScalar, .root, result, operand, .register(operand))
      settle(instruction.result, result)
    }

    // MARK: Truth values

    /// Computes a truth value as a mask, or as 1 or 0.
    mutating func condition(_ condition: NativeMasks.Condition, _ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      makeMask(condition, instruction, result)
      if !masks.isMask(instruction.result) { logic(.and, result, result, bits((1.0).bitPattern)) }
      settle(instruction.result, result)
    }

    private mutating func makeMask(
      _ condition: NativeMasks.Condition, _ instruction: LoweredCode.Instruction, _ result: Int
    ) {
      switch condition {
      case .comparison(let comparison):
        let (a, b) = (operand(value(0, of: instruction)), operand(value(1, of: instruction)))
        if case .memory = a, case .register(let b) = b { return compare(result, comparison.flipped, b, a) }
        compare(result, comparison, register(a, Self.scratch), b)
      case .truth: load(result, .register(mask(value(0, of: instruction), result)))
      case .not: logic(.xor, result, mask(value(0, of: instruction), result), bits(~0))
      }
    }

    /// A register with the mask of the lanes in which a value is true: its own, or the scratch register.
    mutating func mask(_ value: LoweredCode.Value, _ scratch: Int) -> Int {
      let operand = operand(value)
      if masks.isMask(value) { return register(operand, scratch) }
      compare(scratch, .orderedNotEqual, register(operand, scratch), bits(0))
      return scratch
    }

    // MARK: Choices

    mutating func choose(_ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      let isMask = masks.isMask(instruction.result)
      let (first, second) = (value(1, of: instruction), value(2, of: instruction))
      let mask = mask(value(0, of: instruction), Self.secondScratch)
      switch (bitPattern(first, isMask), bitPattern(second, isMask)) {
      // A selection between a value and zero bits is the value's bits under the mask; between all bits and a mask,
      // their union.
      case (_, 0?): logic(.and, result, mask, bitsOperand(first, isMask, Self.thirdScratch))
      case (0?, _): logic(.andNot, result, mask, bitsOperand(second, isMask, Self.thirdScratch))
      case (UInt64.max?, _) where isMask: logic(.or, result, mask, bitsOperand(second, isMask, Self.thirdScratch))
      default:
        let a = bitsOperand(first, isMask, Self.thirdScratch)
        let b = register(bitsOperand(second, isMask, Self.fourthScratch), Self.fourthScratch)
        logic(.blend, result, b, a, byte: UInt8(mask))
      }
      settle(instruction.result, result)
    }

    /// The bits of a constant as a selection takes it.
    private func bitPattern(_ value: LoweredCode.Value, _ isMask: Bool) -> UInt64? {
      constant(value).map { isMask ? ($0 == 0 ? 0 : ~0) : $0.bitPattern }
    }

    /// An operand whose bits may all be read.
    private mutating func bitsOperand(_ value: LoweredCode.Value, _ isMask: Bool, _ scratch: Int) -> Operand {
      if let pattern = bitPattern(value, isMask) { return bits(pattern) }
      // A truth value that an earlier instruction uses as a number is not kept as a mask.
      if isMask, !masks.isMask(value) { return .register(mask(value, scratch)) }
      return fullOperand(operand(value), scratch)
    }

    /// The operand itself if all of its lanes may be read, otherwise a register that contains it.
    mutating func fullOperand(_ operand: Operand, _ scratch: Int) -> Operand {
      lanes > 1 ? operand : .register(register(operand, scratch))
    }

    // MARK: Sums

    mutating func accumulate(_ instruction: LoweredCode.Instruction) {
      let (sum, larger, smaller, mask) = (Self.scratch, Self.secondScratch, Self.thirdScratch, Self.fourthScratch)
      // As in CompensatedSum: the sum is subtracted from the larger term first.
      load(larger, operand(value(0, of: instruction)))
      load(smaller, operand(value(2, of: instruction)))
      add(sum, larger, .register(smaller))
      magnitude(mask, .register(larger))
      // The magnitude of the other term, temporarily in the sum's register.
      let (total, compensation) = (instruction.result, instruction.result + 1)
      logic(.and, sum, smaller, bits(~(1 << 63)))
      compare(mask, .greaterOrEqual, mask, .register(sum))
      add(sum, larger, .register(smaller))
      // total - sum + x if the total is larger, x - sum + total otherwise: both differences, then the selection.
      subtract(larger, larger, .register(sum))
      add(larger, larger, .register(smaller))
      load(smaller, operand(value(2, of: instruction)))
      subtract(smaller, smaller, .register(sum))
      let first = operand(value(0, of: instruction))
      add(smaller, smaller, first)
      blend(larger, mask, larger, smaller)
      let old = operand(value(1, of: instruction))
      add(larger, larger, old)
      write(larger, to: compensation)
      write(sum, to: total)
    }

    /// Writes a register to the location of a value.
    private mutating func write(_ register: Int, to value: LoweredCode.Value) {
      switch location(value) {
      case .register(let own): load(own, .register(register))
      case .slot: store(register, operand(at: location(value)))
      }
    }

    mutating func total(_ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      let total = register(operand(value(0, of: instruction)), Self.secondScratch)
      let compensation = register(operand(value(1, of: instruction)), Self.thirdScratch)
      // x - x is 0 for a finite number, otherwise NaN.
      subtract(Self.fourthScratch, compensation, .register(compensation))
      compare(Self.fourthScratch, .ordered, Self.fourthScratch, .register(Self.fourthScratch))
      add(Self.thirdScratch, total, .register(compensation))
      blend(result, Self.fourthScratch, Self.thirdScratch, total)
      settle(instruction.result, result)
    }
  }
#endif
