import Foundation
import ReckonCalculator
import Testing

@Suite("Rates files")
struct RateReaderTests {
  /// 31 October 2026, 12:00 UTC (date -u -d '2026-10-31 12:00' +%s).
  static let now = Timestamp(secondsSince1970: 1_793_448_000)

  static func read(_ text: String) throws(RateTableError) -> RateTable {
    try RateReader.read(Array(text.utf8), now: now)
  }

  static func envelope(_ days: String, head: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") -> String {
    """
    \(head)<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
    \t<gesmes:subject>Reference rates</gesmes:subject>
    \t<gesmes:Sender>
    \t\t<gesmes:name>European Central Bank</gesmes:name>
    \t</gesmes:Sender>
    \t<Cube>
    \(days)
    \t</Cube>
    </gesmes:Envelope>
    """
  }

  static let day =
    "<Cube time='2026-10-30'><Cube currency='USD' rate='1.1172'/><Cube currency='JPY' rate='175.68'/></Cube>"

  @Test("the bank's CSV as it is")
  func csv() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/eurofxref.csv")
    let table = try RateReader.read(Array(try Data(contentsOf: url)), now: Self.now)
    #expect(table.date == "2026-10-30")
    // Copied by hand from the file: the first, the last, one with zeros at its ends, the euro.
    #expect(table.rates.count == 30)
    for (code, rate) in [
      "USD": "1.1172", "ZAR": "18.6455", "GBP": "0.83380", "KRW": "1491.76", "ISK": "136.00", "EUR": "1",
    ] {
      #expect(table.rates[code] == rate, "\(code)")
    }
  }

  @Test("the bank's file of many days: the newest row, without currencies that had no rate")
  func history() throws {
    let text =
      "Date,USD,JPY,BGN,CYP,\n2026-10-30,1.1172,175.68,N/A,,\n2026-10-29,1.1,175,1.9558,N/A,\n1999-01-04,1.1789,133.73,N/A,0.58231,\n"
    let table = try Self.read(text)
    #expect(table.date == "2026-10-30" && table.rates == ["EUR": "1", "USD": "1.1172", "JPY": "175.68"])
    // In any order.
    #expect(try Self.read("Date,USD,\n2026-10-28,1,\n2026-10-30,3,\n2026-10-29,2,\n").rates["USD"] == "3")
    #expect(try Self.read("\u{FEFF}Date, USD\r\n30 October 2026, 1.5\r\n\r\n").rates["USD"] == "1.5")
  }

  @Test(
    "the bank's XML, with attributes in any order, any quotes, spaces, comments, a byte-order mark and other elements",
    arguments: [
      envelope(day), envelope(day, head: ""), envelope(day, head: "\u{FEFF}<?xml version='1.0'?>\n<!-- <Cube> -->\n"),
      envelope(
        "<!-- a > b -- c --><Cube\n time = \"2026-10-30\" >\r\n<Cube rate=\"1.1172\"\tcurrency=\"USD\"></Cube><Cube  currency='JPY' rate='175.68' />text &amp; more<note x='&lt;&quot;'/></Cube >"
      ),
      envelope(day + "<Cube time='2026-10-29'><Cube currency='USD' rate='9'/></Cube>"),
      envelope("<Cube time='2026-10-29'><Cube currency='USD' rate='9'/></Cube>" + day),
      envelope(
        day.replacing("</Cube>", with: "<Cube currency='USD' rate='1.11720'/><Cube currency='EUR' rate='1.0'/></Cube>")),
      "<Envelope><Cube>\(day)</Cube></Envelope>\n<!-- the end -->\n",
    ])
  func xml(_ text: String) throws {
    let table = try Self.read(text)
    #expect(table.date == "2026-10-30" && table.rates.count == 3)
    #expect(
      table.rates["USD"]?.hasPrefix("1.1172") == true && table.rates["JPY"] == "175.68" && table.rates["EUR"] == "1")
  }

  /// What is wrong, the file, and what the sentence has to say.
  typealias Refused = (name: String, text: String, part: String)

  private static let date = "Date,USD,JPY,\n"
  private static func rate(_ text: String) -> String { "Date,USD,\n2026-10-30,\(text),\n" }
  private static func codes(_ count: Int) -> String {
    (0..<count).map { "\(letter($0 / 676))\(letter($0 / 26 % 26))\(letter($0 % 26))" }.joined(separator: ",")
  }
  private static func letter(_ index: Int) -> Character { Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(index))) }
  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  static let refusedCSV: [Refused] = [
    ("empty", "", "is empty"), ("blank", " \n\t\r\n", "is empty"), ("a byte-order mark alone", "\u{FEFF}", "is empty"),
    ("a header alone", date, "no rates"), ("another header", "Day,USD\n2026-10-30,1\n", "line 1"),
    ("prose", "Hello, world\n", "line 1"),
    ("JSON", "{\"USD\": 1.1}\n", "line 1"), ("a header without currencies", "Date\n2026-10-30\n", "line 1"),
    ("a code of four letters", "Date,USDX,\n2026-10-30,1,\n", "USDX"),
    ("a code in small letters", "Date,usd,\n2026-10-30,1,\n", "usd"),
    ("an empty code inside", "Date,USD,,JPY,\n2026-10-30,1,1,1,\n", "line 1"),
    ("a row cut off", date + "2026-10-30,1.1172\n", "line 2 is cut off"),
    ("a row cut off in its date", date + "2026-1", "line 2 is cut off"),
    ("a row cut off in its last number", "Date,USD,JPY\n2026-10-30,1.1172,175.6", "line 2 is cut off"),
    ("an older row cut off", date + "2026-10-30,1,2,\n2026-10-29,1", "line 3 is cut off"),
    ("a row too long", date + "2026-10-30,1,2,3,\n", "line 2 has more fields"),
    ("an impossible day", date + "2026-02-29,1,2,\n", "2026-02-29"),
    ("day 0", date + "2026-10-00,1,2,\n", "2026-10-00"),
    ("month 13", date + "2026-13-01,1,2,\n", "2026-13-01"),
    ("31 September", date + "31 September 2026,1,2,\n", "31 September 2026"),
    ("another language", date + "30 Oktober 2026,1,2,\n", "Oktober"),
    ("an American day", date + "10/30/2026,1,2,\n", "10/30/2026"),
    ("a year of two digits", date + "30 October 26,1,2,\n", "30 October 26"),
    ("a day to come", date + "2026-11-02,1,2,\n", "2026-11-02"),
    ("rate 0", rate("0"), "USD is “0”"), ("rate 0.000", rate("0.000"), "USD"), ("negative", rate("-1.1"), "-1.1"),
    ("a sign", rate("+1.1"), "+1.1"), ("NaN", rate("NaN"), "NaN"), ("infinite", rate("inf"), "inf"),
    ("an exponent", rate("1e999"), "1e999"),
    ("small exponent", rate("1e0"), "1e0"), ("two points", rate("1.1.1"), "1.1.1"),
    ("no digits before the point", rate(".5"), ".5"),
    ("no digits behind the point", rate("5."), "5."), ("a space inside", rate("1 000"), "1 000"),
    ("hexadecimal", rate("0x10"), "0x10"),
    ("Arabic digits", rate("١"), "USD"), ("31 characters", rate("1." + repeated("1", 29)), "31 characters"),
    ("absurdly long", rate(repeated("9", 100_000)), "100000 characters"),
    ("two rates", "Date,USD,USD,\n2026-10-30,1.1,1.2,\n", "two rates"),
    ("another euro", "Date,EUR,\n2026-10-30,1.1,\n", "EUR"),
    ("only N/A", rate("N/A"), "no rates"), ("only the euro", "Date,EUR,\n2026-10-30,1,\n", "no rates"),
    ("1001 currencies", "Date,\(codes(1_001)),\n2026-10-30\(repeated(",1", 1_001)),\n", "1000"),
  ]

  static let refusedXML: [Refused] = [
    ("HTML", "<!DOCTYPE html>\n<html><body>503</body></html>\n", "a web page"),
    ("HTML without a type", "<html><body></body></html>", "<html>"),
    ("XML cut off in the days", String(envelope(day).dropLast(30)), "cut off"),
    ("XML without its last end", "<Envelope><Cube>\(day)</Cube>", "cut off"),
    ("XML cut off in a tag", "<Envelope><Cube><Cube time='2026-10-30'><Cube curr", "line 1"),
    ("XML cut off in a value", "<Envelope><Cube><Cube time='2026-10-30'><Cube currency='US", "cut off"),
    ("XML without days", envelope(""), "no <Cube time"),
    ("XML with an empty day", envelope("<Cube time='2026-10-30'></Cube>"), "no rates"),
    ("XML with another root", "<rss><Cube>\(day)</Cube></rss>", "<rss>"),
    ("two roots", "<Envelope/><Envelope/>", "after the last"),
    ("text behind the root", envelope(day) + "x", "outside"), ("text before the root", "\n <", "line 2"),
    ("an end without a beginning", "<Envelope></Cube></Envelope>", "no matching start"),
    ("crossed elements", "<Envelope><Cube></Envelope></Cube>", "no matching start"),
    ("no rate", envelope("<Cube time='2026-10-30'><Cube currency='USD'/></Cube>"), "line 8"),
    ("rate 0 in XML", envelope(day.replacing("1.1172", with: "0")), "line 8: the rate of USD"),
    ("a rate outside of a day", envelope("<Cube currency='USD' rate='1'/>"), "not a date"),
    ("an impossible day in XML", envelope(day.replacing("10-30", with: "02-30")), "2026-02-30"),
    ("a day to come in XML", envelope(day.replacing("2026", with: "2027")), "in the future"),
    (
      "two rates in XML", envelope(day.replacing("</Cube>", with: "<Cube currency='USD' rate='2'/></Cube>")),
      "two rates"
    ),
    ("an attribute twice", envelope(day.replacing("rate='1.1172'", with: "rate='1' rate='1'")), "two attributes"),
    ("a value without quotes", envelope(day.replacing("'1.1172'", with: "1.1172")), "quotes"),
    ("no space between attributes", envelope(day.replacing("' rate", with: "'rate")), "attribute"),
    ("an open quote", envelope(day.replacing("'1.1172'", with: "'1.1172")), "line 8"),
    ("a comment without end", envelope("<!-- "), "comment"), ("CDATA", envelope("<![CDATA[x]]>" + day), "<!"),
    ("an entity", envelope(day.replacing("1.1172", with: "&r;")), "entity"),
    ("a character number", envelope(day.replacing("1.1172", with: "&#49;")), "entity"),
    (
      "an entity bomb",
      "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n<Envelope>&b;</Envelope>",
      "<!"
    ),
    ("elements 17 deep", repeated("<Envelope>", 17), "more than 16"),
    ("elements 100,000 deep", repeated("<Envelope>", 100_000), "more than 16"),
    ("17 attributes", "<Envelope \((0..<17).map { "a\($0)='1' " }.joined())/>", "16 attributes"),
    ("a name of a megabyte", "<" + repeated("x", 1 << 20), "line 1"),
    ("a value of a megabyte", "<Envelope a='" + repeated("x", 1 << 20) + "'/>", "too long"),
    ("a zip archive", "PK\u{3}\u{4}abc", "unpack"), ("larger than 4 MiB", repeated("x", 4 << 20) + "x", "4 MiB"),
    ("only <", "<", "line 1"), ("only <!", "<!", "<!"), ("only </", "</", "line 1"), ("only <?", "<?", "line 1"),
    ("only &", "<Envelope>&", "entity"),
  ]

  static let refusedBytes: [(name: String, bytes: [UInt8], part: String)] = [
    ("binary", [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x00, 0x01], "not text"),
    ("invalid UTF-8", Array("Date,USD,\n".utf8) + [0xFF, 0xFE], "UTF-8"),
    ("UTF-16", [0xFF, 0xFE] + "Date,USD".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, "not text"),
    ("a NUL", Array("Date,USD,\n2026-10-30,1,\n".utf8) + [0], "byte 25 is 0"),
  ]

  static let refused: [(name: String, bytes: [UInt8], part: String)] =
    (refusedCSV + refusedXML).map { ($0.name, Array($0.text.utf8), $0.part) } + refusedBytes

  @Test("what is not exactly a rates file is refused in one sentence", arguments: refused.map(\.name))
  func refusal(_ name: String) throws {
    let (_, bytes, part) = try #require(Self.refused.first { $0.name == name })
    let error = #expect(throws: RateTableError.self) { try RateReader.read(bytes, now: Self.now) }
    let message = try #require(error?.message)
    #expect(message.contains(part), "\(message.prefix(300))")
    // It can be shown: short, one line, no control characters.
    #expect(message.count < 200 && message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
  }

  @Test("every beginning of a file is refused, or says the same as the whole")
  func beginnings() throws {
    for text in [Self.envelope(Self.day), "Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n"] {
      let whole = try Self.read(text)
      let bytes = Array(text.utf8)
      for count in 0..<bytes.count {
        guard let table = try? RateReader.read(Array(bytes[..<count]), now: Self.now) else { continue }
        #expect(table == whole, "\(count)")
      }
    }
  }

  @Test("files with bytes changed at random are refused or read, and never end the program")
  func mutations() throws {
    var random = SystemRandomNumberGenerator()
    for text in [Self.envelope(Self.day), "Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n"] {
      let bytes = Array(text.utf8)
      for _ in 0..<2_000 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<changed.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
          case 1: changed.remove(at: place)
          default: changed.insert("<>&'\"=/!?, ".utf8.randomElement(using: &random) ?? 0, at: place)
          }
        }
        guard let table = try? RateReader.read(changed, now: Self.now) else { continue }
        #expect(table.rates.values.allSatisfy { (Double($0) ?? 0) > 0 })
      }
    }
  }

  @Test("limits: a day ahead, 30 characters, 1,000 currencies, 16 elements deep")
  func limits() throws {
    #expect(try Self.read("Date,USD,\n2026-11-01,1,\n").date == "2026-11-01")
    #expect(try Self.read("Date,USD,\n2026-10-30,1.\(String(repeating: "1", count: 28)),\n").rates["USD"]?.count == 30)
    #expect(
      try Self.read("Date,\(Self.codes(1_000)),\n2026-10-30\(Self.repeated(",2", 1_000)),\n").rates.count == 1_001)
    let open = (0..<14).map { "<a\($0)>" }.joined()
    let closed = (0..<14).reversed().map { "</a\($0)>" }.joined()
    #expect(try Self.read("<Envelope>\(open)<b/>\(closed)<Cube>\(Self.day)</Cube></Envelope>").rates.count == 3)
  }
}
