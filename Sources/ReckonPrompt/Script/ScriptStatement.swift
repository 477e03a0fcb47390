import Reckon
import ReckonSyntax

/// A statement or a `:command` of a script, on one line or on several.
struct ScriptStatement {
  /// The name of the script, and the number of the statement's first line.
  private let name: String
  let firstLine: Int
  /// The statement as it stands in the script.
  private var written: [UInt8]
  /// The same on one line: blanks stand for line ends and the comments before them, so that all places stay.
  private var joined: [UInt8]

  let isCommand: Bool
  /// Where the last token ends.
  private var contentEnd = 0
  /// How many brackets, and how many conditionals between `?` and `:`, are open.
  private var openBrackets = 0
  private var openChoices = 0
  /// Whether the last token wants something behind it: an operator, `=` or a comma.
  private var endsIncomplete = false

  /// A statement that begins with a line, of which the tokens are known.
  init(_ line: String, _ tokens: TokenList, name: String, number: Int) {
    self.name = name
    firstLine = number
    written = Array(line.utf8)
    joined = written
    isCommand = line.first { !$0.isWhitespace } == ":"
    read(tokens, from: 0)
  }

  /// The statement as it stands in the script, with its place there.
  var source: SourceText { SourceText(String(decoding: written, as: UTF8.self), name: name, firstLine: firstLine) }
  /// The same on one line, for a session.
  var line: SourceText { SourceText(String(decoding: joined, as: UTF8.self), name: name, firstLine: firstLine) }
  /// How many bytes it has.
  var count: Int { written.count }
  var hasSeveralLines: Bool { written.contains(0x0A) }

  /// The first line without the blanks around it.
  var head: SourceRange {
    let start = written.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let content = written.dropFirst(start).prefix { $0 != 0x0A }
    let blanks = content.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return SourceRange(start: start, end: start + content.count - blanks)
  }

  /// Whether the statement goes on in the next line.
  var isIncomplete: Bool { !isCommand && (openBrackets > 0 || openChoices > 0 || endsIncomplete) }

  /// Adds the next line.
  ///
  /// - Complexity: O(bytes of the line).
  mutating func append(_ line: String, _ tokens: TokenList) {
    for index in contentEnd..<joined.count { joined[index] = 0x20 }
    written.append(0x0A)
    joined.append(0x20)
    let start = joined.count
    contentEnd = start
    written += line.utf8
    joined += line.utf8
    read(tokens, from: start)
  }

  private mutating func read(_ tokens: TokenList, from start: Int) {
    for (index, token) in tokens.tokens.dropLast().enumerated() {
      openBrackets = max(0, openBrackets + token.kind.nesting)
      if token.kind == .symbol, tokens.beginsChoice(token) { openChoices += 1 }
      // The colon of `:=` ends no choice.
      if token.kind == .colon, tokens.tokens[index + 1].kind != .equals { openChoices = max(0, openChoices - 1) }
    }
    if let last = tokens.tokens.dropLast().last {
      contentEnd = start + last.range.end
      endsIncomplete = tokens.requiresMore(behind: last)
    }
  }
}

extension TokenList {
  /// Whether a token is the `?` of a conditional.
  fileprivate func beginsChoice(_ token: Token) -> Bool {
    SymbolTable.shared.symbols[Int(token.payload)].infix.map { Catalogue.operatorMeanings[$0] == .conditional } ?? false
  }
}
