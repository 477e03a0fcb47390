import ReckonMachine
import Synchronization

/// How often results were found, over all formulas of an engine, but for the running trials.
final class ResultCounters: Sendable {
  let hits = Atomic<Int>(0)
  let misses = Atomic<Int>(0)
}

/// The results of one formula for inputs that came lately, by the inputs' bits.
///
/// A table with two places for each of some hundred hashes. A place is a version and words; a writer makes the version odd while it writes,
/// a reader that finds it odd or changed has found nothing. So nobody waits, and a hit costs a few loads.
/// A formula whose inputs rarely come again stops looking: of a row of look-ups at least one in eight must be a hit, otherwise
/// the next many evaluations go past the table, twice as many each time.
final class ResultCache: Sendable {
  private let inputCount: Int
  private let stride: Int
  private let words: Words
  private let counters: ResultCounters
  /// Look-ups and hits of the running trial, and evaluations that go past the table yet.
  private let lookups = Atomic<Int>(0)
  private let hits = Atomic<Int>(0)
  private let bypasses = Atomic<Int>(0)
  private let nextBypasses = Atomic<Int>(ResultCache.firstBypasses)

  /// The words of all places. Safe to share although it holds a pointer: the address never changes, and each word is an atomic.
  private final class Words: @unchecked Sendable {
    let start: UnsafeMutablePointer<Atomic<UInt64>>
    let count: Int

    init(count: Int) {
      self.count = count
      start = .allocate(capacity: count)
      for index in 0..<count { (start + index).initialize(to: Atomic(0)) }
    }

    deinit {
      start.deinitialize(count: count)
      start.deallocate()
    }
  }

  private static let placeBits = 9
  private static let largestInputCount = 32
  /// What a formula must cost, in additions, for a look-up to pay. Loops and calls may cost any time.
  static let leastCost = 150
  private static let trial = 1024
  private static let firstBypasses = 1 << 16
  private static let mostBypasses = 1 << 26

  /// A cache for a formula, or nothing when its results must not be kept or cost less than looking them up.
  init?(_ formula: Formula, _ counters: ResultCounters) {
    let program = formula.program
    guard program.isPure, program.canRepeat, program.variables.count <= Self.largestInputCount, !program.variables.isEmpty,
      program.cost >= Self.leastCost || program.repeats
    else { return nil }
    self.counters = counters
    inputCount = program.variables.count
    // The version, the policy's tag, the result, the inputs.
    stride = 3 + inputCount
    words = Words(count: stride << Self.placeBits)
  }

  /// Whether the next evaluation should look.
  @inline(__always) var isOpen: Bool {
    let left = bypasses.load(ordering: .relaxed)
    guard left > 0 else { return true }
    bypasses.store(left - 1, ordering: .relaxed)
    return false
  }

  private typealias Place = UnsafeMutablePointer<Atomic<UInt64>>

  /// The first of the two places for inputs; the other comes behind it.
  @inline(__always) private func place(_ inputs: UnsafePointer<Double>, _ tag: UInt64) -> Place {
    var hash = tag
    for index in 0..<inputCount {
      hash = (hash ^ inputs[index].bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    hash = hash &* 0xD6E8_FEB8_6659_FD93
    return words.start + Int(truncatingIfNeeded: hash >> (65 - UInt64(Self.placeBits))) * stride * 2
  }

  private static func tag(_ policy: ErrorPolicy) -> UInt64 { policy == .strict ? 1 : 2 }

  /// The result for inputs, if it is kept.
  @inline(__always) func find(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? {
    let tag = Self.tag(policy)
    let first = place(inputs, tag)
    return read(first, inputs, tag) ?? read(first + stride, inputs, tag)
  }

  @inline(__always) private func read(_ place: Place, _ inputs: UnsafePointer<Double>, _ tag: UInt64) -> Double? {
    let version = place[0].load(ordering: .acquiring)
    guard version & 1 == 0, place[1].load(ordering: .relaxed) == tag else { return nil }
    for index in 0..<inputCount where place[3 + index].load(ordering: .relaxed) != inputs[index].bitPattern { return nil }
    let result = Double(bitPattern: place[2].load(ordering: .relaxed))
    atomicMemoryFence(ordering: .acquiring)
    guard place[0].load(ordering: .relaxed) == version else { return nil }
    return result
  }

  /// Keeps a result in the one of its two places that was written less often, unless another thread is writing there.
  @inline(never) func keep(_ result: Double, for inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) {
    let tag = Self.tag(policy)
    var place = place(inputs, tag)
    var version = place[0].load(ordering: .relaxed)
    let other = (place + stride)[0].load(ordering: .relaxed)
    if other < version { (place, version) = (place + stride, other) }
    guard version & 1 == 0,
      place[0].compareExchange(expected: version, desired: version &+ 1, successOrdering: .acquiring, failureOrdering: .relaxed).exchanged
    else { return }
    atomicMemoryFence(ordering: .releasing)
    place[1].store(tag, ordering: .relaxed)
    place[2].store(result.bitPattern, ordering: .relaxed)
    for index in 0..<inputCount { place[3 + index].store(inputs[index].bitPattern, ordering: .relaxed) }
    place[0].store(version &+ 2, ordering: .releasing)
  }

  /// Takes note of a look-up, and decides at the end of a trial whether to go on looking.
  ///
  /// An atomic addition would cost as much as the look-up: threads that evaluate the same formula at once may lose some counts, or count some twice.
  @inline(__always) func note(isHit: Bool) {
    if isHit { hits.store(hits.load(ordering: .relaxed) &+ 1, ordering: .relaxed) }
    let count = lookups.load(ordering: .relaxed) &+ 1
    lookups.store(count, ordering: .relaxed)
    if count >= Self.trial { decide() }
  }

  /// The hits and misses of the running trial.
  var pending: (hits: Int, misses: Int) {
    let found = hits.load(ordering: .relaxed)
    return (found, max(0, lookups.load(ordering: .relaxed) - found))
  }

  @inline(never) private func decide() {
    // Of threads that come here at once the first decides.
    let count = lookups.exchange(0, ordering: .relaxed)
    guard count >= Self.trial else { return }
    let found = hits.exchange(0, ordering: .relaxed)
    let missed = max(0, count - found)
    counters.hits.wrappingAdd(found, ordering: .relaxed)
    counters.misses.wrappingAdd(missed, ordering: .relaxed)
    let pays = found >= Self.trial / 8
    if pays {
      nextBypasses.store(Self.firstBypasses, ordering: .relaxed)
    } else {
      let count = nextBypasses.load(ordering: .relaxed)
      bypasses.store(count, ordering: .relaxed)
      nextBypasses.store(min(count * 2, Self.mostBypasses), ordering: .relaxed)
    }
  }
}
