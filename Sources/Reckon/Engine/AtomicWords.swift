import Synchronization

/// An array of atomic words, initially 0.
///
/// Sendable although it contains a pointer: address and count never change, all words are initialized before the array
/// is shared, each is accessed atomically only, and the memory is freed by its unique owner, after which it is
/// unreachable.
struct AtomicWords: ~Copyable, @unchecked Sendable {
  let start: UnsafeMutablePointer<Atomic<UInt64>>
  let count: Int

  /// Two cache lines: processors prefetch lines in pairs.
  static let lineBytes = 128

  init(count: Int) {
    self.count = count
    start = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Atomic<UInt64>>.stride, alignment: Self.lineBytes
    )
    .bindMemory(to: Atomic<UInt64>.self, capacity: count)
    for index in 0..<count { (start + index).initialize(to: Atomic(0)) }
  }

  deinit {
    start.deinitialize(count: count)
    UnsafeMutableRawPointer(start).deallocate()
  }
}

/// Sixteen words per thread number, so that threads do not share cache lines (no false sharing).
struct ThreadWords: ~Copyable, Sendable {
  private static let wordsPerThread = AtomicWords.lineBytes / 8

  private let words = AtomicWords(count: ThreadNumbers.count * wordsPerThread)
  private let numbers = ThreadNumbers()

  /// The words of the calling thread.
  @inline(__always) var own: UnsafeMutablePointer<Atomic<UInt64>> {
    words.start + numbers.current * Self.wordsPerThread
  }

  /// The sum of `value` over all thread numbers.
  func sum(_ value: (UnsafeMutablePointer<Atomic<UInt64>>) -> UInt64) -> UInt64 {
    (0..<ThreadNumbers.count).reduce(0) { $0 &+ value(words.start + $1 * Self.wordsPerThread) }
  }
}
