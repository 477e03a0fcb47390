extension HandlerForm {
  /// The location of an operand that is not in a register.
  package enum Source: Int, CaseIterable, Sendable { case variable, constant, local }

  /// An operation on two operands; the reversed ones take the later operand first.
  package enum Arithmetic: Int, CaseIterable, Sendable { case add, subtract, multiply, divide, reversedSubtract, reversedDivide }

  /// How a product p joins another value s: s + p, s - p, p - s.
  package enum Join: Int, CaseIterable, Sendable { case plus, minus, reversedMinus }

  package enum Unary: Int, CaseIterable, Sendable { case square, negate, magnitude, squareRoot, not, truth }

  package enum SineCosine: Int, CaseIterable, Sendable { case sine, cosine }

  package enum Comparison: Int, CaseIterable, Sendable { case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual }

  /// An operation on two inputs, or on an input and a constant, that is an operand of another one: the few that formulas have again and again.
  package enum Inner: Int, CaseIterable, Sendable {
    case variablePlusVariable, variableMinusVariable, variableTimesVariable, variableByVariable
    case variablePlusConstant, constantMinusVariable, variableTimesConstant, constantByVariable
  }
}

extension HandlerForm.Comparison {
  /// The comparison with its operands exchanged.
  package var flipped: Self {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal: .equal
    case .notEqual: .notEqual
    }
  }
}

extension HandlerForm.Arithmetic {
  /// The operation with its operands exchanged.
  package var flipped: Self {
    switch self {
    case .add: .add
    case .subtract: .reversedSubtract
    case .reversedSubtract: .subtract
    case .multiply: .multiply
    case .divide: .reversedDivide
    case .reversedDivide: .divide
    }
  }

  /// Whether exchanging the operands changes nothing.
  package var isCommutative: Bool { self == .add || self == .multiply }
}

extension HandlerForm.Inner {
  /// The operation and the sources of its operands.
  package var parts: (HandlerForm.Arithmetic, HandlerForm.Source, HandlerForm.Source) {
    switch self {
    case .variablePlusVariable: (.add, .variable, .variable)
    case .variableMinusVariable: (.subtract, .variable, .variable)
    case .variableTimesVariable: (.multiply, .variable, .variable)
    case .variableByVariable: (.divide, .variable, .variable)
    case .variablePlusConstant: (.add, .variable, .constant)
    case .constantMinusVariable: (.subtract, .constant, .variable)
    case .variableTimesConstant: (.multiply, .variable, .constant)
    case .constantByVariable: (.divide, .constant, .variable)
    }
  }

  /// Whether another operation takes it as its second operand: sums and differences take products, products and quotients take sums.
  /// Sums of sums and quotients of quotients are too rare for forms of their own.
  func joins(_ outer: HandlerForm.Arithmetic) -> Bool {
    switch (outer, self) {
    // s - v·c is s + v·(-c).
    case (.subtract, .variableTimesConstant): false
    case (.add, .variableTimesVariable), (.add, .variableTimesConstant), (.add, .variableByVariable): true
    case (.subtract, .variableTimesVariable), (.subtract, .variableByVariable): true
    case (.reversedSubtract, .variableTimesVariable), (.reversedSubtract, .variableTimesConstant), (.reversedSubtract, .variableByVariable):
      true
    case (.add, _), (.subtract, _), (.reversedSubtract, _): false
    case (.multiply, .variableByVariable), (.divide, .variableByVariable), (.reversedDivide, .variableByVariable): false
    case (.divide, .variableTimesConstant): false
    case (_, .constantByVariable): false
    case (.multiply, _), (.divide, _), (.reversedDivide, _): true
    }
  }

  /// Whether sine and cosine take it: angles are products and quotients.
  var isAngle: Bool { self == .variableTimesConstant || self == .constantByVariable }

  package init?(_ arithmetic: HandlerForm.Arithmetic, _ first: HandlerForm.Source, _ second: HandlerForm.Source) {
    for inner in Self.allCases where inner.parts == (arithmetic, first, second) {
      self = inner
      return
    }
    return nil
  }
}
