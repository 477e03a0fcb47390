import Reckon
import ReckonSystem
import Synchronization

/// A file descriptor to write to, through a buffer.
package final class OutputFile: Sendable {
  private let descriptor: Int32
  private let name: String
  private let buffer = Mutex<[UInt8]>([])
  /// The first failure, which all later writing meets too: what was given up once must not be ignored.
  private let failure = Mutex<InputOutputError?>(nil)
  private static let bufferSize = 1 << 16

  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Adds bytes to the buffer, and writes it out when it is full.
  package func write(_ bytes: some Sequence<UInt8>) throws(InputOutputError) {
    let full = buffer.withLock { buffer in
      buffer.append(contentsOf: bytes)
      return buffer.count >= Self.bufferSize
    }
    if full { try flush() }
  }

  /// Writes bytes of which there are many, behind what the buffer holds and past it.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(InputOutputError) {
    if bytes.count < Self.bufferSize {
      let array = Array(bytes)
      return try write(array)
    }
    try flush()
    try writeOut(bytes)
  }

  /// Writes out all that the buffer holds.
  ///
  /// - Throws: `InputOutputError` when the system refuses; what was in the buffer is given up.
  package func flush() throws(InputOutputError) {
    let bytes = buffer.withLock { buffer in
      defer { buffer = [] }
      return buffer
    }
    try bytes.withUnsafeBufferPointer { (bytes) throws(InputOutputError) in try writeOut(UnsafeRawBufferPointer(bytes)) }
  }

  private func writeOut(_ bytes: UnsafeRawBufferPointer) throws(InputOutputError) {
    if let failure = failure.withLock({ $0 }) { throw failure }
    var start = 0
    while start < bytes.count {
      let count = System.writeBytes(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      if count < 0 {
        if errno == EINTR { continue }
        // Another process may have set the other end not to wait; it is waited for all the same.
        if errno == EAGAIN, waitsUntilReady(descriptor, POLLOUT) { continue }
        let error = InputOutputError(
          "cannotBeWritten", "\(name) cannot be written: \(systemMessage())", isClosedPipe: errno == EPIPE)
        failure.withLock { $0 = error }
        throw error
      }
      start += count
    }
  }
}

/// A file descriptor to read from, through a buffer.
package final class InputFile: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var at = 0
    var isAtEnd = false
  }

  private let descriptor: Int32
  private let name: String
  private let state = Mutex(State())
  private static let bufferSize = 1 << 16
  /// The most bytes of a line that are kept. What a line has beyond one more is skipped: whoever takes lines sees that it is too long.
  package static let lineLimit = 64 << 20
  private let lineLimit: Int
  private let beforeWaiting: (@Sendable () throws(InputOutputError) -> Void)?

  /// - Parameter beforeWaiting: called whenever nothing is there to read yet, before it is waited for: the time to write out answers, since who
  ///   asks may wait for them before asking again.
  package init(
    descriptor: Int32, name: String, lineLimit: Int = InputFile.lineLimit,
    beforeWaiting: (@Sendable () throws(InputOutputError) -> Void)? = nil
  ) {
    self.descriptor = descriptor
    self.name = name
    self.lineLimit = lineLimit
    self.beforeWaiting = beforeWaiting
  }

  /// The next bytes, at most one buffer of them; none at the end.
  package func readChunk() throws(InputOutputError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.bufferSize)
    if let beforeWaiting, !isReady(descriptor, POLLIN, within: 0) { try beforeWaiting() }
    while true {
      let count = bytes.withUnsafeMutableBytes { System.readBytes(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(bytes[..<count]) }
      if errno == EAGAIN, waitsUntilReady(descriptor, POLLIN) { continue }
      if errno != EINTR { throw InputOutputError("cannotBeRead", "\(name) cannot be read: \(systemMessage())") }
    }
  }

  /// The next line without its end, or as many of its bytes as the limit says and one more; nothing at the end of the file.
  package func readLine() throws(InputOutputError) -> [UInt8]? {
    var line: [UInt8] = []
    func keep(_ bytes: ArraySlice<UInt8>) { line += bytes.prefix(lineLimit + 1 - line.count) }
    while true {
      let isComplete = state.withLock { state in
        guard let end = state.bytes[state.at...].firstIndex(of: 0x0A) else {
          keep(state.bytes[state.at...])
          state.at = state.bytes.count
          return false
        }
        keep(state.bytes[state.at..<end])
        state.at = end + 1
        return true
      }
      if isComplete || state.withLock({ $0.isAtEnd }) {
        if !isComplete, line.isEmpty { return nil }
        if line.last == 0x0D { line.removeLast() }
        return line
      }
      let chunk = try readChunk()
      state.withLock { state in
        state.bytes = chunk
        state.at = 0
        state.isAtEnd = chunk.isEmpty
      }
    }
  }
}

/// Waits until a descriptor that is set not to wait takes or gives something; false when that cannot be waited for.
private func waitsUntilReady(_ descriptor: Int32, _ events: Int32) -> Bool {
  isReady(descriptor, events, within: -1) || errno == EINTR
}

/// Whether a descriptor takes or gives something within so many milliseconds; -1 waits for ever.
private func isReady(_ descriptor: Int32, _ events: Int32, within milliseconds: Int32) -> Bool {
  var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  return poll(&waiting, 1, milliseconds) > 0
}

/// The system's message for the last failed call.
package func systemMessage() -> String { String(cString: strerror(errno)) }
