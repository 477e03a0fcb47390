/// The number type that a formula computes with. It is fixed when a formula is compiled, and stored with it.
public enum NumberMode: String, Hashable, Sendable, CaseIterable {
  /// IEEE 754 binary64.
  case double
  /// IEEE 754 decimal128: 34 significant digits.
  case decimal
  /// Fractions of integers of any size, and reals that yield any number of correct digits.
  case exact
}

extension NumberMode {
  /// A row for each mode: the facts used by code that is generic over number modes.
  package struct Facts: Sendable {
    /// The number of the mode in stored programs and books. It is never changed or reused.
    package let storedNumber: UInt32
    /// The number of 64-bit words per number in stored forms; `nil` if it is stored as text.
    package let wordCount: Int?
    /// A noun for several numbers of the kind.
    package let plural: StaticString
    /// The same with their precision, for lists of options.
    package let description: StaticString
    /// The order of magnitude of the largest finite number, for messages.
    package let largest: StaticString
    /// Whether results report their exactness.
    package let tracksExactness: Bool
    /// Whether a literal of 16 digits or more may become an integer other than the one written.
    package let roundsWholeLiterals: Bool
    /// Whether unit conversion factors are rounded to doubles.
    package let convertsByDoubles: Bool
    /// Whether the compiler folds functions of constants, by their kernels on doubles, and drops operations that change
    /// no double.
    package let foldsConstants: Bool
    /// Whether `x^3` and `x^4` with a literal exponent are products, rounded more than once.
    package let cubesByProducts: Bool
  }

  /// The mode's row.
  package var facts: Facts {
    switch self {
    case .double: .double
    case .decimal: .decimal
    case .exact: .exact
    }
  }

  /// The modes with numbers of a fixed size, which tables and the keypad use.
  package static let ofFixedSize = allCases.filter { $0.facts.wordCount != nil }

  /// The mode with a number in stored forms; `nil` if there is none.
  package init?(storedNumber: UInt32) {
    guard let mode = Self.allCases.first(where: { $0.facts.storedNumber == storedNumber }) else { return nil }
    self = mode
  }
}

extension NumberMode.Facts {
  static let double = Self(
    storedNumber: 0, wordCount: 1, plural: "doubles", description: "doubles", largest: "1.8e308",
    tracksExactness: false,
    roundsWholeLiterals: true, convertsByDoubles: true, foldsConstants: true, cubesByProducts: true)
  static let decimal = Self(
    storedNumber: 1, wordCount: 2, plural: "decimals", description: "decimals of 34 digits", largest: "1e6145",
    tracksExactness: true,
    roundsWholeLiterals: false, convertsByDoubles: false, foldsConstants: false, cubesByProducts: false)
  static let exact = Self(
    storedNumber: 2, wordCount: nil, plural: "exact numbers", description: "exact numbers, every digit correct",
    largest: "1e5000000",
    tracksExactness: true, roundsWholeLiterals: false, convertsByDoubles: false, foldsConstants: false,
    cubesByProducts: false)
}

#if !hasFeature(Embedded)
  extension NumberMode: Codable {}
#endif
