import Reckon
import ReckonCatalogue
import ReckonTerminal

/// A kind of numbers that formulas over tables compute with.
protocol TableNumber: FormulaNumber {
  /// How columns of such numbers are summed up.
  associatedtype Statistics: RunningStatistics where Statistics.Value == Self
  /// Those of a table's groups.
  associatedtype States: GroupStates where States.Value == Self

  /// A number that formulas are likely to take.
  static var filler: Self { get }
  /// How many bytes the text of a number has at most.
  static var textCapacity: Int { get }

  /// Reads as much of a finite decimal number, correctly rounded, as stands at `start`; gives its end, or `start` when there is none.
  static func scan(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Self) -> UnsafePointer<UInt8>

  /// Writes the shortest text that reads back as the same number; gives the number of bytes.
  func write(to buffer: UnsafeMutablePointer<UInt8>) -> Int

  /// Whether it certainly has all digits of a whole number that is written in so many bytes.
  func hasAllDigits(ofBytes count: Int) -> Bool
  /// Whether a whole number of some digits, the first and the last of which are not 0, and zeros behind them is one of the kind.
  static func holds(digits: ArraySlice<UInt8>, zeros: Int) -> Bool

  var isInfinite: Bool { get }
  var sign: FloatingPointSign { get }
  /// The number of a row.
  init(row: Int)
  /// The number that a text from ``write(to:)`` is of.
  init?(text: String)
  /// The nearest number of this kind.
  init(nearest number: NumericValue)
  /// The number at a part of the way from one to a greater one, rounded once but for rare cases.
  static func between(_ lower: Self, _ upper: Self, _ numerator: Int, _ denominator: Int) -> Self

  /// Adds bytes whose order is that of numbers; equal numbers have the same.
  func appendOrder(to bytes: OutputBytes)
  /// The same for a whole number of more digits than numbers of the kind hold.
  static func appendOrder(ofWhole number: Decimal128, to bytes: OutputBytes)

  /// What the first half of the numbers and the second have in common; NaN where that is nothing.
  static func relation(_ function: BesideFunction, _ numbers: UnsafeBufferPointer<Self>) -> Self

  /// The value of a formula whose inputs are these; a signal ends it with `cancelled`.
  static func evaluate(_ formula: Formula, _ inputs: UnsafeBufferPointer<Self>, _ policy: ErrorPolicy, using random: inout RandomSource)
    throws(FormulaError) -> Self
}

extension Double: TableNumber {
  typealias Statistics = DoubleStatistics
  typealias States = DoubleStates

  static var filler: Double { 1 }
  static var textCapacity: Int { NumberText.capacity }
  @inline(__always) func hasAllDigits(ofBytes count: Int) -> Bool { magnitude < 0x1p53 }
  init(row: Int) { self = Double(row) }
  init?(text: String) { self.init(text) }

  static func relation(_ function: BesideFunction, _ numbers: UnsafeBufferPointer<Double>) -> Double {
    switch function {
    case .correlation: Kernels.correlation(numbers)
    case .slope: Kernels.slope(numbers)
    case .intercept: Kernels.intercept(numbers)
    case .previous, .next, .runningTotal, .movingMean, .rank, .share:
      preconditionFailure("these are functions of one column")
    }
  }

  /// A whole number is a double when what is left of it without its factors of 2 has 53 bits.
  static func holds(digits: ArraySlice<UInt8>, zeros: Int) -> Bool {
    var digits = Array(digits)
    while digits.count > 18 {
      guard digits.last.map({ $0 & 1 == 0 }) ?? false else { return false }
      var rest: UInt8 = 0
      for place in digits.indices {
        let value = 10 * rest + digits[place] - UInt8(ascii: "0")
        (digits[place], rest) = (UInt8(ascii: "0") + value / 2, value % 2)
      }
      if digits[0] == UInt8(ascii: "0") { digits.removeFirst() }
    }
    var odd = digits.reduce(UInt64(0)) { 10 * $0 + UInt64($1 - UInt8(ascii: "0")) }
    odd >>= UInt64(odd.trailingZeroBitCount)
    // Of each factor 10 the 5 is odd.
    for _ in 0..<zeros {
      guard odd < 1 << 53 else { return false }
      odd *= 5
    }
    return odd < 1 << 53
  }
  init(nearest number: NumericValue) { self = number.double }

