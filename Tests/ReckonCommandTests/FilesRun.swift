import Foundation
import ReckonCalculator
import ReckonCommand
import ReckonTerminal
import Synchronization

/// A folder of the calculator's files, and runs of the tool that use it.
final class FilesRun: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "reckon-home-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// 31 October 2026, 12:00 UTC.
  static let now = Timestamp(secondsSince1970: 1_793_448_000)

  struct Outcome {
    let output: String
    let errors: String
    let code: ExitCode
  }

  /// Runs the tool in memory with this folder as its home.
  func callAsFunction(
    _ arguments: String..., input: String? = nil, at time: Timestamp = now, environment: [String: String] = [:]
  ) -> Outcome { self(arguments, input: input, at: time, environment: environment) }

  func callAsFunction(
    _ arguments: [String], input: String? = nil, at time: Timestamp = now, environment: [String: String] = [:]
  ) -> Outcome {
    let output = Mutex<[UInt8]>([])
    let errors = Mutex("")
    let console = Console(
      writeBytes: { bytes in output.withLock { $0 += bytes } }, writeError: { text in errors.withLock { $0 += text } },
      readLine: { input.map { Array($0.utf8) } }, inputIsTerminal: input != nil,
      environment: ProcessInfo.processInfo.environment.merging(["RECKON_HOME": path]) { $1 }.merging(environment) { $1 }, now: { time })
    let code = Tool.main(arguments, console: console)
    return Outcome(output: String(decoding: output.withLock { $0 }, as: UTF8.self), errors: errors.withLock { $0 }, code: code)
  }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)")) }
  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasSuffix(".lock") }.sorted()
  }
}
