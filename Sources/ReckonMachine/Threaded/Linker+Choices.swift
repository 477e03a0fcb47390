#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Conditionals whose branches cost less than a branch that the processor foresees wrongly: both are computed, and one is chosen.
  /// A branch that is not taken may come to something that is not finite; it is not looked at.
  extension Linker {
    /// The most instructions in both branches together.
    private static let choiceLimit = 10

    /// Marks the jumps of such conditionals: `jump-if-false L; …; jump E; L: …; E:`. The inner ones come later in the code.
    mutating func findChoices() {
      for at in instructions.indices.reversed() where instructions[at].opcode == .jumpIfFalse {
        let otherwise = Int(instructions[at].operand)
        guard otherwise > at + 2, instructions[otherwise - 1].opcode == .jump else { continue }
        let end = Int(instructions[otherwise - 1].operand)
        guard end > otherwise, end - at <= Self.choiceLimit + 2, isCheap(at + 1, otherwise - 1), isCheap(otherwise, end) else { continue }
        isChoice[at] = true
        isChoice[otherwise - 1] = true
        choiceEnds[end, default: 0] += 1
      }
    }

    /// Whether ways meet before an instruction, so that it cannot be joined with the one before it.
    func isMeeting(_ at: Int) -> Bool { isTarget[at] || choiceEnds[at] != nil }

    /// Whether a branch has nothing but cheap instructions that leave no trace, and leaves one value.
    private func isCheap(_ start: Int, _ end: Int) -> Bool {
      var height = 0
      for index in start..<end {
        switch instructions[index].opcode {
        case .constant, .variable, .local: height += 1
        case .add, .subtract, .multiply, .divide, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: height -= 1
        case .negate, .not: break
        case .apply1:
          switch Operation.function(ofCode: instructions[index].operand) {
          case .sqrt, .abs, .truth: break
          default: return false
          }
        // The branches of an inner choice leave two values besides its condition, of which the choice makes one.
        case .jumpIfFalse:
          guard isChoice[index], Int(instructions[index].operand) < end else { return false }
        case .jump:
          guard isChoice[index], Int(instructions[index].operand) <= end else { return false }
          height -= 2
        case .check where !hasChecks: break
        default: return false
        }
        // Below the branch's own values lie those of others.
        guard height > 0 || instructions[index].opcode == .jump else { return false }
      }
      return height == 1
    }

    /// Makes the condition of a choice.
    mutating func linkCondition(_ at: Int) -> Int {
      _ = makeTopOne()
      return at + 1
    }

    /// Ends the first branch of a choice.
    mutating func linkFirstBranch(_ at: Int) -> Int {
      switch state.stack[state.stack.count - 1] {
      case .leaf: break
      // A pair waits when the other branch has three instructions, too, which most likely make one.
      case .pair where Int(instructions[at].operand) == at + 4: break
      case .pair, .made, .scaled: _ = makeTopOne()
      }
      return at + 1
    }

    /// Chooses between the branches, which are on the stack above the condition.
    mutating func linkChoice() -> Bool {
      let top = state.stack.count - 1
      guard top >= 2 else { return false }
      if case .made(let condition) = state.stack[top - 2], case .pair(let first, let a, let b) = state.stack[top - 1],
        case .pair(let second, let c, let d) = state.stack[top], first.rank != nil, second.rank != nil
      {
        fetch(condition)
        emit(.choosePair(first, second), at: condition, a.word, b.word, c.word, d.word)
        replace(3, byMade: condition)
        return true
      }
      // A pair that waits is made before the other branch's value, which goes out of its way if it has been made.
      if case .pair = state.stack[top - 1] { settle(from: top - 1) }
      if leaf(at: top - 1) == nil { make(top - 1) }
      if leaf(at: top) == nil { _ = makeTopOne() }
      guard case .made(let condition) = state.stack[top - 2] else { return false }
      fetch(condition)
      for position in [top - 1, top] {
        if case .made(let index) = state.stack[position] { fetch(index) }
      }
      let (first, second) = (leaf(at: top - 1), leaf(at: top))
      emit(.choose(first?.source, second?.source), at: condition)
      for leaf in [first, second] {
        guard let leaf else { continue }
        words.append(leaf.word)
        touch(leaf)
      }
      replace(3, byMade: condition)
      return true
    }
  }
#endif
