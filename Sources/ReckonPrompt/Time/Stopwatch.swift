import Reckon

/// Benchmarks short operations by repeated measurement.
package struct Stopwatch {
  /// Polled between measurements; returning true cancels the work.
  let isCancelled: CommandFunction.Cancellation?

  /// The minimum duration of a measurement, so that the cost of reading the clock is negligible.
  private static let batch = Duration.microseconds(50)

  package init(isCancelled: CommandFunction.Cancellation? = nil) { self.isCancelled = isCancelled }

  /// The time of one run in seconds: the median of measurements of many runs each.
  ///
  /// - Parameters:
  ///   - budget: the total measuring time. An operation that takes longer is run once more.
  ///   - work: repeats the operation a number of times.
  /// - Throws: the errors of the work; `cancelled`.
  package func time(budget: Duration, _ work: (Int) throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    let end = clock.now + budget
    var count = 1
    var elapsed = try clock.measure { try work(count) }
    while elapsed < Self.batch, count < 1 << 30 {
      try check()
      count *= 2
      elapsed = try clock.measure { try work(count) }
    }
    var times = [elapsed.seconds / Double(count)]
    while clock.now < end {
      try check()
      times.append(try clock.measure { try work(count) }.seconds / Double(count))
    }
    return times.sorted()[times.count / 2]
  }

  private func check() throws {
    guard isCancelled?() ?? false else { return }
    throw FormulaError(.cancelled, at: SourceRange(start: 0, end: 0), in: SourceText(""))
  }

  /// A time with three digits in a suitable unit: `1.23 µs`.
  package static func text(_ seconds: Double) -> String {
    let units = [(1e-9, "ns"), (1e-6, "µs"), (1e-3, "ms"), (1, "s")]
    // A value that rounds to a thousand is shown in the next unit.
    let unit = units.last { seconds >= $0.0 * 0.9995 } ?? units[0]
    let value = seconds / unit.0
    let places = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    let scale = [1.0, 10, 100][places]
    return "\(NumberText.shortest((value * scale).rounded() / scale)) \(unit.1)"
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
