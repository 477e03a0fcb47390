import Reckon
import ReckonTables
import ReckonTerminal

extension Command {
  static let combine = Command(
    "combine", usage: "FILE…",
    summary: """
      Combines partial summaries into one (- is standard input).

      Each is the output of reckon run --partial for a part of a table, in any process and on any machine, with the
      same options: reckon run FORMULAS part.csv --group-by region --statistics sum,median --partial > part.sum, and
      then reckon combine *.sum.

      Counts, extremes, medians, percentiles and modes are those of the whole table; sums, means and deviations too,
      except for the last digit. Groups are in order of first appearance.

      Exit codes: 0; 2 for sorting by a column that the summary does not have; 3 if something cannot be read or
      written, or is not a part of the same summary.
      """,
    flags: [
      RunFlags.sort, RunFlags.head, RunFlags.tail, RunFlags.output, RunFlags.target, RunFlags.noHeaderOut,
      FormulaFlags.limit,
    ], words: [.file], run: { arguments, console in try CombineRun(arguments).run(console) })
}

extension CombineRun {
  /// The request that the arguments describe.
  fileprivate init(_ arguments: Arguments) throws {
    guard !arguments.words.isEmpty else {
      throw UsageError(
        "combineTakesFiles", "combine takes files that reckon run --partial has written: reckon combine *.sum")
    }
    self.init(
      arguments.words, try FormatChoice([""], from: TableFormat.all[0].name, to: try arguments[RunFlags.target]))
    order = try arguments.rowOrder()
    outputPath = try arguments[RunFlags.output].flatMap { $0 == "-" ? nil : $0 }
    writesHeader = !arguments.has(RunFlags.noHeaderOut)
    limits = try arguments.tableLimits()
  }
}

extension Arguments {
  /// Which rows are written, and in which order.
  func rowOrder() throws(UsageError) -> RowOrder {
    var order = RowOrder()
    order.keys = try self[RunFlags.sort] ?? []
    order.isDistinct = has(RunFlags.distinct)
    (order.head, order.tail) = (try self[RunFlags.head], try self[RunFlags.tail])
    guard order.head == nil || order.tail == nil else {
      throw UsageError("headAndTailBoth", "--head and --tail both say which rows are written; give one of them")
    }
    return order
  }
}
