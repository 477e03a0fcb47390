import Reckon
import ReckonPrompt
import Testing

@Suite("The axes of plots")
struct AxisTests {
  static func labels(_ range: ClosedRange<Double>, _ kind: AxisStep.Kind = .number, marks: Int = 8) -> [String] {
    AxisScale.fixed(range, kind, marks: marks) { _ in true }.marks.map(\.label)
  }

  @Test("have marks at 1, 2 and 5 times powers of ten, with exact labels")
  func numbers() {
    #expect(Self.labels(-5...5) == ["-4", "-2", "0", "2", "4"])
    #expect(Self.labels(0...1, marks: 10) == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"])
    #expect(Self.labels(0.001...0.0065, marks: 6) == ["0.001", "0.002", "0.003", "0.004", "0.005", "0.006"])
    #expect(Self.labels(-3e7...1e7, marks: 4) == ["-3e7", "-2e7", "-1e7", "0", "1e7"])
    #expect(Self.labels(0...2e-7, marks: 2) == ["0", "1e-7", "2e-7"])
    #expect(Self.labels(1_000_000...1_000_001, marks: 2) == ["1e6", "1.0000005e6", "1.000001e6"])
  }

  @Test("divide turns where they measure angles")
  func angles() {
    #expect(
      Self.labels(-360...360, .angle(.degrees)) == ["-360", "-270", "-180", "-90", "0", "90", "180", "270", "360"])
    #expect(Self.labels(0...90, .angle(.degrees), marks: 6) == ["0", "15", "30", "45", "60", "75", "90"])
    #expect(Self.labels(0...180, .angle(.degrees), marks: 4) == ["0", "45", "90", "135", "180"])
    #expect(
      Self.labels(-400...400, .angle(.gradians)) == ["-400", "-300", "-200", "-100", "0", "100", "200", "300", "400"])
    #expect(
      Self.labels(-2 * .pi...2 * .pi, .angle(.radians)) == [
        "-2π", "-3π/2", "-π", "-π/2", "0", "π/2", "π", "3π/2", "2π",
      ])
    #expect(Self.labels(0 ... .pi / 2, .angle(.radians), marks: 3) == ["0", "π/6", "π/3", "π/2"])
    // Where the bounds are no parts of turns, neither are the marks.
    #expect(Self.labels(-5...5, .angle(.radians)) == ["-4", "-2", "0", "2", "4"])
    #expect(Self.labels(0...2, .angle(.degrees), marks: 4) == ["0", "0.5", "1", "1.5", "2"])
    #expect(Self.labels(0...36000, .angle(.degrees), marks: 4) == ["0", "10000", "20000", "30000"])
  }

  @Test("have as many marks as there is room for")
  func room() {
    let wide = AxisScale.fixed(0...100, .number, marks: 100) { $0.map(\.label.count).reduce(0, +) < 40 }
    #expect(wide.marks.map(\.label) == ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"])
    #expect(AxisScale.fixed(0...100, .number, marks: 100) { $0.count < 5 }.marks.map(\.label) == ["0", "50", "100"])
    #expect(AxisScale.fixed(0...100, .number, marks: 100) { _ in false }.marks == [])
  }

  @Test(
    "of values begin and end with a mark",
    arguments: [
      (-1.0...1.0, -1.0...1.0), (-3.0...22.0, -5.0...25.0), (0.02...0.97, 0.0...1.0), (-0.999...0.999, -1.0...1.0),
      (3.1...3.2, 3.1...3.2),
    ])
  func rounded(values: ClosedRange<Double>, range: ClosedRange<Double>) {
    let scale = AxisScale.rounded(values, marks: 6)
    #expect(
      scale.range == range && scale.marks.first?.value == range.lowerBound
        && scale.marks.last?.value == range.upperBound)
  }

  @Test("take any range: of huge numbers, of tiny ones, of numbers that hardly differ")
  func extremes() {
    for range in [
      -1e308...1e308, 0...Double.leastNonzeroMagnitude, 1...1.0000000000000002, 1e300...1.1e300, -1e-300...1e-307,
    ] {
      for kind in [AxisStep.Kind.number, .angle(.degrees), .angle(.radians)] {
        let fixed = AxisScale.fixed(range, kind, marks: 8) { _ in true }
        #expect(fixed.marks.allSatisfy { range.contains($0.value) } && fixed.marks.count <= 9)
        _ = AxisScale.rounded(range, marks: 6)
      }
    }
  }
}
