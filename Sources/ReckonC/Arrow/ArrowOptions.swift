import Reckon

/// `reckon_arrow_options`, field by field.
struct ArrowOptionsStruct {
  var policy: Int32 = 0
  var threads: Int32 = 0
  var onFailure: Int32 = 0
  var isCancelled: (@convention(c) (UnsafeMutableRawPointer?) -> Bool)?
  var context: UnsafeMutableRawPointer?
  var name: UnsafePointer<CChar>?
}

/// How columns are evaluated.
struct ArrowOptions: Sendable {
  var policy = ErrorPolicy.strict
  var threads = 1
  /// Whether the first row that fails ends the evaluation, rather than to be null.
  var stopsAtFailure = false
  /// The name of the column of results.
  var name = "value"

  /// The options for evaluating rows.
  private(set) var evaluation = EvaluationOptions()

  /// The options that C passes; without an address all are 0, which selects the defaults.
  ///
  /// - Throws: `invalidArgument`, `invalidEncoding`.
  init(_ options: UnsafeRawPointer?) throws(FormulaError) {
    guard let options else { return }
    guard MemoryLayout<ArrowOptionsStruct>.size == 40, UInt(bitPattern: options) % 8 == 0 else {
      throw FormulaError(
        argument: "options", Phrase("itsAddressIsNotThatOfAStruct", "its address is not that of a struct"))
    }
    let given = options.load(as: ArrowOptionsStruct.self)
    policy = try ErrorPolicy(given.policy)
    guard given.threads >= 0 else {
      throw FormulaError(
        argument: "threads", Phrase("itIsBelow1", "it is below 1; give the number of threads, at least 1"))
    }
    threads = max(1, Int(given.threads))
    guard 0...1 ~= given.onFailure else {
      throw FormulaError(
        argument: "on_failure",
        Phrase("itIsNeitherRECKONNULLNor", "it is \(Int(given.onFailure)); give RECKON_NULL_ROW or RECKON_STOP"))
    }
    stopsAtFailure = given.onFailure == 1
    evaluation = EvaluationOptions(
      policy: policy, given.isCancelled.map { CQuestion(function: $0, context: given.context) })
    if given.name != nil { name = try String(name: given.name) }
  }
}
