import Reckon

/// An equation for one unknown: what `:solve` is asked for.
///
/// Its sides are subtracted as the language does, in units of one kind, so that `x km = 5 mile` is an equation of lengths.
package struct Equation: RootEquation {
  package let unknown: String
  /// The unit that the unknown is in; `nil` for a plain number.
  let unit: String?
  /// Remarks on readings of the sides that could surprise.
  let notes: [FormulaNote]
  /// How much the left side is greater than the right one; a formula without `=` is one side, to be 0.
  private let function: CommandFunction
  /// The same in decimals, in which solutions can be exact.
  private let exactFunction: CommandFunction
  /// Called now and then; true ends a search with `cancelled`.
  package var isCancelled: CommandFunction.Cancellation?

  /// A part of a command's text, with one sign = or none.
  init(_ whole: CommandText.Part, for unknown: String?, of text: CommandText, in session: FormulaSession) throws(FormulaError) {
    if let sign = text.inequality(in: whole) {
      throw text.error(sign, Phrase("solveFindsWhereBothSides", "solve finds where both sides are the same; write = for it"))
    }
    let sides = try text.split(whole, at: .equals)
    guard sides.count <= 2 else { throw text.error(sides[2], Phrase("equationHasOneSign", "an equation has one sign =")) }
    let variable = unknown ?? CommandFunction.variable(in: sides, of: text, session)
    self.unknown = variable
    func difference(_ unit: String?, _ mode: NumberMode) throws(FormulaError) -> CommandFunction {
      try CommandFunction(sides, of: text, variable: variable, unit: unit, in: session, mode: mode)
    }
    // Each side is compiled alone first, so that an error within one names that side only.
    var functions: [CommandFunction] = []
    for side in sides { functions.append(try CommandFunction([side], of: text, variable: variable, in: session, mode: .double)) }
    notes = functions.flatMap(\.formula.notes)
    var unit: String?
    do throws(FormulaError) { function = try difference(nil, .double) } catch {
      guard let mismatch = Self.mismatch(error, whole) else { throw error }
      let fitting = Reckon.EquationUnits.candidates(functions.map(\.formula.kind)).lazy.compactMap { unit in
        (try? difference(unit, .double)).map { (unit, $0) }
      }.first
      guard let fitting else { throw mismatch }
      (unit, function) = fitting
    }
    self.unit = unit
    exactFunction = try difference(unit, .decimal)
  }

  /// The error of sides of different kinds, in the words of an equation; `nil` for another error.
  private static func mismatch(_ error: FormulaError, _ whole: CommandText.Part) -> FormulaError? {
    guard case .mismatchedKinds(let first, let second, _, _, _) = error.kind else { return nil }
    return FormulaError(
      .mismatchedKinds(
        first: first, second: second, problem: Phrase("cannotBeCompared", "cannot be compared"), text: whole.text, reading: nil),
      at: error.range,
      but: error.gap, in: error.source)
  }

  /// What is subtracted, for the units of its angles.
  var functions: [CommandFunction] { [function] }

  /// Whether a value may cost any time.
  package var isCostly: Bool { function.formula.program.repeats }

  /// How much the left side is greater than the right one; nothing where a side has no value.
  package func difference(at x: Double) throws(FormulaError) -> Double? { try function.value(at: x, isCancelled) }

  /// The same at many points, NaN where a side has no value.
  package func differences(at points: [Double]) throws(FormulaError) -> [Double] { try function.values(at: points, isCancelled) }

  /// The error at a point; `nil` where both sides have a value.
  func failure(at x: Double) -> FormulaError? { function.failure(at: x) }

  /// Whether the sides are the same in a range only since they are too small for doubles there: near its ends they differ by next to nothing.
  ///
  /// - Throws: `cancelled` only.
  func underflows(in range: ClosedRange<Double>, within whole: ClosedRange<Double>) throws(FormulaError) -> Bool {
    for (end, sign) in [(range.lowerBound, -1.0), (range.upperBound, 1.0)] where end != whole.lowerBound && end != whole.upperBound {
      let place = end + sign * max(abs(end) / 100, 0.001)
      if whole.contains(place), let difference = try difference(at: place), difference != 0, abs(difference) < Self.nearUnderflow {
        return true
      }
    }
    return false
  }

  /// What is smaller is next to the smallest double, 4.9e-324, as functions that go on becoming smaller are.
  private static let nearUnderflow = 1e-290

  /// The same at a number, computed in decimals; `nil` also where the value is approximate.
  package func exactDifference(at x: Decimal128) throws(FormulaError) -> Decimal128? {
    do throws(FormulaError) {
      let result = try exactFunction.result(at: .decimal(x), isCancelled)
      guard case .decimal(let value) = result.number, result.exactness != .approximate, value.isFinite else { return nil }
      return value
    } catch {
      if case .cancelled = error.kind { throw error }
      return nil
    }
  }
}
