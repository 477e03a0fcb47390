extension Decimal128 {
  /// The conditions that operations raised, under the names of the General Decimal Arithmetic specification. Operations
  /// add flags and never remove any.
  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16

    @inline(__always)
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Nonzero digits were lost.
    public static let inexact = Flags(rawValue: 1 << 0)
    /// Digits were dropped, possibly zeros.
    public static let rounded = Flags(rawValue: 1 << 1)
    /// The result was below 1E-6143 before rounding.
    public static let subnormal = Flags(rawValue: 1 << 2)
    /// The result was subnormal and inexact.
    public static let underflow = Flags(rawValue: 1 << 3)
    /// The result exceeded the greatest number, and is infinite.
    public static let overflow = Flags(rawValue: 1 << 4)
    /// The exponent was changed to fit the format.
    public static let clamped = Flags(rawValue: 1 << 5)
    /// An operand for which there is no result; the result is NaN.
    public static let invalidOperation = Flags(rawValue: 1 << 6)
    /// A finite number over zero.
    public static let divisionByZero = Flags(rawValue: 1 << 7)
    /// 0 over 0; the result is NaN.
    public static let divisionUndefined = Flags(rawValue: 1 << 8)
    /// The integer quotient of a remainder has more than 34 digits; the result is NaN.
    public static let divisionImpossible = Flags(rawValue: 1 << 9)
    /// The text was not a number; the result is NaN.
    public static let conversionSyntax = Flags(rawValue: 1 << 10)
  }
}
