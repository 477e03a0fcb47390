#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Pages of memory that are larger than usual, of which the system clears and maps fewer.
package enum LargePages {
  /// The size of such a page, and the alignment of memory that consists of them.
  package static let size = 1 << 21

  /// Asks for such pages in memory that is aligned to them and has not been written yet. Where there are none nothing
  /// changes.
  package static func prefer(_ start: UnsafeMutableRawPointer, bytes: Int) {
    #if canImport(Glibc) || canImport(Musl)
      madvise(start, bytes & ~(size - 1), MADV_HUGEPAGE)
    #endif
  }
}
