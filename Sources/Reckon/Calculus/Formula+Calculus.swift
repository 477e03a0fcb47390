public import ReckonCatalogue
public import ReckonMachine

/// Integrals, roots and extrema of a formula as a function of one of its inputs.
extension Formula {
  /// The integral of the formula's value over one of its inputs.
  ///
  /// ```swift
  /// let bell = try Formula("exp(-x^2/2) / sqrt(2π)")
  /// try bell.integral(over: "x", from: -1, to: 1)                    // 0.6826894921370859 ± 8e-17 or so
  /// try bell.integral(over: "x", from: -.infinity, to: .infinity)    // 1
  /// ```
  ///
  /// The method is adaptive Gauss–Kronrod quadrature with 10 and 21 points (Piessens and others, QUADPACK, 1983): the
  /// interval with the largest error is bisected until the total error is small enough. A substitution removes
  /// integrable singularities at the ends, `1/sqrt(x)`, and makes infinite ranges finite. A pole or a jump inside is
  /// located by bisection, with fewer digits.
  ///
  /// When the error is small, further samples are compared with the interpolation polynomials of each interval: near
  /// the formula's constants and its inputs' values, at every second power of ten, and evenly spaced. The range is
  /// split where one differs, so that peaks and heavy tails at any scale are found there. A peak elsewhere that is
  /// narrower than a thousandth of the range, among nonzero values, may be missed. A value that overflows counts as 0
  /// if it lies beyond values of 0, as for `x^40*exp(-x)`.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - lower: the lower bound; may be -∞ or above `upper`.
  ///   - upper: the upper bound; may be ∞.
  ///   - values: the values of the other inputs.
  ///   - tolerance: the largest relative error. If rounding allows no more digits, as at a pole away from 0, the
  ///     reported error is larger.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `unknownName` if the formula has no such input; `missingInput` if another has no value; `noIntegral` if
  ///   the error stays above a millionth, as for divergent integrals or a formula without a value at a point, and if
  ///   only zeros were sampled; `cancelled` and `deadlinePassed`.
  /// - Complexity: 21 evaluations per interval, with at most 2,500 intervals each time the range is split, at most four
  ///   times.
  public func integral(
    over name: String, from lower: Double, to upper: Double, with values: [String: Double] = [:],
    tolerance: Double = 1e-10,
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Integral {
    let function = try FormulaFunction(self, of: name, with: values, options: options)
    let hints = program.constants.map { $0.number.double } + values.values
    let quadrature = Quadrature(from: lower, to: upper, tolerance: tolerance, hints: hints)
    guard let integral = try function.run(quadrature, marksOverflow: true).result else {
      throw FormulaError(.noIntegral(name), at: wholeRange, in: program.source)
    }
    return integral
  }

  /// The zeros of the formula in a range of one of its inputs, in ascending order, as far as sampling finds them.
  ///
  /// ```swift
  /// try Formula("x^2 - a").roots(of: "x", in: 0...10, with: ["a": 2]).map(\.value)    // [1.4142135623730951]
  /// ```
  ///
  /// The search is that of the prompt's `:solve`: about ten thousand samples, brackets where the sign changes between
  /// two of them, and minima of the absolute value where it touches 0. Roots between samples of one sign without such a
  /// minimum are missed. A whole range where the value is 0 is not reported as roots.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - range: the range of the search.
  ///   - values: the values of the other inputs.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `unknownName` if the formula has no such input; `missingInput` if another has no value; `cancelled` and
  ///   `deadlinePassed`.
  public func roots(
    of name: String, in range: ClosedRange<Double>, with values: [String: Double] = [:],
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> [Root] {
    var search = RootSearch(try FormulaFunction(self, of: name, with: values, options: options), in: range)
    return try search.run().roots
  }

  /// The root between two values of an input at which the formula has different signs.
  ///
  /// ```swift
  /// try Formula("x^3 - x - 1").root(of: "x", in: 1...2)    // 1.324717957244746
  /// ```
  ///
  /// Brent's method (1973) narrows the bracket to two adjacent doubles, in ten to fifteen evaluations of a smooth
  /// formula. If there are several roots, one of them is found; ``roots(of:in:with:options:)`` looks for all.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - range: the bracket.
  ///   - values: the values of the other inputs.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `noSignChange` if the formula has the same sign at both ends; `noRoot` if the sign changes at a jump or
  ///   a pole; the error of an evaluation at one of the ends; otherwise as ``roots(of:in:with:options:)``.
  public func root(
    of name: String, in range: ClosedRange<Double>, with values: [String: Double] = [:],
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Double {
    let function = try FormulaFunction(self, of: name, with: values, options: options)
    let kind: FormulaError.Kind
    switch try function.run(BoundedRoot(in: range)).result {
    case .root(let root)?: return root
    case .sameSign(let first, let last)?: kind = .noSignChange(.double(first), .double(last))
    case .jump?: kind = .noRoot
    case nil:
      for bound in [range.lowerBound, range.upperBound] { try function.checkValue(at: bound) }
      kind = .noRoot
    }
    throw FormulaError(kind, at: wholeRange, in: program.source)
  }

  /// The minimum of the formula in a range of one of its inputs, and its argument, as far as sampling finds it.
  ///
  /// The search starts at the lowest of a thousand samples and uses Brent's method (1973), which stops when values no
  /// longer differ: about half of the digits of the argument are reliable if the formula is smooth there, and all
  /// digits of the value.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - range: the range of the search.
  ///   - values: the values of the other inputs.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Returns: `nil` if the formula has no value in the range.
  /// - Throws: as ``roots(of:in:with:options:)``.
  public func minimum(
    over name: String, in range: ClosedRange<Double>, with values: [String: Double] = [:],
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Extreme? {
    let function = try FormulaFunction(self, of: name, with: values, options: options)
    return try function.run(Minimization(in: range, sign: 1)).result
  }

  /// The maximum of the formula in a range, as ``minimum(over:in:with:options:)``.
  public func maximum(
    over name: String, in range: ClosedRange<Double>, with values: [String: Double] = [:],
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Extreme? {
    let function = try FormulaFunction(self, of: name, with: values, options: options)
    return try function.run(Minimization(in: range, sign: -1)).result
  }
}
