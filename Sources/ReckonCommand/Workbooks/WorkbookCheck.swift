import Reckon
import ReckonTerminal

/// A comparison of the results of a workbook's formulas with the values that Excel stored.
struct WorkbookCheck {
  /// How far numbers may lie from each other, relative to the larger one.
  static let tolerance = 1e-9
  /// How far they may lie from each other relative to the largest number that the formula takes, since what remains
  /// where operands cancel each other is rounding, and Excel makes it 0 in places.
  static let cancellation = 1e-14
  /// So many differences and reasons are listed.
  static let listLimit = 20

  /// Formulas with the value that is stored.
  private(set) var equal = 0
  /// Those without a stored value, or one that is another each time.
  private(set) var volatile = 0
  /// A value that differs in a workbook that had not been calculated to the end is none either.
  private(set) var withoutValue = 0
  private(set) var cycles: [String] = []
  private(set) var differences: [(cell: String, formula: String, stored: String, here: String, translation: String)] =
    []
  /// How many formulas are refused, by the reason, and one of each.
  private(set) var refusals: [String: (count: Int, cell: String, formula: String)] = [:]
  private(set) var total = 0
  /// How many cells of other workbooks have values here.
  private(set) var storedCells = 0

  init(_ workbook: Workbook) throws {
    var computation = WorkbookComputation(workbook)
    let cells = computation.cells
    storedCells = workbook.sheets.reduce(0) { $0 + ($1.isStored ? $1.keys.count : 0) }
    try computation.compute { number, formula, outcome, translation in
      let place = cells.place(number)
      let stored = workbook.value(place)
      total += 1
      switch outcome {
      case .volatile: volatile += 1
      case .cycle: cycles.append(cells.name(place))
      case .refused(let reason): refuse(reason.description, formula.text, cells.name(place))
      // A definition of ours says that it does not hold for such values.
      case .failed(let error) where error.kind == .unmetCondition && !stored.isError:
        refuse(error.message, formula.text, cells.name(place))
      case .value, .failed:
        if stored == .empty {
          withoutValue += 1
        } else if Self.isSame(stored, outcome, largest: translation?.largest ?? 0) {
          equal += 1
        } else if !workbook.isCalculated {
          withoutValue += 1
        } else {
          differences.append(
            (cells.name(place), formula.text, stored.shown, Self.shown(outcome), translation?.text ?? ""))
        }
      }
    }
  }

  private mutating func refuse(_ reason: String, _ formula: String, _ cell: String) {
    if refusals[reason] == nil { refusals[reason] = (0, cell, formula) }
    refusals[reason]?.count += 1
  }

  /// - Parameter largest: the largest number that the formula takes.
  static func isSame(_ stored: CellValue, _ outcome: WorkbookComputation.Outcome, largest: Double) -> Bool {
    switch (stored, outcome) {
    case (.number(let a), .value(.number(let b))):
      a == b || abs(a - b) <= max(tolerance * max(abs(a), abs(b)), cancellation * largest)
    case (.error, .failed): true
    case (_, .value(let value)): stored == value
    default: false
    }
  }

  private static func shown(_ outcome: WorkbookComputation.Outcome) -> String {
    switch outcome {
    case .value(let value): value.shown
    case .failed(let error): error.message
    case .refused, .volatile, .cycle: ""
    }
  }

  /// Shows the counts, the differences and the reasons.
  func write(for file: String, all: Bool, to console: Console) throws {
    let refused = refusals.values.reduce(0) { $0 + $1.count }
    let counts: Phrase = Phrase(
      "workbookCounts",
      """
      \(file): \(total, of: "formula"), \(equal) equal, \(differences.count) different, \(refused) refused, \
      \(volatile) volatile, \(cycles.count) circular, \(withoutValue) without a stored value
      """
    )
    try console.write("\(counts)\n")
    let listed = all ? differences[...] : differences.prefix(Self.listLimit)
    for difference in listed {
      let line: Phrase = Phrase(
        "workbookDifference", "\(difference.cell): \(difference.stored) in Excel, \(difference.here) here")
      try console.write("  \(line): =\(difference.formula)\n    \(difference.translation)\n")
    }
    if listed.count < differences.count {
      try console.write("  \(Phrase("workbookMore", "and \(differences.count - listed.count) more"))\n")
    }
    for (reason, example) in refusals.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      try console.write("  \(example.count) × \(reason) (\(example.cell): =\(example.formula))\n")
    }
    if storedCells > 0 {
      let phrase: Phrase = Phrase(
        "workbookStoredCells", "cells of other workbooks count with the values that Excel stored: \(storedCells)")
      try console.write("  \(phrase)\n")
    }
    if !cycles.isEmpty {
      try console.write(
        "  \(Phrase("workbookCycles", "circular: \(cycles.prefix(Self.listLimit).joined(separator: ", "))"))\n")
    }
  }
}

extension CellValue {
  var isError: Bool { if case .error = self { true } else { false } }

  /// The value as messages show it.
  var shown: String {
    switch self {
    case .empty: "\"\""
    case .number(let number): Self.written(number)
    case .text(let text): "\"\(FormulaError.Kind.shortened(text))\""
    case .truth(let truth): truth ? "TRUE" : "FALSE"
    case .error(let name): name
    }
  }
}
