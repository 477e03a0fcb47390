/// An arbitrary-length decimal number as its digits, independent of the number modes of formulas.
struct DecimalDigits: Hashable, Sendable {
  private(set) var isNegative: Bool
  /// The significant digits without leading and trailing zeros, each 0 to 9; empty for 0.
  private(set) var digits: [UInt8]
  /// The position of the decimal point: the number is 0.d₁d₂d₃… · 10^pointPosition.
  private(set) var pointPosition: Int

  /// The maximum magnitude of a parsed exponent. It exceeds that of all number modes, exact numbers being within about
  /// 2^(2^47), and sums of such exponents cannot overflow.
  private static let largestExponent = 1 << (Int.bitWidth == 64 ? 48 : 29)

  var isZero: Bool { digits.isEmpty }
  /// The exponent in scientific notation; 0 for 0.
  var exponent: Int { isZero ? 0 : pointPosition - 1 }
  var isWhole: Bool { digits.count <= pointPosition || isZero }

  /// Parses decimal text: a sign, digits with an optional point, an exponent. `-0` is 0.
  ///
  /// - Complexity: O(length of the text).
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    isNegative = bytes.first == UInt8(ascii: "-")
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    var exponent = 0
    if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      guard let number = Int(String(decoding: bytes[(mark + 1)...], as: UTF8.self)), abs(number) <= Self.largestExponent
      else { return nil }
      exponent = number
      bytes = bytes[..<mark]
    }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), bytes.count > parts.count - 1,
      parts.joined().allSatisfy({ (0x30...0x39).contains($0) })
    else {
      return nil
    }
    digits = parts.joined().map { $0 & 0xF }
    pointPosition = parts[0].count + exponent
    normalize()
  }

  private mutating func normalize() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    pointPosition -= zeros
    if digits.isEmpty {
      isNegative = false
      pointPosition = 0
    }
  }

  /// The number multiplied by a power of ten.
  func shifted(by places: Int) -> Self {
    var result = self
    if !isZero { result.pointPosition += places }
    return result
  }

  /// The number rounded to a number of decimals, half away from zero; a negative number rounds before the point.
  func rounded(places: Int) -> Self {
    let kept = pointPosition + places
    guard kept < digits.count else { return self }
    var result = self
    guard kept >= 0 else {
      result.digits = []
      result.normalize()
      return result
    }
    result.digits.removeLast(digits.count - kept)
    if digits[kept] >= 5 { result.increment() }
    result.normalize()
    return result
  }

  /// The number truncated to a number of decimals; a negative number truncates before the point.
  func cut(places: Int) -> Self {
    let kept = pointPosition + places
    guard kept < digits.count else { return self }
    var result = self
    result.digits.removeLast(digits.count - max(0, kept))
    result.normalize()
    return result
  }

  /// The number with one more digit appended, at a decimal place after all its digits.
  func adding(_ digit: UInt8, atPlace place: Int) -> Self {
    var result = self
    if isZero { result.pointPosition = 0 }
    let zeros = result.pointPosition + place - 1 - digits.count
    precondition(zeros >= 0, "digits are added behind the others")
    result.digits += [UInt8](repeating: 0, count: zeros) + [digit]
    result.normalize()
    return result
  }

  /// Adds one unit in the last place.
  private mutating func increment() {
    while digits.last == 9 { digits.removeLast() }
    if let last = digits.last {
      digits[digits.count - 1] = last + 1
    } else {
      digits = [1]
      pointPosition += 1
    }
  }

  /// The digits before the point after multiplication by 10^shift; at least one.
  func integerText(shift: Int = 0) -> String {
    let count = pointPosition + shift
    guard count > 0 else { return "0" }
    return Self.text(digits.prefix(count)) + String(repeating: "0", count: max(0, count - digits.count))
  }

  /// The decimals after multiplication by 10^shift, without trailing zeros.
  func fractionText(shift: Int = 0) -> String {
    let count = pointPosition + shift
    guard !isZero, count < digits.count else { return "" }
    return String(repeating: "0", count: max(0, -count)) + Self.text(digits.dropFirst(max(0, count)))
  }

  /// The number as text: `-1234.50`, or with a power of ten, `1.5e-7`.
  ///
  /// - Parameters:
  ///   - power: the exponent of ten; `nil` for none.
  ///   - places: the minimum number of decimals, padded with zeros.
  ///   - mark: the text after the digits.
  ///   - grouped: groups the digits before the point.
  func text(power: Int? = nil, places: Int = 0, mark: String = "", grouped: (String) -> String = { $0 }) -> String {
    let shift = -(power ?? 0)
    var fraction = fractionText(shift: shift)
    fraction += String(repeating: "0", count: max(0, places - fraction.utf8.count))
    let behind = (fraction.isEmpty ? "" : "." + fraction) + mark + (power.map { "e\($0)" } ?? "")
    return (isNegative ? "-" : "") + grouped(integerText(shift: shift)) + behind
  }

  /// The exponent of the number in a notation whose exponents are multiples of a step.
  func power(step: Int) -> Int { exponent - ((exponent % step) + step) % step }

  private static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 | 0x30 }, as: UTF8.self)
  }

  /// The magnitude times 10^scale if it is an integer below 2^128; otherwise `nil`.
  func magnitude(scale: Int = 0) -> UInt128? {
    guard !isZero else { return 0 }
    let count = pointPosition + scale
    guard digits.count <= count, count <= 39 else { return nil }
    var result: UInt128 = 0
    for index in 0..<count {
      let (product, overflows) = result.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(index < digits.count ? UInt128(digits[index]) : 0)
      if overflows || carries { return nil }
      result = sum
    }
    return result
  }
}
