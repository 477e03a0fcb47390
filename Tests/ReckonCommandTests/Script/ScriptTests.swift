import ReckonTerminal
import Testing

@Suite("Scripts")
struct ScriptTests {
  @Test(
    "run in one session, write a value a line, and nothing for definitions",
    arguments: [
      ("x = 3\nf(a) = a*x\nf(2)\nans + 1", "6\n7\n"),
      ("1 + 1; 2 * 3", "2\n6\n"),
      ("", ""),
      ("# nothing\n\n   \n", ""),
      ("#!/usr/bin/env reckon\n2^10", "1024\n"),
      ("#!/opt/reckon --angle rad\n2^10 # kilo", "1024\n"),
      ("255 to hex\n5 km to m", "0xFF\n5000 m\n"),
      // As reckon eval computes: exact numbers and degrees. sin 0.5 by mpmath.
      ("0.1 + 0.2\nsin 30", "0.3\n0.5\n"),
      (":set angle-unit rad\nsin 0.5\n:set angle-unit deg\nsin 30", "0.4794255386042030002732879352155713…\n0.5\n"),
      (":set number-mode decimal\n0.1 + 0.2", "0.3\n"),
      ("  :set angle-unit rad  # as in books\nsin 0.5", "0.4794255386042030002732879352155713…\n"),
      ("1\n:quit\n2", "1\n"),
    ])
  func run(text: String, output: String) throws {
    let run = ToolRun(try ToolRun.file(text))
    #expect(run.output == output && run.errors == "" && run.code == .success)
    // The same through standard input, in any pieces, and as an argument.
    #expect(ToolRun([], input: text, chunkSize: 3).output == output)
    #expect(ToolRun("-", input: text, chunkSize: 1).output == output)
    #expect(ToolRun("-e", text).output == output)
  }

  @Test(
    "go on in the next line while a bracket or a choice is open or an operator trails",
    arguments: [
      ("max(1,\n  2, # two\n\n  7)\n3", "7\n3\n"),
      ("(1\n+ 2)", "3\n"),
      ("rates = [\n1, # first\n2\n]\nsum(rates)", "3\n"),
      ("[1, 2][\n2\n]", "2\n"),
      ("1 +\n  2 # both\n", "3\n"),
      ("1 + # more\n# and more\n\n2", "3\n"),
      ("x =\n  4\nx", "4\n"),
      ("f(n) = n > 2 ? n^2\n     : n > 1 ? 0\n     : -1\nf(3); f(2); f(1)", "9\n0\n-1\n"),
      ("not\n0", "true\n"),
      // What can end a statement does.
      ("5!\n3", "120\n3\n"),
      ("10%\n3", "10%\n3\n"),
      ("5.08 cm to in\n3", "2 in\n3\n"),
      ("`a )` = 3 # (\n`a )`", "3\n"),
    ])
  func lines(text: String, output: String) throws {
    let run = ToolRun(try ToolRun.file(text))
    #expect(run.output == output && run.errors == "" && run.code == .success)
    #expect(ToolRun([], input: text, chunkSize: 2).output == output)
  }

  @Test(
    "end at the first error, which names its line and column, after the values before it",
    arguments: [
      ("max([1, 2", "", ":1:5: error: this bracket is never closed; add ]\n  max([1, 2\n      ^\n", ExitCode.usage),
      (
        "1\n2 + siin(3)\n4", "1\n",
        ":2:5: error: the function ‘siin’ is not known; did you mean sin?\n  2 + siin(3)\n      ^^^^\n",
        ExitCode.usage
      ),
      ("1; 1/0; 3", "1\n", ":1:4: error: division by zero in 1 / 0", .evaluation),
      ("\n\n  √-1", "", ":3:3: error:", .evaluation),
      ("max(1,\n  2,\n  1/0)", "", ":3:3: error: division by zero", .evaluation),
      ("1 +\n  siin(2)", "", ":2:3: error: the function ‘siin’", .usage),
      ("1\n2 +", "1\n", ":2:4: error: the formula ends too early", .usage),
      // A forgotten bracket does not swallow the definitions behind it.
      ("max(1,\nx = 3\n2", "", ":1:1: error: this bracket is never closed", .usage),
      ("max(1,\nf(x) = 3\n2", "", ":1:1: error: this bracket is never closed", .usage),
      ("1\n:set nothing 3", "1\n", ":2:1: error: there is no setting nothing; :set lists them\n", .usage),
      ("1\n :nothing", "1\n", ":2:2: error: there is no command :nothing", .usage),
      ("1\r\n2 §\r\n", "1\n", ":2:3: error:", .usage),
      ("日本 = 3\n日本 + 語", "", ":2:6: error: the name ‘語’", .usage),
    ])
  func errors(text: String, output: String, error: String, code: ExitCode) throws {
    let path = try ToolRun.file(text)
    let run = ToolRun(path)
    #expect(run.output == output && run.code == code)
    #expect(run.errors.hasPrefix(path + error), "\(run.errors)")
    let piped = ToolRun([], input: text)
    #expect(piped.output == output && piped.code == code && piped.errors.hasPrefix("standard input" + error))
    #expect(ToolRun("-e", text).errors.hasPrefix("-e" + error))
  }

