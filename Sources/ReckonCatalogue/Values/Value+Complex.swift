/// Complex numbers as texts.
extension Value {
  /// A complex number as formulas read it: `3 + 4i`, with the unit of a quantity `(3 + 4i) Ω`. A part of zero is left
  /// out.
  ///
  /// - Parameter written: the text of a part, as a plain number.
  /// - Complexity: O(characters).
  package func complexText(_ part: ValueKind, _ written: (Value, ValueKind) -> String) -> String? {
    guard let (real, imaginary) = complexParts else { return nil }
    let text = Self.complexText(
      real.isNothing ? nil : written(.number(real), .number),
      imaginary.isNothing ? nil : written(.number(imaginary), .number))
    guard let unit = part.unit else { return text }
    return ResultForm.written(real.isNothing || imaginary.isNothing ? text : "(\(text))", of: unit)
  }

  /// The text of a sum of a real part and the imaginary unit times another, of which `nil` is zero.
  package static func complexText(_ real: String?, _ imaginary: String?) -> String {
    guard let imaginary else { return real ?? "0" }
    // The sign of a sum's first term is not that of the sum.
    let minus = isSum(imaginary.dropFirst()) ? "" : imaginary.hasPrefix("-") ? "-" : imaginary.hasPrefix("−") ? "−" : ""
    let size = imaginary.dropFirst(minus.count)
    // 1/3i would be 1/(3i).
    let isPlain = size.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || [".", ",", "…"].contains($0) }
    let times = size == "1" ? "i" : isPlain ? "\(size)i" : "(\(size))i"
    guard let real else { return minus + times }
    return "\(real) \(minus.isEmpty ? "+" : minus) \(times)"
  }

  /// Whether a text has a sign between terms: outside of brackets, and not that of an exponent.
  private static func isSum(_ text: Substring) -> Bool {
    var depth = 0
    var last: Character = " "
    for character in text {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "+", "-", "−": if depth == 0, !"eE^*/".contains(last) { return true }
      default: break
      }
      last = character
    }
    return false
  }
}

extension NumericValue {
  fileprivate var isNothing: Bool { isFinite && !isTrue }
}
