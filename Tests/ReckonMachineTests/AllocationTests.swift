#if !DEBUG && os(Linux)
  import Foundation
  import TestDepth
  import Testing

  @Suite("Allocations")
  struct AllocationTests {
    static let library = "/usr/lib/x86_64-linux-gnu/libc_malloc_debug.so.0"

    @Test(
      "an evaluation allocates nothing, and neither does a chunk of rows",
      .needs("libc_malloc_debug", at: library))
    func evaluationsAllocateNothing() throws {
      let counter = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
        path: "count-allocations")
      let process = Process()
      process.executableURL = FileManager.default.isExecutableFile(atPath: counter.path) ? counter : Self.besideBundle
      process.environment = ProcessInfo.processInfo.environment.merging(["LD_PRELOAD": Self.library]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      var lines = text.split(separator: "\n").map { $0.split(separator: "\t") }
      #expect(process.terminationStatus == 0 && lines.count == 24)
      // The first line is what the counter must see if it counts at all.
      #expect(lines.removeFirst().first == "1000")
      for line in lines { #expect(line.first == "0", "\(line.last ?? "")") }
    }

    /// The products lie where the test bundle lies.
    static var besideBundle: URL {
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: "count-allocations")
    }
  }
#endif
