import Foundation
import Reckon
import ReckonCalculator
import Testing

/// What the five calculators compute, in exact numbers: nothing is rounded that was not asked to be.
@Suite("Exact numbers on the keypad")
struct ExactKeyTests {
  @Test(
    "every digit on the display is one of the value",
    arguments: [
      ("0.1 + 0.2 =", "0.3"), ("1 ÷ 3 × 3 =", "1"), ("1 ÷ 3 =", "0.333333333333333…"),
      ("2 ÷ 3 =", "0.666666666666666…"),
      ("1 ÷ 3 = × 3 =", "1"), ("1 ÷ 7 = 1/x =", "7"), ("1 ÷ 3 = ± + 1 =", "0.666666666666666…"),
      ("12345678901234 + 0.000000001 =", "12345678901234.000000001"),
      ("12345678901234567890 + 1 =", "12345678901234567891"),
      // 15 digits and 20, as the earlier calculators took them, and what they lost.
      ("123456789012345 + 0.1 =", "123,456,789,012,345.1"), ("123456789012345 × 7 =", "864,197,523,086,415"),
      ("999999999999999 × 999999999999999 =", "9.99999999999998…e29"), ("0.1 + 0.2 − 0.3 =", "0"),
      ("1.1 × 1.1 =", "1.21"),
      ("19.99 × 3 + 5 % =", "62.9685"), ("1 − 0.9 − 0.1 =", "0"),
      ("12345678901234567890 ÷ 3 × 3 =", "12345678901234567890"),
      ("100 − 33 % =", "67"), ("80 ÷ 12.5 % =", "640"), ("12.5 % × 80 =", "10"),
      ("12345678901234567890 × 10 =", "123456789012345678900"),
      ("12345678901234567890 × 12345678901234567890 =", "1.52415787532388…e38"),
      ("99999999999999999999 × 99999999999999999999 − 1 =", "9.9999999999999999998e39"),
      ("100 x! =", "9.33262154439441…e157"),
      ("99 x! = ÷ 98 x! =", "99"), ("200 + 10 % =", "220"), ("50 × 7 % =", "3.5"),
      ("1 ÷ 3 + 1 % =", "0.336666666666666…"),
      ("10 xʸ 20 ± =", "1e-20"), ("1 ÷ 8192 =", "0.0001220703125"), ("π = ÷ π =", "1"),
      ("0.5000000000000000001 × 1 =", "0.5000000000000000001"),
      ("1 ÷ 3 xʸ 40 =", "8.22526333996995…e-20"), ("1 ÷ 3 = M+ MR × MR − 9 1/x =", "0"),
    ], CalculatorSettings.EntryStyle.allCases)
  func display(_ row: (keys: String, expected: String), style: CalculatorSettings.EntryStyle) throws {
    let session = try calculator(row.keys, style)
    #expect(session.display == row.expected && session.shownNumber.isExact)
  }

  /// By arithmetic and mpmath.
  @Test(
    "an exact result is one operand, whatever stands beside it",
    arguments: [
      ("1 ÷ 3 = 5 ÷ Ans =", "15"), ("1 ÷ 3 = 5 − Ans =", "4.66666666666666…"), ("1 ÷ 3 = x² =", "0.111111111111111…"),
      ("1 ÷ 3 = xʸ 2 =", "0.111111111111111…"), ("1 ÷ 3 = 2 xʸ Ans =", "1.25992104989487…"),
      ("1 ÷ 3 = M+ 2 ÷ MR x² =", "18"),
      ("1 ÷ 3 = 9 mod Ans =", "0"), ("1 ÷ 3 = ± x² =", "0.111111111111111…"),
      ("1 ÷ 3 = 200 + Ans % =", "200.666666666666…"),
    ], CalculatorSettings.EntryStyle.allCases)
  func operands(_ row: (keys: String, expected: String), style: CalculatorSettings.EntryStyle) throws {
    #expect(try calculator(row.keys, style).display == row.expected)
  }

