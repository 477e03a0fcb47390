import Foundation
import Testing

/// What a person types is exact; what programs send is computed in doubles.
@Suite("Exact by default")
struct ExactByDefaultTests {
  /// A file that is there while a test runs.
  private func withFile(_ name: String, _ text: String, _ body: (String) throws -> Void) throws {
    let folder = try ToolFolder()
    try folder.write(text, to: name)
    try withExtendedLifetime(folder) { try body(folder.file(name)) }
  }

  @Test("arguments, lines, -e and scripts are exact")
  func typed() throws {
    #expect(ToolRun("eval", "0.1 + 0.2").output == "0.3\n")
    #expect(ToolRun("eval", input: "0.1 + 0.2\n1/3\n").output == "0.3\n0.3333333333333333333333333333333333…\n")
    #expect(ToolRun("-e", "0.1 + 0.2").output == "0.3\n")
    #expect(ToolRun("-", input: "x = 0.1\nx + 0.2\n").output == "0.3\n")
    #expect(ToolRun("eval", "--json", "0.1 + 0.2").output == "{\"value\": 0.3}\n")
    #expect(ToolRun("eval", "x + 0.2", "--let", "x=0.1").output == "0.3\n")
    try withFile("sum.reckon", "0.1 + 0.2\n") { path in #expect(ToolRun(path).output == "0.3\n") }
  }

  @Test("--double and --ieee give doubles, also to scripts", arguments: ["--double", "--ieee"])
  func doubles(option: String) {
    #expect(ToolRun("eval", option, "0.1 + 0.2").output == "0.30000000000000004\n")
    #expect(ToolRun("eval", option, input: "0.1 + 0.2\n").output == "0.30000000000000004\n")
    #expect(ToolRun(option, "-e", "0.1 + 0.2").output == "0.30000000000000004\n")
    #expect(ToolRun(option, "-", input: "0.1 + 0.2\n").output == "0.30000000000000004\n")
  }

  @Test("an option for a kind of numbers counts with --ieee; two of them are refused")
  func several() {
    #expect(ToolRun("eval", "--ieee", "--decimal", "0.1 + 0.2").output == "0.3\n")
    let run = ToolRun("eval", "--double", "--exact", "1")
    #expect(run.code == .usage && run.errors.contains("--double and --exact ask for different kinds of numbers"))
  }

  @Test("requests and tables are computed in doubles unless another kind is asked for")
  func programs() {
    let request = "{\"expr\": \"0.1 + 0.2\"}\n"
    #expect(ToolRun("eval", "--jsonl", input: request).output == "{\"value\": 0.30000000000000004}\n")
    #expect(ToolRun("eval", "--jsonl", "--exact", input: request).output == "{\"value\": 0.3}\n")
    #expect(ToolRun("run", "y = x + 0.2", "-", input: "x\n0.1\n").output == "x,y\n0.1,0.30000000000000004\n")
    #expect(
      ToolRun("run", "--double", "y = x + 0.2", "-", input: "x\n0.1\n").output == "x,y\n0.1,0.30000000000000004\n")
    #expect(ToolRun("run", "--decimal", "y = x + 0.2", "-", input: "x\n0.1\n").output == "x,y\n0.1,0.3\n")
  }

  @Test("a book is read in the numbers of what uses it, unless it says its own; a compiled one keeps its own")
  func books() throws {
    try withFile("rate.reckon", "f(x) = x + 0.2\n") { path in
      #expect(ToolRun("eval", "--book", path, "f(0.1)").output == "0.3\n")
      #expect(ToolRun("eval", "--double", "--book", path, "f(0.1)").output == "0.30000000000000004\n")
      let compiled = path + ".image"
      #expect(ToolRun("compile", path, "--output", compiled).code == .success)
      #expect(ToolRun("eval", "--book", compiled, "f(0.1)").output == "0.30000000000000004\n")
      #expect(ToolRun("--book", compiled, "-e", "f(0.1)").output == "0.30000000000000004\n")
    }
    try withFile("rate.reckon", "set mode double\n\nf(x) = x + 0.2\n") { path in
      #expect(ToolRun("eval", "--book", path, "f(0.1)").output == "0.30000000000000004\n")
    }
    try withFile("rate.reckon", "set mode decimal\n\nf(x) = x / 3\n") { path in
      #expect(ToolRun("eval", "--book", path, "f(1)").output == "0.3333333333333333333333333333333333\n")
    }
  }

  /// Digits from mpmath.
  @Test("digits of numbers without an end are those of the number, as many as are asked for")
  func digits() {
    #expect(ToolRun("eval", "(1+0.05/31536000)^31536000").output == "1.051271096334354555011603005468930…\n")
    #expect(
      ToolRun("eval", "--digits", "50", "(1+0.05/31536000)^31536000").output
        == "1.0512710963343545550116030054689301810003207622468…\n")
    #expect(ToolRun("eval", "sin(1)").output == "0.01745240643728351281941897851631619…\n")
  }
}
