import ReckonSystem

/// The means of waiting for events: the clock, and the wait for file descriptors. Tests pass a virtual one.
package struct TerminalClock {
  package var now: () -> ContinuousClock.Instant
  /// Waits until a source is ready or the milliseconds have passed, as `poll` does; -1 waits without a limit.
  package var wait: (inout [pollfd], Int32) -> Int32

  package init(now: @escaping () -> ContinuousClock.Instant, wait: @escaping (inout [pollfd], Int32) -> Int32) {
    (self.now, self.wait) = (now, wait)
  }

  /// The system's clock.
  package static var system: Self {
    Self(now: { .now }, wait: { sources, milliseconds in poll(&sources, nfds_t(sources.count), milliseconds) })
  }
}
