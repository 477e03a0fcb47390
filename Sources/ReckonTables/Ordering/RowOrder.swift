import Reckon
import ReckonTerminal

/// Which of the rows that a run makes are written, and in which order.
package struct RowOrder: Hashable, Sendable {
  /// A column by which rows are in order.
  package struct Key: Hashable, Sendable {
    let name: String
    let isDescending: Bool

    /// The column and direction that a text asks for: `total desc`; a name may stand in back quotes.
    ///
    /// - Returns: `nil` where there is no name, or another word behind it.
    package init?(_ text: String) {
      let text = text.trimmed
      var (name, direction) = (text, "")
      if text.hasPrefix("`"), let end = text.dropFirst().firstIndex(of: "`") {
        name = String(text[text.index(after: text.startIndex)..<end])
        direction = text[text.index(after: end)...].trimmed
      } else if let blank = text.lastIndex(of: " "), ["asc", "desc"].contains(text[text.index(after: blank)...]) {
        name = text[..<blank].trimmed
        direction = String(text[text.index(after: blank)...])
      }
      guard !name.isEmpty, ["", "asc", "desc"].contains(direction) else { return nil }
      (self.name, isDescending) = (name, direction == "desc")
    }
  }

  /// The columns by which rows are in order; none where they stay as they come.
  package var keys: [Key] = []
  /// Whether of rows that are written alike only the first is.
  package var isDistinct = false
  /// How many rows are written, of the first or of the last.
  package var head: Int?
  package var tail: Int?

  package init() {}

  /// Whether rows are written as they come.
  var isNone: Bool { self == RowOrder() }
}

/// The order of rows, settled before the first of them is looked at.
struct OrderPlan: Sendable {
  /// What a part of a row's key is of.
  enum Source: Sendable {
    /// A slot's values; where it is a column of the input that a row has no number in, that column's field.
    case slot(Int, CellContent, field: Int?)
    /// The texts of a column of the input.
    case field(Int)
    /// A column of a summary: a group's value, the name of a column, or a statistic.
    case group(Int, isText: Bool)
    case title
    case statistic(Int)

    /// The column of the input whose fields it needs.
    var field: Int? {
      switch self {
      case .field(let field): field
      case .slot(_, _, let field): field
      case .group, .title, .statistic: nil
      }
    }
  }

  let keys: [(source: Source, isDescending: Bool)]
  let isDistinct: Bool
  let head: Int?
  let tail: Int?
  /// How many bytes of rows are sorted in memory at a time, and where the rest of them is kept.
  let memory: Int
  let folder: String

  /// How many rows are wanted of those that come first, where these are the first that are written.
  var wantedRows: Int? { keys.isEmpty && !isDistinct ? head : nil }
}
