import Foundation
import TestDepth
import Testing

@Suite("Memory that input claims")
struct AllocationTests {
  @Test(
    "a formula of 15,000 columns takes memory for the table that there is, and not for thousands of rows",
    .optimizedOrFullDepth, .enabled(if: !isSanitized, "a sanitizer maps more memory than the limit"))
  func wideTable() throws {
    let folder = try ToolFolder()
    let count = 15_000
    let names = (0..<count).map { "c\($0)" }
    let ones = Array(repeating: "1", count: count)
    try folder.write("\(names.joined(separator: ","))\n\(ones.joined(separator: ","))\n", to: "in.csv")
    try folder.write("s = \(names.joined(separator: "+"))", to: "formula")
    // 8,192 rows of it would take 1.1 gigabytes.
    for mode in ["", "--decimal"] {
      let line =
        "ulimit -v 900000; timeout 60 \"$0\" run \"$(cat \(folder.file("formula")))\" \(folder.file("in.csv")) --select s --threads 1"
      let result = try ToolProcess(shell: "\(line) \(mode)").wait()
      #expect(result.code == 0 && result.output == Array("s\n\(count)\n".utf8), "\(result.errors.prefix(300))")
    }
  }

  /// The size that the environment of a terminal names where the terminal knows none, and the width of a plot then: at
  /// most 1,000 columns, and 80 where the size is no number.
  @Test(
    "a window may claim any size", .needs("script"),
    arguments: [
      ("0", 1...40), ("-1", 1...40), ("60", 50...60), ("200", 190...200), ("32767", 900...1_000),
      ("99999999999999999999", 70...80), ("", 70...80),
    ])
  func windows(_ claim: String, _ widths: ClosedRange<Int>) throws {
    let environment = "NO_COLOR=1 COLUMNS=\(claim) LINES=\(claim)"
    let commands = "'$0' -e ':plot sin(x) -360 360' -e ':help'"
    let line = "\(environment) timeout 30 script -qec \"\(commands)\" /dev/null </dev/null"
    let result = try ToolProcess(shell: line).wait()
    let lines = String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    let plot = lines.filter { $0.contains("│") || $0.contains("┤") }
    let width = plot.map(\.count).max() ?? 0
    #expect(result.code == 0 && lines.count > plot.count && widths.contains(width), "\(width)")
  }

  @Test("tables of values have at most 10,000 rows, and threads are at most 1,024")
  func counts() {
    for claim in ["1e9", "1e300", "10^15"] {
      let run = ToolRun("-e", ":table x 0 \(claim) 1")
      #expect(run.code == .usage && run.errors.contains("the maximum is 10000"), "\(run.errors)")
    }
    #expect(ToolRun("-e", ":table x 0 9999 1").output.split(separator: "\n").count >= 10_000)
    for claim in ["0", "1025", "99999999999999999999", "-1", "1e3"] {
      #expect(ToolRun("run", "s = 1", "/dev/null", "--threads", claim).code == .usage)
    }
    #expect(ToolRun("run", "s = a", "-", "--threads", "1024", input: "a\n1\n").output == "a,s\n1,1\n")
  }
}
