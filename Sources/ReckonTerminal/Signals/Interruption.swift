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
  private static let pipeEnds: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }()

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let error = errno
    caught.store(number, ordering: .relaxed)
    var byte: UInt8 = 1
    _ = write(pipeEnds.write, &byte, 1)
    signal(number, SIG_DFL)
    errno = error
  }

  /// Begins to catch; what is ignored from outside, as `nohup` does, stays ignored.
  package static func begin() {
    isOver.store(false, ordering: .relaxed)
    // What an earlier run has left in the pipe.
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(pipeEnds.read, &bytes, 16) > 0 {}
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
      let former = signal(number, handler)
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Lets SIGQUIT (Ctrl-\) end the process. Swift's runtime takes it for a crash: it prints a backtrace, and the process continues.
  package static func restoreQuit() {
    let former = signal(SIGQUIT, SIG_DFL)
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGQUIT, SIG_IGN) }
  }

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
    _ = write(pipeEnds.write, &byte, 1)
  }

  /// Waits until a descriptor can be read.
  ///
  /// - Throws: ``Interrupted`` when a signal comes first, or ``endWaits()`` has been called.
  package static func wait(for descriptor: Int32) throws {
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: pipeEnds.read, events: Int16(POLLIN), revents: 0),
    ]
    try check()
    _ = poll(&waiting, nfds_t(waiting.count), -1)
    try check()
    if isOver.load(ordering: .relaxed) { throw Interrupted(signal: 0) }
  }
}
