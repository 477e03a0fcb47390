import Foundation
import ReckonTerminal
import TestDepth
import Testing

@Suite("Messages of commands")
struct PromptMessageTests {
  @Test(
    "an inequality is not an equation, and the message marks its sign",
    arguments: [
      ("x>3", ">", 8), ("x^2 <= 4", "<=", 11), ("2x ≠ 4 0 5", "≠", 10), ("x > 3 and x < 5", ">", 9),
      ("x = 3 > 2", ">", 13),
    ])
  func inequality(_ text: String, _ sign: String, _ column: Int) {
    let run = ToolRun("-e", ":solve \(text)")
    #expect(run.code == .usage && run.output.isEmpty)
    #expect(
      run.errors.contains("‘\(sign)’ does not fit here; solve finds where both sides are the same; write = for it"),
      "\(run.errors)")
    let marks = run.errors.split(separator: "\n").last ?? ""
    #expect(
      marks == String(repeating: " ", count: 2 + column) + String(repeating: "^", count: sign.count), "\(run.errors)")
  }

  @Test("an inequality in brackets is a number, which can be part of an equation")
  func bracketed() {
    #expect(ToolRun("-e", ":solve (x > 3) + x = 3 0 10").output == "x = 3\n")
  }

  @Test(
    "a quote that is not closed is marked where it stands, and no file gets it into its name",
    arguments: [
      (":save \"HOME/ab", 8), (":load \"HOME/ab", 8), (":plot x to \"ab.svg", 13), (":plot x 0 1 \"ab c.svg", 14),
    ])
  func quotes(_ line: String, _ column: Int) throws {
    let run = try PromptRun(["a = 1", line])
    #expect(run.errors.contains("close the quoted name with another \""), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n\(String(repeating: " ", count: column))^\n"), "\(run.errors)")
    #expect(try run.folder.names().allSatisfy { !$0.contains("ab") })
  }

  @Test("without rates, a currency's error names what fetches them, under what was typed")
  func missingRates() {
    let run = ToolRun("convert", "100", "USD", "KRW")
    #expect(
      run.errors == """
        error: there are no exchange rates to convert KRW by; multiply by one, as in 1.5 KRW/EUR, or give rates
          100 USD KRW
          ^^^^^^^^^^^
        note: reckon rates update fetches exchange rates

        """)
    #expect(run.code == .usage && run.output.isEmpty)
    for run in [
      ToolRun("eval", "5 USD to KRW"), ToolRun("run", "b = 5 USD to KRW", "-", input: "a\n1\n"),
      ToolRun(input: "5 USD to KRW\n", isTerminal: true),
    ] {
      #expect(run.errors.contains("reckon rates update fetches exchange rates"), "\(run.errors)")
    }
    #expect(!ToolRun("convert", "5", "km", "mie").errors.contains("reckon rates"))
  }

  @Test(
    "errors of convert mark what was typed",
    arguments: [
      (["5", "km", "mie"], "5 km mie", "     ^^^"), (["5", "km", "to", "mie"], "5 km to mie", "        ^^^"),
      (["1 +", "km", "m"], "1 + km m", "  ^"), (["2", "foo*m", "m"], "2 foo*m m", "  ^^^"),
      (["5 km", "mie"], "5 km mie", "     ^^^"),
    ])
  func typedWords(_ words: [String], _ line: String, _ marks: String) {
    let run = ToolRun(["convert"] + words)
    #expect(run.code == .usage && run.errors.contains("\n  \(line)\n  \(marks)\n"), "\(run.errors)")
  }

  @Test("words behind -- are expressions, also those that look like options")
  func dashes() {
    let run = ToolRun("eval", "--", "--help")
    #expect(run.output.isEmpty && run.code == .usage && run.errors.contains("‘help’"), "\(run.output)\(run.errors)")
    #expect(ToolRun("eval", "--help", "--", "1").output.hasPrefix("usage: reckon eval"))
    #expect(ToolRun("eval", "--let", "x=1", "--", "--x").output == "1\n")
  }

  @Test(
    "a line that is wider than the terminal is broken between words",
    arguments: [
      ("error: one two three four five", 20, ["error: one two three", "    four five"]),
      ("error: one two", 20, ["error: one two"]),
      ("error: " + String(repeating: "x", count: 30), 20, ["error:", "    " + String(repeating: "x", count: 30)]),
      ("  --json  one two three four", 20, ["  --json  one two", "    three four"]),
      ("漢字 漢字 漢字 漢字 漢字", 20, ["漢字 漢字 漢字 漢字", "    漢字"]),
      ("too narrow to be of any use", 10, ["too narrow to be of any use"]),
    ])
  func wrapping(_ line: String, _ width: Int, _ lines: [String]) {
    #expect(Console.lines(of: line, width: width) == lines)
  }

  @Test(
    "errors and lists are as wide as the terminal", .needs("tmux"),
    arguments: ["eval 'sin(1) + nosuchname'", "eval --help", "convert --list length", "help"])
  func screens(_ arguments: String) throws {
    // What a program writes just before its end may never come to the screen on a busy machine, so this one stays.
    let window = try TerminalWindow(
      columns: 60, rows: 200, program: "/bin/sh -c \"'\(TerminalWindow.tool)' \(arguments); echo the end; read line\"")
    try window.wait("the end")
    let result = try ToolProcess(shell: "\"$0\" \(arguments) 2>&1").wait()
    // Words that the terminal breaks are two on the screen.
    let words = String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    #expect(try window.screen().split(whereSeparator: \.isWhitespace) == words + ["the", "end"])
  }
}

