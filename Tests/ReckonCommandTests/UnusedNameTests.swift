import Testing

@Suite("Names that are given values and used nowhere")
struct UnusedNameTests {
  @Test(
    "--let with a name that no text has is an error, with the one that may be meant",
    arguments: [
      (["eval", "--let", "flw=100", "flow + 1"], "; did you mean flow?"), (["eval", "1 + 1", "--let", "flw=100"], ""),
      (["eval", "--let", "flw=1", "flux", "flow * 2"], "; did you mean flow?"),
      (["eval", "--let", "flw(x)=x", "2"], ""),
      (["explain", "--let", "flw=100", "1 + 1"], ""), (["-e", "1 + 1", "--let", "flw=100"], ""),
      (["run", "y = a", "-", "--let", "flw=1"], ""), (["check", "-", "--let", "flw=1"], "; did you mean flow?"),
    ])
  func letNames(_ arguments: [String], _ ending: String) {
    let run = ToolRun(arguments, input: arguments[0] == "check" ? "flow + 1\n" : "a\n1\n")
    #expect(
      run.code == .usage && run.errors == "reckon: --let flw is used nowhere\(ending)\n" && run.output.isEmpty,
      "\(run.errors)")
  }

  @Test("lines and scripts have been read before it is said")
  func laterTexts() {
    for arguments in [["eval"], ["-"], ["eval", "--jsonl"]] {
      let isRequest = arguments.count == 2
      func line(_ text: String) -> String { isRequest ? "{\"expr\": \"\(text)\"}\n" : text + "\n" }
      let unused = ToolRun(arguments + ["--let", "flw=100"], input: line("2 + 3"))
      #expect(
        unused.errors == "reckon: --let flw is used nowhere\n" && unused.code == .usage && unused.output.contains("5"))
      let used = ToolRun(arguments + ["--let", "flow=100"], input: line("1") + line("flow + 1"))
      #expect(used.errors.isEmpty && used.code == .success && used.output.contains("101"))
    }
  }

  @Test(
    "a name is used by another --let, by a book's parameter, by a condition, by a quoted name, and by commands that list or keep names",
    arguments: [
      ["eval", "--let", "a=1", "--let", "b=a + 1", "b"], ["eval", "--let", "a=1", "x = a; x"],
      ["eval", "--let", "a=1", "`a` + 1"],
      ["run", "y = q", "-", "--let", "a=0", "--where", "q > a"], ["-e", ":vars", "--let", "a=1"],
      ["-e", ":table x + a 0 1 1", "--let", "a=1"],
    ])
  func used(_ arguments: [String]) {
    let run = ToolRun(arguments, input: "q\n1\n")
    #expect(run.code == .success, "\(run.errors)")
  }

  @Test("a parameter of a book is meant by a name that is nearly its own")
  func parameters() throws {
    let book = try ToolRun.file("parameter qty = 3\ntotal = 2qty\n")
    #expect(ToolRun("eval", "--book", book, "total", "--let", "qty=5").output == "10\n")
    #expect(
      ToolRun("eval", "--book", book, "total", "--let", "qtty=5").errors
        == "reckon: --let qtty is used nowhere; did you mean qty?\n")
  }
}
