import Foundation
import Reckon
import ReckonPage
import Testing

/// The notebook's answers as the page's script reads them.
@Suite("The page's notebook")
struct NotebookTests {
  private var page = Page()

  private mutating func ask(_ operation: PageOperation, _ fields: [String]) throws -> [String: Any] {
    let answer = page.answer(operation.rawValue, fields)
    return try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any], "\(answer)")
  }

  /// Puts lines in the place of others; gives what is shown of those that were run, an error as `!`.
  private mutating func replace(_ start: Int, _ removed: Int, _ lines: [String], most: Int = 1_000) throws -> [String] {
    let answer = try ask(.notebook, ["\(start)", "\(removed)", "\(most)", "1000"] + lines)
    let results = try #require(answer["results"] as? [[String: Any]])
    return results.map { $0["error"] == nil ? $0["shown"] as? String ?? "" : "!" }
  }

  @Test("a changed line is run again with those below it, in order")
  mutating func changed() throws {
    let lines = ["price = 20", "total = 3 price", "# heading", "", "total + 1"]
    #expect(try replace(0, 0, lines) == ["= 20", "= 60", "", "", "= 61"])
    #expect(try replace(0, 1, ["price = 30"]) == ["= 30", "= 90", "", "", "= 91"])
    #expect(try replace(4, 1, ["total + 2"]) == ["= 92"])
    #expect(try replace(0, 1, []) == ["!", "", "", "!"])
  }

  @Test("each line knows what stands above it alone")
  mutating func order() throws {
    let lines = ["x = 1", "x", "x = 2", "x", "zed", "zed = 3"]
    #expect(try replace(0, 0, lines) == ["= 1", "= 1", "= 2", "= 2", "!", "= 3"])
    #expect(try replace(0, 6, ["x", "x = 1"]) == ["!", "= 1"])
  }

  @Test("lines are run in steps, across the sessions that are kept between them", arguments: [1, 7, 32, 33, 100])
  mutating func steps(most: Int) throws {
    let lines = ["a = 1"] + (1..<100).map { "a\($0) = a + \($0)" }
    for first in [1, 5] {
      var shown = try replace(0, first == 1 ? 0 : 1, first == 1 ? lines : ["a = 5"], most: most)
      while shown.count < 100 { shown += try replace(0, 0, [], most: most) }
      #expect(shown == ["= \(first)"] + (1..<100).map { "= \(first + $0)" })
    }
    // The fiftieth line is between two sessions that are kept.
    #expect(try replace(50, 1, ["a50 = 0"]).count == 50)
  }

  @Test("of a line with an error no statement has an effect")
  mutating func failing() throws {
    #expect(try replace(0, 0, ["a = 1", "a = 2; a + sinn(1)", "a"]) == ["= 1", "!", "= 1"])
  }

  @Test("ans is the value above, and above the first one the last answer of the keys")
  mutating func answers() throws {
    for key in ["six", "multiply", "seven", "equals"] { _ = try ask(.press, [key]) }
    #expect(try replace(0, 0, ["ans + 1", "* 2", "ans / 2"]) == ["= 43", "= 86", "= 43"])
    #expect(try ask(.enter, ["0"])["line"] as? String == "42 + 1")
    #expect(try ask(.enter, ["1"])["line"] == nil)
    let preview = try ask(.preview, ["ans"])
    #expect((preview["outcomes"] as? [[String: Any]])?.first?["shown"] as? String == "= 86")
  }

  @Test("a time of day in one zone is converted to another")
  mutating func timesOfDay() throws {
    let offsets = ["": 0, "Europe/Berlin": 3_600, "Europe/London": 0, "Asia/Tokyo": 32_400]
    page = Page(zoneSeconds: { zone, _ in offsets[zone] })
    _ = try ask(.setClock, ["1700000000", "0"])
    _ = try ask(.setZones, [offsets.keys.filter { !$0.isEmpty }.joined(separator: "\n")])
    _ = try ask(.start, ["", "", ""])
    #expect(try replace(0, 0, ["14:30 Berlin to Tokyo", "9:00 Berlin to London"]) == ["= 22:30", "= 8:00"])
  }

  @Test("a currency without rates is an error that says that rates are missing, and other errors do not")
  mutating func missingRates() throws {
    let answer = try ask(.notebook, ["0", "0", "100", "1000", "100 USD to KRW", "5 km to kg"])
    let results = try #require(answer["results"] as? [[String: Any]])
    #expect(results.map { $0["needsRates"] as? Bool ?? false } == [true, false])
  }

  @Test("ans(3) is the value of line 3, whatever was calculated elsewhere")
  mutating func numbered() throws {
    for key in ["seven", "equals", "eight", "equals"] { _ = try ask(.press, [key]) }
    let lines = ["# heading", "10", "20; 30", "ans(2) + ans(3)", "f(x) = ans(2) * x", "f(2)", "ans(1)", "ans(9)"]
    #expect(try replace(0, 0, lines) == ["", "= 10", "= 30", "= 40", "", "= 20", "!", "!"])
    #expect(try replace(1, 0, ["5"]) == ["= 5", "= 10", "= 30", "= 15", "", "= 10", "!", "!"])
  }

  @Test("a book has the lines in their order, with headings, and lines without a value as comments")
  mutating func book() throws {
    _ = try replace(
      0, 0, ["# Rent", "rent = 800", "rent = 850", "rent * 12", "", "# Squares", "f(x) = x^2", "f(", "f(7)"])
    #expect(
      try ask(.book, [])["book"] as? String == """
        set mode exact

        # Rent
        rent = 850
        > rent * 12 = 10200

        # Squares
        f(x) = x^2
        # f(
        > f(7) = 49

        """)
  }

  @Test("an entered line is in history, a definition is not, and the keys know its name")
  mutating func entered() throws {
    _ = try replace(0, 0, ["price = 20", "price * 2"])
    #expect(try ask(.enter, ["0"])["historyCount"] as? Int == 0)
    #expect(try ask(.enter, ["1"])["historyCount"] as? Int == 1)
    for key in ["answer", "add", "two", "equals"] { _ = try ask(.press, [key]) }
    #expect(try ask(.state, [])["display"] as? String == "42")
  }

  @Test("an error has its place in the line as it was typed")
  mutating func places() throws {
    let answer = try ask(.notebook, ["0", "0", "10", "1000", "2", "  * sinn(1)"])
    let error = try #require((answer["results"] as? [[String: Any]])?.last)
    #expect(error["start"] as? Int == 4)
    #expect(error["end"] as? Int == 8)
  }

  @Test("lines are added up with their units")
  mutating func sums() throws {
    _ = try replace(0, 0, ["2 km", "300 m", "5 kg", "# none"])
    #expect(try ask(.total, ["0", "1", "3"])["shown"] as? String == "= 2.3 km")
    #expect(try ask(.total, ["0", "2"])["error"] != nil)
    #expect(try ask(.total, ["3"])["count"] as? Int == 0)
  }

  @Test("further digits, and a result as an operand")
  mutating func digits() throws {
    _ = try replace(0, 0, ["sqrt(2)", "2/7", "-3", "f(x) = x"])
    let root = try #require(try ask(.line, ["0"])["whole"] as? String)
    #expect(root.hasPrefix("= 1.41421356237309504880168872420969807856967187537694"))
    #expect(root.utf8.count > 1_000)
    #expect(try ask(.line, ["1"])["operand"] as? String == "(2/7)")
    #expect(try ask(.line, ["2"])["operand"] as? String == "(-3)")
    #expect(try ask(.line, ["3"])["failure"] != nil)
    #expect(try ask(.line, ["9"])["failure"] != nil)
  }

  @Test("lines follow settings, rates and books")
  mutating func surroundings() throws {
    _ = try replace(0, 0, ["sin(90)", "net(50)", "10 EUR to USD"])
    #expect(try ask(.set, ["angle-unit", "rad"])["notebookWaits"] as? Bool == true)
    _ = try ask(.loadBook, ["net(x) = x * 4/5", "tax.reckon"])
    _ = try ask(.setClock, ["1700000000", "0"])
    _ = try ask(.setRates, ["Date, USD, \n14 November 2023, 1.25, \n"])
    let shown = try replace(0, 0, [])
    #expect(shown.first?.hasPrefix("= 0.8939966636005") == true)
    #expect(shown.dropFirst().first == "= 40")
    #expect(shown.last?.contains("12.5") == true)
  }

  @Test("requests for lines that there are not change nothing")
  mutating func refused() throws {
    let requests = [
      [], ["0"], ["1", "0", "1", "1"], ["0", "1", "1", "1"], ["-1", "0", "1", "1"], ["x", "0", "1", "1"],
    ]
    for fields in requests {
      #expect(try ask(.notebook, fields)["failure"] != nil)
    }
    #expect(try replace(0, 0, ["1"]) == ["= 1"])
  }
}
