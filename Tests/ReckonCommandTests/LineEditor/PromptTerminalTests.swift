import Foundation
import TestDepth
import Testing

@Suite("The prompt on a terminal", .serialized, .needs("tmux"))
struct PromptTerminalTests {
  /// A window with the prompt, on an empty screen.
  static func prompt(
    columns: Int = 60, rows: Int = 12, term: String = "xterm-256color", environment: [String: String] = [:], home: URL? = nil,
    settings: [String] = ["preview = no", "grouping = no"]
  ) throws -> TerminalWindow {
    let home = home ?? FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data(("reckon settings 1\n" + settings.joined(separator: "\n") + "\n").utf8).write(to: home.appending(path: "settings"))
    let window = try TerminalWindow("", columns: columns, rows: rows, term: term, environment: environment, home: home)
    try window.wait("deg>")
    try window.press("C-l")
    try window.wait(for: "an empty screen") { try !window.screen().contains("reckon") }
    return window
  }

  /// The lines of the history's file.
  static func lines(_ window: TerminalWindow) throws -> [String] {
    try String(contentsOf: window.home.appending(path: "prompt-history"), encoding: .utf8).split(separator: "\n").dropFirst().map(
      String.init)
  }

  @Test("a line of wide characters is edited in its middle, over several rows", .fullDepth)
  func wideCharacters() throws {
    let window = try Self.prompt(columns: 30)
    try window.type("日本語の長い名前 = 3; 日本語の長い名前 ^ 2 + 1")
    try window.wait("deg> 日本語の長い名前 = 3; 日\n本語の長い名前 ^ 2 + 1")
    try window.press("Home", "Right", "Right", "BSpace", "M-f", "Left", "DC")
    try window.type("é👩‍🔬")
    try window.wait("deg> 日語の長い名é👩‍🔬 = 3; 日本\n語の長い名前 ^ 2 + 1")
  }

  @Test("an open bracket, an operator at the end and Alt-Enter begin another row")
  func rows() throws {
    let window = try Self.prompt()
    try window.type("max(1,")
    try window.press("Enter")
    try window.wait("...>")
    try window.type("2 +")
    try window.press("Enter")
    try window.type("3)")
    try window.press("Up", "End")
    try window.type(" 4 +")
    try window.expect("prompt-rows")
    try window.press("Enter")
    // The largest of 1 and 2 + 4 + 3.
    try window.wait("[1] 9")
    try window.press("Up", "Home")
    try window.expect("prompt-rows-recalled")
  }

  /// What 1,000 lines come to, each of which needs the one before: 1, and then 3 times the last plus the line's number, modulo 1009.
  private static let lines = ["1"] + (2...1000).map { "(3 ans + \($0)) mod 1009" }
  private static let value = (2...1000).reduce(1) { (3 * $0 + $1) % 1009 }

  @Test("a paste of 1,000 lines is one text, and Enter runs them in order", .fullDepth)
  func paste() throws {
    let window = try Self.prompt()
    try window.paste(Self.lines.joined(separator: "\n"))
    try window.wait("(3 ans + 1000) mod 1009")
    try window.press("Enter")
    try window.wait("[1000] \(Self.value)\n")
    try window.press("Up", "C-Home")
    try window.wait("deg> 1\n...> (3 ans + 2) mod 1009")
  }

  @Test("1,000 lines that come as if they were typed all run, in order", .fullDepth)
  func typedLines() throws {
    let window = try Self.prompt()
    try window.paste(Self.lines.joined(separator: "\n") + "\n", inBrackets: false)
    try window.wait("[1000] \(Self.value)\n")
    #expect(try Self.lines(window) == Self.lines)
  }

  @Test("Ctrl-R finds a line of the history, older ones too, and Enter runs it", .fullDepth)
  func search() throws {
    let window = try Self.prompt()
    for line in ["sin(30)", "cos(60) + 1", "sin(90)"] {
      try window.type(line)
      try window.press("Enter")
    }
    try window.wait("[3] ")
    try window.press("C-r")
    try window.type("sin")
    try window.press("C-r")
    try window.wait("deg> sin(30)\n(search) sin")
    try window.press("C-g")
    try window.wait(for: "the end of the search") { try !window.screen().contains("search") }
    try window.press("C-r")
    try window.type("cos")
    try window.wait("(search) cos")
    try window.press("Enter")
    try window.wait("[4] ")
    #expect(try Self.lines(window) == ["sin(30)", "cos(60) + 1", "sin(90)", "cos(60) + 1"])
  }

