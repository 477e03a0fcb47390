/// The parts of decimal text: `-12.5e3` is the digits 1 2 5, one place, and the exponent 3.
struct ScannedDecimal {
  private(set) var isNegative = false
  /// All digits, including leading and trailing zeros; at least one.
  private(set) var digits: [UInt8] = []
  /// The number of digits after the point.
  private(set) var places = 0
  /// The exponent as written; saturated at half of the largest word.
  private(set) var exponent = 0

  /// Parses a sign, digits with an optional point, and an exponent; `nil` for other text.
  ///
  /// - Complexity: O(length of the text).
  init?(_ text: Substring) {
    var rest = text.utf8[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    var hasPoint = false
    scan: while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte & 0xF)
        places += hasPoint ? 1 : 0
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let magnitude =
          rest.first.map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") } == true ? rest.dropFirst() : rest
        guard !magnitude.isEmpty, magnitude.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        let power = min(Int(Substring(magnitude)) ?? .max, .max / 2)
        exponent = rest.first == UInt8(ascii: "-") ? -power : power
        break scan
      default: return nil
      }
    }
    guard !digits.isEmpty else { return nil }
  }
}
