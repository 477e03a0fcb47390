#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// What each instruction becomes, but for jumps and calls.
  extension Linker {
    /// Links the instruction at an index; gives the index of the next one, or nothing when the code cannot be linked.
    mutating func link(_ at: Int, _ isReachable: inout Bool) -> Int? {
      let instruction = instructions[at]
      let operand = Int(instruction.operand)
      switch instruction.opcode {
      case .constant:
        let bits = constantWord(draft.constants[operand].double)
        push(.leaf(Leaf(source: .constant, word: bits)))
      case .variable: push(.leaf(Leaf(source: .variable, word: operand)))
      case .local: push(.leaf(Leaf(source: .local, word: operand)))
      case .store: write(operand, keeping: false)
      case .tee:
        if let next = linkSquare(at, operand) { return next }
        write(operand, keeping: true)
      case .pop: drop()
      case .add: linkArithmetic(.add)
      case .subtract: linkArithmetic(.subtract)
      case .multiply: linkArithmetic(.multiply)
      case .divide:
        if case .leaf(let leaf)? = state.stack.last, leaf.source == .constant, let inverse = Self.exactInverse(leaf.word) {
          state.stack[state.stack.count - 1] = .leaf(Leaf(source: .constant, word: inverse))
          linkArithmetic(.multiply)
        } else {
          linkArithmetic(.divide)
        }
      case .negate: linkUnary(.negate)
      case .not: linkUnary(.not)
      case .less: return linkComparison(.less, at)
      case .lessOrEqual: return linkComparison(.lessOrEqual, at)
      case .greater: return linkComparison(.greater, at)
      case .greaterOrEqual: return linkComparison(.greaterOrEqual, at)
      case .equal: return linkComparison(.equal, at)
      case .notEqual: return linkComparison(.notEqual, at)
      case .apply1, .apply2, .apply3, .applyN:
        linkApplication(instruction)
      case .host: linkHost(operand)
      case .call: linkCall(operand)
      case .jumpIfFalse:
        guard !isChoice[at] else { return linkCondition(at) }
        return linkBranch(at)
      case .jump:
        guard !isChoice[at] else { return linkFirstBranch(at) }
        isReachable = false
        guard linkJump(at) else { return nil }
      case .loop:
        isReachable = false
        guard linkLoop(at) else { return nil }
      case .return:
        isReachable = false
        linkReturn()
      case .bound: linkBound()
      case .accumulate: linkAccumulate(operand)
      case .total: linkTotal(operand)
      case .check:
        if hasChecks { return linkCheck(at) }
      }
      return at + 1
    }

    /// Makes the top entry a made value in its register.
    mutating func makeTopOne() -> Int {
      let position = state.stack.count - 1
      make(position)
      return madeValue(at: position)
    }

    /// The number of a made value, which the entry at a depth of the stack is known to be.
    func madeValue(at position: Int) -> Int {
      guard case .made(let index) = state.stack[position] else { preconditionFailure("an entry that has been made is a made value") }
      return index
    }

    /// Replaces the top `count` entries by the value that the last step made in the register of made value `index`.
    mutating func replace(_ count: Int, byMade index: Int) {
      state.stack.removeLast(count)
      dropMade(from: index)
      push(.made(addMade()))
    }

    mutating func drop() {
      switch state.stack.removeLast() {
      case .leaf, .pair: break
      case .made(let index), .scaled(let index, _): dropMade(from: index)
      }
    }

    /// Pops or copies the top into a local.
    mutating func write(_ local: Int, keeping isKept: Bool) {
      usesFrame = true
      let top = state.stack.count - 1
      if case .leaf(let leaf) = state.stack[top] {
        guard leaf != Leaf(source: .local, word: local) else {
          if !isKept { drop() }
          return
        }
        state.stack.removeLast()
        protect(local)
        emit(.copySource(leaf.source), local, leaf.word)
        if isKept { push(.leaf(leaf)) }
        return
      }
      let index = makeTopOne()
      state.stack.removeLast()
      protect(local)
      emit(.copyToLocal, at: index, local)
      if isKept { push(.made(index)) } else { dropMade(from: index) }
    }

    /// `tee s, local s, multiply` is a square; when nothing else reads the local, it need not be written.
    mutating func linkSquare(_ at: Int, _ local: Int) -> Int? {
      guard at + 2 < instructions.count, instructions[at + 1].opcode == .local, Int(instructions[at + 1].operand) == local,
        instructions[at + 2].opcode == .multiply, !isMeeting(at + 1), !isMeeting(at + 2), leaf(at: state.stack.count - 1) == nil
      else { return nil }
      let index = makeTopOne()
      if reads[local] > 1 || writes[local] > 1 {
        usesFrame = true
        protect(local)
        emit(.copyToLocal, at: index, local)
      }
      emit(.unary(.square), at: index)
      replace(1, byMade: index)
      return at + 3
    }

    mutating func linkUnary(_ unary: HandlerForm.Unary) {
      let index = makeTopOne()
      emit(.unary(unary), at: index)
      replace(1, byMade: index)
    }

    // MARK: Arithmetic

    /// The bits of 1/x for a constant x by which dividing is the same as multiplying by its inverse.
    private static func exactInverse(_ word: Int) -> Int? {
      exactReciprocal(constant(word)).map { constantWord($0) }
    }

    mutating func linkArithmetic(_ arithmetic: HandlerForm.Arithmetic) {
      let top = state.stack.count - 1
      switch (state.stack[top - 1], state.stack[top]) {
      case (.leaf(let a), .leaf(let b)): linkLeaves(arithmetic, a, b)
      case (.leaf(let leaf), .pair(let pair, let a, let b)): linkSourcePair(arithmetic, leaf, pair, a, b, top)
      case (.pair(let pair, let a, let b), .leaf(let leaf)): linkSourcePair(arithmetic.flipped, leaf, pair, a, b, top - 1)
      case (.pair(let first, let a, let b), .pair(let second, let c, let d)) where first.rank != nil && second.rank != nil:
        freeRegister(for: nextMade)
        emit(.pairs(arithmetic, first, second), at: nextMade, a.word, b.word, c.word, d.word)
        replace(2, byMade: nextMade)
      case (.pair, .pair(let pair, let a, let b)), (.made, .pair(let pair, let a, let b)), (.scaled, .pair(let pair, let a, let b)):
        make(top - 1)
        linkStackPair(arithmetic, pair, a, b, madeValue(at: top - 1))
      case (.pair(let pair, let a, let b), .made), (.pair(let pair, let a, let b), .scaled):
        linkStackPair(arithmetic.flipped, pair, a, b, makeTopOne())
      case (.leaf(let leaf), .made): linkStackLeaf(arithmetic.flipped, leaf, top)
      case (.made, .leaf(let leaf)): linkStackLeaf(arithmetic, leaf, top - 1)
      case (.leaf(let leaf), .scaled(let index, let factor)): linkScaledLeaf(arithmetic.flipped, leaf, index, factor, top)
      case (.scaled(let index, let factor), .leaf(let leaf)): linkScaledLeaf(arithmetic, leaf, index, factor, top - 1)
      case (.scaled(let index, let factor), .made), (.scaled(let index, let factor), .scaled):
        guard let join = Self.join(arithmetic.flipped) else { return linkStackStack(arithmetic) }
        _ = makeTopOne()
        fetch(index)
        emit(.scaledStack(join, factor.source), at: index, factor.word)
        touch(factor)
        replace(2, byMade: index)
      case (.made(let index), .scaled(let other, let factor)):
        guard let join = Self.join(arithmetic) else { return linkStackStack(arithmetic) }
        fetch(index)
        fetch(other)
        emit(.stackScaled(join, factor.source), at: index, factor.word)
        touch(factor)
        replace(2, byMade: index)
      case (.made, .made): linkStackStack(arithmetic)
      }
    }

    /// How a product joins a value s in `s arithmetic product`; nothing for products and quotients.
    private static func join(_ arithmetic: HandlerForm.Arithmetic) -> HandlerForm.Join? {
      switch arithmetic {
      case .add: .plus
      case .subtract: .minus
      case .reversedSubtract: .reversedMinus
      case .multiply, .divide, .reversedDivide: nil
      }
    }

    /// Two leaves wait for what takes them, if that may save a step.
    mutating func linkLeaves(_ arithmetic: HandlerForm.Arithmetic, _ a: Leaf, _ b: Leaf) {
      var isExchanged = false
      if let pair = HandlerForm.Pair(arithmetic, a.source, b.source, isExchanged: &isExchanged) {
        state.stack.removeLast(2)
        return push(isExchanged ? .pair(pair, b, a) : .pair(pair, a, b))
      }
      freeRegister(for: nextMade)
      emit(.sources(arithmetic, a.source, b.source), at: nextMade, a.word, b.word)
      touch(a, b)
      replace(2, byMade: nextMade)
    }

    /// `leaf arithmetic pair`; the pair is the entry at `position`.
    mutating func linkSourcePair(
      _ arithmetic: HandlerForm.Arithmetic, _ leaf: Leaf, _ pair: HandlerForm.Pair, _ a: Leaf, _ b: Leaf, _ position: Int
    ) {
      guard leaf.source != .local else { return linkStackLeaf(arithmetic.flipped, leaf, position) }
      freeRegister(for: nextMade)
      emit(.sourcePair(arithmetic, leaf.source, pair), at: nextMade, leaf.word, a.word, b.word)
      touch(a, b)
      replace(2, byMade: nextMade)
    }

    /// `value arithmetic pair`.
    mutating func linkStackPair(
      _ arithmetic: HandlerForm.Arithmetic, _ pair: HandlerForm.Pair, _ a: Leaf, _ b: Leaf, _ index: Int
    ) {
      emit(.stackPair(arithmetic, pair), at: index, a.word, b.word)
      touch(a, b)
      replace(2, byMade: index)
    }

    /// `value arithmetic leaf`; the value is the entry at `position`. A product waits for a sum.
    mutating func linkStackLeaf(_ arithmetic: HandlerForm.Arithmetic, _ leaf: Leaf, _ position: Int) {
      make(position)
      let index = madeValue(at: position)
      if arithmetic == .multiply {
        state.stack.removeLast(2)
        return push(.scaled(index, leaf))
      }
      emit(.stackSource(arithmetic, leaf.source), at: index, leaf.word)
      touch(leaf)
      replace(2, byMade: index)
    }

    /// `product arithmetic leaf`, where the product is the entry at `position` and waits to be computed.
    mutating func linkScaledLeaf(
      _ arithmetic: HandlerForm.Arithmetic, _ leaf: Leaf, _ index: Int, _ factor: Leaf, _ position: Int
    ) {
      guard let join = Self.join(arithmetic.flipped) else { return linkStackLeaf(arithmetic, leaf, position) }
      fetch(index)
      if join == .plus, factor.source == .variable, leaf.source == .constant, let last, last.index == index,
        last.form == .stackTimesSource(.plus, .variable, .constant)
      {
        words[last.word] = Self.address(handlerTable[HandlerForm.polynomial.index * HandlerForm.variantCount + index & 3])
        words += [factor.word, leaf.word]
        self.last = (last.word, .polynomial, index)
      } else if join == .plus, factor.source == .variable, leaf.source == .constant, let last, last.index == index, last.form == .polynomial
      {
        words[last.word] = Self.address(handlerTable[HandlerForm.longPolynomial.index * HandlerForm.variantCount + index & 3])
        words += [factor.word, leaf.word]
        self.last = (last.word, .longPolynomial, index)
      } else {
        emit(.stackTimesSource(join, factor.source, leaf.source), at: index, factor.word, leaf.word)
        touch(factor, leaf)
      }
      replace(2, byMade: index)
    }

    mutating func linkStackStack(_ arithmetic: HandlerForm.Arithmetic) {
      makeTop(2)
      let index = madeValue(at: state.stack.count - 2)
      emit(.stackStack(arithmetic), at: index)
      replace(2, byMade: index)
    }
  }
#endif
