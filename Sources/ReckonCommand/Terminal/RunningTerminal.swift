import Foundation

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
  /// What to send to switch the features on, and off; the memory outlives the value.
  let on: UnsafeBufferPointer<UInt8>
  let off: UnsafeBufferPointer<UInt8>

  /// Lets the terminal work so.
  func enter() {
    set(running)
    send(on)
  }

  /// Lets it work as before the program.
  func leave() {
    send(off)
    set(former)
  }

  private func set(_ state: termios) {
    var state = state
    // What has been typed ahead stays.
    tcsetattr(input, TCSANOW, &state)
  }

  private func send(_ bytes: UnsafeBufferPointer<UInt8>) { _ = write(output, bytes.baseAddress, bytes.count) }
}