@Suite(":save checks and replaces under one lock", .serialized)
struct SaveLockTests {
  @Test("another process that holds the lock is waited for, and its change is not overwritten")
  func waits() throws {
    let folder = try ToolFolder()
    try folder.write("price = 20\n", to: "prices.reckon")
    let path = folder.file("prices.reckon")
    let lock = open(path, O_RDWR | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let process = try ToolProcess(["-"], hasInput: true)
    try process.write(":load \(path)\n1 + 1\n")
    // It has loaded; when it saves, it waits for the lock, or finds the file changed already.
    #expect(process.writes(lines: 1, within: .seconds(60)))
    try process.write("price = 30\n:save\n")
    process.closeInput()
    usleep(200_000)
    #expect(try folder.read("prices.reckon") == Array("price = 20\n".utf8))
    try folder.write("price = 25\n", to: "new")
    rename(folder.file("new"), path)
    close(lock)
    let result = try process.wait()
    #expect(result.code == 2 && result.errors.contains("was changed by someone else"), "\(result.errors)")
    #expect(try folder.read("prices.reckon") == Array("price = 25\n".utf8) && folder.names() == ["prices.reckon"])
  }

  @Test("a lock that is not released is an error, and the file stays as it was")
  func timeout() throws {
    let folder = try ToolFolder()
    try folder.write("price = 20\n", to: "prices.reckon")
    let lock = open(folder.file("prices.reckon"), O_RDWR | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let run = ToolRun("-e", ":load \(folder.file("prices.reckon"))\nprice = 30\n:save")
    #expect(run.errors.contains("is being written by another process"), "\(run.errors)")
    close(lock)
    #expect(try folder.read("prices.reckon") == Array("price = 20\n".utf8) && folder.names() == ["prices.reckon"])
  }

  @Test("of several processes that save a new file at once, one does")
  func newFile() throws {
    let folder = try ToolFolder()
    let processes = try (1...6).map { try ToolProcess(["-e", "price = \($0)\n:save \(folder.file("prices.reckon"))"]) }
    let codes = try processes.map { try $0.wait().code }
    let winner = try #require(codes.firstIndex(of: 0))
    #expect(codes.filter { $0 == 0 }.count == 1 && codes.allSatisfy { $0 == 0 || $0 == 2 }, "\(codes)")
    #expect(try String(decoding: folder.read("prices.reckon"), as: UTF8.self).contains("price = \(winner + 1)\n"))
    #expect(try folder.names() == ["prices.reckon"])
  }
}
