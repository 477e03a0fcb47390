/// The display format of numbers.
///
/// It operates on decimal digits only, so that no other rounding occurs than documented.
public struct DisplayFormat: Hashable, Sendable {
  /// The notation. Default: normal.
  public var notation = CalculatorSettings.Notation.normal
  /// The maximum number of decimals, clamped to 0...20. If `nil`, as many digits as fit the width, at most
  /// ``mostDigits`` significant ones, and 4 decimals in fixed notation. Default: `nil`.
  public var places: Int?
  /// Whether to use thousands separators if they fit. Default: yes.
  public var groupsDigits = true
  /// The maximum width in columns; wider numbers are displayed in scientific notation. Default: 24.
  public var width = 24

  /// Whether digits that do not fit are truncated and replaced by `…`, unless a number of decimals is set; otherwise
  /// numbers are rounded. Default: no.
  public var cutsOff = false

  /// The format with all defaults.
  public init() {}

  /// The format according to settings.
  public init(_ settings: CalculatorSettings, width: Int = 24) {
    notation = settings.notation
    places = settings.decimalPlaces
    groupsDigits = settings.groupsDigits
    cutsOff = settings.numberMode == .exact
    self.width = width
  }

  /// The maximum number of significant digits unless a number of decimals is set.
  public static let mostDigits = 15

  /// A number as displayed, rounded half away from zero. In normal notation, a nonzero number that rounds to 0 is
  /// displayed in scientific notation; without a number of decimals, so is one below 10⁻⁶ and one with more integer
  /// digits than are displayed.
  ///
  /// Scientific notation is `1.5e-7`. Fractions are improper, `5/2`, as in formulas; a number that is not a fraction
  /// with a denominator up to 1,000,000, and in the notations of other bases a number that is not an integer within
  /// ±2^127, is displayed in normal notation.
  ///
  /// - Parameter value: parsable decimal text with all digits, or with `…` after the first ones. Other text, such as
  ///   `inf`, is returned unchanged.
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

  /// A number as a fraction or in another base, if the notation requests it, the number permits it, and it fits the
  /// width.
  ///
  /// - Parameter double: the double whose shortest text the digits are, if any.
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

  /// A number being typed: with thousands separators if they fit, otherwise as typed, including trailing zeros.
  ///
  /// - Parameter typed: digits, optionally after a `-`, optionally with a point.
  public func entryText(_ typed: String) -> String {
    // Three digits need no separator, and there must be space for it.
    guard typed.utf8.count > 3, typed.utf8.count < width else { return typed }
    let isNegative = typed.hasPrefix("-")
    let digits = isNegative ? typed.dropFirst() : typed[...]
    let integer = digits.prefix { $0 != "." }
    let text = (isNegative ? "-" : "") + grouped(String(integer)) + digits[integer.endIndex...]
    return text.count <= width ? text : typed
  }

  private var usedPlaces: Int { min(max(places ?? 4, 0), 20) }

  /// A number with as many digits as fit the width.
  private func automatic(_ number: DecimalDigits) -> String {
    let last = Self.mostDigits - number.pointPosition
    let rounded = number.rounded(places: last)
    // Zeros in place of hidden integer digits would be mistaken for digits.
    guard number.isZero || rounded.exponent >= Self.leastPlainExponent && (rounded == number || last >= 0) else {
      return scientific(number)
    }
    let most = rounded.fractionText().count
    // If fewer significant digits than these would fit, another notation is used.
    let least = min(most, max(Self.leastPlaces, Self.leastPlaces - 1 - rounded.exponent))
    for isGrouped in groupsDigits ? [true, false] : [false] {
      for places in (least...most).reversed() {
        let text = number.rounded(places: min(places, last)).text { isGrouped ? grouped($0) : $0 }
        if text.count <= width { return text }
      }
    }
    return scientific(number)
  }

  /// The minimum exponent of numbers in plain notation, as in the language.
  static let leastPlainExponent = -6

  /// A number in plain notation, or in scientific notation if it is too wide.
  private func plain(_ number: DecimalDigits, keepsZeros: Bool) -> String {
    // Checked before formatting: an exponent may require a million zeros.
    guard number.pointPosition <= max(width, 0) else { return scientific(number) }
    if places == nil, !keepsZeros { return automatic(number) }
    // A small nonzero number is not displayed as 0, unless zero decimals are set, which requests integers.
    if !keepsZeros, usedPlaces > 0, !number.isZero, number.rounded(places: usedPlaces).isZero {
      return scientific(number)
    }
    // If the number does not fit, decimals are dropped first, then thousands separators, before the notation changes.
    for isGrouped in groupsDigits ? [true, false] : [false] {
      for places in (min(usedPlaces, keepsZeros ? usedPlaces : Self.leastPlaces)...usedPlaces).reversed() {
        let text = number.rounded(places: places).text(places: keepsZeros ? places : 0) { isGrouped ? grouped($0) : $0 }
        if text.count <= width { return text }
      }
    }
    return scientific(number)
  }

  /// The minimum number of decimals that are kept when space is short.
  static let leastPlaces = 4

  /// A number with one digit before the point, and as many decimals as are set and fit.
  private func scientific(_ number: DecimalDigits) -> String { exponential(number, step: 1) }

  /// A number with an exponent that is a multiple of `step`, and as many decimals as are set and fit.
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
    // Rounding may reach the next power of ten, or 999.99 the next thousand: the exponent is that of the rounded
    // number.
    let most = self.places == nil ? Self.mostDigits - number.pointPosition : .max
    let rounded = number.rounded(places: min(places - number.power(step: step), most))
    return rounded.text(power: rounded.power(step: step))
  }

  private func groupedFraction(_ fraction: (numerator: UInt128, denominator: UInt128), of number: DecimalDigits)
    -> String
  {
    let denominator = fraction.denominator == 1 ? "" : "/\(grouped(String(fraction.denominator)))"
    return (number.isNegative ? "-" : "") + grouped(String(fraction.numerator)) + denominator
  }

  /// Digits with thousands separators.
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
