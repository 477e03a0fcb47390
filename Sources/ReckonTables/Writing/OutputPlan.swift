import Reckon
import ReckonTerminal

/// The output format of a run, fixed before its first row.
struct OutputPlan: Sendable {
  /// The names of the columns, if the rows are those of a table.
  var titles: [[UInt8]] = []
  let writer: any TableWriter
  let numberMode: NumberMode
  let marks: NumberMarks
  /// Whether group texts are distinguished from numbers with the same spelling, by a leading quote.
  let marksTexts: Bool
  let order: OrderPlan?
  /// The summary to write instead of rows.
  let summary: SummaryPlan?

  /// A writer for rows of these columns.
  func rows(_ titles: [[UInt8]]) -> any RowWriter { writer.rows(titles, numberMode, marks) }
}

extension TablePlan {
  /// The output format of the run.
  var sink: OutputPlan {
    OutputPlan(
      titles: outputs.map(\.title), writer: writer, numberMode: program.numberMode, marks: marks,
      marksTexts: marksTexts,
      order: order, summary: summaries.first)
  }
}
