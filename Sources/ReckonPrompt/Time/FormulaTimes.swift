import Reckon
import ReckonSyntax
import ReckonTerminal

/// The times of a formula's processing stages, for `:time`.
struct FormulaTimes {
  /// A stage, its time in seconds if measured, and a remark.
  struct Stage {
    let name: String
    let seconds: Double?
    let remark: String
  }

  private(set) var stages: [Stage] = []

  /// The measuring time per stage.
  private static let budget = Duration.milliseconds(30)
  /// An evaluation that takes longer is not repeated.
  private static let long = Duration.milliseconds(100)

  private let text: String
  private let session: FormulaSession
  private let formula: Formula
  private let values: [Value]
  private let watch: Stopwatch

  /// - Throws: the formula's errors; `cancelled`.
  init(of text: String, in session: FormulaSession, isCancelled: CommandFunction.Cancellation?) throws {
    self.text = text
    self.session = session
    watch = Stopwatch(isCancelled: isCancelled)
    // Values of the session are inputs; otherwise they would be constant-folded.
    var names: [String] = []
    for name in Lexer.tokens(of: SourceText(text)).names where session.scope[number: name] != nil { names.append(name) }
    values = names.compactMap { session.scope[number: $0].map { .number($0) } }
    formula = try session.formula(text, variables: names)
    let first = try ContinuousClock().measure {
      _ = try formula.result(of: values, options: EvaluationOptions(isCancelled: isCancelled))
    }
    try timeCompiling()
    if first < Self.long {
      try timeEvaluating()
      try timeCaches()
    } else {
      add("evaluating", first.seconds, "once")
    }
  }

  private mutating func add(_ name: Phrase, _ seconds: Double?, _ remark: Phrase = "") {
    stages.append(Stage(name: name.description, seconds: seconds, remark: remark.description))
  }

  private mutating func timeCompiling() throws {
    let (text, session, names) = (text, session, formula.variables)
    let lexing = try watch.time(budget: Self.budget / 3) { count in
      for _ in 0..<count { _ = Lexer.tokens(of: SourceText(text), limits: session.options.limits) }
    }
    let all = try watch.time(budget: Self.budget) { count in
      for _ in 0..<count { _ = try session.formula(text, variables: names) }
    }
    add(
      "compiling", all,
      Phrase("fromTextToVerifiedCode", "from text to verified code; lexing takes \(Stopwatch.text(lexing)) of it"))
  }

  private mutating func timeEvaluating() throws {
    let (formula, values, session) = (formula, values, session)
    let functions = session.scope.hostFunctions
    let remark: Phrase
    let numbers = Phrase(sentence: formula.program.numberMode.facts.plural.description)
    switch formula.program.numberMode {
    case .double:
      let first = try watch.time(budget: Self.budget) { count in
        for _ in 0..<count {
          let fresh = try Formula(program: formula.program, functions: functions, options: session.options)
          _ = try fresh.result(of: values)
        }
      }
      add("first value", first, Phrase("onTheReferenceMachine", "on the reference machine"))
      remark =
        Self.isConstant(formula)
        ? Phrase("valueWasComputedWhen", "the value was computed when the formula was compiled") : ""
    case .decimal: remark = Phrase("inAsRegisterCode", "in \(numbers), as register code")
    case .exact: remark = Phrase("inOnTheReferenceMachine", "in \(numbers), on the reference machine")
    }
    add("evaluating", try Self.time(formula, values, watch, Self.budget), remark)
  }

  /// Whether the formula is a constant.
  private static func isConstant(_ formula: Formula) -> Bool {
    formula.program.isPure && formula.program.frames[0].instructionCount <= 2
  }

  private static func time(_ formula: Formula, _ values: [Value], _ watch: Stopwatch, _ budget: Duration) throws
    -> Double
  {
    guard formula.program.numberMode == .double else {
      return try watch.time(budget: budget) { count in for _ in 0..<count { _ = try formula.result(of: values) } }
    }
    return try values.map { $0.number?.double ?? .nan }.withUnsafeBufferPointer { values in
      try watch.time(budget: budget) { count in for _ in 0..<count { _ = try formula.evaluate(values) } }
    }
  }

  private mutating func timeCaches() throws {
    let engine = Engine(scope: session.scope, options: session.options)
    let (text, names) = (text, formula.variables)
    // The engine does not know numbered answers.
    if let kept = try? engine.formula(text, variables: names), kept.program == formula.program {
      let found = try watch.time(budget: Self.budget) { count in
        for _ in 0..<count { _ = try engine.formula(text, variables: names) }
      }
      add("program found", found, Phrase("byItsTextInAnEngineCache", "by its text, in an engine's cache"))
      let seconds = try Self.time(kept, values, watch, Self.budget / 2)
      if engine.statistics.resultHits > 0 {
        add("result found", seconds, Phrase("byItsInputsInAnEngineCache", "by its inputs, in an engine's cache"))
      } else {
        add(
          "result found", nil,
          Phrase("notKeptOnlyResultsOfCostly", "not cached: only results of costly formulas with inputs are"))
      }
    }
    var fresh = session
    fresh.cachesStatements = true
    _ = try fresh.run(text)
    let before = fresh.cacheStatistics
    let again = try watch.time(budget: Self.budget / 2) { count in
      var session = fresh
      for _ in 0..<count { _ = try session.run(text) }
      fresh = session
    }
    let after = fresh.cacheStatistics
    let isKept = after.resultHits > before.resultHits
    add(
      "the line again", again,
      isKept
        ? Phrase("typedOnceMoreWithItsValue", "typed once more, with its value from the prompt's cache")
        : "typed once more")
  }
}
