import Foundation
import TestDepth
import Testing

@Suite("The terminal is put back by the prompt", .serialized, .needs("tmux"))
struct PromptRestoreTests {
  private static let endless = "f(n) = n < 2 ? n : f(n-1) + f(n-2); f(70)"

  /// Begins what does not end, and waits until it runs.
  private static func run(_ window: TerminalWindow) throws {
    try window.type("\(endless)\n")
    try window.wait(for: "the run") { try window.screen().contains("f(70)") && window.state("cursor_x") == "0" }
    try window.waitForWork()
  }

  @Test("when it is left by Ctrl-D, by :quit, and by :quit among other rows", arguments: ["C-d", ":quit", "1"])
  func leaving(_ how: String) throws {
    let window = try TerminalWindow.shell(runningKeypad: false)
    if how == "1" {
      try window.paste("1\n:quit\n2\n")
      try window.wait("...> 2")
      try window.press("Enter")
    } else {
      try how == "C-d" ? window.press(how) : window.type(how + "\n")
    }
    try window.expectRestored(code: 0)
  }

  @Test(
    "when a signal ends it while a line is edited, and while something is computed", .fullDepth,
    arguments: [SIGTERM, SIGHUP, SIGQUIT],
    [false, true])
  func ending(_ signal: Int32, _ isComputing: Bool) throws {
    let window = try TerminalWindow.shell(runningKeypad: false)
    try window.type("1 + ")
    // What the prompt has not read yet, the shell would.
    try window.wait("deg> 1 +")
    if isComputing {
      try window.press("C-u")
      try Self.run(window)
    }
    kill(try window.process, signal)
    try window.expectRestored(code: 128 + Int(signal))
  }

  @Test(
    "while it is stopped, by key or signal, editing or computing; fg goes on where it was", .fullDepth,
    arguments: [true, false],
    [false, true])
  func stopping(_ isByKey: Bool, _ isComputing: Bool) throws {
    let window = try TerminalWindow.shell(runningKeypad: false)
    if isComputing { try Self.run(window) } else { try window.type("1 + 日本") }
    if !isComputing { try window.wait("日本") }
    if isByKey { try window.press("C-z") } else { kill(try window.process, SIGTSTP) }
    try window.wait("Stopped")
    try window.expectRestored()
    try window.type("clear; fg\n")
    try window.wait(for: "the prompt alone") {
      try !window.screen().contains("Stopped") && window.screen().contains("reckon")
    }
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
    try window.expectRestored()
  }
}
