#if !DEBUG
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
        let bits = Int(truncatingIfNeeded: draft.constants[operand].bitPattern)
        push(.leaf(Leaf(source: .constant, word: bits)))
      case .variable: push(.leaf(Leaf(source: .variable, word: operand)))
      case .local: push(.leaf(Leaf(source: .local, word: operand)))
      case .store: write(operand, keeping: false)
      case .tee:
        if let next = linkSquare(at, operand) { return next }
        write(operand, keeping: true)
      case .pop: drop()
      case .add: linkSum(.add)
      case .subtract: linkSum(.subtract)
      case .multiply: linkProduct()
      case .divide: linkQuotient()
      case .negate: linkUnary(.negate)
      case .not: linkUnary(.not)
      case .less: return linkComparison(.less, at)
      case .lessOrEqual: return linkComparison(.lessOrEqual, at)
      case .greater: return linkComparison(.greater, at)
      case .greaterOrEqual: return linkComparison(.greaterOrEqual, at)
      case .equal: return linkComparison(.equal, at)
      case .notEqual: return linkComparison(.notEqual, at)
      case .apply1, .apply2, .apply3, .applyN:
        guard linkApplication(instruction) else { return nil }
      case .host: linkHost(operand)
      case .call: linkCall(operand)
      case .jumpIfFalse, .jumpIfTrue: return linkBranch(at)
      case .jump:
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
        if hasChecks {
          let index = makeTopOne()
          emit(.check, at: index)
        }
      }
      return at + 1
    }

    /// Makes the top entry a made value in its register.
    mutating func makeTopOne() -> Int {
      let position = state.stack.count - 1
      make(position)
      if case .made(let index) = state.stack[position] { return index }
      return 0
    }

    /// Replaces the top `count` entries by the value that the last step made in the register of made value `index`.
    mutating func replace(_ count: Int, byMade index: Int) {
      state.stack.removeLast(count)
      dropMade(from: index)
      push(.made(addMade()))
    }

    private mutating func drop() {
      switch state.stack.removeLast() {
      case .leaf, .product: break
      case .made(let index), .scaled(let index, _): dropMade(from: index)
      }
    }

    /// Pops or copies the top into a local.
    private mutating func write(_ local: Int, keeping isKept: Bool) {
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
    private mutating func linkSquare(_ at: Int, _ local: Int) -> Int? {
      guard at + 2 < instructions.count, instructions[at + 1].opcode == .local, Int(instructions[at + 1].operand) == local,
        instructions[at + 2].opcode == .multiply, !isTarget[at + 1], !isTarget[at + 2], leaf(at: state.stack.count - 1) == nil
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

    private mutating func linkUnary(_ unary: HandlerForm.Unary) {
      let index = makeTopOne()
      emit(.unary(unary), at: index)
      replace(1, byMade: index)
    }

    // MARK: Arithmetic

    /// A product's kind, and its factors in the order of that kind.
    private func factors(_ a: Leaf, _ b: Leaf) -> (HandlerForm.Product, Leaf, Leaf) {
      switch (a.source, b.source) {
      case (.variable, .variable): (.variableVariable, a, b)
      case (.variable, .constant): (.variableConstant, a, b)
      case (.constant, .variable): (.variableConstant, b, a)
      case (.variable, .local): (.variableLocal, a, b)
      case (.local, .variable): (.variableLocal, b, a)
      case (.constant, .local), (.constant, .constant): (.constantLocal, a, b)
      case (.local, .constant): (.constantLocal, b, a)
      case (.local, .local): (.localLocal, a, b)
      }
    }

    private mutating func linkProduct() {
      let top = state.stack.count - 1
      switch (state.stack[top - 1], state.stack[top]) {
      case (.leaf(let a), .leaf(let b)):
        if a.source == .constant, b.source == .constant { return linkSources(.multiply, a, b) }
        state.stack.removeLast(2)
        push(.product(a, b))
      case (.leaf(let leaf), .made), (.leaf(let leaf), .scaled):
        let index = makeTopOne()
        state.stack.removeLast(2)
        push(.scaled(index, leaf))
      case (.made, .leaf(let leaf)), (.scaled, .leaf(let leaf)):
        make(top - 1)
        guard case .made(let index) = state.stack[top - 1] else { return }
        state.stack.removeLast(2)
        push(.scaled(index, leaf))
      case (.product(let a, let b), .leaf(let leaf)), (.leaf(let leaf), .product(let a, let b)):
        let (product, first, second) = factors(a, b)
        freeRegister(for: nextMade)
        emit(.productTimesSource(product, leaf.source), at: nextMade, first.word, second.word, leaf.word)
        touch(first, second, leaf)
        replace(2, byMade: nextMade)
      case (.product(let a, let b), .made), (.product(let a, let b), .scaled): linkUnder(.multiply, a, b)
      case (.made, .made), (.made, .scaled), (.scaled, .made), (.scaled, .scaled), (.made, .product), (.scaled, .product),
        (.product, .product):
        linkStackStack(.multiply)
      }
    }

    private mutating func linkSources(_ arithmetic: HandlerForm.Arithmetic, _ a: Leaf, _ b: Leaf) {
      freeRegister(for: nextMade)
      emit(.sources(arithmetic, a.source, b.source), at: nextMade, a.word, b.word)
      touch(a, b)
      replace(2, byMade: nextMade)
    }

    private mutating func linkStackStack(_ arithmetic: HandlerForm.Arithmetic) {
      makeTop(2)
      guard case .made(let index) = state.stack[state.stack.count - 2] else { return }
      emit(.stackStack(arithmetic), at: index)
      replace(2, byMade: index)
    }

    /// An operation on a product that waits under the top: the product is made above the top, and the operation takes them the other way.
    private mutating func linkUnder(_ arithmetic: HandlerForm.Arithmetic, _ a: Leaf, _ b: Leaf) {
      let index = makeTopOne()
      freeRegister(for: nextMade)
      emit(.sources(.multiply, a.source, b.source), at: nextMade, a.word, b.word)
      touch(a, b)
      emit(.stackStack(arithmetic.flipped), at: index)
      // The product's register is no one's.
      state.registers[(index + 1) & 3] = -1
      replace(2, byMade: index)
    }

    private mutating func linkSum(_ arithmetic: HandlerForm.Arithmetic) {
      let top = state.stack.count - 1
      let isSum = arithmetic == .add
      // How the product joins when it stands on the right, and when it stands on the left.
      let right: HandlerForm.Join = isSum ? .plus : .minus
      let left: HandlerForm.Join = isSum ? .plus : .reversedMinus
      switch (state.stack[top - 1], state.stack[top]) {
      case (.leaf(let a), .leaf(let b)): linkSources(arithmetic, a, b)
      case (.product(let a, let b), .leaf(let leaf)): linkSourceProduct(left, a, b, leaf)
      case (.leaf(let leaf), .product(let a, let b)): linkSourceProduct(right, a, b, leaf)
      case (.product(let a, let b), .made), (.product(let a, let b), .scaled):
        let index = makeTopOne()
        linkStackProduct(left, a, b, index)
      case (.made, .product(let a, let b)), (.scaled, .product(let a, let b)), (.product, .product(let a, let b)):
        make(top - 1)
        if case .made(let index) = state.stack[top - 1] { linkStackProduct(right, a, b, index) }
      case (.scaled(let index, let factor), .leaf(let leaf)): linkStackTimesSource(left, index, factor, leaf)
      case (.leaf(let leaf), .scaled(let index, let factor)): linkStackTimesSource(right, index, factor, leaf)
      case (.scaled(let index, let factor), .made), (.scaled(let index, let factor), .scaled):
        _ = makeTopOne()
        fetch(index)
        emit(.scaledStack(left, factor.source), at: index, factor.word)
        touch(factor)
        replace(2, byMade: index)
      case (.made(let index), .scaled(let other, let factor)):
        fetch(index)
        fetch(other)
        emit(.stackScaled(right, factor.source), at: index, factor.word)
        touch(factor)
        replace(2, byMade: index)
      case (.made, .leaf(let leaf)): linkStackSource(arithmetic, leaf, top - 1)
      case (.leaf(let leaf), .made): linkStackSource(arithmetic.flipped, leaf, top)
      case (.made, .made): linkStackStack(arithmetic)
      }
    }

    private mutating func linkSourceProduct(_ join: HandlerForm.Join, _ a: Leaf, _ b: Leaf, _ leaf: Leaf) {
      let (product, first, second) = factors(a, b)
      freeRegister(for: nextMade)
      emit(.sourceProduct(join, product, leaf.source), at: nextMade, first.word, second.word, leaf.word)
      touch(first, second, leaf)
      replace(2, byMade: nextMade)
    }

    private mutating func linkStackProduct(_ join: HandlerForm.Join, _ a: Leaf, _ b: Leaf, _ index: Int) {
      let (product, first, second) = factors(a, b)
      emit(.stackProduct(join, product), at: index, first.word, second.word)
      touch(first, second)
      replace(2, byMade: index)
    }

    private mutating func linkStackTimesSource(_ join: HandlerForm.Join, _ index: Int, _ factor: Leaf, _ leaf: Leaf) {
      fetch(index)
      emit(.stackTimesSource(join, factor.source, leaf.source), at: index, factor.word, leaf.word)
      touch(factor, leaf)
      replace(2, byMade: index)
    }

    private mutating func linkStackSource(_ arithmetic: HandlerForm.Arithmetic, _ leaf: Leaf, _ position: Int) {
      make(position)
      guard case .made(let index) = state.stack[position] else { return }
      emit(.stackSource(arithmetic, leaf.source), at: index, leaf.word)
      touch(leaf)
      replace(2, byMade: index)
    }

    private mutating func linkQuotient() {
      let top = state.stack.count - 1
      switch (state.stack[top - 1], state.stack[top]) {
      case (.leaf(let a), .leaf(let b)): linkSources(.divide, a, b)
      case (.made, .leaf(let leaf)), (.scaled, .leaf(let leaf)), (.product, .leaf(let leaf)): linkStackSource(.divide, leaf, top - 1)
      case (.leaf(let leaf), .made), (.leaf(let leaf), .scaled), (.leaf(let leaf), .product): linkStackSource(.reversedDivide, leaf, top)
      case (.product(let a, let b), .made), (.product(let a, let b), .scaled): linkUnder(.divide, a, b)
      case (.made, .made), (.made, .scaled), (.scaled, .made), (.scaled, .scaled), (.made, .product), (.scaled, .product),
        (.product, .product):
        linkStackStack(.divide)
      }
    }

    // MARK: Functions

    /// Links the application of a function; false when there is no such function.
    private mutating func linkApplication(_ instruction: Instruction) -> Bool {
      let count =
        switch instruction.opcode {
        case .apply1: 1
        case .apply2: 2
        case .apply3: 3
        default: Int(instruction.count)
        }
      guard let kernel = Catalogue.kernel(ofOperation: instruction.operand, count: count) else { return false }
      switch kernel {
      case .unary(let function): linkUnary(unsafeBitCast(function, to: Int.self), Operation.function(ofCode: instruction.operand))
      case .binary(let function): linkBinary(unsafeBitCast(function, to: Int.self))
      case .ternary(let function): linkTernary(unsafeBitCast(function, to: Int.self))
      case .variadic(_, let function):
        let place = passOperands(count)
        emit(SpecialHandler.applyMany, unsafeBitCast(function, to: Int.self), place, count)
        argumentWords.append(words.count - 2)
        takeResult()
      case .random(_, let function):
        usesContext = true
        let place = passOperands(count)
        emit(SpecialHandler.applyRandom, unsafeBitCast(function, to: Int.self), place)
        argumentWords.append(words.count - 1)
        takeResult()
      }
      return true
    }

    /// Functions use all registers; handlers keep those below the result's. Values that lie above it are stored.
    private mutating func spare(below index: Int) {
      for register in (index & 3) + 1..<4 {
        let owner = state.registers[register]
        guard owner >= 0, owner < index else { continue }
        store(owner)
        state.registers[register] = -1
      }
    }

    /// After a function: the registers above the result's hold nothing.
    private mutating func takeApplied(_ count: Int, _ index: Int) {
      for register in (index & 3) + 1..<4 { state.registers[register] = -1 }
      replace(count, byMade: index)
    }

    private mutating func linkUnary(_ function: Int, _ id: Function.ID) {
      switch id {
      case .sqrt: return linkUnary(.squareRoot)
      case .abs: return linkUnary(.magnitude)
      case .truth: return linkUnary(.truth)
      default: break
      }
      switch state.stack[state.stack.count - 1] {
      case .leaf(let leaf):
        freeRegister(for: nextMade)
        spare(below: nextMade)
        emit(.applySource(leaf.source), at: nextMade, function, leaf.word)
        touch(leaf)
        takeApplied(1, nextMade)
      case .product(let a, let b):
        let (product, first, second) = factors(a, b)
        freeRegister(for: nextMade)
        spare(below: nextMade)
        emit(.applyProduct(product), at: nextMade, function, first.word, second.word)
        touch(first, second)
        takeApplied(1, nextMade)
      case .made, .scaled:
        let index = makeTopOne()
        spare(below: index)
        emit(.applyStack, at: index, function)
        takeApplied(1, index)
      }
    }

    private mutating func linkBinary(_ function: Int) {
      let top = state.stack.count - 1
      if let leaf = leaf(at: top) {
        make(top - 1)
        guard case .made(let index) = state.stack[top - 1] else { return }
        spare(below: index)
        emit(.applyStackSource(leaf.source), at: index, function, leaf.word)
        touch(leaf)
        takeApplied(2, index)
      } else if let leaf = leaf(at: top - 1) {
        let index = makeTopOne()
        spare(below: index)
        emit(.applySourceStack(leaf.source), at: index, function, leaf.word)
        touch(leaf)
        takeApplied(2, index)
      } else {
        makeTop(2)
        guard case .made(let index) = state.stack[top - 1] else { return }
        spare(below: index)
        emit(.applyStackStack, at: index, function)
        takeApplied(2, index)
      }
    }

    private mutating func linkTernary(_ function: Int) {
      let top = state.stack.count - 1
      if let low = leaf(at: top - 1), let high = leaf(at: top), low.source == .constant, high.source == .constant {
        make(top - 2)
        guard case .made(let index) = state.stack[top - 2] else { return }
        spare(below: index)
        emit(.applyStackConstants, at: index, function, low.word, high.word)
        takeApplied(3, index)
      } else {
        makeTop(3)
        guard case .made(let index) = state.stack[top - 2] else { return }
        spare(below: index)
        emit(.applyStackStackStack, at: index, function)
        takeApplied(3, index)
      }
    }
  }
#endif
