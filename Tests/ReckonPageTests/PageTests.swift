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
    #expect(
      try ask(.evaluate, "x + y", "deg", "double", "x=0.1\u{1E}y=0.2")["value"] as? String == "0.30000000000000004")
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
    _ = try press(
      "sin three zero closeBracket equals allClear one divide three equals allClear angleUnit cos pi closeBracket equals"
    )
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

  @Test("a text with an error changes nothing, neither before the error nor behind it")
  mutating func errors() throws {
    _ = try ask(.run, "price = 20")
    #expect(try ask(.run, "price = 30; other = 1; sinn(2)")["error"] != nil)
    #expect(try shown("price") == "= 20")
    #expect(try ask(.run, "other")["error"] != nil)
  }

  /// What a text evaluates to, as the page shows it.
  private mutating func shown(_ text: String) throws -> String? {
    (try ask(.preview, text)["outcomes"] as? [[String: Any]])?.last?["shown"] as? String
  }

  private mutating func history() throws -> [String] {
    let answer = Data(page.answer(PageOperation.history.rawValue, []).utf8)
    let entries = try #require(JSONSerialization.jsonObject(with: answer) as? [[String: Any]])
    return entries.compactMap { $0["expression"] as? String }
  }

  @Test("keys and text have the same names, the same last answer and one history")
  mutating func oneCalculator() throws {
    _ = try press("six multiply seven equals")
    #expect(try shown("ans + 1") == "= 43")
    _ = try ask(.run, "price = 20; twice(x) = 2x; 10 / 4")
    #expect(try press("allClear answer multiply two equals")["display"] as? String == "5")
    _ = try press("allClear")
    #expect(try ask(.type, "price*3+twice(4)=")["display"] as? String == "68")
    _ = try ask(.run, "ans/2")
    #expect(try history() == ["68/2", "price*3+twice(4)", "2.5 × 2", "10 / 4", "6 × 7"])
  }

  @Test("a converted value is as wide as a result of the notebook")
  mutating func convertedWidth() throws {
    let answer = try ask(.convert, "1", "km", "mi")
    // A mile is 1.609344 km.
    #expect((answer["text"] as? String)?.hasPrefix("0.62137119223") ?? false)
    #expect((answer["text"] as? String)?.count ?? 99 <= 22 + " mi".count)
    #expect((answer["value"] as? String) == "15625/25146")
  }

  @Test("numbers have a decimal comma where the browser writes one, unless the settings say otherwise")
  mutating func decimalComma() throws {
    _ = try ask(.setLanguage, "en", ",")
    let outcomes = try #require(try ask(.run, "preis = 1,5; max(preis; 2,25) * 2")["outcomes"] as? [[String: Any]])
    #expect(outcomes.map { $0["source"] as? String } == ["preis = 1,5", "max(preis; 2,25) * 2"])
    #expect(outcomes.last?["shown"] as? String == "= 4,5")
    #expect((try ask(.preview, "max(1,5)")["error"] as? [String: Any])?["kind"] as? String == "ambiguousComma")
    #expect(try ask(.convert, "1,5", "km", "m")["text"] as? String == "1 500 m")
    #expect(try press("allClear one point five add one equals")["display"] as? String == "2,5")
    #expect(try press("allClear one divide eight equals")["expression"] as? String == "1 ÷ 8")
    _ = try ask(.set, "decimal-mark", "point")
    #expect(try ask(.state)["display"] as? String == "0.125")
  }

  @Test("a calculation at the keys is continued in another page, with memory, and is in history once")
  mutating func calculation() throws {
    _ = try press("one divide three equals memoryAdd allClear angleUnit five multiply openBracket two add")
    let fields = try #require(try ask(.calculation)["fields"] as? [String])
    let files = try ask(.save)
    page = Page()
    let start = [try #require(files["settings"] as? String), try #require(files["history"] as? String), ""]
    _ = page.answer(PageOperation.start.rawValue, start)
    _ = page.answer(PageOperation.replay.rawValue, fields)
    var state = try ask(.state)
    #expect(state["expression"] as? String == "5 × (2 +")
    #expect(state["angle"] as? String == "rad")
    #expect(state["historyCount"] as? Int == 1)
    state = try press("memoryRecall equals")
    #expect(state["value"] as? String == "35/3")
  }

  @Test("what another page has stored is taken in, and nothing of this one is lost")
  mutating func adopted() throws {
    _ = try ask(.setClock, "1700000000", "0")
    _ = try press("one add one equals allClear")
    _ = try ask(.run, "a = 5")
    let other = """
      reckon history 1
      next 3
      1\t2023-11-14T22:13:20Z\tdeg\t=\t1 + 1\t2
      2\t2023-11-14T22:13:21Z\tdeg\t=\t3\t3

      """
    _ = try ask(.mergeHistory, other, "-1")
    #expect(try history() == ["3", "1 + 1"])
    _ = try ask(.mergeHistory, "", "1700000000000")
    #expect(try history() == ["3"])
    _ = try ask(.adopt, "reckon settings 1\nangle-unit = rad\n", "0", "0", "b", "", "deg", "b = 7")
    #expect(try shown("a + b") == "= 12")
    #expect(try ask(.state)["angle"] as? String == "rad")
  }

  @Test("a book imports others that are given with it")
  mutating func imports() throws {
    let book = "import \"rates.reckon\"\nnet(x) = x*rate\n"
    #expect(try ask(.loadBook, book, "a.reckon")["failure"] != nil)
    let names = try ask(.loadBook, book, "a.reckon", "rates.reckon", "rate = 5\n")["names"] as? [String]
    #expect(names == ["net(x)"])
    #expect(try shown("net(2)") == "= 10")
  }

  @Test("an example of help that ends in an error says so in words")
  mutating func examples() throws {
    let examples = try #require(try ask(.help, "integral")["examples"] as? [[String: Any]])
    let last = try #require(examples.first { ($0["expression"] as? String)?.hasPrefix("integral(1/x") ?? false })
    #expect((last["result"] as? String)?.hasPrefix("no integral was found") ?? false)
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
