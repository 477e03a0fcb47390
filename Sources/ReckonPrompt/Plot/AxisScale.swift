/// An axis: the range that it shows, and its marks.
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

  /// How far along the axis a value is, 0 to 1 within its range.
  package func place(of value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    if span.isFinite { return (value - range.lowerBound) / span }
    // In halves, where the difference is too large for a double.
    return (value / 2 - range.lowerBound / 2) / (range.upperBound / 2 - range.lowerBound / 2)
  }

  /// An axis of just a range, with the most marks that fit.
  ///
  /// - Parameters:
  ///   - marks: no more marks than this are tried.
  ///   - fits: whether there is room for them.
  package static func fixed(
    _ range: ClosedRange<Double>, _ kind: AxisStep.Kind, marks: Int, fits: ([Mark]) -> Bool
  ) -> AxisScale {
    for step in AxisStep.steps(kind, in: range, marks: marks) {
      let found = step.marks(in: range)
      if fits(found) { return AxisScale(range, marks: found) }
    }
    return AxisScale(range, marks: [])
  }

  /// An axis for values of a range that begins and ends with a mark, of which there are about so many.
  package static func rounded(_ range: ClosedRange<Double>, marks: Int) -> AxisScale {
    guard let step = AxisStep.steps(.number, in: range, marks: marks).first, step.size.isFinite else { return AxisScale(range, marks: []) }
    let first = (range.lowerBound / step.size + 1e-9).rounded(.down)
    let last = (range.upperBound / step.size - 1e-9).rounded(.up)
    guard abs(first) < 1e15, abs(last) < 1e15, let low = step.value(Int(first)), let high = step.value(Int(last)), low < high
    else { return AxisScale(range, marks: []) }
    return AxisScale(low...high, marks: step.marks(in: low...high))
  }
}

extension AxisStep {
  /// The marks within a range, of which there are few.
  fileprivate func marks(in range: ClosedRange<Double>) -> [AxisScale.Mark] {
    guard let counts = counts(in: range), counts.count <= 1000 else { return [] }
    return counts.compactMap { count in
      value(count).map { AxisScale.Mark(value: min(max($0, range.lowerBound), range.upperBound), label: label(count)) }
    }
  }
}
