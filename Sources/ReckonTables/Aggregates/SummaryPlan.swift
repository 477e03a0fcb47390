import Reckon

/// The plan of a summary, as requested by `--summary`.
struct SummaryPlan: Sendable {
  /// A column to summarize.
  struct Column: Sendable {
    let title: [UInt8]
    let slot: Int
    let content: Content
    let statistics: [Statistic]
    /// The method for its medians and percentiles, where counts are possible.
    var medians = MedianMethod.exact

    /// Whether all its numbers are stored, for some statistic.
    var keepsValues: Bool { content != .texts && statistics.contains(where: \.needsValues) }
    /// Whether its numbers are counted by ranges instead. A mode is one of the numbers themselves, and fractions of
    /// dates may be months.
    var isApproximate: Bool {
      medians == .approximate && keepsValues && content == .numbers && !statistics.contains(.mode)
    }
    /// Whether its values are only counted.
    var isCounted: Bool { statistics.allSatisfy { $0 == .count } }
  }

  /// The content of a column.
  enum Content: String, Sendable {
    case numbers
    /// Dates have a mean and extremes, but no sum.
    case dates
    /// Times of day, with the same statistics.
    case times
    /// Texts or lists, which are counted.
    case texts
  }

  /// Rows as separate groups, without statistics.
  static let rows = SummaryPlan(columns: [], groupColumns: [], groupTitles: [], maximumCells: .max)
  /// The title of the column with the names of columns.
  static let columnTitle = "column"

  let columns: [Column]
  /// The columns that group rows, if any.
  let groupColumns: [GroupColumn]
  /// The names of the grouping columns.
  let groupTitles: [String]
  /// For each of them whether its values are texts, even if they look like numbers.
  var groupsAreTexts: [Bool] = []
  /// The statistics of each column.
  var statistics = SummaryStatistic.usual
  /// The limit on groups times columns plus stored numbers, beyond one for each byte of the table.
  let maximumCells: Int
  /// The method for medians and percentiles.
  var medians = MedianMethod.exact
  /// Whether its rows are stored, for functions of several of them.
  var keepsRows = false

  /// The plan of the groups alone.
  var withoutColumns: SummaryPlan {
    SummaryPlan(columns: [], groupColumns: groupColumns, groupTitles: groupTitles, maximumCells: maximumCells)
  }

  /// Whether a number of cells exceeds the limit for a number of bytes.
  func isTooLarge(_ cells: Int, for bytes: Int) -> Bool { cells - bytes > maximumCells }

  /// The error for exceeding the limit.
  var excess: Phrase {
    if keepsRows {
      return Phrase(
        "functionsOfSeveralRowsKeep",
        """
        functions of several rows need more than \(maximumCells) numbers beyond one for each byte of the table; give them \
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
      medians and percentiles need more than \(maximumCells) numbers beyond one for each byte of the table; \
      give them fewer columns, use --medians approximate, or raise the limit
      """)
  }
}
