import Reckon

extension FormulaError {
  /// An error in the text behind a command's name, at its place in all that was typed. Errors in other texts stay as they are.
  func placed(in whole: SourceText, behindCommand text: String) -> FormulaError {
    let (all, part) = (Array(whole.text.utf8), Array(text.utf8))
    // It stands at the end, but for blanks.
    guard source.text == text, source.name == nil, all.count >= part.count,
      let offset = (0...all.count - part.count).last(where: { all[$0..<$0 + part.count].elementsEqual(part) })
    else { return self }
    func moved(_ range: SourceRange) -> SourceRange { SourceRange(start: range.start + offset, end: range.end + offset) }
    return FormulaError(kind, at: moved(range), but: gap.map(moved), in: whole)
  }
}
