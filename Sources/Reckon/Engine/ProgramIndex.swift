import ReckonCatalogue
import Synchronization

/// The index of an engine's formulas by their texts. Finding takes no lock; one writer at a time changes the index.
package final class ProgramIndex: Sendable {
  /// The address of the table in use, which the writer keeps.
  private let table: Atomic<UInt64>
  package let sections = ReadSections()
  private let seed = SeededHash()

  /// A table of twice as many places as formulas at least: the address of a record, 0 where none was yet, 1 where one was taken away.
  package final class Table: Sendable {
    let words: AtomicWords
    /// The number of places that are not 0; only the writer looks.
    let used = Atomic<Int>(0)

    static let fewest = 16

    init(places: Int = fewest) { words = AtomicWords(count: places) }

    @inline(__always) var mask: Int { words.count - 1 }
  }

  private static let removed: UInt64 = 1

  /// - Parameter first: the table in use at first; whoever writes keeps it.
  init(_ first: Table) { table = Atomic(Self.address(first)) }

  private static func address(_ object: some AnyObject) -> UInt64 { UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())) }

  // MARK: Reading

  /// The formula of a text and the names of its inputs, if it is kept.
  ///
  /// - Parameter inputs: the units and defaults of the inputs; `nil` without any.
  package func find(_ source: String, _ variables: [String]?, _ inputs: InputFacts? = nil) -> Formula? {
    if let found = source.utf8.withContiguousStorageIfAvailable({ find($0, variables, inputs) }) { return found }
    var copy = source
    return copy.withUTF8 { find($0, variables, inputs) }
  }

  @inline(__always) private func find(
    _ source: UnsafeBufferPointer<UInt8>, _ variables: [String]?, _ inputs: InputFacts?
  ) -> Formula? {
    let hash = hash(source)
    let stripe = StripedWords.current
    let word = sections.enter(stripe)
    // From here to leaving, tables and records that were found stay, whatever writers do: they are held unmanaged, not counted.
    let found = record(hash, source, variables, inputs)?._withUnsafeGuaranteedRef { record in
      record.noteUse()
      return record.retainedCopy(stripe)
    }
    sections.leave(word, found: found != nil)
    return found.map { Formula(content: $0.takeRetainedValue()) }
  }

  @inline(__always) private func record(
    _ hash: UInt64, _ source: UnsafeBufferPointer<UInt8>, _ variables: [String]?, _ inputs: InputFacts?
  ) -> Unmanaged<ProgramRecord>? {
    guard let address = UnsafeRawPointer(bitPattern: UInt(table.load(ordering: .sequentiallyConsistent))) else { return nil }
    return Unmanaged<Table>.fromOpaque(address)._withUnsafeGuaranteedRef { table in
      var place = Int(truncatingIfNeeded: hash) & table.mask
      while true {
        let word = table.words.start[place].load(ordering: .sequentiallyConsistent)
        if word == 0 { return nil }
        if word != Self.removed, let address = UnsafeRawPointer(bitPattern: UInt(word)) {
          let record = Unmanaged<ProgramRecord>.fromOpaque(address)
          if record._withUnsafeGuaranteedRef({ $0.hash == hash && $0.matches(source, variables, inputs) }) { return record }
        }
        place = (place + 1) & table.mask
      }
    }
  }

  /// The hash of a text. Texts tell nearly all keys apart; hashing the names of inputs too would cost more than comparing them.
  @inline(__always) func hash(_ source: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = seed
    let bytes = UnsafeRawBufferPointer(source)
    var index = 0
    while index + 8 <= bytes.count {
      hash.mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var last = UInt64(bytes.count - index)
    while index < bytes.count {
      last = last << 8 | UInt64(bytes[index])
      index += 1
    }
    hash.mix(last)
    return hash.value
  }

  // MARK: Writing

  /// Makes a formula known that is not. A reader that is still in the table before finds records there that the writer takes from this one
  /// meanwhile; it entered before they were taken, so that they wait for it.
  ///
  /// - Parameter current: the table in use, which becomes another when this one is full.
  /// - Returns: the table that was in use, if another is now: readers may still be in it.
  func insert(_ record: ProgramRecord, count: Int, _ current: inout Table) -> Table? {
    // At least a quarter of the places are 0, so that looking for what is not there ends soon.
    if (current.used.load(ordering: .relaxed) + 1) * 4 <= current.words.count * 3 {
      put(Self.address(record), record.hash, current)
      return nil
    }
    let former = current
    var places = Table.fewest
    while places < 2 * (count + 1) { places *= 2 }
    let next = Table(places: places)
    for place in 0..<former.words.count {
      let word = former.words.start[place].load(ordering: .relaxed)
      guard word != Self.removed, let known = UnsafeRawPointer(bitPattern: UInt(word)) else { continue }
      put(word, Unmanaged<ProgramRecord>.fromOpaque(known).takeUnretainedValue().hash, next)
    }
    put(Self.address(record), record.hash, next)
    current = next
    table.store(Self.address(next), ordering: .sequentiallyConsistent)
    return former
  }

  private func put(_ address: UInt64, _ hash: UInt64, _ table: Table) {
    var place = Int(truncatingIfNeeded: hash) & table.mask
    while table.words.start[place].load(ordering: .relaxed) > Self.removed { place = (place + 1) & table.mask }
    if table.words.start[place].load(ordering: .relaxed) == 0 { table.used.wrappingAdd(1, ordering: .relaxed) }
    table.words.start[place].store(address, ordering: .sequentiallyConsistent)
  }

  /// Takes a formula away. Readers may still be at it.
  func remove(_ record: ProgramRecord, _ table: Table) {
    let address = Self.address(record)
    var place = Int(truncatingIfNeeded: record.hash) & table.mask
    while true {
      let word = table.words.start[place].load(ordering: .relaxed)
      guard word != 0 else { preconditionFailure("a record that is kept is in the table") }
      if word == address { break }
      place = (place + 1) & table.mask
    }
    table.words.start[place].store(Self.removed, ordering: .sequentiallyConsistent)
  }
}
