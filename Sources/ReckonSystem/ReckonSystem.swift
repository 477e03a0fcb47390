// What the calculator and the tool use of Foundation and of the C library. Where Foundation comes in parts, only the essential one is taken: the
// whole, with its tables of all languages, takes longer to load than most formulas to compute.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
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

  /// Writes at most `count` bytes; a number below zero when that fails, and `errno` says why.
  package static func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }

  /// Gives a descriptor back.
  package static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// How many seconds the place's clock is ahead of universal time at a moment, given in seconds since 1970.
  package static func offsetFromUTC(at seconds: Double) -> Int {
    var moment = time_t(exactly: seconds.rounded(.down)) ?? 0
    var local = tm()
    return localtime_r(&moment, &local) == nil ? 0 : Int(local.tm_gmtoff)
  }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// The place of the first byte of a value; `nil` when there is none. The C library looks at many bytes in a step.
  package static func offset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress, let place = memchr(start, Int32(byte), bytes.count) else { return nil }
    return place - UnsafeMutableRawPointer(mutating: start)
  }
}
