#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue
  import ReckonForms

  /// Functions, comparisons and choices.
  extension ThreadedEmitter {
    /// Computes the result of an instruction into a register.
    mutating func compute(_ instruction: LoweredCode.Instruction, _ register: Int) {
      switch instruction.action {
      case .apply(let operation): apply(operation, instruction, register)
      case .choose: choose(instruction, register)
      case .polynomial: polynomial(instruction, register)
      case .host(let index): callHost(index, instruction)
      case .call(let index, below: _): call(index, instruction)
      case .total: total(instruction)
      case .bound, .accumulate, .check, .deliver, .lane: preconditionFailure("these make no value that a register holds")
      }
    }

    private mutating func apply(_ operation: UInt32, _ instruction: LoweredCode.Instruction, _ register: Int) {
      if let arithmetic = HandlerForm.Arithmetic(instruction) {
        if case .tree(let tree) = operand(0, of: instruction), code.isSquare(instruction) {
          evaluate(tree, register)
          return emit(.unary(.square), at: register)
        }
        return self.arithmetic(arithmetic, operand(0, of: instruction), operand(1, of: instruction), register)
      }
      if let comparison = HandlerForm.Comparison(instruction) {
        return compare(comparison, operand(0, of: instruction), operand(1, of: instruction), register)
      }
      if let unary = HandlerForm.Unary(instruction) {
        load(operand(0, of: instruction), register)
        return emit(.unary(unary), at: register)
      }
      guard let kernel = Catalogue.kernel(ofOperation: operation, count: instruction.operands.count) else {
        preconditionFailure("verified code applies only operations that have a kernel")
      }
      switch kernel {
      case .unary(let function):
        applyUnary(unsafeBitCast(function, to: Int.self), operation, operand(0, of: instruction), register)
      case .binary(let function):
        applyBinary(unsafeBitCast(function, to: Int.self), operand(0, of: instruction), operand(1, of: instruction), register)
      case .ternary(let function): applyTernary(unsafeBitCast(function, to: Int.self), instruction, register)
      case .variadic(_, let function):
        passOperands(instruction)
        emit(SpecialHandler.applyMany, unsafeBitCast(function, to: Int.self), 0, instruction.operands.count)
        argumentWords.append(words.count - 2)
      case .random(_, let function):
        usesContext = true
        passOperands(instruction)
        emit(SpecialHandler.applyRandom, unsafeBitCast(function, to: Int.self), 0)
        argumentWords.append(words.count - 1)
      }
    }

    private static let sine = Operation(.sin, unit: .radians).code
    private static let cosine = Operation(.cos, unit: .radians).code

    private mutating func applyUnary(_ function: Int, _ code: UInt32, _ operand: Operand, _ register: Int) {
      let sineCosine: HandlerForm.SineCosine? = code == Self.sine ? .sine : code == Self.cosine ? .cosine : nil
      switch operand {
      case .leaf(let leaf):
        touch(leaf)
        let own = sineCosine.flatMap { leaf.source == .variable ? HandlerForm.sineCosineVariable($0) : nil }
        emit(own ?? .applySource(leaf.source), at: register, function, leaf.word)
      case .tree(let tree):
        if let sineCosine, let inner = inner(tree), HandlerForm.sineCosineInner(sineCosine, inner.kind).registers > register {
          return emit(.sineCosineInner(sineCosine, inner.kind), at: register, function, inner.first, inner.second)
        }
        let isChecked = trees[tree].isChecked && !trees[tree].isCarried
        evaluateUnchecked(tree, register)
        emit(isChecked ? .checkedApplyStack : sineCosine.map { .sineCosineStack($0) } ?? .applyStack, at: register, function)
      }
    }

    private mutating func applyBinary(_ function: Int, _ a: Operand, _ b: Operand, _ register: Int) {
      switch (a, b) {
      case (_, .leaf(let leaf)):
        touch(leaf)
        load(a, register)
        emit(.applyStackSource(leaf.source), at: register, function, leaf.word)
      case (.leaf(let leaf), .tree(let tree)):
        touch(leaf)
        let isChecked = trees[tree].isChecked && !trees[tree].isCarried
        evaluateUnchecked(tree, register)
        emit(isChecked ? .checkedApplySourceStack(leaf.source) : .applySourceStack(leaf.source), at: register, function, leaf.word)
      case (.tree, .tree(let tree)):
        guard fits(tree, behind: register + 1) else { return applyBinary(function, .leaf(spill(a, register)), b, register) }
        load(a, register)
        evaluate(tree, register + 1)
        emit(.applyStackStack, at: register, function)
      }
    }

    private mutating func applyTernary(_ function: Int, _ instruction: LoweredCode.Instruction, _ register: Int) {
      var operands = (0..<3).map { operand($0, of: instruction) }
      if case .leaf(let low) = operands[1], case .leaf(let high) = operands[2], low.source == .constant, high.source == .constant {
        if case .tree(let tree) = operands[0], trees[tree].isChecked, !trees[tree].isCarried {
          evaluateUnchecked(tree, register)
          return emit(.checkedApplyStackConstants, at: register, function, low.word, high.word)
        }
        load(operands[0], register)
        return emit(.applyStackConstants, at: register, function, low.word, high.word)
      }
      guard HandlerForm.applyStackStackStack.registers > register else {
        return computeBelow(register) { $0.applyTernary(function, instruction, 0) }
      }
      spillUnlessFitting(&operands, register)
      for (index, operand) in operands.enumerated() { load(operand, register + index) }
      emit(.applyStackStackStack, at: register, function)
    }

    /// Computes operands into locals where they would not fit into registers one behind the other.
    private mutating func spillUnlessFitting(_ operands: inout [Operand], _ register: Int) {
      var count = register
      let fits = operands.allSatisfy { operand in
        defer { count += 1 }
        switch operand {
        case .leaf: return true
        case .tree(let tree): return self.fits(tree, behind: count)
        }
      }
      guard !fits else { return }
      for index in operands.indices {
        if case .tree = operands[index] { operands[index] = .leaf(spill(operands[index], register)) }
      }
    }

    /// Computes in the first register and those behind it what needs more registers than there are from a register on.
    private mutating func computeBelow(_ register: Int, _ compute: (inout Self) -> Void) {
      let kept = (0..<register).map { spill($0) }
      compute(&self)
      let result = spill(0)
      for (index, leaf) in kept.enumerated() { load(.leaf(leaf), index) }
      load(.leaf(result), register)
    }

    // MARK: Comparisons

    private mutating func compare(_ comparison: HandlerForm.Comparison, _ a: Operand, _ b: Operand, _ register: Int) {
      switch (a, b) {
      case (.leaf(let a), .leaf(let b)):
        touch(a, b)
        if a.source == .variable, let form = HandlerForm.compareVariable(comparison, b.source) {
          return emit(form, at: register, a.word, b.word)
        }
        if b.source == .variable, let form = HandlerForm.compareVariable(comparison.flipped, a.source) {
          return emit(form, at: register, b.word, a.word)
        }
        load(.leaf(a), register)
        emit(.compareStackSource(comparison, b.source), at: register, b.word)
      case (.tree(let tree), .leaf(let leaf)):
        touch(leaf)
        evaluate(tree, register)
        emit(.compareStackSource(comparison, leaf.source), at: register, leaf.word)
      case (.leaf, .tree): compare(comparison.flipped, b, a, register)
      case (.tree(let first), .tree(let second)):
        guard isFirst(first, before: second) else { return compare(comparison.flipped, b, a, register) }
        guard fits(second, behind: register + 1) else { return compare(comparison, .leaf(spill(a, register)), b, register) }
        evaluate(first, register)
        evaluate(second, register + 1)
        emit(.compareStackStack(comparison), at: register)
      }
    }

    // MARK: Choices

    private mutating func choose(_ instruction: LoweredCode.Instruction, _ register: Int) {
      var operands = (0..<3).map { operand($0, of: instruction) }
      func sources() -> [Leaf?] {
        operands[1...].map { if case .leaf(let leaf) = $0 { leaf } else { nil } }
      }
      func form() -> HandlerForm { HandlerForm.choose(sources()[0]?.source, sources()[1]?.source) }
      var computed = [operands[0]] + operands[1...].filter { if case .tree = $0 { true } else { false } }
      var isFitting = form().registers > register
      for (index, operand) in computed.enumerated() {
        if case .tree(let tree) = operand, index > 0, !fits(tree, behind: register + index) { isFitting = false }
      }
      if !isFitting {
        for index in operands.indices {
          if case .tree = operands[index] { operands[index] = .leaf(spill(operands[index], register)) }
        }
        computed = [operands[0]]
      }
      for (index, operand) in computed.enumerated() { load(operand, register + index) }
      emit(form(), at: register)
      for case let leaf? in sources() {
        touch(leaf)
        words.append(leaf.word)
      }
    }
  }

  extension HandlerForm.Comparison {
    init?(_ instruction: LoweredCode.Instruction) {
      guard case .apply(let code) = instruction.action else { return nil }
      switch Operation.function(ofCode: code) {
      case .less: self = .less
      case .lessOrEqual: self = .lessOrEqual
      case .greater: self = .greater
      case .greaterOrEqual: self = .greaterOrEqual
      case .equal: self = .equal
      case .notEqual: self = .notEqual
      default: return nil
      }
    }
  }

  extension HandlerForm.Unary {
    init?(_ instruction: LoweredCode.Instruction) {
      guard case .apply(let code) = instruction.action else { return nil }
      switch Operation.function(ofCode: code) {
      case .negate: self = .negate
      case .abs: self = .magnitude
      case .sqrt: self = .squareRoot
      case .not: self = .not
      case .truth: self = .truth
      default: return nil
      }
    }
  }
#endif
