import ReckonCatalogue

/// An expression over nodes of the value graph, in real numbers, in which the parts of complex functions are written.
indirect enum RealTerm {
  case node(ValueGraph.ID)
  case number(Double)
  case apply(Operation, [RealTerm])
  /// The second if the first is true, otherwise the third; only the selected one is evaluated.
  case choice(RealTerm, RealTerm, RealTerm)

  static func + (a: Self, b: Self) -> Self { .apply(Operation(.add), [a, b]) }
  static func - (a: Self, b: Self) -> Self { .apply(Operation(.subtract), [a, b]) }
  static func * (a: Self, b: Self) -> Self { .apply(Operation(.multiply), [a, b]) }
  static func / (a: Self, b: Self) -> Self { .apply(Operation(.divide), [a, b]) }
  static prefix func - (a: Self) -> Self { .apply(Operation(.negate), [a]) }
  static func < (a: Self, b: Self) -> Self { .apply(Operation(.less), [a, b]) }

  /// A function without an angle, or with one in radians.
  func callAsFunction(_ function: Function.ID, _ others: RealTerm...) -> RealTerm {
    let unit: AngleUnit? =
      switch Catalogue.traits(function).takesPart {
      case .none: nil
      case .argument, .result: .radians
      }
    return .apply(Operation(function, unit: unit), [self] + others)
  }

  /// A function that takes or returns an angle in a unit.
  func callAsFunction(_ function: Function.ID, in unit: AngleUnit, _ others: RealTerm...) -> RealTerm {
    .apply(Operation(function, unit: unit), [self] + others)
  }
}

extension ValueGraph {
  /// The node of a term.
  ///
  /// - Complexity: O(subterms), which are few; a subterm that is used several times is lowered to a node first.
  mutating func make(_ term: RealTerm, at place: Place) -> ID {
    switch term {
    case .node(let id): return id
    case .number(let value): return makeConstant(value, at: place)
    case .apply(let operation, let terms):
      let operands = terms.map { make($0, at: place) }
      if operation.function == .multiply { return product(operands[0], operands[1], at: place) }
      return apply(
        operation, operands.count == 1 ? OperandList(operands[0]) : OperandList(operands[0], operands[1]), at: place)
    case .choice(let condition, let yes, let no):
      let condition = make(condition, at: place)
      let first = openRegion()
      let yes = make(yes, at: place)
      closeRegion()
      let second = openRegion()
      let no = make(no, at: place)
      closeRegion()
      return select(condition, yes, no, regions: (first, second), at: place)
    }
  }

  /// A term lowered to a node, so that it can be used in several terms.
  mutating func shared(_ term: RealTerm, at place: Place) -> RealTerm { .node(make(term, at: place)) }
}
