/// What a computation on numbers of any size may still do: it pays by limb, cannot grow beyond a size, and can be cancelled inside of any operation.
package struct Work {
  /// The reason why a computation ended early.
  package enum Stop: Error, Hashable, Sendable {
    case cancelled
    /// No units are left.
    case spent
    /// A question was not decided by as many digits as it may take.
    case undecided
    /// A number would have more bits than ``Work/bits`` allows.
    case size
    /// A real would be larger or smaller than the exponents of balls reach.
    case magnitude
    /// The operation was refused; who began the run knows why.
    case refused
  }

  /// The largest number of bits that a number may have.
  package let bits: Int
  /// The bits to which a number is computed at most before a question about it is given up.
  package private(set) var precision: Int
  /// The units left; one is about the time of a product of two limbs, a nanosecond.
  package private(set) var units: UInt64
  /// The constants that computations with balls have computed.
  var constants = KnownConstants()
  /// The most units that have passed between two calls of the cancellation closure.
  package private(set) var longestGap = 0
  private var untilPoll: Int
  private let isCancelled: (@Sendable () -> Bool)?

  /// The units between two calls of the cancellation closure: about a millisecond.
  package static let interval = 1 << 19

  /// The number of bits of a number that no other limit is set for: about five million decimal digits.
  package static let largestBits = 1 << 24

  /// A fraction of more bits than this becomes a real, which gives the digits that are asked for.
  package static let longestFraction = 1 << 16

  /// Numbers of at most so many bits together are always computed exactly: that takes some microseconds.
  package static let shortBits = 1 << 12

  /// The work that an evaluation may spend on a kind of long numbers; further results of long operands are reals. It is counted in units and not
  /// in time, so that a text has the same result on every machine.
  package enum Allowance {
    /// 50,000,000 units, about 50 ms.
    case fractions
    /// 200,000,000 units, about 200 ms: whole numbers stay exact as long as people may wait for them.
    case wholes
    /// 200,000,000 units for writing all digits of a number.
    case digits
  }
  private var fractionUnits: UInt64 = 50_000_000
  private var wholeUnits: UInt64 = 200_000_000
  private var digitUnits: UInt64 = 200_000_000

  /// The digits that decide a question at most when no other limit is set.
  package static let largestDigits = 10_000

  package init(
    bits: Int = Self.largestBits, digits: Int = Self.largestDigits, units: UInt64 = .max, isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.bits = bits
    precision = Self.precision(digits: digits)
    self.units = units
    self.isCancelled = isCancelled
    untilPoll = isCancelled == nil ? .max : Self.interval
  }

  /// Pays for work that is about to be done.
  @inline(__always) package mutating func charge(_ count: Int) throws(Stop) {
    let (rest, isSpent) = units.subtractingReportingOverflow(UInt64(truncatingIfNeeded: count))
    if isSpent { throw .spent }
    units = rest
    untilPoll &-= count
    if untilPoll < 0 { try poll() }
  }

  /// Does work on long numbers within an allowance, which pays for it; nil when that does not suffice. Attempts may be part of another.
  package mutating func attempt<Result>(
    _ allowance: Allowance, _ body: (inout Work) throws(Stop) -> Result
  ) throws(Stop) -> Result? {
    let (before, allowed) = (units, self[allowance])
    let limit = min(before, allowed)
    units = limit
    defer {
      let used = limit - units
      units = before - used
      // What an attempt inside has used is among it.
      self[allowance] = allowed - used
    }
    do throws(Stop) {
      return try body(&self)
    } catch {
      guard error == .spent, limit < before else { throw error }
      units = 0
      return nil
    }
  }

  /// Does work whose questions are decided by at most so many digits.
  package mutating func deciding<Result>(
    digits: Int, _ body: (inout Work) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    let before = precision
    precision = min(before, Self.precision(digits: digits))
    defer { precision = before }
    return try body(&self)
  }

  /// The bits of so many digits, of which each has less than 3.33.
  private static func precision(digits: Int) -> Int {
    let (bits, overflow) = (digits / 1_000).multipliedReportingOverflow(by: 3_330)
    return (overflow ? .max / 4 : min(bits, .max / 4)) + digits % 1_000 * 333 / 100 + 64
  }

  private subscript(allowance: Allowance) -> UInt64 {
    get {
      switch allowance {
      case .fractions: fractionUnits
      case .wholes: wholeUnits
      case .digits: digitUnits
      }
    }
    set {
      switch allowance {
      case .fractions: fractionUnits = newValue
      case .wholes: wholeUnits = newValue
      case .digits: digitUnits = newValue
      }
    }
  }

  /// Throws unless a number may have so many bits.
  @inline(__always) package func checkSize(_ count: Int) throws(Stop) {
    if count > bits { throw .size }
  }

  @inline(never) private mutating func poll() throws(Stop) {
    guard let isCancelled else {
      untilPoll = .max
      return
    }
    longestGap = max(longestGap, Self.interval - untilPoll)
    untilPoll = Self.interval
    if isCancelled() { throw .cancelled }
  }

  /// Does what no limit can stop: the numbers are known to be small.
  @inline(__always) static func unlimited<Result>(_ body: (inout Work) throws(Stop) -> Result) -> Result {
    var work = Work(bits: .max)
    (work.fractionUnits, work.wholeUnits) = (.max, .max)
    do {
      return try body(&work)
    } catch {
      preconditionFailure("work without limits is never stopped")
    }
  }
}
