import ReckonCatalogue

/// A rewrite rule for formulas over doubles. All rules are the rows of ``all``.
///
/// A rule changes no bit of any result, including NaN, infinities, zeros of both signs and subnormal numbers, and
/// removes no operation that could fail: errors of strict runs are preserved. Tests apply both sides of each rule to
/// such numbers, and compile its example.
package struct RewriteRule: Sendable {
  package enum Stage: Sendable {
    /// When the compiler creates nodes, so that stored code is shorter. Such a rule returns an operand of its
    /// operation, and never a new node: an unused node could be shared from where it is evaluated only conditionally.
    case valueGraph
    /// On basic blocks, in the order of the rows, so that machines do less work.
    case loweredCode
    /// On basic blocks for runs that are not strict.
    case loweredCodeWithoutChecks
  }

  /// A rewrite of blocks by a method of its own, `CodeRewriter.apply`.
  package enum Pass: Sendable { case choices, polynomials, knownBounds, unusedValues, checks }

  package enum Action: Sendable {
    case operation(OperationRewrite)
    case pass(Pass)
  }

  package let stage: Stage
  package let action: Action
  /// Both sides, as in "x / c ==> x * 1/c".
  package let name: String
  /// The reason why no bit changes.
  package let reason: String
  /// A formula of x, y and z.
  package let example: String
  /// Its lowered code, without the names of results.
  package let result: String

  init(_ rewrite: OperationRewrite, _ stage: Stage, because reason: String, _ example: String, _ result: String) {
    self.init(.operation(rewrite), "\(rewrite.left) ==> \(rewrite.right)", stage, because: reason, example, result)
  }

  init(_ pass: Pass, _ name: String, _ stage: Stage, because reason: String, _ example: String, _ result: String) {
    self.init(.pass(pass), name, stage, because: reason, example, result)
  }

  private init(
    _ action: Action, _ name: String, _ stage: Stage, because reason: String, _ example: String, _ result: String
  ) {
    (self.stage, self.action, self.name, self.reason, self.example, self.result) = (
      stage, action, name, reason, example, result
    )
  }
}

/// A rewrite of an operation with one or two operands, at most one of which is a constant: `left ==> right`.
package struct OperationRewrite: Sendable {
  /// A value in a rule.
  package indirect enum Term: Sendable {
    /// Any value.
    case value
    /// The result of a comparison.
    case comparison
    /// This number, bit for bit.
    case number(Double)
    /// Any constant.
    case constant
    /// A number computed from the constant, if there is one.
    case computed(String, @Sendable (Double) -> Double?)
    case apply(Function.ID, [Term])
  }

  /// The replacement of an operation: its non-constant operand, or a function of that and a number.
  package enum Replacement {
    case operand(Int)
    case apply(Function.ID, operand: Int, Double)
  }

  package let left: Term
  package let right: Term
  /// The function on the left side.
  package let function: Function.ID
  private let count: Int
  private let kept: Int
  private let needsComparison: Bool
  /// The bits of the constant, if they matter.
  private let bits: UInt64?
  private let replacement: (function: Function.ID, number: @Sendable (Double) -> Double?)?

  package init(_ left: Term, _ right: Term) {
    guard case .apply(let function, let operands) = left, (1...2).contains(operands.count) else {
      preconditionFailure("a rule's left side is an operation of one or two operands")
    }
    let values = operands.indices.filter { operands[$0].isValue }
    guard values.count == 1 else { preconditionFailure("all operands of a rule but one are constants") }
    (self.left, self.right, self.function, count, kept) = (left, right, function, operands.count, values[0])
    if case .comparison = operands[kept] { needsComparison = true } else { needsComparison = false }
    if count == 2, case .number(let number) = operands[1 - kept] { bits = number.bitPattern } else { bits = nil }
    switch right {
    case .value, .comparison: replacement = nil
    case .apply(let other, let terms):
      guard terms.count == 2, case .value = terms[0], case .computed(_, let number) = terms[1] else {
        preconditionFailure("a rule's right side is a value, or a function of it and a computed number")
      }
      replacement = (other, number)
    case .number, .constant, .computed:
      preconditionFailure("a rule's right side is a value, or a function of it and a computed number")
    }
  }

  /// The replacement of an operation, given its operands' constants; `nil` if the rule does not match.
  package func replacement(_ count: Int, _ first: Double?, _ second: Double?, isComparison: @autoclosure () -> Bool)
    -> Replacement?
  {
    guard count == self.count else { return nil }
    if count == 1 { return needsComparison && !isComparison() ? nil : .operand(0) }
    guard let constant = kept == 0 ? second : first, bits == nil || bits == constant.bitPattern else { return nil }
    guard let replacement else { return .operand(kept) }
    return replacement.number(constant).map { .apply(replacement.function, operand: kept, $0) }
  }
}

extension OperationRewrite.Term: CustomStringConvertible {
  package var description: String {
    switch self {
    case .value: "x"
    case .comparison: "x < y"
    case .number(let number): "\(NumericValue.double(number))"
    case .constant: "c"
    case .computed(let name, _): name
    case .apply(let function, let operands):
      if Catalogue.row(function).name.first?.isLetter == false, operands.count == 2 {
        "\(operands[0]) \(Catalogue.row(function).name) \(operands[1])"
      } else {
        "\(Catalogue.row(function).name)(\(operands.map { "\($0)" }.joined(separator: ", ")))"
      }
    }
  }

  fileprivate var isValue: Bool {
    switch self {
    case .value, .comparison, .apply: true
    case .number, .constant, .computed: false
    }
  }
}
