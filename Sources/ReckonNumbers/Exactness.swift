/// The relation of a number in decimal or exact mode to the exact value of its formula. A result is as exact as the
/// least exact of its operands, their maximum.
public enum Exactness: UInt8, Comparable, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The number is the exact value.
  case exact
  /// At least one number was correctly rounded to 34 digits, or to the requested digits.
  case rounded
  /// A double, a measured constant, or a host function was involved.
  case approximate

  public static func < (a: Exactness, b: Exactness) -> Bool { a.rawValue < b.rawValue }

  /// The less exact of two.
  @inline(__always) package func joined(_ other: Exactness) -> Exactness { rawValue < other.rawValue ? other : self }

  /// The exactness of an operation's result on exact operands, by its flags.
  package init(_ flags: Decimal128.Flags) { self = flags.contains(.inexact) ? .rounded : .exact }

  /// The number of digits in results of one operation.
  package var digits: Int? {
    switch self {
    case .exact: nil
    case .rounded: Decimal128.precision
    case .approximate: 15
    }
  }
}
