import Reckon
import ReckonSystem

extension Terminal {
  /// Where events come from in raw mode.
  package struct Input: ~Copyable {
    let terminal: Terminal
    let signals: TerminalSignals

    /// How long a sequence may pause before it counts as keys, in milliseconds; a lone Escape waits so long.
    private static let sequencePause: Int32 = 50

    /// Whether the next event is there already.
    package var hasEvents: Bool { !terminal.events.isEmpty }

    /// Whether something has come that ``next(within:)`` would look at without waiting.
    package var isReady: Bool {
      if hasEvents { return true }
      var sources = [terminal.input, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      return poll(&sources, nfds_t(sources.count), 0) > 0
    }

    /// Takes what has been typed already, without waiting.
    func takeWaiting() throws(InputOutputError) {
      var source = pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0)
      if poll(&source, 1, 0) > 0 { try readInput() }
    }

    /// The next event. Ctrl-Z stops the program as the terminal would; `resume` says that it goes on.
    ///
    /// - Parameter milliseconds: how long to wait; without, as long as it takes.
    /// - Returns: nothing when the time has passed.
    /// - Throws: `InputOutputError` when the terminal cannot be read or set.
    package func next(within milliseconds: Int32? = nil) throws(InputOutputError) -> TerminalEvent? {
      let deadline = milliseconds.map { terminal.clock.now() + .milliseconds(Int($0)) }
      while terminal.events.isEmpty {
        let remaining = deadline.map { deadline in
          let (seconds, attoseconds) = (deadline - terminal.clock.now()).components
          return Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
        }
        let pause = terminal.decoder.isUndecided ? Self.sequencePause : nil
        if try take(within: [remaining, pause].compactMap(\.self).min()) { continue }
        if let remaining, remaining < pause ?? .max { return nil }
        terminal.events += terminal.decoder.flush()
      }
      let event = terminal.events.removeFirst()
      guard event == .key(.character("z"), .ctrl) else { return event }
      try stop(inGroup: true)
      return .resume
    }

    /// Waits for input or a signal, and takes it; false when neither came.
    private func take(within milliseconds: Int32?) throws(InputOutputError) -> Bool {
      var sources = [terminal.input, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = terminal.clock.wait(&sources, milliseconds ?? -1)
      if count < 0, errno != EINTR {
        throw InputOutputError("terminalCannotBeRead", "the terminal cannot be read: \(systemMessage())")
      }
      if count == 0 { return false }
      for number in signals.take() { try obey(number) }
      if count > 0, sources[0].revents != 0 { try readInput() }
      return true
    }

    private func readInput() throws(InputOutputError) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(terminal.input, &bytes, bytes.count)
      if count > 0 {
        terminal.events += terminal.decoder.decode(bytes[..<count])
      } else if count == 0 || errno == EIO {
        // The window has gone, or someone else reads.
        terminal.events += terminal.decoder.flush() + [.endOfInput]
      } else if errno != EINTR, errno != EAGAIN {
        throw InputOutputError("terminalCannotBeRead", "the terminal cannot be read: \(systemMessage())")
      }
    }

    private func obey(_ number: Int32) throws(InputOutputError) {
      switch number {
      case SIGWINCH: terminal.events.append(.resize)
      case SIGTSTP:
        try stop(inGroup: false)
        terminal.events.append(.resume)
      case SIGCONT:
        try terminal.setRaw()
        terminal.events.append(.resume)
      default:
        terminal.leave()
        signals.perform(number)
      }
    }

    private func stop(inGroup: Bool) throws(InputOutputError) {
      terminal.leave()
      signals.perform(SIGTSTP, inGroup: inGroup)
      try terminal.enter()
    }
  }
}
