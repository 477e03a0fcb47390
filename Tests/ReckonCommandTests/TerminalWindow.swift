import Foundation
import TestDepth
import Testing

/// A terminal with a program in it: tmux plays the terminal, as a person's would, in a pseudo-terminal.
final class TerminalWindow {
  /// How long the screen may take to become what is expected, in seconds. Machines that test are busy.
  static let patience = 60.0

  /// Where tmux is; without it nothing can be seen.
  static let program = InstalledProgram.path("tmux")

  /// The built tool. The products lie where the test bundle lies.
  static let tool: String = {
    let places = [CommandLine.arguments[0], "/proc/self/exe"].map {
      URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "reckon").path
    }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? places[0]
  }()

  /// The folder of the person's files; it goes with the window.
  let home: URL
  private let socket = "reckon-\(UUID().uuidString)"

  /// Starts the tool with some arguments, or another program, in a window.
  init(
    _ arguments: String = "keypad", columns: Int = 80, rows: Int = 24, term: String = "xterm-256color",
    environment: [String: String] = [:],
    program: String? = nil, home: URL? = nil
  ) throws {
    self.home = home ?? FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: self.home, withIntermediateDirectories: true)
    // Nothing of the environment of whoever tests is to be seen on screens.
    let variables =
      [
        "TERM=\(term)", "RECKON_HOME=\(self.home.path)",
        "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
        "LC_ALL=C.UTF-8", "PS1='> '", "HOME=\(self.home.path)",
      ] + environment.map { "\($0)=\($1)" }
    let command = "exec env -i \(variables.joined(separator: " ")) \(program ?? "'\(Self.tool)' \(arguments)")"
    // The options come first: a program may end before the next command, and its screen with it.
    try tmux(
      "start-server", ";", "set-option", "-g", "remain-on-exit", "on", ";", "set-option", "-g", "remain-on-exit-format",
      "", ";",
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command)
  }

  deinit {
    _ = try? tmux("kill-server")
    try? FileManager.default.removeItem(at: home)
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Self.run(Self.program ?? "tmux", ["-u", "-L", socket, "-f", "/dev/null"] + arguments).output
  }

  /// Runs a program to its end; errors go where those of the tests go.
  ///
  /// Foundation's `Process` would wait for tmux's server too, which outlives the command that starts it.
  @discardableResult
  static func run(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws -> (
    output: String, code: Int32
  ) {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    let output = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // The threads that run tests block signals, which programs would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, &attributes, &words, &settings) == 0 else {
      throw CocoaError(.executableNotLoadable)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return (String(decoding: try Data(contentsOf: output), as: UTF8.self), status >> 8 & 0xFF)
  }

  // MARK: What a person does

  /// Types characters.
  func type(_ text: String) throws { try tmux("send-keys", "-l", text) }

  /// Presses keys by tmux's names: `Enter`, `Up`, `C-c`.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Sends bytes as the terminal would.
  func send(_ bytes: String) throws { try tmux(["send-keys", "-H"] + bytes.utf8.map { String($0, radix: 16) }) }

  /// Pastes text as the terminal does: in brackets when the program asks for them, unless that is not wanted, with CR
  /// for line ends.
  func paste(_ text: String, inBrackets: Bool = true) throws {
    let file = home.appending(path: "pasted").path
    try Data(text.utf8).write(to: URL(filePath: file))
    try tmux(["load-buffer", file, ";", "paste-buffer"] + (inBrackets ? ["-p"] : []))
  }

  /// Clicks on the first place where the screen shows a text; the button goes up again.
  func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for (row, line) in try screen().components(separatedBy: "\n").enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      return try send("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    }
    Issue.record("there is no \(text) to click on:\n\(try screen())", sourceLocation: sourceLocation)
  }

  func resize(columns: Int, rows: Int) throws { try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)") }

  // MARK: What a person sees

  /// The screen's text, or with the sequences for colours.
  func screen(withColors: Bool = false) throws -> String {
    try tmux(["capture-pane", "-p"] + (withColors ? ["-e", "-N"] : []))
  }

  /// One of tmux's variables: `cursor_flag`, `alternate_on`, `mouse_any_flag`, `pane_dead`, `pane_pid`.
  func state(_ name: String) throws -> String {
    try tmux("display-message", "-p", "#{\(name)}").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until a condition holds; says what was on the screen when it does not.
  @discardableResult
  func wait(for what: String, sourceLocation: SourceLocation = #_sourceLocation, until condition: () throws -> Bool)
    throws -> Bool
  {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while Date() < deadline {
      if try condition() { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    Issue.record("never came: \(what)\n\(try screen())", sourceLocation: sourceLocation)
    return false
  }

  /// Waits until the screen shows a text.
  @discardableResult
  func wait(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Bool {
    try wait(for: text, sourceLocation: sourceLocation) { try screen().contains(text) }
  }

  /// Waits until the screen is the one that was recorded under a name. Recordings are for tests that the gate runs:
  /// few, so that each is looked at.
  ///
  /// With `RECKON_RECORD=1` in the environment the file is rewritten with what the screen shows, and the test fails, so
  /// that a recording is looked at before it is kept.
  func expect(_ name: String, withColors: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/screens/\(name).txt")
    if ProcessInfo.processInfo.environment["RECKON_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Whatever was expected last is there; what comes later is seen when the recording is looked at.
      Thread.sleep(forTimeInterval: 1)
      try Data(try screen(withColors: withColors).utf8).write(to: url)
      Issue.record("the screen \(name) was recorded: look at it before keeping it", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    try wait(for: "the screen \(name) as recorded:\n\(expected)\nBut:", sourceLocation: sourceLocation) {
      try screen(withColors: withColors) == expected
    }
  }
}
