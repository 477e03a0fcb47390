import Reckon
import ReckonTables
import ReckonTerminal

/// The options that only `reckon run` has.
enum RunFlags {
  static let condition = Flag<String>(
    "--where", "COND", "keep only the rows for which a condition holds; it may use old and new columns")
  static let selection = Flag<[String]>("--select", names: "A,B,…", "the columns to write, in this order")
  static let summary = Switch(
    "--summary",
    "write count, sum, mean, min, max and standard deviation of each new (or selected) column instead of rows")
  static let groups = Flag<[String]>(
    "--group-by", names: "A,B,…", "summarize by the values of one or more columns, in order of first appearance")
  static let statistics = Flag<[SummaryStatistic]>(
    "--statistics", "A,B,…",
    "the statistics of each column in a summary: \(SummaryStatistic.choices); median and percentiles keep all numbers of a column in memory, unless --medians is approximate"
  ) { text throws(UsageError) in
    var found: [SummaryStatistic] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let statistic = SummaryStatistic(named: part.trimmed) else {
        throw UsageError(
          "statisticsAre",
          "--statistics are \(SummaryStatistic.choices), not \(FormulaError.Kind.shortened(String(part)))")
      }
      if !found.contains(statistic) { found.append(statistic) }
    }
    return found
  }
  static let medians = Flag<MedianMethod>(
    "--medians", "exact|approximate",
    "approximate: estimate medians and percentiles in little memory, from numbers that are at most 0.4 % off")
  static let join = Flag<String>(
    "--join", "FILE", "add the columns of the row in another file that has the same values in the columns of --on",
    words: .file)
  static let joinKeys = Flag<[String]>(
    "--on", names: "A,B=C,…",
    "the columns to compare: A if both files use that name, B=C for the table's name and the joined file's")
  static let inner = Switch("--inner", "omit rows without a match in the joined file")
  static let duplicates = Flag<JoinChoice.Duplicates>(
    "--duplicates", "error|first|last", "which row of the joined file is used if several match (default: an error)")
  static let partial = Switch("--partial", "write a partial summary, for reckon combine")
  static let sort = Flag<[RowOrder.Key]>(
    "--sort", "A,B desc,…",
    "sort the rows by columns: numbers, dates, texts, then missing values; equal rows keep their order"
  ) { text throws(UsageError) in
    try text.split(separator: ",", omittingEmptySubsequences: false).map { (part) throws(UsageError) in
      guard let key = RowOrder.Key(String(part)) else {
        throw UsageError(
          "sortTakesColumns",
          "--sort takes columns, each followed by desc to put the greatest first, not \(FormulaError.Kind.shortened(String(part)))"
        )
      }
      return key
    }
  }
  static let distinct = Switch("--distinct", "write only the first of identical output rows")
  static let head = Flag<Int>("--head", "COUNT", "write only the first COUNT rows", from: 0...Int.max)
  static let tail = Flag<Int>("--tail", "COUNT", "write only the last COUNT rows", from: 0...Int.max)
  static let output = Flag<String>("--output", "FILE", "write to FILE, created only on success", words: .file)
  static let target = Flag<String>(
    "--format", "FORMAT", "write \(names(of: TableFormat.all.filter(\.isWritten))); default: the format of the input",
    words: .oneOf { TableFormat.all.filter(\.isWritten).map(\.name) })
  static let source = Flag<String>(
    "--from", "FORMAT",
    "read \(names(of: TableFormat.all.filter(\.isRead))); default: by the file's name, otherwise csv",
    words: .oneOf { TableFormat.all.filter(\.isRead).map(\.name) })
  /// The options of all formats, each once.
  static let formats = TableFormat.options.map { Flag<String>($0.name, $0.value, Phrase(sentence: $0.summary)) }
  static let numbers = Flag<NumberMarks>(
    "--numbers", "MARKS",
    "how the table's numbers are written: \(NumberMarks.all.map { "\($0.name) (\($0.example))" }.joined(separator: ", "))",
    oneOf: NumberMarks.all, named: \.name)
  static let fields = Flag<LenientChoice>(
    "--fields", "lenient[=A,B,…]",
    "read numbers as people write them ($1,234.50, 5%, (12.00), 1 234) in all columns or in some",
    words: .oneOf { ["lenient"] }
  ) { text throws(UsageError) in try LenientChoice(text) }
  static let dates = Flag<DateOrder>(
    "--dates", "dmy|mdy|ymd", "the order of day, month and year in dates such as 27.11.2026, in addition to ISO dates")
  static let units = Flag<String>(
    "--unit", "COLUMN=UNIT", "the unit of a column's numbers, as in --unit distance=km; may be repeated", repeats: true)
  static let uncertainties = Flag<(name: String, text: String)>(
    "--uncertainty", "COLUMN=UNCERTAINTY",
    "the standard uncertainty of a column: another column, a formula or a percent, as in --uncertainty x=ux; each formula y then has a column u(y); may be repeated",
    repeats: true
  ) { text throws(UsageError) in
    let parts = text.split(separator: "=", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw UsageError(
        "uncertaintyGivesAColumn",
        "--uncertainty gives that of a column, as in --uncertainty x=ux, not \(FormulaError.Kind.shortened(text))")
    }
    return (parts[0], parts[1])
  }
  static let fileName = Flag<String>(
    "--filename", "NAME", "add a column NAME with the name of each row's file")
  static let noHeader = Switch("--no-header", "the input has no header; columns are called c1, c2, …")
  static let columns = Flag<[String]>(
    "--columns", names: "A,B,…", "the columns' names, for input without a header, and for JSON lines")
  static let headerSource = Flag<String>(
    "--header-from", "FILE", "take the columns' names from another file's header, for input without one", words: .file)
  static let time = Switch("--time", "show at the end how much processor time each stage took")
  static let noHeaderOut = Switch("--no-header-out", "write no header")
  static let onError = Flag<OnError>(
    "--on-error", "null|skip|stop", "on a row error, leave the field empty (default), skip the row, or stop")
  static let threads = Flag<Int>(
    "--threads", "COUNT", "the number of threads (default and maximum: one per processor); the output is the same",
    from: 1...1024)

  /// All of them, in the order of help.
  static let all: [any CommandFlag] =
    [
      condition, selection, summary, groups, statistics, medians, partial, sort, distinct, head, tail, output, target,
      source,
    ] + formats
    + [
      numbers, fields, dates, units, uncertainties, fileName, noHeader, columns, headerSource, noHeaderOut, onError,
      join, joinKeys, inner,
      duplicates,
      threads, time,
    ]

  /// Those that say enough of what to do with a table for there to be no formulas.
  static let insteadOfFormulas: [any CommandFlag] =
    [selection, condition, summary, groups, statistics, partial, sort, distinct, head, tail, target, join]
    + zip(TableFormat.options, formats).filter { $0.0.isOfOutput }.map { $0.1 }

  /// Formats in a list: `csv, tsv or jsonl (one JSON object per line)`.
  private static func names(of formats: [TableFormat]) -> String {
    let texts = formats.map { $0.summary.isEmpty ? $0.name : "\($0.name) (\(Phrase(sentence: $0.summary)))" }
    return Phrase.choice(of: texts).description
  }
}
