import ReckonBytecode
import ReckonCatalogue

/// The derivatives of a graph's value by several inputs at once, by reverse accumulation: from the value down to the
/// inputs, each node propagates the derivative of the value to its operands (Griewank and Walther, Evaluating
/// Derivatives, 2nd edition, section 3.2).
///
/// Its work is independent of the number of inputs, unlike forward accumulation for each input (``Differentiator``). It
/// applies if all paths from the inputs to the value consist of functions with rules, without choices, loops or calls.
struct ReverseGradient {
  typealias ID = ValueGraph.ID

  /// The inputs by their indices, in the order of the derivatives.
  private let inputs: [Int]
  /// Whether a node depends on an input.
  private var depends: [Bool]
  /// The node of the derivative of the value by each node; -1 while there is none.
  private var changes: [ID]

  /// Adds the derivatives to a graph.
  ///
  /// - Returns: the derivatives' nodes in the order of the inputs; `nil` if a path contains something other than
  ///   functions with rules, or if forward accumulation for each input is less than twice the work.
  /// - Throws: `cancelled`.
  /// - Complexity: O(nodes), including new ones; comparing the work of both directions takes at most O(inputs · nodes),
  ///   and less than twice the work in reverse.
  static func derivatives(
    of graph: inout ValueGraph, by inputs: [Int], nodeLimit: Int, _ poll: inout CancellationPoll
  ) throws(FormulaError) -> [ID]? {
    let root = Int(graph.root)
    var gradient = ReverseGradient(graph, inputs)
    // Nothing to propagate if the value depends on no input.
    guard gradient.depends[root] else { return gradient.derivatives(in: &graph) }
    guard gradient.isPossible(in: graph), try gradient.isCheaper(in: graph, &poll) else { return nil }
    gradient.changes[root] = graph.makeConstant(1, at: graph.nodes[root].place)
    for id in stride(from: root, through: 0, by: -1) where gradient.changes[id] >= 0 && graph.nodes[id].kind == .apply {
      // Forward accumulation reports the size limit, with its range.
      guard graph.nodes.count <= nodeLimit else { return nil }
      if poll.isCancelled(after: 1_024) { throw .cancelled }
      gradient.passOn(from: ID(id), in: &graph)
    }
    return gradient.derivatives(in: &graph)
  }

  private init(_ graph: ValueGraph, _ inputs: [Int]) {
    self.inputs = inputs
    depends = Self.dependents(of: Set(inputs), in: graph)
    changes = [ID](repeating: -1, count: Int(graph.root) + 1)
  }

  /// Whether each node up to the value depends on one of the inputs.
  private static func dependents(of inputs: Set<Int>, in graph: ValueGraph) -> [Bool] {
    var depends = [Bool](repeating: false, count: Int(graph.root) + 1)
    for id in depends.indices {
      let node = graph.nodes[id]
      switch node.kind {
      case .variable: depends[id] = inputs.contains(Int(node.payload))
      case .apply:
        if case .zero = Catalogue.derivative(Operation.function(ofCode: node.payload)) { continue }
        fallthrough
      case .host, .call, .values, .select, .attempt, .sequence, .loop, .named, .derivative:
        depends[id] = (0..<node.operandCount).contains { depends[Int(graph.operand($0, of: node))] }
      case .constant, .text, .parameter, .loopName: break
      }
    }
    return depends
  }

  /// The nodes on paths from the inputs to the value, the value first.
  private func way(in graph: ValueGraph, _ depends: [Bool]) -> [ID] {
    var isOnWay = [Bool](repeating: false, count: depends.count)
    guard depends[Int(graph.root)] else { return [] }
    isOnWay[Int(graph.root)] = true
    var way: [ID] = []
    for id in stride(from: Int(graph.root), through: 0, by: -1) where isOnWay[id] {
      way.append(ID(id))
      let node = graph.nodes[id]
      for position in 0..<node.operandCount {
        let operand = Int(graph.operand(position, of: node))
        if depends[operand] { isOnWay[operand] = true }
      }
    }
    return way
  }

