import Foundation
import ReckonPrompt
import ReckonTerminal
import Testing

/// Faults of the tool's surfaces, each by what a person sees.
@Suite("What people see")
struct FrontTests {
  @Test(
    "a zero has no sign, and a quantity in several units no zero before its first part",
    arguments: [
      ("round(-0.4)", "0"), ("-0", "0"), ("[round(-0.4), 1]", "[0, 1]"), ("-0 km", "0 km"), ("-0 ft 9 in", "-9 in"),
      ("5 ft 3 in - 6 ft", "-9 in"),
      ("0 h 30 min", "30 min"), ("6 ft to ft+in", "6 ft 0 in"), ("24 h 5 min to d+h+min", "1 d 0 h 5 min"),
      ("5 ft 3 in - 5 ft 3 in", "0 in"),
      ("-1e-300", "-1e-300"),
    ])
  func zeros(_ text: String, _ shown: String) throws {
    for mode in [[], ["--decimal"], ["--exact"]] {
      #expect(ToolRun(["eval", text] + mode).output == shown + "\n")
      #expect(ToolRun(["-e", text] + mode).output == shown + "\n")
    }
    let run = try PromptRun([text])
    #expect(run.answers.first == "[1] \(shown)")
  }

  @Test("a built-in function and a book's function of another number of arguments serve side by side")
  func bothFunctions() throws {
    // 2024-03-01 was a Friday, the fifth day of the week.
    let run = ToolRun("-e", ":load finance", "-e", "weekday(2024-03-01)", "-e", "weekday(2024, 3, 1)")
    #expect(run.output == "5\n5\n" && run.code == .success, "\(run.errors)")
    #expect(ToolRun("eval", "--book", "finance", "weekday(2024-03-01) + weekday(2024, 3, 1)").output == "10\n")
    let own = try PromptRun([
      "weekday(a, b) = a + b", "weekday(2024-03-01)", "weekday(3, 4)", "weekday(1, 2, 3)", "weekday(d) = 9",
      "weekday(2024-03-01)",
    ])
    #expect(own.answers[1] == "[1] 5" && own.answers[2] == "[2] 7" && own.answers[5] == "[3] 9", "\(own.answers)")
    #expect(own.errors.contains("weekday takes 2 arguments (a, b), not 3"))
  }

