import Foundation
import TestDepth
import Testing

@Suite(
  "The terminal is put back when the program faults", .serialized,
  .needs("tmux"),
  .enabled(if: !isSanitized, "a sanitizer catches faults itself"))
struct FaultSignalTests {
  /// The window with the keypad, or the prompt, running in the shell.
  private static func started(keypad: Bool) throws -> TerminalWindow {
    let window = try TerminalWindow(columns: 100, rows: 40, program: "/bin/sh -i")
    try window.wait(">")
    let start = "stty -a > '\(window.home.path)/before'; SWIFT_BACKTRACE=enable=no '\(TerminalWindow.tool)'"
    try window.type("\(start)\(keypad ? " keypad" : "")\n")
    try window.wait(keypad ? "Welcome" : "deg>")
    return window
  }

  private static func process(of window: TerminalWindow, keypad: Bool) throws -> pid_t {
    try TerminalRestoreTests.process(of: window) { $0.hasSuffix(keypad ? "reckon keypad" : "/reckon") }
  }

  @Test("whatever the fault is, it ends the program as it would have", arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV])
  func keypad(_ signal: Int32) throws {
    let window = try Self.started(keypad: true)
    kill(try Self.process(of: window, keypad: true), signal)
    try TerminalRestoreTests.expectRestored(window, code: 128 + Int(signal))
  }

  @Test("at the prompt, while a line is edited and while something is computed", .fullDepth, arguments: [false, true])
  func prompt(_ isComputing: Bool) throws {
    let window = try Self.started(keypad: false)
    if isComputing {
      try window.type("f(n) = n < 2 ? n : f(n-1) + f(n-2); f(70)\n")
      try window.wait(for: "the run") { try window.screen().contains("f(70)") && window.state("cursor_x") == "0" }
    } else {
      try window.type("1 + 2 *")
      try window.wait("1 + 2 *")
    }
    kill(try Self.process(of: window, keypad: false), SIGSEGV)
    try window.wait("fault")
    try window.press("Enter")
    try TerminalRestoreTests.expectRestored(window)
  }

  @Test("a storm of harmless signals changes nothing", .fullDepth, arguments: [true, false])
  func storm(_ isKeypad: Bool) throws {
    let window = try Self.started(keypad: isKeypad)
    let process = try Self.process(of: window, keypad: isKeypad)
    for round in 0..<300 {
      kill(process, round % 3 == 0 ? SIGCONT : SIGWINCH)
      if round % 60 == 0 { try window.type("1+") }
    }
    try window.type(isKeypad ? "1=" : "1")
    if isKeypad {
      try window.wait("= 6")
    } else {
      // The line stands once, at the start of its row.
      try window.wait(for: "the line") { try window.screen().split(separator: "\n").contains("deg> 1+1+1+1+1+1") }
    }
    kill(process, SIGTERM)
    try TerminalRestoreTests.expectRestored(window, code: 143)
  }
}

/// Whether a sanitizer is part of this program, and so of those that it runs.
let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
