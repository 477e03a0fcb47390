import ReckonBytecode
import ReckonMachine
import Synchronization

/// The number of hits over all formulas of an engine, except in running trials.
final class ResultCounters: Sendable {
  let hits = Atomic<Int>(0)
  let misses = Atomic<Int>(0)
}

/// The results of one formula for recent inputs, by the inputs' bits.
///
/// A two-way set-associative table with some hundred sets. Each slot is a seqlock: a writer makes its version odd while
/// writing, and a reader that finds it odd or changed treats it as a miss. So it is wait-free, and a hit costs a few
/// loads. A formula whose inputs rarely repeat stops looking up: unless at least one in eight lookups of a trial is a
/// hit, the next evaluations bypass the table, twice as many each time.
final class ResultCache: Sendable {
  private let inputCount: Int
  private let stride: Int
  private let words: AtomicWords
  private let counters: ResultCounters
  /// Each thread runs its own trial of whether lookups pay.
  private let trials = ThreadWords()

  private static let placeBits = 9
  private static let largestInputCount = 32
  /// The minimum cost of a formula, in additions, for which a lookup pays. Loops and calls may take any time.
  static let leastCost = 150
  private static let trialLength: UInt64 = 1024
  private static let firstBypasses: UInt64 = 1 << 16
  private static let mostBypasses: UInt64 = 1 << 26

  /// A cache for a formula; `nil` if its results must not be cached or are cheaper than a lookup.
  init?(_ program: Program, _ counters: ResultCounters) {
    guard program.isPure, program.canRepeat, program.variables.count <= Self.largestInputCount,
      !program.variables.isEmpty,
      program.cost >= Self.leastCost || program.repeats
    else { return nil }
    self.counters = counters
    inputCount = program.variables.count
    // The version, the policy's tag, the result, the inputs.
    stride = 3 + inputCount
    words = AtomicWords(count: stride << Self.placeBits)
  }

  /// The words of a thread's trial.
  struct Trial {
    fileprivate let words: UnsafeMutablePointer<Atomic<UInt64>>

    /// Lookups and hits of the running trial.
    fileprivate var lookups: UnsafeMutablePointer<Atomic<UInt64>> { words }
    fileprivate var hits: UnsafeMutablePointer<Atomic<UInt64>> { words + 1 }
    /// Remaining bypasses, and how many more than ``firstBypasses`` there will be next time.
    fileprivate var bypasses: UnsafeMutablePointer<Atomic<UInt64>> { words + 2 }
    fileprivate var moreBypasses: UnsafeMutablePointer<Atomic<UInt64>> { words + 3 }
  }

  /// The calling thread's trial, if its next evaluation should look up.
  @inline(__always) var openTrial: Trial? {
    let trial = Trial(words: trials.own)
    let left = trial.bypasses.pointee.load(ordering: .relaxed)
    guard left > 0 else { return trial }
    trial.bypasses.pointee.store(left - 1, ordering: .relaxed)
    return nil
  }

  private typealias Place = UnsafeMutablePointer<Atomic<UInt64>>

  /// The first of the two slots for inputs; the other one follows it.
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

  /// The result for inputs, if cached.
  @inline(__always) func find(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? {
    let tag = Self.tag(policy)
    let first = place(inputs, tag)
    return read(first, inputs, tag) ?? read(first + stride, inputs, tag)
  }

  @inline(__always) private func read(_ place: Place, _ inputs: UnsafePointer<Double>, _ tag: UInt64) -> Double? {
    let version = place[0].load(ordering: .acquiring)
    guard version & 1 == 0, place[1].load(ordering: .relaxed) == tag else { return nil }
    for index in 0..<inputCount where place[3 + index].load(ordering: .relaxed) != inputs[index].bitPattern {
      return nil
    }
    let result = Double(bitPattern: place[2].load(ordering: .relaxed))
    atomicMemoryFence(ordering: .acquiring)
    guard place[0].load(ordering: .relaxed) == version else { return nil }
    return result
  }

  /// Caches a result in the slot that was written less often, unless another thread is writing there.
  @inline(never) func keep(_ result: Double, for inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) {
    let tag = Self.tag(policy)
    var place = place(inputs, tag)
    var version = place[0].load(ordering: .relaxed)
    let other = (place + stride)[0].load(ordering: .relaxed)
    if other < version { (place, version) = (place + stride, other) }
    guard version & 1 == 0,
      place[0].compareExchange(
        expected: version, desired: version &+ 1, successOrdering: .acquiring, failureOrdering: .relaxed
      ).exchanged
    else { return }
    atomicMemoryFence(ordering: .releasing)
    place[1].store(tag, ordering: .relaxed)
    place[2].store(result.bitPattern, ordering: .relaxed)
    for index in 0..<inputCount { place[3 + index].store(inputs[index].bitPattern, ordering: .relaxed) }
    place[0].store(version &+ 2, ordering: .releasing)
  }

  /// Counts a lookup, and decides at the end of a trial whether to continue.
  ///
  /// An atomic addition would cost as much as the lookup: concurrent evaluations of one formula may lose some counts,
  /// or count some twice.
  @inline(__always) func note(isHit: Bool, _ trial: Trial) {
    if isHit { trial.hits.pointee.store(trial.hits.pointee.load(ordering: .relaxed) &+ 1, ordering: .relaxed) }
    let count = trial.lookups.pointee.load(ordering: .relaxed) &+ 1
    trial.lookups.pointee.store(count, ordering: .relaxed)
    if count >= Self.trialLength { decide(trial) }
  }

  /// The hits and misses of the running trials.
  var pending: (hits: Int, misses: Int) {
    let hits = trials.sum { Trial(words: $0).hits.pointee.load(ordering: .relaxed) }
    let lookups = trials.sum { Trial(words: $0).lookups.pointee.load(ordering: .relaxed) }
    return (Int(hits), Int(lookups) - Int(min(hits, lookups)))
  }

  @inline(never) private func decide(_ trial: Trial) {
    // If several threads arrive concurrently, the first one decides.
    let count = trial.lookups.pointee.exchange(0, ordering: .relaxed)
    guard count >= Self.trialLength else { return }
    let found = trial.hits.pointee.exchange(0, ordering: .relaxed)
    counters.hits.wrappingAdd(Int(found), ordering: .relaxed)
    counters.misses.wrappingAdd(Int(count) - Int(min(found, count)), ordering: .relaxed)
    let pays = found >= Self.trialLength / 8
    if pays {
      trial.moreBypasses.pointee.store(0, ordering: .relaxed)
    } else {
      let next = Self.firstBypasses + trial.moreBypasses.pointee.load(ordering: .relaxed)
      trial.bypasses.pointee.store(next, ordering: .relaxed)
      trial.moreBypasses.pointee.store(min(next * 2, Self.mostBypasses) - Self.firstBypasses, ordering: .relaxed)
    }
  }
}
