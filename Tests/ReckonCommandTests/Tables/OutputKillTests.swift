import Foundation
import TestDepth
import Testing

/// A kill is not a power cut: what the kernel has taken is not lost.
@Suite("Runs that are killed, refused and interrupted", .serialized)
struct OutputKillTests {
  #if DEBUG
    static let rowCount = 20_000
  #else
    static let rowCount = 300_000
  #endif

  static let kills = Depth.count(quick: 4, full: 400)

  private static func table(_ rows: Int) -> String { "a,b\n" + (1...rows).map { "\($0 % 97),\($0 % 89)\n" }.joined() }
  private static func computed(_ rows: Int) -> String {
    "a,b,s\n" + (1...rows).map { "\($0 % 97),\($0 % 89),\($0 % 97 + $0 % 89)\n" }.joined()
  }

  @Test("a target is the old file or the whole new one, whenever the run is killed")
  func kills() throws {
    let folder = try ToolFolder()
    try folder.write(Self.table(Self.rowCount), to: "in.csv")
    let new = Array(Self.computed(Self.rowCount).utf8)
    // How long a run takes, so that kills fall anywhere in it, and a little behind it.
    let start = ContinuousClock.now
    _ = try ToolProcess(["run", "s = a + b", folder.file("in.csv"), "--output", folder.file("out.csv")]).wait()
    #expect(try folder.read("out.csv") == new)
    let duration = (ContinuousClock.now - start) / .microseconds(1)
    var (old, replaced) = (0, 0)
    for round in 1...Self.kills {
      let former = Array("old \(round)\n".utf8)
      try folder.write(former, to: "out.csv")
      let process = try ToolProcess(["run", "s = a + b", folder.file("in.csv"), "--output", folder.file("out.csv")])
      // Spread evenly over that time.
      usleep(UInt32(duration * 1.2 * Double(round * 89 % 97) / 97))
      process.kill(SIGKILL)
      _ = try process.wait()
      let found = try folder.read("out.csv")
      if found == former { old += 1 } else if found == new { replaced += 1 }
      #expect(found == former || found == new, "round \(round): \(found.count) bytes")
      // What a kill leaves cannot be mistaken for a table.
      for name in try folder.names() where !["in.csv", "out.csv"].contains(name) {
        #expect(name.hasPrefix(".out.csv.") && name.hasSuffix(".part"))
        try folder.remove(name)
      }
    }
    print("--output: \(Self.kills) kills, \(old) times the old file, \(replaced) times the new one")
  }

  @Test("a full disk as standard output is an error that is told", arguments: [1, 100_000])
  func fullOutput(_ rows: Int) throws {
    let folder = try ToolFolder()
    try folder.write(Self.table(rows), to: "in.csv")
    let result = try ToolProcess(shell: "\"$0\" run 's = a + b' \(folder.file("in.csv")) > /dev/full").wait()
    #expect(result.code == 3 && result.errors.contains("standard output cannot be written"))
  }

  @Test("a file that may not grow is an error that is told, and the target stays as it was", arguments: [true, false])
  func limitedFile(_ isSignalIgnored: Bool) throws {
    let folder = try ToolFolder()
    try folder.write(Self.table(100_000), to: "in.csv")
    try folder.write("old\n", to: "out.csv")
    let trap = isSignalIgnored ? "trap '' XFSZ; " : ""
    let result = try ToolProcess(
      shell: "\(trap)ulimit -f 64; \"$0\" run 's = a + b' \(folder.file("in.csv")) --output \(folder.file("out.csv"))"
    ).wait()
    #expect(result.code == 3 && result.errors.contains("out.csv cannot be written"))
    #expect(try folder.read("out.csv") == Array("old\n".utf8))
    #expect(try folder.names() == ["in.csv", "out.csv"])
  }

  @Test("a reader that has seen enough ends the run without a word", arguments: ["1", "2"])
  func closedPipe(_ threads: String) throws {
    let folder = try ToolFolder()
    try folder.write(Self.table(300_000), to: "in.csv")
    let result = try ToolProcess(
      shell: "{ \"$0\" run 's = a + b' \(folder.file("in.csv")) --threads \(threads); echo code $? >&2; } | head -1"
    ).wait()
    #expect(result.output == Array("a,b,s\n".utf8) && result.errors == "code 0\n")
  }

  @Test("a run that has come to its end does not wait for a slow pipe", arguments: ["1", "2"])
  func endBeforeInput(_ threads: String) throws {
    let process = try ToolProcess(
      ["run", "s = 1/a", "-", "--no-header-out", "--columns", "a,b", "--on-error", "stop", "--threads", threads],
      hasInput: true)
    // One block and the beginning of the next; the pipe stays open.
    try process.write("0,1\n" + String(repeating: "2,1\n", count: 140_000))
    #expect(process.ends(within: .seconds(60)))
    process.kill(SIGKILL)
    _ = try process.wait()
  }

  @Test(
    "SIGINT and SIGTERM end a run from a slow pipe soon, by the signal, after a whole row",
    arguments: Depth.isFull ? [SIGINT, SIGTERM, SIGHUP] : [SIGINT], ["1", "2"])
  func interruption(_ signal: Int32, _ threads: String) throws {
    let folder = try ToolFolder()
    for target in [nil, folder.file("out.csv")] {
      if target != nil { try folder.write("old\n", to: "out.csv") }
      let output = target.map { ["--output", $0] } ?? []
      let process = try ToolProcess(["run", "s = a + b", "-", "--threads", threads] + output, hasInput: true)
      try process.write(Self.table(200_000))
      // Rows have come, and more are awaited.
      if target == nil {
        #expect(process.writes(lines: 200_001, within: .seconds(60)))
      } else {
        #expect(try folder.waits { try folder.names().contains { $0.hasSuffix(".part") } })
      }
      process.kill(signal)
      #expect(process.ends(within: .seconds(60)))
      process.kill(SIGKILL)
      let result = try process.wait()
      #expect(result.signal == signal && result.errors.isEmpty)
      if target == nil {
        let expected = Array(Self.computed(200_000).utf8)
        #expect(result.output.last == 0x0A && result.output.elementsEqual(expected.prefix(result.output.count)))
      } else {
        #expect(try folder.read("out.csv") == Array("old\n".utf8))
        #expect(try folder.names() == ["out.csv"])
      }
    }
  }
}
