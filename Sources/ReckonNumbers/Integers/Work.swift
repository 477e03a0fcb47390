/// The work budget of a computation on numbers of any size: it is charged per limb, limits the size, and allows
/// cancellation inside any operation.
package struct Work {
  /// The reason why a computation ended early.
  package enum Stop: Error, Hashable, Sendable {
    case cancelled
    /// No units are left.
    case spent
    /// The allowed number of digits did not decide a question.
    case undecided
    /// A number would have more bits than ``Work/bits`` allows.
    case size
    /// A real exceeded the exponent range of balls.
    case magnitude
    /// The operation was refused; the owner of the run knows the reason.
    case refused
  }

  /// The limit on the bits of a number.
  package let bits: Int
  /// The maximum precision before a question about a number is abandoned.
  package private(set) var precision: Int
  /// The remaining units; one is about the time of a product of two limbs, a nanosecond.
  package private(set) var units: UInt64
  /// The constants computed with balls so far.
  var constants = KnownConstants()
  /// The maximum number of units between two calls of the cancellation closure.
  package private(set) var longestGap = 0
  private var untilPoll: Int
  private let isCancelled: (@Sendable () -> Bool)?

  /// The units between two calls of the cancellation closure: about a millisecond.
  package static let interval = 1 << 19

  /// The default limit on the bits of a number: about five million decimal digits.
  package static let largestBits = 1 << 24

  /// The maximum length of a fraction in bits; a longer one becomes a real, which yields the requested digits.
  package static let longestFraction = 1 << 16

  /// Numbers of at most this many bits together are always computed exactly: that takes a few microseconds.
  package static let shortBits = 1 << 12

  /// The work that an evaluation may spend on a kind of long numbers; further results of long operands are reals. It is
  /// counted in units rather than time, so that a text has the same result on every machine.
  package enum Allowance {
    /// 50,000,000 units, about 50 ms.
    case fractions
    /// 200,000,000 units, about 200 ms: integers stay exact as long as that is bearable for interactive use.
    case wholes
    /// 200,000,000 units for formatting all digits of a number.
    case digits
  }
  private var fractionUnits: UInt64 = 50_000_000
  private var wholeUnits: UInt64 = 200_000_000
  private var digitUnits: UInt64 = 200_000_000

  /// The default limit on the digits that decide a question.
  package static let largestDigits = 10_000

  package init(
    bits: Int = Self.largestBits, digits: Int = Self.largestDigits, units: UInt64 = .max,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.bits = bits
    precision = Self.precision(digits: digits)
    self.units = units
    self.isCancelled = isCancelled
    untilPoll = isCancelled == nil ? .max : Self.interval
  }

  /// Charges work that is about to be done.
  @inline(__always) package mutating func charge(_ count: Int) throws(Stop) {
    let (rest, isSpent) = units.subtractingReportingOverflow(UInt64(truncatingIfNeeded: count))
    if isSpent { throw .spent }
    units = rest
    untilPoll &-= count
    if untilPoll < 0 { try poll() }
  }

  /// Does work on long numbers within an allowance, which is charged; `nil` if that does not suffice. Attempts may be
  /// nested.
  package mutating func attempt<Result>(
    _ allowance: Allowance, _ body: (inout Work) throws(Stop) -> Result
  ) throws(Stop) -> Result? {
    let (before, allowed) = (units, self[allowance])
    let limit = min(before, allowed)
    units = limit
    defer {
      let used = limit - units
      units = before - used
      // This includes the use by nested attempts.
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

  /// Does work with a limit on the digits that decide questions.
  package mutating func deciding<Result>(
    digits: Int, _ body: (inout Work) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    let before = precision
    precision = min(before, Self.precision(digits: digits))
    defer { precision = before }
    return try body(&self)
  }

  /// The bits of a number of digits, each less than 3.33.
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

  /// Throws if a number of this many bits is not allowed.
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

  /// Does work that no limit can stop: the numbers must be known to be small.
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
