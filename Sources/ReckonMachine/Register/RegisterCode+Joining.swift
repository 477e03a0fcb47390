extension RegisterCode.Kind {
  /// The kind of step for an operation, if there is one.
  init?(_ operation: PlainOperation) {
    switch operation {
    case .arithmetic(.add): self = .add
    case .arithmetic(.subtract): self = .subtract
    case .arithmetic(.multiply): self = .multiply
    case .arithmetic(.divide): self = .divide
    case .comparison(.less): self = .less
    case .comparison(.lessOrEqual): self = .lessOrEqual
    case .comparison(.greater): self = .greater
    case .comparison(.greaterOrEqual): self = .greaterOrEqual
    case .comparison(.equal): self = .equal
    case .comparison(.notEqual): self = .notEqual
    case .negate: self = .negate
    case .not: self = .not
    case .truth: return nil
    }
  }

  /// Whether the next step reuses the result of such a step.
  var keepsResult: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .negate, .lastAdd, .lastSubtract, .lastMultiply, .lastDivide,
      .subtractLast, .divideLast,
      .lastSquare, .multiplyAdd, .multiplySubtract, .subtractProduct, .addMultiply, .subtractMultiply, .lastMultiplyAdd,
      .lastMultiplySubtract,
      .lastSubtractProduct, .lastAddMultiply, .lastSubtractMultiply, .apply, .applyList, .choose, .polynomial:
      true
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .not, .unlessLess, .unlessLessOrEqual,
      .unlessGreater,
      .unlessGreaterOrEqual, .unlessEqual, .unlessNotEqual, .host, .call, .bound, .check, .accumulate, .total, .move,
      .jump, .branch,
      .repeat, .poll, .leave, .leaveLast:
      false
    }
  }

  /// The fused step of this and one that takes its result as the first operand or as the second.
  func joined(with other: Self, isFirst: Bool) -> Self? {
    switch (self, other) {
    case (.multiply, .add): .multiplyAdd
    case (.multiply, .subtract): isFirst ? .multiplySubtract : .subtractProduct
    case (.add, .multiply): .addMultiply
    case (.subtract, .multiply): .subtractMultiply
    case (.lastMultiply, .add): .lastMultiplyAdd
    case (.lastMultiply, .subtract): isFirst ? .lastMultiplySubtract : .lastSubtractProduct
    case (.lastAdd, .multiply): .lastAddMultiply
    case (.lastSubtract, .multiply): .lastSubtractMultiply
    default: nil
    }
  }

  /// The same step with the kept result as its first operand.
  var withFirstKept: Self? {
    switch self {
    case .add: .lastAdd
    case .subtract: .lastSubtract
    case .multiply: .lastMultiply
    case .divide: .lastDivide
    default: nil
    }
  }

  /// The same with the kept result as its second operand; sums and products take it as the first.
  var withSecondKept: Self? {
    switch self {
    case .add: .lastAdd
    case .subtract: .subtractLast
    case .multiply: .lastMultiply
    case .divide: .divideLast
    default: nil
    }
  }

  /// The step that branches if a comparison does not hold.
  var branch: Self? {
    switch self {
    case .less: .unlessLess
    case .lessOrEqual: .unlessLessOrEqual
    case .greater: .unlessGreater
    case .greaterOrEqual: .unlessGreaterOrEqual
    case .equal: .unlessEqual
    case .notEqual: .unlessNotEqual
    default: nil
    }
  }
}
