import Foundation
import Testing

@Suite("The file in which --output grows")
struct TemporaryFileTests {
  /// A run that has written some rows to `out.csv` and waits for more.
  private static func waiting(_ folder: ToolFolder) throws -> ToolProcess {
    let process = try ToolProcess(["run", "b = a", "-", "--output", folder.file("out.csv")], hasInput: true)
    try process.write("a\n1\n")
    return process
  }

  private static func parts(_ folder: ToolFolder) throws -> [String] {
    try folder.names().filter { $0.hasSuffix(".part") }
  }

  private static func parts(_ folder: ToolFolder, _ count: Int) throws -> [String] {
    _ = try folder.waits { try parts(folder).count == count }
    return try parts(folder)
  }

  @Test("its name is random, so that processes of one number in two containers do not share it")
  func names() throws {
    let folder = try ToolFolder()
    let processes = [try Self.waiting(folder), try Self.waiting(folder)]
    let names = try Self.parts(folder, 2)
    #expect(names.count == 2)
    for name in names {
      let digits = name.dropFirst(".out.csv.".count).dropLast(".part".count)
      #expect(name.hasPrefix(".out.csv.") && digits.count == 16 && digits.allSatisfy(\.isHexDigit), "\(name)")
    }
    for process in processes {
      process.kill(SIGTERM)
      _ = try process.wait()
    }
    #expect(try Self.parts(folder).isEmpty)
  }

  @Test("what a killed run leaves is removed by the next one for the same target, and what a living run writes is not")
  func stale() throws {
    let folder = try ToolFolder()
    let killed = try Self.waiting(folder)
    let stale = try Self.parts(folder, 1)
    killed.kill(SIGKILL)
    _ = try killed.wait()
    let living = try Self.waiting(folder)
    // The stale one may still be there when the other is first seen.
    #expect(try folder.waits { try Self.parts(folder).count == 1 && Self.parts(folder) != stale })
    let parts = try Self.parts(folder)
    // Files that only look similar are someone's own.
    let others = [
      ".out.csv.part", ".out.csv.0123.part", ".out.csv.0123456789ABCDEF.part", ".other.csv.0123456789abcdef.part",
    ]
    for name in others { try folder.write("mine", to: name) }
    try folder.write("a\n2\n", to: "in.csv")
    _ = try ToolProcess(["run", "b = a", folder.file("in.csv"), "--output", folder.file("out.csv")]).wait()
    #expect(try folder.read("out.csv") == Array("a,b\n2,2\n".utf8))
    #expect(try Self.parts(folder) == (parts + others).sorted())
    living.kill(SIGTERM)
    _ = try living.wait()
    #expect(try Self.parts(folder) == others.sorted())
  }

  @Test("a link or a pipe with such a name is neither followed nor waited for")
  func traps() throws {
    let folder = try ToolFolder()
    try folder.write("a\n2\n", to: "in.csv")
    try folder.write("mine", to: "victim")
    symlink("victim", folder.file(".out.csv.0123456789abcdef.part"))
    mkfifo(folder.file(".out.csv.0123456789abcde0.part"), 0o600)
    let result = try ToolProcess(
      shell: "timeout 20 \"$0\" run 'b = a' \(folder.file("in.csv")) --output \(folder.file("out.csv"))"
    ).wait()
    #expect(result.code == 0)
    #expect(try folder.read("out.csv") == Array("a,b\n2,2\n".utf8) && folder.read("victim") == Array("mine".utf8))
  }

  @Test("a target whose name is as long as names may be is written")
  func longName() throws {
    let folder = try ToolFolder()
    try folder.write("a\n2\n", to: "in.csv")
    let name = String(repeating: "n", count: 255)
    let result = try ToolProcess(["run", "b = a", folder.file("in.csv"), "--output", folder.file(name)]).wait()
    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.read(name) == Array("a,b\n2,2\n".utf8) && folder.names() == ["in.csv", name])
  }
}
