import ReckonBytecode
import ReckonCatalogue
import ReckonForms

/// Links verified bytecode into steps over chunks of rows.
///
/// Like ``Linker`` it runs the code on a stack of descriptions. Each value has a place: an input's column, a constant, or a temporary
/// of a chunk's length, which is given back when nothing refers to it any more. Code with calls, loops, random numbers or functions of
/// the host is not linked; its rows are evaluated one by one.
///
/// - Complexity: O(code · locals) at worst, where conditionals meet.
struct BatchLinker {
  enum Entry {
    case place(Int)
    /// An operation on two places that waits for the next one, to be done in the same pass.
    case pair(HandlerForm.Arithmetic, Int, Int)
    /// The same with another operation behind it: (a ∘ b) • c.
    case chain(HandlerForm.Arithmetic, HandlerForm.Arithmetic, Int, Int, Int)
    /// (a·b + c)·b, of which another sum makes two steps of a polynomial.
    case polynomial(Int, Int, plus: Int)
    case comparison(HandlerForm.Comparison, Int, Int)
    /// The place of a mask.
    case mask(Int)
  }

  let program: Program
  let draft: Program.Draft
  let hasChecks: Bool
  var steps: [BatchStep] = []
  /// The operands of functions of many operands.
  var manyOperands: [Int] = []
  var stack: [Entry] = []
  /// Entries below belong to code around the running branch.
  var floor = 0
  /// The place of each local's value.
  var locals: [Int] = []
  /// The index of the last instruction that reads each local.
  var lastRead: [Int] = []
  var instructions: [Instruction] = []
  /// For jumps, the index of the target.
  var targets: [Int: Int] = [:]
  var constants: [Double] = []
  var constantPlaces: [UInt64: Int] = [:]
  var usesInput: [Bool]
  /// How many entries and locals hold each temporary.
  var holders: [Int] = []
  var freeTemporaries: [Int] = []
  /// The mask of the rows for which the running branch counts, if there is one.
  var active: Int?
  var marksSuspects = false
  var depth = 0

  /// Temporaries get their places when the number of constants is known; until then they are numbered from here.
  static let temporaryBase = 1 << 30
  static let depthLimit = 100
  static let instructionLimit = 1 << 14
  static let temporaryLimit = 1 << 10

  /// The steps of a program, or nothing when its rows must be evaluated one by one.
  static func link(_ program: Program, hasChecks: Bool) -> BatchCode? {
    guard program.draft.subroutines.count == 1, program.isPure, program.draft.hosts.isEmpty, program.numberMode == .double,
      program.frames[0].instructionCount <= instructionLimit
    else { return nil }
    var linker = BatchLinker(program, hasChecks: hasChecks)
    guard linker.decode(), linker.link(0, linker.instructions.count - 1), linker.finish() else { return nil }
    return linker.code
  }

  private init(_ program: Program, hasChecks: Bool) {
    self.program = program
    draft = program.draft
    self.hasChecks = hasChecks
    usesInput = Array(repeating: false, count: program.variables.count)
  }

  private mutating func decode() -> Bool {
    let subroutine = draft.subroutines[0]
    lastRead = Array(repeating: -1, count: subroutine.localCount)
    locals = Array(repeating: place(ofConstant: 0), count: subroutine.localCount)
    var indices: [Int: Int] = [:]
    var offset = subroutine.code.lowerBound
    while offset < subroutine.code.upperBound {
      indices[offset] = instructions.count
      guard let instruction = Instruction.decode(draft.code, at: &offset) else {
        preconditionFailure("verified code consists of instructions")
      }
      if instruction.opcode == .local { lastRead[Int(instruction.operand)] = instructions.count }
      instructions.append(instruction)
    }
    for (index, instruction) in instructions.enumerated() where instruction.opcode.layout == .target {
      targets[index] = indices[Int(instruction.operand)]
    }
    return instructions.last?.opcode == .return
  }

