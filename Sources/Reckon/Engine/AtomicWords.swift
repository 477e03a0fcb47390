import Synchronization

/// A row of words of which each is an atomic of its own, all 0 at first.
///
/// Safe to share although it holds a pointer: neither the address nor the count ever changes, all words are initialized before anyone
/// else can have
/// the row, each is read and written as an atomic only, and the memory is given back when the row's only owner goes, after which nobody can reach it.
struct AtomicWords: ~Copyable, @unchecked Sendable {
  let start: UnsafeMutablePointer<Atomic<UInt64>>
  let count: Int

  /// Two cache lines: processors fetch lines in pairs.
  static let lineBytes = 128

  init(count: Int) {
    self.count = count
    start = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Atomic<UInt64>>.stride, alignment: Self.lineBytes)
      .bindMemory(to: Atomic<UInt64>.self, capacity: count)
    for index in 0..<count { (start + index).initialize(to: Atomic(0)) }
  }

  deinit {
    start.deinitialize(count: count)
    UnsafeMutableRawPointer(start).deallocate()
  }
}

/// A few words for each of sixteen stripes of threads, so that threads on different processors seldom write the same cache line.
package struct StripedWords: ~Copyable, Sendable {
  package static let stripes = 16
  private static let wordsPerStripe = AtomicWords.lineBytes / 8

  private let words = AtomicWords(count: stripes * wordsPerStripe)

  /// The stripe of the calling thread: a hash of where its stack lies, in steps of 64 KiB. It costs two instructions and needs no C library.
  /// A thread may find another stripe at another depth of calls, and threads may share one: that costs time, never a right value.
  /// Stacks that were made one after the other lie at equal distances, which the golden ratio spreads over the stripes.
  @inline(__always) static var current: Int {
    var mark: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &mark) { UInt64(UInt(bitPattern: $0)) }
    return Int(truncatingIfNeeded: ((address >> 16) &* 0x9E37_79B9_7F4A_7C15) >> 60)
  }

  /// The words of a stripe: the first of sixteen that nobody else's lie beside.
  @inline(__always) func words(of stripe: Int) -> UnsafeMutablePointer<Atomic<UInt64>> { words.start + stripe * Self.wordsPerStripe }

  /// The sum of what `value` finds in each stripe.
  func sum(_ value: (UnsafeMutablePointer<Atomic<UInt64>>) -> UInt64) -> UInt64 {
    (0..<Self.stripes).reduce(0) { $0 &+ value(words(of: $1)) }
  }
}
