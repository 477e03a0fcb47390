import Synchronization

/// Tells a writer when nobody can still be reading what it has taken away. Readers wait for no one.
///
/// A reader enters by adding one to a word of its stripe and leaves by subtracting it; what it finds between the two it may use. A writer takes an
/// object away (so that no shared word leads to it any more), notes the epoch of that moment, and releases the object two epochs later.
///
/// Each stripe has two words, one for odd and one for even epochs. Entering readers take that of the current epoch, as they see it; a new epoch begins
/// only when the words of the *other* parity have been seen without readers. Those get no new readers meanwhile, so that epochs do go on, however
/// many readers come.
///
/// Why two epochs suffice: the reader's entry, its loads of shared words, the writer's store that takes the object away, and the writer's looks at
/// the words are sequentially consistent, so that there is one order of them all. Of a reader that got hold of the object, the load came before
/// the store, hence its entry too. The two new epochs after the store have each looked at the words of one parity: whichever word the reader had
/// entered by (it may have been any, if it was slow between reading the epoch and entering), the writer has looked at it after the reader's entry and
/// found no reader. So the reader had left; leaving is a release and the look an acquire, so all it did with the object came before.
package final class ReadSections: Sendable {
  private let words = StripedWords()
  private let epochs = Atomic<UInt64>(0)

  package init() {}

  /// The low bits of a word count readers, the others the finds of those that have left. A million threads in one stripe at one moment would
  /// need as many stacks.
  private static let oneFind: UInt64 = 1 << 20
  private static let readers = oneFind - 1

  package typealias Word = UnsafeMutablePointer<Atomic<UInt64>>

  /// Enters as a thread of a stripe; whoever enters must leave by the same word.
  @inline(__always) package func enter(_ stripe: Int) -> Word {
    let word = words.words(of: stripe) + Int(truncatingIfNeeded: epochs.load(ordering: .relaxed) & 1)
    word.pointee.wrappingAdd(1, ordering: .sequentiallyConsistent)
    return word
  }

  /// Leaves, and counts a find where there was one.
  @inline(__always) package func leave(_ word: Word, found: Bool) {
    word.pointee.wrappingAdd(found ? Self.oneFind &- 1 : 0 &- 1, ordering: .releasing)
  }

  /// The number of readers that have left with a find.
  package var finds: Int {
    Int(words.sum { $0[0].load(ordering: .relaxed) / Self.oneFind &+ $0[1].load(ordering: .relaxed) / Self.oneFind })
  }

  /// The current epoch.
  package var epoch: UInt64 { epochs.load(ordering: .relaxed) }

  /// Begins the next epoch if no reader is left from the one before this. Writers call it one at a time.
  package func advance() -> Bool {
    let now = epoch
    let other = Int(truncatingIfNeeded: (now + 1) & 1)
    for stripe in 0..<StripedWords.stripes
    where words.words(of: stripe)[other].load(ordering: .sequentiallyConsistent) & Self.readers != 0 { return false }
    epochs.store(now + 1, ordering: .sequentiallyConsistent)
    return true
  }
}
