import Reckon
import ReckonSystem
import Synchronization

/// Catches the signals that concern a terminal, and delivers them to the poller of ``descriptor``.
///
/// A signal can come at any moment, so the handler does nothing but write the signal's number to a pipe. Only while
/// something runs that polls nothing does it act at once; see ``RunningTerminal``.
package struct TerminalSignals: ~Copyable {
  static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  /// The write end of the pipe.
  private static let pipeEnd = Atomic<Int32>(-1)
  /// The program that runs on the terminal, if any. Any thread may read it: the value behind the pointer does not
  /// change while something runs, and is never freed, since a handler in another thread may still look at it.
  nonisolated(unsafe) private static let running = Atomic<UnsafePointer<RunningTerminal>?>(nil)
  /// The last program that ran there.
  nonisolated(unsafe) private static let last = Atomic<UnsafePointer<RunningTerminal>?>(nil)
  private static let interrupted = Atomic<Bool>(false)

  /// Whether Ctrl-C has been pressed since what runs began to run.
  package static var isInterrupted: Bool { interrupted.load(ordering: .relaxed) }

  /// From now on Ctrl-C at a prompt of plain lines stops what is being computed, and does not end the program.
  /// The terminal itself drops the line that is being typed.
  package static func catchInterrupts() {
    setSignal(SIGINT) { _ in TerminalSignals.interrupted.store(true, ordering: .relaxed) }
  }

  /// Forgets that Ctrl-C was pressed, before something new runs.
  package static func forgetInterrupt() { interrupted.store(false, ordering: .relaxed) }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let error = errno
    defer { errno = error }
    if let running = running.load(ordering: .acquiring) {
      switch number {
      case SIGINT: return interrupted.store(true, ordering: .relaxed)
      case SIGWINCH: break
      // The screen's contents are lost, which the next read reports.
      case SIGCONT: running.pointee.enter()
      // It stops, goes on here later, or ends.
      default:
        running.pointee.leave()
        strike(number)
        return running.pointee.enter()
      }
    }
    var byte = UInt8(truncatingIfNeeded: number)
    // The pipe does not block: when it is full, the signals that it holds are told anyway.
    _ = write(pipeEnd.load(ordering: .relaxed), &byte, 1)
  }

  /// Lets a signal do, inside of its own handler, what it does when nobody catches it.
  private static func strike(_ number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    var former = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    raise(number)
    // The signal was held back while its handler ran; now it strikes.
    pthread_sigmask(SIG_UNBLOCK, &set, &former)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    signal(number, handler)
  }

  /// Readable when a signal has come.
  var descriptor: Int32 { pipe.readEnd }
  private let pipe: SignalPipe
  /// Signals ignored at the start, as under `nohup`, stay ignored.
  private let caught: [Int32]

  /// - Throws: `InputOutputError` when the system gives no pipe.
  init() throws(InputOutputError) {
    guard let pipe = SignalPipe() else {
      throw InputOutputError("terminalCannotBeWatched", "the terminal cannot be watched: \(systemMessage())")
    }
    self.pipe = pipe
    Self.pipeEnd.store(pipe.writeEnd, ordering: .relaxed)
    caught = Self.numbers.filter { setSignal($0, Self.handler) }
  }

  deinit {
    for number in caught { signal(number, SIG_DFL) }
    Self.pipeEnd.store(-1, ordering: .relaxed)
    pipe.closeEnds()
  }

  /// The signals that have come since the last time, in order.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map(Int32.init) : []
  }

  /// Lets a signal do to this process, or to all of its group, what it does when nobody catches it.
  ///
  /// It comes back after a signal that stops, when the process goes on, and never after one that ends.
  func perform(_ number: Int32, inGroup: Bool = false) {
    signal(number, SIG_DFL)
    if inGroup { kill(0, number) } else { raise(number) }
    signal(number, Self.handler)
  }

  /// Runs `body` while Ctrl-C only asks it to stop, see ``isInterrupted``, and other signals act at once.
  func whileRunning<Value>(_ terminal: UnsafePointer<RunningTerminal>, _ body: () throws -> Value) rethrows -> Value {
    Self.forgetInterrupt()
    Self.running.store(terminal, ordering: .releasing)
    Self.last.store(terminal, ordering: .relaxed)
    terminal.pointee.enter()
    // From then on signals go to the pipe again.
    defer { Self.running.store(nil, ordering: .releasing) }
    return try body()
  }
}
