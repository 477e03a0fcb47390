public import ReckonCatalogue
public import ReckonMachine

/// A formula's value with its derivatives by several inputs, computed in one pass.
///
/// ```swift
/// let distance = try Formula("hypot(x, y) * w", variables: ["x", "y", "w"])
/// let gradient = try distance.gradient(by: ["x", "y"])
/// try gradient.evaluate(3, 4, 2)                           // value 10, derivatives [1.2, 1.6]
/// try gradient.evaluate(columns: [xs, ys, weights])        // a column of values, and one of each derivative
/// ```
///
/// The derivatives are made by the rules of the formula's functions: forward, one input after the other, with the bits of
/// ``Formula/derivative(by:deadline:)``, or in reverse, from the value down to all inputs at once, where that is less than half of the work and
/// nothing has corners or jumps. Then they
/// differ from the single ones by the rounding of their operations. What they have in common with each other and with the value is computed once.
public struct Gradient: Sendable {
  /// The program whose results are the value and, beside it, the derivatives.
  private let formula: Formula
  /// The inputs by which the formula is differentiated.
  public let names: [String]

  init(_ formula: Formula, by names: [String]) { (self.formula, self.names) = (formula, names) }

  /// The names of the inputs, in the order in which evaluation takes their values.
  public var variables: [String] { formula.variables }

  /// A value with the derivatives at one point.
  public struct Point: Hashable, Sendable {
    /// The formula's value.
    public let value: Double
    /// Its derivatives, in the order of ``Gradient/names``.
    public let derivatives: [Double]
  }

  /// The values and derivatives over columns, and which rows failed.
  public struct ColumnResult: Hashable, Sendable {
    /// One value for each row.
    public let values: [Double]
    /// For each of ``Gradient/names`` one derivative for each row.
    public let derivatives: [[Double]]
    /// The number of rows that failed, and the first of them: a row fails where the value or a derivative does, and all are NaN there.
    public let report: BatchReport
  }

  /// The value and the derivatives at a point, with the inputs by position.
  ///
  /// - Throws: as ``evaluate(_:options:)-([Double],_)``.
  public func evaluate(_ values: Double..., options: EvaluationOptions = EvaluationOptions()) throws(FormulaError) -> Point {
    try evaluate(values, options: options)
  }

  /// The value and the derivatives at a point.
  ///
  /// - Throws: `wrongInputCount`; with the strict policy the operation of the value or of a derivative that failed first; as
  ///   ``Formula/evaluate(_:options:)-(Span<Double>,_)``.
  public func evaluate(_ values: [Double], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError) -> Point {
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
  ///   - columns: one array for each variable, in their order, all of the same length.
  ///   - threads: how many threads may work at once.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `wrongInputCount`; `wrongRowCount` when the arrays differ in length. A row that fails is in the report.
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
      try formula.run(columns: columns, into: OutputColumn(output), further: further, threads: threads, options: options)
    }
    return ColumnResult(values: values, derivatives: further.map { Array($0) }, report: report)
  }
}

extension Formula {
  /// The formula's value with its derivatives by inputs, to be computed in one pass.
  ///
  /// - Parameters:
  ///   - names: inputs among ``variables``; `nil` for all of them, in their order.
  ///   - deadline: when compiling ends at the latest; `nil` for as long as it takes. A cancelled task ends it too.
  /// - Returns: what computes them in doubles, whatever numbers the formula computes with.
  /// - Throws: as ``derivative(by:deadline:)``.
  /// - Complexity: O(names · length of the formula), beside that of compiling it; the code is O(length of the formula) where it is made in reverse.
  public func gradient(by names: [String]? = nil, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) -> Gradient {
    guard var origin = content.origin?.computing(in: .double) else {
      throw missingOrigin
    }
    origin.gradientBy = names ?? variables
    return Gradient(try Formula(program.source, origin, EvaluationOptions(deadline: deadline)), by: origin.gradientBy)
  }
}
