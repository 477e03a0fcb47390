import ReckonTerminal
import TestDepth
import Testing

@Suite("Files of scripts")
struct ScriptFileTests {
  @Test(
    "any bytes are a script or an error with its place",
    arguments: [
      (Array("1\r\n2\r\n".utf8), "1\n2\n", "", ExitCode.success),
      ([0xEF, 0xBB, 0xBF] + Array("1 + 1".utf8), "2\n", "", .success),
      ([0xEF, 0xBB, 0xBF] + Array("#!/usr/bin/env reckon\n1 + 1".utf8), "2\n", "", .success),
      ([0xEF, 0xBB, 0xBF], "", "", .success),
      ([0x0A, 0x0D, 0x0A, 0x0D], "", "", .success),
      ([0x31, 0x0A, 0x00, 0x32], "1\n", ":2:1: error: ‘\\u{0}’ is not part of a formula", .usage),
      ([0x31, 0x0A, 0x32, 0x2B, 0xFF], "1\n", ":2:3: error: these bytes are not UTF-8", .usage),
      // UTF-16 with its mark.
      ([0xFF, 0xFE, 0x31, 0x00], "", ":1:1: error: these bytes are not UTF-8; save the text as UTF-8", .usage),
    ])
  func bytes(_ bytes: [UInt8], output: String, error: String, code: ExitCode) throws {
    let folder = try ToolFolder()
    try folder.write(bytes, to: "a script")
    let run = ToolRun(folder.file("a script"))
    #expect(run.output == output && run.code == code)
    #expect(error.isEmpty ? run.errors.isEmpty : run.errors.hasPrefix(folder.file("a script") + error), "\(run.errors)")
    let piped = ToolRun([], input: bytes, chunkSize: 1000)
    #expect(piped.output == output && piped.code == code)
  }

  @Test("a line may be as long as a source, and no longer")
  func limit() throws {
    let folder = try ToolFolder()
    let longest = [0x31, 0x2B] + Array(repeating: UInt8(ascii: " "), count: (1 << 20) - 3) + [0x31]
    try folder.write(longest + [0x0A, 0x33], to: "longest")
    #expect(ToolRun(folder.file("longest")).output == "2\n3\n")
    // Of what goes on for ever, no more is read than that.
    let endless = try ToolProcess(shell: "(echo 1; cat /dev/zero) | \"$0\"").wait()
    #expect(
      endless.code == 2 && endless.errors.contains("standard input:2:1: error: the source is longer than 1048576 bytes")
    )
    try folder.write([0x20] + longest, to: "longer")
    #expect(ToolRun(folder.file("longer")).code == .usage)
    #expect(ToolRun(folder.file("longer")).errors.contains(": error: the source is longer than 1048576 bytes"))
  }

  @Test(
    "a statement on many lines is read in time that grows with their number, also one that never ends",
    .optimizedOrFullDepth)
  func manyLines() throws {
    let sum = Array(repeating: "1 +", count: 100_000).joined(separator: "\n") + "\n1"
    #expect(ToolRun("-e", sum).output == "100001\n")
    let open = "max(\n" + Array(repeating: "1,", count: 100_000).joined(separator: "\n")
    #expect(ToolRun("-e", open).errors.hasPrefix("-e:1:1: error: this bracket is never closed"))
    let choices = Array(repeating: "1 ? 2", count: 50_000).joined(separator: "\n")
    #expect(ToolRun("-e", choices).code == .usage)
  }

  @Test("what cannot be read is said, with exit code 3")
  func unreadable() throws {
    let missing = ToolRun("/nonexistent/script")
    #expect(
      missing.code == .inputOutput
        && missing.errors == "reckon: /nonexistent/script cannot be read: No such file or directory\n")
    #expect(ToolRun("nothing-there.reckon").code == .inputOutput)
    let folder = ToolRun("/")
    #expect(folder.code == .inputOutput)
    #expect(folder.errors == "reckon: / cannot be read: Is a directory\n")
  }

  @Test("a word that names neither a command nor a file gets advice")
  func words() throws {
    #expect(ToolRun("evl", "--json", "1").errors == "reckon: there is no command evl; did you mean eval?\n")
    #expect(ToolRun("frobnicate").errors == "reckon: there is no command frobnicate; reckon help lists them\n")
    #expect(ToolRun("--angl", "rad").errors == "reckon: reckon has no option --angl; did you mean --angle?\n")
    #expect(ToolRun("-x").errors == "reckon: reckon has no option -x; reckon help lists them\n")
    #expect(
      ToolRun("--decimal", "eval", "1").errors.hasPrefix("reckon: eval is a command, which comes before its options"))
    let path = try ToolRun.file("1")
    // The path is shortened where folders have long names.
    let errors = ToolRun(path, path).errors
    #expect(
      errors.hasPrefix("reckon: reckon runs one script; after \(path.prefix(12))")
        && errors.hasSuffix(" there may only be options\n"))
    for word in ["evl", "frobnicate", "-x"] { #expect(ToolRun(word).code == .usage) }
  }

  @Test("a formula book is no script, and is told which commands take it")
  func books() throws {
    for text in [
      "parameter cost\n", "vat = 19%\n> vat = 0.19\n", "net = cost * 2\nparameter cost = 3\n",
      "1\nimport \"other.reckon\"\n",
    ] {
      let path = try ToolRun.file(text)
      let run = ToolRun(path)
      #expect(run.code == .usage)
      #expect(
        run.errors.contains("note: this line belongs to a formula book; reckon test FILE runs its examples"),
        "\(run.errors)")
    }
    // A mistake in a script is one.
    #expect(!ToolRun(try ToolRun.file("a = 2\nb = siin(3)\na > 1\n")).errors.contains("book"))
  }

  @Test("help tells of scripts, -e and --no-rc")
  func help() {
    for run in [ToolRun("help"), ToolRun("--help"), ToolRun("-h")] {
      for text in ["[OPTION…] [EXPR… | FILE]", "-e TEXT", "--no-rc", "--angle UNIT", "reckonrc", "  eval "] {
        #expect(run.output.contains(text), "\(text)")
      }
    }
    #expect(ToolRun("--version").output.hasPrefix("reckon "))
  }
}
