import Foundation
import TestDepth
import Testing

@Suite(
  "Workbooks with values of several kinds", .needs("unzip"))
struct WorkbookKindsTests {
  /// Yields that are "none" for a price of 0, and what uses them. The values are Gnumeric's, which Excel's
  /// documentation
  /// of the functions has too.
  private static let rows = """
    <row r="1"><c r="A1"><v>10</v></c><c r="B1"><f>IF(A1=0,"none",100/A1)</f><v>10</v></c>\
    <c r="C1"><f>SUM(B1:B3)</f><v>35</v></c><c r="D1" t="str"><f>B2&amp;"!"</f><v>none!</v></c>\
    <c r="E1"><f>COUNTIF(B1:B3,"none")</f><v>1</v></c><c r="F1"><f>VLOOKUP(4,A1:B3,2,FALSE)</f><v>25</v></c></row>
    <row r="2"><c r="A2"><v>0</v></c><c r="B2" t="str"><f>IF(A2=0,"none",100/A2)</f><v>none</v></c>\
    <c r="C2"><f>COUNT(B1:B3)</f><v>2</v></c><c r="D2" t="str"><f>IF(B2="none","-",B2*2)</f><v>-</v></c>\
    <c r="E2"><f>SUMIF(B1:B3,">5")</f><v>35</v></c><c r="F2" t="str"><f>IFERROR(B2+1,"bad")</f><v>bad</v></c></row>
    <row r="3"><c r="A3"><v>4</v></c><c r="B3"><f>IF(A3=0,"none",100/A3)</f><v>25</v></c>\
    <c r="C3"><f>B1+1</f><v>11</v></c><c r="D3" t="b"><f>ISTEXT(B2)</f><v>1</v></c>\
    <c r="E3" t="str"><f>INDEX(B1:B3,A3-2)</f><v>none</v></c><c r="F3"><f>AVERAGE(B1:B3)</f><v>17.5</v></c></row>
    """

  private func file(_ rows: String) throws -> String { try WorkbookFile.write(WorkbookFile.parts([("S", rows)])) }

  @Test("a check compares the text or the number")
  func check() throws {
    let run = ToolRun("translate", "--from", "xlsx", "--check", try file(Self.rows))
    #expect(run.output.contains(": 15 formulas, 15 equal, 0 different, 0 refused"), "\(run.output)")
    let other = Self.rows.replacingOccurrences(of: "<v>none</v></c></row>", with: "<v>None</v></c></row>")
      .replacingOccurrences(of: "<v>-</v>", with: "<v>+</v>")
    #expect(ToolRun("translate", "--from", "xlsx", "--check", try file(other)).output.contains("1 different"))
  }

  // VLOOKUP gives the number 1 where the column has a text too: IFERROR hides no failure of ours.
  @Test("a number that is looked up among texts is one in arithmetic")
  func lookedUp() throws {
    let rows = """
      <row r="1"><c t="str"><v>a</v></c><c><v>5</v></c><c t="str"><v>x</v></c><c t="str"><v>B</v></c>\
      <c><v>3</v></c></row>
      <row r="2"><c t="str"><v>b</v></c><c><v>7</v></c><c><v>1</v></c>\
      <c><f>IFERROR(VLOOKUP(D1,A:C,E1,0)*4,0)</f><v>4</v></c><c><f>IFERROR(VLOOKUP(D1,A1:C2,E1,0)*4,0)</f><v>4</v></c>\
      <c t="str"><f>IFERROR(AVERAGEIFS(B1:B2,A1:A2,"="&amp;C1),"")</f><v></v></c>\
      <c><f>IFERROR(AVERAGEIFS(B1:B2,A1:A2,"="&amp;D1),"")</f><v>7</v></c>\
      <c><f>IFERROR(VLOOKUP(D1,A1:B1,COLUMN(B1)+0*E1,0)*4,0)</f><v>0</v></c></row>
      """
    let run = ToolRun("translate", "--from", "xlsx", "--check", try file(rows))
    #expect(run.output.contains(": 5 formulas, 5 equal, 0 different, 0 refused"), "\(run.output)")
  }

