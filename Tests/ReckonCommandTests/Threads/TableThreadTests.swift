import Foundation
import Testing

@Suite("Tables on several threads", .serialized)
struct TableThreadTests {
  /// Three blocks of half a megabyte.
  static let rows = 6_000

  private static let note = String(repeating: "n", count: 250)
  private static let table = "a,b,note\n" + (0..<rows).map { "\($0 % 97),\($0 % 89),\(note)\n" }.joined()

  @Test("what is written is the same on 1, 2 and 16 threads, in order", arguments: ["2", "16"])
  func order(_ threads: String) {
    let expected =
      "a,b,note,s\n"
      + (0..<Self.rows).map { "\($0 % 97),\($0 % 89),\(Self.note),\($0 % 97 + 2 * ($0 % 89))\n" }.joined()
    let run = ToolRun("run", "s = a + 2 * b", "-", "--threads", threads, input: Self.table)
    #expect(run.code == .success && run.errors.isEmpty && run.output == expected)
  }

  @Test("summaries, groups, row errors and random numbers too", arguments: ["16"])
  func others(_ threads: String) {
    for arguments in [
      ["s = a / b", "--summary"], ["s = a + b", "--group-by", "b"], ["s = a / b", "--on-error", "skip"],
      ["s = random() + a", "--seed", "7"], ["s = a + b", "--where", "a > 50", "--format", "jsonl"],
      ["s = a * 0.1", "--decimal", "--select", "s"],
    ] {
      let runs = ["1", threads].map { ToolRun(["run"] + arguments + ["-", "--threads", $0], input: Self.table) }
      #expect(
        runs[0].output == runs[1].output && runs[0].errors == runs[1].errors && runs[0].code == runs[1].code,
        "\(arguments)")
      #expect(!runs[0].output.isEmpty, "\(arguments)")
    }
  }

  @Test("an error that ends a run ends it after the same row, whichever thread comes first", arguments: ["16"])
  func stop(_ threads: String) {
    let table = Self.table + "1,0,\n" + Self.table.dropFirst(9)
    for arguments in [["s = a / (b + 0.5)"], ["s = if(b == 0 and a == 1, 1/b, a)", "--on-error", "stop"]] {
      let runs = ["1", threads].map { ToolRun(["run"] + arguments + ["-", "--threads", $0], input: table) }
      #expect(
        runs[0].output == runs[1].output && runs[0].errors == runs[1].errors && runs[0].code == runs[1].code,
        "\(arguments)")
    }
  }
}
