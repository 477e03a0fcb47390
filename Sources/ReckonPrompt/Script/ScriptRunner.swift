import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonTerminal

/// Runs scripts, one after another, in the session of a noninteractive prompt.
///
/// Values of expressions are written as by `reckon eval`, one per line; definitions write nothing.
package struct ScriptRunner {
  package private(set) var repl: REPL
  /// The worst exactness that a note has explained.
  private var explained = Exactness.exact

  /// The names given with `--let` that no statement has used.
  package private(set) var unused: UnusedNames

  package init(_ repl: REPL, unused: UnusedNames = UnusedNames([], [])) {
    (self.repl, self.unused) = (repl, unused)
    self.repl.isInteractive = false
  }

  /// Runs a script to its end, its first error or `:quit`.
  ///
  /// - Returns: the exit code; errors have been reported with their positions.
  /// - Throws: only if output fails.
  package mutating func run(_ script: ScriptReader) throws -> ExitCode {
    var script = script
    while !repl.isDone {
      switch try runNext(&script) {
      case .done(.success): break
      case .done(let code):
        if code == .usage { noteBook(in: &script) }
        return code
      case .end(let code): return code
      }
    }
    return .success
  }

  /// Runs a script to its end, even after errors, the first ten of which are reported.
  mutating func runPastErrors(_ script: ScriptReader) throws {
    var script = script
    var errorCount = 0
    while !repl.isDone, errorCount < 10 {
      switch try runNext(&script) {
      case .done(let code): if code != .success { errorCount += 1 }
      case .end: return
      }
    }
    if errorCount == 10 {
      repl.console.report(Phrase("hasTenErrors", "\(script.name) has ten errors; the rest is skipped"))
    }
  }

  private enum Step {
    /// A statement was run, or its error reported.
    case done(ExitCode)
    /// The end of the script.
    case end(ExitCode)
  }

  private mutating func runNext(_ script: inout ScriptReader) throws -> Step {
    let next: ScriptStatement?
    do { next = try script.next() } catch {
      return .end(
        repl.console.exitCode(
          reporting: error, prefix: (error as? FormulaError).map { repl.console.place($0.range, $0.source) } ?? ""))
    }
    guard let statement = next else { return .end(.success) }
    unused.read(statement.source.text)
    var outcomes: [FormulaSession.Outcome] = []
    let result = Result { try repl.run(statement.source, into: &outcomes) }
    for outcome in outcomes { try show(outcome, statement) }
    if statement.isCommand { try repl.console.flush() }
    do {
      try result.get()
      return .done(.success)
    } catch let error as InputOutputError where error.isClosedPipe {
      throw error
    } catch {
      return .done(report(error, statement))
    }
  }

  /// Suggests what else a failing file may be.
  private func noteBook(in script: inout ScriptReader) {
    guard script.isFile else { return }
    while let statement = script.last {
      if FormulaBook.isOwnLine(statement.source.text) {
        let advice: Phrase = Phrase(
          "reckonTestFILERuns", "reckon test FILE runs its examples, reckon eval --book FILE EXPR uses its names")
        let place = repl.console.place(statement.head, statement.source)
        return repl.console.report(
          note: Phrase("thisLineBelongsToAFormula", "this line belongs to a formula book; \(advice)"), prefix: place)
      }
      // A line that cannot be read also ends the search.
      guard (try? script.next()) != nil else { return }
    }
  }

  private mutating func show(_ outcome: FormulaSession.Outcome, _ statement: ScriptStatement) throws {
    let console = repl.console
    for note in outcome.notes { console.report(note, prefix: console.place(note.range, statement.source)) }
    guard let result = outcome.result, outcome.definition == nil else { return }
    repl.reportRates(outcome.ratesDate)
    if outcome.solves.isEmpty, result.exactness > explained, let note = result.exactness.note(result.number.mode) {
      explained = result.exactness
      console.report(note: note)
    }
    try repl.write(ResultText.solution(outcome, nil) ?? ResultText.value(result, outcome.form))
    // Flushed now, in case the next statement takes long.
    try console.flush()
  }

  private func report(_ error: any Error, _ statement: ScriptStatement) -> ExitCode {
    let console = repl.console
    let place = console.place(statement.head, statement.source)
    guard let error = error as? FormulaError else { return console.exitCode(reporting: error, prefix: place) }
    // Texts without a name, such as command arguments, are shown with the statement's position.
    guard error.source.name != nil, error.source != statement.source else {
      return console.exitCode(
        reporting: error, prefix: error.source.name == nil ? place : console.place(error.range, error.source))
    }
    let code = console.exitCode(reporting: error, prefix: console.place(error.range, error.source))
    console.report(
      note: Phrase("inThisStatement", "in this statement"), snippet: statement.source.snippet(of: statement.head),
      prefix: place)
    return code
  }
}

extension REPL {
  /// Runs `reckonrc` if it exists. Its definitions and settings apply to the session; its errors are reported.
  package mutating func runStartupFile() throws {
    let file = CalculatorFiles(environment: console.environment).startupFile
    let bytes: [UInt8]?
    do throws(StorageError) { bytes = try file.bytes() } catch {
      return console.report(Phrase(verbatim: error.message))
    }
    guard let bytes else { return }
    let settingsFile = settingsFile
    self.settingsFile = nil
    var runner = ScriptRunner(self)
    try runner.runPastErrors(ScriptReader(bytes: bytes, name: file.path, limits: session.options.limits))
    self = runner.repl
    self.settingsFile = settingsFile
    isInteractive = true
    session.forgetPast()
  }
}
