import Reckon
import ReckonTerminal
import Testing

@Suite("Expressions without a command")
struct ExpressionArgumentTests {
  @Test(
    "words that are no command and no file are evaluated, each by itself, or as one where one alone cannot be read",
    arguments: [
      (["2+3", "4*5"], "5\n20\n"), (["2", "+", "3"], "5\n"), (["2 + 3"], "5\n"), (["-2^2"], "-4\n"),
      (["-.5"], "-0.5\n"),
      (["-(2+3)"], "-5\n"),
      (["--2"], "2\n"), (["10/4"], "2.5\n"), (["sin", "30"], "0.5\n"), (["5", "km", "to", "m"], "5000 m\n"),
      (["e", "-", "e"], "0\n"),
      (["true"], "true\n"), (["x+1", "--let", "x=2"], "3\n"), (["--let", "x=2", "x", "+", "1"], "3\n"),
      (["1/3", "--json"], nil),
      (["1/3", "--digits", "5"], "0.33333…\n"), (["--angle", "rad", "sin", "0"], "0\n"), (["--", "-2"], "-2\n"),
    ] as [([String], String?)])
  func evaluated(words: [String], output: String?) {
    let run = ToolRun(words, input: "")
    #expect(run.code == .success && (output == nil || run.output == output), "\(words): \(run.output)\(run.errors)")
    // It is what eval says, where eval is given the expressions.
    if words.count == 1 { #expect(ToolRun(["eval"] + words).output == run.output) }
  }

  @Test("eval takes - before a digit, a point or a bracket for a sign", arguments: ["-2^2", "-.5*2", "-(1+1)", "--3"])
  func signs(text: String) {
    #expect(
      ToolRun("eval", text).output == ToolRun("eval", "--", text).output && ToolRun("eval", text).code == .success)
  }

  @Test(
    "a misspelt command is an error with a suggestion, unless it evaluates",
    arguments: [
      ("evl", "reckon: there is no command evl; did you mean eval?\n"),
      ("chek", "reckon: there is no command chek; did you mean check?\n"),
      ("frobnicate", "reckon: there is no command frobnicate; reckon help lists them\n"),
      ("x/y.csv", "reckon: x/y.csv cannot be read: No such file or directory\n"),
      ("-x", "reckon: reckon has no option -x; reckon help lists them\n"),
    ])
  func misspelt(word: String, errors: String) {
    let run = ToolRun(word)
    #expect(run.errors == errors && run.code != .success && run.output.isEmpty)
  }

  @Test("an error is one of the expression, in the words of eval")
  func failing() {
    #expect(ToolRun("2", "+", "foo").errors == ToolRun("eval", "2 + foo").errors)
    #expect(ToolRun("1/0").errors == ToolRun("eval", "1/0").errors && ToolRun("1/0").code == .evaluation)
    #expect(ToolRun("evl", "2+3").errors == "reckon: there is no command evl; did you mean eval?\n")
    #expect(ToolRun("chek", "--schema", "x").errors == "reckon: there is no command chek; did you mean check?\n")
    #expect(ToolRun("3", "-2").errors == "note: these are 2 expressions; for one, write reckon '3 -2'\n")
    #expect(ToolRun("--digits", "5").errors.contains("--digits applies to expressions"))
  }
}
