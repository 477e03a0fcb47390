import ReckonSystem
import Synchronization

/// Catches SIGINT, SIGQUIT, SIGTERM and SIGHUP, so that a long run can end after a whole row and leave no half file.
///
/// The first signal asks; a second one ends the process as if nobody had caught it.
package enum Interruption {
  /// The run was asked to end.
  package struct Interrupted: Error {
    /// The signal that asked.
    package let signal: Int32
  }

  private static let caught = Atomic<Int32>(0)
  private static let isOver = Atomic<Bool>(false)
  /// Readable once a signal has come, so that a wait for input ends too.
  private static let pipe = SignalPipe()
  private static var readEnd: Int32 { pipe?.readEnd ?? -1 }
  private static var writeEnd: Int32 { pipe?.writeEnd ?? -1 }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let error = errno
    caught.store(number, ordering: .relaxed)
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
    signal(number, SIG_DFL)
    errno = error
  }

  /// Begins to catch.
  package static func begin() {
    isOver.store(false, ordering: .relaxed)
    // What an earlier run has left in the pipe.
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(readEnd, &bytes, 16) > 0 {}
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] { setSignal(number, handler) }
  }

  /// Lets SIGQUIT (Ctrl-\) end the process. Swift's runtime takes it for a crash: it prints a backtrace, and the
  /// process continues.
  package static func restoreQuit() { setSignal(SIGQUIT, SIG_DFL) }

  /// Whether a signal has come.
  package static var isAsked: Bool { caught.load(ordering: .relaxed) != 0 }

  /// - Throws: ``Interrupted`` when a signal has come.
  package static func check() throws {
    let number = caught.load(ordering: .relaxed)
    if number != 0 { throw Interrupted(signal: number) }
  }

  /// Ends the process as the signal does when nobody catches it.
  package static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Ends the wait for input of a run that has come to its end otherwise, now and from now on.
  package static func endWaits() {
    isOver.store(true, ordering: .relaxed)
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Waits until a descriptor can be read.
  ///
  /// - Throws: ``Interrupted`` when a signal comes first, or ``endWaits()`` has been called.
  package static func wait(for descriptor: Int32) throws {
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
    ]
    try check()
    _ = poll(&waiting, nfds_t(waiting.count), -1)
    try check()
    if isOver.load(ordering: .relaxed) { throw Interrupted(signal: 0) }
  }
}
