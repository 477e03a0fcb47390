/// Writing numbers.
public enum NumberText {
  /// The shortest decimal text that reads back as the same double: `0.1`, `3`, `1e16`, `inf`, `nan`.
  ///
  /// - Complexity: O(1).
  public static func shortest(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-inf" : "inf" }
    let text = number.description
    if text.hasSuffix(".0") { return String(text.dropLast(2)) }
    guard let exponent = text.firstIndex(of: "e") else { return text }
    var mantissa = text[..<exponent]
    if mantissa.hasSuffix(".0") { mantissa = mantissa.dropLast(2) }
    var digits = text[text.index(after: exponent)...]
    let sign = digits.first == "-" ? "-" : ""
    digits = digits.drop { $0 == "+" || $0 == "-" || $0 == "0" }
    return "\(mantissa)e\(sign)\(digits)"
  }
}
