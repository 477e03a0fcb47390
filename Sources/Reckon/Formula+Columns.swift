import ReckonCatalogue
import ReckonMachine

/// Evaluation of one formula over many rows.
extension Formula {
  /// The values of a formula over columns, and the failed rows.
  public struct ColumnResult: Sendable, Hashable {
    /// One value per row: NaN for a failed row, or possibly an infinity with the `ieee` policy.
    public let values: [Double]
    /// The number of failed rows, and the first of them.
    public let report: BatchReport
  }

  /// Evaluates the formula for every row of columns, with the same values as row by row, but many times faster.
  ///
  /// ```swift
  /// let total = try Formula("price * qty")
  /// let result = try total.evaluate(columns: [prices, quantities])
  /// result.values                   // one for each row
  /// result.report.firstFailure      // nil when no row failed
  /// ```
  ///
  /// - Parameters:
  ///   - columns: one array per variable, in order, all of the same length.
  ///   - threads: the maximum number of threads.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `wrongInputCount`; `wrongRowCount` if the arrays differ in length. Failed rows are in the report.
  /// - Complexity: O(rows · code). Columns beyond the first 16 are copied.
  public func evaluate(
    columns: [[Double]], threads: Int = 1, options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> ColumnResult {
    let (results, report) = try evaluate(arrays: columns) { (columns, output) throws(FormulaError) in
      try evaluate(columns: columns, into: output, threads: threads, options: options)
    }
    return ColumnResult(values: results, report: report)
  }

  /// Calls a closure with arrays as columns and with memory for the results, of the same length.
  func evaluate(
    arrays columns: [[Double]],
    _ body: ([InputColumn], UnsafeMutableBufferPointer<Double>) throws(FormulaError) -> BatchReport
  ) throws(FormulaError) -> (results: [Double], report: BatchReport) {
    let count = columns.first?.count ?? 1
    for column in columns { try checkRowCount(column.count, count) }
    var results = [Double](repeating: 0, count: count)
    let report = try results.withUnsafeMutableBufferPointer { (output) throws(FormulaError) in
      let copied = columns.dropFirst(Self.directColumns)
      let copy = UnsafeMutableBufferPointer<Double>.allocate(capacity: copied.count * count)
      defer { copy.deallocate() }
      var list = [InputColumn](repeating: InputColumn(uniform: 0), count: min(columns.count, Self.directColumns))
      list.reserveCapacity(columns.count)
      for (index, column) in copied.enumerated() {
        let rows = UnsafeMutableBufferPointer(rebasing: copy[index * count..<(index + 1) * count])
        _ = rows.initialize(from: column)
        list.append(InputColumn(UnsafeBufferPointer(rows)))
      }
      return try withColumns(columns, 0, &list) { (columns) throws(FormulaError) in try body(columns, output) }
    }
    return (results, report)
  }

  /// The number of arrays that are read in place, each in a closure nested in that of the previous one; the stack has
  /// room for no more.
  private static let directColumns = 16

  private func withColumns(
    _ arrays: [[Double]], _ index: Int, _ columns: inout [InputColumn],
    _ body: ([InputColumn]) throws(FormulaError) -> BatchReport
  ) throws(FormulaError) -> BatchReport {
    guard index < min(arrays.count, Self.directColumns) else { return try body(columns) }
    return try arrays[index].withUnsafeBufferPointer { (values) throws(FormulaError) in
      columns[index] = InputColumn(values)
      return try withColumns(arrays, index + 1, &columns, body)
    }
  }

  /// - Parameter count: the rows of a column; `nil` for one without a fixed number.
  private func checkRowCount(_ count: Int?, _ expected: Int) throws(FormulaError) {
    guard let count, count != expected else { return }
    throw FormulaError(.wrongRowCount(expected: expected, found: count), at: wholeRange, in: program.source)
  }

  /// Evaluates the formula for every row of columns into memory.
  ///
  /// Rows are processed in chunks that fit the L1 cache, without allocation per row or chunk. A row that fails under
  /// the strict policy yields NaN and is counted in the report. Results do not depend on the number of threads.
  ///
  /// - Parameters:
  ///   - columns: one per variable, in order; those that are not uniform have as many rows as `output`.
  ///   - output: the destination, whose size is the number of rows. It may be the memory of a column. If it overlaps
  ///     columns other than row by row, the results are buffered and written at the end.
  ///   - failures: if given, receives `true` for each failed row and `false` for the others; of the same size as
  ///     `output`.
  ///   - threads: the maximum number of threads. Formulas that draw random numbers or call impure functions use one.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: `wrongInputCount`; `wrongRowCount` if a column or `failures` has another number of rows than `output`;
  ///   `invalidArgument` if `failures` overlaps a column or the results; `cancelled` and `deadlinePassed`, which leave
  ///   some rows unwritten.
  /// - Complexity: O(rows · code). Failed rows cost no more than others, except for the first.
  @discardableResult public func evaluate(
    columns: [InputColumn], into output: OutputColumn, failures: UnsafeMutableBufferPointer<Bool>? = nil,
    threads: Int = 1, options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> BatchReport {
    try check(columns, [output], failures)
    return try run(columns: columns, into: output, further: [], failures: failures, threads: threads, options: options)
  }

  /// The same for a complex formula, whose real and imaginary parts go into two outputs of the same size. A row fails
  /// in both.
  ///
  /// - Throws: as the other; `invalidArgument` for a formula whose value is not complex, or whose parts have no real
  ///   formulas because it draws random numbers, is recursive or takes complex numbers.
  /// - Complexity: O(rows · code). Allocates nine bytes per row.
  @discardableResult public func evaluate(
    columns: [InputColumn], real: OutputColumn, imaginary: OutputColumn,
    failures: UnsafeMutableBufferPointer<Bool>? = nil, threads: Int = 1,
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> BatchReport {
    guard hasParts else { throw noColumn }
    try check(columns, [real, imaginary], failures)
    guard
      let report = BatchMachine.run(
        content.parts.map { $0.executable }, columns, (real, imaginary), failures,
        context(options, RandomSource(seed: 0), spreads: threads > 1), threads: threads)
    else { throw options.cause(of: FormulaError(.cancelled, at: wholeRange, in: program.source)) }
    return report
  }

  /// Whether it is complex and has formulas for its parts.
  package var hasParts: Bool { content.parts.count == 2 }

  /// The error of a formula without parts, or of a complex one with a single column of results.
  package var noColumn: FormulaError {
    let problem: Phrase =
      kind.partKind == nil
      ? Phrase("valueIsReal", "its value is a real number; take one column of results")
      : Phrase("columnsOfTwoParts", "its value is complex; give columns of re(z) and im(z)")
    return FormulaError(.invalidArgument("formula", problem: problem), at: wholeRange, in: program.source)
  }

  /// The same into contiguous memory.
  @discardableResult public func evaluate(
    columns: [InputColumn], into output: UnsafeMutableBufferPointer<Double>,
    failures: UnsafeMutableBufferPointer<Bool>? = nil,
    threads: Int = 1, options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> BatchReport {
    try evaluate(columns: columns, into: OutputColumn(output), failures: failures, threads: threads, options: options)
  }

  private func check(
    _ columns: [InputColumn], _ outputs: [OutputColumn], _ failures: UnsafeMutableBufferPointer<Bool>? = nil
  ) throws(FormulaError) {
    try checkInputCount(columns.count)
    for column in columns { try checkRowCount(column.count, outputs[0].count) }
    for output in outputs { try checkRowCount(output.count, outputs[0].count) }
    guard let failures else { return }
    try checkRowCount(failures.count, outputs[0].count)
    guard !outputs.contains(where: { BatchMachine.Job.uses(UnsafeRawBufferPointer(failures), columns, $0) }) else {
      let problem: Phrase = Phrase(
        "itLiesInMemoryOfAColumn", "it shares memory with a column or the results; give it memory of its own")
      throw FormulaError(.invalidArgument("failures", problem: problem), at: wholeRange, in: program.source)
    }
    failures.update(repeating: false)
  }

  /// The same with the further results of the program.
  func run(
    columns: [InputColumn], into output: OutputColumn, further: [UnsafeMutableBufferPointer<Double>],
    failures: UnsafeMutableBufferPointer<Bool>? = nil, threads: Int, options: EvaluationOptions
  ) throws(FormulaError) -> BatchReport {
    try check(columns, [output])
    var random = options.random ?? (program.isPure ? RandomSource(seed: 0) : RandomSource())
    let context = context(options, random, spreads: threads > 1)
    var job = BatchMachine.Job(executable, columns, output: output, failures: failures, context: context)
    job.furtherOutputs = further
    guard let report = BatchMachine.run(job, threads: threads, random: &random) else {
      throw options.cause(of: FormulaError(.cancelled, at: wholeRange, in: program.source))
    }
    return report
  }
}
