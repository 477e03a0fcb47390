public import ReckonCatalogue
import ReckonSyntax

extension FormulaAssistant {
  /// A token of a text, for syntax coloring.
  public struct Token: Hashable, Sendable {
    /// The kind of a token.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A number, a date, or a superscript digit.
      case number
      /// The name of a function, including those that the text defines.
      case function
      /// A constant of the language.
      case constant
      /// The name of a value: an input, a value in scope, a parameter.
      case variable
      /// The name of a value in backquotes.
      case quotedName
      /// A unit after a number, or in the target of a conversion.
      case unit
      /// An operator, a definition sign, or a notation keyword.
      case `operator`
      /// A text in quotes.
      case text
      /// A bracket with a partner, or one that is not closed yet.
      case bracket
      /// A comma or a statement separator.
      case separator
      /// A comment, from `#` to the end of its line.
      case comment
      /// An undefined name.
      case unknown
      /// Text that cannot be part of a formula, or an unmatched closing bracket.
      case invalid
      /// A name at the cursor that may still become a known one.
      case unfinished
    }

    /// The kind.
    public let kind: Kind
    /// The range.
    public let range: SourceRange
    /// Whether it is one of the matching brackets at the cursor.
    public let isMatched: Bool
  }

  /// The tokens of a text in order, without overlaps and with only white space between them.
  ///
  /// - Parameters:
  ///   - text: any text, even invalid.
  ///   - cursor: the offset of the cursor in a text that is being typed: a name there is unfinished rather than unknown
  ///     while it may become a known one, and the bracket there and its partner are matched. `nil` for a finished text.
  /// - Complexity: O(length of the text).
  public func tokens(of text: String, cursor: Int? = nil) -> [Token] {
    let reading = FormulaReading(text, names: names, cursor: cursor)
    let matching = reading.matchingBrackets
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    tokens.reserveCapacity(reading.meanings.count)
    var end = 0
    for (index, kind) in reading.meanings.enumerated() {
      let range = reading.list.tokens[index].range
      Self.addComments(in: end..<range.start, of: bytes, to: &tokens)
      end = range.end
      // A line end is white space.
      if kind == .separator, reading.list.tokens[index].kind == .newline { continue }
      tokens.append(Token(kind: kind, range: range, isMatched: matching.contains(index)))
    }
    Self.addComments(in: end..<bytes.count, of: bytes, to: &tokens)
    return tokens
  }

  /// There are only spaces and comments between tokens.
  private static func addComments(in gap: Range<Int>, of bytes: [UInt8], to tokens: inout [Token]) {
    var rest = gap
    while let start = bytes[rest].firstIndex(of: UInt8(ascii: "#")) {
      let end = bytes[start..<gap.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? gap.upperBound
      tokens.append(Token(kind: .comment, range: SourceRange(start: start, end: end), isMatched: false))
      rest = end..<gap.upperBound
    }
  }
}

extension FormulaReading {
  /// The bracket at the cursor, or else the one directly before it, and its partner; empty if there is none.
  fileprivate var matchingBrackets: [Int] {
    guard let cursor, !partners.isEmpty else { return [] }
    let under = partners.keys.first { range($0).lowerBound == cursor }
    guard let bracket = under ?? partners.keys.first(where: { range($0).upperBound == cursor }),
      let partner = partners[bracket]
    else {
      return []
    }
    return [bracket, partner]
  }
}
