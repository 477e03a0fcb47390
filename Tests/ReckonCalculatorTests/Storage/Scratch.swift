import Foundation
import ReckonCalculator
import ReckonStorage
import Testing

/// A folder for one test, removed with the value.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "reckon-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: CalculatorFiles { CalculatorFiles(folder: path) }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
  }
  func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }
  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: "\(path)/\(name)"))) }

  /// The names in the folder but for the empty files that locks are held on.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasSuffix(".lock") }.sorted()
  }

  static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}

extension FileHistory {
  mutating func add(_ expression: String, _ result: String = "1", limit: Int = 10) throws(StorageError) {
    let time = Timestamp(secondsSince1970: 1_800_000_000)
    try append(HistoryEntry(expression: expression, result: result, time: time), limit: limit)
  }
}

/// A run of the program that writes until it is killed.
final class Writer {
  private let process = Process()
  private let pipe = Pipe()

  init(_ kind: String, in folder: String, count: Int, label: String = "w", shell: String? = nil) throws {
    let arguments = [kind, folder, "\(count)", label]
    process.executableURL = shell == nil ? Self.program : URL(filePath: "/bin/sh")
    process.arguments = shell.map { ["-c", "\($0); exec \"$0\" \"$@\"", Self.program.path] + arguments } ?? arguments
    process.standardOutput = pipe
    try process.run()
  }

  /// Kills it after some microseconds behind its first line; the lines that it said.
  func kill(after microseconds: UInt32) throws -> [String] {
    var said = try pipe.fileHandleForReading.read(upToCount: 1) ?? Data()
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    said += try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return lines(said)
  }

  /// Waits for its end; the lines that it said.
  func wait() throws -> [String] {
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return lines(said)
  }

  private func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The products lie beside the test runner, or where the test bundle lies.
  private static let program: URL = {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "write-storage")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
      path: "write-storage")
  }()
}

/// Runs a program; whether it ended well.
func succeeds(_ path: String, _ arguments: String...) -> Bool {
  let process = Process()
  process.executableURL = URL(filePath: path)
  process.arguments = arguments
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  return process.terminationStatus == 0
}
