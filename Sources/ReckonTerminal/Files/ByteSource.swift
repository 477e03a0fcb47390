import Reckon
import ReckonSystem

/// Bytes that are read once from their start: a file, a pipe, or memory.
///
/// Reading is not thread-safe; ``BlockReader`` sees to it that one thread reads at a time.
package struct ByteSource {
  /// The name for messages.
  package let name: String
  /// How many bytes there are, where that is known beforehand.
  package let size: Int?
  /// Fills a buffer, perhaps only a part of it; 0 means the end.
  package let read: (UnsafeMutableRawBufferPointer) throws -> Int
  /// Fills a buffer, perhaps only a part of it, from a place on, and does not move where ``read`` goes on; from any
  /// thread. `nil` where bytes come in their order.
  package let readAt: ((UnsafeMutableRawBufferPointer, Int) throws -> Int)?
  /// Whether there has been nothing to read for a moment.
  package let isPausing: () -> Bool

  package init(
    name: String, size: Int? = nil, isPausing: @escaping () -> Bool = { false },
    readAt: ((UnsafeMutableRawBufferPointer, Int) throws -> Int)? = nil,
    read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int
  ) {
    self.name = name
    self.size = size
    self.isPausing = isPausing
    self.readAt = readAt
    self.read = read
  }

  /// Bytes that come in chunks of any size; an empty one is the end.
  package init(name: String, chunks: @escaping () throws -> [UInt8]) {
    var rest: ArraySlice<UInt8> = []
    self.init(name: name) { buffer in
      if rest.isEmpty { rest = try chunks()[...] }
      let count = min(rest.count, buffer.count)
      buffer.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    }
  }

  /// How many milliseconds without input are a pause.
  private static let patience: Int32 = 100

  /// A file's or a pipe's bytes. While it waits for a pipe that is interruptible, a signal that ``Interruption`` has
  /// caught ends the wait.
  ///
  /// - Parameter isOwn: whether nobody else reads by the descriptor, which is at the start of a file.
  package init(descriptor: Int32, name: String, isInterruptible: Bool = true, isOwn: Bool = false) {
    var status = stat()
    let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    let isFile = kind == S_IFREG
    // Files, folders and devices such as /dev/zero give what they have at once.
    let canPause = !isFile && kind != S_IFDIR && (kind != S_IFCHR || isatty(descriptor) == 1)
    func isPausing() -> Bool {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return canPause && poll(&waiting, 1, Self.patience) == 0
    }
    func readAt(_ buffer: UnsafeMutableRawBufferPointer, _ place: Int) throws -> Int {
      while true {
        let count = System.readBytes(descriptor, buffer.baseAddress, buffer.count, at: place)
        if count >= 0 { return count }
        if errno != EINTR { throw InputOutputError("cannotBeRead", "\(name) cannot be read: \(systemMessage())") }
      }
    }
    self.init(
      name: name, size: isFile ? Int(status.st_size) : nil, isPausing: isPausing, readAt: isFile && isOwn ? readAt : nil
    ) { buffer in
      while true {
        if canPause, isInterruptible { try Interruption.wait(for: descriptor) }
        let count = System.readBytes(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 { return count }
        // Another process may have set the other end not to wait; it is waited for all the same.
        if errno == EAGAIN, isReady(descriptor, POLLIN, within: -1) { continue }
        if errno != EINTR, errno != EAGAIN {
          throw InputOutputError("cannotBeRead", "\(name) cannot be read: \(systemMessage())")
        }
      }
    }
  }
}

extension ByteSource {
  /// The next bytes, at most 64 KiB; empty at the end.
  package func readSome() throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = try bytes.withUnsafeMutableBytes(read)
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// All bytes up to the end; of a source that goes on beyond a limit, a few more than that, so that the caller detects
  /// it.
  package func readAll(upTo limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit, case let more = try readSome(), !more.isEmpty { bytes += more }
    return bytes
  }
}

extension Console {
  /// Standard input's bytes. Not to be mixed with ``Console/readLine``.
  var standardInput: ByteSource {
    inputDescriptor.map { ByteSource(descriptor: $0, name: Phrase("standard input").description) }
      ?? ByteSource(name: Phrase("standard input").description, chunks: readChunk)
  }
}
