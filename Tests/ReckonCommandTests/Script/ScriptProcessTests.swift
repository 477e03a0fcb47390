import Foundation
import TestDepth
import Testing

@Suite("Scripts as processes")
struct ScriptProcessTests {
  private func text(_ result: ToolProcess.Result) -> String { String(decoding: result.output, as: UTF8.self) }

  @Test("a first line of #! makes a script a program of its own")
  func program() throws {
    let folder = try ToolFolder()
    try folder.write("#!\(TerminalWindow.tool)\nx + 1\n", to: "plain")
    try folder.write("#!/usr/bin/env reckon\nx + 2\n", to: "env")
    for (name, value) in [("plain", "4\n"), ("env", "5\n")] {
      let path = folder.file(name)
      let result = try ToolProcess(shell: "chmod +x '\(path)' && PATH=\"$(dirname \"$0\"):$PATH\" '\(path)' --let x=3")
        .wait()
      #expect(text(result) == value && result.errors == "" && result.code == 0)
    }
  }

  @Test(
    "here-documents, pipes and files give the same, without a prompt, a number or a colour",
    arguments: [
      "\"$0\" <<'EOF'\nx = 2\nx * 21\n1/2x\n1/0\nEOF", "printf 'x = 2\\nx * 21\\n1/2x\\n1/0\\n' | \"$0\"",
      "\"$0\" <(printf 'x = 2\\nx * 21\\n1/2x\\n1/0\\n')", "\"$0\" -e $'x = 2\\nx * 21\\n1/2x\\n1/0\\n'",
      "printf 'x = 2\\nx * 21\\n1/2x\\n1/0\\n' | \"$0\" -",
    ])
  func hereDocument(line: String) throws {
    for setting in ["", "export TERM=dumb; ", "export NO_COLOR=1; ", "export TERM=xterm-256color CLICOLOR_FORCE=1; "] {
      let result = try ToolProcess(shell: setting + line).wait()
      #expect(text(result) == "42\n0.25\n" && result.code == 1)
      #expect(
        result.errors.contains(":4:1: error: division by zero in 1 / 0")
          && result.errors.contains(":3:1: note: read as"))
      #expect(!result.errors.utf8.contains(0x1B))
    }
  }

  @Test(
    "on a dumb terminal the prompt is plain lines, without one escape sequence",
    .needs("script"))
  func dumbTerminal() throws {
    let folder = try ToolFolder()
    let session = "printf '1/0\\nx = 4\\n:help sin\\n:quit\\n' | TERM=dumb RECKON_HOME='\(folder.file("home"))'"
    let result = try ToolProcess(shell: "\(session) /usr/bin/script -qec \"$0\" /dev/null").wait()
    #expect(
      text(result).contains("deg> ") && text(result).contains("[1] x = 4")
        && text(result).contains("error: division by zero"))
    #expect(!result.output.contains(0x1B))
  }

  @Test("a reader that goes away ends a script quietly")
  func closedPipe() throws {
    let result = try ToolProcess(shell: "yes '2 + 3' 2>/dev/null | \"$0\" | head -2; exit ${PIPESTATUS[1]}").wait()
    #expect(text(result) == "5\n5\n" && result.errors == "" && result.code == 0)
  }

  @Test("values come at once, so that another program can wait for each")
  func conversation() throws {
    let line =
      "coproc { \"$0\"; }; for n in 1 2 3; do echo \"$n * 2\" >&${COPROC[1]}; read -t 20 -u ${COPROC[0]} v; echo \"got $v\"; done"
    let result = try ToolProcess(shell: line).wait()
    #expect(text(result) == "got 2\ngot 4\ngot 6\n")
  }

  @Test("SIGINT ends a script that computes, and the values before stay", arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) throws {
    let folder = try ToolFolder()
    try folder.write("1 + 1\nf(n) = n < 2 ? n : f(n-1) + f(n-2)\nf(60)\n", to: "slow")
    let output = folder.file("output")
    let process = try ToolProcess(shell: "exec \"$0\" '\(folder.file("slow"))' > '\(output)'")
    let deadline = Date(timeIntervalSinceNow: 60)
    while (try? folder.read("output")) != Array("2\n".utf8), Date() < deadline { usleep(10_000) }
    #expect(try folder.read("output") == Array("2\n".utf8))
    process.kill(signal)
    #expect(process.ends(within: .seconds(60)))
    #expect(try process.wait().signal == signal)
  }

  @Test("what cannot be written is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() throws {
    let result = try ToolProcess(shell: "\"$0\" -e '1 + 1' > /dev/full").wait()
    #expect(result.code == 3 && result.errors.contains("standard output cannot be written: No space left on device"))
  }

  @Test("a file that may not be read is told of", .enabled(if: geteuid() != 0))
  func forbidden() throws {
    let folder = try ToolFolder()
    try folder.write("1", to: "secret")
    let result = try ToolProcess(shell: "chmod 0 '\(folder.file("secret"))'; \"$0\" '\(folder.file("secret"))'").wait()
    #expect(result.code == 3 && result.errors.contains("Permission denied"))
  }
}
