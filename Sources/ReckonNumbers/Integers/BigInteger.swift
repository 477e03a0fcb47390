/// An integer of any size. Integers that fit into a signed 64-bit word take no memory of their own.
package struct BigInteger: Hashable, Sendable {
  /// The number itself if there are no limbs, otherwise its sign: 1 or -1.
  let word: Int64
  /// The magnitude of a number that `word` cannot represent, least significant limb first; the last is not 0.
  let limbs: [UInt64]

  package static let zero = BigInteger(0)
  package static let one = BigInteger(1)

  @inline(__always) private init(word: Int64, limbs: consuming [UInt64]) {
    self.word = word
    self.limbs = limbs
  }

  @inline(__always) package init(_ value: Int64) { self.init(word: value, limbs: []) }

  @inline(__always) package init(_ value: Int) { self.init(Int64(value)) }

  package init(_ value: UInt64) {
    if let small = Int64(exactly: value) {
      self.init(small)
    } else {
      self.init(word: 1, limbs: [value])
    }
  }

  package init(_ value: UInt128) {
    if let small = UInt64(exactly: value) {
      self.init(small)
    } else {
      self.init(word: 1, limbs: [value._low, value._high])
    }
  }

  /// A magnitude whose last limb may be 0, with a sign.
  init(isNegative: Bool, limbs: consuming [UInt64]) {
    while limbs.last == 0 { limbs.removeLast() }
    if limbs.count <= 1 {
      let magnitude = limbs.first ?? 0
      if let small = Int64(exactly: magnitude) {
        self.init(isNegative ? -small : small)
        return
      }
      if isNegative, magnitude == 1 << 63 {
        self.init(Int64.min)
        return
      }
    }
    self.init(word: isNegative ? -1 : 1, limbs: limbs)
  }

  /// A number of at most `capacity` limbs written by a closure, which must write all of them.
  init(isNegative: Bool, capacity: Int, _ write: (Limbs.Result) -> Void) {
    self.init(
      isNegative: isNegative,
      limbs: [UInt64](unsafeUninitializedCapacity: capacity) { buffer, count in
        // An array with at least one limb has an address; an empty one is never written.
        if let row = buffer.baseAddress { write(row) }
        count = capacity
      })
  }

  /// The same for work that may be stopped.
  init(
    isNegative: Bool, capacity: Int, _ work: inout Work, _ write: (Limbs.Result, inout Work) throws(Work.Stop) -> Void
  ) throws(Work.Stop) {
    var stop: Work.Stop?
    var rest = work
    self.init(isNegative: isNegative, capacity: capacity) { row in
      row.initialize(repeating: 0, count: capacity)
      do throws(Work.Stop) { try write(row, &rest) } catch { stop = error }
    }
    work = rest
    if let stop { throw stop }
  }

  /// Passes the limbs of the magnitude, none for 0; the last is not 0.
  @inline(__always) func withMagnitude<Result, Failure: Error>(
    _ body: (Limbs.Row, Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var limb = word.magnitude
    if limbs.isEmpty {
      let count = limb == 0 ? 0 : 1
      return try withUnsafePointer(to: &limb) { (row) throws(Failure) in try body(row, count) }
    }
    return try limbs.withUnsafeBufferPointer { (buffer) throws(Failure) in
      guard let row = buffer.baseAddress else { preconditionFailure("an array that is not empty has an address") }
      return try body(row, buffer.count)
    }
  }

  /// The number, if it fits into a signed 64-bit word.
  @inline(__always) package var small: Int64? { limbs.isEmpty ? word : nil }

  package var isZero: Bool { word == 0 }
  package var isNegative: Bool { word < 0 }
  package var isOne: Bool { limbs.isEmpty && word == 1 }
  package var isOdd: Bool { (limbs.isEmpty ? word & 1 : Int64(limbs[0] & 1)) != 0 }

  /// -1, 0 or 1.
  package var sign: Int { word.signum() == 0 ? 0 : word < 0 ? -1 : 1 }

  /// The number as a platform integer, if it fits.
  package var int: Int? { small.flatMap { Int(exactly: $0) } }

  /// The magnitude as a word, if it fits.
  package var uint64Magnitude: UInt64? { limbs.isEmpty ? word.magnitude : limbs.count == 1 ? limbs[0] : nil }

  /// The magnitude as two words, if it fits.
  package var uint128Magnitude: UInt128? {
    if limbs.isEmpty { return UInt128(word.magnitude) }
    return limbs.count > 2 ? nil : UInt128(_low: limbs[0], _high: limbs.count == 2 ? limbs[1] : 0)
  }

  package var magnitude: BigInteger { isNegative ? -self : self }

  package static prefix func - (a: BigInteger) -> BigInteger {
    if a.limbs.isEmpty {
      return a.word == .min ? BigInteger(a.word.magnitude) : BigInteger(-a.word)
    }
    // The negation of 2^63 fits into a word.
    return BigInteger(isNegative: !a.isNegative, limbs: a.limbs)
  }

  /// The number of bits of the magnitude, 0 for 0.
  package var bitWidth: Int {
    guard let last = limbs.last else { return 64 - word.magnitude.leadingZeroBitCount }
    return limbs.count * 64 - last.leadingZeroBitCount
  }

  /// The exponent of the largest power of 2 that divides it; 0 for 0.
  package var trailingZeroBitCount: Int {
    if limbs.isEmpty { return word == 0 ? 0 : word.trailingZeroBitCount }
    var index = 0
    while limbs[index] == 0 { index += 1 }
    return index * 64 + limbs[index].trailingZeroBitCount
  }

  /// Whether the magnitude is a power of 2.
  package var isPowerOfTwo: Bool { !isZero && trailingZeroBitCount == bitWidth - 1 }
}

extension BigInteger: Comparable {
  package static func < (a: BigInteger, b: BigInteger) -> Bool {
    if a.limbs.isEmpty, b.limbs.isEmpty { return a.word < b.word }
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? b.isMagnitudeLess(than: a) : a.isMagnitudeLess(than: b)
  }

  /// Whether |self| < |other|.
  package func isMagnitudeLess(than other: BigInteger) -> Bool {
    withMagnitude { a, count in
      other.withMagnitude { b, length in count == length ? Limbs.isLess(a, b, count) : count < length }
    }
  }
}

extension BigInteger: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int64) { self.init(value) }
}
