import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The actions that typing recorded for nodes: coercions of values, and operations that kinds select.
extension GraphBuilder {
  /// Lowers a node with the actions recorded for it.
  mutating func lowerElaborated(_ node: SyntaxTree.Node, at index: Int, place: ValueGraph.Place) {
    var isLowered = false
    var span: SpanNumber?
    defer { if let span { values[values.count - 1].span = span } }
    while let step = frame.takeElaboration(of: index) {
      switch step {
      case .coerce(let depth, let coercion): coerce(depth: depth, coercion, at: place)
      case .replace(let replacement):
        lower(replacement, node, at: index, place: place)
        // A loop whose body is lowered again reaches this point twice.
        if frame.index <= index { return }
        isLowered = true
      case .call(let instance):
        // The last action at a node: the frame may be the function's afterwards.
        return lowerUserCall(typing.function(ofInstance: instance), instance, popValues(Int(node.count)), at: place)
      case .coerceResult(let coercion):
        if !isLowered { lower(node, at: index, place: place) }
        isLowered = true
        coerce(depth: 0, coercion, at: place)
      case .divide(let operation): span = divide(operation, at: place)
      }
    }
    if !isLowered { lower(node, at: index, place: place) }
  }

  /// Coerces a body's value to a plain number.
  mutating func coerceBodyValue() {
    while let step = frame.takeElaboration(of: frame.end) {
      guard case .coerce(let depth, let coercion) = step else { preconditionFailure("a body's end has no operation") }
      coerce(depth: depth, coercion, at: values[values.count - 1].place)
    }
  }

  private mutating func coerce(depth: Int, _ coercion: Coercion, at place: ValueGraph.Place) {
    let index = values.count - 1 - depth
    let value = values[index]
    switch coercion {
    case .hundredths:
      values[index].hundredths = nil
      if let hundredths = value.hundredths { return values[index].id = graph.makeConstant(hundredths, at: value.place) }
      // A failure of this division is reported at the percent itself.
      let hundred = graph.makeConstant(100, at: value.place)
      values[index].id = graph.apply(Operation(.divide), OperandList(value.id, hundred), at: value.place)
    case .shown(let function, let operand):
      let operand = graph.makeConstant(Double(operand), at: place)
      values[index].id = graph.apply(Operation(function), OperandList(value.id, operand), at: place)
    case .text(let kind): values[index].id = written(value.id, kind, at: value.place)
    case .part(let function): values[index].id = graph.apply(Operation(function), OperandList(value.id), at: place)
    case .reading(let ahead):
      let seconds = graph.makeConstant(Double(ahead), at: value.place)
      values[index].id = graph.apply(Operation(.laterSeconds), OperandList(value.id, seconds), at: value.place)
    case .unit(let conversion):
      (values[index].id, values[index].place) = (apply(conversion, to: value.id, at: place), place)
      if let imaginary = value.imaginary { values[index].imaginary = apply(conversion, to: imaginary, at: place) }
    }
  }

  /// The text that displays a value of a kind.
  private mutating func written(_ id: ValueGraph.ID, _ kind: ValueKind, at place: ValueGraph.Place) -> ValueGraph.ID {
    switch kind {
    case .truth: graph.values(.truthText, [id], at: place)
    case .instant: graph.values(.instantText, [id], at: place)
    case .quantity(let unit):
      graph.values(.concat, [id, graph.makeText(ResultForm.text("", of: unit), at: place)], at: place)
    case .number, .percent, .text, .list, .complex, .missing: id
    }
  }

  mutating func apply(_ conversion: UnitConversion, to id: ValueGraph.ID, at place: ValueGraph.Place) -> ValueGraph.ID {
    conversion.steps(in: graph.numberMode).reduce(id) { number, step in
      let constant = graph.makeConstant(step.constant, at: place)
      return graph.apply(
        Operation(step.function), step.isReversed ? OperandList(constant, number) : OperandList(number, constant),
        at: place)
    }
  }
}
