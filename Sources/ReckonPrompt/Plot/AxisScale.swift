/// An axis: its range and its tick marks.
package struct AxisScale: Hashable, Sendable {
  package struct Mark: Hashable, Sendable {
    package let value: Double
    package let label: String
  }

  package let range: ClosedRange<Double>
  package let marks: [Mark]

  package init(_ range: ClosedRange<Double>, marks: [Mark]) {
    self.range = range
    self.marks = marks
  }

  /// The relative position of a value on the axis, 0 to 1 within its range.
  package func place(of value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    if span.isFinite { return (value - range.lowerBound) / span }
    // Halved, since the difference overflows a double.
    return (value / 2 - range.lowerBound / 2) / (range.upperBound / 2 - range.lowerBound / 2)
  }

  /// An axis with a fixed range, with the most marks that fit.
  ///
  /// - Parameters:
  ///   - marks: the maximum number of marks.
  ///   - fits: whether there is space for them.
  package static func fixed(
    _ range: ClosedRange<Double>, _ kind: AxisStep.Kind, marks: Int, fits: ([Mark]) -> Bool
  ) -> AxisScale {
    for step in AxisStep.steps(kind, in: range, marks: marks) {
      let found = step.marks(in: range)
      if fits(found) { return AxisScale(range, marks: found) }
    }
    return AxisScale(range, marks: [])
  }

  /// An axis for values of a range, extended to begin and end with a mark; `marks` is their approximate number.
  package static func rounded(_ range: ClosedRange<Double>, marks: Int) -> AxisScale {
    guard let step = AxisStep.steps(.number, in: range, marks: marks).first, step.size.isFinite else {
      return AxisScale(range, marks: [])
    }
    let first = (range.lowerBound / step.size + 1e-9).rounded(.down)
    let last = (range.upperBound / step.size - 1e-9).rounded(.up)
    guard abs(first) < 1e15, abs(last) < 1e15, let low = step.value(Int(first)), let high = step.value(Int(last)),
      low < high
    else { return AxisScale(range, marks: []) }
    return AxisScale(low...high, marks: step.marks(in: low...high))
  }
}

extension AxisStep {
  /// The marks within a range, if there are few.
  fileprivate func marks(in range: ClosedRange<Double>) -> [AxisScale.Mark] {
    guard let counts = counts(in: range), counts.count <= 1000 else { return [] }
    return counts.compactMap { count in
      value(count).map { AxisScale.Mark(value: min(max($0, range.lowerBound), range.upperBound), label: label(count)) }
    }
  }
}
