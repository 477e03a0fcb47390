#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue
  import ReckonForms

  /// The end of a block, and the moves of values to the parameters of the next one.
  extension ThreadedEmitter {
    mutating func emitExit(of block: Int) {
      switch code.blocks[block].exit {
      case .return(let value): emitReturn(value)
      case .jump(let edge):
        if let value = code.returned(along: edge) { return emitReturn(value) }
        follow(edge)
        if edge.block != block + 1 { jump(to: edge.block) }
      case .branch(let condition, let edge, otherwise: let other):
        emitBranch(condition, otherwise: other)
        follow(edge)
        if edge.block != block + 1 { jump(to: edge.block) }
      case .repeat(let edge, let steps):
        usesContext = true
        follow(edge)
        let step = words.count
        emit(SpecialHandler.loop, 0, steps)
        jumpWords.append((word: step + 1, step: step, block: edge.block))
      }
    }

    private mutating func emitReturn(_ value: LoweredCode.Value) {
      load(operand(value), 0)
      if subroutine > 0 {
        usesContext = true
        emit(SpecialHandler.leave)
      } else if let last, last.form.canReturn {
        words[last.word] = Self.address(last.form, HandlerForm.returning)
      } else {
        let usesFrame = usesFrame
        emit(SpecialHandler.finish)
        self.usesFrame = usesFrame
      }
    }

    mutating func jump(to block: Int) {
      let usesFrame = usesFrame
      let step = words.count
      emit(SpecialHandler.jump, 0)
      self.usesFrame = usesFrame
      jumpWords.append((word: step + 1, step: step, block: block))
    }

    // MARK: Branches

    /// Emits the step that branches on a condition, the first way of which follows it.
    private mutating func emitBranch(_ condition: LoweredCode.Value, otherwise: LoweredCode.Edge) {
      guard let instruction = joinable(condition), let comparison = HandlerForm.Comparison(instruction) else {
        switch operand(condition) {
        case .leaf(let leaf):
          touch(leaf)
          return emitBranch(.branchSource(leaf.source), [leaf.word], otherwise)
        case .tree(let tree):
          evaluate(tree, 0)
          return emitBranch(.branchStack, [], otherwise)
        }
      }
      emitBranch(comparison, operand(0, of: instruction), operand(1, of: instruction), otherwise)
      countTime(instruction)
    }

    private mutating func emitBranch(
      _ comparison: HandlerForm.Comparison, _ a: Operand, _ b: Operand, _ otherwise: LoweredCode.Edge
    ) {
      switch (a, b) {
      case (.leaf(let left), .leaf(let right)):
        touch(left, right)
        if HandlerForm.branchSources(comparison, left.source, right.source).registers > 0 {
          emitBranch(.branchSources(comparison, left.source, right.source), [left.word, right.word], otherwise)
        } else if HandlerForm.branchSources(comparison.flipped, right.source, left.source).registers > 0 {
          emitBranch(.branchSources(comparison.flipped, right.source, left.source), [right.word, left.word], otherwise)
        } else {
          load(a, 0)
          emitBranch(.branchStackSource(comparison, right.source), [right.word], otherwise)
        }
      case (.tree(let tree), .leaf(let leaf)):
        touch(leaf)
        evaluate(tree, 0)
        emitBranch(.branchStackSource(comparison, leaf.source), [leaf.word], otherwise)
      case (.leaf, .tree): emitBranch(comparison.flipped, b, a, otherwise)
      case (.tree(let first), .tree(let second)):
        guard isFirst(first, before: second) else { return emitBranch(comparison.flipped, b, a, otherwise) }
        guard fits(second, behind: 1) else { return emitBranch(comparison, .leaf(spill(a, 0)), b, otherwise) }
        evaluate(first, 0)
        evaluate(second, 1)
        emitBranch(.branchStackStack(comparison), [], otherwise)
      }
    }

    private mutating func emitBranch(_ form: HandlerForm, _ operands: [Int], _ otherwise: LoweredCode.Edge) {
      let step = words.count
      emit(form, at: 0, 0, 0)
      words += operands
      words[step + 1] = words.count - step
      if moves(along: otherwise).isEmpty {
        jumpWords.append((word: step + 2, step: step, block: otherwise.block))
      } else {
        detours.append((word: step + 2, step: step, edge: otherwise))
      }
    }

    // MARK: Ways

    /// Brings arguments to where the parameters of a way's block lie.
    mutating func follow(_ edge: LoweredCode.Edge) {
      // A tree is computed only where it is the way's one argument.
      if edge.arguments.count == 1, case .tree(let tree) = operand(code.operands[edge.arguments.lowerBound]) {
        usesFrame = true
        evaluate(tree, 0)
        return emit(.copyToLocal, at: 0, Int(places[Int(code.blocks[edge.block].parameters[0])]))
      }
      var moves = moves(along: edge)
      // All at once: where one is written that is still to be read, through locals of their own.
      let isApart = !moves.indices.contains { index in
        moves[(index + 1)...].contains { $0.leaf == Leaf(source: .local, word: moves[index].place) }
      }
      if !isApart {
        for index in moves.indices {
          let local = placeCount + index
          copy(moves[index].leaf, to: local)
          moves[index].leaf = Leaf(source: .local, word: local)
        }
        mostScratch = max(mostScratch, moves.count)
      }
      for move in moves { copy(move.leaf, to: move.place) }
    }

    private mutating func copy(_ leaf: Leaf, to place: Int) {
      usesFrame = true
      emit(.copySource(leaf.source), at: 0, place, leaf.word)
    }

    /// The parameters of a way's block that lie elsewhere than their arguments.
    private func moves(along edge: LoweredCode.Edge) -> [(leaf: Leaf, place: Int)] {
      zip(code.operands[edge.arguments], code.blocks[edge.block].parameters).compactMap { argument, parameter in
        guard case .leaf(let leaf) = operand(argument) else { preconditionFailure("several arguments lie in places") }
        let place = Int(places[Int(parameter)])
        return leaf == Leaf(source: .local, word: place) ? nil : (leaf, place)
      }
    }
  }
#endif
