import ReckonSystem

extension Terminal.Input {
  /// Runs `body` while Ctrl-C asks it to stop, Ctrl-Z stops the program, and what is typed waits for later.
  ///
  /// - Parameters:
  ///   - takesWaitingInterruption: whether a Ctrl-C that is the next key already asks, too.
  ///   - body: gets what tells it, cheaply, whether it was asked to stop.
  package func whileRunning<Value>(
    takesWaitingInterruption: Bool = true, _ body: (@escaping @Sendable () -> Bool) throws -> Value
  ) throws -> Value {
    guard let former = terminal.former else { return try body { false } }
    var running = terminal.raw(former)
    // Ctrl-C would throw away what has been typed ahead.
    running.c_lflag |= tcflag_t(ISIG | NOFLSH)
    let place = terminal.place(of: RunningTerminal(terminal, former: former, running: running))
    defer { try? terminal.setRaw() }
    return try signals.whileRunning(place) {
      // Keys that came before Ctrl-C had its meaning.
      let isStopped = takesWaitingInterruption ? try takesInterruption() : false
      return try body { isStopped || TerminalSignals.isInterrupted }
    }
  }

  /// Takes a Ctrl-C that is the next key already.
  private func takesInterruption() throws(InputOutputError) -> Bool {
    if terminal.events.isEmpty { try takeWaiting() }
    guard terminal.events.first == .key(.character("c"), .ctrl) else { return false }
    terminal.events.removeFirst()
    return true
  }
}

extension Terminal {
  /// Where signal handlers find how the terminal works while something runs.
  fileprivate func place(of state: RunningTerminal) -> UnsafePointer<RunningTerminal> {
    let place = runningPlace ?? .allocate(capacity: 1)
    place.initialize(to: state)
    runningPlace = place
    return UnsafePointer(place)
  }
}
