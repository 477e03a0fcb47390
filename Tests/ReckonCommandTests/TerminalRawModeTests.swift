import Foundation
import ReckonTerminal
import Testing

@Suite("Raw mode", .serialized)
struct TerminalRawModeTests {
  struct Trouble: Error {}

  @Test(
    "what was changed is put back when the work is done and when it throws, in the opposite order",
    arguments: [false, true])
  func restoring(_ throwsError: Bool) throws {
    let window = try PseudoTerminal()
    let terminal = Terminal(input: window.slave, output: window.slave, environment: ["TERM": "xterm"])
    #expect(terminal.isTerminal && terminal.showsScreens && terminal.size == TerminalSize(columns: 90, rows: 30))
    let before = window.flags
    func work() throws {
      try terminal.withRawMode([.alternateScreen, .hiddenCursor, .bracketedPaste, .mouse]) { _ in
        #expect(window.flags != before)
        let sequences = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
        #expect(window.output(expecting: sequences) == sequences)
        if throwsError { throw Trouble() }
      }
    }
    if throwsError { #expect(throws: Trouble.self) { try work() } } else { try work() }
    #expect(window.flags == before)
    let sequences = "\u{1B}[0m\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
    #expect(window.output(expecting: sequences) == sequences)
  }

  static func expect(_ event: TerminalEvent?, from input: borrowing Terminal.Input, within milliseconds: Int32? = nil)
    throws
  {
    let next = try input.next(within: milliseconds)
    #expect(next == event)
  }

  @Test("events come as they are typed; a lone Escape after 50 milliseconds, and nothing when time is up")
  func events() throws {
    let window = try PseudoTerminal()
    let time = VirtualTime(window)
    let terminal = Terminal(
      input: window.slave, output: window.slave, environment: ["TERM": "xterm"], clock: time.clock)
    try terminal.withRawMode([]) { input in
      try Self.expect(nil, from: input, within: 0)
      time.typeNext("a\u{1B}[A√\u{3}")
      for event in [.text("a"), .key(.up, []), .text("√"), .key(.character("c"), .ctrl)] as [TerminalEvent] {
        try Self.expect(event, from: input)
      }
      var start = time.now
      time.typeNext("\u{1B}")
      try Self.expect(nil, from: input, within: 49)
      #expect(time.now - start == .milliseconds(49))
      try Self.expect(.key(.escape, []), from: input)
      #expect(time.now - start == .milliseconds(99))
      time.typeNext("\u{1B}[")
      try Self.expect(nil, from: input, within: 5)
      time.typeNext("B")
      try Self.expect(.key(.down, []), from: input)
      start = time.now
      try Self.expect(nil, from: input, within: 30)
      #expect(time.now - start == .milliseconds(30))
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
      input: reader.fileHandleForReading.fileDescriptor, output: writer.fileHandleForWriting.fileDescriptor,
      environment: [:])
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
    #expect(
      Terminal(input: output, output: output, environment: environment).size
        == TerminalSize(columns: columns, rows: rows))
  }
}
