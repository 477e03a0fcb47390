public import ReckonCatalogue
public import ReckonMachine

/// A formula's value with its derivatives with respect to several inputs, computed in one pass.
///
/// ```swift
/// let distance = try Formula("hypot(x, y) * w", variables: ["x", "y", "w"])
/// let gradient = try distance.gradient(by: ["x", "y"])
/// try gradient.evaluate(3, 4, 2)                           // value 10, derivatives [1.2, 1.6]
/// try gradient.evaluate(columns: [xs, ys, weights])        // a column of values, and one of each derivative
/// ```
///
/// The derivatives are symbolic. Forward mode takes one input after the other, with the same bits as
/// ``Formula/derivative(by:deadline:)``; reverse mode propagates from the value to all inputs at once, and is used if
/// it takes less than half of the work and nothing has corners or jumps. Its results may differ from single derivatives
/// by rounding. Common subexpressions of the derivatives and the value are computed once.
public struct Gradient: Sendable {
  /// The program whose results are the value and the derivatives.
  private let formula: Formula
  /// The inputs that the formula is differentiated with respect to.
  public let names: [String]

  init(_ formula: Formula, by names: [String]) { (self.formula, self.names) = (formula, names) }

  /// The names of the inputs, in the order of their values.
  public var variables: [String] { formula.variables }

  /// A value with the derivatives at one point.
  public struct Point: Hashable, Sendable {
    /// The formula's value.
    public let value: Double
    /// Its derivatives, in the order of ``Gradient/names``.
    public let derivatives: [Double]
  }

  /// The values and derivatives over columns, and the failed rows.
  public struct ColumnResult: Hashable, Sendable {
    /// One value per row.
    public let values: [Double]
    /// For each of ``Gradient/names`` one derivative per row.
    public let derivatives: [[Double]]
    /// The number of failed rows, and the first of them: a row fails if the value or a derivative does, and then all
    /// are NaN.
    public let report: BatchReport
  }

  /// The value and the derivatives at a point, with positional inputs.
  ///
  /// - Throws: as ``evaluate(_:options:)-([Double],_)``.
  public func evaluate(_ values: Double..., options: EvaluationOptions = EvaluationOptions()) throws(FormulaError)
    -> Point
  {
    try evaluate(values, options: options)
  }

  /// The value and the derivatives at a point.
  ///
  /// - Throws: `wrongInputCount`; with the strict policy the first operation of the value or of a derivative that
  ///   failed; as ``Formula/evaluate(_:options:)-(Span<Double>,_)``.
  public func evaluate(_ values: [Double], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError)
    -> Point
  {
    try formula.checkInputCount(values.count)
    var derivatives = [Double](repeating: .nan, count: names.count)
    var context = formula.context(options, options.random ?? RandomSource(seed: 0))
    do throws(FormulaError) {
      let value = try derivatives.withUnsafeMutableBufferPointer { (results) throws(FormulaError) in
        try values.withUnsafeBufferPointer { (values) throws(FormulaError) in
          try Machine.evaluate(formula.executable, values, furtherResults: results, in: &context)
        }
      }
      return Point(value: value, derivatives: derivatives)
    } catch { throw options.cause(of: error) }
  }

  /// The values and derivatives for every row of columns.
  ///
  /// - Parameters:
  ///   - columns: one array per variable, in order, all of the same length.
  ///   - threads: the maximum number of threads.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `wrongInputCount`; `wrongRowCount` if the arrays differ in length. Failed rows are in the report.
  /// - Complexity: O(rows · code).
  public func evaluate(
    columns: [[Double]], threads: Int = 1, options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> ColumnResult {
    let count = columns.first?.count ?? 1
    let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: names.count * count)
    memory.initialize(repeating: 0)
    defer { memory.deallocate() }
    let further = names.indices.map { UnsafeMutableBufferPointer(rebasing: memory[$0 * count..<($0 + 1) * count]) }
    let (values, report) = try formula.evaluate(arrays: columns) { (columns, output) throws(FormulaError) in
      try formula.run(
        columns: columns, into: OutputColumn(output), further: further, threads: threads, options: options)
    }
    return ColumnResult(values: values, derivatives: further.map { Array($0) }, report: report)
  }
}

extension Formula {
  /// The formula's value with its derivatives with respect to inputs, computed in one pass.
  ///
  /// - Parameters:
  ///   - names: inputs among ``variables``; `nil` for all of them, in order.
  ///   - deadline: the time limit of compiling; `nil` for none. A cancelled task ends it too.
  /// - Returns: a gradient over doubles, whatever the formula's number mode.
  /// - Throws: as ``derivative(by:deadline:)``.
  /// - Complexity: O(names · length of the formula), plus that of compiling it; the code is O(length of the formula) in
  ///   reverse mode.
  public func gradient(by names: [String]? = nil, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError)
    -> Gradient
  {
    guard var origin = content.origin?.computing(in: .double) else {
      throw missingOrigin
    }
    origin.gradientBy = names ?? variables
    return Gradient(try Formula(program.source, origin, EvaluationOptions(deadline: deadline)), by: origin.gradientBy)
  }
}
