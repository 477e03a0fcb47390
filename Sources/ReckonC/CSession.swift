import Reckon

/// A session as C holds it.
final class CSession: CObject {
  override class var argument: Phrase { "session" }
  var session: FormulaSession

  init(_ session: FormulaSession) { self.session = session }
}

/// The outcomes of a text's statements as C holds them.
final class CRun: CObject {
  override class var argument: Phrase { "run" }

  struct Outcome {
    let definition: CText?
    let source: CText
    let value: CValue?
    let notes: [CText]
  }

  let outcomes: [Outcome]

  init(_ outcomes: [FormulaSession.Outcome]) {
    self.outcomes = outcomes.map { outcome in
      Outcome(
        definition: outcome.definition.map { CText($0) }, source: CText(outcome.source),
        value: outcome.result.map { CValue($0) },
        notes: outcome.notes.map { CText($0.message) })
    }
  }

  /// An outcome by its index; `nil` where there is none.
  static func outcome(_ run: OpaquePointer?, _ index: Int) -> Outcome? {
    guard let outcomes = find(run)?.outcomes, outcomes.indices ~= index else { return nil }
    return outcomes[index]
  }
}

extension EvaluationOptions {
  /// - Parameter seconds: the most time; NaN, infinity and what no clock counts stand for no end.
  /// - Throws: `invalidArgument` for what is not one of the policies of reckon.h.
  init(_ policy: Int32, seconds: Double) throws(FormulaError) {
    self.init(policy: try ErrorPolicy(policy))
    if seconds < 1e9 { deadline = .after(.seconds(max(0, seconds))) }
  }
}

@c(reckon_session_create) public func createSession(_ scope: OpaquePointer?, _ error: ErrorPlace) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let scope = try CScope.given(scope)
    return CSession(FormulaSession(scope: scope.scope, options: scope.options)).retained
  }
}

@c(reckon_session_free) public func freeSession(_ session: OpaquePointer?) { CSession.release(session) }

@c(reckon_session_run) public func runSession(
  _ session: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ length: Int, _ policy: Int32, _ seconds: Double,
  _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let session = try CSession.at(session)
    let text = try String(source, length, session.session.options.limits)
    return CRun(try session.session.run(text, options: EvaluationOptions(policy, seconds: seconds))).retained
  }
}

@c(reckon_session_set) public func setInSession(
  _ session: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ value: OpaquePointer?, _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let session = try CSession.at(session)
    let name = try checkedName(name)
    session.session.scope[result: name] = try CValue.at(value).result
  } != nil
}

@c(reckon_session_value) public func valueInSession(
  _ session: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let session = try CSession.at(session).session
    let name = try String(name: name)
    if let definition = session.definition(of: name) {
      if case .failed(let error) = definition.state { throw error }
    }
    guard let result = session.scope[result: name] else {
      throw FormulaError(
        argument: "name", Phrase("itHasNoValueInTheSession", "the session has no value of this name; define it first"))
    }
    return CValue(result).retained
  }
}

@c(reckon_session_names) public func namesInSession(_ session: OpaquePointer?) -> OpaquePointer? {
  CSession.find(session).map { CTexts($0.session.definitions.map { $0.name }).retained }
}

@c(reckon_session_remove) public func removeFromSession(
  _ session: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let session = try CSession.at(session)
    try session.session.remove(String(name: name))
  } != nil
}

@c(reckon_session_undo) public func undoInSession(_ session: OpaquePointer?) -> Bool {
  CSession.find(session)?.session.undo() != nil
}

@c(reckon_session_redo) public func redoInSession(_ session: OpaquePointer?) -> Bool {
  CSession.find(session)?.session.redo() != nil
}

@c(reckon_session_formula) public func formulaInSession(
  _ session: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ length: Int, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let session = try CSession.at(session).session
    return CFormula(try session.formula(String(source, length, session.options.limits))).retained
  }
}

/// A name that formulas can write.
///
/// - Throws: `invalidName`.
func checkedName(_ name: UnsafePointer<CChar>?) throws(FormulaError) -> String {
  let name = try String(name: name)
  guard Scope.canName(name) else {
    throw FormulaError(.invalidName(name), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
  }
  return name
}

@c(reckon_run_free) public func freeRun(_ run: OpaquePointer?) { CRun.release(run) }

@c(reckon_run_count) public func runCount(_ run: OpaquePointer?) -> Int { CRun.find(run)?.outcomes.count ?? 0 }

@c(reckon_run_value) public func runValue(_ run: OpaquePointer?, _ index: Int) -> OpaquePointer? {
  CRun.outcome(run, index)?.value.map { OpaquePointer(Unmanaged.passUnretained($0).toOpaque()) }
}

@c(reckon_run_definition) public func runDefinition(_ run: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  CRun.outcome(run, index)?.definition?.start
}

@c(reckon_run_source) public func runSource(_ run: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  CRun.outcome(run, index)?.source.start
}

@c(reckon_run_note) public func runNote(_ run: OpaquePointer?, _ index: Int, _ note: Int) -> UnsafePointer<CChar>? {
  CRun.outcome(run, index)?.notes.start(at: note)
}
