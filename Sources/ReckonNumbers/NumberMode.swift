/// The kind of numbers that a formula computes with. It is fixed when a formula is compiled, and stored with it.
public enum NumberMode: String, Hashable, Sendable, CaseIterable {
  /// IEEE 754 binary64.
  case double
  /// IEEE 754 decimal128: 34 significant digits.
  case decimal
}

extension NumberMode {
  /// The number that stands for it in stored programs. It is never changed and never used again.
  package var storedNumber: UInt32 {
    switch self {
    case .double: 0
    case .decimal: 1
    }
  }

  /// The mode that a number in a stored program stands for, unless there is none such.
  package init?(storedNumber: UInt32) {
    guard let mode = Self.allCases.first(where: { $0.storedNumber == storedNumber }) else { return nil }
    self = mode
  }
}
