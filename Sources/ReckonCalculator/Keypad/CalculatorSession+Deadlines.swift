public import Reckon
import Synchronization

/// A cancellation check for a key's work that records whether it ever returned true.
final class KeyInterruption: Sendable {
  private let isCancelled: @Sendable () -> Bool
  private let hasStopped = Atomic<Bool>(false)

  init(_ isCancelled: @escaping @Sendable () -> Bool) { self.isCancelled = isCancelled }

  /// Whether something was cancelled.
  var wasNeeded: Bool { hasStopped.load(ordering: .relaxed) }

  /// Checks for cancellation; once true, it remains true.
  func isAsked() -> Bool {
    if wasNeeded { return true }
    guard isCancelled() else { return false }
    hasStopped.store(true, ordering: .relaxed)
    return true
  }
}

/// Keys with a time limit.
extension CalculatorSession {
  /// Presses a key like ``press(_:)-(CalculatorKey)``, within a deadline. A cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; then the calculator is unchanged.
  public mutating func press(_ key: CalculatorKey, deadline: EvaluationOptions.Deadline) throws(FormulaError) {
    try before(deadline) { $0.press(key) }
  }

  /// Types a character like ``type(_:)``, within a deadline. A cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; then the calculator is unchanged.
  public mutating func type(_ character: Character, deadline: EvaluationOptions.Deadline) throws(FormulaError) {
    try before(deadline) { $0.type(character) }
  }

  /// Pastes a text like ``paste(_:)``, within a deadline. A cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; then the calculator is unchanged.
  public mutating func paste(_ text: String, deadline: EvaluationOptions.Deadline) throws(FormulaError) {
    try before(deadline) { $0.paste(text) }
  }

  private mutating func before(
    _ deadline: EvaluationOptions.Deadline, _ body: (inout CalculatorSession) -> Void
  ) throws(FormulaError) {
    let options = EvaluationOptions(deadline: deadline)
    try options.limiting { (isCancelled) throws(FormulaError) -> Void in
      var changed = self
      // The result is kept only if no check returned true, however the error was handled in between.
      let interruption = isCancelled.map { KeyInterruption($0) }
      changed.interruption = interruption
      body(&changed)
      if let interruption, interruption.wasNeeded { throw .cancelled }
      changed.interruption = nil
      self = changed
    }
  }
}
