import Reckon
import ReckonTerminal
import Testing

@Suite("Preview and unfinished lines")
struct PreviewTests {
  static let lines = ["x = 3", "f(n) = n < 2 ? n : f(n-1) + f(n-2)", "dice() = randint(1, 6)"]

  @Test(
    "a whole line shows what it comes to",
    arguments: [
      ("1 + 2", "3"), ("2x", "6"), ("y = x^2", "y = 9"), ("y = 2; y + 1", "3"), ("f(10)", "55"),
      ("5 km to m", "5,000 m"), ("x", "3"),
      ("255 to hex", "0xFF"), ("5!", "120"), ("3²", "9"), ("+ 5", "ans + 5 = 8"), ("(2)^2", "4"),
      ("& (3\n)", "ans & (3 ) = 3"), ("+ (1\r\n+ 1)", "ans + (1 + 1) = 5"),
    ])
  func shows(text: String, result: String) throws {
    var assistant = try AssistantLine(text, after: Self.lines + ["1 + 2"]).assistant
    // Machines that test are busy.
    assistant.previewTime = .seconds(10)
    #expect(assistant.preview(text) == result)
  }

  @Test(
    "nothing is shown of what is unfinished, wrong, a literal, a command, a function's definition, random or long",
    arguments: [
      "", "1 +", "(1", "1/0", "qqq", "42", "-42", "0x1F", ":help", "g(a) = a", "random()", "dice()", "f(60)", "f(90)",
      "Σ(k, 1, 1e9, k)",
      "x = 3", " x=3", "# 1 + 1", "1 + 1; random()",
    ])
  func showsNothing(text: String) throws {
    var assistant = try AssistantLine(text, after: Self.lines).assistant
    assistant.previewTime = .seconds(10)
    #expect(assistant.preview(text) == nil)
  }

  @Test("a reading that could surprise is said before Enter")
  func reading() throws {
    var assistant = try AssistantLine("", after: Self.lines).assistant
    assistant.previewTime = .seconds(10)
    #expect(assistant.preview("1/2x")?.hasSuffix("(read as 1/(2*x))") == true)
    #expect(assistant.preview("x(3\n+ 1)")?.hasSuffix("(read as x * (3 + 1))") == true)
  }

  @Test("a preview changes nothing")
  func effects() throws {
    var assistant = try AssistantLine("", after: Self.lines).assistant
    assistant.previewTime = .seconds(10)
    #expect(assistant.preview("x = 4; y = 5") == "y = 5")
    #expect(assistant.session.scope.valueNames == ["ans", "x"] && assistant.preview("x + 0") == "3")
  }

  @Test("no preview takes longer than it may")
  func time() throws {
    var assistant = try AssistantLine("", after: Self.lines).assistant
    assistant.previewTime = .zero
    #expect(assistant.preview("f(20)") == nil)
  }

  @Test(
    "only what merely ends early is incomplete",
    arguments: [
      ("(1 + 2", true), ("1 +", true), ("f(x) =", true), ("y =", true), ("max(1,", true), ("5 km to", true),
      ("2 ^", true),
      ("1 < 2 ?", true),
      ("1 + 2", false), ("", false), ("# remark", false), (":help (", false), ("1 + * 2", false), (")", false),
      ("1 2 (", false),
      ("sin", false), ("1 +\n2", false), ("1 +\n", true), ("(1\n+ 2\n)", false),
    ])
  func incomplete(text: String, isIncomplete: Bool) throws {
    #expect(try AssistantLine("", after: ["1"]).assistant.isIncomplete(text) == isIncomplete)
  }
}
