import ReckonCatalogue

/// Compiles a derivative instead of a value.
extension Compiler {
  /// Replaces a graph's value by its derivative by an input.
  ///
  /// - Throws: `unknownName` if no input has the name.
  static func differentiate(_ graph: inout ValueGraph, by name: String, _ resolution: Resolution) throws(FormulaError) {
    graph.root = graph.derivative(by: try input(name, resolution))
  }

  /// Adds the derivatives by inputs to a graph's results: in reverse mode if that is less work, otherwise as nodes for
  /// ``Differentiator``.
  ///
  /// - Throws: `unknownName` for a name that is not an input; `cancelled`.
  static func addGradient(
    to graph: inout ValueGraph, _ resolution: Resolution, _ options: CompilerOptions, _ poll: inout CancellationPoll
  ) throws(FormulaError) {
    var inputs: [Int] = []
    for name in options.gradientBy { inputs.append(try input(name, resolution)) }
    if let derivatives = try ReverseGradient.derivatives(of: &graph, by: inputs, nodeLimit: options.limits.nodes, &poll)
    {
      graph.furtherRoots += derivatives
    } else {
      for input in inputs { graph.furtherRoots.append(graph.derivative(by: input)) }
    }
  }

  private static func input(_ name: String, _ resolution: Resolution) throws(FormulaError) -> Int {
    if let input = resolution.inputs.firstIndex(of: name) { return input }
    let whole = SourceRange(start: 0, end: resolution.sources[0].text.utf8.count)
    let suggestion = Suggestion.nearest(to: name, among: resolution.inputs)
    throw FormulaError(.unknownName(name, suggestion: suggestion), at: whole, in: resolution.sources[0])
  }

  /// The display form of a value or derivative. A derivative has the unit of the value divided by those of the inputs;
  /// a difference of temperatures has the unit of the temperatures, one of instants is in seconds.
  static func resultForm(
    differentiatedBy names: [String], _ resolution: Resolution, _ typing: Typing, _ definitions: Definitions
  ) -> ResultForm {
    if names.isEmpty { return typing.resultForm }
    var quotient: Quantity? = definitions.kind(typing.resultForm.kind).change
    for name in names {
      guard let index = resolution.inputs.firstIndex(of: name), !resolution.inputKinds.isEmpty else { continue }
      quotient = quotient?.divided(by: resolution.inputKinds[index].change)
    }
    guard let quotient = quotient?.counted, !quotient.spelling.isEmpty else { return .plain }
    return .unit(quotient.spelling)
  }
}

extension Kind {
  /// The unit of differences of such values: for temperatures, that of the temperatures; for instants, seconds.
  var change: Quantity {
    switch self {
    case .quantity(let quantity): quantity.factor
    case .instant: Catalogue.unit(named: "s").map { Quantity($0) } ?? .one
    case .number, .roundedInteger, .percent, .rate, .truth, .text, .list, .matrix, .complex, .missing, .unknown: .one
    }
  }
}

extension ValueGraph {
  /// A derivative node of the value by an input, for ``Differentiator``.
  fileprivate mutating func derivative(by input: Int) -> ID {
    let place = nodes[Int(root)].place
    return derivative(of: root, by: makeLeaf(.variable, input, at: place), at: place)
  }
}
