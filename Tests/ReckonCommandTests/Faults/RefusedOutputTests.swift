import Foundation
import Testing

@Suite("Files that the tool cannot write")
struct RefusedOutputTests {
  /// A table, a book, and what old files hold.
  private static func folder() throws -> ToolFolder {
    let folder = try ToolFolder()
    try folder.write("a\n" + (1...500).map { "\($0)\n" }.joined(), to: "in.csv")
    try folder.write((1...300).map { "a\($0) = \($0)\n" }.joined(), to: "book.reckon")
    try folder.write("old\n", to: "out")
    try folder.write("<svg old/>\n", to: "out.svg")
    return folder
  }

  /// What writes a file: a table, a stored book, a saved book, a picture.
  static let writers = [
    "run 's = a * 1.5' in.csv --output out", "compile book.reckon --output out",
    "-e ':load book.reckon' -e ':save new.reckon'", "-e ':plot sin(x) -360 360 out.svg'",
  ]

  @Test(
    "a disk that is full (a limit on the size of files): the old file stays, and nothing else is there",
    arguments: writers, [true, false])
  func full(_ arguments: String, _ isSignalIgnored: Bool) throws {
    let folder = try Self.folder()
    let trap = isSignalIgnored ? "trap '' XFSZ; " : ""
    let line = "cd \(folder.file(".")) && \(trap)ulimit -f 1 && timeout 60 \"$0\" \(arguments)"
    let result = try ToolProcess(shell: line).wait()
    #expect(result.code == 3 && result.errors.contains("cannot be written: File too large"), "\(result.errors)")
    #expect(try folder.read("out") == Array("old\n".utf8) && folder.read("out.svg") == Array("<svg old/>\n".utf8))
    #expect(try folder.names() == ["book.reckon", "in.csv", "out", "out.svg"])
  }

  @Test(
    "a folder that is not there, a folder in the file's place, and a file in the folder's",
    arguments: [
      ("missing/out", "No such file or directory"), (".", "Is a directory"), ("in.csv/out", "Not a directory"),
    ])
  func noPlace(_ path: String, _ message: String) throws {
    let folder = try Self.folder()
    for arguments in [
      ["run", "s = a * 1.5", folder.file("in.csv"), "--output", folder.file(path)],
      ["compile", folder.file("book.reckon"), "--output", folder.file(path)],
    ] {
      let run = ToolRun(arguments)
      #expect(run.code == .inputOutput && run.errors.contains("cannot be written: \(message)"), "\(run.errors)")
    }
    #expect(try folder.names() == ["book.reckon", "in.csv", "out", "out.svg"])
  }

  @Test("a link with a name such as a growing file has is neither written through nor removed")
  func foreignLink() throws {
    let folder = try Self.folder()
    let part = ".out.0123456789abcdef.part"
    try folder.write("keep me\n", to: "victim")
    symlink("victim", folder.file(part))
    #expect(ToolRun("compile", folder.file("book.reckon"), "--output", folder.file("out")).code == .success)
    #expect(try folder.read("victim") == Array("keep me\n".utf8) && folder.read("out").count > 100)
    #expect(try folder.names() == [part, "book.reckon", "in.csv", "out", "out.svg", "victim"])
  }

  @Test("a device that is full is told of", arguments: writers.prefix(2).map(\.self))
  func fullDevice(_ arguments: String) throws {
    let folder = try Self.folder()
    let line =
      "cd \(folder.file(".")) && timeout 60 \"$0\" \(arguments.replacing("--output out", with: "--output /dev/full"))"
    let result = try ToolProcess(shell: line).wait()
    #expect(result.code == 3 && result.errors.contains("/dev/full cannot be written: No space left on device"))
  }
}
