import Reckon
import TestDepth
import Testing

@Suite("Formula books: what is wrong with a text")
struct BookErrorTests {
  /// Each error as `line:column kind`.
  private func errors(_ text: String, files: [String: String] = [:]) -> [String] {
    struct Missing: Error, CustomStringConvertible { var description: String { "there is no such file" } }
    let errors = FormulaBook.validate(text, name: "main.reckon") { path in
      guard let text = files[path] else { throw Missing() }
      return text
    }
    return errors.map { error in
      let place = error.source.position(of: error.range.start)
      let file = error.source.name == "main.reckon" ? "" : "\(error.source.name ?? "?"):"
      return "\(file)\(place.line):\(place.column) \(error.kind.name)"
    }
  }

  @Test("a name that nothing defines in a line with words is an error at its place")
  func unknownAmongWords() { #expect(errors("a = half of foo\n") == ["1:13 unknownName"]) }

  @Test("all errors are reported at once, each with its position")
  func all() {
    let text = """
      a = 1 +
      b = a * nett
      c(x, x) = x
      sin(x) = 2
      what is this
      d = (1 + 2
      e2 = 3 4
      f(x) = g(x)
      b = 2
      parameter p where
      set mode decimal
      > a = 1; b = 2
      > b
      net = 1; 2
      """
    #expect(
      errors(text) == [
        "1:8 unexpectedEnd", "2:9 unknownName", "3:6 alreadyDefined", "4:1 alreadyDefined", "5:1 unexpectedToken",
        "6:5 unclosedBracket",
        "7:8 unexpectedToken", "8:8 unknownFunction", "9:1 definedTwice", "10:18 unexpectedEnd", "11:1 unexpectedToken",
        "12:3 noParameter",
        "13:4 unexpectedToken", "14:10 unexpectedToken",
      ])
  }

