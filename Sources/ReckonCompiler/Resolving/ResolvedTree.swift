import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The meanings of the names of a syntax tree.
struct ResolvedTree: Sendable {
  /// The meaning of a node's name.
  enum Binding: Sendable, Hashable {
    /// No binding: a node without a name, or one whose name is an error.
    case none
    case variable(Int)
    case constant(Double)
    /// A constant in a number mode other than doubles: its index in ``Resolution/constants``.
    case pooled(Int)
    /// A value of the formula: a local, a parameter or a captured value, numbered within its function.
    case local(Int)
    /// The variable of the loop at this index.
    case loopName(Int)
    case builtIn(Function.ID)
    /// A function defined in a tree: its index in ``Resolution/functions``.
    case function(Int)
    case host(Int)
    /// The missing value.
    case missing
    /// A text or a list that a name denotes: its index in ``Resolution/values``.
    case value(Int)
  }

  let tree: SyntaxTree
  let angleUnit: AngleUnit
  /// Whether it is the formula's own tree, or a part of it.
  let isOwn: Bool
  /// The index of its text among the sources.
  let source: Int
  /// The book that the tree belongs to, and its file there; -1 for trees outside books.
  var book = -1
  var file = -1
  /// The bindings of the nodes that were resolved.
  var bindings = Bindings(0..<0)
  /// The sources of uncertainty at nodes, by index in the resolution.
  var uncertain: [Int: Int]?
  /// Whether the nodes have units, percents, notations or long integers, which need ``Typing``.
  var needsTyping = false

  var needingTyping: Self {
    var tree = self
    tree.needsTyping = true
    return tree
  }

  /// The bindings of the resolved nodes of a tree; there are none for others.
  struct Bindings: Sendable {
    private let first: Int
    private var bindings: [Binding]

    init(_ nodes: Range<Int>) {
      first = nodes.lowerBound
      bindings = Array(repeating: .none, count: nodes.count)
    }

    subscript(node: Int) -> Binding {
      get { bindings[node - first] }
      set { bindings[node - first] = newValue }
    }
  }
}

/// A call of a function, or a use of a named value.
struct ResolvedCall: Sendable {
  let function: Int
  let range: SourceRange
  /// The number of locals defined before it.
  let localsBefore: Int
}

/// The binding of a stored program's input, and the conversion to the unit that it was compiled for.
struct StoredInput: Sendable {
  let binding: ResolvedTree.Binding
  var conversion: UnitConversion?
}

/// A function that the formula uses, directly or not.
struct ResolvedFunction: Sendable {
  /// The index of its tree in the resolution; -1 if only its parameters or its code are known.
  let tree: Int
  let name: String
  let parameters: [String]
  /// The nodes of its body, after those of the condition on its parameters if there is one.
  let body: Range<Int>
  /// The start of the body after the condition; `nil` without one.
  let conditionEnd: Int?
  /// The units in which the body takes parameters, by parameter index.
  let units: [Int: SyntaxTree.Conversion]
  /// The unit of its value; `nil` to keep that of the body.
  let resultUnit: String?
  /// The kind of its value, if neither its text nor its code is needed.
  var kind: ValueKind?
  let range: SourceRange
  /// Whether it is a named value of a book.
  let isValue: Bool
  /// The range of the formula's first use of it.
  let origin: SourceRange
  /// The code of a function that is available only as such, the bindings of its inputs after the arguments, and the
  /// functions for its last arguments: named values that each caller evaluates first.
  var stored: (program: Program, inputs: [StoredInput], sharing: [Int])?
  /// The captured values of the formula: pairs of the local in the enclosing statement list and the one in the body.
  private(set) var captures: [(outer: Int, inner: Int)] = []
  /// The local in the body for each captured local of the enclosing statement list.
  private(set) var captureNumbers: [Int: Int] = [:]
  /// The highest of these locals, or -1.
  private(set) var lastCapture = -1
  var localCount = 0
  var calls: [ResolvedCall] = []

  init(
    tree: Int, name: String, parameters: [String], body: Range<Int> = 0..<0, conditionEnd: Int? = nil,
    units: [Int: SyntaxTree.Conversion] = [:], resultUnit: String? = nil,
    range: SourceRange = SourceRange(start: 0, end: 0),
    isValue: Bool = false, origin: SourceRange
  ) {
    (self.conditionEnd, self.units, self.resultUnit) = (conditionEnd, units, resultUnit)
    (self.tree, self.name, self.parameters, self.body) = (tree, name, parameters, body)
    (self.range, self.isValue, self.origin) = (range, isValue, origin)
  }

  var parameterCount: Int { parameters.count }
  /// The number of its parameters and captures.
  var inputCount: Int { parameterCount + captures.count }

  /// Whether its value or its arguments are known to be of kinds other than plain numbers, if its text is not resolved.
  var hasKinds: Bool { kind.map { $0 != .number } ?? stored?.program.hasKinds ?? (resultUnit != nil) }

  mutating func addCapture(_ outer: Int, _ inner: Int) {
    captures.append((outer, inner))
    captureNumbers[outer] = inner
    lastCapture = max(lastCapture, outer)
  }
}

extension Program.Constant {
  /// The number of a literal in a number mode; infinite if it is too large.
  init(_ node: SyntaxTree.Node, in tree: SyntaxTree, _ mode: NumberMode) {
    guard mode == .exact else {
      self.init(tree.numbers[Int(node.payload)], exactly: tree.decimal(of: node), in: mode)
      return
    }
    self.init(tree.exact(of: node))
  }

  /// A named number in a number mode.
  init(_ row: Constant, in mode: NumberMode) {
    guard mode == .exact else {
      self.init(row.value, exactly: row.decimal, in: mode)
      return
    }
    let exact = row.marked
    self.init(exact.value, exact.exactness)
  }
}
