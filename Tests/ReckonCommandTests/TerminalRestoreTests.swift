import Foundation
import TestDepth
import Testing

@Suite("The terminal is put back", .serialized, .needs("tmux"))
struct TerminalRestoreTests {
  /// A shell with the keypad in it, which has a screen of its own, no cursor, and the mouse.
  static func started() throws -> TerminalWindow {
    let window = try TerminalWindow.shell(runningKeypad: true)
    #expect(
      try window.state("alternate_on") == "1" && window.state("cursor_flag") == "0"
        && window.state("mouse_any_flag") == "1")
    return window
  }

  @Test("by q, Ctrl-C and Ctrl-D, which leave with exit code 0", arguments: ["q", "C-c", "C-d"])
  func leaving(_ key: String) throws {
    let window = try Self.started()
    try window.press(key)
    try window.expectRestored(code: 0)
  }

  @Test(
    "by signals, which end the program as signals do", .fullDepth,
    arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)])
  func ending(_ signal: Int32, _ code: Int) throws {
    let window = try Self.started()
    kill(try window.process, signal)
    try window.expectRestored(code: code)
  }

  @Test(
    "while the program is stopped by Ctrl-Z or a signal; fg goes on where it was", .fullDepth, arguments: [true, false])
  func stopping(_ isByKey: Bool) throws {
    let window = try Self.started()
    try window.press("Enter")
    try window.type("12+30=")
    try window.wait("= 42")
    let before = try window.screen()
    if isByKey { try window.press("C-z") } else { kill(try window.process, SIGTSTP) }
    try window.expectRestored()
    try window.type("fg\n")
    try window.wait(for: "the keypad again") { try window.screen() == before }
    #expect(
      try window.state("alternate_on") == "1" && window.state("cursor_flag") == "0"
        && window.state("mouse_any_flag") == "1")
    try window.type("+1=")
    try window.wait("= 43")
    try window.press("q")
    try window.expectRestored()
  }

  @Test("a program that was stopped for good and goes on draws its screen anew", .fullDepth)
  func continuing() throws {
    let window = try Self.started()
    let process = try window.process
    kill(process, SIGSTOP)
    let state = { try TerminalWindow.run("/bin/ps", ["-o", "stat=", "-p", "\(process)"]).output }
    try window.wait(for: "a stopped program") { try state().contains("T") }
    try window.wait("Stopped")
    try window.type("fg\n")
    try window.wait(for: "a running program") { try state().contains("+") }
    try window.press("Enter")
    try window.wait("Nothing calculated yet.")
    try window.press("q")
    try window.expectRestored()
  }
}
