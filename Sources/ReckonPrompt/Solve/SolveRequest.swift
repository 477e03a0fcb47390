import Reckon
import ReckonSyntax
import ReckonTerminal

/// The arguments of `:solve`: an equation and bounds.
package struct SolveRequest {
  package let equation: Equation
  package let range: ClosedRange<Double>
  /// Whether the range was given.
  let isBounded: Bool

  /// The default search range around zero.
  private static let reach = 1e12

  private static let usage = UsageError(
    "solveNeedsAnEquation", "solve needs an equation, optionally with bounds: :solve x^2 = 2 0 5")

  /// - Throws: `UsageError`, `FormulaError`.
  package init(_ text: String, in session: FormulaSession) throws {
    let text = CommandText(text)
    var words = text.words[...]
    var unknown: String?
    // After or before the bounds.
    for place in [words.count - 2, words.count - 4] where place > 0 && words[place].text == "for" {
      guard let name = text.loneName(words[place + 1]) else { continue }
      unknown = name
      words.removeSubrange(place..<place + 2)
      break
    }
    func equation(_ words: ArraySlice<CommandText.Part>) throws -> Equation {
      guard let whole = text.join(words) else { throw Self.usage }
      return try Self.equation(whole, for: unknown, of: text, in: session)
    }
    let ends = words.suffix(2)
    let hasEnds = words.count > 2 && ends.allSatisfy { text.isConstant($0, in: session) }
    let bounded = hasEnds ? Result { try equation(words.dropLast(2)) } : nil
    if case .success(let found)? = bounded {
      let (low, high) = try text.bounds(ends, in: session)
      (self.equation, range, isBounded) = (found, low.double...high.double, true)
      return
    }
    do { self.equation = try equation(words) } catch {
      // The error of the equation takes precedence over that of bounds.
      if case .failure(let error)? = bounded { throw error }
      throw error
    }
    isBounded = false
    switch self.equation.difference.argumentAngle {
    case nil: range = -Self.reach...Self.reach
    case let unit?: range = FunctionPlot.standardRange(.angle(unit))
    }
  }

  /// A part of a command's text: an equation with one `=`, or an expression that must be 0.
  private static func equation(
    _ whole: CommandText.Part, for unknown: String?, of text: CommandText, in session: FormulaSession
  ) throws(FormulaError) -> Equation {
    if let sign = text.inequality(in: whole) {
      throw text.error(
        sign, Phrase("solveFindsWhereBothSides", "solve finds where both sides are the same; write = for it"))
    }
    let sides = try text.split(whole, at: .equals)
    guard sides.count <= 2 else {
      throw text.error(sides[2], Phrase("equationHasOneSign", "an equation has one sign ="))
    }
    let variable = unknown ?? CommandFunction.variable(in: sides, of: text, session)
    for side in sides { try CommandFunction.check(side, of: text, variable, session.scope) }
    let tokens = EquationTokens(list: text.list, sides: sides.map(\.tokens))
      .calling({ CommandFunction.isFunction($0, session.scope) }, of: variable)
    var options = session.options
    options.limits.steps = min(options.limits.steps, CommandFunction.steps)
    do throws(FormulaError) { return try Equation(tokens, for: variable, in: session, options: options) } catch {
      let side = sides.last { $0.range.start <= error.range.start } ?? whole
      throw text.placed(error, in: side)
    }
  }

  /// The difference of the sides, as a function of the unknown.
  ///
  /// - Parameter isCancelled: polled regularly; returning true ends a search with `cancelled`.
  package func function(endingBy isCancelled: CommandFunction.Cancellation? = nil) throws(FormulaError)
    -> FormulaFunction
  {
    try equation.function(EvaluationOptions(isCancelled: isCancelled))
  }
}

extension FormulaFunction {
  /// Whether it is 0 in a range only by underflow: near the ends of the range it is nearly 0.
  ///
  /// - Throws: `cancelled` only.
  func underflows(in range: ClosedRange<Double>, within whole: ClosedRange<Double>) throws(FormulaError) -> Bool {
    for (end, sign) in [(range.lowerBound, -1.0), (range.upperBound, 1.0)]
    where end != whole.lowerBound && end != whole.upperBound {
      let place = end + sign * max(abs(end) / 100, 0.001)
      if whole.contains(place), let difference = try difference(at: place), difference != 0,
        abs(difference) < Self.nearUnderflow
      {
        return true
      }
    }
    return false
  }

  /// Below this, a value is close to underflow: the smallest double is 4.9e-324.
  private static let nearUnderflow = 1e-290
}
