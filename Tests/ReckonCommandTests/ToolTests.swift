import Foundation
import ReckonTerminal
import Testing

@Suite("The tool")
struct ToolTests {
  @Test("eval prints a value a line, errors go to standard error, and the worst one gives the exit code")
  func eval() {
    #expect(ToolRun("eval", "2^10", "200+10%").output == "1024\n220\n")
    let failing = ToolRun("eval", "1", "1/0", "2")
    #expect(failing.output == "1\n2\n" && failing.code == .evaluation && failing.errors.contains("division by zero"))
    #expect(ToolRun("eval", "1 +").code == .usage)
    #expect(ToolRun("eval", "x + y", "--let", "x=3", "--let", "y=x^2").output == "12\n")
    #expect(ToolRun("eval", "sin(100)", "--angle", "grad").output == "1\n")
    #expect(ToolRun("eval", "1/0", "--ieee").output == "inf\n")
    #expect(ToolRun("eval", "--", "-3").output == "-3\n")
    #expect(ToolRun("eval", "random()", "--seed", "1").output == ToolRun("eval", "random()", "--seed", "1").output)
  }

  @Test("eval reads lines from standard input, and passes over comments and blank ones")
  func lines() {
    let run = ToolRun("eval", input: "1 + 1\n\n# nothing\n1/\n3")
    #expect(run.output == "2\n3\n" && run.code == .usage)
  }

  @Test("eval --json tells value, or kind, message and place")
  func json() {
    #expect(ToolRun("eval", "--json", "5/2").output == "{\"value\": 2.5}\n")
    let run = ToolRun("eval", "--json", "3 + siin(2)")
    #expect(run.output.hasPrefix("{\"error\": {\"kind\": \"unknownFunction\", \"message\": \""))
    #expect(run.output.contains("\"start\": 4, \"end\": 8, \"suggestion\": \"sin\"}}"))
    #expect(ToolRun("eval", "--json", "(1 + 2").output.hasSuffix("\"start\": 0, \"end\": 1, \"incomplete\": true}}\n"))
  }

