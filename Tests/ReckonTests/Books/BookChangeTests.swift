import Reckon
import Testing

@Suite("Formula books: looking up and changing")
struct BookChangeTests {
  static let text = """
    # Energy of things.

    # Metres per second squared.
    # Standard gravity.
    gravity = 9.80665  # exact
    parameter mass = 1 where mass > 0 # kg

    weight = (mass *
      # goes on
      gravity)
    lift(height) = weight * height
    > mass = 2; lift(0) = 0
    twice = lift(1) * 2
    other = 5
    """

  @Test("what the text says can be looked up")
  func definitions() throws {
    let book = try FormulaBook(Self.text, name: "energy.reckon")
    #expect(book.names == ["gravity", "mass", "weight", "lift", "twice", "other"])
    #expect(book.definitions.map(\.kind) == [.constant, .parameter, .formula, .formula, .formula, .constant])
    #expect(book.documentation == "Energy of things.")
    #expect(try book.text == Self.text)
    let gravity = try #require(book.definition(named: "gravity"))
    #expect(
      gravity.documentation == "Metres per second squared.\nStandard gravity." && gravity.line == 5
        && gravity.file == "energy.reckon")
    #expect(gravity.text == "gravity = 9.80665  # exact" && gravity.arguments == nil)
    let mass = try #require(book.definition(named: "mass"))
    #expect(mass.condition == "mass > 0" && mass.defaultText == "1" && mass.kind == .parameter)
    #expect(book.definition(named: "lift")?.arguments == ["height"] && book.definition(named: "lift")?.kind == .formula)
    #expect(book.definition(named: "nothing") == nil)
    #expect(book.dependencies(of: "weight") == ["gravity", "mass"] && book.dependents(of: "weight") == ["lift"])
    #expect(book.examples(of: "lift") == ["> mass = 2; lift(0) = 0"])
  }

  @Test("a change compiles again what depends on it, and nothing else")
  func recompiled() throws {
    var book = try FormulaBook(Self.text)
    try book.compile()
    let before = book
    #expect(book.compiledNames == book.names)
    #expect(try book.define("weight = mass * gravity / 2") == ["weight", "lift", "twice"])
    #expect(book.compiledNames == ["gravity", "mass", "other"])
    #expect(try book.evaluate("twice") == 9.80665)
    #expect(try before.evaluate("twice") == 2 * 9.80665 && before.compiledNames == before.names)
    #expect(try book.define("other = 6") == ["other"])
  }

  @Test("a change keeps comments and places; a new definition goes to the end")
  func texts() throws {
    var book = try FormulaBook(Self.text)
    try book.define("gravity = 10")
    try book.define("# New words.\nlift(height) = height")
    try book.define("added = gravity^2")
    #expect(
      try book.text == """
        # Energy of things.

        # Metres per second squared.
        # Standard gravity.
        gravity = 10  # exact
        parameter mass = 1 where mass > 0 # kg

        weight = (mass *
          # goes on
          gravity)
        # New words.
        lift(height) = height
        > mass = 2; lift(0) = 0
        twice = lift(1) * 2
        other = 5
        added = gravity^2

        """)
    #expect(book.definition(named: "lift")?.documentation == "New words.")
    #expect(try FormulaBook(try book.text).evaluate("added") == 100)
    #expect(try book.evaluate("added") == 100)
  }

  @Test(
    "a change that breaks something is refused, and the book stays as it was",
    arguments: [
      ("gravity = twice", "cyclicDefinition"), ("gravity = nothing", "unknownName"), ("lift = 3 +", "unexpectedEnd"),
      ("weight(x) = x", "unknownName"), ("gravity = 1\nother = 2", "unexpectedToken"), ("> 1 = 1", "unexpectedToken"),
      ("sin(x) = x", "alreadyDefined"), ("gravity = other + mass\n# behind", "unexpectedToken"),
      ("lift(a, b) = a*b", "wrongArgumentCount"),
      ("parameter mass = weight", "cyclicDefinition"), ("parameter gravity\n", ""), ("other = mass", ""),
      ("", "unexpectedEnd"),
    ])
  func refused(_ text: String, _ kind: String) throws {
    var book = try FormulaBook(Self.text)
    try book.compile()
    if kind.isEmpty {
      try book.define(text)
      #expect(FormulaBook.validate(try book.text).isEmpty)
    } else {
      let error = #expect(throws: FormulaBookError.self) { try book.define(text) }
      #expect(error?.errors.first?.kind.name == kind)
      #expect(try book.text == Self.text)
      #expect(book.compiledNames == book.names)
      #expect(try book.evaluate("twice") == 2 * 9.80665)
    }
  }

  @Test("what a name stands for may change where no one minds, and then texts read differently")
  func kinds() throws {
    var book = try FormulaBook("a = 3\nb = a(2)\nc = e")
    #expect(try book.evaluate("b") == 6)
    #expect(try book.define("a(x) = x + 10") == ["a", "b"])
    #expect(try book.evaluate("b") == 12)
    // A new name hides a constant.
    #expect(try book.define("e = 5") == ["c", "e"])
    #expect(try book.evaluate("c") == 5)
    #expect(try book.remove("e") == ["c"])
    #expect(try book.evaluate("c") == 2.718281828459045)
  }

  @Test("a definition goes with its comment and its examples, unless something needs it")
  func remove() throws {
    var book = try FormulaBook(Self.text)
    #expect(
      #expect(throws: FormulaBookError.self) { try book.remove("lift") }?.errors.first?.kind.name == "unknownFunction")
    #expect(try book.text == Self.text)
    try book.remove("twice")
    try book.remove("lift")
    #expect(
      try book.text
        == Self.text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("lift") }.joined(
          separator: "\n"))
    #expect(book.exampleCount == 0 && book.names == ["gravity", "mass", "weight", "other"])
    #expect(throws: FormulaBookError.self) { try book.remove("lift") }
    try book.define("lift(x) = x")
    #expect(try book.evaluate("lift", 4) == 4)
  }

  @Test("errors name the lines of now, also after changes that move lines")
  func movedLines() throws {
    var book = try FormulaBook("a = 1\nb = 2\nbad = 1/(b - 2)\n> bad = 1\n", name: "x.reckon")
    func line() -> Int? {
      do throws(FormulaError) {
        _ = try book.evaluate("bad")
        return nil
      } catch {
        return error.source.position(of: error.range.start).line
      }
    }
    #expect(line() == 3)
    try book.define("# One\n# Two\na = (\n3)")
    #expect(line() == 6 && book.definition(named: "bad")?.line == 6 && book.runExamples()[0].line == 7)
    try book.remove("a")
    #expect(line() == 2 && book.definition(named: "b")?.line == 1)
    #expect(try book.text == "b = 2\nbad = 1/(b - 2)\n> bad = 1\n")
  }

  @Test("random changes leave the book that its text would make")
  func randomChanges() throws {
    var random = RandomSource(seed: 3)
    var book = try FormulaBook("parameter p = 1\n")
    let names = ["a", "b", "c", "d", "f", "g"]
    var done = 0
    for _ in 0..<600 {
      let name = names.randomElement(using: &random) ?? "a"
      let first = (names + ["p", "2"]).randomElement(using: &random) ?? "a"
      let second = (names + ["p", "x"]).randomElement(using: &random) ?? "a"
      let other = ["f", "g"].contains(second) ? "\(second)(3)" : second
      let before = book
      let text = ["f", "g"].contains(name) ? "\(name)(x) = \(first) + \(other) * x" : "\(name) = \(first) - \(other)"
      do throws(FormulaBookError) {
        if Int.random(in: 0..<6, using: &random) == 0 { try book.remove(name) } else { try book.define(text) }
        done += 1
      } catch {
        #expect(try book.text == before.text && book.names == before.names)
        continue
      }
      let again = try FormulaBook(try book.text)
      #expect(Set(again.names) == Set(book.names))
      for name in book.names {
        #expect(
          again.dependencies(of: name) == book.dependencies(of: name)
            && again.dependents(of: name) == book.dependents(of: name))
        // Functions that call themselves without end have no value in either.
        #expect((try? again.evaluate(name, ["x": 2])) == (try? book.evaluate(name, ["x": 2])), "\(name)")
      }
    }
    #expect(done > 50)
  }
}