  @Test(
    "so is one that is a sum, in algebraic style",
    arguments: [
      ("√ 2 ) ÷ 2 = x² =", "0.5"), ("√ 2 ) + 1 = 9 × Ans =", "21.7279220613578…"),
      ("√ 2 ) + 1 = 9 − Ans =", "6.58578643762690…"),
      ("√ 2 ) + 1 = 9 ÷ Ans =", "3.72792206135785…"), ("√ 2 ) + 1 = x² − 3 − 2 × √ 2 ) =", "0"),
      ("√ 2 ) + 1 = 1/x + 1 =", "1.41421356237309…"),
      ("√ 2 ) + 1 = M+ 3 − MR ± =", "5.41421356237309…"),
    ])
  func sums(keys: String, expected: String) throws { #expect(try calculator(keys).display == expected) }

  @Test(
    "functions too",
    arguments: [
      ("√ 2 ) x² =", "2"), ("√ 2 = × √ 2 =", "2"), ("√ 2 = M+ MR × MR =", "2"), ("sin 30 ) =", "0.5"), ("ln e =", "1"),
    ])
  func functions(keys: String, expected: String) throws {
    let session = try calculator(keys)
    #expect(session.display == expected && session.shownNumber.isExact)
  }

  @Test("a result is rounded where places are asked for, and marked then") func rounded() throws {
    #expect(try calculator("2 ÷ 3 =", settings: { $0.decimalPlaces = 4 }).shownNumber.marked == "≈ 0.6667")
    #expect(try calculator("1 ÷ 4 =", settings: { $0.decimalPlaces = 4 }).shownNumber.marked == "0.25")
    #expect(
      try calculator("2 ÷ 3 =", settings: { $0.notation = .scientific }).shownNumber.marked == "6.66666666666666…e-1")
    #expect(try calculator("2 ÷ 3 =", settings: { $0.notation = .fraction }).shownNumber.marked == "2/3")
    #expect(
      try calculator("2 xʸ 80 =", settings: { $0.notation = .hexadecimal }).shownNumber.marked
        == "0x100000000000000000000")
  }

  @Test("a number of trillions of digits is cut to the display, as any other") func immense() throws {
    // e^9999999990000 = 3.745048779372117265853… · 10^4342944814689
    let keys = "9999999990000 eˣ ="
    #expect(try calculator(keys, .chain).shownNumber.marked == "3.7450487…e4342944814689")
    #expect(try calculator("9999999990000 ± eˣ =", .chain).shownNumber.marked == "2.670192…e-4342944814690")
    for notation in [CalculatorSettings.Notation.normal, .scientific, .binary, .fraction] {
      let session = try calculator(keys, .chain) { ($0.notation, $0.decimalPlaces) = (notation, 4) }
      #expect(session.shownNumber.marked == "≈ 3.745e4342944814689")
    }
  }

  @Test("MR shows what memory was said to hold, its mark too", arguments: CalculatorSettings.EntryStyle.allCases)
  func recalled(style: CalculatorSettings.EntryStyle) throws {
    var session = try calculator("π = M− M− AC", style) { $0.decimalPlaces = 1 }
    #expect(session.memory == "≈ -6.3")
    try session.press("MR")
    #expect(session.shownNumber.marked == "≈ -6.3" && session.value == "-2*pi")
  }

  @Test("in other numbers an exact result goes on as what its expression in history gives there")
  func inOtherNumbers() throws {
    var session = try calculator("291 √ × 291 =", .chain)
    session.changeSettings { $0.numberMode = .double }
    try session.press("× 1 =")
    #expect(session.valueDigits == "\(291 * 291.0.squareRoot())")
    session.useExpression(of: session.history[0])
    try session.press("=")
    #expect(session.history[0].result == session.history[1].result)
  }

  @Test("→ shows further digits without end, ← those before", arguments: CalculatorSettings.EntryStyle.allCases)
  func further(style: CalculatorSettings.EntryStyle) throws {
    var session = try calculator(style == .chain ? "2 √ =" : "√ 2 ) =", style)
    session.state.displayWidth = 22
    #expect(session.display == "1.41421356237309…" && session.hasFurtherDigits)
    session.showFurtherDigits()
    // √2 = 1.41421356237309|50488016887242096980|78569671875376948073|1766797379907…
    #expect(session.display == "…50488016887242096980…" && session.shownNumber.isExact)
    session.showFurtherDigits()
    #expect(session.display == "…78569671875376948073…")
    session.showEarlierDigits()
    #expect(session.display == "…50488016887242096980…")
    session.showEarlierDigits()
    #expect(session.display == "1.41421356237309…")
    for _ in 0..<100 { session.showFurtherDigits() }
    #expect(session.display.count == 22)
    // It is the result that goes on, not the digits.
    try session.press("x² =")
    #expect(session.display == "2" && !session.hasFurtherDigits)
  }

  @Test("a whole number's digits end") func furtherOfWhole() throws {
    var session = try calculator("30 x! =")
    session.state.displayWidth = 22
    // 265252859812191058636308480000000
    #expect(session.display == "2.65252859812191…e32")
    session.showFurtherDigits()
    #expect(session.display == "…058636308480000000")
    session.showFurtherDigits()
    #expect(session.state.refusal != nil && session.display == "…058636308480000000")
    try session.press("÷ 29 x! =")
    #expect(session.display == "30")
  }

  @Test("history has the exact form beside the digits, and gives back the value") func history() throws {
    var session = try calculator("1 ÷ 3 = √ 2 ) = 0.5 =")
    let entries = session.history
    #expect(entries.map(\.result) == ["0.5", "sqrt(2)", "1/3"])
    #expect(
      entries.map { $0.shown(DisplayFormat(session.settings)).text }
        == ["0.5", "1.41421356237309… = sqrt(2)", "0.333333333333333… = 1/3"])
    session.useResult(of: entries[2])
    try session.press("× 3 =")
    #expect(session.display == "1")
  }

  @Test("an earlier result keeps its digits in decimals, where its functions give only 15") func historyInDecimals()
    throws
  {
    var session = try calculator("sin 2 ) =")
    session.changeSettings { $0.numberMode = .decimal }
    session.useResult(of: try #require(session.history.first))
    // mpmath: sin(2°) = 0.034899496702500971645995181625332937…, of which history has 34 digits.
    #expect(session.valueDigits == "0.03489949670250097164599518162533293")
    #expect(!session.shownNumber.isExact)
  }
}
