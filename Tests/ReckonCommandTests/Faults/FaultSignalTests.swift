import Foundation
import TestDepth
import Testing

@Suite(
  "The terminal is put back when the program faults", .serialized,
  .needs("tmux"),
  .enabled(if: !isSanitized, "a sanitizer catches faults itself"))
struct FaultSignalTests {
  @Test(
    "whatever the fault is, it ends the program as it would have",
    arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV])
  func keypad(_ signal: Int32) throws {
    let window = try TerminalWindow.shell(runningKeypad: true)
    kill(try window.process, signal)
    try window.expectRestored(code: 128 + Int(signal))
  }

  @Test("at the prompt, while a line is edited and while something is computed", .fullDepth, arguments: [false, true])
  func prompt(_ isComputing: Bool) throws {
    let window = try TerminalWindow.shell(runningKeypad: false)
    if isComputing {
      try window.type("f(n) = n < 2 ? n : f(n-1) + f(n-2); f(70)\n")
      try window.wait(for: "the run") { try window.screen().contains("f(70)") && window.state("cursor_x") == "0" }
    } else {
      try window.type("1 + 2 *")
      try window.wait("1 + 2 *")
    }
    kill(try window.process, SIGSEGV)
    try window.wait("fault")
    try window.press("Enter")
    try window.expectRestored()
  }

  @Test("a storm of harmless signals changes nothing", .fullDepth, arguments: [true, false])
  func storm(_ isKeypad: Bool) throws {
    let window = try TerminalWindow.shell(runningKeypad: isKeypad)
    let process = try window.process
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
    try window.expectRestored(code: 143)
  }
}

/// Whether a sanitizer is part of this program, and so of those that it runs.
let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
