import Foundation
import Reckon
import ReckonPage
import Testing

/// The page's answers as its script reads them.
@Suite("The page's answers")
struct PageTests {
  private var page = Page()

  /// The answer to an operation, as JSON read by another reader.
  private mutating func ask(_ operation: PageOperation, _ fields: String...) throws -> [String: Any] {
    let answer = page.answer(operation.rawValue, fields)
    return try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any], "\(answer)")
  }

  private mutating func press(_ keys: String) throws -> [String: Any] {
    for key in keys.split(separator: " ") { _ = try ask(.press, String(key)) }
    return try ask(.state)
  }

  @Test("each keypad resumes its own calculation, with one memory and one history")
  mutating func keypads() throws {
    _ = try press("seven memoryAdd allClear five multiply")
    _ = try ask(.set, "entry-style", "chain")
    var state = try press("allClear one add two")
    #expect(state["expression"] as? String == "1 + 2")
    state = try ask(.set, "entry-style", "algebraic")
    #expect(state["expression"] as? String == "5 ×")
    #expect(state["memory"] as? String == "7")
    state = try press("two equals")
    #expect(state["display"] as? String == "10")
    state = try ask(.set, "entry-style", "chain")
    #expect(state["expression"] as? String == "1 + 2")
    #expect(state["historyCount"] as? Int == 1)
  }

  @Test("what is saved starts the calculator with its settings and history")
  mutating func saved() throws {
    _ = try ask(.set, "angle-unit", "rad")
    _ = try press("one divide three equals allClear seven equals")
    let files = try ask(.save)
    let settings = try #require(files["settings"] as? String), history = try #require(files["history"] as? String)
    page = Page()
    let answer = try ask(.start, settings, history, "")
    #expect(answer["notes"] as? [String] == [])
    let state = try #require(answer["state"] as? [String: Any])
    #expect(state["angle"] as? String == "rad")
    #expect(state["historyCount"] as? Int == 2)
    let again = try ask(.save)
    #expect(again["history"] as? String == history)
  }

  @Test(
    "stored text that is damaged or of another version is reported",
    arguments: [
      ["reckon settings 1\nangle-unit = moon\n", "", ""], ["reckon settings 9\n", "", ""], ["nonsense", "", ""],
      ["", "reckon history 1\nnext x\n", ""], ["", "reckon history 9\nnext 1\n", ""], ["", "", "nonsense"],
    ])
  mutating func damaged(texts: [String]) throws {
    let answer = try ask(.start, texts[0], texts[1], texts[2])
    #expect((answer["notes"] as? [String])?.count == 1)
    #expect((answer["state"] as? [String: Any])?["display"] as? String == "0")
  }

  @Test("rates that are refused leave those that were there, and neither touches the calculation")
  mutating func rates() throws {
    // The day of the rates: those of days to come are refused.
    _ = try ask(.setClock, "1700000000", "0")
    _ = try press("five add")
    #expect(try ask(.setRates, "Date, USD, \n14 November 2023, 1.25, \n")["date"] as? String == "2023-11-14")
    #expect(try ask(.setRates, "nonsense")["failure"] != nil)
    #expect(try ask(.units)["currencies"] as? [String] == ["EUR", "USD"])
    #expect(try ask(.state)["expression"] as? String == "5 +")
    #expect(try ask(.evaluate, "10 EUR to USD", "deg", "decimal", "")["value"] as? String == "12.5 USD")
  }

  @Test("each calculation is another newest entry, also when history is full")
  mutating func newest() throws {
    var newest: [Int] = []
    for _ in 0..<12 { newest.append(try #require(try press("allClear one add one equals")["newestEntry"] as? Int)) }
    #expect(Set(newest).count == 12)
  }

  @Test("values come with their exactness, and inputs are numbers of the mode")
  mutating func values() throws {
    let third = try ask(.evaluate, "x / 3", "deg", "decimal", "x=1")
    #expect(third["value"] as? String == "0.3333333333333333333333333333333333")
    #expect(third["exactness"] as? String == "rounded")
    #expect(try ask(.evaluate, "x + y", "deg", "double", "x=0.1\u{1E}y=0.2")["value"] as? String == "0.30000000000000004")
    #expect(try ask(.evaluate, "x", "deg", "double", "x=moon")["failure"] != nil)
    let error = try #require(try ask(.evaluate, "1 + sinn(2)", "deg", "double", "")["error"] as? [String: Any])
    #expect(error["start"] as? Int == 4)
    #expect(error["end"] as? Int == 8)
  }

  @Test("a conversation continues in another page from its snapshot")
  mutating func snapshot() throws {
    _ = try ask(.run, "price = 20; f(x, y) = x*y*price; 1/3")
    let fields = try #require(try ask(.snapshot)["fields"] as? [String])
    page = Page()
    _ = page.answer(PageOperation.start.rawValue, ["", "", ""])
    let answer = page.answer(PageOperation.resume.rawValue, fields)
    #expect(answer == #"{"unread": []}"#)
    let outcomes = try #require(try ask(.run, "f(2, 3); ans(2)")["outcomes"] as? [[String: Any]])
    #expect(outcomes.map { $0["shown"] as? String } == ["= 120", "= 0.3333333333333333333333333333333333…"])
    #expect(page.answer(PageOperation.snapshot.rawValue, []).contains("price"))
    for damaged in [["x"], ["1", "5"], ["0", "0", "a", "", "moon", "a = 1"]] {
      #expect(page.answer(PageOperation.resume.rawValue, damaged) != #"{"unread": []}"#)
    }
  }

  @Test("history leaves the page as text, CSV, JSON and as a book whose examples hold")
  mutating func exported() throws {
    _ = try press("sin three zero closeBracket equals allClear one divide three equals allClear angleUnit cos pi closeBracket equals")
    let csv = try #require(try ask(.exportHistory, "csv")["text"] as? String)
    #expect(csv.split(separator: "\r\n").count == 4)
    #expect(try ask(.exportHistory, "text")["text"] as? String != "")
    #expect((try ask(.exportHistory, "json")["text"] as? String)?.hasPrefix("[") == true)
    let book = try #require(try ask(.exportHistory, "book")["text"] as? String)
    #expect(book.contains("> sin(30) = 0.5") && book.contains("set angle rad"), "\(book)")
    let loaded = try FormulaBook(book)
    #expect(loaded.exampleCount == 3)
    #expect(loaded.failedExamples.isEmpty)
    #expect(try ask(.exportHistory, "picture")["failure"] != nil)
  }

  @Test("a book's definitions are taken in, or what is wrong with it is reported")
  mutating func books() throws {
    #expect(try ask(.loadBook, "rate = 5\nnet(x) = x*rate\n", "a.reckon")["names"] as? [String] == ["rate", "net(x)"])
    #expect(try ask(.loadBook, "broken = (1\n", "b.reckon")["failure"] != nil)
    #expect(((try ask(.run, "net(2)")["outcomes"] as? [[String: Any]])?.first?["shown"] as? String) == "= 10")
  }

  @Test("a key that changes the unit of angles changes it for text too")
  mutating func angles() throws {
    _ = try press("angleUnit")
    let outcomes = try #require(try ask(.run, "cos(pi)")["outcomes"] as? [[String: Any]])
    #expect(outcomes.first?["shown"] as? String == "= -1")
  }

  @Test("a preview leaves definitions as they are")
  mutating func preview() throws {
    _ = try ask(.run, "price = 20")
    _ = try ask(.preview, "price = 30")
    let outcomes = try #require(try ask(.run, "price")["outcomes"] as? [[String: Any]])
    #expect(outcomes.first?["shown"] as? String == "= 20")
  }

  @Test("completions replace what is typed at a place, and help explains any name")
  mutating func assistance() throws {
    _ = try ask(.run, "größe(a) = a + 1")
    let found = try ask(.complete, "2 + grö", "8")
    #expect(found["start"] as? Int == 4 && found["end"] as? Int == 8)
    #expect((found["candidates"] as? [[String: Any]])?.first?["insertion"] as? String == "größe(")
    #expect((try ask(.complete, "", "0")["candidates"] as? [Any])?.isEmpty == true)
    #expect(((try ask(.complete, "si")["candidates"] as? [Any])?.count ?? 0) > 2)
    #expect(try ask(.help, "log")["usage"] as? String == "log(x[, b])")
    #expect(try ask(.help, "km")["headline"] as? String == "unit · length")
    #expect(try ask(.help, "größe")["usage"] as? String == "größe(a)")
    #expect(try ask(.help, "nothing such")["failure"] != nil)
  }
}
