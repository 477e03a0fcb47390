import Foundation
import ReckonTerminal
import TestDepth
import Testing

@Suite("Files that are not what they should be, and SIGQUIT")
struct InputFileTests {
  @Test(
    "a named pipe is refused where a file is read to its end, and does not make the tool wait",
    arguments: [
      ["check", "PIPE"], ["check", "PIPE.reckon"], ["test", "PIPE"], ["eval", "--book", "PIPE", "1"],
      ["compile", "PIPE", "--output", "image"],
      ["rates", "update", "PIPE"], ["-e", ":load PIPE"], ["check", "import.reckon"],
    ])
  func namedPipe(_ arguments: [String]) throws {
    let folder = try ToolFolder()
    mkfifo(folder.file("PIPE"), 0o600)
    mkfifo(folder.file("PIPE.reckon"), 0o600)
    try folder.write("import \"PIPE\"\na = 1\n", to: "import.reckon")
    let words = arguments.map { $0.hasSuffix("reckon") || $0 == "PIPE" || $0 == "image" ? folder.file($0) : $0 }
      .map { $0.replacing(":load PIPE", with: ":load \(folder.file("PIPE"))") }
    let process = try ToolProcess(words)
    #expect(process.ends(within: .seconds(60)))
    process.kill(SIGKILL)
    let result = try process.wait()
    #expect(result.errors.contains("is a named pipe, not a regular file"), "\(result.errors)")
    #expect(result.code == (arguments.last == "import.reckon" ? 2 : 3))
  }

  @Test("lines end with LF or CRLF, the last one also without")
  func lineEnds() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("a\r\nb\r\r\n\r\nc".utf8))
    try pipe.fileHandleForWriting.close()
    let file = InputLines(
      ByteSource(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "lines", isInterruptible: false))
    var lines: [String] = []
    while let line = try file.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines == ["a", "b\r", "", "c"])
  }

  @Test("a pipe that the tool was started with is read")
  func shellPipe() throws {
    let result = try ToolProcess(
      shell:
        "\"$0\" eval --book <(echo 'a = 2') a; echo 'b = 3' | \"$0\" eval --book /dev/stdin b; echo 'a = ' | \"$0\" check -"
    ).wait()
    #expect(result.output == Array("2\n3\n".utf8) && result.errors.contains("-:1:"), "\(result.errors)")
  }

  @Test("a compiled book that was cut to any length is an error, also to none")
  func cutImage() throws {
    let folder = try ToolFolder()
    try folder.write("a = 1\n", to: "book.reckon")
    #expect(ToolRun("compile", folder.file("book.reckon"), "--output", folder.file("image")).code == .success)
    let image = try folder.read("image")
    for length in 0..<image.count {
      try folder.write(image.prefix(length), to: "image")
      let run = ToolRun("eval", "--book", folder.file("image"), "1")
      #expect(run.code != .success && run.output.isEmpty, "\(length) bytes")
    }
    try folder.write([], to: "image")
    for arguments in [["test"], ["compile", "--output", folder.file("copy")], ["eval", "1", "--book"]] {
      let run = ToolRun(arguments + [folder.file("image")])
      #expect(run.code == .inputOutput && run.errors.contains("is empty"), "\(run.errors)")
    }
    try folder.write("import \"image\"\nb = 2\n", to: "importing.reckon")
    let run = ToolRun("eval", "--book", folder.file("importing.reckon"), "b")
    #expect(run.code != .success && run.output.isEmpty && run.errors.contains("is empty"), "\(run.errors)")
  }

  @Test("SIGQUIT ends the tool as it ends other programs, without a word", arguments: [false, true])
  func quit(_ isWriting: Bool) throws {
    let folder = try ToolFolder()
    try folder.write("old\n", to: "out.csv")
    let process = try ToolProcess(
      isWriting ? ["run", "b = a", "-", "--output", folder.file("out.csv")] : ["eval"], hasInput: true)
    try process.write(isWriting ? "a\n1\n" : "1 + 1\n")
    if isWriting {
      #expect(try folder.waits { try folder.names().contains { $0.hasSuffix(".part") } })
    } else {
      #expect(process.writes(lines: 1, within: .seconds(60)))
    }
    process.kill(SIGQUIT)
    #expect(process.ends(within: .seconds(60)))
    process.kill(SIGKILL)
    let result = try process.wait()
    #expect(result.signal == SIGQUIT && result.errors.isEmpty, "\(result.errors)")
    #expect(try folder.names() == ["out.csv"] && folder.read("out.csv") == Array("old\n".utf8))
  }
}
