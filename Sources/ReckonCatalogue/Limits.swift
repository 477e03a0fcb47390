/// The limits within which texts and stored forms are read, formulas compiled and evaluated, and books and sessions
/// worked on.
///
/// Passing one is an error that names it, with its place. A limit that is set below 0 is 0. ``Kind`` lists them all,
/// with the names that the tool has for them.
public struct Limits: Hashable, Sendable {
  /// The longest source, in bytes. Default: 1 MiB.
  public var sourceBytes = 1 << 20 { didSet { sourceBytes = max(0, sourceBytes) } }
  /// The longest formula book with all that it imports, in bytes. Default: 64 MiB.
  public var bookBytes = 1 << 26 { didSet { bookBytes = max(0, bookBytes) } }
  /// The longest name, in bytes. Default: 1,024.
  public var identifierBytes = 1_024 { didSet { identifierBytes = max(0, identifierBytes) } }
  /// The longest number literal, in bytes. Default: 100,000.
  public var literalBytes = 100_000 { didSet { literalBytes = max(0, literalBytes) } }
  /// The most operators, brackets and calls that may be open at once. Default: 100,000.
  public var nesting = 100_000 { didSet { nesting = max(0, nesting) } }
  /// The most nodes of a syntax tree or of a value graph, and a quarter of the most operands of such a graph. Default:
  /// 1,000,000.
  public var nodes = 1_000_000 { didSet { nodes = max(0, nodes) } }
  /// The largest program, in bytes of code, constants and tables. Default: 64 MiB.
  public var programBytes = 1 << 26 { didSet { programBytes = max(0, programBytes) } }
  /// The most parts of definitions that the formulas of one book or table, or the statements of one text, may use
  /// together, counted for each that uses them; each definition counts as sixteen parts more than it has, and sixteen
  /// times as many parts as a formula has itself are not counted. Default: 750,000.
  public var linkedNodes = 750_000 { didSet { linkedNodes = max(0, linkedNodes) } }
  /// The most steps that one evaluation may take: one for each instruction of a function that is called, one for each
  /// byte of code that a loop goes back over, in decimals about one for three nanoseconds of the whole products behind
  /// `!`, `nCr` and `nPr`, and in exact numbers one for about a hundred nanoseconds of arithmetic on their digits.
  /// Items of lists and bytes of texts that operations look at are counted apart, against the same number. Default:
  /// 10,000,000; the tool's is 1,000,000,000.
  public var steps = 10_000_000 { didSet { steps = max(0, steps) } }
  /// The most bits that an exact number may have. Default: 16,777,216, about five million digits.
  public var numberBits = Work.largestBits { didSet { numberBits = max(0, numberBits) } }
  /// The most digits to which an exact number is computed to decide a question about it, as whether it is less than
  /// another. Default: 10,000.
  public var decidingDigits = Work.largestDigits { didSet { decidingDigits = max(0, decidingDigits) } }
  /// The most calls of user functions that may be open at once. Default: 10,000.
  public var callDepth = 10_000 { didSet { callDepth = max(0, callDepth) } }
  /// The most values that all open calls may hold at once. Default: 16,777,216, which is 128 MiB of doubles.
  public var callValues = 1 << 24 { didSet { callValues = max(0, callValues) } }
  /// The most bytes of UTF-8 that one text may have. Default: 1 MiB.
  public var textBytes = 1 << 20 { didSet { textBytes = max(0, textBytes) } }
  /// The most items of a list. Default: 1,000,000.
  public var listItems = 1_000_000 { didSet { listItems = max(0, listItems) } }
  /// The most bytes that all texts and lists may take that one evaluation makes or is given: 16 for each item. Default:
  /// 256 MiB.
  public var valueBytes = 1 << 28 { didSet { valueBytes = max(0, valueBytes) } }
  /// The most values that one text of a session may cause to be computed again. Default: 50,000.
  public var updates = 50_000 { didSet { updates = max(0, updates) } }

  /// The default limits.
  public init() {}

  /// The limit with a name.
  public subscript(limit: Kind) -> Int {
    get {
      var limits = self
      return limits.withValue(of: limit) { $0 }
    }
    set { withValue(of: limit) { $0 = newValue } }
  }

  private mutating func withValue<Result>(of limit: Kind, _ body: (inout Int) -> Result) -> Result {
    switch limit {
    case .sourceBytes: body(&sourceBytes)
    case .bookBytes: body(&bookBytes)
    case .identifierBytes: body(&identifierBytes)
    case .literalBytes: body(&literalBytes)
    case .nesting: body(&nesting)
    case .nodes: body(&nodes)
    case .programBytes: body(&programBytes)
    case .linkedNodes: body(&linkedNodes)
    case .steps: body(&steps)
    case .numberBits: body(&numberBits)
    case .decidingDigits: body(&decidingDigits)
    case .callDepth: body(&callDepth)
    case .callValues: body(&callValues)
    case .textBytes: body(&textBytes)
    case .listItems: body(&listItems)
    case .valueBytes: body(&valueBytes)
    case .updates: body(&updates)
    }
  }
}

extension Limits {
  /// The limits that keep hostile input harmless: a row for each property, with what it bounds.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A limit for formulas and books.
    case sourceBytes, bookBytes, identifierBytes, literalBytes, nesting, nodes, programBytes, linkedNodes, steps,
      numberBits,
      decidingDigits, callDepth, callValues, textBytes, listItems, valueBytes
    /// A limit for sessions.
    case updates

    /// The name that the tool has for it: `source-bytes`.
    public var name: String {
      switch self {
      case .sourceBytes: "source-bytes"
      case .bookBytes: "book-bytes"
      case .identifierBytes: "name-bytes"
      case .literalBytes: "number-bytes"
      case .nesting: "nesting"
      case .nodes: "nodes"
      case .programBytes: "program-bytes"
      case .linkedNodes: "linked-nodes"
      case .steps: "steps"
      case .numberBits: "number-bits"
      case .decidingDigits: "deciding-digits"
      case .callDepth: "call-depth"
      case .callValues: "call-values"
      case .textBytes: "text-bytes"
      case .listItems: "list-items"
      case .valueBytes: "value-bytes"
      case .updates: "updates"
      }
    }

    /// The bounded quantity, in words.
    public var summary: String {
      switch self {
      case .sourceBytes: "bytes of a source"
      case .bookBytes: "bytes of a formula book and everything it imports"
      case .identifierBytes: "bytes of a name"
      case .literalBytes: "bytes of a number"
      case .nesting: "nesting of operators, brackets and calls"
      case .nodes: "parts of a formula, including those of functions built into it"
      case .programBytes: "bytes of a compiled formula"
      case .linkedNodes:
        "parts of definitions that the formulas of one book, text or table use, counted once per use"
      case .steps: "steps of one evaluation"
      case .numberBits: "bits of an exact number"
      case .decidingDigits: "digits computed to decide a question about an exact number"
      case .callDepth: "depth of nested function calls"
      case .callValues: "values held by all nested calls together"
      case .textBytes: "bytes of a text"
      case .listItems: "items of a list"
      case .valueBytes: "bytes of the texts and lists that one evaluation creates"
      case .updates: "values that one text causes to be computed again in a conversation"
      }
    }

    /// The limit with a name of the tool's.
    public init?(named name: String) {
      guard let limit = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = limit
    }
  }
}

#if !hasFeature(Embedded)
  extension Limits.Kind: Codable {}
#endif
