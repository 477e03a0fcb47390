import Foundation
import ReckonCommand
import ReckonTerminal
import Synchronization

/// A table, how it is read and how it is written, chosen by an input: four bytes that choose, and the table's bytes
/// behind them.
struct TableInput {
  let text: [UInt8]
  let delimiter: UInt8
  /// Nothing when the first record is a header.
  let columnCount: Int?
  /// How many bytes make a block, and how many come at a time.
  let blockSize: Int
  let chunkSize: Int
  /// The name of the format in which it is written; nothing when it is only read.
  let output: String?

  static let delimiters: [UInt8] = [0x2C, 0x09, 0x3B, 0x7C, 0x20, 0x3A]

  init(_ input: [UInt8]) {
    var choices = Choices(input)
    let form = choices.below(64)
    delimiter = Self.delimiters[form % Self.delimiters.count]
    let count = choices.below(8)
    columnCount = count > 4 ? count - 4 : nil
    blockSize = choices.pick([4, 5, 8, 16, 31, 64, 100, 1000])
    let chunk = choices.below(16)
    chunkSize = [1, 2, 3, 7, 64, 1000][chunk % 6]
    output = chunk < 12 ? nil : ["csv", "tsv", "jsonl", "table"][chunk - 12]
    text = choices.rest()
  }

  /// The bytes as they come, so many at a time.
  static func chunks(of bytes: [UInt8], _ size: Int) -> @Sendable () -> [UInt8] {
    let rest = Mutex(bytes[...])
    return {
      rest.withLock { rest in
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
      }
    }
  }

  /// What the tool writes when it is given a table, or parts of a summary, on its standard input.
  static func run(
    _ arguments: [String], _ text: [UInt8], chunkSize: Int, command: String = "run"
  ) -> (code: ExitCode, output: [UInt8], errors: String) {
    let written = Mutex<[UInt8]>([])
    let said = Mutex("")
    let console = Console(
      writeBytes: { bytes in written.withLock { $0 += bytes } }, writeError: { text in said.withLock { $0 += text } },
      readChunk: chunks(of: text, chunkSize), environment: [:])
    let code = Tool.main(
      [command] + arguments + (command == "run" ? ["--threads", "1", "-"] : ["-"]), console: console)
    return (code, written.withLock { $0 }, said.withLock { $0 })
  }

  /// Looks at the messages of a run, each of which is a line.
  static func check(messages: String) throws(Finding) {
    for line in messages.split(separator: "\n") { try MessageCheck.check(String(line)) }
  }
}
