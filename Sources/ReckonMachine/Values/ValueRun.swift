import ReckonCatalogue

/// The remaining budget of one evaluation on values of any kind, and the reason for a refusal. A class, so that
/// contexts of other runs hold only a reference.
final class ValueRun {
  private var stepsLeft: Int
  private var bytesLeft: Int
  private let textBytes: Int
  private let listItems: Int
  private let valueBytes: Int
  private var poll: CancellationPoll
  private let isCancelled: (@Sendable () -> Bool)?
  let mode: NumberMode
  /// The names of the inputs, for messages about missing values.
  private let names: [String]
  /// The reason why an operation was refused.
  private(set) var refusal = FormulaError.Kind.missingValue(nil)

  init(_ context: borrowing EvaluationContext, mode: NumberMode, names: [String]) {
    stepsLeft = context.steps
    bytesLeft = context.valueBytes
    (textBytes, listItems, valueBytes) = (context.textBytes, context.listItems, context.valueBytes)
    poll = CancellationPoll(context.isCancelled)
    isCancelled = context.isCancelled
    self.mode = mode
    self.names = names
  }

  /// The budget of arithmetic on long numbers, which ends with the run's steps, some hundred nanoseconds each.
  var work: Work {
    Work(units: UInt64(max(0, stepsLeft)).multipliedReportingOverflow(by: 100).partialValue, isCancelled: isCancelled)
  }

  /// Ends the run with an error.
  func refuse(_ kind: FormulaError.Kind) -> Work.Stop {
    refusal = kind
    return .refused
  }

  /// Ends the run when a missing value is used; the origin is the index of its input, or -1.
  func refuseMissing(_ origin: Int32) -> Work.Stop { refuse(.missingValue(origin < 0 ? nil : names[Int(origin)])) }

  /// Charges items or bytes that an operation reads.
  func charge(_ count: Int) throws(Work.Stop) {
    stepsLeft -= count
    guard stepsLeft >= 0 else { throw .spent }
    if poll.isCancelled(after: 8 * min(count, 1 << 20)) { throw .cancelled }
  }

  /// Charges a new text.
  func take(text count: Int) throws(Work.Stop) {
    guard count <= textBytes else { throw refuse(.limitExceeded(.textBytes, maximum: textBytes)) }
    try take(bytes: count)
  }

  /// Charges a new list, and the steps of creating it.
  func take(items count: Int) throws(Work.Stop) {
    try take(itemCount: count)
    try take(bytes: count * Self.itemBytes)
  }

  /// Charges one more item of a list of a known length.
  func take(itemBehind count: Int) throws(Work.Stop) {
    try take(itemCount: count + 1)
    try take(bytes: Self.itemBytes)
  }

  private func take(itemCount count: Int) throws(Work.Stop) {
    guard count <= listItems else { throw refuse(.limitExceeded(.listItems, maximum: listItems)) }
  }

  private func take(bytes count: Int) throws(Work.Stop) {
    bytesLeft -= count
    guard bytesLeft >= 0 else { throw refuse(.limitExceeded(.valueBytes, maximum: valueBytes)) }
    try charge(count / Self.itemBytes)
  }

  /// The bytes that an item counts as.
  private static let itemBytes = 16
}

extension EvaluationContext {
  /// Begins a run on values of any kind.
  mutating func beginValueRun(mode: NumberMode, names: [String]) { values = ValueRun(self, mode: mode, names: names) }

  /// The remaining budget of the run.
  var valueRun: ValueRun {
    guard let values else { preconditionFailure("a run on values is begun first") }
    return values
  }
}
