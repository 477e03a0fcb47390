public import ReckonCatalogue
public import ReckonMachine

/// Integrals, roots and extremes of a formula as a function of one of its inputs.
extension Formula {
  /// The integral of the formula's value over one of its inputs.
  ///
  /// ```swift
  /// let bell = try Formula("exp(-x^2/2) / sqrt(2π)")
  /// try bell.integral(over: "x", from: -1, to: 1)                    // 0.6826894921370859 ± 8e-17 or so
  /// try bell.integral(over: "x", from: -.infinity, to: .infinity)    // 1
  /// ```
  ///
  /// The method is adaptive Gauss–Kronrod quadrature with 10 and 21 points (Piessens and others, QUADPACK, 1983): the interval with the largest
  /// error is halved until the errors together are small enough. A substitution takes away integrable poles at the ends, `1/sqrt(x)`, and
  /// makes infinite ranges finite. A pole or a jump inside is found by halving, to fewer digits.
  ///
  /// When the error is small, a few more points are compared with the polynomials through those of each interval: near the formula's numbers and
  /// the values of its inputs, in each second power of ten and evenly. The range is divided where one differs, so that peaks and heavy tails at any
  /// scale are found there. A peak elsewhere that is narrower than a thousandth of the range, beside values that are not 0, may stay unseen. A value that is too
  /// large to represent counts as 0 where it lies beyond values of 0, as those of `x^40*exp(-x)`.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - lower: where it begins; may be -∞ or above `upper`.
  ///   - upper: where it ends; may be ∞.
  ///   - values: the values of the other inputs.
  ///   - tolerance: how large the error should be at most, in proportion to the value. Where rounding allows no more digits, as at a pole whose
  ///     place is not 0, it is larger and says so.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `unknownName` when the formula has no such input; `missingInput` when another has no value; `noIntegral` when the error stays
  ///   above a millionth, as where the integral does not exist or the formula has no value at a point, and where nothing but zeros was seen; `cancelled` and `deadlinePassed`.
  /// - Complexity: 21 values of the formula for each interval, of which there are 2,500 at most each time the range has been divided, four times at most.
  public func integral(
    over name: String, from lower: Double, to upper: Double, with values: [String: Double] = [:], tolerance: Double = 1e-10,
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
  /// It is the search of the prompt's `:solve`: some ten thousand points, brackets where the sign changes between two of them, and the bottoms of
  /// dips, in which the value touches 0. Roots between points whose values have one sign, and do not dip, are not seen. Where the value is 0
  /// over a whole range, that has no roots.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - range: the range of the search.
  ///   - values: the values of the other inputs.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `unknownName` when the formula has no such input; `missingInput` when another has no value; `cancelled` and `deadlinePassed`.
  public func roots(
    of name: String, in range: ClosedRange<Double>, with values: [String: Double] = [:], options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> [Root] {
    var search = RootSearch(try FormulaFunction(self, of: name, with: values, options: options), in: range)
    return try search.run().roots
  }

  /// The place between two values of an input at which the formula's value is 0, where it has different signs at both.
  ///
  /// ```swift
  /// try Formula("x^3 - x - 1").root(of: "x", in: 1...2)    // 1.324717957244746
  /// ```
  ///
  /// The bracket is narrowed to two neighboring doubles by Brent's method (1973), which takes ten to fifteen values of
  /// a smooth formula. Of several roots it is one; ``roots(of:in:with:options:)`` looks for all.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - range: the two values.
  ///   - values: the values of the other inputs.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `noSignChange` when the formula has one sign at both; `noRoot` when the sign changes in a jump or a pole; the error of evaluating it
  ///   where it has no value at one of both; otherwise as ``roots(of:in:with:options:)``.
  public func root(
    of name: String, in range: ClosedRange<Double>, with values: [String: Double] = [:], options: EvaluationOptions = EvaluationOptions()
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

  /// The least value of the formula in a range of one of its inputs, and where it is, as far as sampling tells.
  ///
  /// The search starts at the lowest of a thousand points and uses Brent's method (1973), which ends where values no longer differ:
  /// about half of the digits of the place are sure where the value is smooth there, and all of the value's.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - range: the range of the search.
  ///   - values: the values of the other inputs.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Returns: `nil` where the formula has no value in the range.
  /// - Throws: as ``roots(of:in:with:options:)``.
  public func minimum(
    over name: String, in range: ClosedRange<Double>, with values: [String: Double] = [:], options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Extreme? {
    let function = try FormulaFunction(self, of: name, with: values, options: options)
    return try function.run(Minimization(in: range, sign: 1)).result
  }

  /// The greatest value of the formula in a range, as ``minimum(over:in:with:options:)``.
  public func maximum(
    over name: String, in range: ClosedRange<Double>, with values: [String: Double] = [:], options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Extreme? {
    let function = try FormulaFunction(self, of: name, with: values, options: options)
    return try function.run(Minimization(in: range, sign: -1)).result
  }
}
