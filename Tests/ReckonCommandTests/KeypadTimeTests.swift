import Foundation
import ReckonCalculator
import ReckonCommand
import ReckonTerminal
import Testing

extension TerminalRawModeTests {
  @Suite("The keypad as time passes")
  struct KeypadTime {
    /// The graphics sequence of a key that is lit.
    private static let lit = "48;2;255;215;95m"

    @Test("a pressed key lights up for 120 milliseconds, and for as long again when another is pressed meanwhile")
    func highlight() throws {
      let window = try PseudoTerminal()
      let time = VirtualTime(window)
      let output = Pipe()
      // What is drawn before each wait. A pipe has it all at once, which a terminal need not.
      var drawn: [String] = []
      let keys: [VirtualTime.Step] = [.type("5"), .pass, .type("5"), .type("+"), .pass, .type("\u{4}")]
      time.step = { _ in
        drawn.append(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
        return drawn.count <= keys.count ? keys[drawn.count - 1] : .pass
      }
      let terminal = Terminal(
        input: window.slave, output: output.fileHandleForWriting.fileDescriptor,
        environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], clock: time.clock)
      try KeypadCommand.show(CalculatorSession(services: KeypadModelTests.services()), nil, terminal)
      #expect(time.waits == [-1, 120, -1, 120, 120, -1])
      #expect(drawn.map { $0.contains(Self.lit) } == [false, true, false, true, true, false])
    }
  }
}
