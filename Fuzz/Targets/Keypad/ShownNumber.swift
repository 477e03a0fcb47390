/// A number as a person reads it from a display, in digits of its own: `-1,234.5e-7`, `5/2`, `0xFF`. As exact as
/// doubles are, but with exponents of any size.
struct ShownNumber {
  /// The number is `mantissa · 10^exponent`; the mantissa is at least 1 and less than 10 in magnitude, or 0.
  private(set) var mantissa: Double
  private(set) var exponent: Int

  var isZero: Bool { mantissa == 0 }

  private init(_ mantissa: Double, _ exponent: Int) {
    (self.mantissa, self.exponent) = (mantissa, exponent)
    while abs(self.mantissa) >= 10 { (self.mantissa, self.exponent) = (self.mantissa / 10, self.exponent + 1) }
    while abs(self.mantissa) < 1, self.mantissa != 0 {
      (self.mantissa, self.exponent) = (self.mantissa * 10, self.exponent - 1)
    }
    if self.mantissa == 0 { self.exponent = 0 }
  }

  /// Nothing for what is no number. Digits that `…` stands for are left out.
  init?(_ text: String) {
    let text = text.filter { $0 != "…" }
    let isNegative = text.hasPrefix("-")
    let sign: Double = isNegative ? -1 : 1
    let digits = isNegative ? String(text.dropFirst()) : text
    if let radix = ["0x": 16, "0o": 8, "0b": 2][String(digits.prefix(2))] {
      guard let number = UInt128(digits.dropFirst(2), radix: radix) else { return nil }
      self.init(sign * Double(number), 0)
      return
    }
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = Self(String(parts[0])), let denominator = Self(String(parts[1])), !denominator.isZero else {
        return nil
      }
      self.init(sign * numerator.mantissa / denominator.mantissa, numerator.exponent - denominator.exponent)
      return
    }
    guard let plain = Self.plain(digits) else { return nil }
    self.init(sign * plain.mantissa, plain.exponent)
  }

  /// Digits, perhaps with a point, thousands' marks in their places, and an exponent.
  private static func plain(_ text: String) -> (mantissa: Double, exponent: Int)? {
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let power = parts.count == 2 ? Int(parts[1]) : 0 else { return nil }
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let groups = halves[0].split(separator: ",", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count), groups.count == 1 || groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return nil
    }
    let whole = groups.joined()
    let all = Array((whole + (halves.count == 2 ? halves[1] : "")).utf8)
    guard !whole.isEmpty, all.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    let zeros = all.prefix { $0 == 0x30 }.count
    let significant = all.dropFirst(zeros).prefix(18)
    guard !significant.isEmpty else { return (0, 0) }
    // Eighteen digits and their power of ten are whole numbers: the mantissa is rounded twice.
    let mantissa =
      Double(significant.reduce(0 as UInt64) { $0 * 10 + UInt64($1 - 0x30) }) / Self.power(significant.count - 1)
    return (mantissa, power + whole.utf8.count - zeros - 1)
  }

  /// Whether two numbers are the same but for rounding.
  ///
  /// - Parameters:
  ///   - digits: how many digits agree.
  ///   - places: how far behind the point they may differ instead, by half a unit.
  func agrees(with other: Self, digits: Int, places: Int) -> Bool {
    if isZero && other.isZero { return true }
    let top = max(isZero ? .min : exponent, other.isZero ? .min : other.exponent)
    let difference = abs(Self.scaled(self, top) - Self.scaled(other, top))
    // Mantissas below ten, rounded twice each, are off by no more than 4e-15 together.
    return difference <= Self.power(-digits) || difference <= 0.5 * Self.power(-places - top) + 4e-15
  }

  private static func scaled(_ number: Self, _ top: Int) -> Double {
    number.isZero ? 0 : number.mantissa / power(top - number.exponent)
  }

  private static func power(_ exponent: Int) -> Double {
    (0..<min(abs(exponent), 400)).reduce(1.0) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }
}