  @Test("a book has a definition for each kind, and is right where inputs change a value's kind")
  func book() throws {
    let book = try file(Self.rows) + ".reckon"
    let made = ToolRun(
      "translate", "--from", "xlsx", String(book.dropLast(".reckon".count)), "--output", book)
    #expect(made.code == .success && made.errors.isEmpty, "\(made.errors)")
    let text = try String(contentsOfFile: book, encoding: .utf8)
    #expect(
      text.contains(
        """
        # S!B1: =IF(A1=0,"none",100/A1)
        # a value of one of several kinds: values of other kinds are missing
        B1_number = if(A1 == 0, missing, 100 / A1)
        B1_text = if(A1 == 0, "none", missing)

        """))
    #expect(text.contains("\nC1 = sum(B1_number, B2_number, B3_number)\n"))
    func values(_ settings: String...) -> String {
      ToolRun(
        ["eval", "--book", book, "C1", "C2", "D1", "D2_number", "D2_text", "E1", "E2", "F1_number", "F2_number", "D3"]
          + settings.flatMap { ["--let", $0] }
      ).output
    }
    #expect(values() == "35\n2\n\"none!\"\nmissing\n\"-\"\n1\n35\n25\nmissing\ntrue\n")
    // 100/5 is 20: 10 + 20 + 25.
    #expect(values("A2=5") == "55\n3\n\"20!\"\n40\nmissing\n0\n55\n25\n21\nfalse\n")
    #expect(values("A1=0") == "25\n1\n\"none!\"\nmissing\n\"-\"\n2\n25\n25\nmissing\ntrue\n")
  }

  @Test("a column with texts, numbers and empty cells is looked up as Excel does")
  func lookups() throws {
    // An empty cell that is looked up is 0; one that is looked for is in no list of texts.
    let rows = """
      <row r="1"><c r="A1" t="str"><v>a</v></c><c r="B1"><v>5</v></c><c r="D1"><f>VLOOKUP("a",A1:B4,2,FALSE)</f><v>5</v></c></row>
      <row r="2"><c r="A2" t="str"><v>b</v></c><c r="B2" t="str"><v>five</v></c>\
      <c r="D2" t="str"><f>IFERROR(VLOOKUP("b",A1:B4,2,FALSE),"-")</f><v>five</v></c></row>
      <row r="3"><c r="A3" t="str"><v>c</v></c><c r="D3"><f>IFERROR(VLOOKUP("c",A1:B4,2,FALSE),"-")</f><v>0</v></c></row>
      <row r="4"><c r="A4" t="str"><v>d</v></c><c r="B4"><v>7</v></c>\
      <c r="D4" t="str"><f>IFERROR(VLOOKUP("e",A1:B4,2,FALSE),"-")</f><v>-</v></c></row>
      <row r="5"><c r="D5"><f>_xlfn.XLOOKUP("z",A:A,A:A,0)</f><v>0</v></c>\
      <c r="E5" t="str"><f>_xlfn.XLOOKUP("d",A:A,A:A,0)</f><v>d</v></c>\
      <c r="F5" t="b"><f>ISTEXT(INDEX(B1:B4,B1-3))</f><v>1</v></c><c r="G5" t="e"><f>INDEX(B1:B4,B1-3)+1</f><v>#VALUE!</v></c>\
      <c r="H5" t="str"><f>IFERROR(MATCH(C1,A1:A4,0),"none")</f><v>none</v></c></row>
      """
    let run = ToolRun("translate", "--from", "xlsx", "--check", try file(rows))
    #expect(run.output.contains(": 9 formulas, 9 equal, 0 different, 0 refused"), "\(run.output)")
  }

  @Test("an error passes through, whatever the kind that it would have had")
  func errors() throws {
    let rows = """
      <row r="1"><c r="A1"><v>0</v></c><c r="B1" t="e"><f>IF(1/A1&gt;0,1,"x")</f><v>#DIV/0!</v></c>\
      <c r="C1" t="e"><f>IF(A1=0,#REF!,"")</f><v>#REF!</v></c><c r="D1" t="str"><f>IF(A1=1,#REF!,"")</f><v></v></c>\
      <c r="E1" t="b"><f>ISNUMBER(IF(1/A1&gt;0,1,"x"))</f><v>0</v></c><c r="F1" t="b"><f>IF(A1=0,TRUE,NA())</f><v>1</v></c>\
      <c r="G1" t="e"><f>IF(A1=0,NA(),TRUE)</f><v>#N/A</v></c></row>
      """
    let run = ToolRun("translate", "--from", "xlsx", "--check", try file(rows))
    #expect(run.output.contains(": 6 formulas, 6 equal, 0 different, 0 refused"), "\(run.output)")
  }
}
