extension ExactNumber {
  /// The number of digits written for a nonterminating number.
  package static let writtenDigits = 34
  /// The limit on digits that decide where a number is truncated, to keep sums of many roots responsive.
  private static let digitsThatDecideText = 1_000

  /// The complete number if it is a terminating decimal, otherwise its first digits and `…`: `0.125`, `0.3333…`.
  ///
  /// Terminating decimals, and integers that fit, are written without an exponent, as are numbers from 10⁻⁷ on. The
  /// digits are truncated; only if the limit of digits or of work does not determine them, as when all following ones
  /// are 0 or 9, they are rounded. A number that cannot be distinguished from 0, but is known to be smaller than the
  /// digits show, is `0.000…`.
  ///
  /// - Parameter isCut: whether a terminating decimal is limited to the same number of digits.
  package func text(digits count: Int = Self.writtenDigits, isCut: Bool = false, _ work: inout Work) throws(Work.Stop)
    -> String
  {
    switch self {
    case .nan: return "nan"
    case .infinity(let isNegative): return isNegative ? "-inf" : "inf"
    case .rational(let value):
      if !isCut, let text = value.wordText(digits: count) { return text }
      // Digits that take too much work are written as for nonterminating numbers.
      let all = isCut ? nil : try work.attempt(.digits) { (work) throws(Work.Stop) in try Self.allDigits(value, &work) }
      if case (let digits, let places)?? = all { return Self.text(value.isNegative, digits, -places, isAll: true) }
    case .combination, .real: break
    }
    do throws(Work.Stop) {
      // If all following digits are 0 or 9, an allowance is spent before the limit of digits is reached.
      let shown = try work.attempt(.digits) { (work) throws(Work.Stop) in
        try work.deciding(digits: Self.digitsThatDecideText) { (work) throws(Work.Stop) in
          try significantDigits(count, rounds: false, &work)
        }
      }
      if case let shown?? = shown { return Self.text(shown) }
      throw .undecided
    } catch {
      guard error == .undecided else { throw error }
      // A difference of long fractions, with few remaining digits.
      if case .real = self, let value = try fraction(&work) {
        return try ExactNumber.rational(value).text(digits: count, isCut: isCut, &work)
      }
      do throws(Work.Stop) {
        if let shown = try significantDigits(count, rounds: true, &work) { return Self.text(shown) }
      } catch {
        guard error == .undecided, try isSmaller(thanTenToThe: -count, &work) else { throw error }
        return "0." + String(repeating: "0", count: count) + "…"
      }
    }
    preconditionFailure("a finite number has digits")
  }

  /// Whether its magnitude is known to be smaller than a power of ten, within the digits that decide a question.
  private func isSmaller(thanTenToThe exponent: Int, _ work: inout Work) throws(Work.Stop) -> Bool {
    guard let ball = try ball(work.precision, &work) else { return false }
    return ball.upper.top < -Self.bits(decimals: -exponent)
  }

  /// All digits of a terminating decimal, and the number of them after the point.
  private static func allDigits(_ value: Rational, _ work: inout Work) throws(Work.Stop) -> (
    digits: [UInt8], places: Int
  )? {
    guard let places = try value.decimalPlaces(&work) else { return nil }
    return (try value.multiplied(by: Rational(.one, tenToThe: places, &work), &work).numerator.digits(&work), places)
  }

  /// The number with a number of significant digits, correctly rounded, padded with zeros if it terminates.
  ///
  /// - Returns: `nil` if the number is not finite.
  package func text(significant count: Int, _ work: inout Work) throws(Work.Stop) -> String? {
    guard let shown = try significantDigits(count, rounds: true, &work) else { return nil }
    return shown.digits.isEmpty
      ? "0" : Self.text((shown.isNegative, shown.digits, shown.exponent, isAll: true), keepsZeros: true)
  }

  /// The number with a number of decimal places, correctly rounded, halves away from 0.
  ///
  /// - Returns: `nil` if the number is not finite.
  package func text(places: Int, _ work: inout Work) throws(Work.Stop) -> String? {
    guard let whole = try scaled(places: places, &work) else { return nil }
    var digits = try whole.digits(&work)
    if digits.count <= places { digits = [UInt8](repeating: 0, count: places + 1 - digits.count) + digits }
    let text = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    return (whole.isNegative ? "-" : "") + text.dropLast(places) + (places > 0 ? "." : "") + text.suffix(places)
  }

