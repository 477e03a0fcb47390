import ReckonTerminal
import TestDepth
import Testing

@Suite("Arrays of workbooks", .needs("unzip"))
struct WorkbookArrayTests {
  /// The first line of a check without the file's name, and the other lines.
  private func check(_ sheets: (String, String)...) throws -> (counts: String, rest: String) {
    let file = try WorkbookFile.write(WorkbookFile.parts(sheets.map { ($0.0, $0.1) }))
    let lines = ToolRun("translate", "--from", "xlsx", "--check", file).output.split(separator: "\n", maxSplits: 1)
      .map(String.init)
    return (lines.first?.components(separatedBy: ".xlsx: ").last ?? "", lines.count > 1 ? lines[1] : "")
  }

  // By Excel's documentation of array formulas: each cell takes the element in its place, a row or column is repeated,
  // and what there is not is #N/A.
  @Test("each cell of an array formula is an element of its value")
  func elements() throws {
    let rows = """
      <row r="1"><c><v>1</v></c><c><v>10</v></c><c><f t="array" ref="C1:C3">A1:A3*B1:B3</f><v>10</v></c>\
      <c><f t="array" ref="D1:F1">TRANSPOSE(A1:A3)</f><v>1</v></c><c><v>2</v></c><c><v>3</v></c>\
      <c t="str"><f t="array" ref="G1:G3">IF(A1:A3&gt;1,"big",A1:A3&amp;"")</f><v>1</v></c>\
      <c><f t="array" ref="H1:H4">A1:A3+B1</f><v>11</v></c></row>
      <row r="2"><c><v>2</v></c><c><v>20</v></c><c><v>40</v></c><c r="G2" t="str"><v>big</v></c><c r="H2"><v>12</v></c></row>
      <row r="3"><c><v>3</v></c><c><v>30</v></c><c><v>90</v></c><c r="G3" t="str"><v>big</v></c><c r="H3"><v>13</v></c></row>
      <row r="4"><c r="H4" t="e"><v>#N/A</v></c></row>
      <row r="5"><c><f t="array" ref="A5:C7">A1:A3*TRANSPOSE(A1:A3)</f><v>1</v></c><c><v>2</v></c><c><v>3</v></c></row>
      <row r="6"><c><v>2</v></c><c><v>4</v></c><c><v>6</v></c></row>
      <row r="7"><c><v>3</v></c><c><v>6</v></c><c><v>9</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("22 formulas, 22 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  @Test("columns of an array are chosen, and a row of a table is that of the array's formula")
  func columns() throws {
    let rows = """
      <row r="1"><c><v>1</v></c><c t="str"><v>a</v></c><c><v>10</v></c>\
      <c cm="1"><f t="array" ref="D1:E2">_xlfn.CHOOSECOLS(A1:C2,3,1)</f><v>10</v></c><c><v>1</v></c></row>
      <row r="2"><c><v>2</v></c><c t="str"><v>b</v></c><c><v>20</v></c><c><v>20</v></c><c><v>2</v></c></row>
      """
    #expect(try check(("S", rows)).counts.hasPrefix("4 formulas, 4 equal, 0 different"))
  }

  @Test("a formula whose elements are not known one by one stays an array formula")
  func unknown() throws {
    let rows =
      "<row><c><f t=\"array\" ref=\"A1:A2\">NOSUCH(B1:B2)</f><v>7</v></c><c><v>1</v></c></row><row><c><v>8</v></c></row>"
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("1 formula, 0 equal, 0 different, 1 refused"))
    #expect(rest.contains("1 × an array formula (S!A1: =NOSUCH(B1:B2))"))
  }

  @Test("a spilled range is the cells of the array that its first cell has")
  func spilled() throws {
    let rows = """
      <row r="1"><c><v>1</v></c><c cm="1"><f t="array" ref="B1:B3">A1:A3*2</f><v>2</v></c>\
      <c><f>SUM(_xlfn.ANCHORARRAY(B1))</f><v>12</v></c><c><f>_xlfn.ANCHORARRAY(A1)</f><v>1</v></c></row>
      <row r="2"><c><v>2</v></c><c><v>4</v></c><c><f>MATCH(6,_xlfn.ANCHORARRAY(S!$B$1),0)</f><v>3</v></c></row>
      <row r="3"><c><v>3</v></c><c><v>6</v></c><c><f>ROWS(_xlfn.ANCHORARRAY(B1))</f><v>3</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    // A1 is no array.
    #expect(counts.hasPrefix("7 formulas, 6 equal, 0 different, 1 refused"), "\(counts) \(rest)")
    #expect(rest.contains("the cells of its array are not known here"))
  }

