import Foundation
import ReckonTerminal
import Testing

/// A pseudo-terminal with both ends in this process.
private final class PseudoTerminal {
  let master: Int32
  let slave: Int32

  init() throws {
    #if os(Linux)
      // posix_openpt and its kin are not in the C library's Swift module; these are what they do.
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var number: UInt32 = 0
      var lock: Int32 = 0
      let (unlocking, asking) = (UInt(0x4004_5431), UInt(0x8004_5430))
      guard master >= 0, ioctl(master, unlocking, &lock) == 0, ioctl(master, asking, &number) == 0 else {
        throw CocoaError(.fileNoSuchFile)
      }
      let name = "/dev/pts/\(number)"
    #else
      master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { throw CocoaError(.fileNoSuchFile) }
    #endif
    slave = open(name, O_RDWR | O_NOCTTY)
    var size = winsize(ws_row: 30, ws_col: 90, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  deinit {
    close(slave)
    close(master)
  }

  /// The flags that raw mode changes.
  var flags: [UInt] {
    var state = termios()
    tcgetattr(slave, &state)
    return [UInt(state.c_iflag), UInt(state.c_oflag), UInt(state.c_cflag), UInt(state.c_lflag)]
  }

  func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) } }

  /// What the program has written so far.
  func output() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, 0) > 0 else { return "" }
    let count = read(master, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }
}

@Suite("Raw mode", .serialized)
struct TerminalRawModeTests {
  struct Trouble: Error {}

  @Test("what was changed is put back when the work is done and when it throws, in the opposite order", arguments: [false, true])
  func restoring(_ throwsError: Bool) throws {
    let window = try PseudoTerminal()
    let terminal = Terminal(input: window.slave, output: window.slave, environment: ["TERM": "xterm"])
    #expect(terminal.isTerminal && terminal.showsScreens && terminal.size == TerminalSize(columns: 90, rows: 30))
    let before = window.flags
    func work() throws {
      try terminal.withRawMode([.alternateScreen, .hiddenCursor, .bracketedPaste, .mouse]) { _ in
        #expect(window.flags != before)
        #expect(window.output() == "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h")
        if throwsError { throw Trouble() }
      }
    }
    if throwsError { #expect(throws: Trouble.self) { try work() } } else { try work() }
    #expect(window.flags == before)
    #expect(window.output() == "\u{1B}[0m\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l")
  }

  static func expect(_ event: TerminalEvent?, from input: borrowing Terminal.Input, within milliseconds: Int32? = nil) throws {
    let next = try input.next(within: milliseconds)
    #expect(next == event)
  }

  @Test("events come as they are typed; a lone Escape after a moment, and nothing when time is up")
  func events() throws {
    let window = try PseudoTerminal()
    let terminal = Terminal(input: window.slave, output: window.slave, environment: ["TERM": "xterm"])
    try terminal.withRawMode([]) { input in
      try Self.expect(nil, from: input, within: 0)
      window.type("a\u{1B}[A√\u{3}")
      for event in [.text("a"), .key(.up, []), .text("√"), .key(.character("c"), .ctrl)] as [TerminalEvent] {
        try Self.expect(event, from: input)
      }
      window.type("\u{1B}")
      // Less than the moment is not enough.
      try Self.expect(nil, from: input, within: 5)
      try Self.expect(.key(.escape, []), from: input)
      window.type("\u{1B}[")
      try Self.expect(nil, from: input, within: 5)
      window.type("B")
      try Self.expect(.key(.down, []), from: input)
      let start = ContinuousClock.now
      try Self.expect(nil, from: input, within: 30)
      #expect(ContinuousClock.now - start >= .milliseconds(29))
    }
  }

  @Test("a change of the window's size is an event, and so is the end of input")
  func resizing() throws {
    let window = try PseudoTerminal()
    let terminal = Terminal(input: window.slave, output: window.slave, environment: [:])
    #expect(!terminal.showsScreens)
    try terminal.withRawMode([]) { input in
      // The kernel sends it to the terminal's own processes; this one is none of them.
      kill(getpid(), SIGWINCH)
      try Self.expect(.resize, from: input)
    }
    let (reader, writer) = (Pipe(), Pipe())
    let pipe = Terminal(
      input: reader.fileHandleForReading.fileDescriptor, output: writer.fileHandleForWriting.fileDescriptor, environment: [:])
    #expect(!pipe.isTerminal)
    #expect(throws: InputOutputError.self) { try pipe.withRawMode([]) { _ in } }
  }

  @Test(
    "where the window's size is not known the environment tells it",
    arguments: [
      (["COLUMNS": "100", "LINES": "50"], 100, 50), ([:], 80, 24), (["COLUMNS": "no", "LINES": "-3"], 80, 1),
      (["COLUMNS": "99999999999"], 1000, 24),
    ] as [([String: String], Int, Int)])
  func size(_ environment: [String: String], _ columns: Int, _ rows: Int) {
    let output = FileHandle.nullDevice.fileDescriptor
    #expect(Terminal(input: output, output: output, environment: environment).size == TerminalSize(columns: columns, rows: rows))
  }
}
