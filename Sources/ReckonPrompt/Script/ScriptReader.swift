import Reckon
import ReckonSyntax
import ReckonTerminal

/// Splits a script into statements and commands while it is read.
///
/// A line is a statement, or several separated by `;`. It continues on the next line while a bracket is open or an
/// operator is last, unless that line begins like a definition: then something is missing, and the error should not
/// swallow what follows. Blank lines and comments, including a first line such as `#!/usr/bin/env reckon`, are skipped.
package struct ScriptReader {
  /// The name of the script in messages.
  let name: String

  private let source: ByteSource
  private let limits: Limits
  /// The input buffer; bytes before `at` are consumed.
  private var bytes: [UInt8] = []
  private var at = 0
  private var isAtEnd = false
  /// The last statement returned.
  private(set) var last: ScriptStatement?
  /// The number of lines read, and the pushed-back last line, if any.
  private var lineCount = 0
  private var ahead: (text: String, tokens: TokenList)?

  package init(_ source: ByteSource, name: String, limits: Limits = Limits()) {
    self.source = source
    self.name = name
    self.limits = limits
  }

  package init(text: String, name: String, limits: Limits = Limits()) {
    self.init(bytes: Array(text.utf8), name: name, limits: limits)
  }

  package init(bytes: [UInt8], name: String, limits: Limits = Limits()) {
    self.init(ByteSource(name: name) { [] }, name: name, limits: limits)
    self.bytes = bytes
    isAtEnd = true
  }

  /// The next statement; `nil` at the end.
  ///
  /// - Throws: `InputOutputError`, and `FormulaError` for a line that is not UTF-8 or exceeds the length limit.
  /// - Complexity: O(bytes of the statement), whatever its number of lines.
  mutating func next() throws -> ScriptStatement? {
    while let (line, tokens) = try nextLine() {
      let isBlank = tokens.tokens.count == 1
      if isBlank { continue }
      var statement = ScriptStatement(line, tokens, name: name, number: lineCount)
      while statement.isIncomplete, statement.count <= limits.sourceBytes, let (line, tokens) = try nextLine() {
        if StatementExtent.beginsStatement(line) {
          ahead = (line, tokens)
          break
        }
        statement.append(line, tokens)
      }
      last = statement
      return statement
    }
    last = nil
    return nil
  }

  /// Whether the script is a complete file instead of a stream.
  var isFile: Bool { source.size != nil }

  private mutating func nextLine() throws -> (text: String, tokens: TokenList)? {
    if let line = ahead {
      ahead = nil
      return line
    }
    guard let bytes = try nextBytes() else { return nil }
    lineCount += 1
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FormulaError.invalidEncoding(in: bytes, name: name, firstLine: lineCount)
    }
    return (text, Lexer.tokens(of: SourceText(text), limits: limits))
  }

  /// The next line without its end, and without a leading byte order mark.
  private mutating func nextBytes() throws -> [UInt8]? {
    var searched = 0
    while true {
      if let end = bytes[(at + searched)...].firstIndex(of: 0x0A) {
        defer { at = end + 1 }
        return line(bytes[at..<end])
      }
      searched = bytes.count - at
      // A line that exceeds the length limit is rejected at its start.
      if searched - 3 > limits.sourceBytes {
        let place = SourceRange(start: 0, end: 0)
        let source = SourceText("", name: name, firstLine: lineCount + 1)
        throw FormulaError(.limitExceeded(.sourceBytes, maximum: limits.sourceBytes), at: place, in: source)
      }
      if isAtEnd {
        defer { at = bytes.count }
        return searched > 0 ? line(bytes[at...]) : nil
      }
      bytes.removeFirst(at)
      at = 0
      let more = try source.readSome()
      bytes += more
      isAtEnd = more.isEmpty
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var line = bytes
    if lineCount == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    if line.last == 0x0D { line.removeLast() }
    return Array(line)
  }
}
