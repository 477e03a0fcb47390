import Testing

@Suite("Formulas of other languages in the tool")
struct DialectToolTests {
  @Test("an error of evaluation has its place in the formula as it was typed")
  func places() {
    let run = ToolRun("eval", "--dialect", "python", "--let", "x=2", "x ** 2 + 1 / (x - 2)")
    #expect(
      run.errors.contains("division by zero") && run.errors.contains("  x ** 2 + 1 / (x - 2)\n           ^"),
      "\(run.errors)")
  }

  @Test(
    "columns and conditions of a table are formulas of the language, by whose rules errors of arithmetic go on",
    arguments: [
      (["--dialect", "python", "half = n // 2; p"], nil),
      (["--dialect", "python", "half = n // 2", "p = 2 ** n"], "n,half,p\n-7,-4,0.0078125\n5,2,32\n"),
      (["--dialect", "duckdb", "half = n / 2", "--where", "n < 0 or n is null"], "n,half\n-7,-3.5\n"),
      (["--dialect", "muparser", "q = 1 / (n - 5)"], "n,q\n-7,-0.08333333333333333\n5,inf\n"),
      (["--dialect", "javascript", "r = n % 3"], "n,r\n-7,-1\n5,2\n"),
      (["--dialect", "python", "round(n, 2)"], nil),
    ] as [([String], String?)])
  func tables(arguments: [String], output: String?) {
    let run = ToolRun(["run"] + arguments + ["-"], input: "n\n-7\n5\n")
    if let output {
      #expect(run.output == output, "\(run.errors)")
    } else {
      #expect(run.code == .usage && !run.errors.isEmpty)
    }
  }

  @Test("each line of a file is checked as a formula of the language, with its place")
  func checking() {
    let run = ToolRun(
      ["check", "--dialect", "python", "-"], input: "x ** 2\n\nx ** \nmath.sinn(x)\n1 if x > 1 else y\n")
    #expect(run.code == .usage && run.errors.contains("-:3:6: ") && run.errors.contains("-:4:1: "), "\(run.errors)")
    let other = ToolRun(["check", "--dialect", "python", "-"], input: "x\r\n\r\ny\r\nmath.sinn(x)\r\n")
    #expect(other.errors.contains("-:4:1: "), "\(other.errors)")
    #expect(ToolRun(["check", "--dialect", "duckdb", "-"], input: "x BETWEEN 1 AND 2\n").code == .success)
    #expect(
      ToolRun(["check", "--dialect", "python", "--variables", "x", "-"], input: "x + y\n").errors.contains("‘y’"))
  }
}
