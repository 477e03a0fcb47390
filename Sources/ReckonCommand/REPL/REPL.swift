import Foundation
import Reckon

/// The prompt: reads a line, answers, and remembers what was defined.
struct REPL {
  /// A row of the table of `:commands`.
  struct Directive: Sendable {
    let name: String
    let usage: String
    let summary: String
    let run: @Sendable (inout REPL, String) throws -> Void
  }

  /// All commands of the prompt, from which `:help` is made. To add one, add its row.
  static let directives: [Directive] = [
    Directive(name: "help", usage: "[NAME]", summary: "explains a function, an operator, a constant or a command") { try $0.help($1) },
    Directive(name: "vars", usage: "", summary: "lists what has been defined") { repl, _ in try repl.listDefinitions() },
    Directive(name: "functions", usage: "", summary: "lists the built-in functions") { repl, _ in try repl.listFunctions() },
    Directive(name: "set", usage: "[NAME VALUE]", summary: "shows or sets the angle unit and the number mode") { try $0.set($1) },
    Directive(name: "quit", usage: "", summary: "leaves; so does Ctrl-D") { repl, _ in repl.isDone = true },
  ]

  let console: Console
  private var session = Session()
  private var currencies = Currencies()
  private var isDone = false

  init(console: Console) {
    self.console = console
    session.options.limits.steps = 1_000_000_000
  }

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
  private mutating func answer(_ text: String) throws -> Bool {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty || trimmed.hasPrefix("#") { return true }
    if trimmed.hasPrefix(":") {
      try runDirective(String(trimmed.dropFirst()))
      return true
    }
    currencies.define(in: &session.scope, for: text, console)
    do throws(FormulaError) {
      let outcomes = try session.run(text)
      for outcome in outcomes { show(outcome) }
    } catch {
      if error.isIncomplete { return false }
      console.report(error)
    }
    return true
  }

  private func show(_ outcome: Session.Outcome) {
    for note in outcome.notes { console.report(note) }
    currencies.report(outcome.ratesDate, console)
    // A failed write shows when the buffer is written out before the next prompt.
    try? console.write(ResultText.line(outcome) + "\n")
  }

  // MARK: Commands

  private mutating func runDirective(_ text: String) throws {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let name = words.first ?? "help"
    guard let directive = Self.directives.first(where: { $0.name == name }) ?? Self.directives.first(where: { $0.name.hasPrefix(name) })
    else {
      let nearest = Suggestion.nearest(to: name, among: Self.directives.map(\.name))
      console.report(
        "there is no command :\(FormulaError.Kind.shortened(name)); \(nearest.map { "did you mean :\($0)?" } ?? ":help lists them")")
      return
    }
    try directive.run(&self, words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : "")
  }

  private func help(_ topic: String) throws {
    if topic.isEmpty {
      let lines = Self.directives.map { directive in
        let head = ":\(directive.name) \(directive.usage)"
        return "  \(head)" + String(repeating: " ", count: max(1, 22 - head.count)) + directive.summary
      }
      return try console.write(
        """
        Type an expression: 2 + 3, sin 30, 200 + 10%, 5!, x = 3, f(x) = x^2 + 1; ans is the last value.
        \(lines.joined(separator: "\n"))

        """)
    }
    try console.write(HelpText.page(on: topic) + "\n")
  }

  private func listDefinitions() throws {
    let scope = session.scope
    for name in scope.valueNames {
      try console.write("\(name) \(scope[result: name].map { ($0.isInexact ? "≈ " : "= ") + $0.number.description } ?? "")\n")
    }
    for name in scope.functionNames { try console.write("\(scope.text(ofFunction: name) ?? name)\n") }
  }

  private func listFunctions() throws {
    for topic in Function.Topic.allCases {
      let names = Catalogue.functions.filter { $0.topic == topic && $0.isNamed }.map(\.name)
      if !names.isEmpty { try console.write("\(topic.rawValue): \(names.joined(separator: " "))\n") }
    }
  }

  /// A row of the table of settings.
  private struct Setting: Sendable {
    let name: String
    let values: String
    let get: @Sendable (Formula.Options) -> String
    /// False when the text is no value of the setting.
    let set: @Sendable (inout Formula.Options, String) -> Bool
  }

  private static let settings: [Setting] = [
    Setting(name: "angle", values: "deg, rad or grad") {
      $0.angleUnit.abbreviation
    } set: { options, text in
      AngleUnit(text).map { options.angleUnit = $0 } != nil
    },
    Setting(name: "mode", values: "double or decimal") {
      $0.numberMode.rawValue
    } set: { options, text in
      NumberMode(rawValue: text).map { options.numberMode = $0 } != nil
    },
  ]

  private mutating func set(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.first else {
      for setting in Self.settings { try console.write("\(setting.name) = \(setting.get(session.options))\n") }
      return
    }
    guard let setting = Self.settings.first(where: { $0.name == name }) else {
      return console.report(
        "there is no setting \(FormulaError.Kind.shortened(name)); there are \(Self.settings.map(\.name).joined(separator: " and "))")
    }
    if words.count > 1, !setting.set(&session.options, words[1]) { return console.report("\(name) is \(setting.values)") }
    try console.write("\(name) = \(setting.get(session.options))\n")
  }
}
