import Foundation
import TestDepth
import Testing

@Suite("Books of workbooks", .needs("unzip"))
struct WorkbookBookTests {
  @Test("inputs become parameters with their labels, and formulas definitions with the workbook's values")
  func book() throws {
    let file = try WorkbookFile.write(WorkbookTests.model)
    let book = file + ".reckon"
    #expect(ToolRun("translate", "--from", "xlsx", file, "--output", book).code == .success)
    let text = try String(contentsOfFile: book, encoding: .utf8)
    #expect(text.contains("# Unit price (Model!B1)\nparameter Model_B1 = 20\n"))
    #expect(text.contains("# Revenue (Model!B5): =B1*B2\nRevenue = Model_B1 * Model_B2\n"))
    let run = ToolRun("eval", "--book", book, "Model_B7", "`Data & more!B3`", "`Data & more!C3`", "`Data & more!D3`")
    #expect(run.output == "3150\n-60\ntrue\n\"1x\"\n")
    #expect(ToolRun("eval", "--book", book, "Model_B7", "--let", "Model_B1=40").output == "6300\n")
  }

  @Test("a book for some outputs has only the inputs that are asked for, and a table gives their values")
  func outputs() throws {
    let file = try WorkbookFile.write(WorkbookTests.model)
    let book = file + ".reckon"
    let made = ToolRun("translate", "--from", "xlsx", file, "--inputs", "B1:B2", "--outputs", "B7", "--output", book)
    #expect(made.code == .success)
    #expect(!(try String(contentsOfFile: book, encoding: .utf8)).contains("Data"))
    let table = try ToolRun.file("B1,B2\n20,150\n10,10\n")
    #expect(ToolRun("run", "B7", table, "--book", book).output == "B1,B2,B7\n20,150,3150\n10,10,105\n")
  }

  @Test("what has no equivalent here has its stored value, and is named")
  func refusals() throws {
    let rows = "<row><c><v>1</v></c><c><f>NOSUCH(A1)</f><v>7</v></c><c><f>B1+A1</f><v>8</v></c></row>"
    let file = try WorkbookFile.write(WorkbookFile.parts([("S", rows)]))
    let run = ToolRun("translate", "--from", "xlsx", file)
    #expect(run.output.contains("\nB1 = 7\n"))
    #expect(run.output.contains("\nC1 = B1 + A1\n"))
    #expect(run.errors.contains("S!B1 is the value that Excel stored"))
  }

  @Test("a book has no clock, and compares what is computed in the digits that are shown")
  func clock() throws {
    let rows = """
      <row><c><v>0.1</v></c><c><f>TODAY()</f><v>45000</v></c><c><f>B1+A1</f><v>45000.1</v></c>\
      <c t="b"><f>A1+0.2=0.3</f><v>1</v></c><c t="b"><f>A1&gt;5</f><v>0</v></c></row>
      """
    let file = try WorkbookFile.write(WorkbookFile.parts([("S", rows)]))
    let book = file + ".reckon"
    #expect(ToolRun("translate", "--from", "xlsx", file, "--output", book).code == .success)
    let text = try String(contentsOfFile: book, encoding: .utf8)
    #expect(text.contains("\nD1 = sameShown(A1 + 0.2, 0.3)\n") && text.contains("\nE1 = A1 > 5\n"), "\(text)")
    #expect(ToolRun("eval", "--double", "--book", book, "C1", "D1").output == "45000.1\ntrue\n")
  }

  @Test("a formula that may give a text or nothing keeps its meaning where its inputs change")
  func kinds() throws {
    // Excel: B1 is "" for A1 up to 0, and SUM counts only numbers.
    let rows =
      "<row><c><v>-1</v></c><c t=\"str\"><f>IF(A1&gt;0,A1,\"\")</f><v></v></c><c><f>SUM(A1:B1)</f><v>-1</v></c></row>"
    let file = try WorkbookFile.write(WorkbookFile.parts([("S", rows)]))
    let book = file + ".reckon"
    #expect(ToolRun("translate", "--from", "xlsx", file, "--output", book).code == .success)
    #expect(ToolRun("eval", "--book", book, "C1").output == "-1\n")
    #expect(ToolRun("eval", "--book", book, "C1", "--let", "A1=2").output == "4\n")
  }

  @Test("larger areas are lists of their own, and whole columns end where the cells do")
  func lists() throws {
    // The sum of the squares up to 30 is 9455, that of the squares of 29 and 30 is 1741, and 7² is 49.
    let cells = (1...30).map { "<row><c><v>\($0)</v></c><c><v>\($0 * $0)</v></c></row>" }.joined()
    let rows = """
      \(cells)<row><c r="D31"><f>SUM(B1:B30)</f><v>9455</v></c><c><f>SUMIFS(B:B,A:A,"&gt;28")</f><v>1741</v></c>\
      <c><f>VLOOKUP(7,A1:B30,2,FALSE)</f><v>49</v></c></row>
      """
    let file = try WorkbookFile.write(WorkbookFile.parts([("S", rows)]))
    let book = file + ".reckon"
    #expect(ToolRun("translate", "--from", "xlsx", file, "--output", book).code == .success)
    #expect(ToolRun("eval", "--book", book, "D31", "E31", "F31").output == "9455\n1741\n49\n")
    #expect(ToolRun("translate", "--from", "xlsx", "--check", file).output.contains("3 formulas, 3 equal"))
  }
}
