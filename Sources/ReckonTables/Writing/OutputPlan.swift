import Reckon
import ReckonTerminal

/// How what a run makes is written, settled before its first row.
struct OutputPlan: Sendable {
  /// The columns' names, where rows are those of a table.
  var titles: [[UInt8]] = []
  let writer: any TableWriter
  let numberMode: NumberMode
  let marks: NumberMarks
  /// Whether texts of groups are other values than numbers of the same spelling, and have a quote before them.
  let marksTexts: Bool
  let order: OrderPlan?
  /// The summary that is written in place of rows.
  let summary: SummaryPlan?

  /// Writes rows of such columns.
  func rows(_ titles: [[UInt8]]) -> any RowWriter { writer.rows(titles, numberMode, marks) }
}

extension TablePlan {
  /// How what it makes is written.
  var sink: OutputPlan {
    OutputPlan(
      titles: outputs.map(\.title), writer: writer, numberMode: program.numberMode, marks: marks, marksTexts: marksTexts,
      order: order, summary: summaries.first)
  }
}
