import Reckon

/// The handling of row errors.
package enum OnError: String, CaseIterable, Sendable {
  /// The field stays empty.
  case null
  /// The row is left out.
  case skip
  /// The run ends.
  case stop
}

/// All that is settled before the first row of `reckon run` is looked at.
struct TablePlan: Sendable {
  /// A column of what is written.
  struct Output: Sendable {
    /// Where its fields come from.
    enum Source: Sendable, Hashable {
      /// A column of the input, as it stands there.
      case field(Int)
      /// A slot of the program.
      case slot(Int)
    }

    var name: String
    /// The name as the input's header has it.
    var title: [UInt8]
    var source: Source
    /// The notation that the column's formula asks for, as `to fix 2`, and that of dates and truths; `nil` for plain numbers.
    let notation: ResultForm?
    /// Whether its values are texts or lists.
    var holdsValues = false
    /// The name of the complex column of which it has a part.
    var whole: String?
    /// The column of the input whose fields it hands on.
    var handedOn: Int?

    /// The column of one of the parts of its complex values, which is in a slot.
    func part(_ ending: String, in slot: Int) -> Output {
      var column = self
      (column.source, column.holdsValues, column.whole) = (.slot(slot), false, name)
      column.name += ending
      column.title.insert(contentsOf: ending.utf8, at: min(name.utf8.count, title.count))
      return column
    }

    /// What the values of its slot are.
    var content: CellContent {
      if holdsValues { return .values }
      if case .instantShown(as: .timeOfDay)? = notation { return .times }
      return notation?.kind == .instant ? .dates : notation?.kind == .truth ? .truths : .numbers
    }
  }

  let program: TableProgram
  /// Warnings about the plan, which its executor reports.
  let remarks: [Remark]
  let onError: OnError
  /// The columns of the input whose numbers formulas need, with their slots.
  let reads: [(slot: Int, column: Int)]
  /// Those that formulas read as texts, with their slots.
  let texts: [(slot: Int, column: Int)]
  /// The questions about columns' fields, with the slots of the answers.
  let tests: [(slot: Int, column: Int, question: ColumnTest.Question)]
  /// The number of columns of the input, without nested members.
  let columnCount: Int
  let outputs: [Output]
  let writer: any TableWriter
  /// Whether the table is one of JSON: texts of groups are other values than numbers of the same spelling, and have a quote before them.
  let marksTexts: Bool
  /// Whether what is written begins with each record as it stands in the input, and goes on with other columns behind it.
  let keepsRecords: Bool
  /// Whether JSON objects keep all their members, also those that the first record has not.
  let keepsMembers: Bool
  /// Whether members of JSON objects that are no columns are left out without anyone having said so.
  let dropsExtraMembers: Bool
  /// The summaries written instead of rows; empty if rows are written.
  let summaries: [SummaryPlan]
  /// Which rows are written and in which order, where that is not as they come.
  let order: OrderPlan?
  /// The calls of aggregates whose values formulas read.
  let aggregates: AggregatePlan
  /// The names of the input's columns, and those of the columns that formulas add.
  let inputTitles: [[UInt8]]
  /// The members of columns' values that formulas use.
  let nested: [NestedMember]
  let addedTitles: [[UInt8]]
  /// For each column of the input and each that formulas add, the first of the same name.
  let firstColumns: [Int]
  /// How numbers of the input are written.
  let marks: NumberMarks
  /// How many seconds the wall clock, whose readings dates are, is ahead of universal time at a number of seconds since 1970-01-01T00:00Z.
  let secondsFromUTC: (@Sendable (Double) -> Int)?
  /// How many fields short records may lack, beyond 32 for each byte of a block.
  let missingFields: Int
  /// How fields are read that are not written as tables write them.
  let lenient: LenientFields
  /// The columns of files, where the table has several.
  let files: FileColumns
  /// The file whose columns are joined, and the number of the first of them.
  let joined: (table: JoinedTable, firstColumn: Int)?

  /// Finds the fields of the table in a format.
  func index(_ reader: any TableReader) -> any RecordIndex {
    let index = reader.index(inputTitles, added: addedTitles, nested: nested)
    let filed = files.isNeeded ? FileIndex(index, files) : index
    return joined.map { JoinIndex(filed, $0.table, firstColumn: $0.firstColumn) } ?? filed
  }

  /// For each column of what is written, whether it is other than the input's of that number.
  var isComputed: [Bool] { outputs.enumerated().map { $1.source != .field($0) } }

  /// Whether workers must know how many rows there are before a block.
  var needsRowNumbers: Bool { program.rowSlot != nil || !aggregates.besideSlots.isEmpty }

  /// Whether a summary has medians or percentiles of counts.
  var isApproximate: Bool { summaries.contains { $0.columns.contains(where: \.isApproximate) } }

  /// Whether a summary computes with the numbers of a slot.
  func sums(_ slot: Int) -> Bool { summaries.contains { $0.columns.contains { $0.slot == slot && !$0.isCounted } } }

  /// How many fields of a record are read or written, also where it has none.
  var filledCount: Int {
    // Objects that are written as they stand are not filled up.
    let isFilled = summaries.isEmpty && !(writer.hasMembers && (keepsRecords || keepsMembers))
    return max(reads.count, summaries.reduce(0) { $0 + $1.columns.count }, isFilled ? outputs.count : 0)
  }
}

/// An error of a row, or of one of its formulas.
struct RowFailure: Sendable {
  /// Counted from 0 within the block.
  let row: Int
  /// The place of its formula: odd numbers are those of columns, the even one before a column's is that of the condition, if it stands there.
  let order: Int
  /// The message, by the row's number in the table.
  let sentence: @Sendable (Int) -> Phrase

  /// How many are shown at the end of a run.
  static let shownCount = 5
}

/// The result of a block.
struct BlockResult: Sendable {
  /// All records of the block, also those that were left out.
  var rowCount = 0
  var failureCount = 0
  /// The first few failures, in order.
  var failures: [RowFailure] = []
  /// How many rows have members that are not written, and the first name of one.
  var leftOut: (count: Int, name: String) = (0, "")
  /// How many rows have two members with the same name, and the first such name.
  var repeated: (count: Int, name: String) = (0, "")
  /// How many texts were written with spaces in place of what the format cannot hold.
  var replacedCount = 0
  /// The first number of a summary's column that has too many digits.
  var tooLong: RowFailure?
  /// The failure that ends the run, if any.
  var end: End?

  /// The end of a run.
  struct End: Sendable {
    let failure: RowFailure
    /// Whether a formula failed, and not the table.
    let isEvaluation: Bool
  }

  /// Adds failures of rows that come behind all that are here.
  mutating func add(_ new: [RowFailure], count: Int) {
    failureCount += count
    guard failures.count < RowFailure.shownCount, !new.isEmpty else { return }
    failures += new.sorted { ($0.row, $0.order) < ($1.row, $1.order) }.prefix(RowFailure.shownCount - failures.count)
  }
}
