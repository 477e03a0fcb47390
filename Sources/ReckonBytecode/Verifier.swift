import ReckonCatalogue

/// Proves the invariants of a draft that machines rely on, in one pass over its code:
///
/// * every byte belongs to an instruction, every index is within its table, every operation exists and has a valid
///   operand count;
/// * jumps target instructions of the same subroutine, forwards, and only `loop` jumps back;
/// * each instruction has one stack height on all paths, never below 0, and each path ends in `return` with height 1;
/// * open searches and attempts are the same on all paths, are closed in reverse order, and none is left at the end;
/// * tables are consistent and within limits, and text ranges are within their sources.
///
/// Code without jumps is verified without allocation, except for its frame.
struct Verifier: ~Copyable {
  let limits: Limits
  private(set) var frames: [Program.Frame] = []
  private(set) var isPure = true
  private(set) var cost = 0
  private(set) var hasLoops = false
  private(set) var makesValues = false
  private(set) var searches = false
  private(set) var attempts = false
  private(set) var resultCount = 0
  /// The limit on further results.
  private static let mostResults = 1 << 16

  /// The number of parameters that functions may have beyond their callers' code; nothing else bounds the memory and
  /// time that they take.
  static let spareParameters = 1 << 20

  var poll: CancellationPoll

  init(limits: Limits, isCancelled: (@Sendable () -> Bool)?) {
    poll = CancellationPoll(isCancelled)
    self.limits = limits
  }

  mutating func verify(_ draft: Program.Draft) throws(FormulaError) {
    try verifyTables(draft)
    try verifySourceMap(draft)
    frames.reserveCapacity(draft.subroutines.count)
    var end = 0
    for subroutine in draft.subroutines {
      guard subroutine.code.lowerBound == end, subroutine.code.upperBound <= draft.code.count else {
        throw failure("itsFunctionsDoNotFollowEach", "its functions are not contiguous")
      }
      end = subroutine.code.upperBound
      try verify(subroutine, of: draft)
    }
    guard end == draft.code.count else {
      throw failure("thereIsCodeOutsideOfEvery", "there is code outside all functions")
    }
  }

  @inline(never) func failure(_ key: String, _ reason: Phrase) -> FormulaError {
    FormulaError(.badImage(Phrase(key, reason)), at: SourceRange(start: 0, end: 0), in: SourceText(""))
  }

  private mutating func verify(_ subroutine: Program.Subroutine, of draft: Program.Draft) throws(FormulaError) {
    let base = subroutine.code.lowerBound
    /// The stack height at each offset, -1 if unknown, -2 inside an instruction. Empty if no byte is a jump opcode.
    var heights: [Int32] = []
    /// The open constructs, innermost last, and the same at each recorded offset that was reached or is a target.
    var open: [Open] = []
    var openAt: [Int: [Open]] = [:]
    if draft.code[subroutine.code].contains(where: { Opcode(rawValue: $0)?.layout == .target }) {
      heights.reserveCapacity(subroutine.code.count)
      heights.append(contentsOf: repeatElement(-1, count: subroutine.code.count))
    }
    var offset = base
    var height: Int32? = 0
    var highest: Int32 = 0
    var count = 0
    while offset < subroutine.code.upperBound {
      let start = offset
      let slot = start - base
      if poll.isCancelled(after: 64) { throw .cancelled }
      if !heights.isEmpty, heights[slot] != -1 {
        guard heights[slot] != -2 else {
          throw failure("jumpLeadsIntoAnInstruction", "a jump ends inside an instruction")
        }
        guard height == nil || height == heights[slot] else {
          throw failure("stackIsNotBalanced", "the stack is not balanced")
        }
        let known = openAt[slot, default: []]
        guard height == nil || known == open else {
          throw failure("searchesAreNotBalanced", "searches or attempts are not balanced")
        }
        height = heights[slot]
        open = known
      }
      guard var current = height else { throw failure("thereIsCodeThatNothingLeads", "there is unreachable code") }
      if !open.isEmpty { openAt[slot] = open }
      guard let instruction = Instruction.decode(draft.code, at: &offset), offset <= subroutine.code.upperBound else {
        throw failure("thereIsAnUnknownInstruction", "there is an unknown instruction")
      }
      if !heights.isEmpty {
        heights[slot] = current
        for inside in slot + 1..<offset - base {
          guard heights[inside] == -1 else {
            throw failure("jumpLeadsIntoAnInstruction", "a jump ends inside an instruction")
          }
          heights[inside] = -2
        }
      }
      let pops = try verifyOperands(instruction, in: subroutine, of: draft)
      guard current >= pops else { throw failure("stackRunsEmpty", "the stack underflows") }
      current += Int32(instruction.opcode.pushes) - Int32(pops)
      highest = max(highest, current)
      count += 1
      if let search = instruction.opcode.search {
        guard search == .opens || open.last == .search else { throw failure("noSearchIsOpen", "no search is open") }
        if search == .opens { open.append(.search) }
        if search == .closes { open.removeLast() }
        if search != .uses { searches = true }
      }
      if instruction.opcode == .settle {
        guard open.last == .attempt else { throw failure("noAttemptIsOpen", "no attempt is open") }
        open.removeLast()
      }
      let flow = instruction.opcode.flow
      switch flow {
      case .jump, .branch, .back:
        if searches || attempts { try note(open, at: Int(instruction.operand) - base, heights, &openAt) }
        if instruction.opcode == .attempt {
          // When it fails, only the constructs open before it stay open.
          open.append(.attempt)
          attempts = true
        }
        try verifyJump(instruction, to: Int(instruction.operand) - base, from: slot, height: current, &heights)
        height = flow == .branch ? current : nil
        if flow == .back { hasLoops = true }
      case .end:
        guard open.isEmpty else { throw failure("searchIsLeftOpen", "a search or an attempt is left open") }
        guard current == 0 else { throw failure("resultIsNotAloneOnTheStack", "the stack holds more than the result") }
        height = nil
      case .next:
        height = current
      }
    }
    guard height == nil, count > 0 else { throw failure("functionHasNoEnd", "a function does not end") }
    frames.append(Program.Frame(stackHeight: Int(highest), instructionCount: count))
  }

