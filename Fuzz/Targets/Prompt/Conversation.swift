import Reckon
import ReckonCalculator
import ReckonPrompt
import ReckonTerminal
import Synchronization

/// Lines that are answered one after another, in memory.
struct Conversation {
  private var repl: REPL
  private let said = Said()
  private var count = 0

  /// What was written, and how often long work has asked whether to go on.
  private final class Said: Sendable {
    let messages = Mutex<[String]>([])
    let output = Mutex<[UInt8]>([])
    let asked = Mutex(0)
  }

  /// How many lines are answered.
  private static let mostLines = 12
  /// How often long work may ask whether to go on.
  private static let patience = 300

  init() {
    let said = said
    let console = Console(
      writeBytes: { bytes in said.output.withLock { $0 += bytes } },
      writeError: { text in said.messages.withLock { $0.append(text) } },
      environment: [
        "HOME": "/nowhere", "XDG_CONFIG_HOME": "/nowhere", "XDG_DATA_HOME": "/nowhere", "XDG_STATE_HOME": "/nowhere",
      ])
    repl = REPL(console: console, isInteractive: false)
    repl.session.options.limits.steps = 3_000
    repl.session.options.limits.callDepth = 100
    repl.session.continuesFromAnswer = true
    repl.session.random = RandomSource(seed: 1)
  }

  var assistant: PromptAssistant {
    var assistant = PromptAssistant(
      session: repl.session, settings: CalculatorSettings(), environment: ["HOME": "/nowhere"])
    // Steps end what would take long; a clock would make executions differ.
    assistant.previewTime = .seconds(3_600)
    return assistant
  }

  /// Whether a line is a command that uses files or the clock.
  static func touchesWorld(_ line: String) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    guard text.first == ":" else { return false }
    let name = text.dropFirst().prefix { $0.isLetter }
    return ["save", "load", "time", "history", "plot"].contains { $0.hasPrefix(name) || name.hasPrefix($0) }
  }

  mutating func answer(_ line: String) throws(Finding) {
    count += 1
    guard count <= Self.mostLines, !Self.touchesWorld(line) else { return }
    let said = said
    said.messages.withLock { $0 = [] }
    said.output.withLock { $0 = [] }
    said.asked.withLock { $0 = 0 }
    do {
      _ = try repl.answer(line) {
        said.asked.withLock { asked in
          asked += 1
          return asked > Self.patience
        }
      }
    } catch { throw Finding("\(line.debugDescription) ends the prompt: \(error)") }
    for message in said.messages.withLock({ $0 }) { try MessageCheck.check(message) }
    let output = String(decoding: said.output.withLock { $0 }, as: UTF8.self)
    guard output.unicodeScalars.allSatisfy({ $0 == "\n" || $0.properties.generalCategory != .control }) else {
      throw Finding("the answer to \(line.debugDescription) is \(output.debugDescription)")
    }
  }

  // MARK: The session

  /// Undone and done again, saved and loaded, every name stands for what it stood for.
  func checkSession() throws(Finding) {
    var session = repl.session
    session.random = RandomSource(seed: 1)
    try checkUndoing(session)
    try checkSaving(session)
  }

  /// What every name stands for.
  private static func meanings(_ session: FormulaSession) -> [String: String] {
    var meanings: [String: String] = [:]
    for definition in session.definitions {
      guard definition.parameters != nil else {
        meanings[definition.name] = definition.result.map { "\($0.number)" } ?? "none"
        continue
      }
      guard !definition.text.contains("rand") else { continue }
      let values = ["0", "1.5"].map { argument in
        var copy = session
        return (try? copy.run("`\(definition.name)`(\(argument))"))?.first?.result.map { "\($0.number)" } ?? "none"
      }
      meanings["\(definition.name)()"] = values.joined(separator: " ")
    }
    return meanings
  }

  private func checkUndoing(_ session: FormulaSession) throws(Finding) {
    var session = session
    while session.redo() != nil {}
    let end = Self.meanings(session)
    var count = 0
    while session.undo() != nil { count += 1 }
    guard session.definitions.isEmpty else {
      throw Finding("with everything taken back there are \(session.definitions.map(\.text))")
    }
    for _ in 0..<count { _ = session.redo() }
    let again = Self.meanings(session)
    guard again == end else { throw Finding("taken back and done again, the names mean \(again), not \(end)") }
  }

  private func checkSaving(_ session: FormulaSession) throws(Finding) {
    let text: String
    do { text = try session.bookText() } catch {
      try MessageCheck.check(error)
      guard error.kind == .cancelled else { throw Finding("the session cannot be saved: \(error.message)") }
      return
    }
    let book: FormulaBook
    do { book = try FormulaBook(text, limits: session.options.limits) } catch {
      throw Finding("what is saved is no book: \(error)\n\(text)")
    }
    var loaded = FormulaSession()
    loaded.options.limits = session.options.limits
    do { try loaded.load(book) } catch { throw Finding("what is saved cannot be loaded: \(error.message)\n\(text)") }
    let (wanted, found) = (Self.meanings(session), Self.meanings(loaded))
    for (name, meaning) in wanted where meaning.contains(where: \.isNumber) && found[name] != meaning {
      throw Finding("\(name) means \(meaning), and \(found[name] ?? "nothing") when it is saved and loaded:\n\(text)")
    }
    guard book.failedExamples.isEmpty else { throw Finding("an example of what is saved fails:\n\(text)") }
  }
}
