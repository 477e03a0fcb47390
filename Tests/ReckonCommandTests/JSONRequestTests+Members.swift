import Foundation
import Testing

/// Members of requests.
extension JSONRequestTests {
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
