import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Resolves the derivative nodes of a graph: values differentiated by an input or by another named value.
///
/// It traverses the graph once for each name and each nesting depth of derivatives, innermost first, and finally
/// removes the names, so that their values are folded and shared. Derivatives are always built from the optimized
/// graph, so that a formula has the same derivative, or none, with and without optimization; the result is rebuilt if
/// it must not be optimized.
///
/// A node's derivative is built from its operands' derivatives and the rule of its row (forward accumulation). Only
/// nodes that the derivative needs are copied from the formula's graph; nodes in a branch are rebuilt in the
/// derivative's own branch, so that each choice evaluates what it evaluated before, and no more. One loop over a stack
/// of steps: nothing recurses.
struct Differentiator: ~Copyable {
  typealias ID = ValueGraph.ID

  /// The forms of a node of the formula's graph in the result: its value and derivative, and both on the right and left
  /// side of a point, where they may differ.
  enum Want: Int, CaseIterable {
    case value, derivative, valueBehind, valueBefore, derivativeBehind, derivativeBefore

    var isDerivative: Bool { self == .derivative || self == .derivativeBehind || self == .derivativeBefore }

    /// The value on the same side.
    var value: Self {
      switch self {
      case .value, .derivative: .value
      case .valueBehind, .derivativeBehind: .valueBehind
      case .valueBefore, .derivativeBefore: .valueBefore
      }
    }

    /// The derivative on the same side.
    var derivative: Self {
      switch self {
      case .value, .derivative: .derivative
      case .valueBehind, .derivativeBehind: .derivativeBehind
      case .valueBefore, .derivativeBefore: .derivativeBefore
      }
    }

    /// 1 for the right side of the point and -1 for the left.
    var side: Double { self == .valueBefore || self == .derivativeBefore ? -1 : 1 }
  }

  enum Step {
    /// Requests a form of a node, unless it exists.
    case find(ID, Want)
    /// Builds it from its dependencies, which exist now.
    case make(ID, Want)
    /// The condition of a choice exists.
    case chooseFirst(ID, Want)
    /// The first branch of a choice exists.
    case chooseSecond(ID, Want)
    case choose(ID, Want)
    /// The attempted value exists, or both do.
    case handle(ID, Want)
    case attempt(ID, Want)
    /// The branch of a choice that is known to be taken exists.
    case take(ID, Want, branch: ID)
    /// The bounds of a loop exist.
    case openLoop(ID, Want)
    case closeLoop(ID, Want)
    /// The body of an integral at one of its bounds is requested, or exists.
    case openBound(ID, Want, Int)
    case closeBound(ID, Want, Int)
    /// The terms of an integral's derivative exist.
    case joinIntegral(ID, Want)
  }

  /// The graph of the formula.
  let source: ValueGraph
  var result: ValueGraph
  /// The name by which values are differentiated; `nil` for the pass that removes the names.
  let name: ValueGraph.Node?
  let resolution: Resolution
  /// The name of a called function by its index.
  let calledName: (Int) -> String
  private let nodeLimit: Int
  /// The limit on new nodes.
  private let mostNodes: Int
  /// The derivatives to resolve in this pass: those by the name, of values without nested derivatives.
  var isMade: ArenaArray<Bool>
  /// The dependence of each node on the name.
  var changes: ArenaArray<Change>
  /// The result nodes of each node, one for each case of ``Want``; -1 for none.
  var results: ArenaArray<ID>
  /// The result nodes in order of creation, and their number when each open region was opened.
  var made: [(id: ID, want: Want)] = []
  var marks: [Int] = []
  var regions: [Int32] = []
  var steps: [Step]
  /// The regions and values of completed first branches.
  var firstBranches: [(region: Int32, value: ID)] = []
  /// The loop numbers in the result by those in the source, for open loops.
  var loopNumbers: [UInt32: Int] = [:]
  /// The values of the variables of integrals whose bodies are evaluated at a bound, innermost last.
  var boundValues: [UInt32: [ID]] = [:]
  /// The terms of the derivatives of integrals, innermost last.
  var integralTerms: [[ID]] = []

