import ReckonCatalogue
import ReckonSyntax

/// Sources of uncertainty, whose values deviate by inputs of their own if they are tracked.
extension GraphBuilder {
  /// A literal's value: itself, or itself plus the source's input times its standard uncertainty.
  mutating func uncertain(
    _ value: ValueGraph.ID, _ uncertainty: ValueGraph.ID, at index: Int, _ place: ValueGraph.Place
  ) -> ValueGraph.ID {
    guard let source = resolution.trees[frame.tree].uncertain?[index] else {
      preconditionFailure("each uncertain literal is a source")
    }
    var (value, uncertainty) = (value, uncertainty)
    if let digits = frame.syntax.uncertainDigits(at: index), digits > 0,
      let scale = ExactRatio("0.\(String(repeating: "0", count: digits - 1))1")
    {
      uncertainty = graph.apply(
        Operation(.multiply), OperandList(uncertainty, graph.makeConstant(scale, at: place)), at: place)
    }
    if resolution.measuresUncertainty {
      // It deviates by a named 0, by which derivatives are taken.
      let deviation = named(source: source, graph.makeConstant(0, at: place), at: place)
      value = sum(value, graph.product(deviation, uncertainty, at: place), at: place)
    }
    guard resolution.deviationInputs.indices.contains(source) else {
      return resolution.measuresUncertainty ? value : graph.sequence(uncertainty, value, at: place)
    }
    let deviation = graph.makeLeaf(.variable, resolution.deviationInputs[source], at: place)
    return sum(value, graph.product(deviation, uncertainty, at: place), at: place)
  }

  /// The value of an uncertain name: itself, or itself plus the source's input, in its own unit.
  mutating func uncertain(_ value: ValueGraph.ID, called name: String, at place: ValueGraph.Place) -> ValueGraph.ID {
    guard let source = resolution.uncertainNames[name],
      resolution.trees[frame.tree].book < 0 || resolution.uncertainParameters.contains(name)
    else { return value }
    var value = value
    if resolution.measuresUncertainty {
      value = sum(value, named(source: source, graph.makeConstant(0, at: place), at: place), at: place)
    }
    guard resolution.deviationInputs.indices.contains(source) else { return value }
    return sum(value, graph.makeLeaf(.variable, resolution.deviationInputs[source], at: place), at: place)
  }

  private mutating func sum(_ a: ValueGraph.ID, _ b: ValueGraph.ID, at place: ValueGraph.Place) -> ValueGraph.ID {
    graph.apply(Operation(.add), OperandList(a, b), at: place)
  }

  /// The uncertainty of the value on the stack: the square root of the sum of the squared contributions of all sources.
  /// It is a number without an uncertainty of its own.
  mutating func lowerMeasure(_ measure: UncertaintyMeasure, at place: ValueGraph.Place) {
    let value = pop().id
    // The contribution of each source; a source shared by several names contributes once.
    var parts: [UncertaintyOrigin: ValueGraph.ID] = [:]
    var order: [UncertaintyOrigin] = []
    func derivative(_ source: Int) -> ValueGraph.ID {
      graph.derivative(of: value, by: named(source: source, graph.makeConstant(0, at: place), at: place), at: place)
    }
    for (number, source) in resolution.uncertain.enumerated() {
      var terms: [(origin: UncertaintyOrigin, factor: Double)] = []
      switch source {
      case .literal(_, _, let serial?, let index, _): terms = [(UncertaintyOrigin(owner: serial, number: index), 1)]
      case .literal: terms = [(UncertaintyOrigin(owner: -1 - number, number: 0), 1)]
      case .name(_, let uncertainty): terms = uncertainty.contributions.map { ($0.origin, $0.amount) }
      }
      for term in terms {
        let part = graph.product(graph.makeConstant(term.factor, at: place), derivative(number), at: place)
        if parts[term.origin] == nil { order.append(term.origin) }
        parts[term.origin] = parts[term.origin].map { sum($0, part, at: place) } ?? part
      }
    }
    var result = graph.makeConstant(0, at: place)
    for (index, origin) in order.enumerated() {
      guard let part = parts[origin] else { preconditionFailure("each origin in the order has a part") }
      result =
        index == 0
        ? graph.apply(Operation(.abs), OperandList(part), at: place)
        : graph.apply(Operation(.hypot), OperandList(result, part), at: place)
    }
    if measure == .relative {
      let magnitude = graph.apply(Operation(.abs), OperandList(value), at: place)
      result = graph.apply(Operation(.divide), OperandList(result, magnitude), at: place)
    }
    values.append(Value(id: graph.apply(Operation(.valueOf), OperandList(result), at: place), place: place))
  }
}
