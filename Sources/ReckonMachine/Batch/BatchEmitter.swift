import ReckonBytecode
import ReckonCatalogue

/// Compiles lowered code into steps over chunks of rows.
///
/// Each value has a slot: an input's column, a constant, or a temporary of a chunk's length, released after the value's
/// last use. Code with loops, recursive functions, host functions, or random numbers that not every row draws in the
/// same way has no steps; its rows are evaluated one by one.
///
/// - Complexity: O(code).
struct BatchEmitter: ~Copyable {
  enum Entry {
    case place(Int)
    /// The slot of a mask: a value that is 1 or 0.
    case mask(Int)

    var place: Int {
      switch self {
      case .place(let place), .mask(let place): place
      }
    }
  }

  let code: LoweredCode.Subroutine
  let extents: BlockExtents
  private let constantNumbers: [Double]
  private let resultCount: Int
  var steps: [BatchStep] = []
  /// The operands of functions of many operands.
  var manyOperands: [Int] = []
  /// The entries of values that are defined and still live, by value.
  private var entries: [Entry?]
  /// The number of remaining uses of each value.
  private var remainingUses: [Int32]
  private var constants: [Double] = []
  private var constantPlaces: [UInt64: Int] = [:]
  /// The coefficients of polynomials.
  private var lists: [[Double]] = []
  private var usesInput: [Bool]
  /// The number of entries and masks that hold each temporary.
  private var holders: [Int] = []
  private var freeTemporaries: [Int] = []
  private var result: Int?
  /// The temporaries that hold the results other than the value.
  private var furtherResults: [Int: Int] = [:]
  // State of blocks: see BatchEmitter+Blocks.
  var arrivals: [[Arrival]]
  var masks: [Mask] = []
  /// The mask of the rows that are active in the block; `nil` for all.
  var active: Int?
  /// The skips that target each block.
  var skips: [Int: [Int]] = [:]
  var marksSuspects = false
  /// The random numbers that each row draws, in order.
  private var draws: [BatchCode.Draw] = []

  /// Temporaries and lists get their slots when the number of constants is known; until then they are numbered from
  /// here.
  private static let temporaryBase = 1 << 30
  private static let listBase = 1 << 29
  private static let instructionLimit = 1 << 14
  private static let temporaryLimit = 1 << 10

  /// Whether a program can have steps.
  static func takes(_ program: Program) -> Bool {
    program.draft.hosts.isEmpty && program.numberMode == .double
      && program.frames[0].instructionCount <= instructionLimit
  }

  /// The steps of a program's lowered code; none when its rows must be evaluated one by one.
  static func emit(_ program: Program, _ lowered: LoweredCode, _ poll: inout CancellationPoll) throws(FormulaError)
    -> BatchProgram
  {
    guard let (code, callNeeds) = try lowered.joiningCalls(of: program, &poll) else { return BatchProgram(nil) }
    var emitter = BatchEmitter(code, program)
    for block in emitter.code.blocks.indices { guard try emitter.emit(block, &poll) else { return BatchProgram(nil) } }
    return BatchProgram(emitter.finished, callNeeds)
  }

  private init(_ code: LoweredCode.Subroutine, _ program: Program) {
    self.code = code
    extents = BlockExtents(code)
    constantNumbers = program.constants.map { $0.double }
    resultCount = program.resultCount
    entries = code.origins.map { _ in nil }
    remainingUses = code.useCounts
    usesInput = Array(repeating: false, count: program.variables.count)
    arrivals = code.blocks.map { _ in [] }
  }

  /// Makes a value the result, which is written after all other steps.
  mutating func finish(_ value: LoweredCode.Value) {
    let place = number(take(value))
    // The step writes to the output directly, unless its value is also a further result or is read again.
    if let last = steps.last, last.destination == place, isHeldOnce(place) {
      steps[steps.count - 1].destination = BatchCode.output
    } else {
      steps.append(BatchStep(kernel: BatchKernels.copy, destination: BatchCode.output, a: place))
    }
    result = place
  }

  /// Keeps a value as a further result: in a temporary of its own, which is never released.
  mutating func deliver(_ value: LoweredCode.Value, as index: Int) {
    let place = number(take(value))
    furtherResults[index] = place >= Self.temporaryBase ? place : emit(BatchKernels.copy, place)
  }

