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

  private static let usage = UsageError("solve needs an equation, and bounds if you like: :solve x^2 = 2 0 5")

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
    if words.count > 2, ends.allSatisfy({ text.isConstant($0, in: session) }), let found = try? equation(words.dropLast(2)) {
      guard let (low, high) = try text.bounds(ends, in: session) else { throw Self.usage }
      (self.equation, range, isBounded) = (found, low.number.double...high.number.double, true)
      return
    }
    self.equation = try equation(words)
    isBounded = false
    switch FunctionPlot.kind(self.equation.sides) {
    case .number: range = -Self.reach...Self.reach
    case .angle(let unit): range = FunctionPlot.standardRange(.angle(unit))
    }
  }
}