  private func isPossible(in graph: ValueGraph) -> Bool {
    way(in: graph, depends).allSatisfy { id in
      let node = graph.nodes[Int(id)]
      switch node.kind {
      case .variable: return true
      case .apply:
        return DerivativeRule.rules(of: Operation.function(ofCode: node.payload), count: node.operandCount) != nil
      case .constant, .text, .parameter, .loopName, .host, .call, .values, .select, .attempt, .sequence, .loop, .named,
        .derivative:
        return false
      }
    }
  }

  /// The work of each direction is about the number of operands that depend on an input: counted for all inputs
  /// together, and for each in turn.
  private func isCheaper(in graph: ValueGraph, _ poll: inout CancellationPoll) throws(FormulaError) -> Bool {
    func work(_ depends: [Bool]) -> Int {
      way(in: graph, depends).reduce(0) { sum, id in
        let node = graph.nodes[Int(id)]
        return sum + (0..<node.operandCount).count { depends[Int(graph.operand($0, of: node))] }
      }
    }
    let reverse = work(depends)
    var forward = 0
    for input in inputs {
      if poll.isCancelled(after: 64 * depends.count) { throw .cancelled }
      forward += work(Self.dependents(of: [input], in: graph))
      if forward >= 2 * reverse { return true }
    }
    return false
  }

  /// Adds a node's contributions to the derivatives by its operands.
  private mutating func passOn(from id: ID, in graph: inout ValueGraph) {
    let node = graph.nodes[Int(id)]
    let function = Operation.function(ofCode: node.payload)
    let operands = (0..<node.operandCount).map { graph.operand($0, of: node) }
    guard let rules = DerivativeRule.rules(of: function, count: operands.count) else {
      preconditionFailure("what has no rules is followed forward")
    }
    let isOfEach = if case .each = Catalogue.derivative(function) { true } else { false }
    let change = changes[Int(id)]
    for (position, rule) in rules.enumerated() where depends[Int(operands[position])] && rule.text != "0" {
      let operand = Int(operands[position])
      let known = changes[operand]
      // A factor of -1 becomes a subtraction.
      if rule.text == "-1" {
        changes[operand] =
          known < 0
          ? graph.apply(Operation(.negate), OperandList(change), at: node.place)
          : graph.apply(Operation(.subtract), OperandList(known, change), at: node.place)
        continue
      }
      let meaning = DerivativeRule.Meaning(
        operands: isOfEach ? [operands[position]] : operands, value: id, unit: Operation.unit(ofCode: node.payload),
        all: operands)
      let term = graph.product(rule.lower(into: &graph, meaning, at: node.place), change, at: node.place)
      changes[operand] = known < 0 ? term : graph.apply(Operation(.add), OperandList(known, term), at: node.place)
    }
  }

  /// The sums of the derivatives by the nodes of each input, which may be several.
  private func derivatives(in graph: inout ValueGraph) -> [ID] {
    let place = graph.nodes[Int(graph.root)].place
    var sums: [UInt32: ID] = [:]
    for id in changes.indices where changes[id] >= 0 && graph.nodes[id].kind == .variable {
      let input = graph.nodes[id].payload
      sums[input] =
        sums[input].map { graph.apply(Operation(.add), OperandList($0, changes[id]), at: place) } ?? changes[id]
    }
    return inputs.map { sums[UInt32($0)] ?? graph.makeConstant(0, at: place) }
  }
}

extension ValueGraph {
  /// A product that omits a factor of 1, in every number mode.
  mutating func product(_ factor: ID, _ other: ID, at place: Place) -> ID {
    if isOne(factor) { return other }
    if isOne(other) { return factor }
    return apply(Operation(.multiply), OperandList(factor, other), at: place)
  }

  func isZero(_ id: ID) -> Bool {
    let node = nodes[Int(id)]
    guard node.kind == .constant, case let number = constants[Int(node.payload)].number else { return false }
    // A number may be too small for a double without being 0.
    return number.double == 0 && !number.isTrue
  }

  private func isOne(_ id: ID) -> Bool {
    let node = nodes[Int(id)]
    return node.kind == .constant && constants[Int(node.payload)].number.double == 1
  }
}
