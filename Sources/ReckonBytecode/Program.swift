import ReckonCatalogue

/// A compiled formula: verified bytecode with its constants, names and source map. Immutable, and safe to share between threads.
public struct Program: Sendable {
  /// The parts of a program before verification.
  package struct Draft: Sendable {
    package var code: [UInt8] = []
    /// The first is the formula itself; the others are the functions that it calls.
    package var subroutines: [Subroutine] = []
    /// The constants, all of the kind of numbers that the program computes with.
    package var constants: [Constant] = []
    /// The texts that the code has.
    package var texts: [String] = []
    package var variables: [String] = []
    /// The unit of each input, empty for a plain number; no units at all when all inputs are plain numbers.
    package var inputUnits: [String] = []
    package var hosts: [HostSignature] = []
    package var sources: [SourceText] = []
    /// In the order of their offsets.
    package var sourceMap: [SourceMapEntry] = []
    package var notes: [FormulaNote] = []
    package var angleUnit: AngleUnit = .degrees
    package var numberMode: NumberMode = .double
    package var resultForm: ResultForm = .plain
    /// The day of the exchange rates that the code holds, empty when it holds none.
    package var ratesDate = ""
    package var isOptimized = true

    package init() {}

    /// Whether its inputs, its result or the host's functions are of kinds that are not numbers.
    var holdsValues: Bool {
      !resultForm.kind.isNumeric || inputUnits.contains { !ValueKind(ofInput: $0).isNumeric } || hosts.contains { $0.values != nil }
    }

    /// The bytes of its code, constants and tables.
    package var byteCount: Int {
      code.count + constants.reduce(0) { $0 + $1.byteCount } + texts.reduce(0) { $0 + 16 + $1.utf8.count } + sourceMap.count * 16
        + variables.count * 8 + subroutines.count * 32
    }
  }

  /// A stretch of code with a frame of its own.
  package struct Subroutine: Hashable, Sendable {
    package var name: String
    package var code: Range<Int>
    /// The number of values that the caller pushes; they become the first locals.
    package var parameterCount: Int
    /// The number of locals, parameters included.
    package var localCount: Int

    package init(name: String, code: Range<Int>, parameterCount: Int, localCount: Int) {
      self.name = name
      self.code = code
      self.parameterCount = parameterCount
      self.localCount = localCount
    }
  }

  /// The verifier's facts about a subroutine.
  package struct Frame: Hashable, Sendable {
    /// The most values on its operand stack at once.
    package let stackHeight: Int
    /// The number of its instructions: the steps that a call costs.
    package let instructionCount: Int
  }

  /// A function that the program expects the host to have.
  public struct HostSignature: Hashable, Sendable {
    public let name: String
    public let parameterCount: Int
    /// A pure function gives the same result for the same arguments and does nothing else.
    public let isPure: Bool
    /// The kind of its results, for a function that takes and returns values of any kind; `nil` for one of numbers.
    package let values: ValueKind?

    package init(name: String, parameterCount: Int, isPure: Bool, values: ValueKind? = nil) {
      self.values = values
      self.name = name
      self.parameterCount = parameterCount
      self.isPure = isPure
    }
  }

  /// The source of the instruction at an offset.
  package struct SourceMapEntry: Hashable, Sendable {
    package let offset: Int
    /// The index among the program's sources.
    package let source: Int
    package let range: SourceRange

    package init(offset: Int, source: Int, range: SourceRange) {
      self.offset = offset
      self.source = source
      self.range = range
    }
  }

  /// Shared, so that copying a program costs one retain.
  private final class Storage: Sendable {
    let draft: Draft
    let frames: [Frame]
    let isPure: Bool
    let cost: Int
    let hasLoops: Bool
    let holdsValues: Bool
    let searches: Bool
    let attempts: Bool
    let resultCount: Int

    /// Takes over a draft, and leaves an empty one.
    init(taking draft: inout Draft, _ verifier: borrowing Verifier) {
      (frames, isPure, cost, hasLoops) = (verifier.frames, verifier.isPure, verifier.cost, verifier.hasLoops)
      (searches, attempts, resultCount) = (verifier.searches, verifier.attempts, verifier.resultCount)
      holdsValues = verifier.makesValues || draft.holdsValues
      var taken = Draft()
      swap(&taken, &draft)
      self.draft = taken
    }
  }

  private let storage: Storage

  /// Verifies a draft, as ``init(taking:limits:isCancelled:)``.
  package init(verifying draft: Draft, limits: Limits = Limits(), isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) {
    var draft = draft
    try self.init(taking: &draft, limits: limits, isCancelled: isCancelled)
  }

