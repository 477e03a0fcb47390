import Reckon
import Testing

@Suite("What errors say")
struct ErrorTextTests {
  static func error(_ text: String) -> FormulaError? {
    do {
      _ = try Formula(text, variables: []).evaluate()
      return nil
    } catch { return error }
  }

  @Test("a caret stands under the place, whatever stands before it")
  func carets() {
    #expect(Self.error("3 + siin(2)")?.description.hasSuffix("\n  3 + siin(2)\n      ^^^^") == true)
    #expect(Self.error("é + siin(2)")?.description.contains("\n  é + siin(2)\n  ^") == true)
    #expect(
      Self.error("名 = 1; 名 + siin(2)")?.description.hasSuffix("\n  名 = 1; 名 + siin(2)\n               ^^^^") == true)
    #expect(Self.error("1 +\n2 + $")?.description.hasSuffix("\n  2 + $\n      ^") == true)
  }

  @Test("line and column count from one, columns in characters")
  func positions() {
    let source = SourceText("a\nbé + c\n")
    #expect(source.position(of: 0) == (1, 1))
    #expect(source.position(of: 2) == (2, 1))
    #expect(source.position(of: 5) == (2, 3))
  }

  @Test(
    "messages stay short and free of control characters",
    arguments: [
      String(repeating: "a", count: 1_000), "\u{1B}[31m", "1 + \u{202E}2", "\0", "x\u{200B}", "😀", "`a\u{7}b`",
      "\u{2028}", "1 \r§",
      String(repeating: "(", count: 5_000), String(repeating: "9", count: 400),
      String(repeating: "x", count: 900) + "(1)",
      "max(" + String(repeating: "0,", count: 3_000) + "y)",
    ])
  func harmless(_ text: String) throws {
    let error = try #require(Self.error(text))
    #expect(error.description.utf8.count <= 1_024)
    for scalar in error.description.unicodeScalars where scalar != "\n" {
      #expect(!SourceText.isUnprintable(scalar) || scalar == "\u{FFFD}", "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(
    "a mistyped name gets the nearest known one, and a far one none",
    arguments: [
      ("siin(2)", "sin"), ("Sin(2)", "sin"), ("sqr(2)", "sqrt"), ("pii", "pi"), ("qwertz(2)", nil),
      ("arcsn(1)", "arcsin"),
    ])
  func suggestions(_ text: String, _ expected: String?) {
    #expect(Self.error(text)?.suggestion == expected)
  }

  @Test("input that ends too early is incomplete, anything else is wrong")
  func incomplete() {
    for text in ["(1 + 2", "1 +", "sin(", "2 *", "1 ? 2 :", "max(1,"] {
      #expect(Self.error(text)?.isIncomplete == true, "\(text)")
    }
    for text in ["1 + )", "siin(2)", "1/0", "1 2"] { #expect(Self.error(text)?.isIncomplete == false, "\(text)") }
  }

  @Test(
    "a place is found again in the text",
    arguments: [(0, 4, "2 ×"), (2, 4, "×"), (5, 8, "√"), (9, 9, ""), (3, 4, nil), (5, 6, nil), (7, 40, nil)]
      as [(Int, Int, String?)])
  func place(start: Int, end: Int, marked: String?) {
    let text = "2 × √x"
    let range = SourceRange(start: start, end: end).range(in: text)
    #expect(range.map { String(text[$0]) } == marked)
  }
}
