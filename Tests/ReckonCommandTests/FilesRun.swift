import Foundation
import ReckonCalculator

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

  /// Runs the tool in memory with this folder as its home.
  func callAsFunction(
    _ arguments: String..., input: String? = nil, at time: Timestamp = now, environment: [String: String] = [:]
  ) -> ToolRun { self(arguments, input: input, at: time, environment: environment) }

  func callAsFunction(
    _ arguments: [String], input: String? = nil, at time: Timestamp = now, environment: [String: String] = [:]
  ) -> ToolRun {
    ToolRun(
      arguments, input: Array((input ?? "").utf8), isAnswered: input != nil, home: path, environment: environment,
      now: { time })
  }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)")) }
  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasSuffix(".lock") }.sorted()
  }
}
