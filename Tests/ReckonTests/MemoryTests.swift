#if os(Linux)
  import Foundation
  import TestDepth
  import Testing

  /// `Fuzz/leaks` goes a million cycles and shows the figures.
  @Suite("Memory over many cycles of making, evaluating and releasing")
  struct MemoryTests {
    static let cycles = Depth.count(quick: 4_500, full: 90_000)

    /// Whether the C library allocates: that of a sanitizer neither tells sums nor gives back at once.
    static var hasPlainAllocator: Bool { dlsym(nil, "__asan_init") == nil && dlsym(nil, "__tsan_init") == nil }

    struct Line {
      let name: String
      let cycles: Int
      /// Kilobytes resident, and bytes allocated, after the first half of the cycles and after all.
      let resident: (before: Int, after: Int)
      let allocated: (before: Int, after: Int)
    }

    @Test(
      "nothing is kept, of formulas, decimals, errors, images, columns, engines, books, sessions and native code",
      .enabled(if: hasPlainAllocator))
    func nothingIsKept() throws {
      let lines = try Self.measure("\(Self.cycles)")
      #expect(lines.count == 10)
      for line in lines {
        let cycles = line.cycles - line.cycles / 2
        // What a cycle keeps, if anything, is kept again by the next. The C library's own stores may grow by some
        // blocks.
        #expect(line.allocated.after - line.allocated.before < max(32 << 10, cycles), "\(line)")
        #expect(line.resident.after - line.resident.before < 1 << 10, "\(line)")
      }
    }

    @Test("sixteen bytes that a cycle keeps are seen", .enabled(if: hasPlainAllocator))
    func leak() throws {
      let lines = try Self.measure("40000", "leak")
      #expect(lines.count == 1)
      for line in lines { #expect(line.allocated.after - line.allocated.before >= 16 * 20_000, "\(line)") }
    }

    private static func measure(_ arguments: String...) throws -> [Line] {
      let process = Process()
      let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "measure-memory")
      process.executableURL = FileManager.default.isExecutableFile(atPath: beside.path) ? beside : Self.besideBundle
      process.arguments = arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "\t")
        let numbers = fields.dropFirst().compactMap { Int($0) }
        guard numbers.count == 5 else { return nil }
        return Line(
          name: String(fields[0]), cycles: numbers[0], resident: (numbers[1], numbers[2]),
          allocated: (numbers[3], numbers[4]))
      }
    }

    /// The products lie where the test bundle lies.
    private static var besideBundle: URL {
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: "measure-memory")
    }
  }
#endif
