import Foundation
import Testing

@Suite("What a run writes to")
struct OutputTargetTests {
  @Test("a target keeps its permissions, and a symbolic link to it stays one")
  func targets() throws {
    let folder = try ToolFolder()
    try folder.write("a,b\n1,2\n", to: "in.csv")
    try folder.write("old\n", to: "out.csv")
    chmod(folder.file("out.csv"), 0o640)
    symlink("out.csv", folder.file("link"))
    _ = try ToolProcess(["run", "s = a + b", folder.file("in.csv"), "--output", folder.file("link")]).wait()
    var status = stat()
    #expect(lstat(folder.file("link"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder.file("out.csv"), &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try folder.read("out.csv") == Array("a,b,s\n1,2,3\n".utf8))
  }

  @Test("a target of links that lead in a circle is refused, and the links stay")
  func circle() throws {
    let folder = try ToolFolder()
    try folder.write("a,b\n1,2\n", to: "in.csv")
    symlink("loop", folder.file("loop"))
    symlink("there", folder.file("back"))
    symlink("back", folder.file("there"))
    for name in ["loop", "there"] {
      let result = try ToolProcess(["run", "s = a + b", folder.file("in.csv"), "--output", folder.file(name)]).wait()
      #expect(result.code != 0 && result.errors.contains("\(name) cannot be written: "), "\(result.errors)")
      var status = stat()
      #expect(lstat(folder.file(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }
    #expect(try folder.names() == ["back", "in.csv", "loop", "there"])
  }

  @Test("what comes through a pipe that pauses is computed and written before the rest comes")
  func pauses() throws {
    let folder = try ToolFolder()
    mkfifo(folder.file("go"), 0o600)
    // The second row is only sent when the first result has come.
    let result = try ToolProcess(
      shell: """
        { printf 'a\\n1\\n'; timeout 20 cat "\(folder.file("go"))" > /dev/null && printf '2\\n'; } | timeout 25 "$0" run 's = a + 1' - |
          { read head; read first; timeout 5 bash -c 'echo > "$0"' "\(folder.file("go"))"; cat; }
        """
    ).wait()
    #expect(result.output == Array("2,3\n".utf8), "\(result.errors)")
  }

  @Test("a named pipe as a target is written to, not replaced")
  func namedPipe() throws {
    let folder = try ToolFolder()
    try folder.write("a,b\n1,2\n", to: "in.csv")
    mkfifo(folder.file("pipe"), 0o600)
    let result = try ToolProcess(
      shell:
        "timeout 5 cat \(folder.file("pipe")) & timeout 5 \"$0\" run 's = a + b' \(folder.file("in.csv")) --output \(folder.file("pipe")); wait"
    ).wait()
    #expect(result.output == Array("a,b,s\n1,2,3\n".utf8))
    var status = stat()
    #expect(lstat(folder.file("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }
}
