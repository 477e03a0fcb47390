import Reckon
import ReckonCatalogue

/// A number in human-readable form: `$1,234.50`, `1.234,50 €`, `5%`, `(1,234.50)`, `1'234.50`, `1 234,50`.
///
/// An ambiguous text is not a number: the decimal mark is the stated one, and the other mark may only separate groups
/// of three digits, the first of which does not begin with 0.
struct LenientNumber {
  /// The number in standard form, `-1234.50`; a percentage has an exponent.
  let text: [UInt8]
  /// The code of its currency, and the currency sign, if it has one.
  let currency: String?
  let sign: String?

  /// - Parameter isOfPercents: whether the numbers of the column are percentages already, so that 5% is read as 5.
  init?(_ field: some Sequence<UInt8>, _ marks: NumberMarks, isOfPercents: Bool = false) {
    var rest = Self.scalars(of: field)[...]
    Self.trim(&rest)
    var (isNegative, hasSign, isPercent) = (false, false, false)
    var (currency, sign): (String?, String?)
    if rest.first == "(", rest.last == ")" {
      rest = rest.dropFirst().dropLast()
      (isNegative, hasSign) = (true, true)
    }
    // The digits may be preceded by a sign and a currency, in any order.
    while let first = rest.first, !Self.isDigit(first), first != ".", first != "," {
      if first == " " {
        rest.removeFirst()
      } else if !hasSign, first == "-" || first == "+" {
        (isNegative, hasSign) = (first == "-", true)
        rest.removeFirst()
      } else if currency == nil, let (code, count) = Self.currency(rest) {
        (currency, sign) = (code, count == 1 ? String(first) : nil)
        rest.removeFirst(count)
      } else {
        return nil
      }
    }
    // They may be followed by a percent sign or a currency, and by a minus sign, as some programs write it.
    while let last = rest.last, !Self.isDigit(last), last != ".", last != "," {
      if last == " " {
        rest.removeLast()
      } else if !hasSign, last == "-" {
        (isNegative, hasSign) = (true, true)
        rest.removeLast()
      } else if last == "%", !isPercent, currency == nil {
        isPercent = true
        rest.removeLast()
      } else if currency == nil, !isPercent, let (code, count) = Self.currency(atEndOf: rest) {
        (currency, sign) = (code, count == 1 ? String(last) : nil)
        rest.removeLast(count)
      } else {
        return nil
      }
    }
    guard let digits = Self.digits(rest, marks) else { return nil }
    text = (isNegative ? [UInt8(ascii: "-")] : []) + digits + (isPercent && !isOfPercents ? Array("e-2".utf8) : [])
    (self.currency, self.sign) = (currency, sign)
  }

  /// The characters of a field, with typographic blanks, minus signs and apostrophes replaced by plain ones.
  private static func scalars(of field: some Sequence<UInt8>) -> [Unicode.Scalar] {
    String(decoding: Array(field), as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar {
      case "\t", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}": " "
      case "\u{2212}": "-"
      case "\u{2019}": "'"
      default: scalar
      }
    }
  }

  private static func trim(_ rest: inout ArraySlice<Unicode.Scalar>) {
    rest = rest.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { "A"..."Z" ~= scalar }

  /// The currency at the start of the characters, and the number of characters that name it: a sign, or a code not
  /// followed by a letter.
  private static func currency(_ rest: ArraySlice<Unicode.Scalar>) -> (code: String, count: Int)? {
    guard let first = rest.first else { return nil }
    if let code = Catalogue.currency(ofSign: String(first)) { return (code, 1) }
    let code = String(String.UnicodeScalarView(rest.prefix(3)))
    let isWhole = rest.dropFirst(3).first.map { !isLetter($0) } ?? true
    return isWhole && Catalogue.number(ofCurrency: code) != nil ? (code, 3) : nil
  }

  private static func currency(atEndOf rest: ArraySlice<Unicode.Scalar>) -> (code: String, count: Int)? {
    currency(rest.suffix(rest.last.map(isLetter) ?? false ? 3 : 1))
  }

  /// The digits of a number with a point and without group separators; `nil` if marks are misplaced.
  private static func digits(_ scalars: ArraySlice<Unicode.Scalar>, _ marks: NumberMarks) -> [UInt8]? {
    let decimal = Unicode.Scalar(marks.decimal)
    let parts = scalars.split(separator: decimal, maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : []
    let separators: [Unicode.Scalar] = [decimal == "." ? "," : ".", " ", "'"]
    guard fraction.allSatisfy(isDigit), let whole = parts.first else { return nil }
    let separator = whole.first { !isDigit($0) }
    let groups = separator.map { whole.split(separator: $0, omittingEmptySubsequences: false) } ?? [whole]
    guard groups.allSatisfy({ $0.allSatisfy(isDigit) }), !groups[0].isEmpty || groups.count == 1 && !fraction.isEmpty
    else {
      return nil
    }
    if let separator {
      guard separators.contains(separator), groups[0].count <= 3, groups[0].first != "0",
        groups.dropFirst().allSatisfy({ $0.count == 3 })
      else { return nil }
    }
    let point: [Unicode.Scalar] = fraction.isEmpty ? [] : ["."]
    return (groups.flatMap { $0 } + point + fraction).map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// Whether it may be in a column of amounts in a currency: a sign such as `$` is used by several of them.
  func isIn(_ code: String) -> Bool {
    guard let currency, currency != code else { return true }
    return sign.map { Self.currencies(ofSign: $0).contains(code[...]) } ?? false
  }

  private static func currencies(ofSign sign: String) -> [Substring] {
    let codes =
      switch sign {
      case "$":
        "AUD BBD BMD BND BSD BZD CAD CLP COP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD UYU XCD ARS"
      case "£": "EGP FKP GIP LBP SHP SSP SYP"
      case "¥": "CNY"
      default: ""
      }
    return codes.split(separator: " ")
  }
}
