import Foundation
import ReckonTerminal
import TestDepth
import Testing

@Suite("Hostile workbooks", .needs("unzip"))
struct HostileWorkbookTests {
  private func errors(_ file: String) -> String {
    let run = ToolRun("translate", "--from", "xlsx", "--check", file)
    #expect(run.code == .inputOutput)
    return run.errors
  }

  private func errors(replacing name: String, with text: String?) throws -> String {
    let parts = WorkbookTests.model.compactMap { part in part.name == name ? text.map { (part.name, $0) } : part }
    return errors(try WorkbookFile.write(parts))
  }

  @Test(
    "damaged parts are errors with their place",
    arguments: [
      ("xl/workbook.xml", nil, "part xl/workbook.xml: the part is missing"),
      ("xl/sharedStrings.xml", nil, "part xl/sharedStrings.xml: the part is missing"),
      ("xl/worksheets/sheet1.xml", nil, "part xl/worksheets/sheet1.xml: the part is missing"),
      ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>", "byte 22: the part ends early"),
      (
        "xl/worksheets/sheet1.xml", "<!DOCTYPE x [<!ENTITY a \"b\">]><worksheet/>",
        "byte 0: document types are refused, since they may define entities"
      ),
      (
        "xl/worksheets/sheet1.xml", "<worksheet><sheetData><row><c><v>&lol;</v></c></row></sheetData></worksheet>",
        "only &lt;"
      ),
      (
        "xl/worksheets/sheet1.xml", "<worksheet><sheetData><row><c t=\"s\"><v>99</v></c></row></sheetData></worksheet>",
        "‘99’"
      ),
      (
        "xl/worksheets/sheet1.xml",
        "<worksheet><sheetData><row><c r=\"B1\"/><c r=\"XFE1\"/></row></sheetData></worksheet>", "‘XFE1’"
      ),
      ("xl/worksheets/sheet1.xml", "<worksheet><sheetData><row r=\"1048577\"/></sheetData></worksheet>", "‘1048577’"),
      (
        "xl/worksheets/sheet1.xml", "<worksheet><sheetData><row><c><v>1e999</v></c></row></sheetData></worksheet>",
        "‘1e999’"
      ),
      (
        "xl/worksheets/sheet1.xml", "<worksheet><sheetData><row><c><v>0x10</v></c></row></sheetData></worksheet>",
        "‘0x10’"
      ),
      (
        "xl/worksheets/sheet1.xml",
        "<worksheet><sheetData><row><c><f t=\"shared\" si=\"9\"/></c></row></sheetData></worksheet>", "si="
      ),
      (
        "xl/worksheets/sheet1.xml",
        "<worksheet><sheetData><row><c r=\"A1\"><v>1</v></c><c r=\"A1\"><v>2</v></c></row></sheetData></worksheet>",
        "‘A1’"
      ),
    ] as [(String, String?, String)])
  func damaged(_ part: String, _ text: String?, _ message: String) throws {
    let errors = try errors(replacing: part, with: text)
    #expect(errors.contains(message), "\(errors)")
  }

  @Test("what is no archive is named")
  func noArchive() throws {
    #expect(errors(try WorkbookFile.write(bytes: Array("Name,Price\n".utf8))).contains("not an Excel workbook (.xlsx)"))
    #expect(errors(try WorkbookFile.write(bytes: [])).contains("not an Excel workbook (.xlsx)"))
    // The start of a workbook with a password, or of an older one.
    #expect(errors(try WorkbookFile.write(bytes: [0xD0, 0xCF, 0x11, 0xE0])).contains("without a password"))
    #expect(errors(try WorkbookFile.write(bytes: [0x50, 0x4B, 3, 4])).contains("unzip cannot read it"))
    #expect(errors("/nowhere/model.xlsx").contains("cannot be read"))
  }

  @Test("a truncated archive is an error")
  func truncated() throws {
    let bytes = WorkbookFile.archive(WorkbookTests.model.map { ($0.name, Array($0.text.utf8)) })
    for count in stride(from: 10, to: bytes.count, by: bytes.count / 20) {
      #expect(!errors(try WorkbookFile.write(bytes: Array(bytes.prefix(count)))).isEmpty)
    }
  }

  @Test("a part that says that it is larger or smaller than it is, is an error")
  func sizes() throws {
    let parts = WorkbookTests.model.map { ($0.name, Array($0.text.utf8)) }
    for size in [10, 1 << 30] {
      let bytes = WorkbookFile.archive(parts, declared: ["xl/worksheets/sheet1.xml": size])
      #expect(!errors(try WorkbookFile.write(bytes: bytes)).isEmpty)
    }
  }

  @Test("deep elements and many attributes are errors")
  func nested() throws {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(
      try errors(replacing: "xl/worksheets/sheet1.xml", with: "<worksheet>" + deep).contains("more than 100 deep"))
    let wide = "<worksheet" + (0..<100_000).map { " a\($0)=\"\"" }.joined() + "/>"
    #expect(try errors(replacing: "xl/worksheets/sheet1.xml", with: wide).contains("more than 1000 attributes"))
  }

  @Test("names of files that unzip would take for patterns are read as they are")
  func patterns() throws {
    let file = try WorkbookFile.write(WorkbookTests.model, named: "model [1]*?.xlsx")
    #expect(ToolRun("translate", "--from", "xlsx", "--check", file).output.contains("8 formulas, 8 equal"))
  }

  @Test("without unzip the message names it")
  func noUnzip() throws {
    let file = try WorkbookFile.write(WorkbookTests.model)
    let run = ToolRun(["translate", "--from", "xlsx", file], input: [], environment: ["PATH": "/nowhere"])
    #expect(run.errors.contains("unzip (Debian package: unzip)"))
    #expect(run.code == .inputOutput)
  }

  @Test("a workbook is asked for, and options of workbooks go with them only")
  func usage() {
    #expect(ToolRun("translate", "--from", "xlsx").errors.contains("reckon translate --from xlsx model.xlsx"))
    #expect(ToolRun("translate", "--from", "python", "--check", "x").errors.contains("--check needs --from xlsx"))
    #expect(ToolRun("translate", "--from", "xlsx", "a.xlsx", "b.xlsx").code == .usage)
  }
}
