import Testing

@Suite("Tables of fixed widths")
struct FixedWidthTests {
  private let table = "name      qty   price\nnut        12    2.50\nbolt, M8    3   10\n\ncafé       -1    4e1\n"

  @Test("columns are cut by their widths, blanks around fields dropped, characters counted and not bytes")
  func columns() {
    let run = TableRun("--widths", "10,5,8", "total = qty * price", input: table.utf8)
    #expect(run.output == "name,qty,price,total\nnut,12,2.50,30\n\"bolt, M8\",3,10,30\ncafé,-1,4e1,-40\n")
    #expect(run.code == .success && run.errors.isEmpty)
  }

  @Test("a field begins where the one before ends, also behind characters of several bytes")
  func places() {
    #expect(TableRun("--widths", "2,2", "s = cd + 1", input: "abcd\n1234\n".utf8).output == "ab,cd,s\n12,34,35\n")
    #expect(TableRun("--widths", "3,2", "s = cd + 1", input: "ab cd\néé 12\n".utf8).output == "ab,cd,s\néé,12,13\n")
  }

  @Test("a short line lacks its last fields, and a long one ends the run or is left out")
  func lengths() {
    let short = TableRun("--from", "fixed", "--widths", "2,2", "c = a + b", input: "a b\n1 2\n3\n".utf8)
    #expect(short.output == "a,b,c\n1,2,3\n3,,\n")
    #expect(short.errors.contains("row 2, column c: b is empty"))
    let long = TableRun("--widths", "2,2", "c = a + b", input: "a b\n1 2 3\n4 5\n".utf8)
    #expect(long.code == .inputOutput && long.errors.contains("row 1 is longer than the 4 characters of --widths"))
    let skipped = TableRun("--widths", "2,2", "--on-error", "skip", "c = a + b", input: "a b\n1 2 3\n4 5\n".utf8)
    #expect(skipped.output == "a,b,c\n4,5,9\n")
  }

  @Test("a table without a header has as many columns as widths")
  func withoutHeader() {
    #expect(
      TableRun("--widths", "3,3", "--no-header", "s = c1 + c2", input: "1  2\n 5 6\n".utf8).output
        == "c1,c2,s\n1,2,3\n5,6,11\n")
  }

  @Test("widths are positive whole numbers, and needed", arguments: ["", "3,", "0,4", "x", "3;4"])
  func wrongWidths(text: String) {
    let run = TableRun("--widths", text, "s = 1", input: table.utf8)
    #expect(run.code == .usage && run.errors.contains("--widths are whole numbers from 1"))
    #expect(
      TableRun("--from", "fixed", "s = 1", input: table.utf8).errors.contains("--from fixed needs the columns' widths"))
  }

  @Test("nothing is written in fixed widths")
  func writing() {
    #expect(
      TableRun("--format", "fixed", "s = 1", input: "a\n1\n".utf8).errors.contains(
        "--format is csv, tsv, jsonl, json or table, not fixed"))
  }
}
