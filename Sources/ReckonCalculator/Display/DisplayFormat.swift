/// How numbers are written on the display.
///
/// It works on decimal text alone, digit by digit, so that nothing is rounded but what it says.
public struct DisplayFormat: Hashable, Sendable {
  /// The way in which numbers are written. Default: normal.
  public var notation = CalculatorSettings.Notation.normal
  /// The most digits behind the point; less than 0 counts as 0, more than 20 as 20. Without a number, as many digits as the width holds, at
  /// most ``mostDigits`` significant ones, and 4 places in fixed notation. Default: without.
  public var places: Int?
  /// Whether thousands are set apart where the width allows it. Default: yes.
  public var groupsDigits = true
  /// The widest text, in columns; what is wider goes to scientific form. Default: 24.
  public var width = 24

  /// Whether digits for which there is no room are cut off, with `…` in their place, where no places are asked for; otherwise numbers are
  /// rounded. Default: no.
  public var cutsOff = false

  /// The format with all defaults.
  public init() {}

  /// The format that settings ask for.
  public init(_ settings: CalculatorSettings, width: Int = 24) {
    notation = settings.notation
    places = settings.decimalPlaces
    groupsDigits = settings.groupsDigits
    cutsOff = settings.numberMode == .exact
    self.width = width
  }

  /// The most significant digits that are shown unless places are asked for.
  public static let mostDigits = 15

  /// A number as it is displayed, rounded half away from zero. In normal notation one that rounds to 0 without being it is in scientific form,
  /// and without a number of places one below 10⁻⁶ and one of more digits before the point than are shown.
  ///
  /// Scientific form is `1.5e-7`. Fractions are improper, `5/2`, which formulas read; a number that is no fraction with a denominator up to
  /// 1,000,000, and a number that is not whole or beyond ±2^127 in the notations of other bases, is written as in normal notation.
  ///
  /// - Parameter value: decimal text that the language reads, with all its digits, or with `…` behind the first ones. Other text, such as
  ///   `inf`, is returned as it is.
  /// - Complexity: O(length of the text).
  public func text(of value: String) -> String {
    guard let first = FirstDigits(value) else { return value }
    let number = first.sticky
    let cutsOff = cutsOff && places == nil
    switch notation {
    case .normal: return cutsOff ? firstDigits(first) : plain(number, keepsZeros: false)
    case .fixed: return plain(number, keepsZeros: true)
    case .scientific: return cutsOff ? firstDigits(first, step: 1) : scientific(number)
    case .engineering: return cutsOff ? firstDigits(first, step: 3) : exponential(number, step: 3)
    case .fraction, .hexadecimal, .octal, .binary:
      return exactText(of: number) ?? (cutsOff ? firstDigits(first) : plain(number, keepsZeros: false))
    }
  }

  /// A number as a fraction or in another base, where the notation is one of these, the number can be written so and the width allows it.
  ///
  /// - Parameter double: what the number's digits are the shortest text of, if they are one's.
  func exactText(of number: DecimalDigits, nearest double: Double? = nil) -> String? {
    let text =
      switch notation {
      case .fraction: number.fraction(nearest: double).map { groupedFraction($0, of: number) }
      case .hexadecimal: number.text(radix: 16, prefix: "0x")
      case .octal: number.text(radix: 8, prefix: "0o")
      case .binary: number.text(radix: 2, prefix: "0b")
      case .normal, .fixed, .scientific, .engineering: String?.none
      }
    return text.flatMap { $0.count <= width ? $0 : nil }
  }

  /// A number while it is typed: thousands set apart where the width allows it, all else as it was typed, zeros behind the point included.
  ///
  /// - Parameter typed: digits, perhaps behind a `-`, perhaps with a point.
  public func entryText(_ typed: String) -> String {
    // Nothing is set apart in three digits, nor where there is no room for it.
    guard typed.utf8.count > 3, typed.utf8.count < width else { return typed }
    let isNegative = typed.hasPrefix("-")
    let digits = isNegative ? typed.dropFirst() : typed[...]
    let integer = digits.prefix { $0 != "." }
    let text = (isNegative ? "-" : "") + grouped(String(integer)) + digits[integer.endIndex...]
    return text.count <= width ? text : typed
  }

