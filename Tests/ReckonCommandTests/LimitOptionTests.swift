import Foundation
import Reckon
import ReckonCommand
import ReckonTables
import ReckonTerminal
import Testing

@Suite("The tool's limits")
struct LimitOptionTests {
  @Test(
    "a limit is set by its name, and one that is passed is named by the error",
    arguments: [
      (["eval", "1+1", "--limit", "source-bytes=3"], nil),
      (["eval", "1+11", "--limit", "source-bytes=3"], "longer than 3 bytes"),
      (["eval", "abcd=1;abcd", "--limit=name-bytes=3"], "a name is longer than 3 bytes"),
      (["eval", "1234", "--limit", "number-bytes=3"], "a number is longer than 3 bytes"),
      (["eval", "((1))", "--limit", "nesting=1"], "nested deeper than 1"),
      (["eval", "1+2+3", "--limit", "nodes=3"], "more than 3 parts"),
      (["eval", "sum(k,1,1e6,k)", "--limit", "steps=100"], "more than 100 steps"),
      (["eval", "f(n)=n<2?1:1+f(n-1);f(5)", "--limit", "call-depth=4"], "deeper than 4"),
      (["eval", "f(n)=n<2?1:1+f(n-1);f(500)", "--limit", "call-values=100"], "more than 100 values"),
      (["explain", "1+11", "--limit", "source-bytes=3"], "longer than 3 bytes"),
      (["-e", "a=1;b=a;c=a;a=2", "--limit", "updates=1"], "more than 1 values"),
      (["-e", "((1))", "--limit", "nesting=1"], "nested deeper than 1"),
    ] as [([String], String?)])
  func options(_ arguments: [String], _ message: String?) {
    let run = ToolRun(arguments)
    if let message {
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.code != .success)
    } else {
      #expect(run.code == .success)
    }
  }

  @Test(
    "a wrong limit is explained",
    arguments: ["step=1", "steps", "steps=0", "steps=-1", "steps=x", "=", "steps=99999999999999999999"])
  func wrong(_ text: String) {
    let run = ToolRun("eval", "1", "--limit", text)
    #expect(run.code == .usage)
    #expect(run.errors.contains("limit"))
  }

  @Test("the largest number is a limit like any other")
  func largest() {
    // Records are kept by offsets of 32 bits.
    let limits = ToolLimit.allCases.flatMap {
      ["--limit", "\($0.name)=\($0 == .table(.recordBytes) ? Int(UInt32.max) : Int.max)"]
    }
    #expect(ToolRun(["eval", "f(n)=n<2?1:1+f(n-1);f(50)"] + limits).output == "50\n")
    #expect(ToolRun(["-e", "a=1;b=a;a=2;b"] + limits).code == .success)
  }

  @Test("the article on limits lists each with its property and its defaults")
  func article() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Reckon/Reckon.docc/Limits.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    for limit in Limits.Kind.allCases {
      let own = Limits.tool[limit] == Limits()[limit] ? "" : "; the tool's \(Limits.tool[limit])"
      let row = "| `\(limit.name)` | `\(limit.rawValue)` | \(Limits()[limit])\(own) | \(limit.summary) |"
      #expect(lines.contains(Substring(row)), "\(row)")
    }
    for limit in TableLimits.Kind.allCases {
      let row = "| `\(limit.name)` | \(TableLimits()[limit]) | \(limit.summary) |"
      #expect(lines.contains(Substring(row)), "\(row)")
    }
  }

  @Test("help lists each limit with its default")
  func help() {
    let text = ToolRun("help", "limits").output
    for limit in ToolLimit.allCases { #expect(text.contains("\(limit.name)=\(limit.byDefault) ")) }
    #expect(Limits.tool.steps == 1_000_000_000)
  }
}
