import TestDepth
import Testing

/// Tables of several blocks, which threads share.
@Suite("Tables in blocks")
struct BlockTests {
  /// A table of some megabytes with quoted line ends, short rows, blank lines and fields of all lengths, so that blocks
  /// end everywhere.
  static let table: (text: String, expected: String) = {
    var text = "id,note,x\r\n"
    var expected = "id,note,x,y\n"
    var state: UInt64 = 42
    func random(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    for row in 1...40_000 {
      let note =
        random(10) == 0
        ? "\"a\n\"\"b\"\", \(String(repeating: "\n,\"\"", count: random(40)))\""
        : String(repeating: "z", count: random(60))
      let end = random(3) == 0 ? "\r\n" : "\n"
      switch random(30) {
      case 0:
        text += "\(row),\(note)\(end)\n"
        expected += "\(row),\(note),,\n"
      case 1:
        text += "\(row),\(note),NA\(end)"
        expected += "\(row),\(note),NA,\n"
      default:
        let x = random(1000)
        text += "\(row),\(note),\(x)\(end)"
        expected += "\(row),\(note),\(x),\(x + row)\n"
      }
    }
    return (text, expected)
  }()

  @Test("are the same whatever the number of threads", arguments: ["1", "2", "5"])
  func threads(_ count: String) {
    let run = ToolRun("run", "y = x + row", "-", "--threads", count, input: Self.table.text)
    #expect(run.output == Self.table.expected)
    let gaps = Self.table.expected.split(separator: "\n").filter { $0.hasSuffix(",") }.count
    #expect(run.errors.hasPrefix("\(gaps) row errors:\n"))
  }

  @Test("are the same when the input comes drop by drop")
  func drops() {
    #expect(ToolRun("run", "y = x + row", "-", input: Self.table.text, chunkSize: 999).output == Self.table.expected)
  }

  @Test("end at the first row error of --on-error stop, with all rows before it", arguments: ["1", "3"])
  func stopping(_ threads: String) {
    var input = "x\n"
    for row in 1...300_000 { input += row == 200_000 ? "0\n" : "1\n" }
    let run = ToolRun("run", "y = 1/x", "-", "--on-error", "stop", "--threads", threads, input: input)
    #expect(run.code == .evaluation && run.output == "x,y\n" + String(repeating: "1,1\n", count: 199_999))
    #expect(run.errors.hasPrefix("1 row error:\n  row 200000, column y: division by zero"))
  }

  @Test("rows are counted through all blocks, and their statistics are those of one")
  func counting() {
    // Half of the numbers are 0, half 3: the mean is 1.5, the deviation √(300 000 · 2.25/299 999).
    let rows = (0..<300_000).map { $0 < 150_000 ? "0" : "3" }
    let run = ToolRun("run", "--summary", "y = x + 0", "-", input: "x\n" + rows.joined(separator: "\n") + "\nq\n")
    #expect(run.output == "column,count,sum,mean,min,max,stdev\ny,300000,450000,1.5,0,3,1.50000250000625\n")
    #expect(run.errors == "1 row error:\n  row 300001, column y: x is not a number\n")
  }

  @Test("a gap in a slice is none in the next, also where slices of fewer rows come between")
  func gaps() {
    var rows = (0..<300_000).map { "\($0 % 90 + 10),7" }
    var expected = rows.map { "\($0),\((Int($0.prefix(2)) ?? 0) + 7)" }
    for row in stride(from: 97_500, to: 300_000, by: 7_500) {
      rows[row] = "x,7"
      expected[row] = "x,7,"
    }
    let run = ToolRun("run", "s = a + b", "-", input: "a,b\n" + rows.joined(separator: "\n"))
    #expect(run.output == "a,b,s\n" + expected.joined(separator: "\n") + "\n")
    #expect(run.errors.hasPrefix("27 row errors:\n"))
  }

  @Test("random numbers are drawn row by row, the same for the same seed", .optimizedOrFullDepth)
  func random() {
    let input = "x\n" + String(repeating: "1\n", count: 300_000)
    let one = ToolRun("run", "y = random(); z = random()", "-", "--seed", "7", "--threads", "1", input: input)
    #expect(
      one.output
        == ToolRun("run", "y = random(); z = random()", "-", "--seed", "7", "--threads", "4", input: input).output)
    #expect(Set(one.output.split(separator: "\n")).count == 300_001)
  }

  @Test("decimals are the same in blocks and threads")
  func decimals() {
    let input = "x\n" + String(repeating: "0.1\n", count: 150_000)
    let run = ToolRun("run", "y = x + 0.2", "-", "--decimal", "--threads", "2", input: input)
    #expect(run.output == "x,y\n" + String(repeating: "0.1,0.3\n", count: 150_000))
  }
}
