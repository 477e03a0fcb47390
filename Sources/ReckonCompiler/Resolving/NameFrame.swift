import ReckonCatalogue
import ReckonSyntax

/// A body that is being resolved: the names in scope, and the results so far.
struct NameFrame {
  let tree: Int
  let isOwn: Bool
  let syntax: SyntaxTree
  var bindings: ResolvedTree.Bindings
  var needsTyping = false
  private(set) var locals: [String: Int] = [:]
  private(set) var localCount = 0
  /// The open loops over each name, innermost last.
  private var loops: [String: [Int]] = [:]
  /// The locals of the enclosing statements, in a function's body.
  private let outer: [String: Int]
  private(set) var captures: [(outer: Int, inner: Int)] = []
  private(set) var calls: [ResolvedCall] = []

  init(
    _ number: Int, of syntax: SyntaxTree, isOwn: Bool, _ nodes: Range<Int>, parameters: [String] = [],
    outer: [String: Int] = [:]
  ) {
    tree = number
    (self.isOwn, self.syntax, self.outer) = (isOwn, syntax, outer)
    bindings = ResolvedTree.Bindings(nodes)
    for parameter in parameters { _ = define(parameter) }
  }

  /// Whether no name has a meaning of its own here, other than in the complete text.
  private var isBare: Bool { locals.isEmpty && loops.isEmpty && outer.isEmpty }

  mutating func openLoop(_ number: Int, _ name: String) { loops[name, default: []].append(number) }

  mutating func closeLoop(_ name: String) {
    loops[name]?.removeLast()
    if loops[name]?.isEmpty ?? false { loops[name] = nil }
  }

  /// The local of a name, which is created if missing.
  mutating func define(_ name: String) -> Int {
    if let known = locals[name] { return known }
    locals[name] = localCount
    localCount += 1
    return localCount - 1
  }

  /// The innermost open loop or the local of a name, by its number; a local of the enclosing statements is captured.
  mutating func find(_ number: Int) -> ResolvedTree.Binding? {
    guard !isBare else { return nil }
    let name = syntax.names[number]
    if !loops.isEmpty, let loop = loops[name]?.last { return .loopName(loop) }
    if let local = locals[name] { return .local(local) }
    guard let enclosing = outer[name] else { return nil }
    let inner = define(name)
    captures.append((enclosing, inner))
    return .local(inner)
  }

  /// Records a call, and returns its binding.
  mutating func call(_ function: Int, at range: SourceRange) -> ResolvedTree.Binding {
    calls.append(ResolvedCall(function: function, range: range, localsBefore: localCount))
    return .function(function)
  }
}
