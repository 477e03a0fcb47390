import ReckonCatalogue

/// What the compiler does to compile a derivative in place of a value.
extension Compiler {
  /// The derivative of the formula's graph by an input.
  ///
  /// - Throws: `unknownName` when no input has the name; `noDerivative`.
  static func derivative(
    of graph: ValueGraph, by name: String, _ resolution: Resolution, _ typing: Typing, _ subroutines: SubroutineList,
    _ options: CompilerOptions, in arena: borrowing Arena
  ) throws(FormulaError) -> ValueGraph {
    guard let input = resolution.inputs.firstIndex(of: name) else {
      let whole = SourceRange(start: 0, end: resolution.sources[0].text.utf8.count)
      let suggestion = Suggestion.nearest(to: name, among: resolution.inputs)
      throw FormulaError(.unknownName(name, suggestion: suggestion), at: whole, in: resolution.sources[0])
    }
    return try Differentiator.derivative(of: graph, byInput: input, resolution, isOptimized: options.isOptimized, in: arena) { subroutine in
      resolution.functions[typing.function(ofInstance: subroutines.functions[subroutine - 1].function)].name
    }
  }

  /// How a value or derivative is shown. A derivative is in the unit of the value divided by those of the inputs; a difference of temperatures has
  /// the unit of the temperatures, one of instants is in seconds.
  static func resultForm(
    differentiatedBy names: [String], _ resolution: Resolution, _ typing: Typing, _ definitions: Definitions
  ) -> ResultForm {
    if names.isEmpty { return typing.resultForm }
    func unit(of kind: Kind) -> Quantity {
      switch kind {
      case .quantity(let quantity): quantity.difference
      case .instant: Catalogue.unit(named: "s").map { Quantity($0) } ?? .one
      case .number, .roundedInteger, .percent, .rate, .truth, .text, .list, .missing, .unknown: .one
      }
    }
    var quotient: Quantity? = unit(of: definitions.kind(typing.resultForm.kind))
    for name in names {
      guard let index = resolution.inputs.firstIndex(of: name), !resolution.inputKinds.isEmpty else { continue }
      quotient = quotient?.divided(by: unit(of: resolution.inputKinds[index]))
    }
    guard let quotient, !quotient.spelling.isEmpty else { return .plain }
    return .unit(quotient.spelling)
  }
}
