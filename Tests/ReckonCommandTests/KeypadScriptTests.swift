import Foundation
import ReckonTerminal
import Testing

@Suite("reckon keypad --keys")
struct KeypadScriptTests {
  @Test(
    "keys are pressed, and the display is printed",
    arguments: [
      ("1 2 + 3 =", "15\n"), ("12+3=", "15\n"), ("2 + 3 × 4 =", "14\n"), ("0 . 1 + 0 . 2 =", "0.3\n"),
      ("1234567", "1,234,567\n"),
      ("", "0\n"), ("5%x3=", "0.15\n"), ("sin(30)x2=", "1\n"), ("max(2,3)x2=", "6\n"), ("mean(1,2)=", "1.5\n"),
      ("sin 3 0 =", "0.5\n"), ("1 2 ± 3 + 5 00 =", "377\n"), ("log 1 0 ) + 1 =", "2\n"),
    ])
  func display(_ keys: String, _ output: String) {
    let run = ToolRun("keypad", "--keys", keys)
    #expect(run.output == output && run.errors.isEmpty && run.code == .success)
    #expect(ToolRun("keypad", "--keys", "-", input: keys).output == output)
  }

  @Test("the style of the run")
  func style() {
    #expect(ToolRun("keypad", "--style", "chain", "--keys", "+13-7+12*5+9=").output == "99\n")
    #expect(ToolRun("keypad", "--style", "algebraic", "--keys", "13-7+12*5+9=").output == "75\n")
    #expect(ToolRun("keypad", "--style", "other", "--keys", "1").code == .usage)
  }

  @Test("blanks join single digits, and no numbers", arguments: ["12 3 =", "1.5 2 =", "1 e 5 =", "max(1 2,3)="])
  func blanks(_ keys: String) {
    let run = ToolRun("keypad", "--keys", keys)
    #expect(run.output == "Error\n" && run.code == .evaluation)
  }

  @Test("an error is said on standard error, and is the exit code")
  func errors() {
    let run = ToolRun("keypad", "--keys", "1/0=")
    #expect(run.output == "Error\n" && run.errors == "reckon: ÷ by 0\n" && run.code == .evaluation)
    // An error that is over by the end is none.
    #expect(ToolRun("keypad", "--keys", "1/0= 5").code == .success)
    #expect(ToolRun("keypad", "--style", "chain", "--keys", "80/0=").output == "NaN\n")
  }

  @Test("a word that is neither a key nor a name is an error of the text, as at the prompt")
  func unknown() {
    let run = ToolRun("keypad", "--keys", "1 + foo =")
    #expect(run.code == .evaluation && run.output == "Error\n" && run.errors.contains("foo"))
    #expect(ToolRun("keypad", "1+2").code == .usage)
    #expect(ToolRun("keypad", "--json").errors.contains("--json goes with --keys"))
  }

  @Test("without a terminal the screen is refused, and what to do instead is said")
  func noTerminal() {
    let run = ToolRun("keypad")
    #expect(run.code == .usage && run.errors.contains("--keys"))
  }

  @Test(
    "--json tells the last ten parts of long calculations, and where an error is only in expressions that are whole",
    arguments: ["algebraic", "chain"])
  func longJSON(_ style: String) throws {
    let run = ToolRun(
      "keypad", "--style", style, "--json", "--keys", "-", input: String(repeating: "12+", count: 400) + "1/0=")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1204 && lines.allSatisfy { $0.utf8.count < 4_000 })
    #expect(lines[5].contains("\"expression\": \"12 + 12 +\""))
    #expect(lines[1_100].split(separator: "\"operand\"").count - 1 == 10)
    let end = try #require(lines.last)
    #expect(end.contains("\"expression\": \"…") && end.contains("12 + 1 ÷ 0\""))
    #expect(end.contains("\"error\": {\"message\": \"÷ by 0\"}"))
    #expect(end.contains("{\"operation\": \"+\", \"operand\": \"12\"}, {\"operation\": \"+\", \"operand\": \"1\"}"))
  }

  @Test("--json prints the whole state after each key")
  func json() {
    let lines = ToolRun("keypad", "--keys", "8 M+ / 0 =", "--json").output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("{\"key\": \"eight\", \"display\": \"8\", \"value\": \"8\""))
    #expect(lines[1].contains("\"memory\": \"8\""))
    #expect(
      lines[2].contains("\"pending\": \"divide\"") && lines[2].contains("{\"operation\": \"\", \"operand\": \"8\"}"))
    #expect(lines[4].contains("\"display\": \"Error\", \"value\": null"))
    #expect(
      lines[4].contains("\"expression\": \"8 ÷ 0\"")
        && lines[4].contains("\"error\": {\"message\": \"÷ by 0\", \"start\": 0, \"end\": 5}"))
  }

  @Test("a script touches no files of the person, unless it is told to; the style of a run is not kept")
  func stored() throws {
    let home = try ToolFolder()
    func run(_ arguments: String...) throws -> String {
      try TerminalWindow.run(TerminalWindow.tool, arguments, environment: ["RECKON_HOME": home.path]).output
    }
    #expect(try run("keypad", "--keys", "2+3= ^G") == "5\n")
    #expect(try home.names().isEmpty)
    #expect(try run("keypad", "--stored", "--style", "chain", "--keys", "2+3*4= ^G") == "20\n")
    #expect(try run("history").contains("20"))
    #expect(try run("settings", "entry-style").contains("algebraic"))
    // The angle unit was changed by a key, and is kept.
    #expect(try run("settings", "angle-unit").contains("rad"))
  }

  @Test("what could not be read or kept with --stored is said, and is the exit code")
  func storage() throws {
    let run = try ToolProcess(shell: "RECKON_HOME=/dev/null timeout 30 \"$0\" keypad --stored --keys '1+1='").wait()
    #expect(
      run.code == 3 && run.output == Array("2\n".utf8) && run.errors.contains("cannot be read")
        && run.errors.contains("cannot be written"))
    let failing = try ToolProcess(shell: "RECKON_HOME=/dev/null timeout 30 \"$0\" keypad --stored --keys '1/0='").wait()
    #expect(failing.code == 3 && failing.errors.contains("÷ by 0"))
  }
}
