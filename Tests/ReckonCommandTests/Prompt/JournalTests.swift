import Foundation
import Reckon
import ReckonCalculator
import ReckonCommand
import ReckonPrompt
import ReckonTerminal
import Synchronization
import TestDepth
import Testing

@Suite("Going on with a session that was cut off")
struct JournalTests {
  /// A prompt in memory, whose files are in a folder, and what it said.
  private final class Screen: Sendable {
    let text = Mutex("")

    func console(_ home: String, now: Timestamp = Timestamp(secondsSince1970: 1_790_000_000)) -> Console {
      Console(
        writeBytes: { bytes in self.text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
        writeError: { text in self.text.withLock { $0 += text } }, environment: ["RECKON_HOME": home, "HOME": home],
        now: { now })
    }
  }

  /// A prompt at which lines were entered. When it is given up without being left, it has been cut off.
  private static func entered(_ lines: [String], home: String) throws -> REPL {
    var repl = REPL(console: Screen().console(home))
    repl.keepJournal(options: [], books: [])
    repl.beginEntering()
    for line in lines { _ = try repl.answer(line) }
    return repl
  }

  private static func continued(home: String, _ screen: Screen = Screen()) throws -> REPL {
    var repl = REPL(console: screen.console(home, now: Timestamp(secondsSince1970: 1_900_000_000)))
    try repl.goOn { _, _, _ in }
    return repl
  }

  /// All that a person could ask of a session.
  private static func look(_ repl: REPL) -> [String] {
    repl.session.definitions.map { definition in
      switch definition.state {
      case .value(let result): "\(definition.text) → \(result.written) \(result.exactness)"
      case .function: definition.text
      case .failed(let error): "\(definition.text) → \(error.kind)"
      }
    } + repl.session.answers.map { "\($0.written) \($0.exactness)" } + [
      "\(repl.session.answerCount)", "\(repl.settings.angleUnit)", "\(repl.settings.numberMode)",
    ]
  }

  @Test(
    "names, numbers of values, settings, books, random numbers and the time are those of before, and what can be undone is"
  )
  func all() throws {
    let files = try FilesRun()
    try files.write("parameter p = 3 where p > 0\nq = p * 2\n", to: "b.reckon")
    let lines = [
      "x = random()", "y = x + 1", "t = now", "f(n) = n * random()", "z = f(2)", "12; bad(", "s = 1; 1/0",
      ":load \(files.path)/b.reckon",
      "p = 7",
      ":set angle rad", "sin(1)", ":set mode double", "1/3", ":convert 5 km mi", "a = 1", "a = 2", ":undo", "b = a",
      ":forget x", "today",
      "* 2",
      "c = 5 km\nd = c / 2 h",
    ]
    var repl = try Self.entered(lines, home: files.path)
    let before = Self.look(repl)
    // Its owner still runs.
    #expect(throws: UsageError.self) { try Self.continued(home: files.path) }
    // The book that was loaded is not needed any more.
    try FileManager.default.removeItem(atPath: "\(files.path)/b.reckon")
    var undone: [[String]] = []
    while repl.session.undo() != nil { undone.append(Self.look(repl)) }
    #expect(undone.count > 10)
    repl = REPL(console: Screen().console(files.path))
    var next = try Self.continued(home: files.path)
    #expect(Self.look(next) == before)
    for look in undone {
      #expect(next.session.undo() != nil)
      #expect(Self.look(next) == look)
    }
    #expect(next.session.undo() == nil)
    _ = try next.answer("0.5 km")
    let last = Self.look(next)
    next = REPL(console: Screen().console(files.path))
    // It was cut off again.
    #expect(Self.look(try Self.continued(home: files.path)).last == last.last)
    #expect(Self.look(next).count == 3)
  }

  @Test("whatever was entered, undone and set, a session that goes on is the one that was cut off")
  func random() throws {
    var random = RandomSource(seed: 8)
    let names = ["a", "b", "c", "ans"]
    func name() -> String { names.randomElement(using: &random) ?? "a" }
    func line() -> String {
      let forms = [
        "\(names.dropLast().randomElement(using: &random) ?? "a") = \(name()) + \(Int.random(in: 0...9, using: &random))",
        "\(name()) * 2",
        "+ 1",
        "a = random()", "g(x) = x * randint(1, 100) + \(name())", "g(\(name()))", "b = g(2); c = g(3)", "c = now",
        "a = 1; b = 1/0", "1/3",
        "c = c * 1.5",
        ":undo", ":undo", ":redo", ":forget \(name())", ":set mode exact", ":set mode double", ":set mode decimal",
        ":set angle rad",
        ":set angle deg",
        "sin(\(name()))", ":convert 3 h min", "(", "ans(\(Int.random(in: 1...9, using: &random)))",
        "b := \(name()) / 3", "5 km; 3 h",
        "2024-02-29 + 1 d",
      ]
      return forms.randomElement(using: &random) ?? ""
    }
    for round in 0..<Depth.count(quick: 20, full: 2_000) {
      let files = try FilesRun()
      var first: REPL? = try Self.entered((0..<25).map { _ in line() }, home: files.path)
      guard let looked = first.map(Self.look) else { continue }
      first = nil
      // One at which nothing came to anything leaves nothing.
      guard try files.names().contains(where: { $0.hasPrefix("session-") }) else { continue }
      let screen = Screen()
      #expect(
        Self.look(try Self.continued(home: files.path, screen)) == looked,
        "round \(round)\n\(screen.text.withLock { $0 })")
    }
  }

