import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonSystem
import ReckonTerminal

/// The journal of a prompt, from which another one can resume if this one is interrupted.
extension REPL {
  /// Keeps a journal from now on.
  ///
  /// - Parameters:
  ///   - options: the command options, except given books.
  ///   - books: the books given as options.
  package mutating func keepJournal(options: [String], books: [FormulaBook]) {
    journal = JournalWriter(CalculatorFiles(environment: console.environment).journals)
    let moment = JournalEntry.Moment(time: clock.now)
    record(.start(moment, settings.angleUnit, settings.numberMode, options: options))
    for book in books { if let kept = try? JournalEntry.Book(book, path: book.name ?? "") { record(.option(kept)) } }
  }

  /// Reports that another prompt was interrupted recently, and that its session can be resumed.
  package func reportLeftSession() {
    let journals = CalculatorFiles(environment: console.environment).journals
    let yesterday = Timestamp(secondsSince1970: clock.now.secondsSince1970 - 86_400)
    if journals.hasLeft(since: yesterday) {
      console.report(note: Phrase("promptWasCutOff", "a prompt was interrupted; reckon --continue resumes its session"))
    }
  }

  /// Records in the journal that user input follows.
  package func beginEntering() { record(.ready) }

  /// Deletes the journal after the user has quit.
  func deleteJournal() { journal?.delete() }

  // MARK: Writing

  /// The time and the random number generator at the beginning of a statement.
  struct Beginning {
    let time: Timestamp
    let random: RandomSource
  }

  /// Begins a statement, which has a single time.
  mutating func beginStatement() {
    guard journal != nil else { return }
    let time = clock.now
    clock.hold(time)
    beginning = Beginning(time: time, random: session.random)
  }

  mutating func endStatement() {
    guard journal != nil else { return }
    clock.letGo()
    beginning = nil
  }

  /// The context of the current statement besides its text.
  var moment: JournalEntry.Moment {
    guard let beginning else { return JournalEntry.Moment(time: clock.now) }
    return JournalEntry.Moment(
      time: beginning.time, seed: beginning.random == session.random ? nil : beginning.random.seed)
  }

  /// Appends an entry to the journal, if there is one.
  func record(_ entry: @autoclosure () -> JournalEntry) {
    guard let journal, let error = journal.add(entry()) else { return }
    console.report(Phrase(verbatim: error.message))
  }

  /// Records the effects of a command: the values that it has numbered, and the command itself if it changes more.
  func record(_ command: PromptCommand, _ text: String, valuesBefore count: Int) {
    guard journal != nil else { return }
    if command.isRunAgain { record(.run(moment, count: 0, text: text)) }
    for number in count..<max(count, session.answerCount) {
      if let value = session.answer(number + 1) { record(.answer(session.saved(value))) }
    }
  }

  // MARK: Resuming

  /// Resumes the session of the newest abandoned journal, which this prompt takes over.
  ///
  /// - Parameter begin: applies the command options and the given books.
  /// - Throws: `UsageError` if there is none; `StorageError` if it cannot be read; the errors of `begin`. The journal
  ///   is then kept.
  package mutating func goOn(_ begin: (inout REPL, [String], [FormulaBook]) throws -> Void) throws {
    let journals = CalculatorFiles(environment: console.environment).journals
    let (taken, othersRun) = try journals.takeNewest()
    guard let (journal, reading) = taken else {
      throw UsageError(
        othersRun
          ? Phrase(
            "thereIsNoSessionToContinue", "there is no session to continue: the existing ones belong to running prompts"
          )
          : Phrase(
            "thereIsNoSessionToContinuePrompt",
            "there is no session to continue; a prompt leaves one when a signal, a crash or a power cut ends it"))
    }
    var damage = reading.damage
    var entries: [(line: Int, entry: JournalEntry)] = []
    for (line, fields) in reading.entries {
      if let entry = JournalEntry(fields) {
        entries.append((line, entry))
      } else {
        damage = damage ?? Phrase("lineIsNoEntry", "line \(line) is not an entry")
      }
    }
    let problems = try run(entries, begin)
    var current = journal
    if let damage {
      current = try journals.new(entries.flatMap { JournalDocument.line($0.entry.fields) })
      let aside = try journal.setAside()
      console.report(
        Phrase(
          "wasDamagedAndIsNowSession",
          "\(journal.path) was damaged (\(damage)) and is now \(aside); the session continues with what could be read"))
    }
    for problem in problems { console.report(problem) }
    self.journal = JournalWriter(journals, goingOnWith: current)
    let (definitions, values): (Phrase, Phrase) = (
      "\(session.definitions.count, of: "definition")", "\(session.answerCount, of: "value")"
    )
    try say(Phrase("resumesASessionThatWasCutOff", "resumes an interrupted session: \(definitions), \(values)"))
  }

