public import ReckonCatalogue
public import ReckonMachine

/// Changes that recompute all dependents, within a deadline. A cancelled task ends them too; then nothing has changed.
extension FormulaSession {
  /// Sets ``options``.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`.
  public mutating func setOptions(_ options: Formula.Options, deadline: EvaluationOptions.Deadline) throws(FormulaError)
  {
    try before(deadline) { (session, isCancelled) throws(FormulaError) in try session.setOptions(options, isCancelled) }
  }

  /// Sets ``scope``.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`.
  public mutating func setScope(_ scope: Scope, deadline: EvaluationOptions.Deadline) throws(FormulaError) {
    try before(deadline) { (session, isCancelled) throws(FormulaError) in
      try session.replaceScope(with: scope, isCancelled)
    }
  }

  /// Undoes the last step, as ``undo()`` does.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`.
  @discardableResult public mutating func undo(
    deadline: EvaluationOptions.Deadline
  ) throws(FormulaError) -> [(name: String, definition: Definition?)]? {
    try before(deadline) { (session, isCancelled) throws(FormulaError) in try session.undo(isCancelled) }
  }

  /// Redoes the last undone step, as ``redo()`` does.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`.
  @discardableResult public mutating func redo(
    deadline: EvaluationOptions.Deadline
  ) throws(FormulaError) -> [(name: String, definition: Definition?)]? {
    try before(deadline) { (session, isCancelled) throws(FormulaError) in try session.redo(isCancelled) }
  }

  private mutating func before<Value>(
    _ deadline: EvaluationOptions.Deadline,
    _ body: (inout FormulaSession, (@Sendable () -> Bool)?) throws(FormulaError) -> Value
  ) throws(FormulaError) -> Value {
    try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
      var changed = self
      let value = try body(&changed, isCancelled)
      self = changed
      return value
    }
  }

  /// Calls a closure that throws only if it is cancelled.
  mutating func uninterrupted<Value>(_ body: (inout FormulaSession) throws(FormulaError) -> Value) -> Value {
    do throws(FormulaError) { return try body(&self) } catch {
      preconditionFailure("what nothing can end is not ended")
    }
  }

  mutating func setOptions(_ options: Formula.Options, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    let mode = execution.options.numberMode
    execution.options = options
    if options.numberMode != mode { try recomputeAll(isCancelled) }
  }
}
