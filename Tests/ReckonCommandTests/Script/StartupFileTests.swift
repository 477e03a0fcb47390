import Testing

@Suite("The startup file")
struct StartupFileTests {
  @Test("reckonrc defines and sets for the prompt, and writes no settings")
  func defines() throws {
    let files = try FilesRun()
    try files.write("# mine\ntax = 19%\ngross(x) =\n  x * (1 + tax)\n:set angle-unit rad\n", to: "reckonrc")
    let run = ToolRun([], input: "gross(100)\nsin(0.5)\n:set angle-unit\n", isTerminal: true, home: files.path)
    for text in ["119\n", "0.4794255386042", "angle-unit = rad\n"] {
      #expect(run.output.contains(text), "\(text)\n\(run.output)")
    }
    #expect(run.errors == "" && run.code == .success)
    #expect(!run.output.contains("tax = ") && !run.output.contains("gross(x)"))
    #expect(try files.names() == ["reckonrc"])
    // What is set at the prompt is told.
    #expect(
      ToolRun([], input: ":set angle-unit grad\n", isTerminal: true, home: files.path).output.contains(
        "angle-unit = grad\n"))
  }

  @Test("its last value is not the prompt's")
  func answer() throws {
    let files = try FilesRun()
    try files.write("2 + 3\n", to: "reckonrc")
    let run = ToolRun([], input: "ans\n", isTerminal: true, home: files.path)
    #expect(run.errors.contains("‘ans’ is not known"))
  }

  @Test("its errors are reported with their places, and neither end it nor the session")
  func errors() throws {
    let files = try FilesRun()
    try files.write("a = 1\nb = siin(2)\n:set nothing\nc = 1/0\nd = 4\ne2 = (1", to: "reckonrc")
    let run = ToolRun([], input: "a + d\n", isTerminal: true, home: files.path)
    #expect(run.output.contains("5\n") && run.code == .success)
    for place in [
      "2:5: error: the function", "3:1: error: there is no setting", "4:5: error: division by zero",
      "6:6: error: this bracket",
    ] {
      #expect(run.errors.contains("\(files.path)/reckonrc:\(place)"), "\(place)\n\(run.errors)")
    }
  }

  @Test("of a file that is something else, ten errors are enough")
  func noise() throws {
    let files = try FilesRun()
    try files.write(Array(repeating: "this is no script", count: 500).joined(separator: "\n"), to: "reckonrc")
    let run = ToolRun([], input: "1 + 1\n", isTerminal: true, home: files.path)
    #expect(run.output.contains("2\n"))
    #expect(run.errors.components(separatedBy: ": error:").count == 11)
    #expect(run.errors.hasSuffix("reckonrc has ten errors; the rest is skipped\n"))
  }

  @Test("--no-rc passes it over, and scripts never run it")
  func passedOver() throws {
    let files = try FilesRun()
    try files.write("tax = 19%\n", to: "reckonrc")
    #expect(
      ToolRun(["--no-rc"], input: "tax\n", isTerminal: true, home: files.path).errors.contains("‘tax’ is not known"))
    #expect(ToolRun([], input: "tax\n", home: files.path).errors.contains("‘tax’ is not known"))
    #expect(
      ToolRun(["-e", "tax"], input: "", isTerminal: true, home: files.path).errors.contains("‘tax’ is not known"))
  }

  @Test("a folder in its place is told of, and :quit in it ends the session before its first prompt")
  func odd() throws {
    let folder = try ToolFolder()
    #expect(ToolRun([], input: "1 + 1\n", isTerminal: true, home: folder.file("none")).errors == "")
    let files = try FilesRun()
    try files.write("1 + 1\n:quit\n", to: "reckonrc")
    #expect(ToolRun([], input: "3 + 4\n", isTerminal: true, home: files.path).output == "2\n")
  }

  @Test("options of the command line come after it")
  func options() throws {
    let files = try FilesRun()
    try files.write("x = 1\n:set angle-unit rad\n", to: "reckonrc")
    let run = ToolRun(["--let", "x=5", "--angle", "grad"], input: "x + 1\n", isTerminal: true, home: files.path)
    #expect(run.output.contains("grad> [1] 6\n"), "\(run.output)")
  }
}