  // By Excel's documentation of UNIQUE, SORT, FILTER and SEQUENCE; sums by hand.
  @Test("rows that are chosen, sorted and counted are elements of arrays")
  func tables() throws {
    let rows = """
      <row r="1"><c t="str"><v>x</v></c><c><v>5</v></c><c t="str" cm="1"><f t="array" ref="C1:C2">_xlfn.UNIQUE(A1:A3)</f><v>x</v></c>\
      <c t="str" cm="1"><f t="array" ref="D1:E3">_xlfn._xlws.SORT(A1:B3,2,-1)</f><v>y</v></c><c><v>7</v></c>\
      <c t="str" cm="1"><f t="array" ref="F1:G2">_xlfn._xlws.FILTER(A1:B3,B1:B3&gt;4)</f><v>x</v></c><c><v>5</v></c>\
      <c><f>SUM(_xlfn._xlws.FILTER(B1:B3,A1:A3="X"))</f><v>8</v></c></row>
      <row r="2"><c t="str"><v>X</v></c><c><v>3</v></c><c t="str"><v>y</v></c><c t="str"><v>x</v></c><c><v>5</v></c>\
      <c t="str"><v>y</v></c><c><v>7</v></c>\
      <c t="str"><f>_xlfn.TEXTJOIN(", ",TRUE,IFERROR(_xlfn._xlws.FILTER(A1:A3,B1:B3&lt;6),""))</f><v>x, X</v></c></row>
      <row r="3"><c t="str"><v>y</v></c><c><v>7</v></c><c cm="1"><f t="array" ref="C3:C5">_xlfn.SEQUENCE(3)</f><v>1</v></c>\
      <c t="str"><v>X</v></c><c><v>3</v></c><c r="H3" t="str"><f>_xlfn.TEXTJOIN(", ",TRUE,IFERROR(_xlfn._xlws.FILTER(A1:A3,B1:B3&gt;9),""))</f><v></v></c></row>
      <row r="4"><c r="C4"><v>2</v></c></row><row r="5"><c r="C5"><v>3</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("18 formulas, 18 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  // By Excel's documentation of RANK, whose second argument is the whole list for each element of the first.
  @Test("a function of a list takes all of it for each element of its other operands")
  func ranks() throws {
    let rows = """
      <row r="1"><c><v>3</v></c><c><f t="array" ref="B1:B3">RANK(A1:A3,A1:A3,1)</f><v>3</v></c></row>
      <row r="2"><c><v>1</v></c><c><v>1</v></c></row><row r="3"><c><v>2</v></c><c><v>2</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("3 formulas, 3 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  // By Excel's documentation of SORT, SORTBY and MMULT; texts have no case in an order, and equal ones keep theirs.
  @Test("rows are sorted by several keys and by texts, and matrices are multiplied")
  func sorted() throws {
    let rows = """
      <row r="1"><c><v>5</v></c><c t="str"><v>b</v></c>\
      <c cm="1"><f t="array" ref="C1:D4">_xlfn._xlws.SORT(A1:B4,2)</f><v>3</v></c><c t="str"><v>A</v></c>\
      <c t="str" cm="1"><f t="array" ref="E1:E4">_xlfn.SORTBY(B1:B4,A1:A4,1,B1:B4,-1)</f><v>B</v></c>\
      <c cm="1"><f t="array" ref="F1:F4">_xlfn.SORTBY(A1:A4,B1:B4,-1)</f><v>8</v></c>\
      <c><f t="array" ref="G1:H2">MMULT(TRANSPOSE(I1:J2),I1:J2)</f><v>50</v></c><c><v>17</v></c><c><v>1</v></c>\
      <c><v>3</v></c>\
      <c><f t="array" ref="K1">MMULT(TRANSPOSE(I1:I2),I1:I2)</f><v>50</v></c></row>
      <row r="2"><c><v>3</v></c><c t="str"><v>A</v></c><c><v>5</v></c><c t="str"><v>b</v></c><c t="str"><v>A</v></c>\
      <c><v>5</v></c>\
      <c><v>17</v></c><c><v>13</v></c><c><v>7</v></c><c><v>2</v></c></row>
      <row r="3"><c><v>8</v></c><c t="str"><v>c</v></c><c><v>3</v></c><c t="str"><v>B</v></c><c t="str"><v>b</v></c>\
      <c><v>3</v></c></row>
      <row r="4"><c><v>3</v></c><c t="str"><v>B</v></c><c><v>8</v></c><c t="str"><v>c</v></c><c t="str"><v>c</v></c>\
      <c><v>3</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("21 formulas, 21 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  // By Excel's documentation of UNIQUE with by_col, of SORT, and of COUNTIF, for which an empty cell is 0.
  @Test("a row has each of its cells once, and a column is sorted as a list")
  func rows() throws {
    let rows = """
      <row r="1"><c t="str"><v>a</v></c><c t="str"><v>b</v></c><c t="str"><v>A</v></c>\
      <c t="str" cm="1"><f t="array" ref="D1:E1">_xlfn.UNIQUE(A1:C1,TRUE)</f><v>a</v></c><c t="str"><v>b</v></c></row>
      <row r="2"><c><v>5</v></c><c><v>0</v></c><c><v>5</v></c>\
      <c cm="1"><f t="array" ref="D2:E2">_xlfn.UNIQUE(A2:C2,TRUE)</f><v>5</v></c><c><v>0</v></c></row>
      <row r="3"><c><v>7</v></c><c cm="1"><f t="array" ref="B3:B4">_xlfn._xlws.SORT(A2:A3,1,-1)</f><v>7</v></c>\
      <c><f>COUNTIF(A2:C2,H9)</f><v>1</v></c></row>
      <row r="4"><c r="B4"><v>5</v></c></row>
      """
    let (counts, rest) = try check(("S", rows))
    #expect(counts.hasPrefix("7 formulas, 7 equal, 0 different, 0 refused"), "\(counts) \(rest)")
  }

  @Test("an array of a whole sheet is as large as its cells, and its text is bounded")
  func hostile() throws {
    let arrays = (1...300).map {
      "<row r=\"\($0)\"><c><f t=\"array\" ref=\"A\($0):XFD1048576\">B1:C9</f><v>0</v></c></row>"
    }
    let (counts, _) = try check(("S", arrays.joined()))
    #expect(counts.contains("300 formulas"))
    let deep = String(repeating: "-", count: 20_000) + "C1"
    #expect(
      try check(("S", "<row><c><f t=\"array\" ref=\"A1:A2\">\(deep)</f><v>0</v></c></row>")).counts.contains(
        "0 different"))
  }

  @Test("a book writes what a cell of an array is, and shows the array's formula")
  func book() throws {
    let rows = """
      <row r="1"><c><v>1</v></c><c><f t="array" ref="B1:C1">TRANSPOSE(A1:A2)</f><v>1</v></c><c><v>2</v></c></row>
      <row r="2"><c><v>2</v></c></row>
      """
    let file = try WorkbookFile.write(WorkbookFile.parts([("S", rows)]))
    let text = ToolRun("translate", "--from", "xlsx", file).output
    #expect(text.contains("# S!C1: {=TRANSPOSE(A1:A2)}\nC1 = A2\n"))
  }
}
