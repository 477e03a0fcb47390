/// The exact column of a function's row: the function on exact numbers, for any number of operands that it takes.
///
/// NaN means that an operand is outside of the domain, infinity that it is at a pole.
package struct ExactForm: Sendable {
  package typealias Kernel =
    @Sendable (UnsafeBufferPointer<ExactNumber>, AngleUnit?, inout Work) throws(Work.Stop) -> ExactNumber

  package let kernel: Kernel
  /// The function whose digits are computed where no fraction or sum of known numbers is the value;
  /// ``Real/Function/source`` describes how, and what bounds its error. `nil` for a row that makes its value of its
  /// operands by adding, multiplying, comparing and rounding, without an error of its own.
  package let function: Real.Function?

  init(_ function: Real.Function? = nil, _ kernel: @escaping Kernel) {
    (self.function, self.kernel) = (function, kernel)
  }

  /// A function of one number.
  static func unary(
    _ function: Real.Function? = nil,
    _ body: @escaping @Sendable (ExactNumber, inout Work) throws(Work.Stop) -> ExactNumber
  ) -> ExactForm {
    ExactForm(function) { (x, _, work) throws(Work.Stop) in try body(x[0], &work) }
  }

  /// A function of two numbers.
  static func binary(
    _ function: Real.Function? = nil,
    _ body: @escaping @Sendable (ExactNumber, ExactNumber, inout Work) throws(Work.Stop) -> ExactNumber
  ) -> ExactForm {
    ExactForm(function) { (x, _, work) throws(Work.Stop) in try body(x[0], x[1], &work) }
  }

  /// A function of an angle, or one that gives an angle, with half a turn in the unit of angles or nil for radians.
  static func angle(
    _ function: Real.Function,
    _ body: @escaping @Sendable (ExactNumber, Int?, inout Work) throws(Work.Stop) -> ExactNumber
  ) -> ExactForm {
    ExactForm(function) { (x, unit, work) throws(Work.Stop) in try body(x[0], unit.halfTurn, &work) }
  }

  /// A function of whole numbers, NaN for others.
  static func whole(
    _ body: @escaping @Sendable (BigInteger, BigInteger, inout Work) throws(Work.Stop) -> BigInteger?
  ) -> ExactForm {
    .binary { (a, b, work) throws(Work.Stop) in
      guard let x = try a.whole(&work), let y = try b.whole(&work), let result = try body(x, y, &work) else {
        return .nan
      }
      return .rational(Rational(result))
    }
  }
}

extension AngleUnit? {
  /// Half a turn in the unit, nil in radians.
  fileprivate var halfTurn: Int? {
    switch self {
    case .degrees: 180
    case .gradians: 200
    case .radians, nil: nil
    }
  }
}

extension Catalogue {
  /// The exact column of the function with a number; nil for random functions and choices, which no column has.
  package static func exactForm(_ id: Function.ID) -> ExactForm? { exactForms[id] }

  private static let exactForms: [Function.ID: ExactForm] = Dictionary(
    firstOf: [
      ExactKernels.arithmetic, ExactKernels.elementary, ExactKernels.counting, ExactKernels.calendar,
      ExactKernels.dates,
      ExactKernels.spans,
      ExactKernels.lists, ExactKernels.pairs,
    ].joined().map { ($0.key, $0.value) })
}