  /// Verifies a draft, which is handed over without a copy: the only way to a program.
  ///
  /// - Parameter isCancelled: called at least once in a millisecond; true ends verifying.
  /// - Throws: `badImage` when the draft is not a program that machines can run without checks; `cancelled`.
  /// - Complexity: O(code).
  package init(
    taking draft: inout Draft, limits: Limits = Limits(), isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) {
    var verifier = Verifier(limits: limits, isCancelled: isCancelled)
    try verifier.verify(draft)
    storage = Storage(taking: &draft, verifier)
  }

  package var draft: Draft { storage.draft }
  package var frames: [Frame] { storage.frames }
  // Accessors that avoid copying the whole program.
  package var variableCount: Int { storage.draft.variables.count }
  package var hostFunctionCount: Int { storage.draft.hosts.count }
  package var code: [UInt8] { storage.draft.code }
  package var subroutines: [Subroutine] { storage.draft.subroutines }
  package var constants: [Constant] { storage.draft.constants }
  package var texts: [String] { storage.draft.texts }
  /// The unit of an input; empty for a plain number.
  package func inputUnit(at index: Int) -> String { storage.draft.inputUnits.isEmpty ? "" : storage.draft.inputUnits[index] }
  /// Whether evaluations may hold texts, lists or missing values, so that the reference machine runs them on values of any kind.
  package var holdsValues: Bool { storage.holdsValues }

  /// Whether evaluations may search: integrals, roots, extremes.
  package var searches: Bool { storage.searches }
  /// Whether it continues after failures.
  package var attempts: Bool { storage.attempts }

  /// The number of results beside the value.
  package var resultCount: Int { storage.resultCount }

  /// The names of the inputs, in the order in which evaluation takes their values.
  public var variables: [String] { storage.draft.variables }
  /// The units that the inputs' numbers are in, in the order of ``variables``; `nil` for a plain number.
  public var inputUnits: [String?] {
    storage.draft.inputUnits.isEmpty ? variables.map { _ in nil } : storage.draft.inputUnits.map { $0.isEmpty ? nil : $0 }
  }
  /// Whether its value, or one of its inputs, is something else than a plain number.
  package var hasKinds: Bool { storage.draft.resultForm.kind != .number || !storage.draft.inputUnits.isEmpty }
  /// The functions of the host that the program calls.
  public var hostFunctions: [HostSignature] { storage.draft.hosts }
  /// Remarks on readings that could surprise.
  public var notes: [FormulaNote] { storage.draft.notes }
  /// The unit in which the formula takes and gives angles.
  public var angleUnit: AngleUnit { storage.draft.angleUnit }
  /// The kind of numbers that the formula computes with.
  public var numberMode: NumberMode { storage.draft.numberMode }
  /// The form in which the formula's value is shown: by its kind, or as the formula requests.
  public var resultForm: ResultForm { storage.draft.resultForm }
  /// The day of the exchange rates by which the formula converts, as `2026-10-30`; `nil` when it converts no currency.
  public var ratesDate: String? { storage.draft.ratesDate.isEmpty ? nil : storage.draft.ratesDate }
  /// The formula's own text.
  public var source: SourceText { storage.draft.sources.first ?? SourceText("") }
  /// Whether evaluating twice with the same inputs gives the same result.
  public var isPure: Bool { storage.isPure }
  /// Whether an evaluation may be repeated without a visible effect: it calls no function of the host that does more than compute.
  package var canRepeat: Bool { storage.draft.hosts.allSatisfy { $0.isPure } }
  /// Whether an evaluation may run some code more than once, so that it may cost any multiple of ``cost``.
  package var repeats: Bool {
    storage.draft.subroutines.count > 1 || storage.hasLoops
  }
  /// About how many additions one evaluation costs when every instruction runs once.
  public var cost: Int { storage.cost }
  /// Whether the compiler folded, shared and inlined.
  public var isOptimized: Bool { storage.draft.isOptimized }
  /// The size of the code in bytes.
  public var codeSize: Int { storage.draft.code.count }

  /// The source of the instruction at a code offset.
  package func place(of offset: Int) -> (source: SourceText, range: SourceRange) {
    let map = draft.sourceMap
    var low = 0
    var high = map.count
    while low < high {
      let middle = (low + high) / 2
      if map[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return (source, SourceRange(start: 0, end: source.text.utf8.count)) }
    return (draft.sources[map[low - 1].source], map[low - 1].range)
  }
}

extension Program: Hashable {
  /// Programs are equal when their stored forms are: constants by their bits, so that NaN equals itself and 0 differs from -0.
  public static func == (a: Program, b: Program) -> Bool { a.storage === b.storage || a.image == b.image }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(draft.code)
    hasher.combine(draft.sources)
    hasher.combine(draft.constants)
  }
}
