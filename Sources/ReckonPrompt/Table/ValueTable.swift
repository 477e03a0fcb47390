import Reckon
import ReckonCalculator
import ReckonTables
import ReckonTerminal

/// A table of function values at equidistant points, for `:table`.
package struct ValueTable {
  let functions: [CommandFunction]
  /// The points, computed in decimals: ten steps of 0.1 from 0 end at 1.
  package let points: [Decimal128]
  /// The session's number mode.
  private let mode: NumberMode

  /// The maximum number of rows.
  package static let mostRows = 10_000

  private static let usage = UsageError(
    "tableNeedsAFunctionBounds", "table needs a function, bounds, and optionally a step: :table x^2 0 10 0.5")

  /// - Throws: `UsageError`, `FormulaError`.
  init(_ text: String, in session: FormulaSession) throws {
    let text = CommandText(text)
    let words = text.words
    // The trailing numbers are bounds and a step, unless the rest would not be a formula: `x - 3 0 1` has no step.
    let numbers = words.reversed().prefix(3).prefix { text.isConstant($0, in: session) }.count
    guard numbers >= 2, words.count > 2 else { throw Self.reason(words, text, session) }
    func split(_ count: Int) throws -> ([CommandFunction], ArraySlice<CommandText.Part>, (NumericValue, NumericValue)) {
      let ends = words.suffix(count)
      return (try Self.functions(words.dropLast(count), text, session), ends, try text.bounds(ends, in: session))
    }
    let ends: ArraySlice<CommandText.Part>
    let low, high: NumericValue
    if numbers == 3, words.count > 3 {
      do { (functions, ends, (low, high)) = try split(3) } catch {
        guard let found = try? split(2) else { throw error }
        (functions, ends, (low, high)) = found
      }
    } else {
      (functions, ends, (low, high)) = try split(2)
    }
    mode = session.options.numberMode
    let span = high.decimal - low.decimal
    let step: Decimal128
    if ends.count == 3, let word = ends.last {
      step = try text.number(word, in: session).decimal
      guard step > .zero else {
        throw text.error(word, Phrase("stepMustBeGreaterThan0", "a step must be greater than 0"))
      }
    } else {
      step = Self.standardStep(functions, low.double...high.double)
    }
    // A bound within rounding of a point is that point.
    let count = ((span / step).double + 1e-9).rounded(.down) + 1
    guard count <= Double(Self.mostRows) else {
      let rows = count < 1e15 ? Phrase(verbatim: NumberText.shortest(count)) : "too many"
      throw text.error(
        ends[ends.endIndex - 1],
        Phrase(
          "tableWouldHaveRowsAndTheMost",
          "the table would have \(rows) rows, and the maximum is \(Self.mostRows); use a larger step"))
    }
    points = (0..<Int(count)).map { low.decimal + Decimal128($0) * step }
  }

  private static func functions(_ words: ArraySlice<CommandText.Part>, _ text: CommandText, _ session: FormulaSession)
    throws
    -> [CommandFunction]
  {
    try CommandFunction.list(words, of: text, in: session, mode: session.options.numberMode, orElse: usage)
  }

  /// The error for words that do not end in bounds.
  private static func reason(_ words: [CommandText.Part], _ text: CommandText, _ session: FormulaSession) -> any Error {
    guard words.count > 2, (try? functions(words.dropLast(2), text, session)) != nil else { return usage }
    return text.mistake(in: words.suffix(2), session) ?? usage
  }

  /// A round step that yields about twenty rows.
  private static func standardStep(_ functions: [CommandFunction], _ range: ClosedRange<Double>) -> Decimal128 {
    var kind = FunctionPlot.kind(functions)
    if kind == .angle(.radians) { kind = .number }
    let size = AxisStep.steps(kind, in: range, marks: 20).first?.size ?? 1
    return Decimal128(shortest: size)
  }

  // MARK: Rows

  /// A value, or the reason why there is none.
  private enum Entry {
    case value(FormulaResult, ResultForm)
    case failure(FormulaError)

    func shown(_ settings: CalculatorSettings?) -> ShownNumber {
      switch self {
      case .value(let result, let form): ResultText.shown(result, form, settings)
      case .failure: ShownNumber("–")
      }
    }
  }

  /// The maximum number of reasons that are displayed for missing values.
  private static let mostReasons = 5

  /// Computes all values, then writes the rows, followed by the reasons for missing values.
  ///
  /// - Parameter settings: the display settings; `nil` for all digits.
  func write(to console: Console, _ settings: CalculatorSettings?, isCancelled: CommandFunction.Cancellation?) throws {
    let numbers = points.map { NumericValue.decimal($0).converted(to: mode) }
    let columns = try functions.map { function in try numbers.map { try Self.entry(function, $0, isCancelled) } }
    let bytes = OutputBytes()
    func add(_ cells: [String]) {
      for cell in cells { bytes.appendCell(Array(cell.utf8), isNumber: true) }
      bytes.append(AlignedRows.rowEnd)
    }
    let shown =
      [numbers.map { ResultText.shown(FormulaResult($0), .plain, settings) }]
      + columns.map { $0.map { $0.shown(settings) } }
    // If a complete column is approximate, its header has the mark.
    add(
      zip([functions.first?.variable ?? ""] + functions.map(\.label), shown).map {
        ($1.allSatisfy(\.isExact) ? "" : "≈ ") + $0
      })
    for row in numbers.indices { add(shown.map { $0[row].text }) }
    let rows = AlignedRows()
    try rows.add(bytes.buffer) { try console.writeBuffer($0) }
    try rows.finish { try console.writeBuffer($0) }
    var count = 0
    for (row, number) in numbers.enumerated() {
      for column in columns {
        guard case .failure(let error) = column[row] else { continue }
        count += 1
        if count <= Self.mostReasons {
          console.writeError("– \(Phrase("valueAt", "at \("\(number)"): \(error.message)"))\n")
        }
      }
    }
    if count > Self.mostReasons {
      console.writeError("– \(Phrase("andMore", "and \(count - Self.mostReasons) more"))\n")
    }
  }

  private static func entry(
    _ function: CommandFunction, _ number: NumericValue, _ isCancelled: CommandFunction.Cancellation?
  ) throws(FormulaError) -> Entry {
    do throws(FormulaError) {
      return .value(try function.result(at: number, isCancelled), function.formula.program.resultForm)
    } catch {
      if case .cancelled = error.kind { throw error }
      return .failure(error)
    }
  }
}