  static func between(_ lower: Double, _ upper: Double, _ numerator: Int, _ denominator: Int) -> Double {
    let part = DoubleDouble(Double(numerator)) / DoubleDouble(Double(denominator))
    let value = (DoubleDouble(sum: upper, -lower) * part + DoubleDouble(lower)).value
    // The distance of huge numbers is infinite.
    return value.isFinite ? value : Kernels.lerp(lower, upper, part.value)
  }

  @inline(__always) static func scan(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Double
  ) -> UnsafePointer<UInt8> {
    let stop = NumberScanner.scan(start, end, &value)
    return value.isFinite ? stop : start
  }

  @inline(__always) func write(to buffer: UnsafeMutablePointer<UInt8>) -> Int {
    NumberText.writePortably(self, to: UnsafeMutableBufferPointer(start: buffer, count: NumberText.capacity))
  }

  static func evaluate(_ formula: Formula, _ inputs: UnsafeBufferPointer<Double>, _ policy: ErrorPolicy, using random: inout RandomSource)
    throws(FormulaError) -> Double
  {
    try formula.evaluate(inputs, options: EvaluationOptions(policy: policy, isCancelled: { Interruption.isAsked }), using: &random)
  }
}

extension Decimal128: TableNumber {
  typealias Statistics = DecimalStatistics
  typealias States = DecimalStates

  static var filler: Decimal128 { .one }
  static var textCapacity: Int { 64 }
  func hasAllDigits(ofBytes count: Int) -> Bool { count <= 34 }
  static func holds(digits: ArraySlice<UInt8>, zeros: Int) -> Bool { digits.count <= 34 }
  init(row: Int) { self = Decimal128(row) }
  init?(text: String) { self.init(text) }

  static func relation(_ function: BesideFunction, _ numbers: UnsafeBufferPointer<Decimal128>) -> Decimal128 {
    var flags = Decimal128.Flags()
    switch function {
    case .correlation: return DecimalKernels.correlation(numbers, &flags)
    case .slope: return DecimalKernels.slope(numbers, &flags)
    case .intercept: return DecimalKernels.intercept(numbers, &flags)
    case .previous, .next, .runningTotal, .movingMean, .rank, .share:
      preconditionFailure("these are functions of one column")
    }
  }
  init(nearest number: NumericValue) { self = number.decimal }

  static func between(_ lower: Decimal128, _ upper: Decimal128, _ numerator: Int, _ denominator: Int) -> Decimal128 {
    lower + (upper - lower) * Decimal128(numerator) / Decimal128(denominator)
  }

  static func scan(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Decimal128) -> UnsafePointer<UInt8> {
    var stop = start
    while stop < end, isPart(stop.pointee) { stop += 1 }
    guard let number = Decimal128(utf8: UnsafeBufferPointer(start: start, count: stop - start)), number.isFinite else { return start }
    value = number
    return stop
  }

  /// Whether a byte can be part of a number.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
    default: false
    }
  }

  func write(to buffer: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 0
    for byte in NumberText.shortest(self).utf8.prefix(Self.textCapacity) {
      buffer[count] = byte
      count += 1
    }
    return count
  }

  static func evaluate(
    _ formula: Formula, _ inputs: UnsafeBufferPointer<Decimal128>, _ policy: ErrorPolicy, using random: inout RandomSource
  ) throws(FormulaError) -> Decimal128 {
    try formula.result(
      of: inputs.map { .number(.decimal($0)) }, options: EvaluationOptions(policy: policy, isCancelled: { Interruption.isAsked }),
      using: &random
    ).number.decimal
  }
}