  /// The graph with all derivatives resolved.
  ///
  /// - Parameter calledName: names the subroutine of an index.
  /// - Throws: `noDerivative`, for the first function without one that depends on the name; `limitExceeded` for more
  ///   nodes than a graph may have; `cancelled`.
  /// - Complexity: O(names · depth of nested derivatives · nodes), and for nodes in branches times their depth.
  static func resolve(
    _ graph: ValueGraph, _ resolution: Resolution, _ options: CompilerOptions, in arena: borrowing Arena,
    _ poll: inout CancellationPoll,
    calledName: @escaping (Int) -> String
  ) throws(FormulaError) -> ValueGraph {
    var graph = graph
    var nodesLeft = options.limits.nodes
    var isDone = options.isOptimized
    while graph.hasDerivatives || !isDone {
      let isOptimized = graph.hasDerivatives
      var differentiator = Differentiator(
        graph, nodesLeft, resolution, options, isOptimized: isOptimized, in: arena, calledName)
      graph = try differentiator.run(&poll)
      nodesLeft -= graph.nodes.count
      if !isOptimized { isDone = true }
    }
    return graph
  }

  private init(
    _ source: ValueGraph, _ nodesLeft: Int, _ resolution: Resolution, _ options: CompilerOptions, isOptimized: Bool,
    in arena: borrowing Arena, _ calledName: @escaping (Int) -> String
  ) {
    (self.source, self.resolution, self.calledName) = (source, resolution, calledName)
    (nodeLimit, mostNodes) = (options.limits.nodes, nodesLeft)
    let count = source.nodes.count
    result = ValueGraph(
      numberMode: source.numberMode, isOptimized: isOptimized, holdsValues: source.holdsValues, size: 2 * count,
      in: arena)
    isMade = ArenaArray(repeating: false, count: count, in: arena)
    changes = ArenaArray(repeating: [], count: count, in: arena)
    results = ArenaArray(repeating: -1, count: count * Want.allCases.count, in: arena)
    steps = (source.furtherRoots + [source.root]).map { .find($0, .value) }
    // The first derivative contains no other.
    name = source.nodes.first { $0.kind == .derivative }.map { source.nodes[Int(source.operand(1, of: $0))] }
    guard name != nil else { return }
    var holdsDerivative = [Bool](repeating: false, count: count)
    for index in source.nodes.indices {
      let node = source.nodes[index]
      changes[index] = change(of: node)
      let isInside = operands(of: node).contains { holdsDerivative[Int($0)] }
      isMade[index] = node.kind == .derivative && !isInside && isName(source.nodes[Int(source.operand(1, of: node))])
      holdsDerivative[index] = isInside || node.kind == .derivative
    }
  }

  /// Whether a node is the differentiation name. A name used in several branches has a node in each.
  func isName(_ node: ValueGraph.Node) -> Bool {
    guard let name, node.kind == name.kind, node.payload == name.payload else { return false }
    switch node.kind {
    case .variable, .parameter, .loopName, .named: return true
    case .constant, .text, .apply, .values, .host, .call, .select, .attempt, .sequence, .loop, .derivative:
      preconditionFailure("values are differentiated by names")
    }
  }

  func operands(of node: ValueGraph.Node) -> [ID] { (0..<node.operandCount).map { source.operand($0, of: node) } }

