import Synchronization

/// A row of words of which each is an atomic of its own, all 0 at first.
///
/// Safe to share although it holds a pointer: neither the address nor the count ever changes, all words are
/// initialized before anyone else can have the row, each is read and written as an atomic only, and the memory is
/// given back when the row's only owner goes, after which nobody can reach it.
struct AtomicWords: ~Copyable, @unchecked Sendable {
  let start: UnsafeMutablePointer<Atomic<UInt64>>
  let count: Int

  /// Two cache lines: processors fetch lines in pairs.
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

/// Sixteen words for each number of a thread, so that threads write no cache line that another needs.
struct ThreadWords: ~Copyable, Sendable {
  private static let wordsPerThread = AtomicWords.lineBytes / 8

  private let words = AtomicWords(count: ThreadNumbers.count * wordsPerThread)
  private let numbers = ThreadNumbers()

  /// The words of the calling thread.
  @inline(__always) var own: UnsafeMutablePointer<Atomic<UInt64>> {
    words.start + numbers.current * Self.wordsPerThread
  }

  /// The sum of what `value` finds for each number.
  func sum(_ value: (UnsafeMutablePointer<Atomic<UInt64>>) -> UInt64) -> UInt64 {
    (0..<ThreadNumbers.count).reduce(0) { $0 &+ value(words.start + $1 * Self.wordsPerThread) }
  }
}
