import Foundation
import Testing

@Suite("Requests of eval --jsonl are read strictly")
struct JSONRequestTests {
  static func refusal(_ line: String) -> String? {
    let run = ToolRun("eval", "--jsonl", input: line + "\n")
    guard let head = run.output.firstRange(of: "\"error\": {\"kind\": \"request\", \"message\": \""),
      run.code == .evaluation,
      run.output.hasSuffix("\"}}\n")
    else { return nil }
    return String(run.output[head.upperBound...].dropLast(4))
  }

  @Test(
    "of several wrong variables the first of the line is named, in every process",
    arguments: [
      (["a", "b"], "vars.a"), (["b", "a"], "vars.b"), (["z", "y", "x", "w", "v", "u", "t", "s"], "vars.z"),
      (["s", "t", "u", "v", "w", "x", "y", "z"], "vars.s"),
    ])
  func firstError(_ names: [String], _ named: String) {
    let members = names.map { "\"\($0)\": {}" }.joined(separator: ", ")
    #expect(Self.refusal("{\"expr\": \"1\", \"vars\": {\(members)}}") == "\(named) is not a number")
  }

  @Test("a condition of a book is checked for the variables in their order")
  func conditions() throws {
    let book = try ToolRun.file("parameter b where b > 0\nparameter a where a > 0\nc = a + b\n")
    let run = ToolRun("eval", "--jsonl", "--book", book, input: "{\"expr\": \"c\", \"vars\": {\"b\": -1, \"a\": -2}}\n")
    #expect(run.output.contains("b = -1 is out of range"), "\(run.output) \(run.errors)")
  }

