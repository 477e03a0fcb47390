import ReckonSyntax

extension GraphBuilder {
  /// A body that is being lowered.
  struct Frame {
    let tree: Int
    let source: Int
    let syntax: SyntaxTree
    let bindings: ResolvedTree.Bindings
    let function: Int?
    /// The function instance, for the kinds of its arguments.
    let instance: Int?
    var index: Int
    let end: Int
    /// The start of the body after the condition on its parameters; a number beyond all nodes without one.
    let conditionEnd: Int
    var locals: [ValueGraph.ID]
    /// The months and seconds of locals that are times with both, by index.
    var spans: [Int: SpanNumber] = [:]
    /// The imaginary parts of locals that are complex numbers.
    var imaginaries: [Int: ValueGraph.ID]?
    /// The values of earlier statements, which are evaluated even if unused.
    var statements: [Value] = []
    /// The evaluated arguments of an inlined call, and its source range.
    let arguments: [ValueGraph.ID]
    let place: ValueGraph.Place
    /// The recorded actions of the nodes that are not lowered yet.
    private var elaborations: ArraySlice<Elaboration> = []
    /// The next node with an action, or a number beyond all nodes.
    private(set) var nextElaborated = Int.max

    init(
      tree number: Int, of resolution: Resolution, function: Int? = nil, instance: Int? = nil, nodes: Range<Int>,
      conditionEnd: Int?, locals: [ValueGraph.ID], arguments: [ValueGraph.ID] = [], place: ValueGraph.Place
    ) {
      self.instance = instance
      self.conditionEnd = conditionEnd ?? -1
      tree = number
      source = resolution.trees[number].source
      syntax = resolution.trees[number].tree
      bindings = resolution.trees[number].bindings
      (self.function, self.locals, self.arguments, self.place) = (function, locals, arguments, place)
      (index, end) = (nodes.lowerBound, nodes.upperBound)
    }

    /// The imaginary part of a local that is a complex number.
    mutating func setImaginary(_ part: ValueGraph.ID?, ofLocal local: Int) {
      if imaginaries == nil { imaginaries = [:] }
      imaginaries?[local] = part
    }

    /// - Parameter node: the first node that is still to be lowered.
    mutating func follow(_ elaborations: [Elaboration], from node: Int = 0) {
      self.elaborations = elaborations.drop { $0.node < node }
      nextElaborated = self.elaborations.first?.node ?? .max
    }

    /// The next action at a node; `nil` if there are no more.
    mutating func takeElaboration(of node: Int) -> Elaboration.Action? {
      guard nextElaborated == node, let step = elaborations.popFirst() else { return nil }
      nextElaborated = elaborations.first?.node ?? .max
      return step.action
    }
  }
}
