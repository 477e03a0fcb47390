// What files of the calculator and the tool use of the C library. Foundation is not loaded: its essential part alone
// takes longer to load than most formulas to compute.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif

/// The C library's calls whose names types of ours have for methods of their own.
package enum System {
  /// Opens a file as it is; a path that cannot be opened gives a number below zero, and `errno` says why.
  package static func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

  /// Reads at most `count` bytes; a number below zero when that fails, and `errno` says why.
  package static func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
  }

  /// The same from a place of a file on, which does not move where the descriptor reads.
  package static func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int, at place: Int)
    -> Int
  {
    pread(descriptor, bytes, count, off_t(place))
  }

  /// Writes at most `count` bytes; a number below zero when that fails, and `errno` says why.
  package static func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
  }

  /// Writes all bytes; false when that fails, and `errno` says why.
  package static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start) }
      if count >= 0 { start += count } else if errno != EINTR { return false }
    }
    return true
  }

  /// Gives a descriptor back.
  package static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// How many processors the machine has for its processes.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

extension System {
  /// All bytes of a small file; `nil` for one that cannot be read, or has more bytes.
  package static func contents(of path: String, most: Int) -> [UInt8]? {
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { closeFile(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= most {
      let count = readBytes(descriptor, &block, block.count)
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes += block[..<count]
    }
    return nil
  }
}