  @Test(
    "a comma before a closing bracket is refused, with its place",
    arguments: [
      ("{\"expr\": \"1\",}", "a name in quotes expected at byte 14"),
      ("{\"expr\": \"1\", \"vars\": {\"a\": 1,}}", "a name in quotes"),
      ("{\"expr\": \"1\", \"id\": [1,]}", "a value expected at byte 24"),
      ("{\"expr\": \"1\", \"id\": [{\"a\": 1,}]}", "a name in quotes"),
      ("{,\"expr\": \"1\"}", "a name in quotes expected at byte 2"),
      ("{\"expr\": \"1\", \"id\": [,]}", "a value expected"),
    ])
  func trailingCommas(_ line: String, _ part: String) {
    let refusal = Self.refusal(line) ?? ""
    #expect(
      refusal.hasPrefix("the line is not a JSON object with expr and vars: ") && refusal.contains(part), "\(refusal)")
  }

  @Test(
    "a name that is given twice is refused, however it is written",
    arguments: [
      ("{\"expr\": \"1\", \"expr\": \"2\"}", "expr"), ("{\"expr\": \"a\", \"vars\": {\"a\": 1, \"a\": 2}}", "vars.a"),
      ("{\"expr\": \"a\", \"vars\": {\"a\": 1, \"\\u0061\": 1}}", "vars.a"),
      ("{\"expr\": \"a\", \"vars\": {\"a\": 1}, \"vars\": {}}", "vars"),
      ("{\"expr\": \"1\", \"id\": 1, \"id\": 1}", "id"),
    ])
  func duplicates(_ line: String, _ name: String) {
    #expect(Self.refusal(line) == "\(name) is given twice; give it once")
  }

  // RFC 8259, sections 2 to 8.
  @Test(
    "what RFC 8259 does not have is refused",
    arguments: [
      "{'expr': 1}", "{\"expr\": \"1\"} {}", "{\"expr\": \"1\"", "{\"expr\" \"1\"}", "{expr: \"1\"}", "[\"1\"]",
      "\"1\"", "1",
      "{\"expr\": \"1\", \"id\": 01}", "{\"expr\": \"1\", \"id\": 1.}", "{\"expr\": \"1\", \"id\": .5}",
      "{\"expr\": \"1\", \"id\": +1}",
      "{\"expr\": \"1\", \"id\": NaN}", "{\"expr\": \"1\", \"id\": Infinity}", "{\"expr\": \"1\", \"id\": True}",
      "{\"expr\": \"1\", \"id\": nul}",
      "{\"expr\": \"1\", \"id\": \"a\tb\"}", "{\"expr\": \"1\", \"id\": \"\\x\"}",
      "{\"expr\": \"1\", \"id\": \"\\u12g4\"}",
      "{\"expr\": \"1\", \"id\": \"\\ud83d\"}", "{\"expr\": \"1\", \"id\": \"\\ude00\"}",
      "{\"expr\": \"1\", \"id\": [1}}",
      "{\"expr\": \"1\", \"id\": {\"a\"}}", "{\"expr\": \"1\", \"id\": }", "{\"expr\": \"1\", \"id\": [1 2]}",
      "{\"expr\": \"1\" // x\n}",
      "{\"expr\": \"1\", \"vars\": []}", "{\"expr\": 1}", "{}",
    ])
  func notJSON(_ line: String) {
    #expect(Self.refusal(line.replacing("\n", with: " ")) != nil)
  }

  @Test(
    "what RFC 8259 has is read",
    arguments: [
      ("{\"expr\": \"1\", \"id\": [null, true, false, [], {}, -0.5e+3, \"\\u00e9\\ud83d\\ude00\\/\\b\\f\"]}", "1"),
      (" { \"expr\" : \"a+b\" , \"vars\" : { \"a\" : 1 , \"b\" : 2E0 } } ", "3"),
      ("{\"expr\": \"2\", \"vars\": null}", "2"),
      ("{\"expr\": \"2\", \"vars\": {}}", "2"), ("\u{FEFF}{\"expr\": \"1\\u002b2\"}", "3"),
      ("{\"\\u0065xpr\": \"4\"}", "4"),
    ])
  func json(_ line: String, _ value: String) {
    #expect(ToolRun("eval", "--jsonl", input: line + "\n").output.hasSuffix("\"value\": \(value)}\n"))
  }

  @Test("bytes that are not UTF-8 are refused")
  func encoding() {
    let run = ToolRun(
      ["eval", "--jsonl"], input: Array("{\"expr\": \"1\", \"id\": \"".utf8) + [0xFF] + Array("\"}\n".utf8))
    #expect(run.output.contains("the line is not UTF-8") && run.code == .evaluation)
  }

  @Test("nesting is bounded, and needs no stack", arguments: [("[", "]"), ("{\"a\":", "}")])
  func nesting(_ open: String, _ close: String) {
    func line(_ depth: Int) -> String {
      let value = open == "[" ? "" : "1"
      return
        "{\"expr\": \"1\", \"id\": \(String(repeating: open, count: depth))\(value)\(String(repeating: close, count: depth))}"
    }
    // The request itself is one of 512.
    #expect(ToolRun("eval", "--jsonl", input: line(511) + "\n").output.hasSuffix(", \"value\": 1}\n"))
    #expect(Self.refusal(line(512))?.contains("nested more than 512 deep") ?? false)
    #expect(Self.refusal(line(1_000_000))?.contains("nested more than 512 deep") ?? false)
  }

  @Test("a stack of 128 KB is enough for the deepest request")
  func smallStack() throws {
    let nested = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    let result = try ToolProcess(
      shell: "ulimit -s 128; echo '{\"expr\": \"1\", \"id\": \(nested)}' | \"$0\" eval --jsonl"
    ).wait()
    #expect(
      String(decoding: result.output, as: UTF8.self).hasSuffix(", \"value\": 1}\n") && result.code == 0, "\(result)")
  }

  @Test("JSON that is read as formulas or as a delimited table gets a hint")
  func hints() throws {
    let request = "{\"expr\": \"a\", \"vars\": {\"a\": 1}}\n"
    let run = ToolRun("eval", input: request + request)
    #expect(run.errors.components(separatedBy: "--jsonl reads requests").count == 2 && run.code == .usage)
    #expect(!ToolRun("eval", input: "{1}\n").errors.contains("--jsonl"))
    let table = ToolRun("run", "b = a", "-", input: "{\"a\": 1}\n{\"a\": 2}\n")
    #expect(table.errors.contains("--from jsonl reads JSON lines") && table.code == .usage)
    // A header of one column, which is no object.
    #expect(!ToolRun("run", "b = 1", "-", input: "{a}\n1\n").errors.contains("--from jsonl"))
    #expect(!ToolRun("run", "b = 1", "-", "--from", "csv", input: "{\"a\": 1}\n").errors.contains("--from jsonl"))
  }

  @Test("a text that comes again with other values, names or names in another order is computed with those")
  func repeated() {
    let run = ToolRun(
      "eval", "--jsonl",
      input: """
        {"expr": "a - b", "vars": {"a": 5, "b": 3}}
        {"expr": "a - b", "vars": {"b": 5, "a": 3}}
        {"expr": "a - b", "vars": {"a": 1, "b": 1, "c": 2}}
        {"expr": "a - b", "vars": {"a": 1}}
        {"expr": "a - b", "vars": {"a": 5, "b": 4}}

        """)
    let values = run.output.split(separator: "\n")
    #expect(values.count == 5 && values[0] == "{\"value\": 2}" && values[1] == "{\"value\": -2}")
    #expect(values[2] == "{\"value\": 0, \"notes\": [\"vars.c is used nowhere\"]}")
    #expect(values.last == "{\"value\": 1}" && values[3].contains("the name ‘b’ is not known"))
  }

  @Test("a number is the double nearest to its digits, however many there are, and one beyond the range is refused")
  func numbers() {
    // 1 + 2^-53 is halfway between two doubles; one digit far behind decides.
    let digits = "1.00000000000000011102230246251565404236316680908203125"
    #expect(
      ToolRun("eval", "--jsonl", input: "{\"expr\": \"a\", \"vars\": {\"a\": \(digits)}}\n").output
        == "{\"value\": 1}\n")
    let above = "{\"expr\": \"a\", \"vars\": {\"a\": \(digits)00000001}}\n"
    #expect(ToolRun("eval", "--jsonl", input: above).output == "{\"value\": 1.0000000000000002}\n")
    #expect(Self.refusal("{\"expr\": \"a\", \"vars\": {\"a\": 1e400}}") == "vars.a is too large")
  }
}
