import Reckon
import ReckonSyntax

/// An integer by its written digits: an identifier or a count, whose last digit matters as much as its first.
package struct WholeNumber {
  /// Its digits without leading and trailing zeros.
  let digits: ArraySlice<UInt8>
  let zeros: Int

  /// - Returns: `nil` for a text with an exponent, or with digits other than zeros after the point.
  init?(_ text: some Collection<UInt8>) {
    let unsigned =
      text.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } ?? false
      ? text.dropFirst() : text.dropFirst(0)
    let parts = unsigned.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.allSatisfy({ 0x30...0x39 ~= $0 }),
      parts.dropFirst().joined().allSatisfy({ $0 == 0x30 })
    else {
      return nil
    }
    let written = Array(whole.drop { $0 == 0x30 })
    zeros = written.reversed().prefix { $0 == 0x30 }.count
    digits = written.dropLast(zeros)
  }

  /// Whether a number that was read from it is equal, and is written with the same digits again.
  func isHeld<Value: TableNumber>(by value: Value) -> Bool {
    guard Value.holds(digits: digits, zeros: zeros) else { return false }
    let text = OutputBytes()
    text.append(value)
    let written = text.buffer.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter { 0x30...0x39 ~= $0 }.drop { $0 == 0x30 }
    return written.starts(with: digits) && written.dropFirst(digits.count).allSatisfy { $0 == 0x30 }
  }

  /// The message for an integer that cannot be represented in the number mode.
  static func excess(_ name: String, _ mode: NumberMode) -> Phrase {
    switch mode {
    case .double:
      Phrase("hasMoreDigitsThanDoublesHold", "\(name) has more digits than doubles hold; --decimal holds 34")
    case .decimal, .exact: Phrase("hasMoreDigitsThanThe34", "\(name) has more digits than the 34 that decimals hold")
    }
  }

  /// The message for the first integer in a formula that cannot be represented in a number mode; `nil` if all can.
  package static func excess(inFormula formula: String, _ mode: NumberMode) -> Phrase? {
    guard mode != .exact, mayBeLong(formula.utf8) else { return nil }
    let list = Lexer.tokens(of: SourceText(formula), newlinesSeparate: true)
    for token in list.tokens {
      guard case .number = token.kind else { continue }
      let text = String(list.source.slice(token.range))
      if !isHeld(text.filter { $0 != "_" }, mode) { return excess(FormulaError.Kind.shortened(text), mode) }
    }
    return nil
  }

  /// Whether the number of a literal without `_` can be represented in a mode.
  private static func isHeld(_ literal: String, _ mode: NumberMode) -> Bool {
    guard let radix = ["0x": 16, "0o": 8, "0b": 2][literal.prefix(2).lowercased()] else {
      guard let number = WholeNumber(literal.utf8) else { return true }
      let (digits, zeros) = (number.digits, number.zeros)
      return mode == .double
        ? Double.holds(digits: digits, zeros: zeros) : Decimal128.holds(digits: digits, zeros: zeros)
    }
    guard let value = UInt128(literal.dropFirst(2), radix: radix) else { return false }
    let bitCount = value == 0 ? 0 : UInt128.bitWidth - value.leadingZeroBitCount - value.trailingZeroBitCount
    return mode == .double ? bitCount <= Double.significandBitCount + 1 : isHeld("\(value)", mode)
  }

  /// Whether a text has enough consecutive digits for a number with too many, or a number in another base.
  private static func mayBeLong(_ text: some Sequence<UInt8>) -> Bool {
    var count = 0
    var last: UInt8 = 0
    return text.contains { byte in
      if 0x30...0x39 ~= byte { count += 1 } else if byte != UInt8(ascii: "_") { count = 0 }
      defer { last = byte | 0x20 }
      return count > 15 || last == UInt8(ascii: "0") && "xob".utf8.contains(byte | 0x20)
    }
  }

  /// The message for a double that was parsed from the text of another integer; `nil` if both are equal.
  package static func excess(_ name: String, of text: some Collection<UInt8>, readAs number: Double) -> Phrase? {
    guard !number.hasAllDigits(ofBytes: text.count), let whole = WholeNumber(text), !whole.isHeld(by: number) else {
      return nil
    }
    return excess(name, .double)
  }
}
