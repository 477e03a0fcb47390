import ReckonCatalogue

/// Text edits that turn an array formula into the formula of one element.
extension DialectElements {
  /// A replacement of a part of the text.
  struct Change {
    let range: SourceRange
    let text: String
  }

  /// The edits that replace a value by its element at a row and a column.
  func item(of index: Int, _ row: Int, _ column: Int) -> [Change] {
    let extent = extents[index]
    return [
      Change(range: SourceRange(start: extent.start, end: extent.start), text: "INDEX("),
      Change(range: SourceRange(start: extent.end, end: extent.end), text: ",\(row),\(column))"),
    ]
  }

  /// The edits that replace a call by its parenthesized operand.
  func alone(_ operand: Int, in call: Int) -> [Change] {
    let (range, extent) = (tree.nodes[call].range, extents[operand])
    return [
      Change(range: SourceRange(start: range.start, end: extent.start), text: "("),
      Change(range: SourceRange(start: extent.end, end: range.end), text: ")"),
    ]
  }

  /// The text with the edits applied; `nil` if two are nested.
  func written(_ changes: [Change]) -> String? {
    let bytes = Array(source.text.utf8)
    var (result, at) = ([UInt8](), 0)
    for change in changes.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
      guard change.range.start >= at else { return nil }
      result += bytes[at..<change.range.start]
      result += Array(change.text.utf8)
      at = change.range.end
    }
    result += bytes[at...]
    return String(decoding: result, as: UTF8.self)
  }
}
