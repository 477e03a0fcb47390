/// A number being typed.
struct NumberEntry: Hashable, Sendable {
  /// The maximum number of digits.
  static let maximumDigits = 20

  /// The typed digits, with at most one point after the first of them. Never empty.
  private(set) var typed = "0"
  private(set) var isNegative = false

  /// The number as parsable text. A trailing point is dropped.
  var text: String { (isNegative ? "-" : "") + (typed.hasSuffix(".") ? String(typed.dropLast()) : typed) }

  /// The number as typed.
  var shown: String { (isNegative ? "-" : "") + typed }

  var isZero: Bool { typed.allSatisfy { $0 == "0" || $0 == "." } }

  /// Whether no more digits can be typed.
  var isFull: Bool { digitCount >= Self.maximumDigits }
  var hasPoint: Bool { typed.contains(".") }

  private var digitCount: Int { typed.count { $0 != "." } }

  /// Appends digits. A leading 0 is replaced, and digits beyond the limit are ignored.
  mutating func append(_ digits: String) {
    for digit in digits {
      if typed == "0" {
        typed = String(digit)
      } else if digitCount < Self.maximumDigits {
        typed.append(digit)
      }
    }
  }

  /// Appends the point; a second one is ignored.
  mutating func appendPoint() {
    if !hasPoint { typed.append(".") }
  }

  /// Deletes the last character; deleting the last digit leaves a 0.
  mutating func removeLast() {
    typed.removeLast()
    if typed.isEmpty { typed = "0" }
    if isZero { isNegative = false }
  }

  /// Changes the sign, except that of 0.
  mutating func changeSign() {
    if !isZero { isNegative.toggle() }
  }
}
