import Reckon
import ReckonPrompt
import Testing

@Suite("The text behind a command")
struct CommandTextTests {
  @Test(
    "is cut into words at blanks outside of brackets",
    arguments: [
      ("", []),
      ("sin", ["sin"]),
      ("x^2 - 3 -5 5", ["x^2", "-", "3", "-5", "5"]),
      ("max(x, 2) -2π  2π", ["max(x, 2)", "-2π", "2π"]),
      ("f(x, (1 + 2)) 0\n10", ["f(x, (1 + 2))", "0", "10"]),
      ("`unit price` 0 1,000", ["`unit price`", "0", "1,000"]),
      ("x 0 5 # five", ["x", "0", "5"]),
      ("(x + 1", ["(x + 1"]),
      ("x) + 1", ["x)", "+", "1"]),
    ])
  func words(text: String, words: [String]) {
    #expect(CommandText(text).words.map(\.text) == words)
  }

  @Test(
    "is cut into formulas at commas outside of brackets",
    arguments: [
      ("sin", ["sin"]), ("sin, cos", ["sin", "cos"]), ("max(x, 2), atan2(x, 1) ,x", ["max(x, 2)", "atan2(x, 1)", "x"]),
    ])
  func commas(text: String, formulas: [String]) throws {
    let text = CommandText(text)
    let whole = try #require(text.join(text.words[...]))
    #expect(try text.split(whole, at: .comma).map(\.text) == formulas)
  }

  @Test("is cut at = and at ==, but not at other comparisons")
  func equals() throws {
    for (typed, sides) in [
      ("x^2 = 2", ["x^2", "2"]), ("x == 3", ["x", "3"]), ("x <= 3", ["x <= 3"]), ("a != b", ["a != b"]),
    ] {
      let text = CommandText(typed)
      let whole = try #require(text.join(text.words[...]))
      #expect(try text.split(whole, at: .equals).map(\.text) == sides)
    }
  }

  @Test(
    "has its errors where they are in all that was typed",
    arguments: [
      (":plot siin -5 5", ":plot siin -5 5\n        ^^^^"), (":plot sin, coss", ":plot sin, coss\n             ^^^^"),
      (":plot x + 0 5", ":plot x + 0 5\n          ^"), (":plot sin 2pie 5", ":plot sin 2pie 5\n             ^^^"),
      (":plot x -5 -5", ":plot x -5 -5\n             ^^"), (":plot x 0 inf", ":plot x 0 inf\n            ^^^"),
      (":plot max(x) + z 0 5", ":plot max(x) + z 0 5\n                 ^"),
      (":plot atan2 0 5", ":plot atan2 0 5\n        ^^^^^"),
      (":plot sin,, cos", ":plot sin,, cos\n            ^"), (":plot x^2,100x", ":plot x^2,100x\n          ^^^^^"),
      (":table x 0 1/0", ":table x 0 1/0\n             ^^^"),
      (":table x 0 10 -1", ":table x 0 10 -1\n                ^^"),
      (":table x 0 1 0.00001", ":table x 0 1 0.00001\n               ^^^^^^^"),
      (":table x + 0 5 1", ":table x + 0 5 1\n           ^"),
      (":solve x^2 = 4 = 4", ":solve x^2 = 4 = 4\n                   ^"),
      (":solve x + y = 3", ":solve x + y = 3\n             ^"),
      (":solve x^2 = 2 5 0", ":solve x^2 = 2 5 0\n                   ^"),
      (":time 2 + y", ":time 2 + y\n            ^"),
      (":disassemble 2 +* 3", ":disassemble 2 +* 3\n                  ^"),
    ])
  func places(text: String, snippet: String) {
    let run = ToolRun("-e", text)
    #expect(run.errors.hasSuffix("\n  " + snippet + "\n") && run.output == "" && run.code != .success, "\(run.errors)")
  }

  @Test(
    "names what is missing where nothing can be done with it",
    arguments: [
      (":plot", "plot needs a function"), (":table", "table needs a function, bounds"),
      (":table x^2", "table needs a function, bounds"),
      (":table x^2 5", "table needs a function, bounds"), (":solve", "solve needs an equation"),
      (":time", "time needs an expression"),
      (":explain", "explain needs an expression"), (":disassemble", "disassemble needs an expression or a function"),
      (":plot ln -5 -1", "ln has no value from -5 to -1: ln(-3) is undefined; ln needs x > 0"),
      (":plot ln, sqrt -5 -1", "none of them has a value from -5 to -1: ln(-3) is undefined"),
      (":plot x, x, x, x, x, x, x, x, x, x", "there may be at most 9 functions"),
    ])
  func usage(text: String, message: String) {
    let run = ToolRun("-e", text)
    #expect(run.errors.contains(message) && run.output == "" && run.code == .usage, "\(run.errors)")
  }

  @Test("takes the only name that nothing is known of for the variable, but no slip of the finger")
  func variable() {
    #expect(ToolRun("-e", ":table t^2 1 3 1").output == "t  t^2\n1    1\n2    4\n3    9\n")
    // x is known here, so that it may stand for its value.
    #expect(ToolRun("-e", "x = 10\n:table x + t 1 2 1").output == "t  x + t\n1     11\n2     12\n")
    #expect(ToolRun("-e", "x = 10\n:table x^2 1 2 1").output == "x  x^2\n1    1\n2    4\n")
    #expect(ToolRun("-e", ":table 2pie 1 2 1").errors.contains("did you mean pi?"))
    #expect(ToolRun("-e", ":table floo 1 2 1").errors.contains("did you mean floor?"))
  }
}
