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
  private var currencies = Currencies()

  init(console: Console) {
    self.console = console
    session.options.limits.steps = 1_000_000_000
  }

  /// Writes a line, or several with line ends between them.
  func write(_ text: String) throws { try console.write(text + "\n") }

  mutating func run() throws -> ExitCode {
    let terminal = Terminal(environment: console.environment)
    if console.inputDescriptor == 0, terminal.showsScreens { return try runOnTerminal(terminal) }
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
    do {
      if trimmed.hasPrefix(":") {
        try runCommand(String(trimmed.dropFirst()))
      } else {
        currencies.define(in: &session.scope, for: text, console)
        for outcome in try session.run(text, isCancelled: isCancelled) { try show(outcome) }
      }
    } catch let error as FormulaError {
      if error.isIncomplete { return false }
      if error.kind == .cancelled { return try reportStopped() }
      console.report(error)
    } catch let error as UsageError {
      console.report(error.message)
    }
    return true
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
