/// A positive decimal number of any length, in words of 18 digits, for intermediate results with more digits than a
/// coefficient.
struct WideDecimal {
  /// The lowest first; the highest is not 0.
  private var words: [UInt64]
  /// The exponent of the lowest word's last digit.
  private var exponent: Int
  /// Whether nonzero digits were cut off, so that the exact number is slightly greater.
  private(set) var isInexact = false

  private static let base: UInt64 = 1_000_000_000_000_000_000
  private static let wordDigits = 18
  /// The number of words kept in a product, at least 73 digits.
  private static let keptWords = 5

  /// coefficient × 10^exponent, the coefficient from 1 to 10^38 - 1.
  init(coefficient: UInt128, exponent: Int) {
    let (upper, first) = PowersOfTen.divide(coefficient, places: Self.wordDigits)
    let (third, second) = PowersOfTen.divide(upper, places: Self.wordDigits)
    words = [first, second, third].map { UInt64(truncatingIfNeeded: $0) }
    self.exponent = exponent
    while words.count > 1, words.last == 0 { words.removeLast() }
  }

  /// 1 / (coefficient × 10^exponent) to at least 73 digits, the coefficient from 1 to 10^34 - 1.
  init(reciprocalOf coefficient: UInt128, exponent: Int) {
    // To a divisor of 34 digits the first word is 1 to 10.
    let padding = Decimal128.precision &- PowersOfTen.digitCount(coefficient)
    let divisor = coefficient &* PowersOfTen.power(padding)
    var (quotient, remainder) = PowersOfTen.power(Decimal128.precision).quotientAndRemainder(dividingBy: divisor)
    words = [UInt64(truncatingIfNeeded: quotient)]
    for _ in 1..<Self.keptWords {
      (quotient, remainder) = divisor.dividingFullWidth(remainder.fullProduct(UInt128(Self.base)))
      words.append(UInt64(truncatingIfNeeded: quotient))
    }
    words.reverse()
    self.exponent = padding &- Decimal128.precision &- exponent &- Self.wordDigits &* (Self.keptWords &- 1)
    isInexact = remainder != 0
    shorten()
  }

  /// The exponent of the first digit.
  var firstExponent: Int {
    exponent &+ Self.wordDigits &* (words.count &- 1) &+ PowersOfTen.digitCount(UInt128(words.last ?? 1)) &- 1
  }

  /// The product, truncated after at least 73 digits: too small by a relative error below 10^-72.
  static func * (x: WideDecimal, y: WideDecimal) -> WideDecimal {
    var product = x
    product.exponent &+= y.exponent
    product.isInexact = x.isInexact || y.isInexact
    product.words = []
    product.words.reserveCapacity(x.words.count &+ y.words.count)
    var carry: UInt128 = 0
    for column in 0..<(x.words.count &+ y.words.count &- 1) {
      for index in max(0, column &- y.words.count &+ 1)...min(column, x.words.count &- 1) {
        // At most five products below 10^36.
        carry &+= UInt128(x.words[index]) &* UInt128(y.words[column &- index])
      }
      let (upper, word) = PowersOfTen.divide(carry, places: wordDigits)
      product.words.append(UInt64(truncatingIfNeeded: word))
      carry = upper
    }
    if carry > 0 { product.words.append(UInt64(truncatingIfNeeded: carry)) }
    product.shorten()
    return product
  }

  /// Multiplies by a number below 10^18, exactly.
  static func *= (number: inout WideDecimal, factor: UInt64) {
    var carry: UInt64 = 0
    for index in number.words.indices {
      let sum = UInt128(number.words[index]) &* UInt128(factor) &+ UInt128(carry)
      let (upper, word) = PowersOfTen.divide(sum, places: wordDigits)
      (carry, number.words[index]) = (UInt64(truncatingIfNeeded: upper), UInt64(truncatingIfNeeded: word))
    }
    if carry > 0 { number.words.append(carry) }
  }

  /// The number itself if it has at most 36 digits, otherwise the first 37 with a residue.
  var leadingDigits: (coefficient: UInt128, exponent: Int, residue: Residue) {
    let count = words.count
    guard count >= 2 else { return (UInt128(words.first ?? 0), exponent, isInexact ? .belowHalf : .none) }
    let upper = UInt128(words[count &- 1]) &* UInt128(Self.base) &+ UInt128(words[count &- 2])
    guard count >= 3 else { return (upper, exponent, isInexact ? .belowHalf : .none) }
    // 19 to 36 digits are completed to 37.
    let places = 37 &- PowersOfTen.digitCount(upper)
    let (next, behind) = PowersOfTen.divide(UInt128(words[count &- 3]), places: Self.wordDigits &- places)
    let isExact = !isInexact && behind == 0 && words.prefix(count &- 3).allSatisfy { $0 == 0 }
    return (
      upper &* PowersOfTen.power(places) &+ next, exponent &+ Self.wordDigits &* (count &- 2) &- places,
      isExact ? .none : .belowHalf
    )
  }

  /// Keeps the first words. Trailing zeros of an exact number are removed as well, so that it stays exact for longer.
  private mutating func shorten() {
    var drop = 0
    if !isInexact { drop = words.prefix { $0 == 0 }.count }
    if words.count &- drop > Self.keptWords {
      isInexact = true
      drop = words.count &- Self.keptWords
    }
    words.removeFirst(drop)
    exponent &+= drop &* Self.wordDigits
  }
}
