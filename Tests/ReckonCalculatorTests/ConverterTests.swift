import Foundation
import ReckonCalculator
import Testing

@Suite("The converter")
struct ConverterTests {
  /// 30 October 2026, a Friday.
  static let rates = try? RateTable(date: "2026-10-30", rates: ["USD": "1.1172", "KRW": "1491.76", "JPY": "175.68"])
  static let now = Timestamp(secondsSince1970: 1_793_361_600)

  @Test(
    "values are converted exactly where factors are finite",
    arguments: [
      ("5", "km", "m", "5000"), ("1", "mile", "km", "1.609344"), ("-40", "°C", "°F", "-40"), ("98.6", "°F", "°C", "37"),
      ("1/4", "kg", "g", "250"), ("60", "km/h", "m/s", "50/3"), ("12", "in", "ft", "1"),
    ])
  func units(value: String, from: String, to: String, expected: String) throws {
    let result = try Converter(now: Self.now).convert(value, from: from, to: to)
    #expect(result.value == expected)
    #expect(result.unit == to)
    #expect(result.exactness != .approximate)
    #expect(result.note == nil)
  }

  // 100 / 1.1172 × 1491.76 = 133,526.673827425…, by hand: 149176 / 1.1172.
  @Test("100 USD to KRW is the cross rate through the euro, with the rates' day")
  func crossRate() throws {
    let result = try Converter(rates: Self.rates, now: Self.now).convert("100", from: "USD", to: "KRW")
    // 149176 / 1.1172 in lowest terms.
    #expect(
      result.value == "372940000/2793" && result.number.decimal.description == "133526.6738274257071249552452559971")
    #expect(result.note == "rates of 2026-10-30")
    #expect(result.warning == nil)
  }

  @Test("the euro itself converts, there and back")
  func euro() throws {
    let converter = Converter(rates: Self.rates, now: Self.now)
    #expect(try converter.convert("100", from: "EUR", to: "USD").value == "111.72")
    #expect(try converter.convert("111.72", from: "USD", to: "EUR").value == "100")
  }

  @Test("rates of more than 7 days ago come with a warning")
  func oldRates() throws {
    let week: Double = 7 * 86_400
    let fresh = Converter(
      rates: Self.rates, now: Timestamp(secondsSince1970: Self.now.secondsSince1970 + week - 86_400))
    #expect(try fresh.convert("1 USD to EUR").warning == nil)
    let old = Converter(rates: Self.rates, now: Timestamp(secondsSince1970: Self.now.secondsSince1970 + week + 86_400))
    #expect(try old.convert("1 USD to EUR").warning != nil)
    #expect(try old.convert("1 km to m").warning == nil)
  }

  @Test("units of different kinds, unknown units and currencies without rates are errors that name them")
  func errors() throws {
    let converter = Converter(now: Self.now)
    let different = #expect(throws: FormulaError.self) { try converter.convert("5 km to kg") }
    #expect(different?.message.contains("km") == true && different?.message.contains("kg") == true)
    let unknown = #expect(throws: FormulaError.self) { try converter.convert("5 km to mie") }
    #expect(unknown?.kind.name == "unknownUnit")
    #expect(throws: FormulaError.self) { try converter.convert("100 USD to KRW") }
  }

  @Test("every unit of the list converts to itself and to every other of its kind and back")
  func everyUnit() throws {
    let converter = Converter(now: Self.now)
    for category in Converter.categories {
      for unit in category.units {
        let base = category.units[0]
        guard let there = try? converter.convert("3", from: unit, to: base) else {
          Issue.record("\(unit) is not read")
          continue
        }
        let back = try converter.convert(there.value, from: base, to: unit)
        let difference = back.number.decimal - Decimal128(3)
        try #expect(difference.magnitude <= #require(Decimal128("1e-31")), "\(unit) there and back is \(back.value)")
      }
    }
  }
}