  @Test("a prompt that is left has no journal, and one at which nothing was entered neither")
  func leaving() throws {
    let files = try FilesRun()
    #expect(ToolRun([], input: "a = 1\na + 1\n", isTerminal: true, home: files.path).code == .success)
    #expect(ToolRun([], input: "a = 1\n:quit\n", isTerminal: true, home: files.path).code == .success)
    let run = ToolRun(["--continue"], isTerminal: true, home: files.path)
    #expect(
      run.code == .usage && run.errors.contains("there is no session to continue; a prompt leaves one when"),
      "\(run.errors)")
    _ = try Self.entered(["(", "nothing known", ":help"], home: files.path)
    #expect(try !files.names().contains { $0.hasPrefix("session-") })
  }

  @Test("of several the newest is taken, then the next")
  func several() throws {
    let files = try FilesRun()
    for value in 1...3 { _ = try Self.entered(["a = \(value)"], home: files.path) }
    for value in [3, 2, 1] {
      let run = ToolRun(["--continue"], input: "a\n", isTerminal: true, home: files.path)
      #expect(run.output.contains("[2] \(value)\n"))
      #expect(run.output.contains("resumes an interrupted session: 1 definition, 1 value"))
    }
    #expect(ToolRun(["--continue"], isTerminal: true, home: files.path).code == .usage)
  }

  @Test(
    "of a damaged journal all that can be read goes on, the rest is told, and the file is kept under another name",
    arguments: [
      "line 5 is not an entry", "line 5 is not text", "line 7 has no end", "it does not begin with “reckon session 1”",
    ])
  func damaged(_ damage: String) throws {
    let files = try FilesRun()
    _ = try Self.entered(["a = 1", "b = a + 1", "c = 5"], home: files.path)
    let name = try #require(try files.names().first { $0.hasPrefix("session-") })
    let path = "\(files.path)/\(name)"
    var lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    switch damage {
    case "line 5 is not an entry": lines[4] = "run\tsometime\t\t1\tb = a + 1"
    case "line 5 is not text": lines[4] = "run\\q"
    case "line 7 has no end": lines[6] = "run\t2026-11-27T22:19:03Z\t\t1\tc = 77"
    default: lines[0] = "?"
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: false, encoding: .utf8)
    let run = ToolRun(["--continue"], input: "a\nc\n:quit\n", isTerminal: true, home: files.path)
    #expect(run.output.contains("] 1\n") && run.output.contains("] 5\n"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("was damaged (\(damage)) and is now"), "\(run.errors)")
    let left = try files.names().filter { $0.hasPrefix("session-") }
    #expect(left.count == 1 && left[0].contains(".damaged-"), "\(left)")
    #expect(try String(contentsOfFile: "\(files.path)/\(left[0])", encoding: .utf8) == lines.joined(separator: "\n"))
  }

  @Test("options of the command are those of before, with what their books said then")
  func options() throws {
    let files = try FilesRun()
    try files.write("tax = 19%\n", to: "reckonrc")
    try files.write("rate = 3\n", to: "r.reckon")
    let folder = files.path
    let screen = Screen()
    var console = screen.console(folder)
    console.inputIsTerminal = true
    console.outputIsTerminal = true
    let given = Mutex(["k + rate + tax", "sin(1)"])
    console.readLine = {
      guard let line = given.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else {
        throw InputOutputError("the terminal has gone")
      }
      return Array(line.utf8)
    }
    #expect(
      Tool.main(["--let", "k=5", "--book", "\(folder)/r.reckon", "--angle", "rad"], console: console) == .inputOutput)
    try files.write("tax = 7%\n", to: "reckonrc")
    try files.write("rate = 4\n", to: "r.reckon")
    let run = ToolRun(["--continue"], input: "k + rate + tax\nsin(1)\nans(2)\n", isTerminal: true, home: folder)
    for text in ["[3] 8.19\n", "rad> [4] 0.84147", "[5] 0.84147"] {
      #expect(run.output.contains(text), "\(run.output)")
    }
    #expect(
      ToolRun(["--continue", "--angle", "rad"], isTerminal: true, home: folder).errors.contains(
        "--continue takes no other options"))
    #expect(
      ToolRun(["--continue", "-e", "1"], isTerminal: true, home: folder).errors.contains(
        "--continue takes no other options"))
    #expect(ToolRun(["--continue"], home: folder).errors.contains("needs a terminal"))
  }
}
