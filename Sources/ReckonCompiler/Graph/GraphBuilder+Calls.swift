import ReckonBytecode
import ReckonCatalogue

/// Calls and named values: inlined, or compiled to subroutines.
extension GraphBuilder {
  /// Bodies up to this number of syntax nodes are inlined.
  private static let inlineSize = 64

  mutating func lowerCall(_ binding: ResolvedTree.Binding, _ count: Int, at place: ValueGraph.Place) {
    switch binding {
    case .builtIn(let function):
      switch Catalogue.row(function).form {
      case .conditional: lowerSelect(at: place)
      case .attempt(let count): lowerAttempt(count, at: place)
      case .applied, .repeated: applyFunction(function, count, at: place)
      case .values(let function): applyValues(function, count, at: place)
      case .complex: preconditionFailure("functions of complex numbers are lowered as such")
      case .measured(let measure): lowerMeasure(measure, at: place)
      case .derivative:
        let name = pop()
        values.append(Value(id: graph.derivative(of: pop().id, by: name.id, at: place), place: place))
      }
    case .host(let host):
      let operands = popOperands(count)
      values.append(
        Value(id: graph.host(host, isPure: resolution.hosts[host].isPure, operands, at: place), place: place))
    case .function(let function): lowerUserCall(function, function, popValues(count), at: place)
    case .none, .variable, .constant, .pooled, .local, .loopName, .missing, .value:
      preconditionFailure("a call is of a function that is known")
    }
  }

  /// A named value: its existing node where that is evaluated first, otherwise its body. Building a body for the first
  /// time is not charged to the budget, so that chains of values are inlined completely; a body used in many branches
  /// may become a subroutine.
  mutating func lowerNamedValue(_ function: Int, at place: ValueGraph.Place) {
    if let known = namedValues.find(function) {
      return values.append(
        Value(id: known, place: place, span: namedSpans[function], imaginary: complex?.named[function]))
    }
    let size = functionSizes[function]
    // A call would return a time with months and days as one number. The computation of such a time has no choices, and
    // is shared.
    if resolution.isComplex, typing.isComplex(function), size == .max {
      let value = unpacked(callNamedValue(function, at: place), at: place)
      namedValues.replace(function, value.id)
      complex?.named[function] = value.imaginary
      return values.append(value)
    }
    let isDivided = typing.isDivided(function) || resolution.isComplex && typing.isComplex(function)
    guard size != .max, isDivided || subroutines.isFirst(function) || subroutines.inlineBudget >= size else {
      return values.append(Value(id: callNamedValue(function, at: place), place: place))
    }
    if !subroutines.takeFirst(function), !isDivided { subroutines.inlineBudget -= size }
    push(function, function, locals: Array(repeating: 0, count: resolution.functions[function].localCount), at: place)
  }

  /// Calls a named value, after calls of the values that its stored code takes as arguments, possibly a long chain.
  private mutating func callNamedValue(_ function: Int, at place: ValueGraph.Place) -> ValueGraph.ID {
    var open = [function]
    while let next = open.last {
      let sharing = resolution.functions[next].stored?.sharing ?? []
      let missing = sharing.filter { namedValues.find($0) == nil }
      if missing.isEmpty {
        if namedValues.find(next) == nil {
          let arguments = sharing.compactMap { namedValues.find($0) }
          let value = graph.call(subroutines.index(of: next), graph.list(arguments), at: place)
          namedValues.add(next, named(resolution.functions[next].name, value, at: place))
        }
        open.removeLast()
      } else {
        open += missing.reversed()
      }
    }
    guard let id = namedValues.find(function) else { preconditionFailure("a value that was called is known") }
    return id
  }

  /// Lowers a call of a function, for the kinds of its arguments.
  mutating func lowerUserCall(_ function: Int, _ instance: Int, _ arguments: [Value], at place: ValueGraph.Place) {
    let captures = resolution.functions[function].captures
    // A captured value is a local of the formula, or was captured by the calling function.
    let captured = captures.map { capture -> Value in
      guard let caller = frame.function else { return local(capture.outer, at: place) }
      guard let number = resolution.functions[caller].captureNumbers[capture.outer] else {
        preconditionFailure("a function captures what the functions that it calls capture")
      }
      return local(number, at: place)
    }
    let size = functionSizes[function]
    guard inlinesAll || isOptimized && size <= Self.inlineSize, !isRecursive[function], subroutines.inlineBudget >= size
    else {
      let inputs = (arguments + captured).map { $0.imaginary == nil ? $0.id : packed($0) }
      let id = graph.call(subroutines.index(of: instance), graph.list(inputs), at: place)
      let isComplex = resolution.isComplex && typing.isComplex(instance)
      return values.append(isComplex ? unpacked(id, at: place) : Value(id: id, place: place))
    }
    subroutines.inlineBudget -= size
    var locals: [ValueGraph.ID] = Array(repeating: 0, count: resolution.functions[function].localCount)
    var imaginaries: [Int: ValueGraph.ID]? = resolution.isComplex ? [:] : nil
    for (index, argument) in arguments.enumerated() {
      locals[index] = named(resolution.functions[function].parameters[index], argument.id, at: place)
      imaginaries?[index] = argument.imaginary
    }
    for (index, capture) in captures.enumerated() {
      locals[capture.inner] = captured[index].id
      imaginaries?[capture.inner] = captured[index].imaginary
    }
    push(function, instance, locals: locals, imaginaries: imaginaries, arguments: arguments.map { $0.id }, at: place)
  }

  /// Continues with the body of a function, whose value becomes that of the call.
  private mutating func push(
    _ function: Int, _ instance: Int, locals: [ValueGraph.ID], imaginaries: [Int: ValueGraph.ID]? = nil,
    arguments: [ValueGraph.ID] = [], at place: ValueGraph.Place
  ) {
    let resolved = resolution.functions[function]
    var frame = Frame(
      tree: resolved.tree, of: resolution, function: function, instance: instance, nodes: resolved.body,
      conditionEnd: resolved.conditionEnd, locals: locals, arguments: arguments, place: place)
    frame.imaginaries = imaginaries
    open(frame)
  }
}
