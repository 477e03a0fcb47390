import Testing

@Suite("The prompt with a decimal comma")
struct PromptCommaTests {
  private static func answers(_ lines: String...) throws -> [String] {
    let run = try PromptRun([":set decimal-mark comma"] + lines)
    return Array(run.answers.dropFirst().prefix(lines.count)) + (run.errors.isEmpty ? [] : [run.errors])
  }

  @Test("commas are read and written, and semicolons separate")
  func both() throws {
    #expect(
      try Self.answers("1,5 + 2", "max(1,5; 2)", "[1,5; 2] * 2", "1234567,5", "1 234,5 + 1", "x = 2,5; 2x") == [
        "[1] 3,5", "[2] 2", "[3] [3; 4]", "[4] 1 234 567,5", "[5] 1 235,5", "[6] x = 2,5\n[7] 5",
      ])
  }

  @Test("definitions, their changes, conversions and tables have commas too")
  func definitions() throws {
    let answers = try Self.answers(
      "f(x; y) = 1,5x + y", "f(1; 0,5)", "p = 0,5", "q := 3p", "p = 1,5", ":vars f", ":convert 2,5 km m",
      ":table x/2 0 1 0,5")
    #expect(answers[0] == "f(x; y) = 1,5x + y" && answers[1] == "[1] 2" && answers[2] == "[2] p = 0,5")
    #expect(
      answers[3] == "[3] q = 1,5" && answers[4] == "[4] p = 1,5\n    q = 4,5" && answers[5] == "f(x; y) = 1,5x + y",
      "\(answers)")
    #expect(answers[6] == "[5] 2 500 m" && answers[7].contains("0,5  0,25"), "\(answers)")
  }

  @Test("what is stored is the point form")
  func stored() throws {
    let answers = try Self.answers(
      "p = 1,5", ":save HOME/p.reckon", ":set decimal-mark point", "p", ":load HOME/p.reckon", "p")
    #expect(answers[3] == "[2] 1.5" && answers[5].hasSuffix("1.5"), "\(answers)")
  }

  @Test("errors show what was typed, at its place")
  func errors() throws {
    let run = try PromptRun([":set decimal-mark comma", "1,5 + siin(2)", "max(1,2)"])
    #expect(run.errors.contains("  1,5 + siin(2)\n        ^^^^"), "\(run.errors)")
    #expect(run.errors.contains("with a decimal comma, write ;"))
  }

  @Test("remarks spell as it is typed")
  func remarks() throws {
    let run = try PromptRun([":set decimal-mark comma", "m = 2", "2,5 m", "max(1,5; 10 % -2,5)"])
    #expect(run.errors.contains("read as 2,5 * m, the value m; for the other reading write 2,5 [m]"), "\(run.errors)")
    #expect(run.errors.contains("read as 10% - 2,5; for the other reading write 10 rem -2,5"), "\(run.errors)")
  }

  @Test("other surfaces stay as they are, and so does the prompt without the setting")
  func others() throws {
    #expect(ToolRun("-e", ":set decimal-mark comma", "-e", "3/2").output == "1.5\n")
    #expect(ToolRun("eval", "3/2").output == "1.5\n")
    let run = try PromptRun(["3/2", "1,5 + 2"])
    #expect(run.answers.first == "[1] 1.5" && run.errors.contains("grouped digits come in threes"))
  }
}
