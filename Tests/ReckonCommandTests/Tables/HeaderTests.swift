import Foundation
import Testing

@Suite("Where columns' names come from")
struct HeaderTests {
  @Test("without a header columns are c1, c2 and so on")
  func numbers() {
    #expect(ToolRun("run", "s = c1 * c2", "-", "--no-header", input: "1,2\n3,4\n").output == "c1,c2,s\n1,2,2\n3,4,12\n")
    #expect(ToolRun("run", "s = 1", "-", "--no-header", input: "").code == .success)
  }

  @Test("names can be given, and the header left out, so that a part of a table is worked on like the whole")
  func names() throws {
    let header = try ToolRun.file("a,b\n9,9\n")
    #expect(
      ToolRun("run", "s = a + b", "-", "--columns", "a, b", "--no-header-out", input: "1,2\n").output == "1,2,3\n")
    #expect(
      ToolRun("run", "s = a + b", "-", "--header-from", header, "--no-header-out", input: "1,2\n").output == "1,2,3\n")
    #expect(ToolRun("run", "s = a + b", "-", "--header-from", header, "--no-header-out", input: "").output == "")
    #expect(ToolRun("run", "s = a + b", "-", "--columns", "a,b", "--no-header", input: "").code == .usage)
    #expect(ToolRun("run", "s = a", "-", "--header-from", "/nonexistent", input: "").code == .inputOutput)
  }

  @Test(
    "delimiters are any byte that no number has",
    arguments: [(";", ";"), ("tab", "\t"), ("|", "|"), (" ", " "), ("\\t", "\t")])
  func delimiters(_ name: String, _ delimiter: String) {
    let input = "a,b\n1.5,\"2\"\n".replacing(",", with: delimiter)
    #expect(
      ToolRun("run", "s=a+b", "-", "--delimiter", name, input: input).output
        == "a,b,s\n1.5,\"2\",3.5\n".replacing(",", with: delimiter))
    for wrong in ["", "ab", "1", "e", "-", ".", "\"", "é"] {
      #expect(ToolRun("run", "s=a+b", "-", "--delimiter", wrong, input: input).code == .usage, "\(wrong)")
    }
  }

  @Test("fields are quoted anew only where another delimiter asks for it")
  func otherDelimiters() {
    let input = "a,b\nx\ty,\"q,r\"\n"
    #expect(
      ToolRun("run", "1", "-", "--format", "tsv", "--quotes", "double", input: input).output
        == "a\tb\t1\n\"x\ty\"\t\"q,r\"\t1\n")
  }

  @Test("the number of a row is row, unless a column has that name")
  func rows() {
    #expect(
      ToolRun("run", "n = row", "-", "--where", "row > 1", "--select", "n", input: "a\nx\ny\nz\n").output == "n\n2\n3\n"
    )
    #expect(ToolRun("run", "n = row", "-", "--select", "n", input: "row\n7\n").output == "n\n7\n")
  }

  @Test("where a formula does not fit, the columns are shown, and what may be meant")
  func hints() throws {
    #expect(
      ToolRun("run", "s=a+c", "-", input: "a,b\n1,2\n").errors.hasPrefix(
        "note: the columns are a, b\nerror: the name ‘c’ is not known"))
    #expect(
      ToolRun("run", "s=a+b", "-", input: "a;b\n1;2\n").errors.contains(
        "note: does the file use another delimiter? --delimiter ';'\n"))
    let quotes = ToolRun("run", "s = unit price * 2", "-", input: "unit price\n1\n")
    #expect(quotes.errors.hasPrefix("note: the column ‘unit price’ needs back quotes in formulas: `unit price`\n"))
  }

  @Test(
    "a file that is compressed or UTF-16 is said to be so",
    arguments: [([0x1F, 0x8B, 8, 0], "gzip -dc"), ([0xFF, 0xFE, 0x61, 0], "iconv")])
  func encodings(_ bytes: [UInt8], _ hint: String) throws {
    let path = try ToolRun.file("")
    try Data(bytes).write(to: URL(filePath: path))
    let run = ToolRun("run", "s=a", path)
    #expect(run.code == .inputOutput && run.output.isEmpty && run.errors.contains(hint))
  }

  @Test("without formulas a table is selected, filtered or written in another form")
  func noFormulas() {
    let input = "a,b\n1,x\n2,y\n"
    #expect(ToolRun("run", "-", "--select", "b", input: input).output == "b\nx\ny\n")
    #expect(ToolRun("run", "-", "--where", "a > 1", input: input).output == "a,b\n2,y\n")
    #expect(ToolRun("run", "-", "--format", "table", input: input).output == "a  b\n1  x\n2  y\n")
    #expect(ToolRun("run", "-", input: input).code == .usage)
  }
}
