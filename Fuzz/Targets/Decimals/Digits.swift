/// A natural number as its decimal digits, the first first and none for 0: as slow as it is plain.
struct Digits: Hashable, Comparable, CustomStringConvertible {
  private(set) var list: [UInt8]

  init(_ list: some Sequence<UInt8>) { self.list = Array(list.drop { $0 == 0 }) }

  init(_ number: UInt128) { self.init(String(number).utf8.map { $0 & 0xF }) }

  static let zero = Digits([UInt8]())

  var count: Int { list.count }
  var isZero: Bool { list.isEmpty }
  var isOdd: Bool { (list.last ?? 0) & 1 == 1 }
  var description: String { isZero ? "0" : String(decoding: list.map { $0 | 0x30 }, as: UTF8.self) }
  /// The number, where it is below 2^128.
  var number: UInt128? { UInt128(description) }

  static func < (a: Digits, b: Digits) -> Bool {
    a.count != b.count ? a.count < b.count : a.list.lexicographicallyPrecedes(b.list)
  }

  /// The number with so many zeros behind it.
  func shifted(_ places: Int) -> Digits { isZero ? self : Digits(list + [UInt8](repeating: 0, count: places)) }

  /// The number without its last digits, and these.
  func cut(_ places: Int) -> (kept: Digits, rest: [UInt8]) {
    guard places < count else { return (.zero, [UInt8](repeating: 0, count: places - count) + list) }
    return (Digits(list.dropLast(places)), Array(list.suffix(places)))
  }

  static func + (a: Digits, b: Digits) -> Digits {
    var result = [UInt8](repeating: 0, count: max(a.count, b.count) + 1)
    var carry: UInt8 = 0
    for place in 0..<result.count {
      let sum = a.digit(place) + b.digit(place) + carry
      result[result.count - 1 - place] = sum % 10
      carry = sum / 10
    }
    return Digits(result)
  }

  /// The difference; `b` is not the greater one.
  static func - (a: Digits, b: Digits) -> Digits {
    var result = a.list
    var borrow: UInt8 = 0
    for place in 0..<a.count {
      let (digit, taken) = (a.digit(place), b.digit(place) + borrow)
      borrow = digit < taken ? 1 : 0
      result[result.count - 1 - place] = digit + borrow * 10 - taken
    }
    return Digits(result)
  }

  static func * (a: Digits, b: Digits) -> Digits {
    var result = [Int](repeating: 0, count: a.count + b.count)
    for (i, x) in a.list.enumerated() where x > 0 {
      for (j, y) in b.list.enumerated() { result[i + j + 1] += Int(x) * Int(y) }
    }
    var carry = 0
    for place in result.indices.reversed() {
      let sum = result[place] + carry
      (result[place], carry) = (sum % 10, sum / 10)
    }
    return Digits(result.map { UInt8($0) })
  }

  /// The product with a number below 10^9.
  func times(_ factor: Int) -> Digits {
    var result = [UInt8](repeating: 0, count: count + 9)
    var carry = 0
    for place in 0..<result.count {
      let sum = Int(digit(place)) * factor + carry
      result[result.count - 1 - place] = UInt8(sum % 10)
      carry = sum / 10
    }
    return Digits(result)
  }

  /// Quotient and remainder, as one learns it at school.
  func divided(by divisor: Digits) -> (quotient: Digits, remainder: Digits) {
    var (quotient, rest) = ([UInt8](), Digits.zero)
    for digit in list {
      let step = rest.bringingDown(digit, divisor)
      quotient.append(step.digit)
      rest = step.rest
    }
    return (Digits(quotient), rest)
  }

  /// The next digit of a quotient: how often the divisor is in the rest with one more digit.
  func bringingDown(_ digit: UInt8, _ divisor: Digits) -> (digit: UInt8, rest: Digits) {
    var rest = Digits(list + [digit])
    var count: UInt8 = 0
    while rest >= divisor { (rest, count) = (rest - divisor, count + 1) }
    return (count, rest)
  }

  private func digit(_ place: Int) -> UInt8 { place < list.count ? list[list.count - 1 - place] : 0 }
}
