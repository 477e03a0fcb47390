import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonSystem
import ReckonTerminal

/// The prompt: reads lines, answers, and remembers what was defined.
package struct REPL {
  var console: Console
  /// The time of day of its statements.
  let clock: StatementClock
  /// The entries of `:help`.
  let help: HelpIndex
  package var session = FormulaSession()
  /// The current settings; the session follows the angle unit and the number mode.
  package var settings: CalculatorSettings {
    didSet { follow(settings) }
  }
  /// Where a person's settings are kept; nothing while changes hold for the session only.
  var settingsFile: FileSettings?
  /// The book that was loaded or saved last, which `:save` keeps up to date, and its path.
  var book: (path: String, book: FormulaBook, text: String)?
  /// The books that were loaded, in order: what `:help` knows of their definitions.
  var loadedBooks: [FormulaBook] = []
  /// Whether books were loaded of which none has all definitions.
  var hasSeveralBooks = false
  package internal(set) var isDone = false
  /// Whether a person types. While a script runs, settings are not told of when they are changed, and hold for the session only.
  var isInteractive: Bool {
    didSet { session.continuesFromAnswer = isInteractive }
  }
  /// Asked now and then during long work; true ends it. In force while a text is answered.
  private(set) var isCancelled: (@Sendable () -> Bool)?
  private(set) var currencies = Currencies()
  /// What is kept of its statements, so that another prompt can continue them.
  var journal: JournalWriter?
  /// How the statement that is being run began.
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

  /// The prompt before a line: the angle unit.
  var prompt: String { "\(settings.angleUnit.abbreviation)> " }

  /// Writes a line, or several with line ends between them.
  func write(_ text: String) throws { try console.write(text + "\n") }

  /// Writes a sentence in the language of the run.
  func say(_ sentence: Phrase) throws { try write(sentence.description) }

  // MARK: Lines

  /// Commands that other prompts have, unless the session defines the name.
  private static let wordsOfOthers = ["quit": ":quit", "exit": ":quit", "help": ":help", "?": ":help"]

  /// Reads and answers lines until there are no more, or someone leaves.
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
      // An empty line gives up what was begun.
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

  /// Answers; false when the text is incomplete.
  ///
  /// - Parameter isCancelled: asked now and then; true ends the evaluation.
  package mutating func answer(_ text: String, isCancelled: (@Sendable () -> Bool)? = nil) throws -> Bool {
    let trimmed = text.trimmedOfLines
    if trimmed.isEmpty || trimmed.hasPrefix("#") && !trimmed.contains(where: \.isNewline) { return true }
    let source = Self.wordsOfOthers[trimmed].flatMap { session.definition(of: trimmed) == nil ? $0 : nil } ?? text
    var outcomes: [FormulaSession.Outcome] = []
    var result = Result { try runTyped(source, into: &outcomes, isCancelled: isCancelled) }
    if case .failure(let error as FormulaError) = result, outcomes.isEmpty, error.kind != .cancelled, isCommand(trimmed) {
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

  /// Whether a text that means nothing else begins with the name of a command, without its colon: `plot sin x`, `help loan`.
  private func isCommand(_ text: String) -> Bool {
    guard let word = text.split(whereSeparator: \.isWhitespace).first.map(String.init), word.utf8.count < text.utf8.count else {
      return false
    }
    return Self.commandWords.contains(word) && session.definition(of: word) == nil && session.scope[word] == nil
  }

  /// The names of commands that people write as words.
  private static let commandWords: Set<String> = ["plot", "table", "solve", "help", "convert", "load"]

  /// Whether more lines can make a text right that a person has typed.
  private func isIncomplete(_ text: String) -> Bool {
    (try? TypedFormula.text(text, in: session, settings)).map { session.isIncomplete($0) } ?? false
  }

  /// Runs what a person has typed, perhaps with decimal commas.
  private mutating func runTyped(
    _ text: String, into outcomes: inout [FormulaSession.Outcome], isCancelled: (@Sendable () -> Bool)?
  ) throws {
    let source = SourceText(try TypedFormula.text(text, in: session, settings))
    do { try run(source, into: &outcomes, isCancelled: isCancelled) } catch let error as FormulaError {
      // Places are the same; people see what they have typed.
      throw error.moved { $0 == source ? SourceText(text) : $0 }
    }
  }

  /// Runs a command or statements; nothing is shown but what a command writes.
  ///
  /// - Parameter outcomes: gets what the statements came to, also those before a failing one.
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

  /// Names the day of the rates by which a formula converted, unless that has been done.
  mutating func reportRates(_ date: String?) { currencies.report(date, console) }

  /// Makes the currencies known for which there are rates, where a text may name one.
  mutating func defineCurrencies(for text: String) { currencies.define(in: &session.currentScope, for: text, console) }

  mutating func run(_ reading: CommandReading, in source: SourceText) throws {
    let rest = reading.content
    let command = try PromptCommand.meant(by: reading.name)
    if command.usage.isEmpty, !rest.isEmpty {
      throw UsageError("standsAloneHelp", ":\(command.name) takes no arguments; see :help :\(command.name)")
    }
    let count = session.answerCount
    do { try command.run(&self, rest) } catch let error as FormulaError { throw error.placed(in: source, behindCommand: rest) }
    record(command, source.text, valuesBefore: count)
  }
}