  @Test("eval --jsonl answers each request in its place")
  func jsonLines() {
    let run = ToolRun(
      "eval", "--jsonl",
      input: """
        {"expr": "x / y", "vars": {"x": 5, "y": 2}}
        {"expr": "1/x", "vars": {"x": "Infinity"}}
        {"expr": "-x", "vars": {"x": 0}}
        {"expr": "inf"}
        {"expr": "1/0"}
        {"vars": {}}
        nonsense
        {"expr": "0.1 + 0.2"}
        """)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 8 && run.code == .evaluation)
    #expect(lines[..<4] == ["{\"value\": 2.5}", "{\"value\": 0}", "{\"value\": -0.0}", "{\"value\": \"Infinity\"}"])
    #expect(
      lines[4].hasPrefix("{\"error\": {\"kind\": \"divisionByZero\"") && lines[4].contains("\"start\": 0, \"end\": 3"))
    #expect(lines[5].contains("the request has no expr") && lines[6].contains("\"kind\": \"request\""))
    #expect(lines[7] == "{\"value\": 0.30000000000000004}")
  }

  @Test(
    "values of --jsonl have all the digits that stand there, and one that is none or too large is named",
    arguments: [
      ("1e400", "too large", "1e400"), ("\"1e400\"", "too large", "1e400"), ("-1e7000", "too large", "too large"),
      ("0.12345678901234567890123", "0.12345678901234568", "0.12345678901234567890123"),
      ("9007199254740994", "9007199254740994", "9007199254740994"),
      ("-0", "-0.0", "-0.0"), ("\"-Infinity\"", "\"-Infinity\"", "\"-Infinity\""), ("\"NaN\"", "\"NaN\"", "\"NaN\""),
      ("true", "true", "true"), ("[1, null]", "[1, null]", "[1, null]"),
      ("[\"1\", \"a\"]", "[\"1\", \"a\"]", "[\"1\", \"a\"]"),
      ("\"abc\"", "\"abc\"", "\"abc\""), ("\"\"", "\"\"", "\"\""), ("{\"x\": 1}", "not a number", "not a number"),
    ])
  func jsonLineValues(_ value: String, _ double: String, _ decimal: String) {
    let input = "{\"vars\": {\"\\u0078\": \(value)}, \"expr\": \"x\"}\n"
    for (options, expected) in [([], double), (["--decimal"], decimal)] {
      let run = ToolRun(["eval", "--jsonl"] + options, input: input)
      let isError = expected.hasPrefix("too") || expected.hasPrefix("not")
      let answer = "{\"error\": {\"kind\": \"request\", \"message\": \"vars.x is \(expected)\"}}\n"
      #expect(run.output == (isError ? answer : "{\"value\": \(expected)}\n"))
      #expect(run.code == (isError ? .evaluation : .success))
    }
  }

  @Test("a whole number that doubles do not hold is refused in --jsonl, with the numbers that hold it")
  func longWholeNumbers() {
    let input = "{\"expr\": \"x\", \"vars\": {\"x\": 9007199254740993}}\n{\"expr\": \"9007199254740993 - 1\"}\n"
    let lines = ToolRun(["eval", "--jsonl"], input: input).output.split(separator: "\n")
    #expect(
      lines.count == 2
        && lines.allSatisfy { $0.contains("9007199254740993 has more digits") || $0.contains("vars.x has more digits") }
    )
    #expect(lines.allSatisfy { $0.contains("--decimal") })
    #expect(
      ToolRun(["eval", "--jsonl", "--decimal"], input: input).output
        == "{\"value\": 9007199254740993}\n{\"value\": 9007199254740992}\n")
  }

  @Test("explain shows every stage")
  func explain() {
    let run = ToolRun("explain", "1/2x")
    for title in [
      "tokens", "tree", "value graph of formula", "bytecode before optimisation", "bytecode", "notes", "summary",
    ] {
      #expect(run.output.contains("== \(title)\n"))
    }
    #expect(run.output.contains("read as 1/(2*x)"))
    #expect(ToolRun("explain").code == .usage)
  }

  @Test("check reports all errors with file, line and column")
  func check() throws {
    let path = try ToolRun.file("a = 2\nb = (a +\n  3)\nsiin(b)\nc = 1 +\nd = a b\n")
    let run = ToolRun("check", path)
    #expect(run.code == .usage)
    #expect(run.errors.contains("\(path):4:1: error: the function ‘siin’"))
    #expect(run.errors.contains("\(path):5:8: error:"))
    #expect(run.errors.contains("\(path):6:7: error:"))
    #expect(run.errors.hasSuffix("3 errors\n"))
    #expect(ToolRun("check", try ToolRun.file("f(x) = x^2\n# fine\nf(3) + y\n")).code == .success)
    #expect(ToolRun("check", try ToolRun.file("")).code == .success)
    #expect(ToolRun("check", "/nonexistent").code == .inputOutput)
    let units = ToolRun(
      "check",
      try ToolRun.file(
        "y = 5 kg to m\n5 km to foo\nx = 20 °C + 5 °C to K\nf(a) = a to m\ng(a) = a km to m\n1 < 5 km < 3 to m\n"))
    #expect(units.code == .usage && units.errors.hasSuffix("4 errors\n"))
    #expect(
      units.errors.contains(":1:5: error: kg (mass) and m (length)") && units.errors.contains(":2:9: error: ‘foo’"))
    #expect(ToolRun("check", try ToolRun.file("x + y\n"), "--variables", "x").code == .usage)
  }

  @Test("wrong usage is said with a suggestion")
  func usage() {
    let command = ToolRun("evil", "1")
    #expect(command.code == .usage && command.errors == "reckon: there is no command evil; did you mean eval?\n")
    let option = ToolRun("eval", "--jsn", "1")
    #expect(option.code == .usage && option.errors.contains("did you mean --json?"))
    #expect(ToolRun("eval", "1", "--let").code == .usage)
    #expect(ToolRun("help").output.contains("run"))
    #expect(ToolRun("run", "--help").output.hasPrefix("usage: reckon run"))
  }

  @Test("the prompt remembers, continues unfinished lines, explains errors and gives help")
  func prompt() {
    let run = ToolRun(
      input: "x = 3\nx^2 + ans\nf(a) = a*x\nf(2\n)\n1/0\n:help sqrt\n:vars\n:set angle rad\nsin(1)\n:nothing\n:quit\n",
      isTerminal: true)
    #expect(run.code == .success)
    for text in [
      "[1] x = 3\n", "[2] 12\n", "> f(a) = a*x\n", "...> [3] 6\n", "The square root; √x is the same.",
      "rad> [4] 0.8414709848078965066525023216302989…\n",
    ] {
      #expect(run.output.contains(text), "\(text)")
    }
    #expect(run.errors.contains("division by zero in 1 / 0"))
    #expect(run.errors.contains("there is no command :nothing"))
  }

  #if !DEBUG && os(Linux)
    @Test("the tool loads no part of Foundation, which would be a third of its start")
    func libraries() throws {
      let program = try Data(contentsOf: URL(filePath: TerminalWindow.tool))
      #expect(program.firstRange(of: Data("libswiftCore.so\0".utf8)) != nil)
      #expect(program.firstRange(of: Data("libFoundation".utf8)) == nil)
    }
  #endif
}
