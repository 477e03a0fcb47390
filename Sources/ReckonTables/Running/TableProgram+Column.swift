import Reckon

extension TableProgram {
  /// A formula and where its values come from and go.
  struct Column: Sendable {
    let name: String
    var slot: Int
    /// The slot of the imaginary parts of its values, where these are complex.
    var imaginary: Int?
    let formula: Formula
    /// Which of the formula's variables are read.
    let reads: [Read]
    /// Those that are read in every row, whatever the others are.
    let certain: [Read]
    /// The slots whose numbers the formula and its guards read, in order.
    let inputs: [Int]
    /// The conditions of books on slots that are their parameters, as far as the formula uses them.
    let guards: [Guard]
    /// The slots that may have no value in a row, since the formula asks whether they have.
    let asked: Set<Int>

    /// The slot of the table's column whose fields it hands on as they are, where it is a column's name and nothing else.
    var source: Int?

    /// What makes its text of fields' bytes, if it is such a formula.
    var kernel: TextKernel?
    /// The formulas of numbers alone that it takes.
    var kernelInputs: [Column] = []

    /// Whether it is a call over rows and nothing else, so that a row in which that is missing has none, which is no
    /// failure.
    var handsOnCall = false

    /// Whether it computes with texts, lists or missing values, row by row.
    var holdsValues: Bool { formula.program.holdsValues }
  }

  /// The condition of a book on a slot.
  struct Guard: Sendable {
    let slot: Int
    let condition: FormulaBook.Condition
    /// Where the value is that it asks about; `nil` for a number.
    let read: Read?
  }

  /// A variable of a formula and the slot that it reads.
  struct Read: Sendable {
    /// Where the value is.
    enum Source: Sendable {
      /// Among the slot's numbers.
      case number
      /// In the field of the table's column, as a text.
      case field
      /// Among the values of any kind that a formula has written.
      case value
    }

    let variable: Int
    let slot: Int
    let source: Source
  }
}
