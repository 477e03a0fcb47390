import Foundation
import Reckon

extension FormulaError {
  /// An error in the text behind a command's name, at its place in all that was typed. Errors in other texts stay as they are.
  func placed(in whole: SourceText, behindCommand text: String) -> FormulaError {
    guard source.text == text, source.name == nil, let found = whole.text.range(of: text, options: .backwards) else { return self }
    let offset = whole.text.utf8.distance(from: whole.text.startIndex, to: found.lowerBound)
    return FormulaError(kind, at: SourceRange(start: range.start + offset, end: range.end + offset), in: whole)
  }
}