  /// Decimal digits that round like the number itself at any place before the last: a sticky 1 follows if there are
  /// more.
  ///
  /// - Returns: `nil` if the number is not finite.
  package func stickyText(digits count: Int = 80, _ work: inout Work) throws(Work.Stop) -> String? {
    guard let shown = try significantDigits(count, rounds: false, &work) else { return nil }
    if shown.digits.isEmpty { return "0" }
    let digits = String(decoding: shown.digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    return (shown.isNegative ? "-" : "") + digits + (shown.isAll ? "" : "1")
      + "e\(shown.exponent - (shown.isAll ? 0 : 1))"
  }

  /// Digits and the power of ten of the last as text.
  private static func text(_ isNegative: Bool, _ digits: [UInt8], _ last: Int, isAll: Bool) -> String {
    text((isNegative, digits, last, isAll))
  }

  /// - Parameter keepsZeros: whether trailing zeros are significant, so that no missing zeros are added before the
  ///   point.
  private static func text(
    _ shown: (isNegative: Bool, digits: [UInt8], exponent: Int, isAll: Bool), keepsZeros: Bool = false
  ) -> String {
    let (digits, last, isAll) = (shown.digits, shown.exponent, shown.isAll)
    let text = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    let (sign, more) = (shown.isNegative ? "-" : "", isAll ? "" : "…")
    let first = digits.count - 1 + last
    if digits.isEmpty || digits == [0] { return "0" }
    if last >= 0, isAll, !keepsZeros || last == 0 { return sign + text + String(repeating: "0", count: last) }
    if first >= 0, last < 0 { return sign + text.prefix(first + 1) + "." + text.dropFirst(first + 1) + more }
    if first < 0, first >= -7 { return sign + "0." + String(repeating: "0", count: -first - 1) + text + more }
    // An integer ends at its point.
    if last == 0 { return sign + text + more }
    var significant = Substring(text)
    if isAll, !keepsZeros { while significant.last == "0" { significant.removeLast() } }
    return sign + significant.prefix(1) + (significant.count > 1 ? "." : "") + significant.dropFirst() + more
      + "e\(first)"
  }

  /// The nearest double within one unit in the last place; infinite or 0 outside the range of doubles.
  package var double: Double {
    switch self {
    case .rational(let value): return value.double
    case .nan: return .nan
    case .infinity(let isNegative): return isNegative ? -.infinity : .infinity
    case .combination, .real: break
    }
    var work = Work()
    guard let ball = try? decide(&work, { ball, _ in ball.accuracy >= 60 ? ball : nil }) else {
      // A number with undetermined first digits is 0 as a double, if it is known to be small enough.
      return (try? isSmaller(thanTenToThe: -324, &work)) == true ? 0 : .nan
    }
    if ball.exponent > 1_100 { return ball.mantissa.isNegative ? -.infinity : .infinity }
    if ball.top < -1_200 { return 0 }
    return ball.fraction.double
  }

  /// The number as a decimal128, and whether that is exact.
  package var decimal: MarkedDecimal {
    var work = Work()
    switch self {
    case .nan: return .nan
    case .infinity(let isNegative): return MarkedDecimal(isNegative ? -Decimal128.infinity : .infinity)
    case .rational, .combination, .real: break
    }
    // Digits with a sticky 1 round to 34 digits like the number itself.
    guard let text = try? stickyText(&work) else { return MarkedDecimal(Decimal128(double), .approximate) }
    var flags: Decimal128.Flags = []
    let value = Decimal128(text, &flags)
    return MarkedDecimal(value, Exactness(flags))
  }

  /// The decimal's value.
  package init(_ decimal: Decimal128) {
    guard decimal.isFinite else {
      self = decimal.isNaN ? .nan : .infinity(isNegative: decimal.isNegative)
      return
    }
    let (isNegative, coefficient, exponent) = decimal.digits
    let magnitude = BigInteger(coefficient)
    self = .rational(
      Work.unlimited { (work) throws(Work.Stop) in
        try Rational(isNegative ? -magnitude : magnitude, tenToThe: exponent, &work)
      })
  }

  /// The value of decimal digits, with an optional sign, point and exponent; infinity if it has more bits than exact
  /// numbers may have. `nil` for other text.
  package init?(decimalText text: String) {
    guard let scanned = ScannedDecimal(text[...]) else { return nil }
    var work = Work()
    do {
      let coefficient = try BigInteger(digits: scanned.digits[...], &work)
      let exponent = scanned.exponent - scanned.places
      self = .rational(try Rational(scanned.isNegative ? -coefficient : coefficient, tenToThe: exponent, &work))
    } catch {
      self = .infinity(isNegative: scanned.isNegative)
    }
  }

  /// The value that a double's shortest text spells.
  package init(shortest double: Double) { self.init(Decimal128(shortest: double)) }
}

extension Ball {
  /// The midpoint as a fraction.
  fileprivate var fraction: Rational {
    let twos = mantissa.isZero ? 0 : mantissa.trailingZeroBitCount
    let (odd, power) = (mantissa.truncatedShiftRight(twos), exponent + twos)
    return Rational(lowest: power > 0 ? odd << power : odd, power < 0 ? BigInteger.one << -power : .one)
  }
}

extension Rational {
  /// The text of a fraction of two words, by division of words: the same digits as
  /// ``ExactNumber/text(digits:isCut:_:)``; `nil` for other fractions, those written with an exponent, and more digits
  /// before the point than requested.
  fileprivate func wordText(digits count: Int) -> String? {
    guard let top = numerator.small, let divisor = denominator.small.map({ UInt64($0) }), divisor < .max / 10 else {
      return nil
    }
    if divisor == 1 { return String(top) }
    let (whole, first) = top.magnitude.quotientAndRemainder(dividingBy: divisor)
    var rest = first
    var text: [UInt8] = top < 0 ? [UInt8(ascii: "-")] : []
    text += String(whole).utf8
    text.append(UInt8(ascii: "."))
    var significant = whole == 0 ? 0 : text.count - (top < 0 ? 2 : 1)
    guard significant < count else { return nil }
    // Only the factors 2 and 5 allow the digits to terminate.
    var odd = divisor >> UInt64(divisor.trailingZeroBitCount)
    while odd % 5 == 0 { odd /= 5 }
    let ends = odd == 1
    var zeros = 0
    while rest != 0, ends || significant < count {
      let digit: UInt64
      (digit, rest) = (rest * 10).quotientAndRemainder(dividingBy: divisor)
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      if significant > 0 || digit > 0 { significant += 1 } else { zeros += 1 }
      if zeros > 6 { return nil }
    }
    return String(decoding: text, as: UTF8.self) + (ends ? "" : "…")
  }
}
