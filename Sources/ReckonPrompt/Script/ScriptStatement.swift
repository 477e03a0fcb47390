import Reckon
import ReckonSyntax

/// A statement or a `:command` of a script, on one or several lines.
struct ScriptStatement {
  /// The name of the script, and the number of the statement's first line.
  private let name: String
  let firstLine: Int
  private var text: [UInt8]
  private var extent = StatementExtent()
  private var endsInQuestion = false

  let isCommand: Bool

  /// A statement that begins with a tokenized line.
  init(_ line: String, _ tokens: TokenList, name: String, number: Int) {
    self.name = name
    firstLine = number
    text = Array(line.utf8)
    isCommand = line.first { !$0.isWhitespace } == ":"
    take(tokens)
  }

  /// The statement's text, with its position in the script.
  var source: SourceText { SourceText(String(decoding: text, as: UTF8.self), name: name, firstLine: firstLine) }
  /// Its number of bytes.
  var count: Int { text.count }

  /// The trimmed first line.
  var head: SourceRange {
    let start = text.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let content = text.dropFirst(start).prefix { $0 != 0x0A }
    let blanks = content.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return SourceRange(start: start, end: start + content.count - blanks)
  }

  /// Whether the statement continues on the next line.
  var isIncomplete: Bool { !isCommand && extent.isIncomplete && !endsInQuestion }

  /// Appends the next line.
  ///
  /// - Complexity: O(bytes of the line).
  mutating func append(_ line: String, _ tokens: TokenList) {
    text.append(0x0A)
    text += line.utf8
    take(tokens)
  }

  private mutating func take(_ tokens: TokenList) {
    endsInQuestion = tokens.endsInQuestion
    for token in tokens.tokens { extent.take(token, in: tokens) }
  }
}
