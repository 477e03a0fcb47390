#if _pointerBitWidth(_64)
  import ReckonBytecode

  /// Where values are, and how they get to where a step needs them.
  extension Linker {
    // MARK: Steps

    /// Adds a step whose result, if it has one, becomes the made value `index`.
    mutating func emit(_ form: HandlerForm, at index: Int = 0, _ operands: Int...) {
      last = (words.count, form, index)
      let variant = form.usesRegisters ? index & 3 : 0
      words.append(Self.address(handlerTable[form.index * HandlerForm.variantCount + variant]))
      words += operands
    }

    mutating func emit(_ handler: @escaping Handler, _ operands: Int...) {
      last = nil
      words.append(Self.address(handler))
      words += operands
    }

    static func address(_ handler: Handler) -> Int { unsafeBitCast(handler, to: Int.self) }

    // MARK: Made values

    /// The number that the next made value will have.
    var nextMade: Int { state.isStored.count }

    /// Takes note of a new made value, which the step before has put into its register.
    mutating func addMade() -> Int {
      let index = nextMade
      state.isStored.append(false)
      state.registers[index & 3] = index
      return index
    }

    /// Forgets the made values from `index` on.
    mutating func dropMade(from index: Int) {
      guard index < nextMade else { return }
      state.isStored.removeLast(nextMade - index)
      for register in 0..<4 where state.registers[register] >= index { state.registers[register] = -1 }
    }

    /// Makes the register of a value that is about to be made free: who lies there goes to its place in the frame.
    mutating func freeRegister(for index: Int) {
      let owner = state.registers[index & 3]
      guard owner >= 0, owner != index else { return }
      store(owner)
      state.registers[index & 3] = -1
    }

    /// Copies a made value from its register to its place in the frame, unless that has been done.
    mutating func store(_ index: Int) {
      guard !state.isStored[index] else { return }
      emit(.copyToLocal, at: index, place(of: index))
      usesFrame = true
      state.isStored[index] = true
    }

    /// Brings a made value into its register.
    mutating func fetch(_ index: Int) {
      guard state.registers[index & 3] != index else { return }
      freeRegister(for: index)
      emit(.load(.local), at: index, place(of: index))
      usesFrame = true
      state.registers[index & 3] = index
    }

    func place(of index: Int) -> Int { localCount + index }

    /// Stores all made values, since the registers are about to be used by others.
    mutating func storeAll(keeping kept: Range<Int> = 0..<0) {
      for register in 0..<4 where state.registers[register] >= 0 && !kept.contains(state.registers[register]) {
        store(state.registers[register])
        state.registers[register] = -1
      }
    }

    /// A new local for a value that would be overwritten.
    mutating func addScratch() -> Int {
      usesFrame = true
      defer { scratchCount += 1 }
      return localCount + stackHeight + scratchCount
    }

    // MARK: Entries

    mutating func push(_ entry: Entry) { state.stack.append(entry) }

    /// Makes the entry at a depth of the stack into a made value. All entries above it must be leaves or pairs,
    /// so that it becomes the last made value.
    mutating func make(_ position: Int) {
      switch state.stack[position] {
      case .made(let index): fetch(index)
      case .scaled(let index, let leaf):
        fetch(index)
        emit(.stackSource(.multiply, leaf.source), at: index, leaf.word)
        touch(leaf)
        state.isStored[index] = false
        state.stack[position] = .made(index)
      case .leaf(let leaf):
        freeRegister(for: nextMade)
        emit(.load(leaf.source), at: nextMade, leaf.word)
        touch(leaf)
        state.stack[position] = .made(addMade())
      case .pair(let pair, let a, let b):
        emitPair(pair, a, b)
        state.stack[position] = .made(addMade())
      }
    }

    /// Computes a pair in the register of the next made value.
    mutating func emitPair(_ pair: HandlerForm.Pair, _ a: Leaf, _ b: Leaf) {
      freeRegister(for: nextMade)
      emit(.sources(pair.parts.0, a.source, b.source), at: nextMade, a.word, b.word)
      touch(a, b)
    }

    mutating func touch(_ leaves: Leaf...) {
      for leaf in leaves where leaf.source == .local { usesFrame = true }
    }

    /// Makes the top `count` entries into the last made values, in their order, each in its register.
    mutating func makeTop(_ count: Int) {
      let first = state.stack.count - count
      settle(from: first)
      for position in first..<state.stack.count { make(position) }
      // Making one may have sent another away when more than four are wanted; callers want three at most.
      for position in first..<state.stack.count { if case .made(let index) = state.stack[position] { fetch(index) } }
    }

    /// Sees to it that no entry from a depth on that still waits lies under a made value: such made values go to locals.
    mutating func settle(from first: Int) {
      var waits = false
      var isMixed = false
      for entry in state.stack[first...] {
        switch entry {
        case .leaf, .pair: waits = true
        case .made, .scaled: isMixed = isMixed || waits
        }
      }
      guard isMixed else { return }
      for position in (first..<state.stack.count).reversed() {
        switch state.stack[position] {
        case .leaf, .pair: break
        case .made, .scaled:
          make(position)
          let index = madeValue(at: position)
          let scratch = addScratch()
          emit(.copyToLocal, at: index, scratch)
          dropMade(from: index)
          state.stack[position] = .leaf(Leaf(source: .local, word: scratch))
        }
      }
    }

    /// The top entry as a leaf if it is one.
    func leaf(at position: Int) -> Leaf? {
      if case .leaf(let leaf) = state.stack[position] { leaf } else { nil }
    }

    // MARK: Where ways meet

    /// Copies to scratch locals what waits for a local that will be written later: this way or another might come after that.
    mutating func protect(from index: Int) {
      let lastWrite = lastWrite
      protect { lastWrite[$0] >= index }
    }

    mutating func protect(_ local: Int) { protect { $0 == local } }

    private mutating func protect(_ isWritten: (Int) -> Bool) {
      for position in state.stack.indices {
        switch state.stack[position] {
        case .made: break
        case .leaf(let leaf): state.stack[position] = .leaf(protected(leaf, isWritten))
        case .pair(let pair, let a, let b): state.stack[position] = .pair(pair, protected(a, isWritten), protected(b, isWritten))
        case .scaled(let index, let leaf): state.stack[position] = .scaled(index, protected(leaf, isWritten))
        }
      }
    }

    private mutating func protected(_ leaf: Leaf, _ isWritten: (Int) -> Bool) -> Leaf {
      guard leaf.source == .local, leaf.word < localCount, isWritten(leaf.word) else { return leaf }
      let scratch = addScratch()
      emit(.copySource(.local), scratch, leaf.word)
      return Leaf(source: .local, word: scratch)
    }

    /// Brings everything to where another way to the same place has it; false when that is not possible.
    mutating func conform(to target: State) -> Bool {
      if state.stack.count == target.stack.count, let first = state.stack.indices.first(where: { state.stack[$0] != target.stack[$0] }) {
        makeTop(state.stack.count - first)
      }
      guard state.stack == target.stack, state.isStored.count == target.isStored.count else { return false }
      for index in target.isStored.indices where target.isStored[index] && !state.isStored[index] { store(index) }
      for index in target.registers where index >= 0 { fetch(index) }
      return true
    }

    /// Takes note of the state in which a jump reaches its target; false when another way has another one.
    mutating func arrive(at target: Int, from index: Int) -> Bool {
      if let known = states[target] { return conform(to: known) }
      protect(from: index)
      keepState(at: target)
      return true
    }
  }
#endif
