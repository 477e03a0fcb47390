import ReckonTerminal
import TestDepth
import Testing

/// Formulas whose value depends on where they and other cells stand. The values are those of Excel's documentation of
/// implicit intersection, SUBTOTAL, OFFSET and defined names.
@Suite("Places in workbooks", .needs("unzip"))
struct WorkbookPlaceTests {
  private func check(_ parts: [(name: String, text: String)]) throws -> (counts: String, rest: String) {
    let file = try WorkbookFile.write(parts)
    let lines = ToolRun("translate", "--from", "xlsx", "--check", file).output.split(separator: "\n", maxSplits: 1)
      .map(String.init)
    return (lines.first?.components(separatedBy: ".xlsx: ").last ?? "", lines.count > 1 ? lines[1] : "")
  }

  @Test("a column is its cell in the formula's row where one value is wanted, and outside of its rows an error")
  func intersection() throws {
    let rows = """
      <row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1:A2*10</f><v>10</v></c><c r="C1"><f>SUM(A1:A2*10)</f><v>10</v></c></row>
      <row r="2"><c r="A2"><v>2</v></c><c r="B2"><f>$A$1:$A$2*10</f><v>20</v></c><c r="C2"><f>A1:A2</f><v>2</v></c></row>
      <row r="3"><c r="A3"><v>4</v></c><c r="B3" t="e"><f>$A$1:$A$2*10</f><v>#VALUE!</v></c><c r="C3"><f>COUNTIF(A1:A3,A1:A3)</f><v>1</v></c></row>
      """
    let (counts, rest) = try check(WorkbookFile.parts([("S", rows)]))
    #expect(counts.hasPrefix("6 formulas, 6 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  @Test("SUBTOTAL passes over other subtotals, hidden rows for numbers from 101 on, and rows that a filter hides")
  func subtotals() throws {
    func rows(_ sum: Int) -> String {
      """
      <row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row>\
      <row r="3"><c r="A3"><f>SUBTOTAL(9,A1:A2)</f><v>\(sum)</v></c></row><row r="4"><c r="A4"><v>4</v></c></row>\
      <row r="5"><c r="A5"><f>SUBTOTAL(9,A1:A4)</f><v>\(sum + 4)</v></c></row>\
      <row r="6"><c r="A6"><f>SUBTOTAL(109,A1:A4)</f><v>5</v></c></row><row r="7"><c r="A7"><f>SUBTOTAL(101,A1:A4)</f><v>2.5</v></c></row>
      """
    }
    let (counts, rest) = try check(WorkbookFile.parts([("S", rows(3))]))
    #expect(counts.hasPrefix("4 formulas, 4 equal, 0 different, 0 refused"), "\(counts) \(rest)")
    var parts = WorkbookFile.parts([("S", rows(1))])
    for index in parts.indices {
      parts[index].text = parts[index].text.replacing(
        "</sheetData>", with: "</sheetData><autoFilter ref=\"A1:A4\"><filterColumn colId=\"0\"/></autoFilter>")
    }
    #expect(try check(parts).counts.hasPrefix("4 formulas, 4 equal, 0 different, 0 refused"))
  }

  @Test("in a workbook that was not calculated to the end, values that differ are none")
  func notCalculated() throws {
    let rows =
      #"<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1*2</f><v>2</v></c><c r="C1"><f>A1*3</f><v>5</v></c></row>"#
    var parts = WorkbookFile.parts([("S", rows)])
    #expect(try check(parts).counts.hasPrefix("2 formulas, 1 equal, 1 different"))
    for index in parts.indices {
      parts[index].text = parts[index].text.replacing(
        "</workbook>", with: #"<calcPr calcMode="manual" calcCompleted="0"/></workbook>"#)
    }
    let counts = try check(parts).counts
    #expect(
      counts == "2 formulas, 1 equal, 0 different, 0 refused, 0 volatile, 0 circular, 1 without a stored value",
      "\(counts)")
  }

  @Test("OFFSET by numbers that are written there is a reference, and by others is refused")
  func offset() throws {
    let rows = """
      <row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><f>OFFSET(A1,1,1)</f><v>8</v></c>\
      <c r="D1"><f>SUM(OFFSET(B2,0,0,-2,-2))</f><v>15</v></c><c r="E1"><f>OFFSET(A1,B1,0)</f><v>0</v></c></row>
      <row r="2"><c r="A2"><v>4</v></c><c r="B2"><f>A2*2</f><v>8</v></c><c r="C2" t="e"><f>OFFSET(A1,-1,0)</f><v>#REF!</v></c></row>
      """
    let (counts, rest) = try check(WorkbookFile.parts([("S", rows)]))
    #expect(counts.hasPrefix("5 formulas, 4 equal, 0 different, 1 refused"), "\(counts) \(rest)")
  }

  @Test("names stand for formulas, whose relative references count from the first cell")
  func names() throws {
    let rows = """
      <row r="1"><c r="A1"><v>5</v></c><c r="B1"><f>Left*Day</f><v>432000</v></c></row>
      <row r="2"><c r="A2"><v>7</v></c><c r="B2"><f>Left+1</f><v>8</v></c></row>
      """
    // In B1, the cell to the left is A1: from A1, which counts on from the last column, XFD1.
    let names = [("Left", "S!XFD1"), ("Day", "24*Hour"), ("Hour", "60*60")]
    let (counts, rest) = try check(WorkbookFile.parts([("S", rows)], names: names))
    #expect(counts.hasPrefix("2 formulas, 2 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  @Test("a name for a formula that ends with a cell is that formula, and one for a cell of a quoted sheet that cell")
  func namesThatEndWithCells() throws {
    let rows = """
      <row r="1"><c r="A1"><v>0.05</v></c><c r="B1"><f>Rest*100</f><v>95</v></c>\
      <c r="C1" t="b"><f>Small</f><v>1</v></c></row>
      <row r="2"><c r="A2"><v>3</v></c><c r="B2"><f>Power</f><v>8</v></c><c r="C2"><f>Quoted+1</f><v>4</v></c></row>
      """
    let names = [("Rest", "1-S!$A$1"), ("Small", "5&lt;S!$A$2+9"), ("Power", "2^S!$A$2"), ("Quoted", "'S'!$A$2")]
    let (counts, rest) = try check(WorkbookFile.parts([("S", rows)], names: names))
    #expect(counts.hasPrefix("4 formulas, 4 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  @Test("a newer function without the prefix of the file format is none that Excel knew")
  func newFunctions() throws {
    let rows = """
      <row r="1"><c r="A1"><v>1</v></c><c r="B1" t="e"><f>xlookup(A1,A1:A1,A1:A1)</f><v>#NAME?</v></c>\
      <c r="C1"><f>_xlfn.XLOOKUP(A1,A1:A2,A1:A2)</f><v>1</v></c><c r="D1"><f>XLOOKUP(A1,A1:A2,A1:A2)</f><v>1</v></c></row>
      """
    let (counts, rest) = try check(WorkbookFile.parts([("S", rows)]))
    #expect(counts.hasPrefix("3 formulas, 2 equal, 0 different, 1 refused"), "\(counts) \(rest)")
  }

  @Test("cells of other kinds are not equal to a number, larger than it, and empty where there is nothing")
  func otherKinds() throws {
    let rows = """
      <row r="1"><c r="A1"><v>0</v></c><c r="B1"><f>SUMPRODUCT((A1:A4=0)*1)</f><v>2</v></c><c r="C1"><f>SUMPRODUCT((A1:A4&gt;5)*1)</f><v>1</v></c></row>
      <row r="2"><c r="A2" t="str"><v>x</v></c><c r="B2"><f>SUMPRODUCT((A1:A4&lt;&gt;"")*1)</f><v>3</v></c><c r="C2"><f>COUNTBLANK(A1:A4)</f><v>1</v></c></row>
      <row r="4"><c r="A4"><v>3</v></c><c r="B4"><f>AVERAGEA(A1:A4)</f><v>1</v></c><c r="C4" t="str"><f>_xlfn.TEXTJOIN("-",TRUE,A1:A4)</f><v>0-x-3</v></c></row>
      """
    let (counts, rest) = try check(WorkbookFile.parts([("S", rows)]))
    #expect(counts.hasPrefix("6 formulas, 6 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }
}
