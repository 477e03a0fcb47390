import Foundation
import Reckon
import ReckonFoundation
import Testing

@Suite("Foundation's types")
struct FoundationTests {
  @Test("an application shows the message of an error")
  func localizedErrors() throws {
    let error: any Error = try #require(throws: FormulaError.self) { try Formula("1/x").evaluate(0) }
    #expect(error.localizedDescription == "division by zero in 1 / 0; make the divisor other than 0")
  }

  @Test(
    "decimals that both have are the same",
    arguments: ["0", "0.1", "-19.99", "1e-120", "1.5e100", "1234567890123456789012345678901234", "-3e-7"])
  func decimals(_ text: String) throws {
    let number = try #require(Decimal128(text))
    let decimal = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
    #expect(Decimal(exactly: number) == decimal)
    #expect(Decimal128(decimal) == number)
  }

  @Test(
    "decimals that Foundation's cannot hold have no form there",
    arguments: ["nan", "inf", "-inf", "1e-200", "1e200", "1e6144"])
  func others(_ text: String) throws {
    let number: Decimal128 =
      switch text {
      case "nan": .nan
      case "inf": .infinity
      case "-inf": -.infinity
      default: try #require(Decimal128(text))
      }
    #expect(Decimal(exactly: number) == nil)
  }

  @Test("of 38 digits 34 remain, rounded half to even")
  func rounding() throws {
    let decimal = try #require(
      Decimal(string: "1.2345678901234567890123456789012345", locale: Locale(identifier: "en_US_POSIX")))
    // The 34th digit is 4 and what follows is exactly 5.
    #expect(Decimal128(decimal).description == "1.234567890123456789012345678901234")
    #expect(Decimal128(Decimal.nan).isNaN)
  }

  @Test("styles of Foundation's decimals write all digits, by the customs of a place")
  func styles() throws {
    let (german, american) = (Locale(identifier: "de_DE"), Locale(identifier: "en_US"))
    let long = try #require(Decimal128("1234567890123456789012.345678901234"))
    #expect(
      long.formatted(.number.locale(german).precision(.fractionLength(0...12)))
        == "1.234.567.890.123.456.789.012,345678901234")
    let price = try #require(Decimal128("1234.5"))
    #expect(price.formatted(.number.locale(american).precision(.fractionLength(2))) == "1,234.50")
    // A no-break space stands before the sign.
    #expect(price.formatted(.currency(code: "EUR").locale(german)) == "1.234,50\u{A0}€")
    #expect((-price).formatted(.percent.locale(american)) == "-123,450%")
    #expect(Decimal128.nan.formatted(.number) == nil && Decimal128("1e200")?.formatted(.number) == .some(nil))
  }
}
