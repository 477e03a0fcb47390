import Foundation
import ReckonTables
import ReckonCommand
import ReckonTerminal
import Synchronization

/// A run of `reckon run` over bytes from standard input, in memory.
struct TableRun {
  let bytes: [UInt8]
  let errors: String
  let code: ExitCode

  /// - Parameter chunkSize: how many bytes come at a time.
  init(_ arguments: String..., input: some Sequence<UInt8>, chunkSize: Int = 1 << 16) {
    self.init(arguments: arguments, input: input, chunkSize: chunkSize)
  }

  init(arguments: [String], input: some Sequence<UInt8>, chunkSize: Int = 1 << 16) {
    let rest = Mutex(ArraySlice(Array(input)))
    let written = Mutex<[UInt8]>([])
    let said = Mutex("")
    let console = Console(
      writeBytes: { bytes in written.withLock { $0 += bytes } }, writeError: { text in said.withLock { $0 += text } },
      readChunk: {
        rest.withLock { rest in
          defer { rest = rest.dropFirst(chunkSize) }
          return Array(rest.prefix(chunkSize))
        }
      })
    code = Tool.main(["run"] + arguments + ["-"], console: console)
    bytes = written.withLock { $0 }
    errors = said.withLock { $0 }
  }

  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of row errors that the run has reported.
  var errorCount: Int {
    let line = errors.split(separator: "\n").first { $0.hasSuffix(" row errors:") || $0.hasSuffix(" row error:") }
    return line.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }
}
