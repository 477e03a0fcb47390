#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue
  import ReckonForms

  /// Sums, products and polynomials.
  extension ThreadedEmitter {
    mutating func arithmetic(_ operation: HandlerForm.Arithmetic, _ a: Operand, _ b: Operand, _ register: Int) {
      switch (a, b) {
      case (.leaf(let a), .leaf(let b)): combine(operation, a, b, register)
      case (.tree(let tree), .leaf(let leaf)): combine(operation, tree, leaf, register)
      case (.leaf(let leaf), .tree(let tree)): combine(operation.flipped, tree, leaf, register)
      case (.tree(let a), .tree(let b)): combine(operation, a, b, register)
      }
    }

    /// Two leaves.
    private mutating func combine(_ operation: HandlerForm.Arithmetic, _ a: Leaf, _ b: Leaf, _ register: Int) {
      touch(a, b)
      if HandlerForm.sources(operation, a.source, b.source).registers > register {
        emit(.sources(operation, a.source, b.source), at: register, a.word, b.word)
      } else if operation.isCommutative, HandlerForm.sources(operation, b.source, a.source).registers > register {
        emit(.sources(operation, b.source, a.source), at: register, b.word, a.word)
      } else {
        load(.leaf(a), register)
        emit(.stackSource(operation, b.source), at: register, b.word)
      }
    }

    /// `tree operation leaf`.
    private mutating func combine(_ operation: HandlerForm.Arithmetic, _ tree: LoweredCode.Value, _ leaf: Leaf, _ register: Int) {
      touch(leaf)
      if let inner = inner(tree, operation.flipped), let form = HandlerForm.sourceInner(inner.operation, leaf.source, inner.kind),
        form.registers > register
      {
        return emit(form, at: register, leaf.word, inner.first, inner.second)
      }
      if let plain = HandlerForm.Join(operation.flipped), let (rest, plainFactor) = scaled(tree) {
        let (join, factor) = negated(plain, plainFactor)
        let form = HandlerForm.stackTimesSource(join, factor.source, leaf.source)
        if form.registers > register {
          touch(factor)
          evaluate(rest, register)
          return emitStep(form, at: register, factor.word, leaf.word)
        }
      }
      if operation == .reversedDivide, trees[tree].isChecked, !trees[tree].isCarried {
        evaluateUnchecked(tree, register)
        return emit(.checkedDivideSourceStack(leaf.source), at: register, leaf.word)
      }
      evaluate(tree, register)
      emit(.stackSource(operation, leaf.source), at: register, leaf.word)
    }

    /// Adds a product and a sum, to the step before where that makes such products and sums.
    private mutating func emitStep(_ form: HandlerForm, at register: Int, _ factor: Int, _ term: Int) {
      guard form == .stackTimesSource(.plus, .variable, .constant), let last, let longer = last.form.withOneStepMore else {
        return emit(form, at: register, factor, term)
      }
      words[last.word] = Self.address(longer, register)
      words += [factor, term]
      self.last = (last.word, longer)
    }

    /// Two trees.
    private mutating func combine(
      _ operation: HandlerForm.Arithmetic, _ a: LoweredCode.Value, _ b: LoweredCode.Value, _ register: Int
    ) {
      // A division checks its divisor by itself.
      if operation == .divide, trees[b].isChecked, !trees[b].isFirst, fits(b, behind: register + 1) {
        return combineInOrder(operation, a, b, register)
      }
      if combineInner(operation, a, b, register) || combineInner(operation.flipped, b, a, register) { return }
      if combineProduct(operation, a, b, register) || combineProduct(operation.flipped, b, a, register) { return }
      guard isFirst(a, before: b) else { return combineInOrder(operation.flipped, b, a, register) }
      combineInOrder(operation, a, b, register)
    }

    /// Two trees, the first of which is computed first.
    private mutating func combineInOrder(
      _ operation: HandlerForm.Arithmetic, _ a: LoweredCode.Value, _ b: LoweredCode.Value, _ register: Int
    ) {
      guard fits(b, behind: register + 1) else {
        let leaf = spill(.tree(a), register)
        return combine(operation.flipped, b, leaf, register)
      }
      evaluate(a, register)
      if operation == .divide, trees[b].isChecked {
        evaluateUnchecked(b, register + 1)
        return emit(.checkedDivideStackStack, at: register)
      }
      evaluate(b, register + 1)
      emit(.stackStack(operation), at: register)
    }

    /// A tree and an operation on two leaves; false when it is none.
    private mutating func combineInner(
      _ operation: HandlerForm.Arithmetic, _ a: LoweredCode.Value, _ b: LoweredCode.Value, _ register: Int
    ) -> Bool {
      guard let inner = inner(b, operation), HandlerForm.stackInner(inner.operation, inner.kind).registers > register else { return false }
      evaluate(a, register)
      emit(.stackInner(inner.operation, inner.kind), at: register, inner.first, inner.second)
      return true
    }

    /// A sum or difference of a tree and a product of a tree and a leaf, in the order that takes fewer registers; false when it is none.
    private mutating func combineProduct(
      _ operation: HandlerForm.Arithmetic, _ a: LoweredCode.Value, _ product: LoweredCode.Value, _ register: Int
    ) -> Bool {
      guard let plain = HandlerForm.Join(operation), let (rest, plainFactor) = scaled(product) else { return false }
      let (join, factor) = negated(plain, plainFactor)
      touch(factor)
      if isFirst(a, before: rest) {
        let form = HandlerForm.stackScaled(join, factor.source)
        guard form.registers > register, fits(rest, behind: register + 1) else { return false }
        evaluate(a, register)
        evaluate(rest, register + 1)
        emit(form, at: register, factor.word)
      } else {
        let form = HandlerForm.scaledStack(join, factor.source)
        guard form.registers > register, fits(a, behind: register + 1) else { return false }
        evaluate(rest, register)
        evaluate(a, register + 1)
        emit(form, at: register, factor.word)
      }
      return true
    }

    // MARK: What joins an operation

    /// An operation on two leaves.
    struct Inner {
      let kind: HandlerForm.Inner
      let first: Int
      let second: Int
    }

    /// An operation on two leaves that is the second operand of another one, which may have changed for it.
    private func inner(
      _ value: LoweredCode.Value, _ outer: HandlerForm.Arithmetic
    ) -> (operation: HandlerForm.Arithmetic, kind: HandlerForm.Inner, first: Int, second: Int)? {
      guard let inner = inner(value) else { return nil }
      if outer == .subtract, inner.kind == .variableTimesConstant,
        let negated = negated(Leaf(source: .constant, word: inner.second))
      {
        return (.add, inner.kind, inner.first, negated.word)
      }
      return (outer, inner.kind, inner.first, inner.second)
    }

    func inner(_ value: LoweredCode.Value) -> Inner? {
      guard let instruction = joinable(value), let operation = HandlerForm.Arithmetic(instruction),
        case .leaf(var a) = operand(0, of: instruction), case .leaf(var b) = operand(1, of: instruction)
      else { return nil }
      var kind = HandlerForm.Inner(operation, a.source, b.source)
      if kind == nil, operation.isCommutative {
        (a, b) = (b, a)
        kind = HandlerForm.Inner(operation, a.source, b.source)
      }
      return kind.map { Inner(kind: $0, first: a.word, second: b.word) }
    }

    /// The parts of a product of a tree and a leaf.
    private func scaled(_ value: LoweredCode.Value) -> (rest: LoweredCode.Value, factor: Leaf)? {
      guard let instruction = joinable(value), HandlerForm.Arithmetic(instruction) == .multiply else { return nil }
      switch (operand(0, of: instruction), operand(1, of: instruction)) {
      case (.tree(let rest), .leaf(let factor)), (.leaf(let factor), .tree(let rest)): return (rest, factor)
      case (.leaf, .leaf), (.tree, .tree): return nil
      }
    }

    /// Adds the product with the negated constant where one is subtracted: s - p·c is s + p·(-c), since a product's sign is that of its factors.
    private func negated(_ join: HandlerForm.Join, _ factor: Leaf) -> (HandlerForm.Join, Leaf) {
      guard join == .minus, let negated = negated(factor) else { return (join, factor) }
      return (.plus, negated)
    }

    /// The negation of a constant, but for NaN, whose sign would change.
    private func negated(_ leaf: Leaf) -> Leaf? {
      guard leaf.source == .constant, !constant(leaf.word).isNaN else { return nil }
      return Leaf(source: .constant, word: constantWord(-constant(leaf.word)))
    }

    // MARK: Polynomials

    mutating func polynomial(_ instruction: LoweredCode.Instruction, _ register: Int) {
      let operands = code.operands[instruction.operands]
      guard case .leaf(let factor) = operand(1, of: instruction) else { preconditionFailure("a polynomial's factor lies in a place") }
      touch(factor)
      var constants = operands.dropFirst(2).map { value -> Int in
        guard case .leaf(let leaf) = operand(value), leaf.source == .constant else {
          preconditionFailure("a polynomial has constant coefficients")
        }
        return leaf.word
      }[...]
      if case .leaf(let first) = operand(0, of: instruction), first.source == .constant, factor.source == .variable,
        let form = HandlerForm.constantPolynomial(steps: Self.steps(of: constants.count)), form.registers > register
      {
        emit(form, at: register, factor.word, first.word)
        words += constants.prefix(Self.steps(of: constants.count))
        constants = constants.dropFirst(Self.steps(of: constants.count))
      } else {
        load(operand(0, of: instruction), register)
      }
      while let constant = constants.first {
        let steps = Self.steps(of: constants.count)
        if let form = HandlerForm.polynomial(steps: steps, of: factor.source), form.registers > register {
          emit(form, at: register, factor.word)
          words += constants.prefix(steps)
          constants = constants.dropFirst(steps)
        } else {
          emit(.stackSource(.multiply, factor.source), at: register, factor.word)
          emit(.stackSource(.add, .constant), at: register, constant)
          constants = constants.dropFirst()
        }
      }
    }

    /// The number of steps that one handler makes, chosen so that no single step is left.
    private static func steps(of count: Int) -> Int {
      let most = HandlerForm.polynomialSteps.upperBound
      return count == most + 1 ? most - 1 : min(count, most)
    }
  }

  extension HandlerForm.Join {
    /// How a product joins a value s in `s operation product`; nil for products and quotients.
    init?(_ operation: HandlerForm.Arithmetic) {
      switch operation {
      case .add: self = .plus
      case .subtract: self = .minus
      case .reversedSubtract: self = .reversedMinus
      case .multiply, .divide, .reversedDivide: return nil
      }
    }
  }

  extension HandlerForm.Arithmetic {
    /// The operation of an instruction on two operands, if it is one of the four.
    init?(_ instruction: LoweredCode.Instruction) {
      guard case .apply(let code) = instruction.action else { return nil }
      switch Operation.function(ofCode: code) {
      case .add: self = .add
      case .subtract: self = .subtract
      case .multiply: self = .multiply
      case .divide: self = .divide
      default: return nil
      }
    }
  }
#endif