  private mutating func run(_ poll: inout CancellationPoll) throws(FormulaError) -> ValueGraph {
    // For the per-node setup.
    if poll.isCancelled(after: 16 * source.nodes.count) { throw .cancelled }
    while let step = steps.popLast() {
      if poll.isCancelled(after: 1_024) { throw .cancelled }
      guard result.nodes.count <= mostNodes else {
        let place = node(source.root).place
        throw FormulaError(
          .limitExceeded(.nodes, maximum: nodeLimit), at: place.range, in: resolution.sources[Int(place.source)])
      }
      switch step {
      case .find(let id, let want): try find(id, want)
      case .make(let id, let want): note(id, want, make(id, want))
      case .chooseFirst(let id, let want): chooseFirst(id, want)
      case .chooseSecond(let id, let want): takeFirstBranch(id, want, operand: 1, next: .choose(id, want))
      case .choose(let id, let want):
        let second = (region: regions[regions.count - 1], value: made(source.operand(2, of: node(id)), want))
        closeRegion()
        guard let first = firstBranches.popLast() else {
          preconditionFailure("a choice's first branch comes before its second")
        }
        let condition = value(source.operand(0, of: node(id)))
        note(
          id, want,
          result.select(
            condition, first.value, second.value, regions: (first.region, second.region), at: node(id).place))
      case .handle(let id, let want): takeFirstBranch(id, want, operand: 0, next: .attempt(id, want))
      case .attempt(let id, let want):
        let second = (region: regions[regions.count - 1], value: made(source.operand(1, of: node(id)), want))
        closeRegion()
        guard let first = firstBranches.popLast() else {
          preconditionFailure("a value is attempted before its handler")
        }
        note(
          id, want,
          result.attempt(
            first.value, second.value, isQuestion: node(id).payload == 1, regions: (first.region, second.region),
            at: node(id).place))
      case .take(let id, let want, let branch): note(id, want, made(branch, want))
      case .openLoop(let id, let want): openLoop(id, want)
      case .closeLoop(let id, let want): closeLoop(id, want)
      case .openBound(let id, let want, let position): openBound(id, want, position)
      case .closeBound(let id, let want, let position): closeBound(id, want, position)
      case .joinIntegral(let id, let want): joinIntegral(id, want)
      }
    }
    result.root = value(source.root)
    for root in source.furtherRoots { result.furtherRoots.append(value(root)) }
    return result
  }

  // MARK: What has been made

  func node(_ id: ID) -> ValueGraph.Node { source.nodes[Int(id)] }

  func change(of id: ID) -> Change { changes[Int(id)] }

  func changes(_ id: ID) -> Bool { changes[Int(id)].contains(.changes) }

  func hasJumps(_ id: ID) -> Bool { changes[Int(id)].contains(.jumps) }

  /// Forms that agree on both sides are built once. Where a derivative may have sides and none is requested, as under
  /// an integral, the right one is used.
  private func settled(_ id: ID, _ want: Want) -> Want {
    switch want {
    case .value, .valueBehind, .valueBefore: hasJumps(id) ? want : .value
    case .derivative where changes[Int(id)].contains(.hasSides): .derivativeBehind
    case .derivative: .derivative
    case .derivativeBehind, .derivativeBefore: changes[Int(id)].contains(.hasSides) ? want : .derivative
    }
  }

  func place(_ id: ID, _ want: Want) -> Int { Int(id) * Want.allCases.count + want.rawValue }

  /// The result node of a node. A derivative that is always 0 is created on demand.
  mutating func made(_ id: ID, _ want: Want) -> ID {
    if want.isDerivative, !changes(id) { return result.makeConstant(0, at: node(id).place) }
    let made = results[place(id, settled(id, want))]
    guard made >= 0 else { preconditionFailure("what a node needs is made before it") }
    return made
  }

  mutating func value(_ id: ID) -> ID { made(id, .value) }

  mutating func note(_ id: ID, _ want: Want, _ new: ID) {
    results[place(id, want)] = new
    made.append((id, want))
  }

  mutating func openRegion() {
    marks.append(made.count)
    regions.append(result.openRegion())
  }

  /// Closes a region and removes its result nodes, which may not have been evaluated.
  mutating func closeRegion() {
    guard let mark = marks.popLast() else { preconditionFailure("a region is opened before it is closed") }
    while made.count > mark, let (id, want) = made.popLast() { results[place(id, want)] = -1 }
    regions.removeLast()
    result.closeRegion()
  }

  /// Schedules a form to be built next, unless it is a derivative that is 0.
  mutating func demand(_ id: ID, _ want: Want) {
    if !want.isDerivative || changes(id) { steps.append(.find(id, settled(id, want))) }
  }
}
