import Reckon
import ReckonTerminal

/// The selection and order of the rows of a run's output.
package struct RowOrder: Hashable, Sendable {
  /// A sort column.
  package struct Key: Hashable, Sendable {
    let name: String
    let isDescending: Bool

    /// The column and direction in a text: `total desc`; a name may be in back quotes.
    ///
    /// - Returns: `nil` if there is no name, or another word after it.
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

  /// The sort columns; empty to keep the order of the input.
  package var keys: [Key] = []
  /// Whether only the first of equal output rows is written.
  package var isDistinct = false
  /// The number of rows to write, from the start or the end.
  package var head: Int?
  package var tail: Int?

  package init() {}

  /// Whether rows are written in input order.
  var isNone: Bool { self == RowOrder() }
}

/// The order of rows, determined before the first row is processed.
struct OrderPlan: Sendable {
  /// The source of a part of a row's sort key.
  enum Source: Sendable {
    /// A slot's values; for rows without a number in a column of the input, that column's field.
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
  /// The number of bytes of rows to sort in memory at a time, and the folder for the rest.
  let memory: Int
  let folder: String

  /// The number of rows needed, if the first rows are output as they come.
  var wantedRows: Int? { keys.isEmpty && !isDistinct ? head : nil }
}
