import ReckonSystem

/// A pipe through which a signal's handler, which may do nothing but write a byte, ends a wait for input. Neither end
/// blocks, and programs that are started do not get them.
struct SignalPipe {
  let readEnd: Int32
  let writeEnd: Int32

  /// - Returns: `nil`, with the reason in `errno`, when the system gives no pipe.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func closeEnds() {
    close(readEnd)
    close(writeEnd)
  }
}

/// Sets the handler of a signal, unless it was ignored at the start, as under `nohup`.
///
/// - Returns: whether it does that.
@discardableResult func setSignal(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
  let former = signal(number, handler)
  guard unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return true }
  signal(number, SIG_IGN)
  return false
}
