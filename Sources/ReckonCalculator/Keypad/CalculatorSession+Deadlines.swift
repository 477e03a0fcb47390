public import Reckon
import Synchronization

/// The question whether the work of a key must end, and whether it was ever answered with yes.
final class KeyInterruption: Sendable {
  private let isCancelled: @Sendable () -> Bool
  private let hasStopped = Atomic<Bool>(false)

  init(_ isCancelled: @escaping @Sendable () -> Bool) { self.isCancelled = isCancelled }

  /// Whether something was ended.
  var wasNeeded: Bool { hasStopped.load(ordering: .relaxed) }

  /// Asks; from the first yes on there is no other answer.
  func isAsked() -> Bool {
    if wasNeeded { return true }
    guard isCancelled() else { return false }
    hasStopped.store(true, ordering: .relaxed)
    return true
  }
}

/// Keys whose work ends with a deadline.
extension CalculatorSession {
  /// Presses a key as ``press(_:)-(CalculatorKey)`` does, before a deadline. A cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; the calculator is as it was then.
  public mutating func press(_ key: CalculatorKey, deadline: EvaluationOptions.Deadline) throws(FormulaError) {
    try before(deadline) { $0.press(key) }
  }

  /// Types a character as ``type(_:)`` does, before a deadline. A cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; the calculator is as it was then.
  public mutating func type(_ character: Character, deadline: EvaluationOptions.Deadline) throws(FormulaError) {
    try before(deadline) { $0.type(character) }
  }

  /// Pastes a text as ``paste(_:)`` does, before a deadline. A cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; the calculator is as it was then.
  public mutating func paste(_ text: String, deadline: EvaluationOptions.Deadline) throws(FormulaError) {
    try before(deadline) { $0.paste(text) }
  }

  private mutating func before(
    _ deadline: EvaluationOptions.Deadline, _ body: (inout CalculatorSession) -> Void
  ) throws(FormulaError) {
    let options = EvaluationOptions(deadline: deadline)
    try options.limiting { (isCancelled) throws(FormulaError) -> Void in
      var changed = self
      // The effect of a key is kept only if it was not cancelled, even where the error was handled in between.
      let interruption = isCancelled.map { KeyInterruption($0) }
      changed.interruption = interruption
      body(&changed)
      if let interruption, interruption.wasNeeded { throw .cancelled }
      changed.interruption = nil
      self = changed
    }
  }
}
