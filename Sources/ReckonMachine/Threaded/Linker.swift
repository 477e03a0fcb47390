#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Links verified bytecode into threaded code.
  ///
  /// The linker runs the code on a stack of descriptions instead of values. Pushed inputs, constants and locals cost no step: they wait
  /// on that stack until an operation takes them as its operands, and so do operations on two of them. What the operations leave
  /// is numbered from the bottom; entry i lies in register i mod 4, or in its own place in the frame when that register is needed.
  ///
  /// - Complexity: O(code): code in which thousands of entries wait at thousands of jumps is left to the reference machine.
  struct Linker {
    /// An operand that needs no step of its own: an input's index, a constant's bits, or a local's number.
    struct Leaf: Equatable {
      var source: HandlerForm.Source
      var word: Int
    }

    /// What is known about a value on the operand stack.
    enum Entry: Equatable {
      case leaf(Leaf)
      /// Two leaves and what is to be done with them.
      case pair(HandlerForm.Pair, Leaf, Leaf)
      /// A value that a step made: its number among such values.
      case made(Int)
      /// The same, times a leaf that waits.
      case scaled(Int, Leaf)
    }

    /// Everything that two ways to the same instruction must agree on.
    struct State {
      var stack: [Entry] = []
      /// The made value in each register, or -1.
      var registers: [Int] = [-1, -1, -1, -1]
      /// Whether each made value has been copied to its place in the frame.
      var isStored: [Bool] = []
    }

    let program: Program
    let draft: Program.Draft
    let hasChecks: Bool

    var words: [Int] = []
    var state = State()
    /// What is known about the subroutine that is being linked.
    var instructions: [Instruction] = []
    var offsets: [Int] = []
    var subroutine = 0
    var localCount = 0
    var stackHeight = 0
    /// Locals beyond those of the program, for what would be overwritten.
    var scratchCount = 0
    /// The most operands that a call takes from the frame.
    var argumentCount = 0
    /// Words that count from behind the scratch locals, whose number is not known before the end.
    var argumentWords: [Int] = []
    /// Words of calls: the size of the callee's frame, by subroutine.
    var frameSizeWords: [(word: Int, subroutine: Int)] = []
    var frameSizes: [Int] = []
    /// Words that hold the distance from a step to the one of an instruction or, in calls, of a subroutine.
    var jumpWords: [(word: Int, step: Int, target: Int)] = []
    var callWords: [(word: Int, step: Int, subroutine: Int)] = []
    /// The states and the steps of the instructions that jumps lead to, by index.
    var states: [Int: State] = [:]
    var isTarget: [Bool] = []
    /// The jumps of conditionals both branches of which are computed.
    var isChoice: [Bool] = []
    /// How many such conditionals end before each instruction.
    var choiceEnds: [Int: Int] = [:]
    var stepOfTarget: [Int: Int] = [:]
    var entries: [Int] = []
    var usesContext = false
    var usesFrame = false
    /// The last step, when its handler may still be replaced by one that ends the run.
    var last: (word: Int, form: HandlerForm, index: Int)?
    /// How often each local is read and written, and where it is written last.
    var reads: [Int] = []
    var writes: [Int] = []
    var lastWrite: [Int] = []

    /// The longest time of an instruction, and that of the code since the last step that checks for cancellation, in nanoseconds.
    var longestTime = 1
    var timeSincePoll = 0

    /// How many entries the states of the subroutine's jumps hold together, and how many of them are worth it.
    var keptEntries = 0
    private static let mostKeptEntries = 1 << 18

    /// The threaded code of a program; `nil` for code of a kind that no compiler makes, and where handlers would grow the stack.
    /// The reference machine runs it then.
    static func link(_ program: Program, hasChecks: Bool) -> ThreadedCode? {
      guard ThreadedMachine.hasTailCalls else { return nil }
      var linker = Linker(program: program, draft: program.draft, hasChecks: hasChecks)
      for index in linker.draft.subroutines.indices where !linker.linkSubroutine(index) { return nil }
      for call in linker.callWords { linker.words[call.word] = linker.entries[call.subroutine] - call.step }
      for (word, subroutine) in linker.frameSizeWords { linker.words[word] = linker.frameSizes[subroutine] }
      return ThreadedCode(
        linker.words, frameSize: linker.usesFrame ? linker.frameSizes[0] + FrameHeader.size : 0,
        localCount: linker.draft.subroutines[0].localCount, usesContext: linker.usesContext, pollSteps: linker.pollSteps)
    }

    private init(program: Program, draft: Program.Draft, hasChecks: Bool) {
      self.program = program
      self.draft = draft
      self.hasChecks = hasChecks
      words.reserveCapacity(draft.code.count * 2)
    }

    /// Links one subroutine; false when the code is of a kind that cannot be linked.
    private mutating func linkSubroutine(_ index: Int) -> Bool {
      subroutine = index
      decode(draft.subroutines[index])
      entries.append(words.count)
      state = State()
      last = nil
      var isReachable = true
      var at = 0
      while at < instructions.count {
        for _ in 0..<(isReachable ? choiceEnds[at] ?? 0 : 0) { guard linkChoice() else { return false } }
        if isTarget[at] {
          if let known = states[at] {
            if isReachable { guard conform(to: known) else { return false } }
            state = known
          } else if isReachable {
            // No jump leads forward to here: it is where a loop goes back to.
            protect(from: at)
            keepState(at: at)
          } else {
            // A return, and all that jump to it have returned instead.
            at += 1
            continue
          }
          stepOfTarget[at] = words.count
          isReachable = true
          // Other ways come here too: what ends the run must not be the step of one of them.
          last = nil
        }
        guard isReachable else {
          at += 1
          continue
        }
        addPollIfDue()
        guard let next = link(at, &isReachable), keptEntries <= Self.mostKeptEntries + 16 * instructions.count else { return false }
        countTime(at..<next)
        at = next
      }
      return finishSubroutine()
    }

    /// Keeps what is known now for the other ways to an instruction.
    mutating func keepState(at index: Int) {
      states[index] = state
      keptEntries += state.stack.count + state.isStored.count
    }

    private mutating func finishSubroutine() -> Bool {
      for jump in jumpWords {
        guard let step = stepOfTarget[jump.target] else { return false }
        words[jump.word] = step - jump.step
      }
      for word in argumentWords { words[word] += scratchCount }
      // A callee's header lies between its locals and the operands of this frame.
      frameSizes.append(localCount + stackHeight + scratchCount + argumentCount + FrameHeader.size)
      return true
    }

    private mutating func decode(_ code: Program.Subroutine) {
      instructions.removeAll(keepingCapacity: true)
      offsets.removeAll(keepingCapacity: true)
      localCount = code.localCount
      stackHeight = program.frames[subroutine].stackHeight
      scratchCount = 0
      argumentCount = 0
      argumentWords.removeAll()
      jumpWords.removeAll()
      states.removeAll()
      keptEntries = 0
      stepOfTarget.removeAll()
      reads = Array(repeating: 0, count: localCount)
      writes = reads
      lastWrite = Array(repeating: -1, count: localCount)
      var offset = code.code.lowerBound
      var hasJumps = false
      while offset < code.code.upperBound {
        offsets.append(offset)
        guard let instruction = Instruction.decode(draft.code, at: &offset) else {
          preconditionFailure("verified code consists of instructions")
        }
        note(instruction, at: instructions.count, &hasJumps)
        instructions.append(instruction)
      }
      isTarget = Array(repeating: false, count: instructions.count)
      isChoice = isTarget
      choiceEnds.removeAll()
      guard hasJumps else { return }
      for index in instructions.indices where instructions[index].opcode.layout == .target {
        let target = self.index(ofOffset: Int(instructions[index].operand))
        instructions[index].operand = UInt32(target)
        // What a loop charges: the bytes that it goes back over, its own among them, as the reference machine does.
        guard instructions[index].opcode == .loop else { continue }
        instructions[index].count = UInt32(offsets[index] + instructions[index].length - offsets[target])
      }
      findChoices()
      for index in instructions.indices where instructions[index].opcode.layout == .target && !isChoice[index] {
        isTarget[Int(instructions[index].operand)] = true
      }
    }

    private mutating func note(_ instruction: Instruction, at index: Int, _ hasJumps: inout Bool) {
      let local = Int(instruction.operand)
      switch instruction.opcode {
      case .local: reads[local] += 1
      case .store, .tee:
        writes[local] += 1
        lastWrite[local] = index
      case .accumulate, .total:
        for part in [local, local + 1] {
          reads[part] += 2
          writes[part] += 2
          lastWrite[part] = index
        }
      case .jump, .jumpIfFalse, .loop: hasJumps = true
      case .constant, .variable, .pop, .add, .subtract, .multiply, .divide, .negate, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal,
        .notEqual, .not, .apply1, .apply2, .apply3, .applyN, .host, .call, .bound, .check, .return:
        break
      }
    }

    /// The index of the instruction at a code offset, which the verifier knows to be one.
    private func index(ofOffset offset: Int) -> Int {
      var low = 0
      var high = offsets.count - 1
      while low < high {
        let middle = (low + high) / 2
        if offsets[middle] < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
#endif
