import Foundation
import ReckonCalculator
import Testing

@Suite("Tables of rates")
struct RateTableTests {
  static let moment = 1_793_448_000.0  // 2026-10-31 12:00 UTC

  @Test(
    "age counts days in universal time; more than seven is old",
    arguments: [
      ("2026-10-31", 0, false), ("2026-10-30", 1, false), ("2026-10-24", 7, false), ("2026-10-23", 8, true),
      ("2026-11-01", 0, false),
      ("2025-10-31", 365, true), ("2024-02-29", 975, true), ("1999-01-04", 10_162, true),
    ])
  func age(_ date: String, _ days: Int, _ isOld: Bool) throws {
    // Days from Python: (datetime.date(2026, 10, 31) - datetime.date(…)).days.
    let table = try RateTable(date: date, rates: ["USD": "1"])
    #expect(table.age(on: Timestamp(secondsSince1970: Self.moment)) == days)
    #expect(table.isOld(on: Timestamp(secondsSince1970: Self.moment)) == isOld)
    #expect(
      table.age(on: Timestamp(secondsSince1970: .infinity)) > 2_000_000
        && table.age(on: Timestamp(secondsSince1970: -63_114_076_800)) == 0)
  }

  @Test("rates are looked for where a text has a currency's sign or three capital letters in a row")
  func need() {
    for text in ["5 USD", "100 EUR to KRW", "3 €", "$5", "ABCD"] { #expect(RateTable.mayBeNeeded(by: text), "\(text)") }
    for text in ["EU + US", "5 m", "Pa", "", "A B C"] { #expect(!RateTable.mayBeNeeded(by: text), "\(text)") }
  }

  @Test("days change at midnight in universal time")
  func midnight() throws {
    let table = try RateTable(date: "2026-10-30", rates: ["USD": "1"])
    // 2026-10-31 00:00 UTC.
    #expect(table.age(on: Timestamp(secondsSince1970: 1_793_404_799)) == 0)
    #expect(table.age(on: Timestamp(secondsSince1970: 1_793_404_800)) == 1)
  }

  @Test(
    "what is no table is refused",
    arguments: [
      ("2026-10-30", [:]), ("2026-10-30", ["EUR": "1"]), ("2026-10-32", ["USD": "1"]), ("", ["USD": "1"]),
      ("2026-1-1", ["USD": "1"]),
      ("2026-10-30 ", ["USD": "1"]), ("0000-01-01", ["USD": "1"]), ("1900-02-29", ["USD": "1"]),
      ("2026-10-30", ["US": "1"]),
      ("2026-10-30", ["ÜSD": "1"]), ("2026-10-30", ["USD": ""]), ("2026-10-30", ["USD": "0"]),
      ("2026-10-30", ["USD": "1", "EUR": "2"]),
    ] as [(String, [String: String])])
  func refusal(_ date: String, _ rates: [String: String]) {
    #expect(throws: RateTableError.self) { try RateTable(date: date, rates: rates) }
  }

  @Test("rates are stored with their source, in the form that is documented, and come back")
  func form() throws {
    let scratch = try Scratch()
    let table = try RateTable(date: "2026-10-30", rates: ["USD": "1.1172", "GBP": "0.83380"])
    let rates = StoredRates(
      table, source: "https://example.org/a\nb", fetched: Timestamp(secondsSince1970: Self.moment))
    #expect(try scratch.files.rates().rates() == nil)
    #expect(try scratch.files.rates().store(rates) == nil)
    #expect(
      try scratch.read("rates") == """
        reckon rates 1
        source https://example.org/a\\nb
        fetched 2026-10-31T12:00:00Z
        date 2026-10-30
        currencies 2
        GBP 0.83380
        USD 1.1172

        """)
    #expect(try scratch.files.rates().stored() == rates && Scratch.mode(scratch.path + "/rates") == 0o600)
  }

  @Test("rates of an earlier day are refused unless they are asked for; those of the same day are taken")
  func older() throws {
    let scratch = try Scratch()
    let file = scratch.files.rates()
    func rates(_ day: String, _ rate: String) throws -> StoredRates {
      StoredRates(try RateTable(date: day, rates: ["USD": rate]), source: "", fetched: nil)
    }
    _ = try file.store(rates("2026-10-30", "1"))
    let error = #expect(throws: StorageError.self) { try file.store(rates("2026-10-29", "2")) }
    #expect(error?.message.contains("2026-10-29") == true && error?.message.contains("2026-10-30") == true)
    #expect(try file.rates()?.rates["USD"] == "1")
    _ = try file.store(rates("2026-10-30", "3"))
    #expect(try file.rates()?.rates["USD"] == "3")
    _ = try file.store(rates("2026-10-29", "4"), acceptsOlder: true)
    #expect(try file.rates()?.rates["USD"] == "4")
  }

  static let good = "reckon rates 1\nsource x\ndate 2026-10-30\ncurrencies 2\nGBP 0.8\nUSD 1.1\n"

  @Test("a stored file of a newer minor version, a comment, or the bank's own file in its place is read")
  func tolerance() throws {
    let scratch = try Scratch()
    for text in [
      Self.good, Self.good.replacing("rates 1", with: "rates 1.1") + "# more\n\nnote something\n",
      Self.good.replacing("\n", with: "\r\n"),
      "Date,USD,GBP,\n2026-10-30,1.1,0.8,\n",
    ] {
      try scratch.write(text, to: "rates")
      #expect(try scratch.files.rates().rates()?.rates == ["EUR": "1", "GBP": "0.8", "USD": "1.1"])
      #expect(try scratch.read("rates") == text)
    }
  }

  @Test(
    "a damaged stored file is an error that says so, and is set aside when rates are stored",
    arguments: [
      "", "junk\n", String(good.dropLast()), String(good.dropLast(8)),
      good.replacing("currencies 2", with: "currencies 3"),
      good.replacing("currencies 2\n", with: ""), good.replacing("date 2026-10-30\n", with: ""),
      good.replacing("0.8", with: "-1"),
      good.replacing("0.8", with: "\u{0}"), good + "USD 1.2\n", good.replacing("rates 1", with: "history 1"),
    ])
  func damage(_ text: String) throws {
    let scratch = try Scratch()
    try scratch.write(text, to: "rates")
    let error = #expect(throws: StorageError.self) { try scratch.files.rates().rates() }
    #expect(error?.message.hasPrefix("\(scratch.path)/rates is damaged (") == true)
    #expect(try scratch.read("rates") == text && scratch.names() == ["rates"])
    let rates = StoredRates(try RateTable(date: "2020-01-02", rates: ["USD": "1"]), source: "", fetched: nil)
    let message = try scratch.files.rates().store(rates)
    let aside = try #require(try scratch.names().first { $0.hasPrefix("rates.damaged-") })
    #expect(message?.contains(aside) == true && message?.contains("\(scratch.path)/rates ") == true)
    #expect(try scratch.read(aside) == text && scratch.files.rates().stored() == rates)
  }

  @Test("a newer major version's file is neither read nor replaced")
  func newerMajor() throws {
    let scratch = try Scratch()
    try scratch.write("reckon rates 2\nx\n", to: "rates")
    #expect(throws: StorageError.self) { try scratch.files.rates().rates() }
    let rates = StoredRates(try RateTable(date: "2026-10-30", rates: ["USD": "1"]), source: "", fetched: nil)
    #expect(throws: StorageError.self) { try scratch.files.rates().store(rates, acceptsOlder: true) }
    #expect(try scratch.read("rates") == "reckon rates 2\nx\n" && scratch.names() == ["rates"])
  }
}
