import ReckonBytecode
import ReckonCatalogue

extension Program {
  /// A listing of the lowered blocks, one line per instruction, after optimization.
  package func loweredListing(for policy: ErrorPolicy = .strict) -> String {
    let lowered = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
      numberMode == .double ? try self.lowered(for: policy, &poll) : try Lowering.lower(self, &poll)
    }
    guard let code = lowered else { return "not lowered: too many values are live at its jumps" }
    let draft = draft
    return code.subroutines.enumerated().map { number, subroutine in
      let title = number == 0 ? "formula" : "function \(FormulaError.Kind.shortened(draft.subroutines[number].name))"
      return ([title] + subroutine.lines(draft)).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension Program {
  /// Whether machines other than the reference machine run it.
  var isLowered: Bool {
    CancellationPoll.uninterrupted { (poll) throws(FormulaError) in try Lowering.lower(self, &poll) != nil }
  }

  /// The fastest machine that evaluates it repeatedly, in words, with the reason where that is a slow one.
  package var fastestMachine: String {
    if numberMode == .exact { return "the reference machine, since numbers are exact" }
    if holdsValues { return "the reference machine, since it takes texts, lists or missing values" }
    if searches { return "the reference machine, since search methods choose what is computed next" }
    guard isLowered else { return "the reference machine, since too many values are live at its jumps" }
    if !canRepeat { return "the reference machine, since it must not run twice" }
    if numberMode != .double { return "steps on a frame, since numbers are not doubles" }
    #if _pointerBitWidth(_64)
      let count = frames.reduce(0) { $0 + $1.instructionCount }
      let most = NativeEmitter<NativeProcessor.Assembler>.mostInstructions
      if count > most {
        return "steps on a frame, since \(count) instructions are more than the \(most) that become native code"
      }
      return "native code, where the processor has it"
    #else
      return "steps on a frame"
    #endif
  }
}

extension LoweredCode.Subroutine {
  fileprivate func lines(_ draft: Program.Draft) -> [String] {
    blocks.indices.flatMap { block -> [String] in
      let content = blocks[block]
      // The first block may only name the arguments.
      if block == 0, content.parameters.isEmpty, content.instructions.isEmpty { return [] }
      let isLoop = content.loopEnd != nil
      return ["  block \(block)\(list(content.parameters, draft))\(isLoop ? ", a loop" : ""):"]
        + instructions[content.instructions].map { "    " + line($0, draft) } + ["    " + line(content.exit, draft)]
    }
  }

  private func list(_ values: some Collection<LoweredCode.Value>, _ draft: Program.Draft) -> String {
    values.isEmpty ? "" : "(\(values.map { text($0, draft) }.joined(separator: ", ")))"
  }

  private func text(_ value: LoweredCode.Value, _ draft: Program.Draft) -> String {
    switch origins[Int(value)] {
    case .made: "v\(value)"
    case .constant(let index): "\(draft.constants[index].number)"
    case .double(let number): "\(NumericValue.double(number))"
    case .input(let index): FormulaError.Kind.shortened(draft.variables[index])
    case .zero: "0"
    }
  }

  /// The listing of an instruction.
  func line(_ instruction: LoweredCode.Instruction, _ draft: Program.Draft) -> String {
    let results = (0..<instruction.action.resultCount).map { "v\(instruction.result + LoweredCode.Value($0))" }.joined(
      separator: ", ")
    let taken = operands[instruction.operands].map { text($0, draft) }.joined(separator: ", ")
    return (results.isEmpty ? "" : "\(results) = ") + "\(name(of: instruction.action, draft)) \(taken)"
  }

  private func name(of action: LoweredCode.Action, _ draft: Program.Draft) -> String {
    switch action {
    case .apply(let code):
      guard let operation = Operation(code: code) else {
        preconditionFailure("verified code applies only operations that exist")
      }
      return operation.name
    case .host(let index): return "host \(FormulaError.Kind.shortened(draft.hosts[index].name))"
    case .call(let index, below: _): return "call \(FormulaError.Kind.shortened(draft.subroutines[index].name))"
    case .bound: return "bound"
    case .accumulate: return "accumulate"
    case .total: return "total"
    case .check: return "check"
    case .deliver(let index): return "deliver \(index)"
    case .choose: return "choose"
    case .polynomial: return "polynomial"
    case .lane(let operation): return "\(operation)"
    }
  }

  private func line(_ exit: LoweredCode.Exit, _ draft: Program.Draft) -> String {
    func way(_ edge: LoweredCode.Edge) -> String { "\(edge.block)\(list(operands[edge.arguments], draft))" }
    switch exit {
    case .return(let value): return "return \(text(value, draft))"
    case .jump(let edge): return "go to \(way(edge))"
    case .branch(let value, let edge, otherwise: let other):
      return "if \(text(value, draft)) go to \(way(edge)), otherwise to \(way(other))"
    case .repeat(let edge, steps: let steps): return "go back to \(way(edge)), \(steps) steps"
    }
  }
}
