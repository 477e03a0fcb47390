import Foundation

/// A folder for one test, removed with the value.
final class ToolFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "reckon-tables-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }
  func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(filePath: file(name)))
  }
  func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: file(name)))) }
  func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }
  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

  /// Whether something becomes true of the folder within a minute.
  func waits(for condition: () throws -> Bool) rethrows -> Bool {
    let start = ContinuousClock.now
    while try !condition() {
      guard ContinuousClock.now - start < .seconds(60) else { return false }
      usleep(1_000)
    }
    return true
  }
}
