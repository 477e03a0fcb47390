import Foundation
import Testing

/// A program that writes a request, waits for its answer, and only then writes the next.
@Suite("The tool as a co-process")
struct CoprocessTests {
  @Test(
    "an answer comes while the input stays open, whatever reads it",
    arguments: [
      (["eval", "--jsonl"], #"{"expr": "1 + 1"}"#, #"{"value": 2}"#), (["eval"], "1 + 1", "2"),
      (["eval", "--json"], "1 + 1", #"{"value": 2}"#),
      (["-"], "1 + 1", "2"),
    ])
  func answers(_ arguments: [String], _ request: String, _ answer: String) throws {
    let process = try ToolProcess(arguments, hasInput: true)
    for count in 1...5 {
      try process.write(request + "\n")
      #expect(process.writes(lines: count, within: .seconds(20)))
    }
    // A line that is not complete yet keeps no answer back either.
    try process.write(request + "\n" + request.prefix(3))
    #expect(process.writes(lines: 6, within: .seconds(20)))
    try process.write(request.dropFirst(3) + "\n")
    process.closeInput()
    let result = try process.wait()
    #expect(
      String(decoding: result.output, as: UTF8.self) == String(repeating: answer + "\n", count: 7) && result.code == 0)
  }

  @Test("who reads no answers before all requests are written gets them all")
  func manyRequests() throws {
    let result = try ToolProcess(
      shell:
        #"for k in $(seq 1 20000); do echo "{\"expr\": \"x + 1\", \"vars\": {\"x\": $k}, \"id\": $k}"; done | "$0" eval --jsonl"#
    ).wait()
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 20_000 && lines.last == #"{"id": 20000, "value": 20001}"#)
  }
}
