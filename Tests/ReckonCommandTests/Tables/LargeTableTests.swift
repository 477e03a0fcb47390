import ReckonTables
import TestDepth
import Testing

/// Tables are worked on in blocks of 512 KiB, and blocks in slices of 8,192 rows; nothing of that may be seen.
@Suite("Tables of several blocks")
struct LargeTableTests {
  static let blockSize = 512 << 10

  @Test(
    "a record with quotes, delimiters and line ends may lie anywhere across the end of a block",
    arguments: ["\"a\"\"b\",1\n", "\"\n\",1\r\n", "\"\"\"\n\"\"\",1\n", "\"\r\n,\"\"\r\n\",1\r\n"], ["1", "2"])
  func ends(_ record: String, _ threads: String) {
    let line = record.hasSuffix("\r\n") ? String(record.unicodeScalars.dropLast(2)) : String(record.dropLast())
    for into in 0...record.utf8.count {
      let head = "t,n\n"
      let fill = String(repeating: "f", count: Self.blockSize - into - head.utf8.count - ",5\n".utf8.count)
      let run = TableRun(
        "s = n + 1", "--threads", threads, input: (head + fill + ",5\n" + record + "z,7\n").utf8, chunkSize: 100_003)
      #expect(run.output == "t,n,s\n\(fill),5,6\n\(line),2\nz,7,8\n", "\(into) bytes of the record in the first block")
    }
  }

  @Test("a quoted field of eight megabytes, with quotes and line ends, passes through", arguments: ["1", "2"])
  func hugeField(_ threads: String) {
    let field = "\"" + String(repeating: "0123456789,\n\"\"\r\n", count: 500_000) + "\""
    let run = TableRun("s = n + 1", "--threads", threads, input: "n,t\n1,\(field)\n2,x\n".utf8, chunkSize: 1 << 20)
    #expect(run.bytes == Array("n,t,s\n1,\(field),2\n2,x,3\n".utf8))
  }

  @Test(
    "a row without a number is alone in that, wherever it stands", .optimizedOrFullDepth, arguments: ["1", "2", "3"],
    ["s = a + b", "a = a + b"])
  func gaps(_ threads: String, _ formula: String) {
    // Five bytes a row: twelve whole slices and a part of one, often without a gap, make a block.
    let count = 300_000
    let isGap = (0..<count).map { $0 % 7_500 == 0 }
    let table = "a,b\n" + (0..<count).map { isGap[$0] ? "x,7\n" : "\($0 % 90 + 10),7\n" }.joined()
    let run = TableRun(formula, "--select", String(formula.first ?? "s"), "--threads", threads, input: table.utf8)
    let values = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(
      String.init)
    #expect(values.count == count && run.errorCount == isGap.count { $0 })
    let wrong = values.indices.first { values[$0] != (isGap[$0] ? "\"\"" : "\($0 % 90 + 17)") }
    #expect(wrong == nil, "row \((wrong ?? 0) + 1)")
  }

  @Test("rows are numbered through all blocks, and errors are the first ones", arguments: ["1", "2", "5"])
  func rowNumbers(_ threads: String) {
    let count = 250_000
    let table = "a,b\n" + (1...count).map { $0 % 40_000 == 0 ? "0,1\n" : "2,1\n" }.joined()
    let run = TableRun(
      "n = row; q = b/a", "--where", "row % 50000 == 0 or a == 0", "--select", "n", "--threads", threads,
      input: table.utf8)
    // A row whose formula fails is kept, with an empty field.
    #expect(run.output == "n\n40000\n50000\n80000\n100000\n120000\n150000\n160000\n200000\n240000\n250000\n")
    let rows = run.errors.split(separator: "\n").filter { $0.hasPrefix("  row ") }.map { $0.prefix { $0 != "," } }
    #expect(
      run.errorCount == 6 && rows == ["  row 40000", "  row 80000", "  row 120000", "  row 160000", "  row 200000"])
    #expect(run.errors.hasSuffix("  and 1 more\n"))
  }

  @Test("a run that stops writes all rows before the first error and none behind it", arguments: ["1", "2", "5"])
  func stop(_ threads: String) {
    let before = String(repeating: "2,1\n", count: 200_000)
    let run = TableRun(
      "--on-error", "stop", "--threads", threads, "q = b/a", input: ("a,b\n" + before + "0,1\n" + before + "0,1\n").utf8
    )
    #expect(run.output == "a,b,q\n" + String(repeating: "2,1,0.5\n", count: 200_000) && run.code == .evaluation)
    #expect(run.errors.hasPrefix("1 row error:\n  row 200001, column q: division by zero"))
    let long = TableRun("q = b/a", "--threads", threads, input: ("a,b\n" + before + "2,1,1\n" + before).utf8)
    #expect(long.output == run.output && long.code == .inputOutput && long.errors.contains("row 200001 has 3 fields"))
  }
}
