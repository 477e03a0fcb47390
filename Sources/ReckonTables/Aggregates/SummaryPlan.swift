import Reckon

/// A summary, as `--summary` requests it.
struct SummaryPlan: Sendable {
  /// A column to sum up.
  struct Column: Sendable {
    let title: [UInt8]
    let slot: Int
    let content: Content
    let statistics: [Statistic]
    /// How its medians and percentiles are taken, where that may be by counts.
    var medians = MedianMethod.exact

    /// Whether all its numbers are kept, for some statistic of them.
    var keepsValues: Bool { content != .texts && statistics.contains(where: \.needsValues) }
    /// Whether its numbers are counted by ranges instead. A mode is one of the numbers themselves, and a fraction of a
    /// date's number may be months.
    var isApproximate: Bool { medians == .approximate && keepsValues && content == .numbers && !statistics.contains(.mode) }
    /// Whether its values are counted and nothing else.
    var isCounted: Bool { statistics.allSatisfy { $0 == .count } }
  }

  /// The content of a column.
  enum Content: String, Sendable {
    case numbers
    /// They have a mean and extremes, but no sum.
    case dates
    /// Times of day, which have the same.
    case times
    /// Texts or lists, which are counted.
    case texts
  }

  /// Rows as groups of their own, of which nothing is summed up.
  static let rows = SummaryPlan(columns: [], groupColumns: [], groupTitles: [], maximumCells: .max)
  /// The title of the names of columns.
  static let columnTitle = "column"

  let columns: [Column]
  /// The columns by whose values rows are grouped, if any.
  let groupColumns: [GroupColumn]
  /// Those columns' names.
  let groupTitles: [String]
  /// For each of them whether its values are texts, also where they look like numbers.
  var groupsAreTexts: [Bool] = []
  /// The statistics of each column.
  var statistics = SummaryStatistic.usual
  /// How many groups times columns it may have, and numbers it may keep, beyond one for each byte of the table.
  let maximumCells: Int
  /// How medians and percentiles are taken.
  var medians = MedianMethod.exact
  /// Whether its rows are kept, for functions of several of them.
  var keepsRows = false

  /// The groups alone.
  var withoutColumns: SummaryPlan {
    SummaryPlan(columns: [], groupColumns: groupColumns, groupTitles: groupTitles, maximumCells: maximumCells)
  }

  /// Whether that many groups times columns and kept numbers are more than so many bytes of a table may make.
  func isTooLarge(_ cells: Int, for bytes: Int) -> Bool { cells - bytes > maximumCells }

  /// The error if there are more.
  var excess: Phrase {
    if keepsRows {
      return Phrase(
        "functionsOfSeveralRowsKeep",
        """
        functions of several rows keep more than \(maximumCells) numbers beyond one for each byte of the table; give them \
        fewer columns or raise the limit
        """)
    }
    guard columns.contains(where: \.keepsValues) else {
      return Phrase(
        "summaryHasMoreThanGroups",
        """
        the summary has more than \(maximumCells) groups times columns beyond one for each byte of the table; select fewer \
        columns or raise the limit
        """)
    }
    return Phrase(
      "mediansAndPercentilesKeep",
      """
      medians and percentiles keep more than \(maximumCells) numbers beyond one for each byte of the table; \
      give them fewer columns, take them by --medians approximate, or raise the limit
      """)
  }
}
