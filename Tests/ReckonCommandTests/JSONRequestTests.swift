import Foundation
import Testing

@Suite("Requests of eval --jsonl are read strictly")
struct JSONRequestTests {
  private static func refusal(_ line: String) -> String? {
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

  // MARK: Members

  private static func answers(_ requests: String..., options: [String] = []) -> [String] {
    ToolRun(["eval", "--jsonl"] + options, input: requests.map { $0 + "\n" }.joined()).output.split(separator: "\n")
      .map(String.init)
  }

  @Test(
    "an id is given back as it stands, with values and with errors",
    arguments: ["7", "\"a\\u0041\"", "null", "{\"a\": [1,2]}", "1e400", "[]"])
  func identifiers(_ id: String) {
    let answers = Self.answers(
      #"{"id": \#(id), "expr": "1 + 1"}"#, #"{"expr": "1 +", "id": \#(id)}"#, #"{"expr": 1, "id": \#(id)}"#,
      #"{"expr": "3"}"#)
    #expect(answers.count == 4 && answers[0] == #"{"id": \#(id), "value": 2}"# && answers[3] == #"{"value": 3}"#)
    #expect(answers[1].hasPrefix(#"{"id": \#(id), "error": {"kind": "unexpectedEnd""#))
    #expect(answers[2].hasPrefix(#"{"id": \#(id), "error": {"kind": "request""#))
  }

  @Test(
    "a member that requests do not have is refused by its name",
    arguments: [
      ("vers", "a request has no member ‘vers’; did you mean vars?"),
      ("Mode", "a request has no member ‘Mode’; did you mean mode?"),
      ("precision", "a request has no member ‘precision’; it has expr, vars, units, mode or id"),
    ])
  func unknownMembers(_ name: String, _ message: String) {
    #expect(Self.refusal(#"{"expr": "1", "\#(name)": {}}"#) == message)
  }

  @Test(
    "a truth stays a truth",
    arguments: [
      ("x", "true", "true"), ("x", "false", "false"), ("not x", "true", "false"), ("x ? 3 : 4", "false", "4"),
      ("x + 1", "true", "2"),
      ("x and true", "true", "true"), ("x", "[true, false]", "[true, false]"), ("x[2]", "[true, false]", "false"),
      ("sum(x)", "[true, true]", "2"),
      ("x", "1", "1"), ("x", "[1, true]", "[1, 1]"),
    ])
  func truths(_ text: String, _ value: String, _ result: String) {
    #expect(Self.answers(#"{"expr": "\#(text)", "vars": {"x": \#(value)}}"#) == [#"{"value": \#(result)}"#])
  }

  // A kilometre is 1000 m, an hour 3600 s (SI Brochure); 20 °C are 293.15 K.
  @Test("variables may have units")
  func units() {
    let answers = Self.answers(
      #"{"expr": "x to m", "vars": {"x": 2.5}, "units": {"x": "km"}}"#,
      #"{"expr": "d / t to m/s", "vars": {"d": 36, "t": 1}, "units": {"d": "km", "t": "h"}}"#,
      #"{"expr": "x", "vars": {"x": 2.5}}"#, #"{"expr": "x to m", "vars": {"x": 2.5}, "units": {"x": "mm"}}"#,
      #"{"expr": "t to K", "vars": {"t": 20}, "units": {"t": "°C"}}"#,
      #"{"expr": "sum(x)", "vars": {"x": [1, 2]}, "units": {"x": "kg list"}}"#,
      #"{"expr": "due + 1 d", "vars": {"due": "2024-02-28"}, "units": {"due": "date"}}"#)
    #expect(
      answers == [
        #"{"value": 2500, "unit": "m"}"#, #"{"value": 10, "unit": "m/s"}"#, #"{"value": 2.5}"#,
        #"{"value": 0.0025, "unit": "m"}"#,
        #"{"value": 293.15, "unit": "K"}"#, #"{"value": 3, "unit": "kg"}"#, #"{"value": "2024-02-29"}"#,
      ])
    #expect(
      Self.answers(#"{"expr": "x", "vars": {"x": 1}, "units": {"x": "kmm"}}"#).first?.contains(
        #""kind": "unknownUnit""#) == true)
    #expect(
      Self.refusal(#"{"expr": "1", "vars": {}, "units": {"x": "km"}}"#)
        == "units.x gives a unit to a name that is not in vars")
    #expect(Self.refusal(#"{"expr": "x", "vars": {"x": 1}, "units": {"x": 1}}"#) == "units.x is not a text")
  }

  @Test("a parameter of a book is given in another unit, and money where there is none")
  func unitsOfParameters() throws {
    let book = try ToolRun.file("parameter way: km = 1\nparameter price = 2\nmetres = way to m\ntwice = 2price\n")
    let answers = Self.answers(
      #"{"expr": "metres", "vars": {"way": 5}}"#, #"{"expr": "metres", "vars": {"way": 5}, "units": {"way": "m"}}"#,
      #"{"expr": "twice", "vars": {"price": 5}, "units": {"price": "EUR"}}"#, options: ["--book", book])
    #expect(
      answers == [#"{"value": 5000, "unit": "m"}"#, #"{"value": 5, "unit": "m"}"#, #"{"value": 10, "unit": "EUR"}"#])
  }

  @Test("each request chooses its numbers")
  func modes() {
    let answers = Self.answers(
      #"{"expr": "0.1 + 0.2", "mode": "decimal"}"#, #"{"expr": "0.1 + 0.2"}"#,
      #"{"expr": "0.1 + 0.2", "mode": "exact"}"#,
      #"{"expr": "x", "vars": {"x": 9007199254740993}, "mode": "decimal"}"#, #"{"expr": "0.1 + 0.2", "mode": "double"}"#
    )
    #expect(
      answers == [
        #"{"value": 0.3}"#, #"{"value": 0.30000000000000004}"#, #"{"value": 0.3}"#, #"{"value": 9007199254740993}"#,
        #"{"value": 0.30000000000000004}"#,
      ])
    #expect(
      Self.answers(#"{"expr": "0.1 + 0.2", "mode": "double"}"#, options: ["--decimal"]) == [
        #"{"value": 0.30000000000000004}"#
      ])
    #expect(Self.refusal(#"{"expr": "1", "mode": "quad"}"#) == "mode is double, decimal or exact, not quad")
    #expect(Self.refusal(#"{"expr": "1", "mode": 2}"#) == "mode is double, decimal or exact, not 2")
  }

  // 2^53 + 1 is the first whole number that is no double.
  @Test(
    "a whole number that doubles do not hold is refused, in quotes and in other bases too",
    arguments: [
      #"{"expr": "x", "vars": {"x": 9007199254740993}}"#, #"{"expr": "x", "vars": {"x": "9007199254740993"}}"#,
      #"{"expr": "x", "vars": {"x": "-9007199254740993.0"}}"#,
      #"{"expr": "sum(x)", "vars": {"x": [9007199254740993]}}"#,
      #"{"expr": "9007199254740993"}"#, #"{"expr": "0x20000000000001"}"#, #"{"expr": "0o400000000000000001 + 1"}"#,
    ])
  func roundedSilently(_ request: String) {
    #expect(Self.refusal(request)?.hasSuffix("has more digits than doubles hold; --decimal holds 34") == true)
  }

  @Test("what doubles hold is computed, however it is written, and a text stays one")
  func heldWholeNumbers() {
    let answers = Self.answers(
      #"{"expr": "x", "vars": {"x": "9007199254740992"}}"#, #"{"expr": "0x20000000000000"}"#,
      #"{"expr": "x", "vars": {"x": "1e300"}}"#,
      #"{"expr": "length(x)", "vars": {"x": "9007199254740993"}}"#,
      #"{"expr": "x", "vars": {"x": "9007199254740993"}, "mode": "exact"}"#)
    #expect(
      answers == [
        #"{"value": 9007199254740992}"#, #"{"value": 9007199254740992}"#, #"{"value": 1e+300}"#, #"{"value": 16}"#,
        #"{"value": 9007199254740993}"#,
      ], "\(answers)")
  }

  @Test("a list in decimals says that a number in it was rounded")
  func roundedItems() {
    let digits = "1234567890123456789012345678901234567"
    #expect(
      Self.answers(#"{"expr": "x[1]", "vars": {"x": [\#(digits)]}, "mode": "decimal"}"#).first?.contains(
        #""inexact": "rounded""#) == true)
  }

  @Test("a variable that neither the formula nor a book uses is noted, with the one that may be meant")
  func unusedVariables() throws {
    let book = try ToolRun.file("parameter qty = 3\ntotal = 2qty\n")
    let answers = Self.answers(
      #"{"expr": "total", "vars": {"qtty": 5}}"#, #"{"expr": "total", "vars": {"qty": 5}}"#,
      #"{"expr": "x*0", "vars": {"x": 5}}"#,
      options: ["--book", book])
    #expect(
      answers == [
        #"{"value": 6, "notes": ["vars.qtty is used nowhere; did you mean qty?"]}"#, #"{"value": 10}"#,
        #"{"value": 0}"#,
      ])
  }

  @Test("a number that is not 0 and too small for the run is refused as one that is too large is")
  func tooSmall() {
    for number in ["1e-400", "-1e-400", "0.001e-330"] {
      #expect(Self.refusal("{\"expr\": \"a\", \"vars\": {\"a\": \(number)}}") == "vars.a is too small")
    }
    #expect(
      ToolRun("eval", "--jsonl", input: "{\"expr\": \"a + 1\", \"vars\": {\"a\": 0e-400}}\n").output
        == "{\"value\": 1}\n")
    // The smallest double and what decimals hold are numbers.
    #expect(
      ToolRun("eval", "--jsonl", input: "{\"expr\": \"a > 0\", \"vars\": {\"a\": 4.9e-324}}\n").output.contains("true"))
    #expect(
      ToolRun("eval", "--decimal", "--jsonl", input: "{\"expr\": \"a\", \"vars\": {\"a\": 1e-400}}\n").output
        == "{\"value\": 1e-400}\n")
  }
}
