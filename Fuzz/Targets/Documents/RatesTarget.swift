import Foundation
import Reckon
import ReckonCalculator

/// Files of exchange rates: the European Central Bank's two forms, and the one in which rates are kept.
package struct RatesTarget: FuzzTarget {
  package let name = "rates"
  package let summary =
    "a rates file is refused in a good sentence, or its rates are positive decimals of a day and kept as they are"
  package let longestInput = 600

  package init() {}

  package var words: [String] {
    [
      "<Cube time='2026-10-30'>", "<Cube currency='USD' rate='1.1172'/>", "</Cube>", "<gesmes:Envelope>",
      "</gesmes:Envelope>", "<Cube>",
      "Date, ", "2026-10-30", "30 October 2026", "N/A", "USD", "reckon rates 1\n", "currencies 1\n",
      "date 2026-10-30\n", "source ", "<!--",
      "-->",
      "<?xml version=\"1.0\"?>", "&amp;", "&#65;", "<![CDATA[", "]]>", "\u{FEFF}", "fetched 2026-10-30T15:30:00Z\n",
      "1.1172", "EUR 1\n",
    ]
  }

  package var seeds: [[UInt8]] {
    let day = "<Cube time='2026-10-30'><Cube currency='USD' rate='1.1172'/><Cube currency='JPY' rate='163.06'/></Cube>"
    let older = "<Cube time=\"2026-10-29\"><Cube currency=\"USD\" rate=\"1.2\"/></Cube>"
    let texts = [
      "<?xml version=\"1.0\"?><gesmes:Envelope xmlns:gesmes='g'><gesmes:subject>R</gesmes:subject><Cube>\(day)</Cube></gesmes:Envelope>",
      "<gesmes:Envelope>\n<Cube>\n\(older)\n\(day)\n</Cube>\n</gesmes:Envelope>\n",
      "<Envelope><Cube>\(day)</Cube></Envelope><!-- end -->",
      "<Envelope><Cube><Cube time='2026-02-30'/></Cube></Envelope>", "<Envelope><Cube>\(older)", "<a/>",
      "Date, USD, JPY, \n30 October 2026, 1.1172, 163.06, \n",
      "Date,USD,BGN,\n2026-10-30,1.1172,N/A,\n2026-10-29,1.1,1.9558,\n",
      "Date,USD\r\n2026-10-30,1.1172\r\n", "Date,USD\n2026-10-30,0\n", "Date,USD,USD\n2026-10-30,1,2\n", "Date,usd\n",
      "",
      "reckon rates 1\nsource http://x\nfetched 2026-10-30T15:30:00Z\ndate 2026-10-30\ncurrencies 2\nAUD 1.5904\nUSD 01.10\n",
      "reckon rates 1.3\n# new\nnew thing\ndate 2026-10-30\ncurrencies 1\nUSD 1\n", "reckon rates 2\n", "PK\u{3}\u{4}",
      "reckon rates 1\ndate x\n",
    ]
    return texts.map { Array($0.utf8) }
  }

  /// The day on which files are read.
  private static let now = Timestamp(secondsSince1970: 1_795_000_000)

  package func check(_ input: [UInt8]) throws(Finding) {
    let table: RateTable
    do { table = try RateReader.read(input, now: Self.now) } catch {
      try MessageCheck.check(error.message)
      return
    }
    guard Self.isDay(table.date), table.rates["EUR"] == "1", table.rates.count > 1 else {
      throw Finding("the table is \(table)")
    }
    for (code, rate) in table.rates {
      let digits = rate.filter { $0 != "." }
      guard code.utf8.count == 3, code.utf8.allSatisfy({ 0x41...0x5A ~= $0 }), !digits.isEmpty,
        rate.utf8.count <= RateTable.rateLimit,
        digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), digits.contains(where: { $0 != "0" }),
        rate.count - digits.count <= 1
      else { throw Finding("\(code) costs \(rate)") }
      guard String(decoding: input, as: UTF8.self).contains(rate) || code == "EUR" || input.contains(UInt8(ascii: "&"))
      else {
        throw Finding("\(code) costs \(rate), which is not in the file")
      }
    }
    for fetched in [nil, Self.now] {
      let stored = StoredRates(table, source: "a\\b\n\u{202E}", fetched: fetched)
      guard let again = try? StoredRates.read(Array(stored.text.utf8)), again == stored, again.text == stored.text
      else {
        throw Finding("rates are not kept as they are: \(stored.text)")
      }
      guard let table = try? RateReader.read(Array(stored.text.utf8), now: Self.now), table == stored.table else {
        throw Finding("kept rates are not read: \(stored.text)")
      }
    }
  }

  /// Whether there is such a day.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard text.utf8.count == 10, parts.count == 3, 1...12 ~= parts[1], parts[0] > 0 else { return false }
    let isLeap = parts[0] % 400 == 0 || parts[0] % 4 == 0 && parts[0] % 100 != 0
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[parts[1] - 1] ~= parts[2]
  }
}
