import ReckonCommand
import ReckonSyntax
import Testing

@Suite("References in Excel's formulas")
struct FormulaReferencesTests {
  // By the rules for copied formulas in Excel's documentation: what has a dollar sign stays.
  @Test(
    "a formula that several cells share moves what has no dollar sign",
    arguments: [
      ("A1+$A$1+$A1+A$1", 2, 3, "D3+$A$1+$A3+D$1"),
      ("SUM(A1:B2,$C$1:C1)", 1, 0, "SUM(A2:B3,$C$1:C2)"),
      ("SUM(A:A)+SUM(1:$2)", 1, 1, "SUM(B:B)+SUM(2:$2)"),
      ("Sheet2!A1+'It''s A1'!B2&\"A1 \"\"B2\"\"\"", 1, 0, "Sheet2!A2+'It''s A1'!B3&\"A1 \"\"B2\"\"\""),
      ("LOG10(A1)+A1B+_A1+A1.5", 1, 0, "LOG10(A2)+A1B+_A1+A1.5"),
      ("Sales[A1]+Sales[[#This Row],[B2]]+[@C3]*D4", 1, 0, "Sales[A1]+Sales[[#This Row],[B2]]+[@C3]*D5"),
      ("IF(a1=#REF!,1E5,TRUE)", 1, 0, "IF(A2=#REF!,1E5,TRUE)"),
      ("XFD1048576+A1", 1, 1, "A1+B2"),
      ("A1+XFE1+A1048577", -1, 0, "A1048576+XFE1+A1048577"),
      ("[1]Sheet1!A1", 1, 0, "[1]Sheet1!A2"),
      ("Jan:Mar!A1", 1, 0, "Jan:Mar!A2"),
    ])
  func shifting(_ text: String, _ rows: Int, _ columns: Int, _ expected: String) {
    #expect(FormulaReferences.shifted(text, rows: rows, columns: columns) == expected)
  }

  @Test("formulas that say the same of cells around them read the same")
  func relative() {
    func relative(_ text: String, _ column: Int, _ row: Int) -> String {
      FormulaReferences(text).relative(to: CellPlace(column: column, row: row))
    }
    #expect(relative("B1*$A$1", 3, 1) == relative("B2*$A$1", 3, 2))
    #expect(relative("B1*$A$1", 3, 1) != relative("B2*$A$2", 3, 2))
    #expect(relative("SUM(A1:A5)", 1, 6) == relative("SUM(B1:B5)", 2, 6))
    #expect(relative("SUM(A1:A5)", 1, 6) != relative("SUM(A1:$A$5)", 1, 6))
  }
}
