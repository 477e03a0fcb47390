import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonSystem
import ReckonTerminal

/// The prompt: reads lines, answers them, and keeps the session.
package struct REPL {
  var console: Console
  /// The clock of its statements.
  let clock: StatementClock
  /// The entries of `:help`.
  let help: HelpIndex
  package var session = FormulaSession()
  /// The current settings; the session follows the angle unit and the number mode.
  package var settings: CalculatorSettings {
    didSet { follow(settings) }
  }
  /// The user's settings file; `nil` while changes apply only to the session.
  var settingsFile: FileSettings?
  /// The book that was last loaded or saved, which `:save` updates, with its path.
  var book: (path: String, book: FormulaBook, text: String)?
  /// The loaded books in order, for `:help` on their definitions.
  var loadedBooks: [FormulaBook] = []
  /// Whether several books were loaded, so that no single one has all definitions.
  var hasSeveralBooks = false
  package internal(set) var isDone = false
  /// Whether the prompt is interactive. In scripts, changes of settings are not reported and apply only to the session.
  var isInteractive: Bool {
    didSet { session.continuesFromAnswer = isInteractive }
  }
  /// Polled during long operations; returning true cancels them. Set while a text is answered.
  private(set) var isCancelled: (@Sendable () -> Bool)?
  private(set) var currencies = Currencies()
  /// The journal of its statements, from which another prompt can continue.
  var journal: JournalWriter?
  /// The time limit of a preview; see ``PromptAssistant/previewTime``.
  package var previewTime = PromptAssistant.defaultPreviewTime
  /// The state at the beginning of the current statement.
  var beginning: Beginning?

  package init(console: Console, help: HelpIndex = HelpIndex(), isInteractive: Bool = true) {
    let clock = StatementClock(console.now)
    self.clock = clock
    self.console = console
    self.console.now = { clock.now }
    self.help = help
    self.isInteractive = isInteractive
    if isInteractive {
      let file = CalculatorFiles(environment: console.environment).settings()
      for message in file.messages { console.report(Phrase(verbatim: message)) }
      settingsFile = file
    }
    settings = settingsFile?.settings ?? CalculatorSettings()
    session.options.limits = .tool
    session.continuesFromAnswer = isInteractive
    session.cachesStatements = true
    session.scope = self.console.scope
    follow(settings)
  }

  private mutating func follow(_ settings: CalculatorSettings) {
    session.options.angleUnit = settings.angleUnit
    session.options.numberMode = settings.numberMode
    session.options.usesComplexNumbers = settings.usesComplexNumbers
  }

  /// The prompt string: the angle unit.
  var prompt: String { "\(settings.angleUnit.abbreviation)> " }

  /// Writes one or more lines.
  func write(_ text: String) throws { try console.write(text + "\n") }

  /// Writes a sentence in the current language.
  func say(_ sentence: Phrase) throws { try write(sentence.description) }

  // MARK: Lines

  /// Commands of other prompts, unless the session defines the name.
  private static let wordsOfOthers = ["quit": ":quit", "exit": ":quit", "help": ":help", "?": ":help"]

  /// Reads and answers lines until the end of input or until the user quits.
  package mutating func run() throws -> ExitCode {
    let terminal = Terminal(environment: console.environment)
    if console.inputDescriptor == 0, terminal.showsScreens { return try runOnTerminal(terminal) }
    try say(Phrase("reckonHelpForHelp", "reckon \(Tool.version): :help for help, :quit to leave"))
    if console.inputDescriptor == 0 { TerminalSignals.catchInterrupts() }
    var text = ""
    while !isDone {
      try console.write(text.isEmpty ? prompt : "...> ")
      try console.flush()
      journal?.sync()
      guard let line = try console.readLine() else {
        try console.write("\n")
        break
      }
      guard let addition = String(validating: line, as: UTF8.self) else {
        console.report(FormulaError.invalidEncoding(in: line))
        continue
      }
      // An empty line cancels the current input.
      let isContinued = !text.isEmpty
      text += text.isEmpty ? addition : "\n" + addition
      TerminalSignals.forgetInterrupt()
      if isContinued, addition.isEmpty {
        text = addition
      } else if try !answer(text, isCancelled: { TerminalSignals.isInterrupted }) {
        continue
      }
      text = ""
    }
    deleteJournal()
    return .success
  }

  /// Answers a text; returns false if it is incomplete.
  ///
  /// - Parameter isCancelled: polled regularly; returning true cancels the evaluation.
  package mutating func answer(_ text: String, isCancelled: (@Sendable () -> Bool)? = nil) throws -> Bool {
    let trimmed = text.trimmedOfLines
    if trimmed.isEmpty || trimmed.hasPrefix("#") && !trimmed.contains(where: \.isNewline) { return true }
    let source = Self.wordsOfOthers[trimmed].flatMap { session.definition(of: trimmed) == nil ? $0 : nil } ?? text
    var outcomes: [FormulaSession.Outcome] = []
    var result = Result { try runTyped(source, into: &outcomes, isCancelled: isCancelled) }
    if case .failure(let error as FormulaError) = result, outcomes.isEmpty, error.kind != .cancelled, isCommand(trimmed)
    {
      result = Result { try runTyped(":" + trimmed, into: &outcomes, isCancelled: isCancelled) }
    }
    for outcome in outcomes { try show(outcome) }
    do { try result.get() } catch let error as FormulaError {
      if outcomes.isEmpty, !trimmed.hasPrefix(":"), isIncomplete(source) { return false }
      if error.kind == .cancelled { return try reportStopped() }
      console.report(error)
      Currencies.reportMissing(error, console)
      let typed = (try? TypedFormula.text(source, in: session, settings)) ?? source
      console.reportComplexValue(of: typed, error, in: session, by: ":set complex yes")
    } catch let error as UsageError {
      console.report(Phrase(verbatim: error.message))
    } catch let error as FormulaBookError {
      console.report(error)
    } catch let error as InputOutputError where !error.isClosedPipe {
      console.report(Phrase(verbatim: error.message))
    }
    return true
  }

  /// Whether an otherwise invalid text begins with a command's name without its colon: `plot sin x`, `help loan`.
  private func isCommand(_ text: String) -> Bool {
    guard let word = text.split(whereSeparator: \.isWhitespace).first.map(String.init),
      word.utf8.count < text.utf8.count
    else {
      return false
    }
    return Self.commandWords.contains(word) && session.definition(of: word) == nil && session.scope[word] == nil
  }

  /// The names of commands that are accepted as words.
  private static let commandWords: Set<String> = ["plot", "table", "solve", "help", "convert", "load"]

  /// Whether further lines can complete a typed text.
  private func isIncomplete(_ text: String) -> Bool {
    (try? TypedFormula.text(text, in: session, settings)).map { session.isIncomplete($0) } ?? false
  }

  /// Runs typed text, possibly with decimal commas.
  private mutating func runTyped(
    _ text: String, into outcomes: inout [FormulaSession.Outcome], isCancelled: (@Sendable () -> Bool)?
  ) throws {
    let source = SourceText(try TypedFormula.text(text, in: session, settings))
    do { try run(source, into: &outcomes, isCancelled: isCancelled) } catch let error as FormulaError {
      // Offsets are the same; errors show the text as typed.
      throw error.moved { $0 == source ? SourceText(text) : $0 }
    }
  }

  /// Runs a command or statements; only commands write output.
  ///
  /// - Parameter outcomes: receives the outcomes of the statements, including those before a failing one.
  mutating func run(
    _ source: SourceText, into outcomes: inout [FormulaSession.Outcome], isCancelled: (@Sendable () -> Bool)? = nil
  ) throws {
    self.isCancelled = isCancelled
    beginStatement()
    defer {
      endStatement()
      self.isCancelled = nil
    }
    if let command = CommandReading(source.text) { return try run(command, in: source) }
    defineCurrencies(for: source.text)
    let count = outcomes.count
    // Those before a failing one have changed the session too.
    defer { if outcomes.count > count { record(.run(moment, count: outcomes.count - count, text: source.text)) } }
    try session.run(source, into: &outcomes, isCancelled: isCancelled)
  }

  /// Reports the date of the rates that a formula converted with, once.
  mutating func reportRates(_ date: String?) { currencies.report(date, console) }

  /// Defines the currencies with known rates if a text may name one.
  mutating func defineCurrencies(for text: String) { currencies.define(in: &session.currentScope, for: text, console) }

  mutating func run(_ reading: CommandReading, in source: SourceText) throws {
    let rest = reading.content
    let command = try PromptCommand.meant(by: reading.name)
    if command.usage.isEmpty, !rest.isEmpty {
      throw UsageError("standsAloneHelp", ":\(command.name) takes no arguments; see :help :\(command.name)")
    }
    let count = session.answerCount
    do { try command.run(&self, rest) } catch let error as FormulaError {
      throw error.placed(in: source, behindCommand: rest)
    }
    record(command, source.text, valuesBefore: count)
  }
}
