import Foundation
import TestDepth
import Testing

@Suite("The terminal is put back", .serialized, .needs("tmux"))
struct TerminalRestoreTests {
  /// The window with the keypad running in the shell.
  static func started() throws -> TerminalWindow {
    let window = try TerminalWindow(columns: 100, rows: 40, program: "/bin/sh -i")
    try window.wait(">")
    try window.type("stty -a > '\(window.home.path)/before'; '\(TerminalWindow.tool)' keypad\n")
    try window.wait("Welcome")
    #expect(try window.state("alternate_on") == "1" && window.state("cursor_flag") == "0" && window.state("mouse_any_flag") == "1")
    return window
  }

  /// Expects a terminal as it was before, and perhaps an exit code.
  static func expectRestored(_ window: TerminalWindow, code: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for (name, value) in [("alternate_on", "0"), ("cursor_flag", "1"), ("mouse_any_flag", "0")] {
      try window.wait(for: "\(name) \(value)", sourceLocation: sourceLocation) { try window.state(name) == value }
    }
    let (before, after) = ("\(window.home.path)/before", "\(window.home.path)/after-\(UUID().uuidString)")
    if let code {
      try window.type("echo left with $?\n")
      try window.wait("left with \(code)", sourceLocation: sourceLocation)
    }
    // Under its final name only when it is whole.
    try window.type("stty -a > '\(after).part'; mv '\(after).part' '\(after)'\n")
    try window.wait(for: "the terminal's state", sourceLocation: sourceLocation) { FileManager.default.fileExists(atPath: after) }
    let states = try [before, after].map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(states[0].contains(" icanon") && !states[1].contains("-icanon"), sourceLocation: sourceLocation)
    #expect(states[0] == states[1], sourceLocation: sourceLocation)
  }

  static func keypadProcess(of window: TerminalWindow) throws -> pid_t { try process(of: window) { $0.hasSuffix("reckon keypad") } }

  /// The process of the window's shell whose line in a list of processes fits.
  static func process(of window: TerminalWindow, _ fits: (Substring) -> Bool) throws -> pid_t {
    let shell = try window.state("pane_pid")
    let list = try TerminalWindow.run("/bin/ps", ["-e", "-o", "pid=,ppid=,args="]).output
    let line = list.split(separator: "\n").first { line in
      let fields = line.split(separator: " ")
      return fields.count > 2 && fields[1] == shell && fits(line)
    }
    return try #require(line.flatMap { $0.split(separator: " ").first }.flatMap { pid_t($0) })
  }

  @Test("by q, Ctrl-C and Ctrl-D, which leave with exit code 0", arguments: ["q", "C-c", "C-d"])
  func leaving(_ key: String) throws {
    let window = try Self.started()
    try window.press(key)
    try Self.expectRestored(window, code: 0)
  }

  @Test("by signals, which end the program as signals do", .fullDepth, arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)])
  func ending(_ signal: Int32, _ code: Int) throws {
    let window = try Self.started()
    kill(try Self.keypadProcess(of: window), signal)
    try Self.expectRestored(window, code: code)
  }

  @Test("while the program is stopped by Ctrl-Z or a signal; fg goes on where it was", .fullDepth, arguments: [true, false])
  func stopping(_ isByKey: Bool) throws {
    let window = try Self.started()
    try window.press("Enter")
    try window.type("12+30=")
    try window.wait("= 42")
    let before = try window.screen()
    if isByKey { try window.press("C-z") } else { kill(try Self.keypadProcess(of: window), SIGTSTP) }
    try Self.expectRestored(window)
    try window.type("fg\n")
    try window.wait(for: "the keypad again") { try window.screen() == before }
    #expect(try window.state("alternate_on") == "1" && window.state("cursor_flag") == "0" && window.state("mouse_any_flag") == "1")
    try window.type("+1=")
    try window.wait("= 43")
    try window.press("q")
    try Self.expectRestored(window)
  }

  @Test("a program that was stopped for good and goes on draws its screen anew", .fullDepth)
  func continuing() throws {
    let window = try Self.started()
    let process = try Self.keypadProcess(of: window)
    kill(process, SIGSTOP)
    let state = { try TerminalWindow.run("/bin/ps", ["-o", "stat=", "-p", "\(process)"]).output }
    try window.wait(for: "a stopped program") { try state().contains("T") }
    try window.wait("Stopped")
    try window.type("fg\n")
    try window.wait(for: "a running program") { try state().contains("+") }
    try window.press("Enter")
    try window.wait("Nothing calculated yet.")
    try window.press("q")
    try Self.expectRestored(window)
  }
}