  @Test("Ctrl-C stops what is being computed, and what was typed meanwhile is not lost", .fullDepth)
  func interruption() throws {
    let window = try Self.prompt()
    try window.type("f(n) = n < 2 ? n : f(n-1) + f(n-2); f(60)\n")
    try window.wait(for: "the run") { try window.screen().contains("f(60)") && window.state("cursor_x") == "0" }
    try window.type("1 + 1\n2 + ")
    Thread.sleep(forTimeInterval: 0.3)
    try window.press("C-c")
    // Left alone it would go on for hours.
    try window.wait("stopped")
    try window.wait("deg> 2 +")
    try window.press("C-c", "C-c")
    try window.wait("Ctrl-D or :quit leaves")
  }

  @Test("when the window changes, the line is drawn anew; what is above stays", .fullDepth)
  func resizing() throws {
    let window = try Self.prompt(columns: 60, rows: 12)
    try window.type("1 + 1\n")
    try window.wait("[1] 2")
    try window.type("111111111111111 + 222222222222222222 + 3333333333333333 + 44444444444444 + 5555555")
    try window.wait("5555555")
    for (columns, rows) in [(40, 12), (30, 10), (33, 14), (70, 12), (35, 12)] {
      try window.resize(columns: columns, rows: rows)
      try window.settledScreen()
    }
    try window.press("Home")
    try window.wait("deg> 111111111111111 + 222222222222\n222222 + 3333333333333333 + 4444444\n4444444 + 5555555\n")
    try window.resize(columns: 60, rows: 12)
    try window.wait("deg> 111111111111111 + 222222222222222222 + 3333333333333333\n + 44444444444444 + 5555555\n")
  }

  @Test("a preview stands below the line while it is typed, and goes when it is entered", .fullDepth)
  func preview() throws {
    let window = try Self.prompt(settings: ["preview = yes"])
    try window.type("2 + 3 * 4")
    // There is none when the machine is too busy to work it out at once; the next key asks again.
    try window.wait(for: "the preview") {
      try window.press("Space", "BSpace")
      Thread.sleep(forTimeInterval: 0.05)
      return try window.screen().contains("14")
    }
    try window.wait("deg> 2 + 3 * 4\n14")
    try window.press("Enter")
    try window.wait("[1] 14")
    #expect(try window.screen().components(separatedBy: "14").count == 2)
  }

  @Test("two prompts share a history; when one is killed, only the line that was being typed is lost", .fullDepth)
  func twoPrompts() throws {
    let one = try Self.prompt()
    let two = try Self.prompt(home: one.home)
    for number in 1...5 {
      try one.type("\(number)\n")
      try two.type("\(number) + 10\n")
    }
    try one.wait("[5] ")
    try two.wait("[5] ")
    try one.type("never entered")
    try one.wait("never entered")
    kill(try #require(pid_t(try one.state("pane_pid"))), SIGKILL)
    try one.wait(for: "its end") { try one.state("pane_dead") == "1" }
    try two.type("6 + 10\n")
    try two.wait("[6] ")
    let lines = try Self.lines(two)
    #expect(
      lines.filter { !$0.contains("+") } == (1...5).map { "\($0)" } && lines.filter { $0.contains("+") } == (1...6).map { "\($0) + 10" })
    let three = try Self.prompt(home: one.home)
    try three.press("Up")
    try three.wait("deg> 6 + 10")
  }

  @Test("a history that is damaged or cannot be written is said once, above the line, and the prompt works", .fullDepth)
  func damagedHistory() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data("no history".utf8).write(to: home.appending(path: "prompt-history"))
    let window = try TerminalWindow("", columns: 100, rows: 12, home: home)
    try window.wait("was damaged")
    try window.wait("deg>")
    try window.type("1 + 1\n")
    try window.wait("[1] 2")
    #expect(try window.screen().components(separatedBy: "damaged (").count == 2)
    try window.press("Up", "Up")
    try window.wait("deg> no history")
  }
}
