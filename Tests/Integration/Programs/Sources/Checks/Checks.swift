/// What a program expects of the library and measures of it. Each line it prints begins with `fine`, `WRONG`, `SLOW` or
/// `time`.
///
/// A time that is longer than it should be is another exit code than a fact that is wrong: machines are shared.
public struct Checks {
  private var wrongCount = 0
  private var slowCount = 0
  private let program: String

  public init(_ program: String) { self.program = program }

  /// Expects a fact.
  public mutating func expect(_ holds: Bool, _ what: String) {
    if !holds { wrongCount += 1 }
    print("\(holds ? "fine" : "WRONG")  \(program): \(what)")
  }

  /// Expects two values to be equal.
  public mutating func expect<Value: Equatable>(_ found: Value, is expected: Value, _ what: String) {
    expect(found == expected, found == expected ? what : "\(what): \(found) instead of \(expected)")
  }

  /// Expects the median of several times to be at most so long.
  public mutating func expect(_ times: [Duration], within limit: Duration, _ what: String) {
    expect(times.sorted()[times.count / 2], within: limit, what)
  }

  public mutating func expect(_ time: Duration, within limit: Duration, _ what: String) {
    if time > limit { slowCount += 1 }
    print("\(time > limit ? "SLOW" : "time")  \(program): \(what): \(milliseconds(time)) ms of \(milliseconds(limit))")
  }

  private func milliseconds(_ time: Duration) -> Double { (time / .microseconds(1)).rounded() / 1_000 }

  /// The exit code: 1 when something was wrong, 2 when something was slow.
  public func exitCode() -> Int32 { wrongCount > 0 ? 1 : slowCount > 0 ? 2 : 0 }
}

/// How long something takes.
public func time(_ body: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(body) }
