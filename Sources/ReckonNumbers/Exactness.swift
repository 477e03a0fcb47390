/// How a number of decimal or exact mode compares with the value that its formula denotes. What several numbers give is as exact as the least
/// exact of them, their maximum.
public enum Exactness: UInt8, Comparable, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The number is the value.
  case exact
  /// On the way to it, at least one number was correctly rounded to 34 digits, or to those that were asked for.
  case rounded
  /// On the way to it, a double took part, a measured constant, or a host's function.
  case approximate

  public static func < (a: Exactness, b: Exactness) -> Bool { a.rawValue < b.rawValue }

  /// The less exact of two.
  @inline(__always) package func joined(_ other: Exactness) -> Exactness { rawValue < other.rawValue ? other : self }

  /// What the flags of an operation on exact operands say of its result.
  package init(_ flags: Decimal128.Flags) { self = flags.contains(.inexact) ? .rounded : .exact }

  /// The number of digits that results of one operation have.
  package var digits: Int? {
    switch self {
    case .exact: nil
    case .rounded: Decimal128.precision
    case .approximate: 15
    }
  }
}
