import Reckon

/// The host's question whether an evaluation is cancelled.
///
/// Unchecked, since C says nothing of threads in types: reckon.h asks for a function that any thread may call with its context.
private struct CQuestion: @unchecked Sendable {
  let function: @convention(c) (UnsafeMutableRawPointer?) -> Bool
  let context: UnsafeMutableRawPointer?

  @Sendable func answer() -> Bool { function(context) }
}

@c(reckon_evaluate_columns) public func evaluateColumns(
  _ formula: OpaquePointer, _ columns: UnsafePointer<UnsafePointer<Double>>?, _ strides: UnsafePointer<Int>?, _ rows: Int, _ policy: Int32,
  _ threads: Int, _ values: UnsafeMutablePointer<Double>?, _ failed: UnsafeMutablePointer<Bool>?,
  _ isCancelled: (@convention(c) (UnsafeMutableRawPointer?) -> Bool)?, _ context: UnsafeMutableRawPointer?, _ error: ErrorPlace
) -> Int {
  let formula = CFormula.at(formula).formula
  let question = isCancelled.map { CQuestion(function: $0, context: context) }
  let inputs = formula.variables.indices.map { InputColumn(columns, strides, rows, at: $0) }
  let output = UnsafeMutableBufferPointer(start: values, count: rows)
  let failures = failed.map { UnsafeMutableBufferPointer(start: $0, count: rows) }
  let report = CError.catching(error) { () throws(FormulaError) -> BatchReport in
    try formula.evaluate(
      columns: inputs, into: output, failures: failures, threads: threads,
      options: EvaluationOptions(policy: ErrorPolicy(policy), isCancelled: question?.answer))
  }
  guard let report else { return -1 }
  if let failure = report.firstFailure { error?.pointee = CError(failure.error, row: failure.row).retained }
  return report.failureCount
}

extension InputColumn {
  /// The column of an input, as C lays it out.
  fileprivate init(_ columns: UnsafePointer<UnsafePointer<Double>>?, _ strides: UnsafePointer<Int>?, _ rows: Int, at index: Int) {
    guard let start = columns?[index] else { preconditionFailure("a formula with inputs needs columns") }
    let stride = strides?[index] ?? 1
    self =
      stride == 0
      ? InputColumn(uniform: rows == 0 ? 0 : start.pointee)
      : InputColumn(UnsafeBufferPointer(start: start, count: rows == 0 ? 0 : (rows - 1) * stride + 1), stride: stride)
  }
}
