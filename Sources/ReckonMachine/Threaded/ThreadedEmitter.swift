#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue
  import ReckonForms

  /// Emits threaded code for lowered code.
  ///
  /// Each root of ``ValueTrees`` is computed in registers, its operands where they lie: inputs, constants and locals cost no step. Where both
  /// operands of an operation are computed, the one that takes more registers comes first, so that its registers serve the other one.
  ///
  /// It is not copied, since each call of a method that changes nothing would copy all of it.
  ///
  /// - Complexity: O(code).
  struct ThreadedEmitter: ~Copyable {
    /// An operand that needs no step of its own: an input's index, a constant's bits, or a local's number.
    struct Leaf: Equatable {
      var source: HandlerForm.Source
      var word: Int
    }

    /// An operand that lies somewhere, or one that is computed where it is needed.
    enum Operand {
      case leaf(Leaf)
      case tree(LoweredCode.Value)
    }

    let program: Program
    private let constants: [Program.Constant]
    var words: [Int] = []
    /// The last step, when its handler may still be replaced by one that ends the run.
    var last: (word: Int, form: HandlerForm)?
    var usesContext = false
    var usesFrame = false
    // Of the subroutine that is being emitted.
    var subroutine = 0
    var code = LoweredCode.Subroutine()
    var trees = ValueTrees()
    var places: [Int32] = []
    var placeCount = 0
    /// Locals behind the places, for what a root cannot keep in registers.
    var scratchCount = 0
    var mostScratch = 0
    /// The most operands that a call takes from the frame, and the words that count from where they begin.
    var argumentCount = 0
    var argumentWords: [Int] = []
    /// The first step of each block.
    var starts: [Int] = []
    /// Words that hold the distance from a step to the beginning of a block or a subroutine.
    var jumpWords: [(word: Int, step: Int, block: Int)] = []
    var callWords: [(word: Int, step: Int, subroutine: Int)] = []
    /// Ways of branches on which values are moved: their steps come behind all blocks.
    var detours: [(word: Int, step: Int, edge: LoweredCode.Edge)] = []
    /// Words of calls: the size of the callee's frame, by subroutine.
    var frameSizeWords: [(word: Int, subroutine: Int)] = []
    var frameSizes: [Int] = []
    var entries: [Int] = []
    /// The longest time of an instruction, and that of the code since the last step that checks for cancellation, in nanoseconds.
    var longestTime = 1
    var timeSincePoll = 0

    /// The threaded code of a program; `nil` where it is not lowered, and where it has results beside its value.
    ///
    /// - Parameter hasChecks: whether runs are strict.
    static func emit(_ program: Program, hasChecks: Bool, _ poll: inout CancellationPoll) throws(FormulaError) -> ThreadedCode? {
      guard program.resultCount == 0,
        let lowered = try Lowering.lower(program, &poll)?.applyingRules(program, keepsChecks: hasChecks, &poll)
      else { return nil }
      var emitter = ThreadedEmitter(program)
      for (index, subroutine) in lowered.subroutines.enumerated() { try emitter.emit(subroutine, index, &poll) }
      for call in emitter.callWords { emitter.words[call.word] = emitter.entries[call.subroutine] - call.step }
      for (word, subroutine) in emitter.frameSizeWords { emitter.words[word] = emitter.frameSizes[subroutine] }
      return ThreadedCode(
        emitter.words, frameSize: emitter.usesFrame ? emitter.frameSizes[0] + FrameHeader.size : 0, usesContext: emitter.usesContext,
        pollSteps: emitter.pollSteps)
    }

    private init(_ program: Program) {
      (self.program, constants) = (program, program.constants)
      words.reserveCapacity(program.codeSize * 2)
    }

    // MARK: Subroutines

    private mutating func emit(_ lowered: LoweredCode.Subroutine, _ index: Int, _ poll: inout CancellationPoll) throws(FormulaError) {
      (subroutine, code, trees) = (index, lowered, try ValueTrees(lowered, &poll))
      let allocation = PlaceAllocation(lowered, trees)
      try poll.check(after: 64 * lowered.instructions.count)
      (places, placeCount, scratchCount, mostScratch) = (allocation.places, allocation.count, 0, 0)
      (argumentCount, argumentWords, starts, jumpWords, detours) = (0, [], [], [], [])
      entries.append(words.count)
      for block in code.blocks.indices {
        starts.append(words.count)
        for number in code.blocks[block].instructions {
          try poll.check(after: 512)
          if isRoot(number, in: block) { emitRoot(code.instructions[number]) }
        }
        beginRoot()
        emitExit(of: block)
      }
      // Moving values on one way of a branch may not touch those of the other.
      var next = 0
      while next < detours.count {
        let (word, step, edge) = detours[next]
        words[word] = words.count - step
        scratchCount = 0
        follow(edge)
        jump(to: edge.block)
        next += 1
      }
      for jump in jumpWords { words[jump.word] = starts[jump.block] - jump.step }
      finishFrame()
    }

    private func isRoot(_ number: Int, in block: Int) -> Bool {
      Int(trees.roots[number]) == number - code.blocks[block].instructions.lowerBound && !trees.isFolded[number]
    }

    /// Settles where the operands of calls lie, and how large the frame is.
    private mutating func finishFrame() {
      var size = placeCount + mostScratch
      // A frame is no smaller than the reference machine's, so that a run that it would end for want of room ends here, too.
      if program.subroutines.count > 1 {
        size = max(size, program.subroutines[subroutine].localCount + program.frames[subroutine].stackHeight + 1)
      }
      for word in argumentWords { words[word] += size + FrameHeader.size }
      // A callee's header lies between its locals and those of this frame.
      frameSizes.append(size + argumentCount + FrameHeader.size)
    }

    private mutating func beginRoot() { scratchCount = 0 }

    /// Computes what no tree holds, with no value in a register but a carried one.
    private mutating func emitRoot(_ instruction: LoweredCode.Instruction) {
      beginRoot()
      addPollIfDue()
      switch instruction.action {
      case .apply, .choose, .polynomial, .host, .call, .total, .lane:
        compute(instruction, 0)
        if trees[instruction.result].isChecked { emit(.check, at: 0) }
        if trees.isPlaced(instruction.result) { emit(.copyToLocal, at: 0, Int(places[Int(instruction.result)])) }
      case .bound:
        usesContext = true
        load(operand(0, of: instruction), 0)
        emit(SpecialHandler.bound)
      case .accumulate: accumulate(instruction)
      case .check:
        load(operand(0, of: instruction), 0)
        emit(.check, at: 0)
      case .deliver: preconditionFailure("programs with several results have no threaded code")
      }
      countTime(instruction)
    }

    // MARK: Steps

    /// Adds a step whose result, if it has one, is in a register. Without lists of operands, each of which would be allocated.
    mutating func emit(_ form: HandlerForm, at register: Int) {
      last = (words.count, form)
      words.append(Self.address(form, register))
    }

    mutating func emit(_ form: HandlerForm, at register: Int, _ operand: Int) {
      emit(form, at: register)
      words.append(operand)
    }

    mutating func emit(_ form: HandlerForm, at register: Int, _ first: Int, _ second: Int) {
      emit(form, at: register, first)
      words.append(second)
    }

    mutating func emit(_ form: HandlerForm, at register: Int, _ first: Int, _ second: Int, _ third: Int) {
      emit(form, at: register, first, second)
      words.append(third)
    }

    mutating func emit(_ handler: @escaping Handler, _ operands: Int...) {
      last = nil
      usesFrame = true
      words.append(Self.address(handler))
      words += operands
    }

    static func address(_ handler: Handler) -> Int { unsafeBitCast(handler, to: Int.self) }

    /// The address of a form's handler for a register, or of the one that ends the run.
    static func address(_ form: HandlerForm, _ variant: Int) -> Int {
      guard let handler = handlerTable[form.index * HandlerForm.variantCount + variant] else {
        preconditionFailure("only forms that have handlers become steps")
      }
      return address(handler)
    }

    // MARK: Operands

    func operand(_ index: Int, of instruction: LoweredCode.Instruction) -> Operand {
      operand(code.operands[instruction.operands.lowerBound + index])
    }

    func operand(_ value: LoweredCode.Value) -> Operand {
      switch code.origins[Int(value)] {
      case .constant(let index): .leaf(Leaf(source: .constant, word: constantWord(constants[index].double)))
      case .double(let number): .leaf(Leaf(source: .constant, word: constantWord(number)))
      case .zero: .leaf(Leaf(source: .constant, word: 0))
      case .input(let index): .leaf(Leaf(source: .variable, word: index))
      case .made:
        trees[value].isInlined || trees[value].isCarried
          ? .tree(value) : .leaf(Leaf(source: .local, word: Int(places[Int(value)])))
      }
    }

    /// Takes note that a step reads or writes a leaf's place in the frame.
    mutating func touch(_ leaf: Leaf) {
      if case .local = leaf.source { usesFrame = true }
    }

    mutating func touch(_ leaf: Leaf, _ other: Leaf) {
      touch(leaf)
      touch(other)
    }

    /// Brings an operand into a register.
    mutating func load(_ operand: Operand, _ register: Int) {
      switch operand {
      case .leaf(let leaf):
        touch(leaf)
        emit(.load(leaf.source), at: register, leaf.word)
      case .tree(let value): evaluate(value, register)
      }
    }

    /// Computes a tree into a register, keeps the registers below it, and checks its value where a strict run does.
    mutating func evaluate(_ value: LoweredCode.Value, _ register: Int) {
      evaluateUnchecked(value, register)
      if trees[value].isChecked, !trees[value].isCarried { emit(.check, at: register) }
    }

    mutating func evaluateUnchecked(_ value: LoweredCode.Value, _ register: Int) {
      // A carried value is there already.
      guard !trees[value].isCarried else { return }
      addPollIfDue()
      let instruction = code.instructions[Int(trees[value].maker)]
      compute(instruction, register)
      countTime(instruction)
    }

    /// Computes an operand into a local of its own.
    mutating func spill(_ operand: Operand, _ register: Int) -> Leaf {
      load(operand, register)
      return spill(register)
    }

    /// Copies a register into a local of its own.
    mutating func spill(_ register: Int) -> Leaf {
      let leaf = Leaf(source: .local, word: placeCount + scratchCount)
      scratchCount += 1
      mostScratch = max(mostScratch, scratchCount)
      usesFrame = true
      emit(.copyToLocal, at: register, leaf.word)
      return leaf
    }

    /// Whether a tree can be computed with a number of registers in use.
    func fits(_ value: LoweredCode.Value, behind count: Int) -> Bool { count + Int(trees[value].need) <= 4 }

    /// Whether of two trees the first is to be computed first: it holds the carried value, calls a function, or takes more registers.
    func isFirst(_ a: LoweredCode.Value, before b: LoweredCode.Value) -> Bool {
      if trees[a].isFirst != trees[b].isFirst { return trees[a].isFirst }
      if trees[a].calls != trees[b].calls { return trees[a].calls }
      return trees[a].need >= trees[b].need
    }

    /// The last instruction of a tree, unless its value is checked or has been computed already.
    func joinable(_ value: LoweredCode.Value) -> LoweredCode.Instruction? {
      guard trees[value].isInlined, !trees[value].isChecked else { return nil }
      return code.instructions[Int(trees[value].maker)]
    }
  }
#endif
