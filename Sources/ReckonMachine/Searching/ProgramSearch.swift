import ReckonCatalogue

/// A search that a program has begun: its method, and the values of the body computed for it.
struct ProgramSearch {
  enum Outcome {
    /// A value that a method has found on doubles, with the number of reliable digits.
    case value(Double, digits: Int)
    /// The same, as a decimal between two doubles.
    case decimal(Decimal128)
    /// A root proved by a value of exactly 0.
    case exact(Decimal128)
    case failure(FormulaError.Kind)
    /// The body, or a bound, has no value.
    case undefined
  }

  private enum Method {
    case integral(Quadrature)
    case root(BoundedRoot)
    case extreme(Minimization)
    /// The bounds are invalid for a search.
    case refused(Outcome)
  }

  private var method: Method
  private var points: [Double]
  private var values: [Double] = []
  private let range: (low: Double, high: Double)
  /// Short decimals near a root that may be the root itself, if the body's values can prove it; the next one last.
  private var candidates: [Decimal128] = []
  private let triesDecimals: Bool
  private var exactRoot: Decimal128?
  /// The overflow in the computation of the body at this point, and at the first point without a value because of one.
  private var tooLarge: FormulaError?
  private var firstTooLarge: FormulaError?

  /// The requested relative error of an integral; most results are far more accurate.
  private static let tolerance = 1e-12
  /// The maximum number of digits of an integral, and of other results: all digits of a double.
  private static let integralDigits = 15
  private static let allDigits = 17
  /// The maximum number of digits of a short decimal.
  private static let shortDigits = 12

  /// - Parameters:
  ///   - hints: numbers near which the body may have peaks.
  ///   - triesDecimals: whether the body's values can prove that a decimal is a root.
  init(_ repetition: Function.Repetition, from lower: Double, to upper: Double, hints: [Double], triesDecimals: Bool) {
    self.triesDecimals = triesDecimals
    range = (min(lower, upper), max(lower, upper))
    let isBounded = lower.isFinite && upper.isFinite
    switch repetition {
    case _ where lower.isNaN || upper.isNaN: method = .refused(.undefined)
    case .integral:
      method = .integral(Quadrature(from: lower, to: upper, tolerance: Self.tolerance, polishes: true, hints: hints))
    case .root where isBounded: method = .root(BoundedRoot(in: range.low...range.high))
    case .minimum where isBounded: method = .extreme(Minimization(in: range.low...range.high, sign: 1))
    case .maximum where isBounded: method = .extreme(Minimization(in: range.low...range.high, sign: -1))
    case .root, .minimum, .maximum:
      let bounds = [NumericValue.double(lower), .double(upper)]
      method = .refused(.failure(.domain(function: repetition.sign, operands: bounds, requirement: "finite bounds")))
    case .sum, .product, .list: preconditionFailure("verified code searches by methods that exist")
    }
    points = []
    points = askedPoints
  }

  private var askedPoints: [Double] {
    switch method {
    case .integral(let method): method.points
    case .root(let method): method.points
    case .extreme(let method): method.points
    case .refused: []
    }
  }

  /// The next value of the variable; `nil` when the search needs no more.
  func next() -> NumericValue? {
    if values.count < points.count { return .double(points[values.count]) }
    return candidates.last.map { .decimal($0) }
  }

  /// Whether the search continues after a failure of the body. It does if an intermediate value overflows and the
  /// body's value is a number all the same, as for 1/cosh(x), and while it only samples for missed peaks.
  ///
  /// - Parameter hasInfiniteOperand: whether the failure may follow from an earlier overflow.
  mutating func goesOn(after error: FormulaError, _ hasInfiniteOperand: Bool) -> Bool {
    if case .integral(let quadrature) = method, quadrature.isLooking { return true }
    if case .overflow = error.kind {
      tooLarge = tooLarge ?? error
      return true
    }
    return tooLarge != nil && hasInfiniteOperand
  }

  /// The overflow that made an integral fail, if one did.
  var overflow: FormulaError? {
    if case .integral(let quadrature) = method, quadrature.isUnbounded { firstTooLarge } else { nil }
  }

  /// Takes the body's value at the last point; throws the overflow that made it infinite if the search needs a finite
  /// value.
  mutating func take(_ bodyValue: Double, isExactlyZero: Bool) throws(FormulaError) {
    var value = bodyValue
    if let tooLarge, !value.isFinite {
      guard case .integral = method else { throw tooLarge }
      firstTooLarge = firstTooLarge ?? tooLarge
      value = .infinity
    }
    tooLarge = nil
    guard values.count < points.count else {
      guard let candidate = candidates.popLast() else { return }
      if isExactlyZero {
        exactRoot = candidate
        candidates = []
      }
      return
    }
    values.append(value)
    guard values.count == points.count else { return }
    advance()
  }

  private mutating func advance() {
    // Released here, so that the method's arrays are not copied.
    let current = method
    method = .refused(.undefined)
    switch current {
    case .integral(var quadrature):
      quadrature.take(values)
      method = .integral(quadrature)
    case .root(var root):
      root.take(values)
      if triesDecimals, case .root(let x)? = root.result { candidates = decimals(near: x) }
      method = .root(root)
    case .extreme(var minimization):
      minimization.take(values)
      method = .extreme(minimization)
    case .refused: break
    }
    values.removeAll(keepingCapacity: true)
    points = askedPoints
  }

  /// The decimals with few digits that are as near to a root as its double determines, the shortest last.
  private func decimals(near x: Double) -> [Decimal128] {
    var found: [Decimal128] = []
    for digits in 1...Self.shortDigits {
      let candidate = Decimal128(x, significantDigits: digits).reduced
      let distance = abs(candidate.double - x)
      guard distance <= abs(x) * 1e-12, candidate.double >= range.low, candidate.double <= range.high,
        candidate != found.last
      else {
        continue
      }
      found.append(candidate)
    }
    return found.reversed()
  }

  /// The result of the search, once it needs no more values.
  var outcome: Outcome {
    if let exactRoot { return .exact(exactRoot) }
    switch method {
    case .integral(let quadrature):
      guard let integral = quadrature.result else {
        return quadrature.isDefined ? .failure(.noIntegral(nil)) : .undefined
      }
      return Self.rounded(integral)
    case .root(let root):
      switch root.result {
      case .root(let x)?:
        if triesDecimals, let decimal = root.interpolated { return .decimal(decimal) }
        return .value(x, digits: Self.allDigits)
      case .sameSign(let first, let last)?: return .failure(.noSignChange(.double(first), .double(last)))
      case .jump?: return .failure(.noRoot)
      case nil: return .undefined
      }
    case .extreme(let minimization):
      return minimization.result.map { .value($0.value, digits: Self.allDigits) } ?? .undefined
    case .refused(let outcome): return outcome
    }
  }

  /// An integral with the digits that its error leaves reliable.
  private static func rounded(_ integral: Integral) -> Outcome {
    var (digits, size) = (0, abs(integral.value))
    while digits < integralDigits, integral.error <= size {
      size /= 10
      digits += 1
    }
    // The value is below its error.
    return digits == 0 ? .value(0, digits: 1) : .value(integral.value, digits: digits)
  }
}
