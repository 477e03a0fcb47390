import Reckon
import ReckonCalculator
import ReckonTerminal

/// A plot: functions with their curves, and the displayed ranges.
package struct FunctionPlot {
  package struct Graph {
    package let label: String
    package let curve: Curve
  }

  package let graphs: [Graph]
  package let range: ClosedRange<Double>
  package let kind: AxisStep.Kind
  /// The unit of the values; `nil` for plain numbers.
  let unit: String?
  /// The common range of values of all curves.
  let values: ClosedRange<Double>

  /// - Throws: `cancelled`; the error of the function if none has a value.
  package init(
    _ functions: [CommandFunction], over range: ClosedRange<Double>, isCancelled: CommandFunction.Cancellation? = nil
  ) throws {
    self.range = range
    kind = Self.kind(functions)
    unit = functions.first?.unit
    var graphs: [Graph] = []
    for function in functions {
      graphs.append(Graph(label: function.label, curve: try Curve(function, over: range, isCancelled: isCancelled)))
    }
    self.graphs = graphs
    let ranges = graphs.compactMap(\.curve.range)
    guard let first = ranges.first else {
      let place = range.lowerBound / 2 + range.upperBound / 2
      let reason = functions.lazy.compactMap { $0.failure(at: place) }.first
      let what: Phrase =
        functions.count == 1
        ? Phrase("nameHasNoValue", "\(functions[0].label) has no value")
        : Phrase("noneOfThemHasAValue", "none of them has a value")
      let ending: Phrase = reason.map { ": \($0.message)" } ?? ""
      throw UsageError("plotFailure", "\(what) from \(Self.text(range))\(ending)")
    }
    values = Self.opened(
      ranges.dropFirst().reduce(first) { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) })
  }

  /// The quantity on the axis: an angle if the functions take angles.
  static func kind(_ functions: [CommandFunction]) -> AxisStep.Kind {
    functions.lazy.compactMap(\.angleUnit).first.map { .angle($0) } ?? .number
  }

  /// The range in words: `-5 to 5`.
  static func text(_ range: ClosedRange<Double>) -> String {
    Phrase("fromTo", "\(text(range.lowerBound)) to \(text(range.upperBound))").description
  }

  private static func text(_ bound: Double) -> String {
    guard abs(bound) >= 1e7 else { return NumberText.shortest(bound) }
    var format = DisplayFormat()
    format.notation = .scientific
    format.places = 16
    return format.text(of: NumberText.shortest(bound))
  }

  /// The default range: two turns, or -10 to 10.
  static func standardRange(_ kind: AxisStep.Kind) -> ClosedRange<Double> {
    switch kind {
    case .number: -10...10
    case .angle(.degrees): -360...360
    case .angle(.gradians): -400...400
    case .angle(.radians): -2 * .pi...2 * .pi
    }
  }

  /// An extended range for a value that is constant up to rounding.
  private static func opened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let (low, high) = (range.lowerBound, range.upperBound)
    let size = max(abs(low), abs(high))
    guard high - low <= size * 1e-12 else { return range }
    let margin = size == 0 ? 1 : size / 10
    let largest = Double.greatestFiniteMagnitude
    return max(low - margin, -largest)...min(high + margin, largest)
  }
}
