import Foundation
import ReckonNumbers
import Testing

@Suite("Decimals in the standard library's generic code")
struct DecimalConformanceTests {
  @Test("whole numbers in code are decimals, and sums and products over them")
  func literals() {
    let prices: [Decimal128] = [3, -20, 0]
    #expect(prices.reduce(.zero, +).description == "-17")
    #expect((2 as Decimal128) * 21 == 42)
    #expect(
      (9_999_999_999_999_999_999_999_999_999_999_999 as Decimal128).description == "9999999999999999999999999999999999")
    #expect(
      (-170_141_183_460_469_231_731_687_303_715_884_105_728 as Decimal128).description
        == "-1.701411834604692317316873037158841E+38")
    var number: Decimal128 = 5
    number.negate()
    #expect(number == -5 && number.magnitude == 5)
  }

  @Test(
    "a whole number that 34 digits hold is one exactly",
    arguments: [
      (0, "0"), (Int128(Int64.min), "-9223372036854775808"), (10_000_000_000_000_000_000_000_000_000_000_000, "1E+34"),
      (9_999_999_999_999_999_999_999_999_999_999_999, "9999999999999999999999999999999999"),
    ] as [(Int128, String)])
  func exact(whole: Int128, text: String) throws {
    let number = try #require(Decimal128(exactly: whole))
    #expect(number == Decimal128(text))
  }

  @Test("a whole number of more digits is none")
  func tooLong() {
    #expect(Decimal128(exactly: 10_000_000_000_000_000_000_000_000_000_000_001 as Int128) == nil)
    #expect(Decimal128(exactly: UInt128.max) == nil)
  }

  @Test(
    "what a number is written as gives the number back, the digits behind the point too",
    arguments: ["0.10", "-0", "1E+6144", "1E-6176", "Infinity", "12345678901234567890.12345678901234", "NaN"])
  func roundTrip(text: String) throws {
    let number = try #require(Decimal128(text))
    let back = try #require(Decimal128(number.description))
    #expect(back.bitPattern == number.bitPattern)
    let decoded = try JSONDecoder().decode([Decimal128].self, from: JSONEncoder().encode([number]))
    #expect(decoded.map(\.bitPattern) == [number.bitPattern])
  }

  @Test("what is no number is not decoded", arguments: [#"["1,5"]"#, "[1.5]", #"[""]"#])
  func refused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Decimal128].self, from: Data(json.utf8)) }
  }
}