  private var finished: BatchCode? {
    guard result != nil, furtherResults.count == resultCount, holders.count <= Self.temporaryLimit else { return nil }
    let firstConstant = BatchCode.firstInput + usesInput.count
    let firstList = firstConstant + constants.count
    func final(_ place: Int) -> Int {
      if place >= Self.temporaryBase { return place - Self.temporaryBase + firstList + lists.count }
      if place >= Self.listBase { return place - Self.listBase + firstList }
      return place < 0 ? -place - 1 + firstConstant : place
    }
    let placed = steps.map { step in
      var step = step
      step.destination = final(step.destination)
      (step.a, step.b, step.c) = (final(step.a), final(step.b), final(step.c))
      return step
    }
    let placedDraws = draws.map { BatchCode.Draw(place: final($0.place), bounds: $0.bounds) }
    return BatchCode(
      steps: placed, draws: placedDraws, operands: manyOperands.map(final), inputCount: usesInput.count,
      usedInputs: usesInput.indices.filter { usesInput[$0] }, constants: constants, lists: lists,
      temporaryCount: holders.count,
      furtherResults: (0..<resultCount).compactMap { furtherResults[$0].map(final) }, marksSuspects: marksSuspects)
  }

  /// Reserves a slot for a random number, live for the whole run; `nil` unless every row draws it between the same
  /// bounds.
  mutating func draw(between bounds: ArraySlice<LoweredCode.Value>) -> Int? {
    let values = bounds.compactMap { constant($0) }
    guard code.blocks.count == 1, values.count == bounds.count else { return nil }
    let place = takeTemporary()
    hold(place)
    draws.append(BatchCode.Draw(place: place, bounds: values.count == 2 ? (values[0], values[1]) : nil))
    return place
  }

  // MARK: Places

  /// Constants are numbered down from -1 until the slot of the first one is known.
  mutating func place(ofConstant value: Double) -> Int {
    if let known = constantPlaces[value.bitPattern] { return known }
    constants.append(value)
    constantPlaces[value.bitPattern] = -constants.count
    return -constants.count
  }

  func isConstant(_ place: Int, _ value: Double) -> Bool {
    place < 0 && constants[-place - 1].bitPattern == value.bitPattern
  }

  mutating func place(ofList list: [Double]) -> Int {
    lists.append(list)
    return Self.listBase + lists.count - 1
  }

  mutating func hold(_ place: Int) {
    if place >= Self.temporaryBase { holders[place - Self.temporaryBase] += 1 }
  }

  /// Whether a slot is a temporary that only the caller holds.
  private func isHeldOnce(_ place: Int) -> Bool {
    place >= Self.temporaryBase && holders[place - Self.temporaryBase] == 1
  }

  mutating func release(_ place: Int) {
    guard place >= Self.temporaryBase else { return }
    holders[place - Self.temporaryBase] -= 1
    if holders[place - Self.temporaryBase] == 0 { freeTemporaries.append(place) }
  }

  /// A temporary with one holder.
  private mutating func takeTemporary() -> Int {
    if let place = freeTemporaries.popLast() {
      holders[place - Self.temporaryBase] = 1
      return place
    }
    holders.append(1)
    return Self.temporaryBase + holders.count - 1
  }

  /// Emits a kernel that reads its operands from slots and releases them; the result's slot has one holder.
  mutating func emit(_ kernel: VectorKernel, _ operands: Int..., word: Int = 0) -> Int {
    for operand in operands { release(operand) }
    var step = BatchStep(kernel: kernel, destination: takeTemporary(), word: word)
    step.a = operands[0]
    step.b = operands.count > 1 ? operands[1] : operands[0]
    step.c = operands.count > 2 ? operands[2] : operands[0]
    steps.append(step)
    return step.destination
  }

  // MARK: Values

  /// The number, if the value is a constant.
  func constant(_ value: LoweredCode.Value) -> Double? {
    switch code.origins[Int(value)] {
    case .constant(let index): constantNumbers[index]
    case .double(let number): number
    case .zero: 0
    case .made, .input: nil
    }
  }

  /// The entry of a value for one of its uses. Its slots are held for the caller, who releases them.
  mutating func take(_ value: LoweredCode.Value) -> Entry {
    if let number = constant(value) { return .place(place(ofConstant: number)) }
    if case .input(let index) = code.origins[Int(value)] {
      usesInput[index] = true
      return .place(BatchCode.firstInput + index)
    }
    guard let entry = entries[Int(value)] else { preconditionFailure("lowered code makes each value before its uses") }
    remainingUses[Int(value)] -= 1
    if remainingUses[Int(value)] == 0 {
      entries[Int(value)] = nil
    } else {
      hold(entry.place)
    }
    return entry
  }

  /// Defines the entry of a value, which holds its slots from here on.
  mutating func define(_ value: LoweredCode.Value, _ entry: Entry) {
    if remainingUses[Int(value)] == 0 { release(entry.place) } else { entries[Int(value)] = entry }
  }

  /// The slot of an entry's value as a number.
  mutating func number(_ entry: Entry) -> Int {
    switch entry {
    case .place(let place): place
    case .mask(let place): emit(BatchKernels.numberOfMask, place)
    }
  }

  /// The slot of the mask of the rows in which an entry is true.
  mutating func mask(_ entry: Entry) -> Int {
    switch entry {
    case .mask(let place): place
    case .place(let place): emit(BatchKernels.maskOfNumber, place)
    }
  }
}
