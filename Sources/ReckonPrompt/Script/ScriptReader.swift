import Reckon
import ReckonSyntax
import ReckonTerminal

/// Takes a script apart into its statements and commands, as its lines come.
///
/// A line is a statement, or several with `;` between them. It goes on in the next line while a bracket is open or an operator trails, unless that
/// line begins as definitions do: then something was forgotten, and the error should not swallow what follows. Blank lines and comments, of which a
/// first line such as `#!/usr/bin/env reckon` is one, are skipped.
package struct ScriptReader {
  /// The name of the script in messages.
  let name: String

  private let source: ByteSource
  private let limits: Limits
  /// Bytes that have been read, of which those up to `at` are done with.
  private var bytes: [UInt8] = []
  private var at = 0
  private var isAtEnd = false
  /// The statement that was given last.
  private(set) var last: ScriptStatement?
  /// How many lines have been read, and the last one where it is to be read again.
  private var lineCount = 0
  private var ahead: (text: String, tokens: TokenList)?

  package init(_ source: ByteSource, name: String, limits: Limits = Limits()) {
    self.source = source
    self.name = name
    self.limits = limits
  }

  package init(text: String, name: String, limits: Limits = Limits()) { self.init(bytes: Array(text.utf8), name: name, limits: limits) }

  package init(bytes: [UInt8], name: String, limits: Limits = Limits()) {
    self.init(ByteSource(name: name) { [] }, name: name, limits: limits)
    self.bytes = bytes
    isAtEnd = true
  }

  /// The next statement; nothing at the end.
  ///
  /// - Throws: `InputOutputError`, and `FormulaError` for a line that is not UTF-8 or longer than a source may be.
  /// - Complexity: O(bytes of the statement), however many lines it has.
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

  /// Whether the script is a file as a whole, rather than something that may still be coming.
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

  /// The next line without its end, nor a mark of the byte order before the first.
  private mutating func nextBytes() throws -> [UInt8]? {
    var searched = 0
    while true {
      if let end = bytes[(at + searched)...].firstIndex(of: 0x0A) {
        defer { at = end + 1 }
        return line(bytes[at..<end])
      }
      searched = bytes.count - at
      // What is longer than a source may be is refused where it begins.
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
