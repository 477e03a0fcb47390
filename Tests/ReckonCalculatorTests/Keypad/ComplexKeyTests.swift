import Foundation
import Reckon
import ReckonCalculator
import Testing

/// Complex numbers on the keypad. Values are of arithmetic by hand.
@Suite struct ComplexKeyTests {
  @Test(
    "keys compute with complex numbers",
    arguments: [
      ("3 + 4 i =", "3 + 4i"), ("( 3 + 4 i ) × 2 =", "6 + 8i"), ("( 3 + 4 i ) x² =", "-7 + 24i"), ("1 ÷ i =", "-i"),
      ("2 ∠ 90 =", "2i"), ("( 1 + i ) ÷ ( 1 − i ) =", "i"), ("5 ∠ 30 × 2 ∠ 60 =", "10i"),
    ])
  func values(keys: String, value: String) throws {
    let session = try calculator(keys)
    #expect(session.error == nil && session.display == value, "\(session.display)")
    #expect(session.history.first?.result == value)
  }

  @Test("so does a chain, key after key")
  func chains() throws {
    #expect(try calculator("2 × i + 1 =", .chain).display == "1 + 2i")
    #expect(try calculator("i × i =", .chain).display == "-1")
    #expect(try calculator("i + 1 × 2 =", .chain).display == "2 + 2i")
  }

  @Test(
    "a real result of complex operands can be used with keys that take only real numbers, and its expression too",
    arguments: [
      ("i × i mod 5 =", "4"), ("( 0 ∠ 2 − 2 ) mod 3 =", "1"), ("( i × i × 4 ± ) x! =", "24"),
      ("( i × i ) % + 1 =", "0.99"),
      ("2 ∠ ( i × i × 90 ± ) =", "2i"),
    ])
  func realInChain(keys: String, value: String) throws {
    let entry = try #require(try calculator(keys, .chain).history.first)
    #expect(entry.result == value)
    var again = try calculator("")
    again.useExpression(of: entry)
    try again.press("=")
    #expect(again.display == value, "\(entry.expression)")
  }

  @Test("an angle may come of a function that has complex values too")
  func anglesOfFunctions() throws {
    #expect(try calculator("2 3 0 ∠ acos 0 . 8 ) =").display.hasPrefix("184"))
    #expect(try calculator("1 0 ∠ asin 0 . 5 ) =").display.hasSuffix("+ 5i"))
  }

  @Test("a complex result goes on as one number, into memory and back, and through a stored state")
  func going() throws {
    var session = try calculator("3 + 4 i =")
    try session.press("× 2 =")
    #expect(session.display == "6 + 8i" && session.expression.contains("(3 + 4i)"))
    try session.press("M+ AC MR + 1 =")
    #expect(session.display == "7 + 8i")
    try session.press("Ans ± =")
    #expect(session.display == "-7 - 8i")
    let stored = try JSONEncoder().encode(session.state)
    let state = try JSONDecoder().decode(type(of: session.state), from: stored)
    #expect(state == session.state)
  }

  @Test("parts have a unit, and are exact or marked as they are")
  func parts() throws {
    var session = try calculator("")
    for character in "(3 + 4i) ohm * 2 A=" { session.type(character) }
    #expect(session.display == "(6 + 8i) V", "\(session.display)")
    session = try calculator("2 ÷ 4 + 3 i =")
    #expect(session.display == "0.5 + 3i" && session.shownNumber.isExact)
    session = try calculator("1 ÷ 3 + 2 i =", settings: { $0.numberMode = .double })
    #expect(session.display.hasPrefix("0.333") && session.display.hasSuffix("+ 2i") && !session.shownNumber.isExact)
  }

  @Test("by a setting roots of negative numbers are complex")
  func roots() throws {
    #expect(try calculator("√ ( 0 − 4 ) =", settings: { $0.usesComplexNumbers = true }).display == "2i")
    #expect(try calculator("√ ( 0 − 4 ) =").error != nil)
  }
}
