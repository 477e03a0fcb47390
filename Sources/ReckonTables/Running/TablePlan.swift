import Reckon

/// The handling of row errors.
package enum OnError: String, CaseIterable, Sendable {
  /// The field stays empty.
  case null
  /// The row is dropped.
  case skip
  /// The run ends.
  case stop
}

/// The plan of `reckon run`, determined before the first row is processed.
struct TablePlan: Sendable {
  /// A column of the output.
  struct Output: Sendable {
    /// The source of its fields.
    enum Source: Sendable, Hashable {
      /// A column of the input, verbatim.
      case field(Int)
      /// A slot of the program.
      case slot(Int)
    }

    var name: String
    /// The name as in the input's header.
    var title: [UInt8]
    var source: Source
    /// The notation that the column's formula requests, such as `to fix 2`, and that of dates and truth values; `nil`
    /// for plain numbers.
    let notation: ResultForm?
    /// Whether its values are texts or lists.
    var holdsValues = false
    /// The name of the complex column of which it is a part.
    var whole: String?
    /// The column of the input whose fields it copies.
    var handedOn: Int?

    /// The column of a part of its complex values, stored in a slot.
    func part(_ ending: String, in slot: Int) -> Output {
      var column = self
      (column.source, column.holdsValues, column.whole) = (.slot(slot), false, name)
      column.name += ending
      column.title.insert(contentsOf: ending.utf8, at: min(name.utf8.count, title.count))
      return column
    }

    /// The content of its slot.
    var content: CellContent {
      if holdsValues { return .values }
      if case .instantShown(as: .timeOfDay)? = notation { return .times }
      return notation?.kind == .instant ? .dates : notation?.kind == .truth ? .truths : .numbers
    }
  }

  let program: TableProgram
  /// The remarks on the plan for the user; the caller reports them.
  let remarks: [Remark]
  let onError: OnError
  /// The columns of the input whose numbers formulas need, with their slots.
  let reads: [(slot: Int, column: Int)]
  /// The columns that formulas read as texts, with their slots.
  let texts: [(slot: Int, column: Int)]
  /// The tests of columns' fields, with the slots of their results.
  let tests: [(slot: Int, column: Int, question: ColumnTest.Question)]
  /// The number of columns of the input, without nested members.
  let columnCount: Int
  let outputs: [Output]
  let writer: any TableWriter
  /// Whether the table is JSON: texts of groups differ from numbers with the same spelling, and are marked by a quote.
  let marksTexts: Bool
  /// Whether each output row begins with the input record verbatim, followed by further columns.
  let keepsRecords: Bool
  /// Whether JSON objects keep all their members, including those that the first record does not have.
  let keepsMembers: Bool
  /// Whether members of JSON objects without a column are dropped implicitly.
  let dropsExtraMembers: Bool
  /// The summaries written instead of rows; empty if rows are written.
  let summaries: [SummaryPlan]
  /// The selection and order of the output rows, unless all are written in input order.
  let order: OrderPlan?
  /// The calls of aggregates whose values formulas read.
  let aggregates: AggregatePlan
  /// The names of the input's columns, and those of the added columns.
  let inputTitles: [[UInt8]]
  /// The members of columns' values that formulas use.
  let nested: [NestedMember]
  let addedTitles: [[UInt8]]
  /// For each column of the input and each added one, the first with the same name.
  let firstColumns: [Int]
  /// The number marks of the input.
  let marks: NumberMarks
  /// The offset of the wall clock, whose readings dates are, from universal time in seconds, at a number of seconds
  /// since 1970-01-01T00:00Z.
  let secondsFromUTC: (@Sendable (Double) -> Int)?
  /// The number of fields that short records may lack, beyond 32 for each byte of a block.
  let missingFields: Int
  /// The rules for fields that are not in the standard form.
  let lenient: LenientFields
  /// The columns of file names, if the table has several files.
  let files: FileColumns
  /// The joined file, and the number of its first column.
  let joined: (table: JoinedTable, firstColumn: Int)?

  /// Creates the index of the table's fields in a format.
  func index(_ reader: any TableReader) -> any RecordIndex {
    let index = reader.index(inputTitles, added: addedTitles, nested: nested)
    let filed = files.isNeeded ? FileIndex(index, files) : index
    return joined.map { JoinIndex(filed, $0.table, firstColumn: $0.firstColumn) } ?? filed
  }

  /// For each output column, whether it differs from the input column with that number.
  var isComputed: [Bool] { outputs.enumerated().map { $1.source != .field($0) } }

  /// Whether workers need the number of rows before a block.
  var needsRowNumbers: Bool { program.rowSlot != nil || !aggregates.besideSlots.isEmpty }

  /// Whether a summary has approximate medians or percentiles.
  var isApproximate: Bool { summaries.contains { $0.columns.contains(where: \.isApproximate) } }

  /// Whether a summary computes with the numbers of a slot.
  func sums(_ slot: Int) -> Bool { summaries.contains { $0.columns.contains { $0.slot == slot && !$0.isCounted } } }

  /// The number of fields of a record that are read or written, even if it lacks them.
  var filledCount: Int {
    // Objects that are written verbatim are not padded.
    let isFilled = summaries.isEmpty && !(writer.hasMembers && (keepsRecords || keepsMembers))
    return max(reads.count, summaries.reduce(0) { $0 + $1.columns.count }, isFilled ? outputs.count : 0)
  }
}

/// An error of a row, or of one of its formulas.
struct RowFailure: Sendable {
  /// Its index in the block.
  let row: Int
  /// The position of its formula: odd numbers are those of columns, the even number before a column's is that of the
  /// condition, if it is evaluated there.
  let order: Int
  /// The message, as a function of the row's number in the table.
  let sentence: @Sendable (Int) -> Phrase

  /// The number of failures shown at the end of a run.
  static let shownCount = 5
}

/// The result of a block.
struct BlockResult: Sendable {
  /// The number of records in the block, including dropped ones.
  var rowCount = 0
  var failureCount = 0
  /// The first few failures, in order.
  var failures: [RowFailure] = []
  /// The number of rows with members that are not written, and the first name of one.
  var leftOut: (count: Int, name: String) = (0, "")
  /// The number of rows with two members of the same name, and the first such name.
  var repeated: (count: Int, name: String) = (0, "")
  /// The number of texts written with spaces in place of characters that the format cannot represent.
  var replacedCount = 0
  /// The first number of a summary's column that has too many digits.
  var tooLong: RowFailure?
  /// The failure that ends the run, if any.
  var end: End?

  /// The end of a run.
  struct End: Sendable {
    let failure: RowFailure
    /// Whether a formula failed, rather than the table.
    let isEvaluation: Bool
  }

  /// Adds failures of rows that follow all present ones.
  mutating func add(_ new: [RowFailure], count: Int) {
    failureCount += count
    guard failures.count < RowFailure.shownCount, !new.isEmpty else { return }
    failures += new.sorted { ($0.row, $0.order) < ($1.row, $1.order) }.prefix(RowFailure.shownCount - failures.count)
  }
}
