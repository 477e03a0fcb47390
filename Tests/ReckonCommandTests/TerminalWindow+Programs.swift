import Foundation
import Testing

/// Windows with the tool in them, ready for keys.
extension TerminalWindow {
  /// The keypad, as it is when it was started before.
  static func keypad() throws -> TerminalWindow {
    let home = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    #expect(try run(tool, ["settings", "first-launch", "no"], environment: ["RECKON_HOME": home.path]).code == 0)
    let window = try TerminalWindow(home: home)
    // The last line, which is drawn last; messages of the tool name help too.
    try window.wait(for: "the keypad") { try window.screen().contains("╭") && window.screen().contains("? help") }
    return window
  }

  /// The prompt.
  ///
  /// - Parameter settings: the lines of the settings' file.
  static func prompt(
    _ arguments: String = "", columns: Int = 80, rows: Int = 24, home: URL? = nil, settings: [String] = []
  ) throws
    -> TerminalWindow
  {
    let home = home ?? FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    if !settings.isEmpty {
      try Data(("reckon settings 1\n" + settings.joined(separator: "\n") + "\n").utf8).write(
        to: home.appending(path: "settings"))
    }
    let window = try TerminalWindow(arguments, columns: columns, rows: rows, home: home)
    try window.wait("deg>")
    return window
  }

  /// A shell in which the keypad or the prompt runs; how the terminal worked before is kept.
  static func shell(runningKeypad isKeypad: Bool) throws -> TerminalWindow {
    let window = try TerminalWindow(columns: 100, rows: 40, program: "/bin/sh -i")
    try window.wait(">")
    try window.type(
      "stty -a > '\(window.home.path)/before'; SWIFT_BACKTRACE=enable=no '\(tool)'\(isKeypad ? " keypad" : "")\n")
    try window.wait(isKeypad ? "Welcome" : "deg>")
    return window
  }

  /// The tool's process, which is the window's own or runs in its shell.
  var process: pid_t {
    get throws {
      let own = try state("pane_pid")
      let list = try Self.run("/bin/ps", ["-e", "-o", "pid=,ppid=,args="]).output
      let line = list.split(separator: "\n").first { line in
        let fields = line.split(separator: " ")
        return fields.count > 2 && fields[1] == own && fields[2].hasSuffix("/reckon")
      }
      return try #require(pid_t(line?.split(separator: " ").first.map(String.init) ?? own))
    }
  }

  /// Waits until the tool has computed for a while, however busy the machine is.
  func waitForWork(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let process = try process
    let before = try Self.processorTime(of: process)
    try wait(for: "the work", sourceLocation: sourceLocation) { try Self.processorTime(of: process) - before >= 0.2 }
  }

  /// The processor time of a process in seconds.
  private static func processorTime(of process: pid_t) throws -> Double {
    #if os(Linux)
      // proc_pid_stat(5): the name in brackets, then the state, and the times in hundredths of a second after ten more
      // fields.
      let status = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ").dropFirst(12)
        .prefix(2)
      return fields.reduce(0) { $0 + (Double($1) ?? 0) / 100 }
    #else
      let time = try run("/bin/ps", ["-o", "time=", "-p", "\(process)"]).output.split { " \n:".contains($0) }
      return time.reduce(0) { 60 * $0 + (Double($1) ?? 0) }
    #endif
  }

  /// Ends the tool as nothing can catch.
  func kill() throws {
    Foundation.kill(try process, SIGKILL)
    try waitForEnd()
  }

  /// Waits until the window's program has ended.
  func waitForEnd() throws { try wait(for: "its end") { try state("pane_dead") == "1" } }

  /// Expects the shell, with the terminal as it was before, and perhaps an exit code.
  func expectRestored(code: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for (name, value) in [("alternate_on", "0"), ("cursor_flag", "1"), ("mouse_any_flag", "0")] {
      try wait(for: "\(name) \(value)", sourceLocation: sourceLocation) { try state(name) == value }
    }
    try wait(for: "the shell", sourceLocation: sourceLocation) {
      try screen().split(separator: "\n").last { !$0.isEmpty } == ">"
    }
    if let code {
      try type("echo left with $?\n")
      try wait("left with \(code)", sourceLocation: sourceLocation)
    }
    let (before, after) = ("\(home.path)/before", "\(home.path)/after-\(UUID().uuidString)")
    // Under its final name only when it is complete.
    try type("stty -a > '\(after).part'; mv '\(after).part' '\(after)'\n")
    try wait(for: "the terminal's state", sourceLocation: sourceLocation) {
      FileManager.default.fileExists(atPath: after)
    }
    let states = try [before, after].map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(states[0].contains(" icanon") && !states[1].contains("-icanon"), sourceLocation: sourceLocation)
    #expect(states[0] == states[1], sourceLocation: sourceLocation)
  }
}
