import Reckon

extension Exactness {
  /// How JSON calls it; `nil` for exact numbers.
  package var name: String? {
    switch self {
    case .exact: nil
    case .rounded: "rounded"
    case .approximate: "approximate"
    }
  }

  /// What a note says of a result; `nil` for exact numbers.
  package var note: String? {
    switch self {
    case .exact: nil
    case .rounded: "rounded: the exact value has more than 34 digits, here or on the way"
    case .approximate: "approximate: a function took part that is computed to 15 digits"
    }
  }
}
