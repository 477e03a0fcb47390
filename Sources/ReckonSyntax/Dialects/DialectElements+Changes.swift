import ReckonCatalogue

/// Changes of a formula's text after which it is that of one element.
extension DialectElements {
  /// What is put in the place of a part of the text.
  struct Change {
    let range: SourceRange
    let text: String
  }

  /// The changes after which a value is its element in a row and a column.
  func item(of index: Int, _ row: Int, _ column: Int) -> [Change] {
    let extent = extents[index]
    return [
      Change(range: SourceRange(start: extent.start, end: extent.start), text: "INDEX("),
      Change(range: SourceRange(start: extent.end, end: extent.end), text: ",\(row),\(column))"),
    ]
  }

  /// The changes after which a call is its operand in brackets.
  func alone(_ operand: Int, in call: Int) -> [Change] {
    let (range, extent) = (tree.nodes[call].range, extents[operand])
    return [
      Change(range: SourceRange(start: range.start, end: extent.start), text: "("),
      Change(range: SourceRange(start: extent.end, end: range.end), text: ")"),
    ]
  }

  /// The text with some parts changed; `nil` where one lies in another.
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