  @Test("loading names what it adds, what stands beside the language's own, and what it hides or replaces")
  func loading() throws {
    let hiding = try ToolRun.file("weekday(d) = 9\nx = 1\n")
    let run = try PromptRun(["x = 5", ":load \(hiding)", ":load finance", "weekday(2024-03-01)"])
    #expect(
      run.answers[1].contains("weekday(d), x")
        && run.answers[1].contains("replacing your own: x; :undo brings them back"))
    #expect(run.errors.contains("note: the built-in function ‘weekday’ is hidden by this definition"), "\(run.errors)")
    #expect(
      run.answers[2].contains(
        "weekday with 3 arguments is the book's; with 1 argument it is still the built-in function"), "\(run.answers)"
    )
  }

  @Test("the balance of a loan is in the money of the loan, also when nothing is left")
  func balance() {
    let loan = ["--book", "finance", "--let", "principal=200000 EUR", "--let", "yearlyRate=4%", "--let", "years=30"]
    // By the annuity formula, as in the book's example.
    let run = ToolRun(["eval", "balance to fix 2", "--let", "monthsPaid=120"] + loan)
    #expect(run.output == "157567.92 EUR\n", "\(run.errors)")
    #expect(ToolRun(["eval", "balance", "--let", "monthsPaid=360"] + loan).output == "0 EUR\n")
  }

  @Test("a value that is an option's name is refused, unless it is written with =")
  func forgottenValues() throws {
    let table = try ToolRun.file("a\n1\n")
    let run = ToolRun("run", "b = a", table, "--output", "--format", "jsonl")
    #expect(
      run.code == .usage
        && run.errors.contains("--output needs a value before --format; if that is the value, write --output=--format")
    )
    #expect(ToolRun("eval", "--let", "--json", "1").errors.contains("--let needs a value before --json"))
    #expect(ToolRun("eval", "--seed", "--angle=rad", "1").errors.contains("--seed needs a value before --angle"))
    let folder = (table as NSString).deletingLastPathComponent
    let named = ToolRun("run", "b = a", table, "--output=\(folder)/--format")
    #expect(named.code == .success && FileManager.default.fileExists(atPath: "\(folder)/--format"))
  }

  @Test("the beginning of several commands is none of them")
  func prefixes() throws {
    let run = try PromptRun([":s", ":so x = 2", ":v", ":set angle deg"])
    #expect(run.errors.contains(":s could be :set, :save or :solve"), "\(run.errors)")
    #expect(
      run.answers[1].contains("x = 2") && run.answers[2].contains("nothing is defined")
        && run.answers[3] == "angle-unit = deg")
  }

  @Test(
    "equations whose sides underflow have no solutions there, and sides that round to the same value are reported as equal"
  )
  func underflow() {
    let run = ToolRun("-e", ":solve e^x = 0")
    #expect(
      run.output.contains("the difference of the sides is too small for doubles there")
        && !run.output.contains("the same"))
    #expect(ToolRun("-e", ":solve e^(-x^2) = 0").output.contains("too small for doubles"))
    #expect(ToolRun("-e", ":solve abs x = x").output.contains("the sides are the same there"))
    #expect(ToolRun("-e", ":solve x = x").output.contains("any x"))
  }

  @Test("files are completed in folders of any size")
  func largeFolders() throws {
    let home = try ToolFolder()
    for number in 0..<10_100 { _ = FileManager.default.createFile(atPath: "\(home.path)/a\(number)", contents: nil) }
    _ = FileManager.default.createFile(atPath: "\(home.path)/zebra.reckon", contents: nil)
    #expect(FileNames(folder: home.path, home: home.path).candidates("zeb").map(\.text) == ["zebra.reckon"])
  }

  @Test("~ is the home folder of the account where HOME is not set")
  func noHome() throws {
    let result = try ToolProcess(shell: #"unset HOME; "$0" -e ':load ~/no-such-book'"#).wait()
    #expect(!result.errors.contains("~") && result.errors.contains("/no-such-book cannot be read"), "\(result.errors)")
  }

  @Test("an imported book may have what --limit book-bytes allows")
  func importedBooks() throws {
    let comment = String(repeating: "# " + String(repeating: "x", count: 998) + "\n", count: 3)
    let inner = try ToolRun.file("a = 1\n" + comment + "b = 2\n")
    let outer = try ToolRun.file("import \"\(inner)\"\nc = b + 1\n")
    #expect(ToolRun("eval", "--book", outer, "c").output == "3\n")
    let small = ToolRun("eval", "--book", outer, "c", "--limit", "book-bytes=2000")
    #expect(small.code == .usage && small.errors.contains("2000"), "\(small.errors)")
  }

  @Test("help is as wide as the window")
  func helpWidth() throws {
    func widest(_ columns: Int) throws -> Int {
      let result = try ToolProcess(
        shell: #"script -qec "stty cols \#(columns) rows 40; '$0' help sin" /dev/null </dev/null"#
      ).wait()
      return String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
    }
    let (narrow, usual, wide) = (try widest(50), try widest(80), try widest(100))
    #expect(narrow <= 50 && usual <= 80 && narrow < usual && wide > usual && wide <= 100, "\(narrow) \(usual) \(wide)")
  }

  @Test(
    "text breaks between words, and where there are no blanks between wide characters",
    arguments: [
      ("日本語の長い文章です", 8, ["日本語の", "長い文章", "です"]), ("日本語の長い文章です", 9, ["日本語の", "長い文章", "です"]),
      ("ab 日本語の長い文章です cd", 8, ["ab", "日本語の", "長い文章", "です cd"]), ("값은 양수여야 합니다", 10, ["값은", "양수여야", "합니다"]),
      ("a sentence of words", 10, ["a sentence", "of words"]),
      ("unbreakable-word here", 8, ["unbreakable-word", "here"]),
    ])
  func brokenText(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(BrokenText.lines(of: text, width: width) == lines)
  }
}
