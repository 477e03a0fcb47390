import ReckonCatalogue

/// Times with both months, which step the calendar, and shorter units: a date adds one after the other.
extension GraphBuilder {
  /// The months and the seconds of a time; `nil` if it has none.
  struct Span {
    var months: ValueGraph.ID?
    var seconds: ValueGraph.ID?
  }

  /// The index of a span among ``spans``.
  typealias SpanNumber = Int32

  /// The months and seconds of a name, if it is a local with both.
  func span(ofName binding: ResolvedTree.Binding) -> SpanNumber? {
    if case .local(let local) = binding { frame.spans[local] } else { nil }
  }

  /// The instant a time after or before a date: the calendar is stepped by whole months first.
  mutating func later(_ date: ValueGraph.ID, by span: Span, isBackwards: Bool, at place: ValueGraph.Place)
    -> ValueGraph.ID
  {
    var result = date
    for (function, count) in [(Function.ID.laterMonths, span.months), (.laterSeconds, span.seconds)] {
      guard var count else { continue }
      if isBackwards { count = graph.apply(Operation(.negate), OperandList(count), at: place) }
      result = graph.apply(Operation(function), OperandList(result, count), at: place)
    }
    return result
  }

  /// The months and the seconds of a value.
  mutating func span(of value: Value, _ term: Elaboration.SpanTerm, at place: ValueGraph.Place) -> Span {
    switch term {
    case .months(1): return Span(months: value.id)
    case .months(let months):
      let each = graph.makeConstant(Double(months), at: place)
      return Span(months: graph.apply(Operation(.multiply), OperandList(value.id, each), at: place))
    case .seconds(let conversion): return Span(seconds: apply(conversion, to: value.id, at: place))
    case .divided:
      guard let number = value.span else { preconditionFailure("the months and seconds of a divided time are known") }
      return spans[Int(number)]
    }
  }

  /// Computes the months and the seconds of an operation's result from those of its operands, which are still on the
  /// stack.
  mutating func divide(_ operation: Elaboration.SpanOperation, at place: ValueGraph.Place) -> SpanNumber {
    var result = Span()
    switch operation {
    case .sum(let terms, let isDifference):
      for (position, term) in terms.enumerated() {
        let part = span(of: values[values.count - terms.count + position], term, at: place)
        let isNegative = isDifference && position > 0
        result.months = sum(result.months, part.months, isNegative: isNegative, at: place)
        result.seconds = sum(result.seconds, part.seconds, isNegative: isNegative, at: place)
      }
    case .negation:
      let part = span(of: values[values.count - 1], .divided, at: place)
      result.months = sum(nil, part.months, isNegative: true, at: place)
      result.seconds = sum(nil, part.seconds, isNegative: true, at: place)
    case .scaled(let depth, let function):
      let part = span(of: values[values.count - 1 - depth], .divided, at: place)
      let factor = values[values.count - 2 + depth].id
      result.months = part.months.map { graph.apply(Operation(function), OperandList($0, factor), at: place) }
      result.seconds = part.seconds.map { graph.apply(Operation(function), OperandList($0, factor), at: place) }
    }
    spans.append(result)
    return SpanNumber(spans.count - 1)
  }

  private mutating func sum(
    _ first: ValueGraph.ID?, _ second: ValueGraph.ID?, isNegative: Bool, at place: ValueGraph.Place
  ) -> ValueGraph.ID? {
    guard let second else { return first }
    guard let first else {
      return isNegative ? graph.apply(Operation(.negate), OperandList(second), at: place) : second
    }
    return graph.apply(Operation(isNegative ? .subtract : .add), OperandList(first, second), at: place)
  }
}
