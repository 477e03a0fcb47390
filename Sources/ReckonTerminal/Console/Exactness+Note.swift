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

  /// The note on an inexact result in a number mode; `nil` for exact results.
  package func note(_ mode: NumberMode) -> Phrase? {
    switch (self, mode) {
    case (.exact, _): nil
    case (.rounded, .exact): Phrase("roundedANumberTookPart", "rounded: a number took part that was rounded to digits")
    case (.rounded, .double), (.rounded, .decimal):
      Phrase("roundedTheExactValueHasMore", "rounded: the exact value has more than 34 digits, here or on the way")
    case (.approximate, .exact):
      Phrase("approximateAMeasuredConstant", "approximate: a measured constant, a double or a host's function took part")
    case (.approximate, .double), (.approximate, .decimal):
      Phrase("approximateAFunctionTookPart", "approximate: a function took part that is computed to 15 digits")
    }
  }
}
