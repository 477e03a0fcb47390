import Foundation
import Reckon
import ReckonCalculator

/// The prompt: reads lines, answers, and remembers what was defined.
struct REPL {
  let console: Console
  var session = Session()
  /// What is in force; the angle unit and the number mode go on to the session.
  var settings = CalculatorSettings() {
    didSet {
      session.options.angleUnit = settings.angleUnit
      session.options.numberMode = settings.numberMode
    }
  }
  var isDone = false
  /// Whether a person types. While a script runs, settings are not told of when they are changed, and hold for the session only.
  var isInteractive: Bool
  private(set) var currencies = Currencies()

  init(console: Console, isInteractive: Bool = true) {
    self.console = console
    self.isInteractive = isInteractive
    session.options.limits.steps = 1_000_000_000
  }

  /// Writes a line, or several with line ends between them.
  func write(_ text: String) throws { try console.write(text + "\n") }

  mutating func run() throws -> ExitCode {
    try console.write("reckon \(Tool.version): :help for help, :quit to leave\n")
    var text = ""
    while !isDone {
      try console.write(text.isEmpty ? "\(session.options.angleUnit.abbreviation)> " : "...> ")
      try console.flush()
      guard let line = try console.readLine() else {
        try console.write("\n")
        break
      }
      guard let addition = String(validating: line, as: UTF8.self) else {
        console.report(FormulaError.invalidEncoding(in: line))
        continue
      }
      // An empty line gives up what was begun.
      let isContinued = !text.isEmpty
      text += text.isEmpty ? addition : "\n" + addition
      if isContinued, addition.isEmpty { text = addition } else if try !answer(text) { continue }
      text = ""
    }
    return .success
  }

  /// Answers; false when the text is incomplete.
  ///
  /// - Parameter isCancelled: asked now and then; true ends the evaluation.
  mutating func answer(_ text: String, isCancelled: (@Sendable () -> Bool)? = nil) throws -> Bool {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty || trimmed.hasPrefix("#") { return true }
    var outcomes: [Session.Outcome] = []
    let result = Result { try run(SourceText(text), into: &outcomes, isCancelled: isCancelled) }
    for outcome in outcomes { try show(outcome) }
    do { try result.get() } catch let error as FormulaError {
      if error.isIncomplete { return false }
      console.report(error)
    } catch let error as UsageError {
      console.report(error.message)
    }
    return true
  }

  /// Runs a command or statements; nothing is shown but what a command writes.
  ///
  /// - Parameter outcomes: gets what the statements came to, also those before a failing one.
  mutating func run(
    _ source: SourceText, into outcomes: inout [Session.Outcome], isCancelled: (@Sendable () -> Bool)? = nil
  ) throws {
    let text = source.text.drop(while: \.isWhitespace)
    if text.first == ":" { return try runCommand(String(text.dropFirst())) }
    currencies.define(in: &session.scope, for: source.text, console)
    try session.run(source, into: &outcomes, isCancelled: isCancelled)
  }

  private func show(_ outcome: Session.Outcome) throws {
    for note in outcome.notes { console.report(note) }
    currencies.report(outcome.ratesDate, console)
    try write(ResultText.line(outcome))
  }

  private mutating func runCommand(_ text: String) throws {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let name = words.first ?? "help"
    let all = PromptCommand.all
    guard let command = all.first(where: { $0.name == name }) ?? all.first(where: { $0.name.hasPrefix(name) }) else {
      let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
      throw UsageError(
        "there is no command :\(FormulaError.Kind.shortened(name)); \(nearest.map { "did you mean :\($0)?" } ?? ":help lists them")")
    }
    try command.run(&self, words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : "")
  }
}