  @Test("the messages say where, what was meant and what to do")
  func messages() {
    let errors = FormulaBook.validate("rate = 2\ncost = ratee\nrate = 3\nx = y\ny = z\nz = x", name: "prices.reckon")
    #expect(
      errors.map(\.message) == [
        "the name ‘ratee’ is not known; did you mean rate?",
        "‘rate’ is defined already at prices.reckon:1; choose another name",
        "these definitions depend on each other: x → y → z → x; break the cycle",
      ])
    #expect(errors[0].snippet == "  cost = ratee\n         ^^^^^")
    #expect(FormulaBookError.self == type(of: FormulaBookError([])))
  }

  @Test(
    "a circle through a value is an error, functions may call each other",
    arguments: [
      ("a = a", ["1:1 cyclicDefinition"]), ("f(n) = n < 1 ? 0 : f(n - 1)", []), ("f(n) = g(n)\ng(n) = f(n)", []),
      ("f(n) = v\nv = f(1)", ["2:1 cyclicDefinition"]), ("parameter p = a\na = p", ["1:11 cyclicDefinition"]),
      ("a = b\nb = a\nc = d\nd = c", ["1:1 cyclicDefinition", "3:1 cyclicDefinition"]),
    ])
  func circles(_ text: String, _ expected: [String]) { #expect(errors(text) == expected) }

  @Test("a long circle and a long chain are found without deep recursion", .optimizedOrFullDepth)
  func deep() {
    let count = 50_000
    let chain = (1...count).map { "x\($0) = x\($0 - 1) + 1" }.joined(separator: "\n")
    #expect(errors("x0 = 1\n" + chain) == [])
    #expect(errors("x0 = x\(count)\n" + chain) == ["1:1 cyclicDefinition"])
  }

  @Test("defaults and conditions use constants only")
  func parameterRules() {
    #expect(errors("parameter a\nparameter b = a") == ["2:11 dependsOnParameter"])
    #expect(errors("parameter a\nk = 2*a\nparameter b where b < k") == ["3:11 dependsOnParameter"])
    #expect(errors("parameter a = b\nparameter b = 1\nparameter c = 2") == ["1:11 dependsOnParameter"])
    #expect(errors("k = 2\nparameter b = k where k <= b < k^2") == [])
  }

  @Test("imports are read once, relative to their book, and see nothing of who imports them")
  func imports() {
    let files = [
      "lib/a.reckon": "import \"b.reckon\"\nset angle rad\nsa(x) = sin(x) + shared", "lib/b.reckon": "shared = 1",
      "c.reckon": "import \"./lib/../lib/b.reckon\"\nc = shared",
      "needs.reckon": "n = own", "loop.reckon": "import \"main.reckon\"", "mode.reckon": "set mode decimal\nm = 1",
      "broken.reckon": "ok = 1\n = 2",
    ]
    #expect(errors("import \"lib/a.reckon\"\nimport \"c.reckon\"\nx = sa(1) + c + shared", files: files) == [])
    #expect(errors("import \"lib/a.reckon\"\nshared = 2", files: files) == ["2:1 definedTwice"])
    #expect(errors("import \"needs.reckon\"\nown = 2", files: files) == ["needs.reckon:1:5 unknownName"])
    #expect(errors("x = 1\nimport \"loop.reckon\"", files: files) == ["loop.reckon:1:8 cyclicImport"])
    #expect(errors("import \"mode.reckon\"", files: files) == ["1:8 conflictingMode"])
    #expect(errors("set mode decimal\nimport \"mode.reckon\"", files: files) == [])
    #expect(
      errors("import \"gone.reckon\"\nimport broken.reckon\nimport \"broken.reckon\"", files: files) == [
        "1:8 unreadableImport", "2:8 unexpectedToken", "broken.reckon:2:2 unexpectedToken",
      ])
  }

  @Test("an imported book in radians stays in radians")
  func angles() throws {
    let book = try FormulaBook("import \"rad.reckon\"\nhere = sin(90)\nboth = here + there(π/2)", name: "main.reckon") {
      _ in
      "set angle rad\nthere(x) = sin(x)"
    }
    #expect(try book.evaluate("both") == 2)
  }

  @Test("of the remarks on one definition a hundred are kept, each with its place")
  func manyNotes() throws {
    let unused = try FormulaBook("f(\((0..<300).map { "x\($0)" }.joined(separator: ", "))) = 1")
    #expect(unused.notes.count == 100 && unused.notes.first?.range == SourceRange(start: 2, end: 4))
    let read = try FormulaBook("a = " + Array(repeating: "1/2pi", count: 300).joined(separator: " + ") + "\nb = 1/2pi")
    #expect(read.notes.count == 101 && read.notes.last?.source.firstLine == 2)
  }

  @Test("names of constants may be hidden, names of arguments may be unused, parameters idle: notes, not errors")
  func notes() throws {
    let book = try FormulaBook(
      "parameter idle\nparameter used\ng = 9.81\ne = 2\nf(x, y) = x * used\nh(a) = 1/2a\n> f(1, 2) = error")
    #expect(
      book.notes.map(\.message) == [
        "nothing uses the parameter ‘idle’; remove it, or use it",
        "the constant ‘e’ is hidden by this definition; choose another name if you still need it",
        "f does not use its argument ‘y’; remove it, or use it", "read as 1/(2*a); for the other reading write 1/2*a",
      ])
  }

  @Test("notes are of the reading that was chosen: by itself, by names, by kinds, in an example")
  func notesOfReadings() throws {
    let book = try FormulaBook(
      "byItself = 202k4 - 30\nbyKinds = 2k0 EUR * 3\nbyWords = 5 L/100k * 450 km\nlength = 2 km\n> 1k5 EUR * 2 = 3000 EUR\n"
    )
    #expect(
      book.notes.map(\.message) == [
        "read as 202.4e3; for the other reading write 202 * k4", "read as 2.0e3; for the other reading write 2 * k0",
        "read as 1.5e3; for the other reading write 1 * k5",
      ])
  }

  @Test("a rate that is added to a number is told of, as long as it is a rate", arguments: ["", "set mode exact\n"])
  func rateNotes(_ mode: String) throws {
    var book = try FormulaBook(mode + "vat = 19%\ndue = 100 + vat\nfair = 100 * (1 + vat)\nboth = vat + 3%\n")
    #expect(
      book.notes.map(\.message) == [
        "read as the sum of the numbers 100 and vat; for the other reading write 100 * (1 + vat)"
      ])
    try book.define("vat = 19")
    #expect(book.notes.isEmpty)
    try book.define("vat = 7%")
    #expect(book.notes.count == 1)
  }

  @Test("a book longer than its limit is refused, one of just that length is read")
  func limits() throws {
    var limits = Limits()
    limits.bookBytes = 5
    #expect(FormulaBook.validate("a = 1", limits: limits).isEmpty)
    #expect(FormulaBook.validate("a = 10", limits: limits).map(\.kind) == [.limitExceeded(.bookBytes, maximum: 5)])
  }

  static let mutationCount = Depth.count(quick: 150, full: 8_000)

  @Test(
    "whatever happens to a text, reading it ends: with errors that have places, or with a book that evaluates and changes"
  )
  func mutations() throws {
    let text = Array(
      (BookChangeTests.text + "\nimport \"x.reckon\"\nset angle rad\n" + BookEvaluationTests.prices).utf8)
    let pieces = [
      "(", ")", "=", "\n", ";", ">", "#", "`", "±", "where", "parameter ", "import \"", "net", "x", "1", "%", "to km",
      ", ", "\r\n",
    ]
    var random = RandomSource(seed: 9)
    var limits = Limits()
    limits.steps = 1_000
    var good = 0
    for _ in 0..<Self.mutationCount {
      var changed = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed.removeSubrange(index..<min(changed.count, index + Int.random(in: 1...60, using: &random)))
        case 1: changed.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: index)
        default: changed.insert(contentsOf: changed[index..<min(changed.count, index + 50)], at: index)
        }
        if changed.isEmpty { changed = text }
      }
      let source = String(decoding: changed, as: UTF8.self)
      do throws(FormulaBookError) {
        var book = try FormulaBook(source, limits: limits)
        good += 1
        #expect((try? book.text) == source)
        for name in book.names { _ = try? book.evaluate(name, ["price": 1]) }
        _ = book.runExamples()
        if let name = book.names.randomElement(using: &random) { _ = try? book.remove(name) }
        _ = try? book.define("net = 1 + other")
      } catch {
        #expect(!error.errors.isEmpty && !error.description.isEmpty)
      }
      // Without the lines that need another file, more of what is left can be a book.
      _ = try? FormulaBook(
        source.replacing("import", with: "# import").replacing("set ", with: "# set "), limits: limits
      ).runExamples()
    }
    #expect(good < Self.mutationCount)
  }
}
