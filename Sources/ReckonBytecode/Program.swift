import ReckonCatalogue

/// A compiled formula: verified bytecode with its constants, names and source map. Immutable, and safe to share between
/// threads.
public struct Program: Sendable {
  /// The content of a program before verification.
  package struct Draft: Sendable {
    package var code: [UInt8] = []
    /// The first is the formula itself; the others are its functions.
    package var subroutines: [Subroutine] = []
    /// The constants, all in the program's number mode.
    package var constants: [Constant] = []
    /// The texts that the code refers to.
    package var texts: [String] = []
    package var variables: [String] = []
    /// The unit of each input, empty for a plain number; empty as a whole if all inputs are plain numbers.
    package var inputUnits: [String] = []
    package var hosts: [HostSignature] = []
    package var sources: [SourceText] = []
    /// Sorted by offset.
    package var sourceMap: [SourceMapEntry] = []
    package var notes: [FormulaNote] = []
    package var angleUnit: AngleUnit = .degrees
    package var numberMode: NumberMode = .double
    package var resultForm: ResultForm = .plain
    /// The date of the exchange rates in the code, empty if there are none.
    package var ratesDate = ""
    package var isOptimized = true

    package init() {}

    /// Whether its inputs, its result or the host functions are of kinds other than numbers.
    var holdsValues: Bool {
      !resultForm.kind.isNumeric || inputUnits.contains { !ValueKind(ofInput: $0).isNumeric }
        || hosts.contains { $0.values != nil }
    }

    /// The size of its code, constants and tables in bytes.
    package var byteCount: Int {
      code.count + constants.reduce(0) { $0 + $1.byteCount } + texts.reduce(0) { $0 + 16 + $1.utf8.count } + sourceMap
        .count * 16
        + variables.count * 8 + subroutines.count * 32
    }
  }

  /// A range of code with a frame of its own.
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

  /// The facts that the verifier has established about a subroutine.
  package struct Frame: Hashable, Sendable {
    /// The maximum height of its operand stack.
    package let stackHeight: Int
    /// The number of its instructions: the steps that a call costs.
    package let instructionCount: Int
  }

  /// A function that the program requires of the host.
  public struct HostSignature: Hashable, Sendable {
    public let name: String
    public let parameterCount: Int
    /// A pure function returns the same result for the same arguments and has no side effects.
    public let isPure: Bool
    /// The kind of its results, for a function on values of any kind; `nil` for one on numbers.
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
    /// The index of its text among the program's sources.
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

    /// Takes ownership of a draft, leaving an empty one.
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

  /// Verifies a draft like ``init(taking:limits:isCancelled:)``.
  package init(verifying draft: Draft, limits: Limits = Limits(), isCancelled: (@Sendable () -> Bool)? = nil)
    throws(FormulaError)
  {
    var draft = draft
    try self.init(taking: &draft, limits: limits, isCancelled: isCancelled)
  }

  /// Verifies a draft, taken without a copy: the only way to create a program.
  ///
  /// - Parameter isCancelled: called at least once per millisecond; true ends verification.
  /// - Throws: `badImage` if the draft is not a program that machines can run without checks; `cancelled`.
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
  package func inputUnit(at index: Int) -> String {
    storage.draft.inputUnits.isEmpty ? "" : storage.draft.inputUnits[index]
  }
  /// Whether evaluations may use texts, lists or missing values, so that the reference machine runs them on values of
  /// any kind.
  package var holdsValues: Bool { storage.holdsValues }

  /// Whether evaluations may search: integrals, roots, extremes.
  package var searches: Bool { storage.searches }
  /// Whether it handles failures.
  package var attempts: Bool { storage.attempts }

  /// The number of further results.
  package var resultCount: Int { storage.resultCount }

  /// The names of the inputs, in the order of their values in an evaluation.
  public var variables: [String] { storage.draft.variables }
  /// The units of the inputs, in the order of ``variables``; `nil` for a plain number.
  public var inputUnits: [String?] {
    storage.draft.inputUnits.isEmpty
      ? variables.map { _ in nil } : storage.draft.inputUnits.map { $0.isEmpty ? nil : $0 }
  }
  /// Whether its value, or one of its inputs, is not a plain number.
  package var hasKinds: Bool { storage.draft.resultForm.kind != .number || !storage.draft.inputUnits.isEmpty }
  /// The host functions that the program calls.
  public var hostFunctions: [HostSignature] { storage.draft.hosts }
  /// Notes on readings of the text that could surprise.
  public var notes: [FormulaNote] { storage.draft.notes }
  /// The unit of angles in the formula's arguments and results.
  public var angleUnit: AngleUnit { storage.draft.angleUnit }
  /// The number mode of the formula.
  public var numberMode: NumberMode { storage.draft.numberMode }
  /// The display form of the formula's value: by its kind, or as the formula requests.
  public var resultForm: ResultForm { storage.draft.resultForm }
  /// The date of the exchange rates that the formula uses, such as `2026-10-30`; `nil` if it converts no currency.
  public var ratesDate: String? { storage.draft.ratesDate.isEmpty ? nil : storage.draft.ratesDate }
  /// The formula's own text.
  public var source: SourceText { storage.draft.sources.first ?? SourceText("") }
  /// Whether evaluating twice with the same inputs returns the same result.
  public var isPure: Bool { storage.isPure }
  /// Whether an evaluation may be repeated without a visible effect: it calls no host function with side effects.
  package var canRepeat: Bool { storage.draft.hosts.allSatisfy { $0.isPure } }
  /// Whether an evaluation may run some code more than once, so that it may cost any multiple of ``cost``.
  package var repeats: Bool {
    storage.draft.subroutines.count > 1 || storage.hasLoops
  }
  /// About the cost of one evaluation in additions, with every instruction run once.
  public var cost: Int { storage.cost }
  /// Whether the compiler folded constants, shared values and inlined calls.
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
  /// Programs are equal if their stored forms are: constants by their bits, so that NaN equals itself and 0 differs
  /// from -0.
  public static func == (a: Program, b: Program) -> Bool { a.storage === b.storage || a.image == b.image }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(draft.code)
    hasher.combine(draft.sources)
    hasher.combine(draft.constants)
  }
}
