import Foundation
import ReckonTerminal
import TestDepth
import Testing

@Suite("reckon translate --from xlsx", .needs("unzip"))
struct WorkbookTests {
  /// A price list: texts shared, formatted and inline, a truth, a defined name, a shared formula, and values as Excel
  /// stores them.
  static let model = WorkbookFile.parts(
    [
      (
        "Model",
        """
        <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>20</v></c></row>
        <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>150</v></c></row>
        <row r="3"><c r="A3" t="inlineStr"><is><t>Region</t></is></c><c r="B3" t="s"><v>2</v></c></row>
        <row r="5"><c r="A5" t="s"><v>3</v></c><c r="B5"><f>B1*B2</f><v>3000</v></c></row>
        <row r="6"><c r="B6"><f>IF(B3="eu",5%,10%)*Revenue</f><v>150</v></c></row>
        <row r="7"><c r="B7"><f>SUM(B5:B6)</f><v>3150</v></c></row>
        """
      ),
      (
        "Data &amp; more",
        """
        <row><c><v>1</v></c><c><f t="shared" ref="B1:B3" si="0">A1*Model!$B$1</f><v>20</v></c></row>
        <row><c><v>2</v></c><c><f t="shared" si="0"/><v>40</v></c></row>
        <row><c><v>-3</v></c><c><f t="shared" si="0"/><v>-60</v></c><c t="b"><f>B3&lt;0</f><v>1</v></c><c t="str"><f>A1&amp;"x"</f><v>1x</v></c></row>
        """
      ),
    ],
    names: [("Revenue", "Model!$B$5")],
    texts: [
      "<r><t>Unit </t></r><r><t>price</t></r>", "<t>Units</t><rPh><t>x</t></rPh>", "<t>EU</t>", "<t>Reven_x0075_e</t>",
    ])

  private func translate(_ parts: [(name: String, text: String)], _ options: String...) throws -> ToolRun {
    ToolRun(["translate", "--from", "xlsx", try WorkbookFile.write(parts)] + options)
  }

  /// The first line of a check without the file's name.
  private func counts(_ rows: String, names: [(String, String)] = [], properties: String = "") throws -> (
    String, String
  ) {
    let run = try translate(
      WorkbookFile.parts([("S", rows)], names: names.map { ($0.0, $0.1) }, properties: properties), "--check")
    let lines = run.output.split(separator: "\n", maxSplits: 1).map(String.init)
    return (lines.first?.components(separatedBy: ".xlsx: ").last ?? run.errors, lines.count > 1 ? lines[1] : "")
  }

