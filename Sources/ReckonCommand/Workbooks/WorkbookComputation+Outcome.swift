import Reckon
import ReckonSyntax
import ReckonTerminal

extension WorkbookComputation {
  /// The outcome of a formula.
  enum Outcome {
    case value(CellValue)
    /// An error of arithmetic.
    case failed(FormulaError)
    /// It has no equivalent here.
    case refused(Phrase)
    /// It has another value each time, or depends on where the workbook is.
    case volatile
    /// It depends on itself.
    case cycle
  }

  /// Our formula for a cell's, and the largest number that it takes.
  struct Translation {
    let text: String
    let largest: Double
    /// Whether it needs cells that are looked up to be of several kinds.
    let looksUpMixtures: Bool
  }

  /// A formula with the areas that it refers to.
  struct Job {
    let formula: CellFormula
    let text: String
    let references: FormulaReferences
    let place: WorkbookPlace
    let areas: [WorkbookCells.Area]
    let isVolatile: Bool
    /// Whether it has functions that give one of several cells.
    let looksUp: Bool
    private static let volatileFunctions = ["NOW(", "TODAY(", "RAND(", "RANDBETWEEN(", "RANDARRAY(", "CELL(", "INFO("]
    var isComputed: Bool { formula.kind == .single && !isVolatile }

    init(_ formula: CellFormula, _ number: Int, _ cells: WorkbookCells) {
      self.formula = formula
      place = cells.place(number)
      text = cells.expanded(formula.text, at: place)
      references = FormulaReferences(text)
      let upper = text.uppercased()
      isVolatile = Self.volatileFunctions.contains { upper.contains($0) }
      looksUp = upper.contains("LOOKUP(") || upper.contains("INDEX(")
      areas = cells.areas(of: references, at: place)
    }
  }

  static func outcome(of formula: Formula, _ inputs: [Value], _ options: EvaluationOptions) -> Outcome {
    do throws(FormulaError) {
      let result = try formula.result(of: inputs, options: options).value
      return CellValue(result).map { .value($0) }
        ?? .refused(Phrase("workbookSeveralValues", "a formula with several values"))
    } catch { return error.kind.stage == .evaluation ? .failed(error) : .refused(reason(error)) }
  }

  static func reason(_ error: FormulaError) -> Phrase { Phrase(verbatim: error.message) }
}

/// Cells by their numbers.
extension WorkbookComputation {
  static func isNumberText(_ value: CellValue) -> Bool {
    if case .text(let text) = value { DialectReferences.isNumber(text) } else { false }
  }

  /// The first list that has a number, and the number's place in it. Lists ascend.
  ///
  /// - Complexity: O(lists × log of their lengths).
  static func position(of number: Int, in lists: [[Int]]) -> (area: Int, cell: Int)? {
    for (area, list) in lists.enumerated() {
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        if list[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low < list.count, list[low] == number { return (area, low) }
    }
    return nil
  }
}
