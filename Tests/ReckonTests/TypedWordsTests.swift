import Reckon
import Testing

@Suite("What people type")
struct TypedWordsTests {
  static func error(_ text: String, _ variables: [String]? = []) -> FormulaError? {
    do {
      _ = try Formula(text, variables: variables).evaluate()
      return nil
    } catch { return error }
  }

  @Test("an exponent's sign may be U+2212", arguments: [NumberMode.double, .decimal])
  func exponents(_ mode: NumberMode) throws {
    for (text, value) in [
      ("1e−2", "0.01"), ("1E−2", "0.01"), ("25e−1", "2.5"), ("1e−2 − 1e-2", "0"), ("1_0e−1", "1"), ("1,000e−3", "1"),
      ("3e−0", "3"),
      ("1 m to 1e−2 m", "100"),
    ] {
      let formula = try Formula(text, variables: [], options: Formula.Options(numberMode: mode))
      #expect(try formula.result().number.description == value && formula.notes.isEmpty, "\(text)")
    }
    #expect(try Formula("2e−x").notes.map(\.kind) == [.eulerNumber])
    #expect(try Formula("2e−x").notes.first?.message(in: .english).hasPrefix("read as 2*e − …;") == true)
  }

  @Test("true and false are constants, never inputs, and hidden like other constants")
  func truth() throws {
    let formula = try Formula("vip == true")
    #expect(formula.variables == ["vip"])
    #expect(try formula.evaluate(1) == 1 && formula.evaluate(0) == 0)
    #expect(try Formula("false").evaluate() == 0 && Formula("not false == true").evaluate() == 1)
    #expect(try Formula("true + 1", variables: ["true"]).evaluate(5) == 6)
    #expect(try Formula("true = 7; true").evaluate() == 7)
    #expect(
      try Formula("true", options: Formula.Options(numberMode: .decimal)).result().number == .decimal(Decimal128(1)))
  }

  @Test("words that people type for functions call them where they mean nothing else")
  func synonyms() throws {
    for (text, value) in [
      ("mean(1, 2, 6)", 3), ("average(1, 2, 6)", 3), ("choose(5, 2)", 10), ("power(2, 10)", 1024), ("arcsin(1)", 90),
      ("arctan2(1, 1)", 45),
      ("ceiling(2.1)", 3), ("modulo(-5, 3)", 1), ("tg 45", 1), ("ctg 45", 1), ("lg 100", 2), ("log₂ 8", 3),
      ("log₁₀ 100", 2),
    ] as [(String, Double)] {
      #expect(try Formula(text, variables: []).evaluate() == value, "\(text)")
    }
    // They are no reserved names.
    #expect(try Formula("mean = 4; mean * 2").evaluate() == 8)
    #expect(try Formula("mean(x) = 2x; mean(3)").evaluate() == 6)
    #expect(try Formula("mean(2)", variables: ["mean"]).evaluate(5) == 10)
    #expect(Self.error("mean()")?.kind.name == "wrongArgumentCount")
  }

  @Test(
    "what is not understood is pointed to",
    arguments: [
      ("SUM(1, 2)", "sum"), ("SQRT(2)", "sqrt"), ("AVERAGE(1, 2)", "average"), ("siin 30", "sin"),
      ("1 + siin 30", "sin"),
      ("coss x", "cos"),
      ("LN(2)", "ln"), ("SUM", "sum"), ("mean", "avg"), ("Average", "avg"), ("CEILING(2.1)", "ceiling"),
      ("INT(2.5)", "floor"),
      ("int(2.5)", "floor"), ("PI()", "pi"), ("TAU()", "tau"), ("si(30)", "sin"), ("mine", "min"),
      // Short names of another kind, and those that are two letters off, are not guessed.
      ("sii", nil), ("mon", nil), ("qq(2)", nil), ("abx(1)", "abs"), ("siz + 1", nil), ("pii", "pi"),
    ] as [(String, String?)])
  func suggestions(_ text: String, _ expected: String?) { #expect(Self.error(text)?.suggestion == expected) }

  @Test("a misspelt function's name is marked, not what stands behind it")
  func misspelt() {
    #expect(Self.error("1 + siin 30", nil)?.range == SourceRange(start: 4, end: 8))
    // A value of that name is a factor without its sign.
    #expect(Self.error("siin 30", ["siin"])?.kind.name == "unexpectedToken")
  }

  @Test("an equals sign at the end says that it is not needed")
  func trailingEquals() {
    let error = Self.error("2+3=")
    #expect(error?.range == SourceRange(start: 3, end: 4) && error?.message.contains("leave it out") == true)
    #expect(Self.error("2+3 = 5")?.kind == .misplacedEquals)
  }

  @Test(
    "an equals sign at the beginning, as in spreadsheets, says that it is not needed",
    arguments: ["=2+3", " = 2", "=sum(1, 2)"])
  func leadingEquals(_ text: String) {
    let error = Self.error(text)
    #expect(error?.range.start == (text.first == " " ? 1 : 0) && error?.message.contains("leave it out") == true)
    #expect(Self.error("x = 1; = 2")?.kind == .misplacedEquals)
  }

  @Test("a number with empty brackets says that it needs none")
  func emptyBrackets() {
    #expect(Self.error("2 * pi()")?.message.contains("pi is a number: write it without brackets") == true)
    #expect(Self.error("2()")?.message.contains("without brackets") == false)
    #expect(Self.error("pi * ()")?.message.contains("without brackets") == false)
  }

  @Test("a quote that is never closed is marked itself")
  func quotes() {
    #expect(Self.error("\"a\" == \"x y\"") == nil)
    for text in ["1 + \"abc", "1 + `abc", "1 + \"abc\n2", "1 + `abc\r\n2`"] {
      #expect(Self.error(text)?.range == SourceRange(start: 4, end: 5), "\(text)")
    }
  }

  @Test("U+0085, U+2028 and U+2029 are errors everywhere", arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func lineSeparators(_ separator: String) throws {
    let text = "1\(separator)+ 2"
    let error = try #require(Self.error(text))
    #expect(error.kind == .unexpectedCharacter(separator, instead: "a line feed or ;") && error.range.start == 1)
    var session = FormulaSession()
    #expect(throws: error) { try session.run(text) }
    let inBook = #expect(throws: FormulaBookError.self) { try FormulaBook("a = \(text)\n") }
    #expect(inBook?.errors.map(\.kind) == [error.kind])
  }
}
