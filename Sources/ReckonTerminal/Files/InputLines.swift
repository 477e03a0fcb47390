import Synchronization

/// Lines of what is read, one after another.
package final class InputLines: Sendable {
  private struct State {
    let source: ByteSource
    var bytes: [UInt8] = []
    var at = 0
    var isAtEnd = false
  }

  /// The most bytes of a line that are kept. Bytes beyond one more are skipped, so that the reader detects a line that
  /// is too long.
  package static let longest = 64 << 20

  private let state: Mutex<State>
  private let limit: Int
  private let beforeReading: (@Sendable () throws -> Void)?

  /// - Parameter beforeReading: called before more is read, which may wait for it.
  package init(
    _ source: sending ByteSource, limit: Int = InputLines.longest, beforeReading: (@Sendable () throws -> Void)? = nil
  ) {
    state = Mutex(State(source: source))
    self.limit = limit
    self.beforeReading = beforeReading
  }

  /// The next line without its end, or as many of its bytes as the limit says and one more; nothing at the end.
  package func next() throws -> [UInt8]? {
    try state.withLock { state in
      var line: [UInt8] = []
      while true {
        let rest = state.bytes[state.at...]
        let end = rest.firstIndex(of: 0x0A)
        line += rest[..<(end ?? rest.endIndex)].prefix(limit + 1 - line.count)
        state.at = end.map { $0 + 1 } ?? state.bytes.count
        if end != nil || state.isAtEnd {
          if end == nil, line.isEmpty { return nil }
          if line.last == 0x0D { line.removeLast() }
          return line
        }
        try beforeReading?()
        state.bytes = try state.source.readSome()
        (state.at, state.isAtEnd) = (0, state.bytes.isEmpty)
      }
    }
  }
}
