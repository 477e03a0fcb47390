#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Functions, and the checks that stand before what could swallow a value.
  extension Linker {
    /// Links the application of a function.
    mutating func linkApplication(_ instruction: Instruction) {
      let count =
        switch instruction.opcode.pops {
        case .fixed(let count): count
        case .counted, .called: Int(instruction.count)
        }
      guard let kernel = Catalogue.kernel(ofOperation: instruction.operand, count: count) else {
        preconditionFailure("verified code applies only operations that have a kernel")
      }
      switch kernel {
      case .unary(let function): linkUnary(unsafeBitCast(function, to: Int.self), instruction.operand)
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
    }

    /// Functions use all registers; handlers keep those below the result's. Values that lie above it are stored.
    mutating func spare(below index: Int) {
      for register in (index & 3) + 1..<4 {
        let owner = state.registers[register]
        guard owner >= 0, owner < index else { continue }
        store(owner)
        state.registers[register] = -1
      }
    }

    /// After a function: the registers above the result's hold nothing.
    mutating func takeApplied(_ count: Int, _ index: Int) {
      for register in (index & 3) + 1..<4 { state.registers[register] = -1 }
      replace(count, byMade: index)
    }

    private static let sine = Operation(.sin, unit: .radians).code
    private static let cosine = Operation(.cos, unit: .radians).code

    mutating func linkUnary(_ function: Int, _ code: UInt32) {
      let circular: HandlerForm.Circular? = code == Self.sine ? .sine : code == Self.cosine ? .cosine : nil
      switch Operation.function(ofCode: code) {
      case .sqrt: return linkUnary(.squareRoot)
      case .abs: return linkUnary(.magnitude)
      case .truth: return linkUnary(.truth)
      default: break
      }
      switch state.stack[state.stack.count - 1] {
      case .leaf(let leaf):
        freeRegister(for: nextMade)
        spare(below: nextMade)
        let own = circular.flatMap { leaf.source == .variable ? HandlerForm.circularVariable($0) : nil }
        emit(own ?? .applySource(leaf.source), at: nextMade, function, leaf.word)
        touch(leaf)
        takeApplied(1, nextMade)
      case .pair(let pair, let a, let b):
        freeRegister(for: nextMade)
        spare(below: nextMade)
        let own = circular.flatMap { pair.rank == nil ? nil : HandlerForm.circularPair($0, pair) }
        emit(own ?? .applyPair(pair), at: nextMade, function, a.word, b.word)
        touch(a, b)
        takeApplied(1, nextMade)
      case .made, .scaled:
        let index = makeTopOne()
        spare(below: index)
        emit(circular.map { .circularStack($0) } ?? .applyStack, at: index, function)
        takeApplied(1, index)
      }
    }

    mutating func linkBinary(_ function: Int) {
      let top = state.stack.count - 1
      if let leaf = leaf(at: top) {
        make(top - 1)
        let index = madeValue(at: top - 1)
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
        let index = madeValue(at: top - 1)
        spare(below: index)
        emit(.applyStackStack, at: index, function)
        takeApplied(2, index)
      }
    }

    mutating func linkTernary(_ function: Int) {
      let top = state.stack.count - 1
      if let low = leaf(at: top - 1), let high = leaf(at: top), low.source == .constant, high.source == .constant {
        make(top - 2)
        let index = madeValue(at: top - 2)
        spare(below: index)
        emit(.applyStackConstants, at: index, function, low.word, high.word)
        takeApplied(3, index)
      } else {
        makeTop(3)
        let index = madeValue(at: top - 2)
        spare(below: index)
        emit(.applyStackStackStack, at: index, function)
        takeApplied(3, index)
      }
    }

    // MARK: Checks

    /// Links a check, together with the division behind it by the value that it looks at.
    mutating func linkCheck(_ at: Int) -> Int {
      let index = makeTopOne()
      let top = state.stack.count - 1
      if linkCheckedApplication(at + 1, index) { return at + 2 }
      if linkCheckedTernary(at + 1, index) { return at + 4 }
      guard at + 1 < instructions.count, instructions[at + 1].opcode == .divide, !isMeeting(at + 1) else {
        emit(.check, at: index)
        return at + 1
      }
      switch state.stack[top - 1] {
      case .leaf(let leaf):
        emit(.checkedDivideSourceStack(leaf.source), at: index, leaf.word)
        touch(leaf)
        replace(2, byMade: index)
      case .pair:
        // The dividend waits under its divisor: it is computed above it.
        emit(.check, at: index)
        return at + 1
      case .made, .scaled:
        makeTop(2)
        let dividend = madeValue(at: top - 1)
        emit(.checkedDivideStackStack, at: dividend)
        replace(2, byMade: dividend)
      }
      return at + 2
    }

    /// Links a function whose last operand has to be looked at first; false when the instruction is no such function.
    mutating func linkCheckedApplication(_ at: Int, _ index: Int) -> Bool {
      guard at < instructions.count, !isMeeting(at) else { return false }
      let code = instructions[at].operand
      switch instructions[at].opcode {
      case .apply1:
        guard !Self.hasOwnForm(Operation.function(ofCode: code)), case .unary(let function)? = Catalogue.kernel(ofOperation: code, count: 1)
        else { return false }
        spare(below: index)
        emit(.checkedApplyStack, at: index, unsafeBitCast(function, to: Int.self))
        takeApplied(1, index)
      case .apply2:
        guard let leaf = leaf(at: state.stack.count - 2), case .binary(let function)? = Catalogue.kernel(ofOperation: code, count: 2)
        else { return false }
        spare(below: index)
        emit(.checkedApplySourceStack(leaf.source), at: index, unsafeBitCast(function, to: Int.self), leaf.word)
        touch(leaf)
        takeApplied(2, index)
      default: return false
      }
      return true
    }

    /// Links two constants and a function of them and the value that is looked at, such as clamp; false when they are not that.
    mutating func linkCheckedTernary(_ at: Int, _ index: Int) -> Bool {
      guard at + 2 < instructions.count, instructions[at].opcode == .constant, instructions[at + 1].opcode == .constant,
        instructions[at + 2].opcode == .apply3, !isMeeting(at), !isMeeting(at + 1), !isMeeting(at + 2),
        case .ternary(let function)? = Catalogue.kernel(ofOperation: instructions[at + 2].operand, count: 3)
      else { return false }
      let constants = [at, at + 1].map { constantWord(draft.constants[Int(instructions[$0].operand)].double) }
      spare(below: index)
      emit(.checkedApplyStackConstants, at: index, unsafeBitCast(function, to: Int.self), constants[0], constants[1])
      takeApplied(1, index)
      return true
    }

    /// Whether a function is a form, rather than called.
    private static func hasOwnForm(_ id: Function.ID) -> Bool { id == .sqrt || id == .abs || id == .truth }
  }
#endif