  private var usedPlaces: Int { min(max(places ?? 4, 0), 20) }

  /// A number with as many digits as the width holds.
  private func automatic(_ number: DecimalDigits) -> String {
    let last = Self.mostDigits - number.pointPosition
    let rounded = number.rounded(places: last)
    // Zeros before the point in place of digits that are not shown would be taken for digits.
    guard number.isZero || rounded.exponent >= Self.leastPlainExponent && (rounded == number || last >= 0) else {
      return scientific(number)
    }
    let most = rounded.fractionText().count
    // Rather than fewer significant digits than these another form is taken.
    let least = min(most, max(Self.leastPlaces, Self.leastPlaces - 1 - rounded.exponent))
    for isGrouped in groupsDigits ? [true, false] : [false] {
      for places in (least...most).reversed() {
        let text = number.rounded(places: min(places, last)).text { isGrouped ? grouped($0) : $0 }
        if text.count <= width { return text }
      }
    }
    return scientific(number)
  }

  /// The exponent from which on numbers are written without one, as the language writes decimals.
  static let leastPlainExponent = -6

  /// A number without exponent; scientific when that is too wide.
  private func plain(_ number: DecimalDigits, keepsZeros: Bool) -> String {
    // Before any text is made: an exponent may ask for a million zeros.
    guard number.pointPosition <= max(width, 0) else { return scientific(number) }
    if places == nil, !keepsZeros { return automatic(number) }
    // A number is not 0 because it is small; whole numbers only are what no places ask for.
    if !keepsZeros, usedPlaces > 0, !number.isZero, number.rounded(places: usedPlaces).isZero { return scientific(number) }
    // Of many places those that do not fit are left off, and then the thousands' marks, before the form is changed.
    for isGrouped in groupsDigits ? [true, false] : [false] {
      for places in (min(usedPlaces, keepsZeros ? usedPlaces : Self.leastPlaces)...usedPlaces).reversed() {
        let text = number.rounded(places: places).text(places: keepsZeros ? places : 0) { isGrouped ? grouped($0) : $0 }
        if text.count <= width { return text }
      }
    }
    return scientific(number)
  }

  /// The places that are not given up for want of width.
  static let leastPlaces = 4

  /// A number with one digit before the point, and as many behind it as are asked for and fit.
  private func scientific(_ number: DecimalDigits) -> String { exponential(number, step: 1) }

  /// A number with an exponent that is a multiple of `step`, and as many digits behind the point as are asked for and fit.
  private func exponential(_ number: DecimalDigits, step: Int) -> String {
    var places = places == nil ? Self.mostDigits - 1 : usedPlaces
    var text = exponential(number, step: step, places: places)
    while text.count > width, places > 0 {
      places -= 1
      text = exponential(number, step: step, places: places)
    }
    return text
  }

  /// A number with an exponent that is a multiple of `step`.
  private func exponential(_ number: DecimalDigits, step: Int, places: Int) -> String {
    // Rounding may reach the next power of ten, 999.99 the next thousand: the exponent is that of the rounded number.
    let most = self.places == nil ? Self.mostDigits - number.pointPosition : .max
    let rounded = number.rounded(places: min(places - number.power(step: step), most))
    return rounded.text(power: rounded.power(step: step))
  }

  private func groupedFraction(_ fraction: (numerator: UInt128, denominator: UInt128), of number: DecimalDigits) -> String {
    let denominator = fraction.denominator == 1 ? "" : "/\(grouped(String(fraction.denominator)))"
    return (number.isNegative ? "-" : "") + grouped(String(fraction.numerator)) + denominator
  }

  /// Digits with thousands set apart.
  func grouped(_ digits: String) -> String {
    let count = digits.utf8.count
    guard groupsDigits, count > 3 else { return digits }
    var result: [UInt8] = []
    result.reserveCapacity(count + count / 3)
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (count - index) % 3 == 0 { result.append(UInt8(ascii: ",")) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

#if !hasFeature(Embedded)
  extension DisplayFormat: Codable {}
#endif
