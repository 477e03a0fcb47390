import Foundation
import ReckonCalculator
import ReckonCommand
import ReckonTerminal
import Synchronization

/// Runs the tool in memory: what it would print, and how it ends.
struct ToolRun {
  let bytes: [UInt8]
  let output: String
  let errors: String
  let code: ExitCode

  private final class Memory: Sendable {
    let output = Mutex<[UInt8]>([])
    let errors = Mutex("")
    let input: Mutex<ArraySlice<UInt8>>

    init(input: [UInt8]) { self.input = Mutex(input[...]) }
  }

  init(
    _ arguments: String..., input: String = "", isTerminal: Bool = false, chunkSize: Int = 1 << 16, home: String? = nil
  ) {
    self.init(arguments, input: Array(input.utf8), isTerminal: isTerminal, chunkSize: chunkSize, home: home)
  }

  init(
    _ arguments: [String], input: String = "", isTerminal: Bool = false, chunkSize: Int = 1 << 16, home: String? = nil
  ) {
    self.init(arguments, input: Array(input.utf8), isTerminal: isTerminal, chunkSize: chunkSize, home: home)
  }

  /// - Parameters:
  ///   - chunkSize: how many bytes come at a time.
  ///   - home: the folder of settings and the like; by default one that is not there, so that no test depends on those
  ///   of who runs it, nor on their terminal.
  init(
    _ arguments: [String], input: [UInt8], isTerminal: Bool = false, isAnswered: Bool = false, chunkSize: Int = 1 << 16,
    home: String? = nil, environment: [String: String] = [:], now: @escaping @Sendable () -> Timestamp = { .now }
  ) {
    let memory = Memory(input: input)
    let folder =
      home ?? FileManager.default.temporaryDirectory.appending(path: "reckon-no-home-\(UUID().uuidString)").path
    defer { if home == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let console = Console(
      writeBytes: { bytes in memory.output.withLock { $0 += bytes } },
      writeError: { text in memory.errors.withLock { $0 += text } },
      readChunk: {
        memory.input.withLock { input in
          defer { input = input.dropFirst(chunkSize) }
          return Array(input.prefix(chunkSize))
        }
      },
      inputIsTerminal: isTerminal || isAnswered, outputIsTerminal: isTerminal,
      environment: ProcessInfo.processInfo.environment.merging(["RECKON_HOME": folder, "NO_COLOR": "1"]) { $1 }
        .merging(environment) { $1 }, now: now)
    code = Tool.main(arguments, console: console)
    bytes = memory.output.withLock { $0 }
    output = String(decoding: bytes, as: UTF8.self)
    errors = memory.errors.withLock { $0 }
  }

  /// A file of the tests' resources.
  static func resource(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/\(name)").path
  }

  /// A file with some text, in a folder of its own.
  static func file(_ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "data.csv")
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