  private enum Open { case search, attempt }

  /// Records the open constructs on a path to an offset, which must be the same on every other path.
  private func note(
    _ open: [Open], at slot: Int, _ heights: [Int32], _ openAt: inout [Int: [Open]]
  ) throws(FormulaError) {
    let isKnown = heights.indices.contains(slot) && heights[slot] != -1
    guard !isKnown || openAt[slot, default: []] == open else {
      throw failure("searchesAreNotBalanced", "searches or attempts are not balanced")
    }
    openAt[slot] = open
  }

  private func verifyJump(
    _ instruction: Instruction, to target: Int, from slot: Int, height: Int32, _ heights: inout [Int32]
  )
    throws(FormulaError)
  {
    guard heights.indices.contains(target) else {
      throw failure("jumpLeadsOutOfItsFunction", "a jump leads out of its function")
    }
    if instruction.opcode.flow == .back {
      guard target <= slot, heights[target] == height else {
        throw failure("loopDoesNotLeadBack", "a loop does not lead back to where it began")
      }
    } else {
      guard target > slot, heights[target] == -1 || heights[target] == height else {
        throw failure("jumpDoesNotFitItsTarget", "the stack at a jump does not match its target")
      }
      heights[target] = height
    }
  }

  /// Checks an instruction's operands and returns the number of values that it pops.
  private mutating func verifyOperands(
    _ instruction: Instruction, in subroutine: Program.Subroutine, of draft: Program.Draft
  ) throws(FormulaError) -> Int {
    let opcode = instruction.opcode
    let index = Int(instruction.operand)
    var called = 0
    cost += 1
    if opcode.makesValues { makesValues = true }
    switch opcode.layout {
    case .none, .target: break
    case .index(let table):
      let size: Int
      switch table {
      case .constants: size = draft.constants.count
      case .variables: size = draft.variables.count
      case .locals: size = subroutine.localCount
      case .localPairs: size = subroutine.localCount - 1
      case .repetitions: size = 3
      case .searches:
        size = 7
        guard index >= 3 else { throw failure("itSearchesInAnUnknownWay", "it uses an unknown search method") }
        cost += 100
      case .texts: size = draft.texts.count
      case .results:
        size = Self.mostResults
        resultCount = max(resultCount, min(index, Self.mostResults) + 1)
      case .hosts:
        size = draft.hosts.count
        if index < size {
          called = draft.hosts[index].parameterCount
          isPure = isPure && draft.hosts[index].isPure
          cost += 10
        }
      case .subroutines:
        size = draft.subroutines.count
        if index < size {
          guard index > 0 else { throw failure("formulaCallsItself", "the formula calls itself") }
          called = draft.subroutines[index].parameterCount
          cost += 10
        }
      }
      guard index < size else { throw failure("indexLiesOutsideOfItsTable", "an index lies outside of its table") }
    case .valuesAndCount:
      guard let function = Program.valueFunction(instruction.operand) else {
        throw failure("itAppliesAnUnknownFunctionOfValues", "it applies an unknown function of values")
      }
      guard function.accepts(Int(instruction.count)) else {
        throw failure("functionOfValuesHasTheWrong", "a function of values has the wrong number of operands")
      }
      cost += 20
    case .operation, .operationAndCount:
      let count: Int
      switch opcode.pops {
      case .fixed(let fixed): count = fixed
      case .counted, .called: count = Int(instruction.count)
      }
      // The table has a kernel for every valid combination of operation and operand count.
      guard let kernel = Catalogue.kernel(ofOperation: instruction.operand, count: count), kernel.accepts(count) else {
        let isKnown = Operation(code: instruction.operand) != nil
        throw isKnown
          ? failure("functionHasTheWrongNumber", "a function has the wrong number of operands")
          : failure("itAppliesAnUnknownFunction", "it applies an unknown function")
      }
      let row = Catalogue.traits(Operation.function(ofCode: instruction.operand))
      // Every operation has one encoding: applyN is for operand counts without an instruction of their own.
      guard instruction.opcode != .applyN || !(1...3 ~= count) else {
        throw failure("instructionIs", "an instruction is not in its shortest form")
      }
      isPure = isPure && row.isPure
      cost += row.cost
    }
    switch opcode.pops {
    case .fixed(let fixed): return fixed
    case .counted: return Int(instruction.count)
    case .called: return called
    }
  }
}
