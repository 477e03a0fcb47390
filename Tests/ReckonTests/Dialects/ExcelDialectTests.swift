import Reckon
import ReckonCatalogue
import ReckonSyntax
import Testing

@Suite("Excel's formulas")
struct ExcelDialectTests {
  private func translated(
    _ text: String, _ references: DialectReferences = DialectReferences()
  ) throws(FormulaError) -> String {
    try DialectTranslation(SourceText(text), in: FormulaDialect.excel.dialect, references: references).text
  }

  /// A value by the definitions of the book.
  private func value(_ text: String) throws -> Double {
    try Formula(text, dialect: .excel).evaluate([:])
  }

  @Test(
    "operators bind as Excel's documentation has it: signs, percents, powers from the left, products, sums, texts, comparisons",
    arguments: [
      ("=-2^2", 4), ("=2^3^2", 64), ("=2^-1", 0.5), ("=-2^-2", 0.25), ("=2^2%", 1.0139594797900291), ("=-5%", -0.05),
      ("=50%%", 0.005),
      ("=2+3*4", 14), ("=2*3+4", 10), ("=2-3-4", -5), ("=2/4/2", 0.25), ("=2*3^2", 18), ("=2^3*2", 16), ("=10-2^2", 6),
      ("=200+10%", 200.1), ("=200*10%", 20), ("=200-10%*2", 199.8), ("=2+-3", -1), ("=2--3", 5), ("=--3", 3), ("=+3", 3),
      ("=1+2&3+4", 0), ("=(1<2)+1", 2), ("=(1=1)*5", 5), ("=3-2=1", 1), ("=2*2>3", 1), ("=1<2<3", 0), ("=5>4=TRUE", 1),
      ("=\"a\"&\"b\"=\"AB\"", 1), ("=1&2=\"12\"", 1), ("=-1^2=1", 1), ("=2^1%<2", 1),
    ] as [(String, Double)])
  func precedence(_ text: String, _ expected: Double) throws {
    guard text != "=1+2&3+4" else {
      #expect(try Formula(text, dialect: .excel).evaluateValue([:]) == "37")
      return
    }
    #expect(try value(text) == expected)
  }
}
