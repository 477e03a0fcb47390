import Reckon
import ReckonSystem
import ReckonTerminal

/// The files of a table.
///
/// One thread at a time uses it.
final class TableInput {
  let paths: [String]
  let console: Console
  /// The files that may be read twice; empty if each is read once.
  private let kept: [RereadSource]
  /// - Parameter isReadTwice: whether to keep a copy of data that can be read only once, such as a pipe.
  /// - Throws: `InputOutputError` if data to be copied cannot be read.
  init(_ paths: [String], isReadTwice: Bool, _ console: Console) throws {
    (self.paths, self.console) = (paths, console)
    var kept: [RereadSource] = []
    // With several files, missing ones are reported before any is copied.
    if paths.count > 1 { for path in paths { try Self.checkAccess(path) } }
    if isReadTwice { for path in paths { kept.append(try RereadSource(path, console)) } }
    self.kept = kept
  }

  /// The bytes of a file from its start, and a function that closes it.
  func open(_ number: Int) throws -> (source: ByteSource, close: () -> Void) {
    if kept.isEmpty { return try InputPath.source(paths[number], console, waits: true) }
    return try kept[number].source()
  }

  /// Releases the copies.
  func close() {
    for source in kept { source.close() }
  }

  /// The total size of all files in bytes, if known in advance.
  ///
  /// - Parameter first: the size of the first file.
  func size(first: Int?) -> Int? {
    guard paths.count > 1 else { return first }
    var sum = 0
    for path in paths {
      guard let size = Self.regularSize(path) else { return nil }
      sum += size
    }
    return sum
  }

  /// The size of a regular file; `nil` for anything else.
  static func regularSize(_ path: String) -> Int? {
    var status = stat()
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  private static func checkAccess(_ path: String) throws(InputOutputError) {
    guard path != "-" else { return }
    if System.isFolder(path) { errno = EISDIR } else if access(path, R_OK) == 0 { return }
    throw InputOutputError("cannotBeRead", "\(path) cannot be read: \(systemMessage())")
  }
}
