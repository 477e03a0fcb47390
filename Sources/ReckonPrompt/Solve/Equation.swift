import Reckon

/// An equation for one unknown: what `:solve` is asked for.
package struct Equation: RootEquation {
  package let unknown: String
  /// A formula without `=` is one side, to be 0.
  private let left: CommandFunction
  private let right: CommandFunction?
  /// The same in decimals, in which solutions can be exact.
  private let exactLeft: CommandFunction
  private let exactRight: CommandFunction?
  /// Called now and then; true ends a search with `cancelled`.
  package var isCancelled: CommandFunction.Cancellation?

  /// A part of a command's text, with one sign = or none.
  init(_ whole: CommandText.Part, for unknown: String?, of text: CommandText, in session: FormulaSession) throws(FormulaError) {
    if let sign = text.inequality(in: whole) {
      throw text.error(sign, "solve finds where both sides are the same; write = for it")
    }
    let sides = try text.split(whole, at: .equals)
    guard sides.count <= 2 else { throw text.error(sides[2], "an equation has one sign =") }
    let variable = unknown ?? CommandFunction.variable(in: sides, of: text, session)
    func function(_ index: Int, _ mode: NumberMode) throws(FormulaError) -> CommandFunction? {
      guard index < sides.count else { return nil }
      return try CommandFunction(sides[index], of: text, variable: variable, in: session, mode: mode)
    }
    self.unknown = variable
    (left, exactLeft) = (
      try CommandFunction(sides[0], of: text, variable: variable, in: session, mode: .double),
      try CommandFunction(sides[0], of: text, variable: variable, in: session, mode: .decimal)
    )
    (right, exactRight) = (try function(1, .double), try function(1, .decimal))
  }

  /// The sides as they were typed.
  var sides: [CommandFunction] { [left] + (right.map { [$0] } ?? []) }

  /// Whether a value may cost any time.
  package var isCostly: Bool { sides.contains { $0.formula.program.repeats } }

  /// How much the left side is greater than the right one; nothing where a side has no value.
  package func difference(at x: Double) throws(FormulaError) -> Double? {
    guard let value = try left.value(at: x, isCancelled) else { return nil }
    guard let right else { return value }
    return try right.value(at: x, isCancelled).flatMap { (value - $0).isFinite ? value - $0 : nil }
  }

  /// The same at many points, NaN where a side has no value.
  package func differences(at points: [Double]) throws(FormulaError) -> [Double] {
    let values = try left.values(at: points, isCancelled)
    guard let right else { return values }
    return zip(values, try right.values(at: points, isCancelled)).map { ($0 - $1).isFinite ? $0 - $1 : .nan }
  }

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

  /// The same at a number, computed in decimals; nothing also where a function takes part that is known to 15 digits only.
  package func exactDifference(at x: Decimal128) throws(FormulaError) -> Decimal128? {
    guard let left = try exactValue(exactLeft, x) else { return nil }
    guard let exactRight else { return left }
    return try exactValue(exactRight, x).map { left - $0 }
  }

  private func exactValue(_ function: CommandFunction, _ x: Decimal128) throws(FormulaError) -> Decimal128? {
    do throws(FormulaError) {
      let result = try function.result(at: .decimal(x), isCancelled)
      guard case .decimal(let value) = result.number, result.exactness != .approximate, value.isFinite else { return nil }
      return value
    } catch {
      if case .cancelled = error.kind { throw error }
      return nil
    }
  }
}
