import Reckon

extension TableProgram {
  /// A formula, with the sources and the destination of its values.
  struct Column: Sendable {
    let name: String
    var slot: Int
    /// The slot of the imaginary parts, if its values are complex.
    var imaginary: Int?
    let formula: Formula
    /// The variables of the formula that are read.
    let reads: [Read]
    /// The variables that are read in every row, whatever the others are.
    let certain: [Read]
    /// The slots whose numbers the formula and its guards read, in order.
    let inputs: [Int]
    /// The conditions of books on slots that are their parameters, as far as the formula uses them.
    let guards: [Guard]
    /// The slots that may lack a value in a row, since the formula tests for missing values.
    let asked: Set<Int>

    /// The slot of the table's column whose fields it copies, if it consists of a column's name only.
    var source: Int?

    /// The kernel that builds its text from fields' bytes, if there is one.
    var kernel: TextKernel?
    /// The numeric subformulas that the kernel uses.
    var kernelInputs: [Column] = []

    /// Whether it consists only of a call over rows, so that a row for which that is missing has no value, which is not
    /// a failure.
    var handsOnCall = false

    /// Whether it computes with texts, lists or missing values, row by row.
    var holdsValues: Bool { formula.program.holdsValues }
  }

  /// A book's condition on a slot.
  struct Guard: Sendable {
    let slot: Int
    let condition: FormulaBook.Condition
    /// The location of the value that it tests; `nil` for a number.
    let read: Read?
  }

  /// A variable of a formula and the slot that it reads.
  struct Read: Sendable {
    /// The location of the value.
    enum Source: Sendable {
      /// The slot's number.
      case number
      /// The field of the table's column, as a text.
      case field
      /// The value of any kind that a formula has written.
      case value
    }

    let variable: Int
    let slot: Int
    let source: Source
  }
}
