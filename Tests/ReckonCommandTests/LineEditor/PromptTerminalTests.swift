import Foundation
import TestDepth
import Testing

@Suite("The prompt on a terminal", .serialized, .needs("tmux"))
struct PromptTerminalTests {
  private static let settings = ["preview = no", "grouping = no"]

  /// A window with the prompt, on an empty screen.
  static func prompt(columns: Int = 60, home: URL? = nil) throws -> TerminalWindow {
    let window = try TerminalWindow.prompt(columns: columns, rows: 12, home: home, settings: settings)
    try window.press("C-l")
    try window.wait(for: "an empty screen") { try !window.screen().contains("reckon") }
    return window
  }

  /// The lines of the history's file.
  static func lines(_ window: TerminalWindow) throws -> [String] {
    try String(contentsOf: window.home.appending(path: "prompt-history"), encoding: .utf8).split(separator: "\n")
      .dropFirst().map(
        String.init)
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

  /// What 1,000 lines come to, each of which needs the one before: 1, and then 3 times the last plus the line's number,
  /// modulo 1009.
  private static let lines = ["1"] + (2...1000).map { "(3 ans + \($0)) mod 1009" }
  private static let value = (2...1000).reduce(1) { (3 * $0 + $1) % 1009 }

  @Test("1,000 lines that come as if they were typed all run, in order", .fullDepth)
  func typedLines() throws {
    let window = try Self.prompt()
    try window.paste(Self.lines.joined(separator: "\n") + "\n", inBrackets: false)
    try window.wait("[1000] \(Self.value)\n")
    #expect(try Self.lines(window) == Self.lines)
  }

  @Test("Ctrl-C stops what is being computed or drawn, and what was typed meanwhile is not lost", .fullDepth)
  func interruption() throws {
    let window = try Self.prompt()
    // Left alone each would take hours.
    for line in ["f(n) = n < 2 ? n : f(n-1) + f(n-2); f(60)", ":plot f(floor(x)) 20 60"] {
      try window.type("\(line)\n")
      try window.wait(for: "the run") {
        try window.screen().contains("deg> \(line)\n") && window.state("cursor_x") == "0"
      }
      try window.waitForWork()
      try window.type("1 + 1\n2 + ")
      try window.press("C-c")
      try window.wait("stopped")
      try window.wait("deg> 2 +")
      try window.press("C-c", "C-l")
      try window.wait(for: "an empty line") { try window.screen().split(separator: "\n") == ["deg>"] }
    }
    try window.press("C-c", "C-c")
    try window.wait("Ctrl-D or :quit quits")
  }

  @Test("when the window changes, the line is drawn anew; what is above stays", .fullDepth)
  func resizing() throws {
    let window = try Self.prompt()
    try window.type("1 + 1\n")
    try window.wait("[1] 2")
    let line = "111111111111111 + 222222222222222222 + 3333333333333333 + 44444444444444 + 5555555"
    try window.type(line)
    for columns in [60, 40, 30, 33, 70, 35, 60] {
      try window.resize(columns: columns, rows: columns == 33 ? 14 : 12)
      let cells = Array("deg> \(line)")
      let rows = stride(from: 0, to: cells.count, by: columns).map {
        String(cells[$0..<min($0 + columns, cells.count)])
      }
      // A blank at the end of a row is not on the screen.
      let shown = ["deg> 1 + 1", "[1] 2"] + rows.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
      try window.wait(for: "the line in \(columns) columns") {
        try window.screen().hasPrefix(shown.joined(separator: "\n"))
      }
    }
    try window.type("<")
    try window.wait("5555555<")
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
    try one.kill()
    try two.type("6 + 10\n")
    try two.wait("[6] ")
    let lines = try Self.lines(two)
    #expect(
      lines.filter { !$0.contains("+") } == (1...5).map { "\($0)" }
        && lines.filter { $0.contains("+") } == (1...6).map { "\($0) + 10" })
    let three = try Self.prompt(home: one.home)
    try three.press("Up")
    try three.wait("deg> 6 + 10")
  }
}