  /// Replays journal entries silently.
  ///
  /// - Returns: the entries that failed, with the reasons.
  private mutating func run(
    _ entries: [(line: Int, entry: JournalEntry)], _ begin: (inout REPL, [String], [FormulaBook]) throws -> Void
  ) throws -> [Phrase] {
    let (console, settingsFile) = (console, settingsFile)
    (self.console.writeBytes, self.console.writeBuffer, self.console.writeError) = ({ _ in }, { _ in }, { _ in })
    self.settingsFile = nil
    isInteractive = false
    defer {
      self.console = console
      self.settingsFile = settingsFile
      isInteractive = true
      clock.letGo()
    }
    var problems: [Phrase] = []
    var options: [String] = []
    var books: [FormulaBook] = []
    // If the beginning of a damaged journal is lost, the session starts without options.
    var isReady = false
    func ready(_ repl: inout REPL) throws {
      guard !isReady else { return }
      isReady = true
      repl.session.forgetPast()
      repl.isInteractive = true
      try begin(&repl, options, books)
    }
    let hasBeginning = entries.contains { $0.entry == .ready }
    for (line, entry) in entries {
      if !hasBeginning { try ready(&self) }
      do {
        switch entry {
        case .start(let moment, let angle, let mode, let given):
          go(to: moment)
          (settings.angleUnit, settings.numberMode) = (angle, mode)
          options = given
        case .option(let book): books.append(try self.book(book))
        case .ready: try ready(&self)
        case .run(let moment, let count, let text):
          go(to: moment)
          try runAgain(text, count)
        case .answer(let saved):
          guard let value = session.result(of: saved) else { throw UsageError("itIsNoValue", "it is not a value") }
          _ = session.keep(value)
        case .load(let moment, let kept):
          go(to: moment)
          _ = try take(try book(kept), from: kept.path)
        case .save(let kept): book = (kept.path, try book(kept), kept.text)
        }
      } catch  where isReady && entry != .ready {
        problems.append(
          Phrase(
            "lineOfTheJournalCannotBeRun", "line \(line) of the journal cannot be run again: \(Self.message(of: error))"
          ))
      }
    }
    try ready(&self)
    return problems
  }

  private mutating func runAgain(_ text: String, _ count: Int) throws {
    if let command = CommandReading(text) { return try run(command, in: SourceText(text)) }
    defineCurrencies(for: text)
    var outcomes: [FormulaSession.Outcome] = []
    try session.run(SourceText(text), into: &outcomes, most: count)
  }

  /// Sets the time and the random numbers to those of an entry.
  private mutating func go(to moment: JournalEntry.Moment) {
    clock.hold(moment.time)
    if let seed = moment.seed { session.random = RandomSource(seed: seed) }
  }

  private func book(_ kept: JournalEntry.Book) throws(FormulaBookError) -> FormulaBook {
    try kept.book(limits: session.options.limits, rates: BookFiles.rates(for: kept.text, console))
  }

  private static func message(of error: any Error) -> Phrase {
    switch error {
    case let error as FormulaError: Phrase(verbatim: error.message)
    case let error as FormulaBookError: Phrase(verbatim: error.errors.first.map { $0.message } ?? "")
    case let error as UsageError: Phrase(verbatim: error.message)
    default: Phrase(verbatim: "\(error)")
    }
  }
}
