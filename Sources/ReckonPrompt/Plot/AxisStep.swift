import Reckon
import ReckonCalculator

/// The distance between the marks of an axis: a round number, or a fraction of a turn.
package enum AxisStep: Hashable, Sendable {
  /// A multiple of a power of ten.
  case decimal(Int, exponent: Int)
  /// A multiple of π.
  case pi(Int, over: Int)

  /// The quantity on an axis.
  package enum Kind: Hashable, Sendable {
    case number
    case angle(AngleUnit)
  }

  var size: Double { value(1) ?? .infinity }

  /// A multiple of the step, as the nearest double; `nil` if it overflows.
  package func value(_ count: Int) -> Double? {
    switch self {
    case .decimal(let digits, let exponent):
      let (product, overflows) = count.multipliedReportingOverflow(by: digits)
      // Converted from text, so that three tenths are 0.3.
      return overflows ? nil : Double("\(product)e\(exponent)").flatMap { $0.isFinite ? $0 : nil }
    case .pi(let numerator, let denominator):
      let (product, overflows) = count.multipliedReportingOverflow(by: numerator)
      return overflows ? nil : Double(product) * .pi / Double(denominator)
    }
  }

  /// The label of a mark.
  package func label(_ count: Int) -> String {
    switch self {
    case .decimal:
      guard let value = value(count) else { return "" }
      guard value != 0, !(1e-4..<1e6).contains(abs(value)) else { return NumberText.shortest(value) }
      var format = DisplayFormat()
      format.notation = .scientific
      format.places = 12
      return format.text(of: NumberText.shortest(value))
    case .pi(let numerator, let denominator):
      let (product, overflows) = count.multipliedReportingOverflow(by: numerator)
      guard !overflows, product != 0 else { return overflows ? "" : "0" }
      var (divisor, rest) = (product.magnitude, UInt(denominator))
      while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
      let over = UInt(denominator) / divisor
      let times = product.magnitude / divisor
      return (product < 0 ? "-" : "") + (times == 1 ? "" : "\(times)") + "π" + (over == 1 ? "" : "/\(over)")
    }
  }

  /// The multiples of the first and last mark within a range; `nil` if they are too large to distinguish, or if there
  /// are none.
  package func counts(in range: ClosedRange<Double>) -> ClosedRange<Int>? {
    // A bound within tolerance of a mark is that mark.
    let first = (range.lowerBound / size - Self.tolerance).rounded(.up)
    let last = (range.upperBound / size + Self.tolerance).rounded(.down)
    guard abs(first) < 1e15, abs(last) < 1e15, first <= last else { return nil }
    return Int(first)...Int(last)
  }

  private static let tolerance = 1e-9

  /// The candidate steps for a range in ascending order, beginning with the smallest that yields at most `marks`
  /// intervals.
  ///
  /// Numbers have steps of 1, 2 and 5 times powers of ten; degrees also have fractions of a turn. Radians have
  /// fractions of π if the range is made of them.
  package static func steps(_ kind: Kind, in range: ClosedRange<Double>, marks: Int) -> [AxisStep] {
    let span = range.upperBound / Double(max(marks, 1)) - range.lowerBound / Double(max(marks, 1))
    guard span > 0, span.isFinite else { return [] }
    let decade = Int(Elementary.log10(span).rounded(.down))
    let decimals = (decade - 1...decade + 2).flatMap { exponent in
      [1, 2, 5].map { AxisStep.decimal($0, exponent: exponent) }
    }
    let wanted = steps(kind, in: range) + decimals
    let isMixed = wanted.count > decimals.count
    return wanted.filter { step in
      guard step.size >= span * (1 - tolerance) else { return false }
      // With fractions of a turn, decimal steps are only used below and above these.
      guard isMixed, decimals.contains(step), let first = wanted.first, let last = wanted.dropLast(decimals.count).last
      else { return true }
      return step.size < first.size || step.size > last.size
    }.sorted { $0.size < $1.size }
  }

  private static func steps(_ kind: Kind, in range: ClosedRange<Double>) -> [AxisStep] {
    switch kind {
    case .number: return []
    case .angle(.degrees): return [5, 10, 15, 30, 45, 90, 180, 360, 720, 1800, 3600].map { .decimal($0, exponent: 0) }
    case .angle(.gradians): return [5, 10, 25, 50, 100, 200, 400, 800, 2000, 4000].map { .decimal($0, exponent: 0) }
    case .angle(.radians):
      let isMadeOfParts = [range.lowerBound, range.upperBound].allSatisfy { bound in
        let parts = bound / .pi * 12
        return abs(parts) < 1e6 && abs(parts - parts.rounded()) < 1e-9
      }
      guard isMadeOfParts else { return [] }
      return [(1, 12), (1, 6), (1, 4), (1, 2), (1, 1), (2, 1), (5, 1), (10, 1), (20, 1), (50, 1), (100, 1)].map {
        .pi($0.0, over: $0.1)
      }
    }
  }
}
