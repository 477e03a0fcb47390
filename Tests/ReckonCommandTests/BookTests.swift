import Foundation
import Testing

@Suite("Formula books on the command line")
struct BookTests {
  static let prices = """
    import "parts/tax.reckon"
    parameter price where price > 0
    rate = 0.2
    net = price * (1 - rate)
    > price = 100; net = 80
    > price = 100; gross(net) = 96 ± 0.1%
    > price = 0; net = error
    """

  /// A folder with files, and the path of one of them.
  private func folder(_ files: [String: String]) throws -> (String) -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reckon-books-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return { folder.appending(path: $0).path }
  }

  private func prices(_ more: [String: String] = [:]) throws -> (String) -> String {
    try folder(
      ["prices.reckon": Self.prices, "parts/tax.reckon": "tax = 0.2\ngross(x) = x * (1 + tax)"].merging(more) { $1 })
  }

  @Test("test runs examples, prints those that fail, and counts")
  func test() throws {
    let path = try prices([
      "bad.reckon": "area(r) = π*r^2\n> area(1) = 3.14\n> area(1) = 3.14 ± 0.01\n> 1/area(0) = 2\n> area(2) = error\n"
    ]
    )
    let good = ToolRun("test", path("prices.reckon"))
    #expect(good.code == .success && good.output == "3 examples, 0 failed\n" && good.errors.isEmpty)
    let bad = ToolRun("test", path("bad.reckon"), path("prices.reckon"))
    #expect(bad.code == .evaluation)
    #expect(
      bad.output == """
        \(path("bad.reckon")):2: area(1): expected 3.14, got 3.141592653589793 (difference 0.0015926535897929917)
        \(path("bad.reckon")):4: 1/area(0): expected 2, got an error: division by zero in 1 / 0; make the divisor other than 0
        \(path("bad.reckon")):5: area(2): expected error, got 12.566370614359172
        7 examples, 3 failed

        """)
  }

  @Test("test says what it could not test")
  func untestable() throws {
    let path = try prices(["none.reckon": "a = 1\n", "wrong.reckon": "a = b\nc = \n"])
    #expect(
      ToolRun("test", path("none.reckon")).output == "\(path("none.reckon")) has no examples\n0 examples, 0 failed\n")
    let wrong = ToolRun("test", path("wrong.reckon"))
    #expect(
      wrong.code == .usage && wrong.errors.contains("\(path("wrong.reckon")):1:5: error: the name ‘b’ is not known"))
    #expect(wrong.errors.contains("\(path("wrong.reckon")):2:5: error:"))
    #expect(wrong.output == "0 examples, 0 failed, 1 book not tested\n")
    let gone = ToolRun("test", path("gone.reckon"), path("wrong.reckon"))
    #expect(gone.code == .inputOutput && gone.output == "0 examples, 0 failed, 2 books not tested\n")
    #expect(ToolRun("test", "-", input: "a = 1\n> a = 1\n").output == "1 example, 0 failed\n")
    #expect(ToolRun("test").code == .usage)
  }

  @Test("check reads books with what they import, and shows errors or notes")
  func check() throws {
    let path = try prices([
      "notes.reckon": "parameter idle\nf(x) = 1/2x\n",
      "circle.reckon": "import \"circle.reckon\"\nimport \"gone.reckon\"\na = b\nb = a\n",
    ])
    #expect(ToolRun("check", path("prices.reckon")).code == .success)
    let notes = ToolRun("check", path("notes.reckon"))
    #expect(
      notes.code == .success
        && notes.errors.hasPrefix("\(path("notes.reckon")):1:11: note: nothing uses the parameter ‘idle’")
        && notes.errors.contains(":2:8: note: read as 1/(2*x)"))
    let circle = ToolRun("check", path("circle.reckon"))
    #expect(circle.code == .usage && circle.errors.hasSuffix("3 errors\n"))
    #expect(circle.errors.contains("these definitions depend on each other: a → b → a; break the cycle"))
    #expect(circle.errors.contains(":2:8: error: ‘gone.reckon’ cannot be imported: "))
  }

  @Test("eval uses books and compiled books alike, and holds given values to their conditions")
  func eval() throws {
    let path = try prices()
    let stored = path("prices.image")
    #expect(ToolRun("compile", path("prices.reckon"), "--output", stored).code == .success)
    let stripped = path("stripped.image")
    #expect(ToolRun("compile", path("prices.reckon"), "--output", stripped, "--strip").code == .success)
    for book in [path("prices.reckon"), stored, stripped] {
      let run = ToolRun("eval", "--book", book, "net", "gross(net) + 1", "--let", "price=100")
      #expect(run.output == "80\n97\n" && run.code == .success, "\(run.errors)")
      let missing = ToolRun("eval", "--book", book, "1 + net")
      #expect(
        missing.code == .usage && missing.errors.hasPrefix("error: the formula book's parameter ‘price’ has no value"))
      let range = ToolRun("eval", "--book", book, "net", "--let", "price=-1")
      #expect(
        range.code == .evaluation && range.errors.hasPrefix("error: price = -1 is out of range; it needs price > 0"))
    }
    let lines = ToolRun(
      "eval", "--jsonl", "--book", stored,
      input: "{\"expr\": \"net\", \"vars\": {\"price\": 50}}\n{\"expr\": \"net\", \"vars\": {\"price\": 0}}\n")
    #expect(lines.output.hasPrefix("{\"value\": 40}\n{\"error\": {\"kind\": \"outOfRange\""))
    #expect(ToolRun("test", stored).output == "3 examples, 0 failed\n")
    #expect(ToolRun("test", stripped).output.contains("was stored without its text"))
    #expect(try Data(contentsOf: URL(filePath: stripped)).count < Data(contentsOf: URL(filePath: stored)).count)
    let decimals = try folder(["d.reckon": "set mode decimal\nthird = 1/3\n"])("d.reckon")
    #expect(ToolRun("eval", "--book", decimals, "third + 0.1 - 0.1").output == "0.3333333333333333333333333333333333\n")
  }

  @Test("a default that its own condition does not allow is refused before anything is computed")
  func refusedDefaults() throws {
    let path = try folder(["t.reckon": "parameter t = 70 where t <= 60\nu = 2t\n"])
    for arguments in [
      ["eval", "--book", path("t.reckon"), "u", "--let", "t=3"], ["eval", "--book", path("t.reckon"), "1"],
      ["compile", path("t.reckon"), "--output", path("t.image")],
    ] {
      let run = ToolRun(arguments)
      #expect(run.output.isEmpty && run.code != .success, "\(arguments)")
      #expect(run.errors.hasPrefix("error: t = 70 is out of range; it needs t <= 60"), "\(arguments): \(run.errors)")
    }
  }

  @Test("a text is the value of a parameter for eval, requests and the column of a table, and held to its condition")
  func texts() throws {
    let book = """
      parameter region = "EU" where region in ["EU", "UK"]
      parameter qty = 1
      tax = qty * if(region == "EU", 19%, 20%)

      """
    let path = try folder([
      "tax.reckon": book, "sales.csv": "region,qty\nEU,100\nUK,10\nUS,1\n", "code.csv": "region,qty\n7,100\n",
    ])
    let stored = path("tax.image")
    #expect(ToolRun("compile", path("tax.reckon"), "--output", stored, "--strip").code == .success)
    for book in [path("tax.reckon"), stored] {
      #expect(ToolRun("eval", "--book", book, "tax", "--let", "qty=100").output == "19\n")
      #expect(ToolRun("eval", "--book", book, "tax", "--let", "region=\"UK\"").output == "0.2\n")
      let range = ToolRun("eval", "--book", book, "tax", "--let", "region=\"US\"")
      let refusal = "region = \"US\" is out of range; it needs region in [\"EU\", \"UK\"]"
      #expect(range.code == .evaluation && range.errors.hasPrefix("error: \(refusal)"))
      let lines = ToolRun(
        "eval", "--jsonl", "--book", book,
        input: """
          {"expr": "tax", "vars": {"region": "UK", "qty": 5}}
          {"expr": "tax", "vars": {"region": "US"}}

          """)
      #expect(lines.output.hasPrefix("{\"value\": 1}\n{\"error\": {\"kind\": \"outOfRange\""), "\(lines.output)")
      let table = ToolRun("run", "tax", path("sales.csv"), "--book", book)
      #expect(table.output == "region,qty,tax\nEU,100,19\nUK,10,2\nUS,1,\n", "\(table.output)")
      #expect(table.errors.contains(refusal), "\(table.errors)")
      let code = ToolRun("run", "tax", path("code.csv"), "--book", book)
      #expect(code.errors.contains("region = \"7\" is out of range"), "\(code.errors)")
    }
  }

  @Test("compile leaves nothing behind when it fails")
  func failingCompile() throws {
    let path = try prices(["wrong.reckon": "a = b\n", "damaged.image": "RKNB\u{1}\u{0}nonsense"])
    let target = path("wrong.image")
    #expect(ToolRun("compile", path("wrong.reckon"), "--output", target).code == .usage)
    #expect(!FileManager.default.fileExists(atPath: target))
    #expect(ToolRun("compile", path("prices.reckon"), "--output", path("no/such/folder/x")).code == .inputOutput)
    #expect(ToolRun("compile", path("prices.reckon")).code == .usage)
    let damaged = ToolRun("eval", "--book", path("damaged.image"), "1")
    #expect(damaged.code == .usage && damaged.errors.contains("cannot be used"))
    #expect(ToolRun("eval", "--book", path("gone"), "1").code == .inputOutput)
  }
}
