import Reckon
import ReckonTerminal

/// The arguments of `:solve`: an equation and bounds.
package struct SolveRequest {
  package let equation: Equation
  package let range: ClosedRange<Double>
  /// Whether the range was given.
  let isBounded: Bool

  /// How far from zero solutions are looked for unless a range is given.
  private static let reach = 1e12

  private static let usage = UsageError(
    "solveNeedsAnEquation", "solve needs an equation, and bounds if you like: :solve x^2 = 2 0 5")

  /// - Throws: `UsageError`, `FormulaError`.
  package init(_ text: String, in session: FormulaSession) throws {
    let text = CommandText(text)
    var words = text.words[...]
    var unknown: String?
    // Behind the bounds or before them.
    for place in [words.count - 2, words.count - 4] where place > 0 && words[place].text == "for" {
      guard let name = text.loneName(words[place + 1]) else { continue }
      unknown = name
      words.removeSubrange(place..<place + 2)
      break
    }
    func equation(_ words: ArraySlice<CommandText.Part>) throws -> Equation {
      guard let whole = text.join(words) else { throw Self.usage }
      return try Equation(whole, for: unknown, of: text, in: session)
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
      // What is wrong with the equation, rather than with bounds as a part of it.
      if case .failure(let error)? = bounded { throw error }
      throw error
    }
    isBounded = false
    switch FunctionPlot.kind(self.equation.functions) {
    case .number: range = -Self.reach...Self.reach
    case .angle(let unit): range = FunctionPlot.standardRange(.angle(unit))
    }
  }
}
