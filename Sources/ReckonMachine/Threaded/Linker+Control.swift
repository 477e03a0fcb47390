#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Comparisons, jumps, calls and loops.
  extension Linker {
    // MARK: Comparisons and branches

    /// Links a comparison, together with the branch behind it if there is one; gives the index of the next instruction.
    mutating func linkComparison(_ comparison: HandlerForm.Comparison, _ at: Int) -> Int? {
      let top = state.stack.count - 1
      let next = at + 1 < instructions.count ? instructions[at + 1].opcode : .return
      let isBranch = next == .jumpIfFalse && !isMeeting(at + 1) && !isChoice[at + 1]
      // Operands that have to be made are made before anything else is decided.
      if leaf(at: top) == nil || leaf(at: top - 1) == nil {
        if leaf(at: top) != nil {
          make(top - 1)
        } else if leaf(at: top - 1) != nil {
          make(top)
        } else {
          makeTop(2)
        }
      }
      guard isBranch, !needsFetch(at: Int(instructions[at + 1].operand)) else {
        linkComparisonValue(comparison)
        return at + 1
      }
      let left = state.stack[top - 1]
      let right = state.stack[top]
      drop(2)
      guard prepareBranch(at + 1) else { return nil }
      switch (left, right) {
      case (.leaf(let a), .leaf(let b)):
        touch(a, b)
        emitBranch(.branchSources(comparison, a.source, b.source), 0, at + 1, [a.word, b.word])
      case (.made(let index), .leaf(let b)):
        touch(b)
        emitBranch(.branchStackSource(comparison, b.source), index, at + 1, [b.word])
      case (.leaf(let a), .made(let index)):
        touch(a)
        emitBranch(.branchStackSource(comparison.flipped, a.source), index, at + 1, [a.word])
      case (.made(let index), .made): emitBranch(.branchStackStack(comparison), index, at + 1, [])
      case (.pair, _), (.scaled, _), (_, .pair), (_, .scaled): return nil
      }
      return at + 2
    }

    private mutating func linkComparisonValue(_ comparison: HandlerForm.Comparison) {
      let top = state.stack.count - 1
      switch (leaf(at: top - 1), leaf(at: top)) {
      case (let left?, let right?) where left.source == .variable && right.source != .local:
        freeRegister(for: nextMade)
        emit(.compareVariable(comparison, right.source), at: nextMade, left.word, right.word)
        replace(2, byMade: nextMade)
      case (_, let right?):
        make(top - 1)
        let index = madeValue(at: top - 1)
        emit(.compareStackSource(comparison, right.source), at: index, right.word)
        touch(right)
        replace(2, byMade: index)
      case (let left?, nil):
        let index = makeTopOne()
        emit(.compareStackSource(comparison.flipped, left.source), at: index, left.word)
        touch(left)
        replace(2, byMade: index)
      case (nil, nil):
        makeTop(2)
        let index = madeValue(at: top - 1)
        emit(.compareStackStack(comparison), at: index)
        replace(2, byMade: index)
      }
    }

    /// Takes entries off the stack; their registers keep their values until other steps use them.
    private mutating func drop(_ count: Int) {
      for entry in state.stack.suffix(count).reversed() {
        switch entry {
        case .leaf, .pair: break
        case .made(let index), .scaled(let index, _): dropMade(from: index)
        }
      }
      state.stack.removeLast(count)
    }

    /// Whether the way to an instruction must bring values into registers, where a condition may lie.
    private func needsFetch(at target: Int) -> Bool {
      guard let known = states[target] else { return false }
      return known.registers != state.registers
    }

    /// Sees to it that the branch at an index finds everything as its target wants it; the condition is off the stack.
    private mutating func prepareBranch(_ at: Int) -> Bool {
      let target = Int(instructions[at].operand)
      // Copying or storing others touches no register's value.
      guard let known = states[target] else {
        protect(from: at)
        keepState(at: target)
        return true
      }
      guard state.stack == known.stack, state.isStored.count == known.isStored.count else { return false }
      for index in known.registers where index >= 0 && state.registers[index & 3] != index { return false }
      for index in known.isStored.indices where known.isStored[index] && !state.isStored[index] { store(index) }
      return true
    }

    private mutating func emitBranch(_ form: HandlerForm, _ index: Int, _ at: Int, _ operands: [Int]) {
      let step = words.count
      emit(form, at: index, 0, 0)
      words += operands
      let target = Int(instructions[at].operand)
      jumpWords.append((word: step + 2, step: step, target: target))
      words[step + 1] = words.count - step
      last = nil
    }

    /// Links a branch on a value of the stack.
    mutating func linkBranch(_ at: Int) -> Int? {
      let top = state.stack.count - 1
      if let condition = leaf(at: top) {
        state.stack.removeLast()
        // A target that wants other registers than there are gets them before the branch; the condition lies in none.
        if needsFetch(at: Int(instructions[at].operand)) {
          guard arrive(at: Int(instructions[at].operand), from: at) else { return nil }
        }
        guard prepareBranch(at) else { return nil }
        touch(condition)
        emitBranch(.branchSource(condition.source), 0, at, [condition.word])
        return at + 1
      }
      let index = makeTopOne()
      drop(1)
      if needsFetch(at: Int(instructions[at].operand)) {
        let scratch = addScratch()
        emit(.copyToLocal, at: index, scratch)
        guard arrive(at: Int(instructions[at].operand), from: at), prepareBranch(at) else { return nil }
        emitBranch(.branchSource(.local), 0, at, [scratch])
        return at + 1
      }
      guard prepareBranch(at) else { return nil }
      emitBranch(.branchStack, index, at, [])
      return at + 1
    }

    // MARK: Jumps

    mutating func linkJump(_ at: Int) -> Bool {
      let target = Int(instructions[at].operand)
      if instructions[target].opcode == .return {
        linkReturn()
        return true
      }
      // What a branch has added to the stack must lie where the other branch's value will lie.
      if let other = states[at + 1], other.stack.count < state.stack.count { makeTop(state.stack.count - other.stack.count) }
      guard arrive(at: target, from: at) else { return false }
      let step = words.count
      emit(SpecialHandler.jump, 0)
      jumpWords.append((word: step + 1, step: step, target: target))
      return true
    }

    mutating func linkLoop(_ at: Int) -> Bool {
      let target = Int(instructions[at].operand)
      guard let known = states[target], conform(to: known) else { return false }
      usesContext = true
      usesFrame = true
      let step = words.count
      emit(SpecialHandler.loop, 0, Int(instructions[at].count))
      jumpWords.append((word: step + 1, step: step, target: target))
      return true
    }

    mutating func linkReturn() {
      let index = makeTopOne()
      if subroutine > 0 {
        fetch(index)
        emit(SpecialHandler.leave)
        usesFrame = true
        usesContext = true
      } else if let last, last.form.canReturn, last.index == index {
        words[last.word] = Self.address(handlerTable[last.form.index * HandlerForm.variantCount + 4])
      } else {
        fetch(index)
        emit(SpecialHandler.finish)
      }
      last = nil
    }

    // MARK: Calls

    /// Moves the top `count` entries into the frame, from where calls take their operands, and stores what else is in registers.
    mutating func passOperands(_ count: Int) -> Int {
      usesFrame = true
      let base = localCount + stackHeight + FrameHeader.size
      argumentCount = max(argumentCount, count)
      for argument in (0..<count).reversed() {
        let entry = state.stack.removeLast()
        switch entry {
        case .leaf(let leaf):
          emit(.copySource(leaf.source), base + argument, leaf.word)
          argumentWords.append(words.count - 2)
        case .pair(let pair, let a, let b):
          emitPair(pair, a, b)
          emit(.copyToLocal, at: nextMade, base + argument)
          argumentWords.append(words.count - 1)
        case .made, .scaled:
          push(entry)
          let index = makeTopOne()
          emit(.copyToLocal, at: index, base + argument)
          argumentWords.append(words.count - 1)
          state.stack.removeLast()
          dropMade(from: index)
        }
      }
      storeAll()
      return base
    }

    /// Takes the result of a call out of the first register.
    mutating func takeResult() {
      state.registers = [-1, -1, -1, -1]
      let index = nextMade
      if index & 3 != 0 { emit(SpecialHandler.move[index & 3]) }
      push(.made(addMade()))
    }

    mutating func linkHost(_ host: Int) {
      usesContext = true
      let count = draft.hosts[host].parameterCount
      let place = passOperands(count)
      emit(SpecialHandler.host, host, place, count)
      argumentWords.append(words.count - 2)
      takeResult()
    }

    mutating func linkCall(_ callee: Int) {
      usesContext = true
      let function = draft.subroutines[callee]
      let place = passOperands(function.parameterCount)
      let step = words.count
      emit(
        SpecialHandler.call, 0, place, 0, program.frames[callee].instructionCount + function.localCount, function.parameterCount,
        function.localCount)
      callWords.append((word: step + 1, step: step, subroutine: callee))
      argumentWords.append(step + 2)
      frameSizeWords.append((word: step + 3, subroutine: callee))
      takeResult()
    }

    // MARK: Loops

    /// The top as a local, which stays on the stack.
    private mutating func topInLocal() -> Int {
      let top = state.stack.count - 1
      if let leaf = leaf(at: top) {
        if leaf.source == .local { return leaf.word }
        let scratch = addScratch()
        emit(.copySource(leaf.source), scratch, leaf.word)
        return scratch
      }
      let scratch = addScratch()
      let index = makeTopOne()
      emit(.copyToLocal, at: index, scratch)
      return scratch
    }

    mutating func linkBound() {
      usesContext = true
      usesFrame = true
      emit(SpecialHandler.bound, topInLocal())
    }

    mutating func linkAccumulate(_ local: Int) {
      usesFrame = true
      let value = topInLocal()
      drop(1)
      protect(local)
      protect(local + 1)
      emit(SpecialHandler.accumulate, local, value)
    }

    mutating func linkTotal(_ local: Int) {
      let scratch = addScratch()
      emit(SpecialHandler.total, local, scratch)
      push(.leaf(Leaf(source: .local, word: scratch)))
    }
  }
#endif
