import ReckonBytecode
import ReckonCatalogue
import ReckonForms

/// What each instruction becomes, but for conditionals.
extension BatchLinker {
  /// Links the instructions of a range; false when there is one among them that has no steps.
  mutating func link(_ start: Int, _ end: Int) -> Bool {
    var at = start
    while at < end {
      let instruction = instructions[at]
      let operand = Int(instruction.operand)
      switch instruction.opcode {
      case .constant: push(place(ofConstant: draft.constants[operand].double))
      case .variable:
        usesInput[operand] = true
        push(BatchCode.firstInput + operand)
      case .local:
        let place = locals[operand]
        hold(place)
        push(place)
        if lastRead[operand] <= at { setLocal(operand, self.place(ofConstant: 0)) }
      case .store:
        guard let place = popPlace() else { return false }
        write(operand, place, at)
        release(place)
      case .tee:
        guard let place = popPlace() else { return false }
        write(operand, place, at)
        push(place)
      case .pop:
        guard let place = popPlace() else { return false }
        release(place)
      case .add: guard arithmetic(.add) else { return false }
      case .subtract: guard arithmetic(.subtract) else { return false }
      case .multiply: guard arithmetic(.multiply) else { return false }
      case .divide: guard arithmetic(.divide) else { return false }
      case .negate:
        guard let place = popPlace() else { return false }
        push(emit(BatchKernels.negate, place))
      case .not:
        guard let entry = pop() else { return false }
        let mask = mask(entry)
        stack.append(.mask(emit(BatchKernels.maskNot, mask)))
      case .less: guard compare(.less) else { return false }
      case .lessOrEqual: guard compare(.lessOrEqual) else { return false }
      case .greater: guard compare(.greater) else { return false }
      case .greaterOrEqual: guard compare(.greaterOrEqual) else { return false }
      case .equal: guard compare(.equal) else { return false }
      case .notEqual: guard compare(.notEqual) else { return false }
      case .apply1: guard apply(instruction, 1) else { return false }
      case .apply2: guard apply(instruction, 2) else { return false }
      case .apply3: guard apply(instruction, 3) else { return false }
      case .applyN: guard apply(instruction, Int(instruction.count)) else { return false }
      case .check: guard !hasChecks || check() else { return false }
      case .jumpIfFalse:
        guard let next = linkConditional(at, end) else { return false }
        at = next
        continue
      case .host, .call, .jump, .loop, .bound, .accumulate, .total, .return: return false
      }
      at += 1
    }
    return true
  }

  // MARK: Locals

  mutating func setLocal(_ local: Int, _ place: Int) {
    hold(place)
    release(locals[local])
    locals[local] = place
  }

  private mutating func write(_ local: Int, _ place: Int, _ at: Int) {
    if lastRead[local] > at { setLocal(local, place) }
  }

  // MARK: Arithmetic

  private mutating func arithmetic(_ operation: HandlerForm.Arithmetic) -> Bool {
    guard let right = pop(), let left = pop() else { return false }
    if operation == .divide, case .place(let place) = right, place < 0, let inverse = exactReciprocal(constants[-place - 1]) {
      stack.append(join(left, .multiply, .place(self.place(ofConstant: inverse))))
    } else {
      stack.append(join(left, operation, right))
    }
    return true
  }

  /// The entry for an operation on two entries: it waits if it may be done together with the next.
  private mutating func join(_ left: Entry, _ operation: HandlerForm.Arithmetic, _ right: Entry) -> Entry {
    switch (left, right) {
    case (.place(let a), .place(let b)): return .pair(operation, a, b)
    case (.chain(.multiply, .add, let a, let b, let c), .place(let d)) where operation == .multiply && (d == a || d == b),
      (.place(let d), .chain(.multiply, .add, let a, let b, let c)) where operation == .multiply && (d == a || d == b):
      release(d)
      return d == b ? .polynomial(a, b, plus: c) : .polynomial(b, a, plus: c)
    case (.polynomial(let a, let b, let c), .place(let d)) where operation == .add,
      (.place(let d), .polynomial(let a, let b, let c)) where operation == .add:
      return .place(emit(BatchKernels.polynomial, a, b, c, d))
    case (.pair(let first, let a, let b), .pair(let second, let c, let d)):
      return .place(emit(BatchKernels.join(first, operation, second), a, b, c, d))
    case (.chain(let first, let second, let a, let b, let c), _):
      let d = number(right)
      return .place(emit(BatchKernels.chain(first, second, operation), a, b, c, d))
    case (_, .chain(let first, let second, let a, let b, let c)):
      let d = number(left)
      return .place(emit(BatchKernels.chain(first, second, operation.flipped), a, b, c, d))
    case (.pair(let first, let a, let b), _):
      let c = number(right)
      return .chain(first, operation, a, b, c)
    case (_, .pair(let first, let b, let c)):
      let a = number(left)
      return .chain(first, operation.flipped, b, c, a)
    default:
      let a = number(left)
      let b = number(right)
      return .pair(operation, a, b)
    }
  }

  private mutating func compare(_ comparison: HandlerForm.Comparison) -> Bool {
    guard let right = popPlace(), let left = popPlace() else { return false }
    stack.append(.comparison(comparison, left, right))
    return true
  }

  // MARK: Functions

  private mutating func apply(_ instruction: Instruction, _ count: Int) -> Bool {
    guard stack.count - floor >= count else { return false }
    guard let operation = Operation(code: instruction.operand),
      let scalar = Catalogue.kernel(ofOperation: instruction.operand, count: count)
    else { preconditionFailure("verified code applies only operations that have a kernel") }
    var operands: [Int] = []
    for _ in 0..<count {
      guard let place = popPlace() else { return false }
      operands.insert(place, at: 0)
    }
    let vector = operation.vectorKernel(for: count)
    switch scalar {
    case .unary(let function):
      push(emit(vector ?? BatchKernels.applyUnary, operands[0], word: unsafeBitCast(function, to: Int.self)))
    case .binary(let function):
      push(emit(vector ?? BatchKernels.applyBinary, operands[0], operands[1], word: unsafeBitCast(function, to: Int.self)))
    case .ternary(let function):
      let word = unsafeBitCast(function, to: Int.self)
      push(emit(vector ?? BatchKernels.applyTernary, operands[0], operands[1], operands[2], word: word))
    case .variadic(_, let function):
      let first = operands.first ?? place(ofConstant: 0)
      // The operands are given back only after the result has its place: they are read while it is written.
      hold(first)
      let result = emit(BatchKernels.none, first, word: unsafeBitCast(function, to: Int.self))
      steps[steps.count - 1].kind = .many
      steps[steps.count - 1].firstOperand = manyOperands.count
      steps[steps.count - 1].operandCount = operands.count
      manyOperands += operands
      for operand in operands { release(operand) }
      push(result)
    case .random: return false
    }
    // Operands may have been computed by steps before; the last step is the function's.
    steps[steps.count - 1].time = 16 * operation.row.cost * max(1, count / 4)
    return true
  }

  // MARK: Checks

  private mutating func check() -> Bool {
    guard let entry = pop() else { return false }
    switch entry {
    case .comparison, .mask: stack.append(entry)
    case .place, .pair, .chain, .polynomial:
      let value = number(entry)
      marksSuspects = true
      var step = BatchStep(kernel: BatchKernels.markSuspects, destination: BatchCode.suspects, a: BatchCode.suspects, b: value)
      if let active {
        step.kernel = BatchKernels.markSuspectsWhere
        step.c = active
      }
      steps.append(step)
      push(value)
    }
    return true
  }
}
