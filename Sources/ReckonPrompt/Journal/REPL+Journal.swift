import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonSystem
import ReckonTerminal

/// The journal of a prompt, from which another one goes on when this one ends otherwise than by the person who uses it.
extension REPL {
  /// Keeps a journal from now on.
  ///
  /// - Parameters:
  ///   - options: the options of the command, without those of the books that are given.
  ///   - books: the books of the options.
  package mutating func keepJournal(options: [String], books: [FormulaBook]) {
    journal = JournalWriter(CalculatorFiles(environment: console.environment).journals)
    let moment = JournalEntry.Moment(time: clock.now)
    record(.start(moment, settings.angleUnit, settings.numberMode, options: options))
    for book in books { if let kept = try? JournalEntry.Book(book, path: book.name ?? "") { record(.option(kept)) } }
  }

  /// Says that another prompt was cut off lately, whose session is not lost.
  package func reportLeftSession() {
    let journals = CalculatorFiles(environment: console.environment).journals
    let yesterday = Timestamp(secondsSince1970: clock.now.secondsSince1970 - 86_400)
    if journals.hasLeft(since: yesterday) {
      console.report(note: Phrase("promptWasCutOff", "a prompt was interrupted; reckon --continue resumes its session"))
    }
  }

  /// Says in the journal that a person's statements come next.
  package func beginEntering() { record(.ready) }

  /// Deletes the journal of a prompt that was left.
  func deleteJournal() { journal?.delete() }

  // MARK: Writing

  /// The time and the random numbers with which a statement begins.
  struct Beginning {
    let time: Timestamp
    let random: RandomSource
  }

  /// Begins a statement, which has one time to its end.
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

  /// What the statement that is being run has had beside its text.
  var moment: JournalEntry.Moment {
    guard let beginning else { return JournalEntry.Moment(time: clock.now) }
    return JournalEntry.Moment(time: beginning.time, seed: beginning.random == session.random ? nil : beginning.random.seed)
  }

  /// Adds an entry to the journal, where there is one.
  func record(_ entry: @autoclosure () -> JournalEntry) {
    guard let journal, let error = journal.add(entry()) else { return }
    console.report(Phrase(verbatim: error.message))
  }

  /// Adds what a command has done: the values that it has numbered, and itself where it changes more.
  func record(_ command: PromptCommand, _ text: String, valuesBefore count: Int) {
    guard journal != nil else { return }
    if command.isRunAgain { record(.run(moment, count: 0, text: text)) }
    for number in count..<max(count, session.answerCount) {
      if let value = session.answer(number + 1) { record(.answer(session.saved(value))) }
    }
  }

  // MARK: Going on

  /// Goes on with the session of the newest journal that its prompt has left, which is this one's from now on.
  ///
  /// - Parameter begin: does what the options of the command say, with the books among them.
  /// - Throws: `UsageError` where there is none; `StorageError` where it cannot be read; what `begin` throws. The journal stays then.
  package mutating func goOn(_ begin: (inout REPL, [String], [FormulaBook]) throws -> Void) throws {
    let journals = CalculatorFiles(environment: console.environment).journals
    let (taken, othersRun) = try journals.takeNewest()
    guard let (journal, reading) = taken else {
      throw UsageError(
        othersRun
          ? Phrase("thereIsNoSessionToContinue", "there is no session to continue: the existing ones belong to running prompts")
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

  /// Runs entries of a journal without a word.
  ///
  /// - Returns: which could not be run, and why.
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
    // What was lost with the beginning of a damaged journal is as it is without options.
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
          Phrase("lineOfTheJournalCannotBeRun", "line \(line) of the journal cannot be run again: \(Self.message(of: error))"))
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

  /// Makes the time and the random numbers those of an entry.
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
