import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// What the names of a syntax tree stand for.
package struct ResolvedTree: Sendable {
  /// What a node's name stands for.
  package enum Binding: Sendable, Hashable {
    /// Nothing: a node without a name, or one whose name is an error.
    case none
    case variable(Int)
    case constant(Double)
    /// A constant in decimal mode: its index in ``Resolver/decimals``.
    case decimal(Int)
    /// A value of the formula's own: a local, a parameter or a captured value, numbered within its function.
    case local(Int)
    /// The name that the loop at this index runs over.
    case loopName(Int)
    case builtIn(Function.ID)
    /// A function of some tree: its index in ``Resolver/functions``.
    case function(Int)
    case host(Int)
  }

  package let tree: SyntaxTree
  package let angleUnit: AngleUnit
  /// Whether it is the formula's own tree, or a part of it.
  package let isOwn: Bool
  /// The number of its text among the resolver's sources.
  package let source: Int
  /// The book among the definitions to which the tree belongs, and its file there; -1 for trees outside of books.
  package var book = -1
  package var file = -1
  package internal(set) var bindings: Bindings
  /// Whether its nodes have units, percents, notations or long integers, which ``Typing`` looks at.
  var needsTyping = false

  /// The bindings of those nodes of the tree that are looked at; there are none for others.
  package struct Bindings: Sendable {
    private let first: Int
    private var bindings: [Binding]

    init(_ nodes: Range<Int>) {
      first = nodes.lowerBound
      bindings = Array(repeating: .none, count: nodes.count)
    }

    package internal(set) subscript(node: Int) -> Binding {
      get { bindings[node - first] }
      set { bindings[node - first] = newValue }
    }
  }
}

/// A function that the formula uses, directly or not.
package struct ResolvedFunction: Sendable {
  /// The index of its tree among the resolver's trees; -1 when only its parameters are known.
  package let tree: Int
  package let name: String
  package let parameters: [String]
  package let body: Range<Int>
  package let range: SourceRange
  /// Whether it is a named value of a book.
  package let isValue: Bool
  /// Where the formula first needs it.
  package let origin: SourceRange
  package var parameterCount: Int { parameters.count }
  /// Values of the formula that the body uses: pairs of the local in the enclosing statement list and the one in the body.
  package private(set) var captures: [(outer: Int, inner: Int)] = []
  /// The local in the body for each captured local of the enclosing statement list.
  package private(set) var captureNumbers: [Int: Int] = [:]
  /// The highest of these locals, or -1.
  private(set) var lastCapture = -1
  package internal(set) var localCount = 0
  package internal(set) var callees: [(function: Int, range: SourceRange)] = []
  /// Its parameters and what it captures.
  var inputCount: Int { parameterCount + captures.count }
  /// The code of one of which only that is there, with what its inputs behind the arguments are.
  package internal(set) var stored: (program: Program, inputs: [ResolvedTree.Binding])?

  mutating func addCapture(_ outer: Int, _ inner: Int) {
    captures.append((outer, inner))
    captureNumbers[outer] = inner
    lastCapture = max(lastCapture, outer)
  }
}
