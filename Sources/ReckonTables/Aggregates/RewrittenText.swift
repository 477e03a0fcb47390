import Reckon

/// A text made of stretches of others, with words of its own in place of some, so that errors in it can be shown in what was given.
struct RewrittenText {
  /// A stretch of the text, and what it stands for.
  private struct Part {
    let start: Int
    let source: SourceText
    let range: Range<Int>
    /// Whether it is that stretch, byte by byte.
    let isCopy: Bool
  }

  private(set) var text = ""
  private var parts: [Part] = []

  /// Begins another line, unless the text is empty.
  mutating func beginLine() { if !text.isEmpty { text += "\n" } }

  /// Adds a stretch of a text.
  mutating func copy(_ range: Range<Int>, of source: SourceText) {
    parts.append(Part(start: text.utf8.count, source: source, range: range, isCopy: true))
    text += source.slice(SourceRange(start: range.lowerBound, end: range.upperBound))
  }

  /// Adds words in place of a stretch of a text.
  mutating func write(_ words: String, for range: Range<Int>, of source: SourceText) {
    parts.append(Part(start: text.utf8.count, source: source, range: range, isCopy: false))
    text += words
  }

  /// A range of the text as one of those that it was made of.
  func given(_ range: SourceRange) -> (range: SourceRange, source: SourceText)? {
    guard let first = part(at: range.start), let last = part(at: max(range.start, range.end - 1)) else { return nil }
    let start = first.isCopy ? min(first.range.lowerBound + range.start - first.start, first.range.upperBound) : first.range.lowerBound
    let end = last.isCopy ? min(last.range.lowerBound + range.end - last.start, last.range.upperBound) : last.range.upperBound
    return (SourceRange(start: start, end: max(start, end)), first.source)
  }

  /// An error of the text as one of those that it was made of.
  func given(_ error: FormulaError) -> FormulaError {
    guard let place = given(error.range) else { return error }
    let moved: (SourceRange) -> SourceRange = { given($0)?.range ?? $0 }
    return FormulaError(
      error.kind, at: place.range, but: error.gap.map(moved), in: place.source, origins: error.origins,
      notes: error.notes.map { $0.moved(to: moved($0.range)) })
  }

  private func part(at offset: Int) -> Part? { parts.last { $0.start <= offset } }
}
