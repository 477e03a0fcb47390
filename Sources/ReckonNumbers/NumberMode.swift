/// The kind of numbers that a formula computes with. It is fixed when a formula is compiled, and stored with it.
public enum NumberMode: String, Hashable, Sendable, CaseIterable {
  /// IEEE 754 binary64.
  case double
  /// IEEE 754 decimal128: 34 significant digits.
  case decimal
  /// Fractions of whole numbers of any size, and reals that give as many right digits as are asked for.
  case exact
}

extension NumberMode {
  /// A row for each mode: the facts that code for all kinds of numbers reads instead of naming modes.
  package struct Facts: Sendable {
    /// The number that stands for the mode in stored programs and books. It is never changed and never used again.
    package let storedNumber: UInt32
    /// The number of 64-bit words that a number takes in stored forms; nil where it takes a text.
    package let wordCount: Int?
    /// A noun for several numbers of the kind.
    package let plural: StaticString
    /// The same with their precision, for lists of options.
    package let description: StaticString
    /// The order of the largest finite number, for messages.
    package let largest: StaticString
    /// Whether results report how exact they are.
    package let tracksExactness: Bool
    /// Whether a literal of 16 digits or more may become another whole number than the one written.
    package let roundsWholeLiterals: Bool
    /// Whether the numbers by which units are converted are rounded to doubles.
    package let convertsByDoubles: Bool
    /// Whether the compiler applies functions to constants, by their kernels on doubles, and drops operations that change no double.
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

  /// The modes whose numbers have a fixed size: what tables and the keypad compute in.
  package static let ofFixedSize = allCases.filter { $0.facts.wordCount != nil }

  /// The mode that a number in a stored form stands for, unless there is none such.
  package init?(storedNumber: UInt32) {
    guard let mode = Self.allCases.first(where: { $0.facts.storedNumber == storedNumber }) else { return nil }
    self = mode
  }
}

extension NumberMode.Facts {
  static let double = Self(
    storedNumber: 0, wordCount: 1, plural: "doubles", description: "doubles", largest: "1.8e308", tracksExactness: false,
    roundsWholeLiterals: true, convertsByDoubles: true, foldsConstants: true, cubesByProducts: true)
  static let decimal = Self(
    storedNumber: 1, wordCount: 2, plural: "decimals", description: "decimals of 34 digits", largest: "1e6145", tracksExactness: true,
    roundsWholeLiterals: false, convertsByDoubles: false, foldsConstants: false, cubesByProducts: false)
  static let exact = Self(
    storedNumber: 2, wordCount: nil, plural: "exact numbers", description: "exact numbers, every digit right", largest: "1e5000000",
    tracksExactness: true, roundsWholeLiterals: false, convertsByDoubles: false, foldsConstants: false, cubesByProducts: false)
}

#if !hasFeature(Embedded)
  extension NumberMode: Codable {}
#endif