  @Test("all formulas are computed and compared with the stored values")
  func check() throws {
    let run = try translate(Self.model, "--check")
    #expect(
      run.output.contains(
        ": 8 formulas, 8 equal, 0 different, 0 refused, 0 volatile, 0 circular, 0 without a stored value\n"))
    #expect(run.code == .success)
  }

  @Test("another value is listed with both, and is the command's status")
  func difference() throws {
    let run = try translate(
      WorkbookFile.parts([
        (
          "S",
          "<row><c><f>2+3</f><v>6</v></c><c><f>1/3</f><v>0.33333333</v></c><c><f>1/3</f><v>0.3333333333</v></c></row>"
        )
      ]), "--check")
    #expect(run.output.contains("3 formulas, 1 equal, 2 different"))
    #expect(run.output.contains("S!A1: 6 in Excel, 5 here: =2+3\n"))
    #expect(run.code == .evaluation)
  }

  @Test("kinds are not mixed up: a truth is no number, and an error is one that arithmetic has here too")
  func kinds() throws {
    let rows = """
      <row><c t="b"><f>1=1</f><v>1</v></c><c><f>1=1</f><v>1</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><f>1/0</f><v>0</v></c>\
      <c t="str"><f>"a"</f><v>A</v></c><c t="str"><f>""</f><v></v></c></row>
      """
    #expect(try counts(rows).0.hasPrefix("6 formulas, 3 equal, 3 different, 0 refused"))
  }

  // 13890, 20993 and 0.4757… are cells of published workbooks, of which Excel finds the second unequal; for
  // LOOKUP(2,1/…) see its documentation, which passes over errors. 16.35 % discounts -100, 50, 60 and 20 to 0: an empty
  // cell is no flow.
  @Test("comparisons take the digits that are shown, and empty cells and errors are skipped where Excel skips them")
  func shown() throws {
    let rows = """
      <row r="1"><c><v>0.47574538270376915</v></c><c><v>0.47574538270376909</v></c><c><v>13890</v></c>\
      <c><v>13889.999999999951</v></c><c t="str"><f>IF(A1=B1,"y","n")</f><v>y</v></c>\
      <c t="b"><f>C1&lt;=D1</f><v>1</v></c>\
      <c t="b"><f>C1&gt;D1</f><v>0</v></c><c><f>(C1&lt;&gt;D1)+0</f><v>0</v></c>\
      <c><f>SUMPRODUCT((C1:D1=13890)*1)</f><v>2</v></c>\
      <c><v>20992.999999999949</v></c><c t="b"><f>J1=20993</f><v>0</v></c></row>
      <row r="2"><c r="A2"><v>-100</v></c><c r="B2"><v>50</v></c><c r="D2"><v>60</v></c><c r="E2"><v>20</v></c>\
      <c><f>IRR(A2:E2)</f><v>0.1634558890032944</v></c>\
      <c><f>ROUND(NPV(0.1634558890032944,A2:E2),9)</f><v>0</v></c></row>
      <row r="3"><c r="A3"><v>7</v></c><c r="C3"><v>9</v></c>\
      <c r="F3"><f>LOOKUP(2,1/(A3:E3&lt;&gt;""),A3:E3)</f><v>9</v></c>\
      <c><f>LOOKUP(2,1/((A3:E3&gt;5)*(A2:E2&lt;0)),A3:E3)</f><v>7</v></c></row>
      """
    let (first, rest) = try counts(rows)
    #expect(first.hasPrefix("10 formulas, 10 equal, 0 different, 0 refused"), "\(first) \(rest)")
  }

  @Test("what has no equivalent here is counted by its reason, and counts for others with its stored value")
  func refusals() throws {
    let rows = """
      <row><c><f>NOSUCH(1)</f><v>7</v></c><c><f>A1+1</f><v>8</v></c><c><f t="array" ref="C1:C2">NOSUCH(A1:B1)</f><v>7</v></c>\
      <c><f>TODAY()</f><v>45000</v></c><c><f>D1+1</f><v>45001</v></c><c><f>[1]Other!A1</f><v>1</v></c></row>
      """
    let (first, rest) = try counts(rows)
    #expect(first.hasPrefix("6 formulas, 2 equal, 0 different, 3 refused, 1 volatile, 0 circular"))
    #expect(rest.contains("1 × an array formula (S!C1: =NOSUCH(A1:B1))"))
    #expect(rest.contains("nosuch"))
    #expect(rest.contains("another workbook"))
  }

  @Test("cells may come before those that they use, and cycles are named")
  func order() throws {
    let rows = "<row><c><f>B1+1</f><v>3</v></c><c><f>C1+1</f><v>2</v></c><c><v>1</v></c></row>"
    #expect(try counts(rows).0.hasPrefix("2 formulas, 2 equal"))
    let cycle = "<row><c><f>B1+1</f><v>2</v></c><c><f>A1-1</f><v>1</v></c><c><f>C1</f><v>0</v></c></row>"
    let (first, rest) = try counts(cycle)
    #expect(first.hasPrefix("3 formulas, 1 equal, 0 different, 0 refused, 0 volatile, 2 circular"))
    #expect(rest.contains("circular: S!B1, S!C1"))
  }

  @Test("a chain of 20,000 cells is computed from its end")
  func chain() throws {
    let rows = (1...20_000).map { "<row><c><f>A\($0 + 1)+1</f><v>\(20_000 - $0 + 1)</v></c></row>" }.joined()
    #expect(try counts(rows).0.hasPrefix("20000 formulas, 20000 equal"))
  }

  @Test("functions of days are refused where days are counted from 1904 on")
  func dates() throws {
    // 2024-03-01 is day 45352 there, and day 43890 counted from 1904.
    let rows = "<row><c><v>45352</v></c><c><f>YEAR(A1)</f><v>2024</v></c></row>"
    #expect(try counts(rows).0.hasPrefix("1 formula, 1 equal"))
    let (first, rest) = try counts(rows, properties: "date1904=\"1\"")
    #expect(first.hasPrefix("1 formula, 0 equal, 0 different, 1 refused"))
    #expect(rest.contains("1904"))
  }

  @Test("names stand for cells, ranges and numbers")
  func names() throws {
    let rows = """
      <row><c><v>2</v></c><c><v>3</v></c><c><f>Rate*A1</f><v>0.5</v></c><c><f>SUM(Both)</f><v>5</v></c><c><f>one+1</f><v>3</v></c>\
      <c><f>Unknown+1</f><v>3</v></c><c><f>Other+1</f><v>9</v></c></row>
      """
    // The last is of another workbook.
    let names = [("Rate", "0.25"), ("Both", "S!$A$1:$B$1"), ("One", "S!$A$1"), ("Other", "[1]S!$A$1")]
    #expect(try counts(rows, names: names).0.hasPrefix("5 formulas, 3 equal, 0 different, 2 refused"))
  }

  @Test("parts of tables are cells")
  func tables() throws {
    var parts = WorkbookFile.parts([
      (
        "S",
        """
        <row><c t="inlineStr"><is><t>Item</t></is></c><c t="inlineStr"><is><t>Amount [EUR]</t></is></c><c t="inlineStr"><is><t>Tax</t></is></c></row>
        <row><c t="inlineStr"><is><t>a</t></is></c><c><v>10</v></c><c><f>Sales[[#This Row],[Amount '[EUR']]]*2</f><v>20</v></c></row>
        <row><c t="inlineStr"><is><t>b</t></is></c><c><v>5</v></c><c><f>Sales[[#This Row],[Amount '[EUR']]]*2</f><v>10</v></c></row>
        <row><c/><c><f>SUM(Sales[Amount '[EUR']])</f><v>15</v></c><c><f>SUM(Sales[[Amount '[EUR']]:[Tax]])</f><v>45</v></c></row>
        """
      )
    ])
    let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    parts.append(
      (
        "xl/worksheets/_rels/sheet1.xml.rels",
        "<Relationships><Relationship Id=\"r\" Type=\"\(types)/table\" Target=\"../tables/t.xml\"/></Relationships>"
      ))
    parts.append(
      (
        "xl/tables/t.xml",
        """
        <table displayName="Sales" ref="A1:C4" totalsRowCount="1"><tableColumns count="3"><tableColumn name="Item"/>\
        <tableColumn name="Amount [EUR]"/><tableColumn name="Tax"/></tableColumns></table>
        """
      ))
    let run = try translate(parts, "--check")
    #expect(run.output.contains("4 formulas, 4 equal"))
  }
}
