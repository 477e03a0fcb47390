import ReckonBytecode
import ReckonCatalogue
import ReckonMachine

/// A formula as a function of one of its inputs, with the others fixed.
package struct FormulaFunction: RootEquation {
  private let formula: Formula
  /// The same over decimals; `nil` if it cannot be recompiled.
  private let exact: Formula?
  /// The value of each input; the argument replaces its own.
  private let values: [Double]
  /// The slot of the argument.
  private let argument: Int
  private var options: EvaluationOptions

  /// - Throws: `unknownName` if the formula has no such input; `missingInput` if another input has no value.
  init(_ formula: Formula, of name: String, with values: [String: Double], options: EvaluationOptions)
    throws(FormulaError)
  {
    guard let argument = formula.slot(name) else {
      let suggestion = Suggestion.nearest(to: name, among: formula.variables)
      let range = SourceRange(start: 0, end: name.utf8.count)
      throw FormulaError(.unknownName(name, suggestion: suggestion), at: range, in: SourceText(name))
    }
    var inputs: [Double] = []
    for variable in formula.variables {
      guard let value = variable == name ? 0 : values[variable] else { throw formula.missing(variable) }
      inputs.append(value)
    }
    self.formula = formula
    exact = try formula.inDecimals(options)
    self.values = inputs
    self.argument = argument
    // Infinities in intermediate results, as in exp(-x^2), are not failures.
    self.options = options
    self.options.policy = .ieee
  }

  /// A formula of one input, and the same over decimals if it can be compiled for them.
  init(_ formula: Formula, exact: Formula?, of name: String, options: EvaluationOptions) throws(FormulaError) {
    (self.formula, self.exact, values, argument, self.options) = (formula, exact, [0], 0, options)
    self.options.policy = .ieee
  }

  package var isCostly: Bool { formula.program.repeats }

  /// Whether an error ends the complete work, instead of leaving a point without a value.
  fileprivate static func endsWork(_ error: FormulaError) -> Bool {
    error.kind == .cancelled || error.kind == .deadlinePassed
  }

  /// The value at a point; `nil` if it has none.
  package func difference(at x: Double) throws(FormulaError) -> Double? {
    // Short evaluations do not check for cancellation, but a search has thousands of points.
    try options.check(at: formula)
    var inputs = values
    inputs[argument] = x
    do throws(FormulaError) {
      let value = try formula.evaluate(inputs, options: options)
      return value.isFinite ? value : nil
    } catch {
      if Self.endsWork(error) { throw error }
      return nil
    }
  }

  package func differences(at points: [Double]) throws(FormulaError) -> [Double] {
    var results = [Double](repeating: .nan, count: points.count)
    try points.withUnsafeBufferPointer { (points) throws(FormulaError) in
      try results.withUnsafeMutableBufferPointer { (results) throws(FormulaError) in
        var columns = values.map { InputColumn(uniform: $0) }
        columns[argument] = InputColumn(points)
        try formula.evaluate(columns: columns, into: results, options: options)
      }
    }
    return results.map { $0.isFinite ? $0 : .nan }
  }

  /// Runs a numerical method to its end, supplying the formula's values at the points that it requests.
  ///
  /// - Parameter marksOverflow: whether an overflow yields an infinite value instead of a missing one.
  func run<Method: PointMethod>(_ method: Method, marksOverflow: Bool = false) throws(FormulaError) -> Method {
    var method = method
    while !method.points.isEmpty {
      let points = method.points
      if points.count > 1 {
        let values = try differences(at: points)
        method.take(marksOverflow ? try overflowMarked(in: values, at: points) : values)
      } else if let value = try difference(at: points[0]) {
        method.take([value])
      } else {
        method.take([.nan])
      }
    }
    return method
  }

  private func overflowMarked(in values: [Double], at points: [Double]) throws(FormulaError) -> [Double] {
    var values = values
    for index in values.indices where values[index].isNaN {
      do throws(FormulaError) { try checkValue(at: points[index]) } catch {
        if Self.endsWork(error) { throw error }
        if case .overflow = error.kind { values[index] = .infinity }
      }
    }
    return values
  }

  /// Throws the error if there is no value at a point.
  package func checkValue(at x: Double) throws(FormulaError) {
    var inputs = values
    inputs[argument] = x
    var options = options
    options.policy = .strict
    _ = try formula.evaluate(inputs, options: options)
  }

  package func exactDifference(at x: Decimal128) throws(FormulaError) -> Decimal128? {
    guard let exact else { return nil }
    var inputs = values.map { Value.number(.double($0)) }
    inputs[argument] = .number(.decimal(x))
    do throws(FormulaError) {
      let result = try exact.result(of: inputs, options: options)
      guard case .decimal(let value) = result.number, result.exactness != .approximate, value.isFinite else {
        return nil
      }
      return value
    } catch {
      if Self.endsWork(error) { throw error }
      return nil
    }
  }
}

extension Formula {
  /// The formula over decimals; `nil` for one from a stored program, and if decimals lack an operation.
  ///
  /// - Throws: `cancelled` and `deadlinePassed`.
  fileprivate func inDecimals(_ options: EvaluationOptions) throws(FormulaError) -> Formula? {
    guard let origin = content.origin else { return nil }
    do throws(FormulaError) { return try Formula(program.source, origin.computing(in: .decimal), options) } catch {
      if FormulaFunction.endsWork(error) { throw error }
      return nil
    }
  }
}

extension EvaluationOptions {
  /// Checks for cancellation and the deadline.
  ///
  /// - Throws: `cancelled` and `deadlinePassed`.
  fileprivate func check(at formula: Formula) throws(FormulaError) {
    guard let isCancelled = interruption(), isCancelled() else { return }
    throw cause(of: FormulaError(.cancelled, at: formula.wholeRange, in: formula.program.source))
  }
}
