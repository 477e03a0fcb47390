import Reckon
import ReckonCatalogue
import ReckonTerminal

/// A number type that formulas over tables compute with.
protocol TableNumber: FormulaNumber {
  /// The statistics of columns of such numbers.
  associatedtype Statistics: RunningStatistics where Statistics.Value == Self
  /// The states of a table's groups.
  associatedtype States: GroupStates where States.Value == Self

  /// A number that most formulas accept.
  static var filler: Self { get }
  /// The maximum length of a number's text in bytes.
  static var textCapacity: Int { get }

  /// Reads the longest finite decimal number at `start`, correctly rounded; returns its end, or `start` if there is
  /// none.
  static func scan(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Self) -> UnsafePointer<
    UInt8
  >

  /// Writes the shortest text that parses back to the same number; returns the number of bytes.
  func write(to buffer: UnsafeMutablePointer<UInt8>) -> Int

  /// Whether it certainly has all digits of an integer that is written in a number of bytes.
  func hasAllDigits(ofBytes count: Int) -> Bool
  /// Whether an integer given by its significant digits and trailing zeros can be represented.
  static func holds(digits: ArraySlice<UInt8>, zeros: Int) -> Bool

  var isInfinite: Bool { get }
  var sign: FloatingPointSign { get }
  /// The number of a row.
  init(row: Int)
  /// Parses the text of a number from ``write(to:)``.
  init?(text: String)
  /// The nearest number of this kind.
  init(nearest number: NumericValue)
  /// Interpolates between two numbers, the second greater, rounded once except in rare cases.
  static func between(_ lower: Self, _ upper: Self, _ numerator: Int, _ denominator: Int) -> Self

  /// Appends bytes whose order is that of numbers; equal numbers have the same bytes.
  func appendOrder(to bytes: OutputBytes)
  /// The same for an integer with more digits than the number type can represent.
  static func appendOrder(ofWhole number: Decimal128, to bytes: OutputBytes)

  /// The relation of the first half of the numbers and the second; NaN if undefined.
  static func relation(_ function: BesideFunction, _ numbers: UnsafeBufferPointer<Self>) -> Self

  /// The value of a formula for the given inputs; a signal ends it with `cancelled`.
  static func evaluate(
    _ formula: Formula, _ inputs: UnsafeBufferPointer<Self>, _ policy: ErrorPolicy, using random: inout RandomSource
  )
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

  /// An integer is a double if its odd part has at most 53 bits.
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
    // Each trailing zero contributes a factor 5 to the odd part.
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
    // The difference of huge numbers overflows.
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

  static func evaluate(
    _ formula: Formula, _ inputs: UnsafeBufferPointer<Double>, _ policy: ErrorPolicy, using random: inout RandomSource
  )
    throws(FormulaError) -> Double
  {
    try formula.evaluate(
      inputs, options: EvaluationOptions(policy: policy, isCancelled: { Interruption.isAsked }), using: &random)
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

  static func scan(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Decimal128)
    -> UnsafePointer<UInt8>
  {
    var stop = start
    while stop < end, isPart(stop.pointee) { stop += 1 }
    guard let number = Decimal128(utf8: UnsafeBufferPointer(start: start, count: stop - start)), number.isFinite else {
      return start
    }
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
    _ formula: Formula, _ inputs: UnsafeBufferPointer<Decimal128>, _ policy: ErrorPolicy,
    using random: inout RandomSource
  ) throws(FormulaError) -> Decimal128 {
    try formula.result(
      of: inputs.map { .number(.decimal($0)) },
      options: EvaluationOptions(policy: policy, isCancelled: { Interruption.isAsked }),
      using: &random
    ).number.decimal
  }
}
