import ReckonSystem

/// How the terminal works while something runs that reads no keys, and how it worked before, for signal handlers.
///
/// Its functions call nothing but what POSIX allows in a handler, and allocate nothing.
struct RunningTerminal: BitwiseCopyable {
  let input: Int32
  let output: Int32
  /// How the terminal worked before the program.
  let former: termios
  /// How it works meanwhile: as in raw mode, but the keys for signals send them.
  let running: termios
  /// The sequences that switch the features on and off.
  let on: Bytes
  let off: Bytes

  /// A few bytes in place, since a handler may look at them at any moment.
  struct Bytes: BitwiseCopyable {
    /// Sequences of all features take less.
    private var bytes: InlineArray<64, UInt8> = .init(repeating: 0)
    private var count = 0

    init(_ text: String) {
      for byte in text.utf8 where count < bytes.count {
        bytes[count] = byte
        count += 1
      }
    }

    func send(to descriptor: Int32) {
      bytes.span.withUnsafeBytes { _ = write(descriptor, $0.baseAddress, count) }
    }
  }

  init(_ terminal: Terminal, former: termios, running: termios) {
    input = terminal.input
    output = terminal.outputDescriptor
    self.former = former
    self.running = running
    on = Bytes(terminal.features.sequence(isOn: true))
    off = Bytes("\u{1B}[0m" + terminal.features.sequence(isOn: false))
  }

  /// Lets the terminal work so.
  func enter() {
    set(running)
    on.send(to: output)
  }

  /// Lets it work as before the program.
  func leave() {
    off.send(to: output)
    set(former)
  }

  private func set(_ state: termios) {
    var state = state
    // What has been typed ahead stays.
    tcsetattr(input, TCSANOW, &state)
  }
}