  @Test("an error inside of a function is shown where it is, and then the statement that called it")
  func calls() throws {
    let path = try ToolRun.file("g(n) =\n  1/n\n1\n  g(2 -\n 2)\n")
    #expect(
      ToolRun(path).errors == """
        \(path):2:3: error: division by zero in 1 / 0; make the divisor other than 0
            1/n
            ^^^
        \(path):4:3: note: in this statement
            g(2 -
            ^^^^^

        """)
  }

  @Test("notes have their place, and that values are inexact is said once")
  func notes() throws {
    let path = try ToolRun.file("x = 4\n1/2x\nln 2\nln 3\n")
    let run = ToolRun("--decimal", path)
    #expect(
      run.output == "0.125\n0.6931471805599453094172321214581766\n1.098612288668109691395245236922526\n"
        && run.code == .success)
    #expect(
      run.errors == """
        \(path):2:1: note: read as 1/(2*x); for the other reading write 1/2*x
        note: rounded: the exact value, or an intermediate one, has more than 34 digits

        """)
  }

  @Test("-e may be repeated and comes before the file, all in one session")
  func texts() throws {
    #expect(ToolRun("-e", "x = 2", "-e", "x^3").output == "8\n")
    #expect(ToolRun("-e", "x = 2", try ToolRun.file("x^4"), "-e", "x = x + 1").output == "81\n")
    let failing = ToolRun("-e", "1", "-e", "2 +", "-e", "3")
    #expect(failing.output == "1\n" && failing.code == .usage && failing.errors.hasPrefix("-e:1:4: error:"))
    let quitting = ToolRun("-e", ":quit", try ToolRun.file("1"))
    #expect(quitting.output == "" && quitting.code == .success)
    // Standard input is not read.
    #expect(ToolRun("-e", "-3", input: "4").output == "-3\n")
    #expect(ToolRun("-e").errors == "reckon: -e needs a value: -e TEXT\n")
  }

  @Test("take the options of eval, before or behind the file")
  func options() throws {
    let path = try ToolRun.file("x + sin(100)")
    #expect(ToolRun("--angle", "grad", path, "--let", "x=3").output == "4\n")
    #expect(ToolRun("--ieee", "-e", "1/0").output == "inf\n")
    #expect(ToolRun("--decimal", "-e", "0.1 + 0.2").output == "0.3\n")
    let random = ["--seed", "1", "-e", "random()\nrandom()"]
    #expect(
      ToolRun(random).output == ToolRun(random).output
        && ToolRun(random).output != ToolRun("--seed", "2", "-e", random[3]).output)
    #expect(ToolRun("--steps", "1000", "-e", "Σ(k, 1, 10^6, k)").code == .evaluation)
    let book = ToolRun.resource("pricing.reckon")
    #expect(ToolRun("--book", book, "-e", "label", "--let", "cost=100").output == "166.6\n")
    let outside = ToolRun("--book", book, "-e", "label", "--let", "cost=-1")
    #expect(outside.code == .evaluation && outside.errors.contains("cost"))
    let mode = ToolRun.init("--angle", "rad", "-e", "sin 0.5\n:set number-mode decimal\nsin 0.5")
    #expect(mode.output == "0.4794255386042030002732879352155713…\n0.4794255386042030002732879352155714\n")
  }
}
