import Foundation
import TestDepth
import Testing

@Suite("The terminal is put back by the prompt", .serialized, .needs("tmux"))
struct PromptRestoreTests {
  private static let endless = "f(n) = n < 2 ? n : f(n-1) + f(n-2); f(70)"

  /// The window with the prompt running in the shell.
  private static func started() throws -> TerminalWindow {
    let window = try TerminalWindow(columns: 100, rows: 30, program: "/bin/sh -i")
    try window.wait(">")
    try window.type("stty -a > '\(window.home.path)/before'; '\(TerminalWindow.tool)'\n")
    try window.wait("deg>")
    return window
  }

  private static func process(of window: TerminalWindow) throws -> pid_t {
    try TerminalRestoreTests.process(of: window) { $0.hasSuffix("/reckon") }
  }

  /// Expects the shell, with a terminal as it was before, and perhaps an exit code.
  private static func expectRestored(_ window: TerminalWindow, code: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try window.wait(for: "the shell", sourceLocation: sourceLocation) {
      try window.screen().split(separator: "\n").last { !$0.isEmpty } == ">"
    }
    try TerminalRestoreTests.expectRestored(window, code: code, sourceLocation: sourceLocation)
  }

  /// Begins what does not end, and waits until it runs.
  private static func run(_ window: TerminalWindow) throws {
    try window.type("\(endless)\n")
    try window.wait(for: "the run") { try window.screen().contains("f(70)") && window.state("cursor_x") == "0" }
    Thread.sleep(forTimeInterval: 0.1)
  }

  @Test("when it is left by Ctrl-D, by :quit, and by :quit among other rows", arguments: ["C-d", ":quit", "1"])
  func leaving(_ how: String) throws {
    let window = try Self.started()
    if how == "1" {
      try window.paste("1\n:quit\n2\n")
      try window.wait("...> 2")
      try window.press("Enter")
    } else {
      try how == "C-d" ? window.press(how) : window.type(how + "\n")
    }
    try Self.expectRestored(window, code: 0)
  }

  @Test(
    "when a signal ends it while a line is edited, and while something is computed", .fullDepth, arguments: [SIGTERM, SIGHUP, SIGQUIT],
    [false, true])
  func ending(_ signal: Int32, _ isComputing: Bool) throws {
    let window = try Self.started()
    try window.type("1 + ")
    // What the prompt has not read yet, the shell would.
    try window.wait("deg> 1 +")
    if isComputing {
      try window.press("C-u")
      try Self.run(window)
    }
    kill(try Self.process(of: window), signal)
    try Self.expectRestored(window, code: 128 + Int(signal))
  }

  @Test(
    "while it is stopped, by key or signal, editing or computing; fg goes on where it was", .fullDepth, arguments: [true, false],
    [false, true])
  func stopping(_ isByKey: Bool, _ isComputing: Bool) throws {
    let window = try Self.started()
    if isComputing { try Self.run(window) } else { try window.type("1 + 日本") }
    if !isComputing { try window.wait("日本") }
    if isByKey { try window.press("C-z") } else { kill(try Self.process(of: window), SIGTSTP) }
    try window.wait("Stopped")
    try Self.expectRestored(window)
    try window.type("clear; fg\n")
    try window.wait(for: "the prompt alone") { try !window.screen().contains("Stopped") && window.screen().contains("reckon") }
    if isComputing {
      try window.press("C-c")
      try window.wait("stopped")
      try window.wait("deg>")
    } else {
      try window.wait("deg> 1 + 日本")
      try window.press("BSpace", "BSpace")
      try window.type("1\n")
      try window.wait("[1] 2")
    }
    try window.press("C-d")
    try Self.expectRestored(window)
  }
}
