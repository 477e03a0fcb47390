import ReckonCatalogue

/// The steps of each instruction.
extension BatchEmitter {
  /// Emits an instruction; false when it cannot be expressed as steps.
  mutating func emit(_ instruction: LoweredCode.Instruction) -> Bool {
    let values = code.operands[instruction.operands]
    switch instruction.action {
    case .apply(let operation): return apply(operation, values, instruction.result)
    case .check: check(values[values.startIndex])
    case .deliver(let index): deliver(values[values.startIndex], as: index)
    case .choose:
      let condition = mask(take(values[values.startIndex]))
      let (a, b) = (take(values[values.startIndex + 1]), take(values[values.startIndex + 2]))
      define(instruction.result, choose(a, b, condition))
    case .polynomial:
      let (first, factor) = (number(take(values[values.startIndex])), number(take(values[values.startIndex + 1])))
      let coefficients = values.dropFirst(2).map { value in
        guard let coefficient = constant(value) else { preconditionFailure("polynomials have constant coefficients") }
        return coefficient
      }
      define(
        instruction.result,
        .place(emit(BatchKernels.polynomial, first, factor, place(ofList: coefficients), word: coefficients.count)))
    case .host, .call, .bound, .accumulate, .total, .lane: return false
    }
    return true
  }

  private mutating func apply(_ code: UInt32, _ values: ArraySlice<LoweredCode.Value>, _ result: LoweredCode.Value)
    -> Bool
  {
    guard let operation = PlainOperation(ofCode: code) else { return call(code, values, result) }
    let first = take(values[values.startIndex])
    switch operation {
    case .arithmetic(let arithmetic):
      let (left, right) = (number(first), number(take(values[values.startIndex + 1])))
      define(result, .place(emit(BatchKernels.arithmetic(arithmetic), left, right)))
    case .comparison(let relation):
      let (left, right) = (number(first), number(take(values[values.startIndex + 1])))
      define(result, .mask(emit(BatchKernels.comparison(relation), left, right)))
    case .negate: define(result, .place(emit(BatchKernels.negate, number(first))))
    case .truth: define(result, .mask(mask(first)))
    case .not: define(result, .mask(emit(BatchKernels.maskNot, mask(first))))
    }
    return true
  }

  // MARK: Functions

  private mutating func call(_ code: UInt32, _ values: ArraySlice<LoweredCode.Value>, _ result: LoweredCode.Value)
    -> Bool
  {
    guard let operation = Operation(code: code), let scalar = Catalogue.kernel(ofOperation: code, count: values.count)
    else { preconditionFailure("verified code applies only operations that have a kernel") }
    if case .random = scalar {
      guard let place = draw(between: values) else { return false }
      define(result, .place(place))
      return true
    }
    let operands = values.map { number(take($0)) }
    let vector = operation.vectorKernel(for: values.count)
    let place: Int
    switch scalar {
    case .unary(let function):
      place = emit(vector ?? BatchKernels.applyUnary, operands[0], word: unsafeBitCast(function, to: Int.self))
    case .binary(let function):
      place = emit(
        vector ?? BatchKernels.applyBinary, operands[0], operands[1], word: unsafeBitCast(function, to: Int.self))
    case .ternary(let function):
      let word = unsafeBitCast(function, to: Int.self)
      place = emit(vector ?? BatchKernels.applyTernary, operands[0], operands[1], operands[2], word: word)
    case .variadic(_, let function):
      let first = operands.first ?? self.place(ofConstant: 0)
      // The operands are released only after the result has its slot: they are read while it is written.
      hold(first)
      place = emit(BatchKernels.none, first, word: unsafeBitCast(function, to: Int.self))
      steps[steps.count - 1].kind = .many
      steps[steps.count - 1].firstOperand = manyOperands.count
      steps[steps.count - 1].operandCount = operands.count
      manyOperands += operands
      for operand in operands { release(operand) }
    case .random: preconditionFailure("random numbers have been seen to before")
    }
    // Earlier steps may have computed the operands; the last step is the function's.
    steps[steps.count - 1].time = 16 * operation.row.cost * max(1, values.count / 4)
    define(result, .place(place))
    return true
  }

  // MARK: Checks

  private mutating func check(_ value: LoweredCode.Value) {
    switch take(value) {
    case .mask(let place): release(place)
    case let entry:
      let place = number(entry)
      marksSuspects = true
      var step = BatchStep(
        kernel: BatchKernels.markSuspects, destination: BatchCode.suspects, a: BatchCode.suspects, b: place)
      if let active {
        let mask = self.place(ofMask: active)
        step.kernel = BatchKernels.markSuspectsWhere
        step.c = mask
        release(mask)
      }
      steps.append(step)
      release(place)
    }
  }
}
