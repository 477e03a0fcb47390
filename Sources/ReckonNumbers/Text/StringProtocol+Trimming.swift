extension StringProtocol {
  /// The text without surrounding blanks: spaces of every width, and tabs.
  package var trimmed: String { trimmed { Self.isBlank($0) } }

  /// The text without surrounding blanks and line ends.
  package var trimmedOfLines: String { trimmed { Self.isBlank($0) || Self.isLineEnd($0) } }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    ("\n"..."\r").contains(scalar) || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private func trimmed(_ isDropped: (Unicode.Scalar) -> Bool) -> String {
    guard let first = unicodeScalars.firstIndex(where: { !isDropped($0) }),
      let last = unicodeScalars.lastIndex(where: { !isDropped($0) })
    else { return "" }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars[first...last])
    return String(kept)
  }
}
