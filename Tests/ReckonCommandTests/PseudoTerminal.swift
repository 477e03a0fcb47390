import Foundation
import ReckonTerminal
import Testing

/// A pseudo-terminal with both ends in this process.
final class PseudoTerminal {
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
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        throw CocoaError(.fileNoSuchFile)
      }
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

  /// The program's output, read until it is as long as the expected one, or does not grow for a minute.
  func output(expecting expected: String) -> String {
    var output: [UInt8] = []
    while output.count < expected.utf8.count {
      var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 60_000) > 0 else { break }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &bytes, bytes.count)
      guard count > 0 else { break }
      output += bytes[..<count]
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// Someone at a pseudo-terminal, and a clock that only they move: each wait for events either types something, or lets
/// the time pass at once.
///
/// Tests that run a program in this process on it are parts of ``TerminalRawModeTests``: signals and raw mode are the
/// process's own.
final class VirtualTime {
  /// What is done when the program waits.
  enum Step {
    /// Types text; the program gets it however late it comes.
    case type(String)
    /// Lets the time pass that the program waits for, without typing anything.
    case pass
  }

  private let window: PseudoTerminal
  private(set) var now = ContinuousClock.now
  /// How many milliseconds each wait could have taken; -1 is one without a limit.
  private(set) var waits: [Int32] = []
  /// What to do at a wait of so many milliseconds. Until it says otherwise, the time passes.
  var step: (Int32) -> Step = { _ in .pass }

  init(_ window: PseudoTerminal) { self.window = window }

  var clock: TerminalClock {
    TerminalClock(
      now: { self.now },
      wait: { sources, milliseconds in
        self.waits.append(milliseconds)
        switch self.step(milliseconds) {
        case .type(let text):
          self.window.type(text)
          return poll(&sources, nfds_t(sources.count), 60_000)
        case .pass where milliseconds < 0:
          // What was typed before may come in parts; but no wait is endless.
          let count = poll(&sources, nfds_t(sources.count), 60_000)
          guard count == 0 else { return count }
          errno = EIO
          return -1
        case .pass:
          self.now += .milliseconds(Int(milliseconds))
          return 0
        }
      })
  }

  /// Types text at the next wait, and lets the time pass at those after it.
  func typeNext(_ text: String) {
    step = { _ in
      self.step = { _ in .pass }
      return .type(text)
    }
  }
}
