import ReckonTerminal
import TestDepth
import Testing

@Suite("References of workbooks", .needs("unzip"))
struct WorkbookReferenceTests {
  private func check(_ parts: [(name: String, text: String)]) throws -> (counts: String, rest: String) {
    let file = try WorkbookFile.write(parts)
    let lines = ToolRun("translate", "--from", "xlsx", "--check", file).output.split(separator: "\n", maxSplits: 1)
      .map(String.init)
    return (lines.first?.components(separatedBy: ".xlsx: ").last ?? "", lines.count > 1 ? lines[1] : "")
  }

  private func check(_ sheets: (String, String)...) throws -> (counts: String, rest: String) {
    try check(WorkbookFile.parts(sheets.map { ($0.0, $0.1) }))
  }

  // Excel's documentation of reference operators: a colon gives all cells between two references and these.
  @Test("a range between references is the least rectangle that holds both")
  func rectangles() throws {
    let rows = """
      <row r="1"><c><v>1</v></c><c><v>2</v></c><c><v>4</v></c><c><f>SUM(A1:A2:B1)</f><v>11</v></c></row>
      <row r="2"><c><v>8</v></c><c><v>0</v></c><c><v>16</v></c><c><f>SUM(A1:INDEX(C:C,2))</f><v>31</v></c></row>
      <row r="3"><c r="D3"><f>SUM(S!$A$1:'S'!$B$2)</f><v>11</v></c><c><f>SUM(A1:INDEX(A1:A2,A1))</f><v>1</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("4 formulas, 3 equal, 0 different, 1 refused"), "\(counts) \(rest)")
    #expect(rest.contains("only known when it is computed"))
  }

  @Test("INDIRECT of a text that is written there is a reference, and of others is refused")
  func indirect() throws {
    let rows = """
      <row><c><v>1</v></c><c><v>2</v></c><c><f>SUM(INDIRECT("A1:B1"))</f><v>3</v></c><c><f>INDIRECT("'S'!$B$1")</f><v>2</v></c>\
      <c><f>INDIRECT("A"&amp;A1)</f><v>1</v></c></row>
      """
    #expect(try check(("S", rows)).counts.hasPrefix("3 formulas, 2 equal, 0 different, 1 refused"))
  }

  @Test("cells of other workbooks have the values that are stored of them, and no others")
  func otherWorkbooks() throws {
    var parts = WorkbookFile.parts([
      (
        "S",
        """
        <row><c><f>[1]Prices!A1*2</f><v>10</v></c><c t="str"><f>'[1]Prices'!$B$1&amp;"!"</f><v>EU!</v></c>\
        <c><f>SUM([1]Prices!A1:B2)</f><v>12</v></c><c><f>[1]Prices!C9</f><v>0</v></c><c t="e"><f>'[1]No more'!A1+1</f><v>#REF!</v></c>\
        <c><f>[2]Other!A1</f><v>1</v></c></row>
        """
      )
    ])
    let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    for index in parts.indices {
      if parts[index].name == "xl/workbook.xml" {
        parts[index].text = parts[index].text.replacing(
          "</sheets>", with: "</sheets><externalReferences><externalReference r:id=\"e\"/></externalReferences>")
      } else if parts[index].name == "xl/_rels/workbook.xml.rels" {
        parts[index].text = parts[index].text.replacing(
          "</Relationships>",
          with: "<Relationship Id=\"e\" Type=\"\(types)/externalLink\" Target=\"externalLinks/e.xml\"/></Relationships>"
        )
      }
    }
    func link(_ cells: String) -> (name: String, text: String) {
      (
        "xl/externalLinks/e.xml",
        """
        <externalLink><externalBook><sheetNames><sheetName val="Prices"/><sheetName val="No more"/></sheetNames><sheetDataSet>\
        <sheetData sheetId="0">\(cells)</sheetData><sheetData sheetId="1" refreshError="1"/></sheetDataSet></externalBook></externalLink>
        """
      )
    }
    let cells = """
      <row r="1"><cell r="A1"><v>5</v></cell><cell r="B1" t="str"><v>EU</v></cell></row><row r="2"><cell r="B2"><v>7</v></cell></row>
      """
    let (counts, rest) = try check(parts + [link(cells)])
    #expect(counts.hasPrefix("6 formulas, 4 equal, 0 different, 2 refused"), "\(counts) \(rest)")
    #expect(rest.contains("cells of other workbooks count with the values that Excel stored: 3\n"))
    let book = ToolRun("translate", "--from", "xlsx", try WorkbookFile.write(parts + [link(cells)])).output
    #expect(
      book.contains("the value of a cell of another workbook that Excel stored\nparameter `[1]Prices!A1` = 5\n"),
      "\(book)")
    // A damaged part is an error with its place.
    let file = try WorkbookFile.write(parts + [link("<row><cell r=\"A1\" t=\"x\"><v>5</v></cell></row>")])
    #expect(ToolRun("translate", "--from", "xlsx", "--check", file).errors.contains("part xl/externalLinks/e.xml"))
  }

  // By Excel's documentation: what counts or chooses cells one by one has an error only of those that it takes.
  @Test("errors in cells matter only where they are taken")
  func errors() throws {
    let rows = """
      <row r="1"><c><v>1</v></c><c><v>10</v></c><c><f>COUNTIF(A1:A3,"&gt;0")</f><v>2</v></c>\
      <c><f>SUMIF(A1:A3,3,B1:B3)</f><v>30</v></c><c><f>INDEX(A1:A3,C1+1)</f><v>3</v></c></row>
      <row r="2"><c t="e"><v>#N/A</v></c><c t="e"><v>#DIV/0!</v></c><c><f>COUNT(A1:A3)</f><v>2</v></c>\
      <c t="e"><f>SUMIF(C1:C3,2,B1:B3)</f><v>#DIV/0!</v></c><c t="e"><f>INDEX(A1:A3,C2)</f><v>#N/A</v></c></row>
      <row r="3"><c><v>3</v></c><c><v>30</v></c><c><f>MATCH(3,A1:A3,0)</f><v>3</v></c>\
      <c><f>VLOOKUP(3,A1:B3,2,FALSE)</f><v>30</v></c><c t="e"><f>PERCENTILE(A1:A3,0.5)</f><v>#N/A</v></c></row>
      <row r="4"><c><f>COUNTIF(A1:A3,"&lt;&gt;1")</f><v>2</v></c><c><f>SUMIF(B1:B3,A2,B1:B3)</f><v>0</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("11 formulas, 9 equal, 0 different, 2 refused"), "\(counts) \(rest)")
  }

  @Test("a column that is computed, the k-th row of those that match, and truths are taken of areas")
  func columns() throws {
    let rows = """
      <row r="1"><c t="b"><v>1</v></c><c><v>1</v></c><c><v>10</v></c><c><f>SUMIFS(INDEX(B1:C3,,E1),A1:A3,TRUE)</f><v>40</v></c><c><v>2</v></c></row>
      <row r="2"><c t="b"><v>0</v></c><c><v>2</v></c><c><v>20</v></c><c><f>SUM(INDEX(B1:C3,0,E1))</f><v>60</v></c>\
      <c t="b"><f>INDEX(A1:A3,E1)</f><v>0</v></c></row>
      <row r="3"><c t="b"><v>1</v></c><c><v>1</v></c><c><v>30</v></c>\
      <c><f t="array" ref="D3">INDEX(C1:C3,SMALL(IF(B1:B3=1,MATCH(ROW(B1:B3),ROW(B1:B3)),""),2))</f><v>30</v></c>\
      <c t="b"><f>VLOOKUP(2,CHOOSE(1,B1:C3),2,FALSE)=20</f><v>1</v></c></row>
      <row r="4"><c><f>SUMIF(E5:E7,"*"&amp;D5&amp;"*",C1:C3)</f><v>40</v></c></row>
      <row r="5"><c r="D5" t="str"><v>ab</v></c><c t="str"><v>xABy</v></c></row><row r="6"><c r="E6" t="str"><v>a</v></c></row>
      <row r="7"><c r="E7" t="str"><v>ab</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("6 formulas, 6 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  // Gnumeric has the same; an empty cell alone does not meet "<>".
  @Test("cells that are filled are counted, averaged and refused where a text may be empty")
  func filled() throws {
    let rows = """
      <row r="1"><c><v>1</v></c><c t="str"><v>a</v></c><c><f>COUNTIF(A1:A3,"&lt;&gt;")</f><v>2</v></c>\
      <c><f>AVERAGEIFS(A1:A3,A1:A3,"&lt;&gt;"&amp;"")</f><v>2</v></c></row>
      <row r="2"><c r="C2"><f>COUNTIF(B1:B3,"&lt;&gt;")</f><v>2</v></c><c><f>COUNTIF(E1:E3,"&lt;&gt;")</f><v>2</v></c>\
      <c><v>5</v></c></row>
      <row r="3"><c><v>3</v></c><c t="str"><v>b</v></c><c r="E3" t="str"><f>""</f><v></v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("5 formulas, 4 equal, 0 different, 1 refused"), "\(counts) \(rest)")
  }

  @Test("cells of several rows are counted in their own rows where the area reaches beyond the sheet's cells")
  func wide() throws {
    let rows = """
      <row r="1"><c><v>1</v></c><c><v>2</v></c></row><row r="2"><c><v>3</v></c><c><v>4</v></c></row>
      <row r="3"><c><v>2</v></c><c><f>INDEX(A1:Z2,A3,MATCH(4,A2:B2,0))</f><v>4</v></c></row>
      """
    #expect(try check(("S", rows)).counts.hasPrefix("1 formula, 1 equal"))
  }
}