  /// Takes the last entry as the result.
  private mutating func finish() -> Bool {
    guard stack.count == 1, let result = popPlace() else { return false }
    if let last = steps.last, last.destination == result, result >= Self.temporaryBase {
      steps[steps.count - 1].destination = BatchCode.output
    } else {
      steps.append(BatchStep(kernel: BatchKernels.copy, destination: BatchCode.output, a: result))
    }
    return holders.count <= Self.temporaryLimit
  }

  private var code: BatchCode {
    let firstTemporary = BatchCode.firstInput + usesInput.count + constants.count
    func final(_ place: Int) -> Int {
      place >= Self.temporaryBase
        ? place - Self.temporaryBase + firstTemporary : place < 0 ? -place - 1 + BatchCode.firstInput + usesInput.count : place
    }
    let placed = steps.map { step in
      var step = step
      step.destination = final(step.destination)
      (step.a, step.b, step.c, step.d) = (final(step.a), final(step.b), final(step.c), final(step.d))
      return step
    }
    return BatchCode(
      steps: placed, operands: manyOperands.map(final), inputCount: usesInput.count, usedInputs: usesInput.indices.filter { usesInput[$0] },
      constants: constants,
      temporaryCount: holders.count, marksSuspects: marksSuspects)
  }

  // MARK: Places

  /// Constants are numbered down from -1 until their first place is known.
  mutating func place(ofConstant value: Double) -> Int {
    if let known = constantPlaces[value.bitPattern] { return known }
    constants.append(value)
    constantPlaces[value.bitPattern] = -constants.count
    return -constants.count
  }

  func isConstant(_ place: Int, _ value: Double) -> Bool { place < 0 && constants[-place - 1].bitPattern == value.bitPattern }

  mutating func hold(_ place: Int) {
    if place >= Self.temporaryBase { holders[place - Self.temporaryBase] += 1 }
  }

  mutating func release(_ place: Int) {
    guard place >= Self.temporaryBase else { return }
    holders[place - Self.temporaryBase] -= 1
    if holders[place - Self.temporaryBase] == 0 { freeTemporaries.append(place) }
  }

  /// A temporary that is held once.
  private mutating func takeTemporary() -> Int {
    if let place = freeTemporaries.popLast() {
      holders[place - Self.temporaryBase] = 1
      return place
    }
    holders.append(1)
    return Self.temporaryBase + holders.count - 1
  }

  /// Emits a kernel that takes its operands from places and gives them back; the result's place is held once.
  mutating func emit(_ kernel: VectorKernel, _ operands: Int..., word: Int = 0) -> Int {
    for operand in operands { release(operand) }
    var step = BatchStep(kernel: kernel, destination: takeTemporary(), word: word)
    step.a = operands[0]
    step.b = operands.count > 1 ? operands[1] : operands[0]
    step.c = operands.count > 2 ? operands[2] : operands[0]
    step.d = operands.count > 3 ? operands[3] : operands[0]
    steps.append(step)
    return step.destination
  }

  // MARK: Entries

  mutating func push(_ place: Int) { stack.append(.place(place)) }

  mutating func pop() -> Entry? {
    guard stack.count > floor else { return nil }
    return stack.removeLast()
  }

  /// The place of an entry's value as a number.
  mutating func number(_ entry: Entry) -> Int {
    switch entry {
    case .place(let place): place
    case .pair(let operation, let a, let b): emit(BatchKernels.single(operation), a, b)
    case .chain(let first, let second, let a, let b, let c): emit(BatchKernels.double(first, second), a, b, c)
    case .polynomial(let a, let b, let c):
      {
        hold(b)
        return emit(BatchKernels.chain(.multiply, .add, .multiply), a, b, c, b)
      }()
    case .comparison, .mask: emit(BatchKernels.numberOfMask, mask(entry))
    }
  }

  /// The place of the mask of the rows in which an entry is true.
  mutating func mask(_ entry: Entry) -> Int {
    switch entry {
    case .mask(let place): place
    case .comparison(let comparison, let a, let b): emit(BatchKernels.compare(comparison), a, b)
    case .place, .pair, .chain, .polynomial: emit(BatchKernels.maskOfNumber, number(entry))
    }
  }

  mutating func popPlace() -> Int? {
    guard let entry = pop() else { return nil }
    return number(entry)
  }
}
