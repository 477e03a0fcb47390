import Foundation
import ReckonTables
import ReckonTerminal

/// A run of `reckon run` over bytes from standard input, in memory.
struct TableRun {
  private let run: ToolRun

  /// - Parameter chunkSize: how many bytes come at a time.
  init(_ arguments: String..., input: some Sequence<UInt8>, chunkSize: Int = 1 << 16) {
    self.init(arguments: arguments, input: input, chunkSize: chunkSize)
  }

  init(arguments: [String], input: some Sequence<UInt8>, chunkSize: Int = 1 << 16) {
    run = ToolRun(["run"] + arguments + ["-"], input: Array(input), chunkSize: chunkSize)
  }

  var bytes: [UInt8] { run.bytes }
  var output: String { run.output }
  var errors: String { run.errors }
  var code: ExitCode { run.code }

  /// The number of row errors that the run has reported.
  var errorCount: Int {
    let line = errors.split(separator: "\n").first { $0.hasSuffix(" row errors:") || $0.hasSuffix(" row error:") }
    return line.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }
}
