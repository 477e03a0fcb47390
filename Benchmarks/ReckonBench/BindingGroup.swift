import Reckon

/// What it costs to hand over values in different ways.
enum BindingGroup {
  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let rows = Rows()
    let formula = try Formula("a+b*c", variables: ["a", "b", "c"])
    let results = UnsafeMutablePointer<Double>.allocate(capacity: Rows.count)
    results.initialize(repeating: 0, count: Rows.count)
    defer { results.deallocate() }
    var reused = [0.0, 0, 0]
    func contestant(_ name: String, _ value: @escaping (Row) throws -> Double) -> Contestant {
      Contestant(name, count: Rows.count) { for index in 0..<Rows.count { results[index] = (try? value(rows[index])) ?? .nan } }
    }
    let contestants = [
      contestant("pointer") { try formula.evaluate(UnsafeBufferPointer(start: $0.values, count: 3)) },
      contestant("span") { row in try formula.evaluate(UnsafeBufferPointer(start: row.values, count: 3).span) },
      contestant("reused array") { row in
        (reused[0], reused[1], reused[2]) = (row.a, row.b, row.c)
        return try formula.evaluate(reused)
      },
      contestant("array") { try formula.evaluate([$0.a, $0.b, $0.c]) },
      contestant("arguments") { try formula.evaluate($0.a, $0.b, $0.c) },
      contestant("dictionary") { try formula.evaluate(["a": $0.a, "b": $0.b, "c": $0.c]) },
    ]
    let ns = Stopwatch.measure(contestants, rounds: options.rounds)
    for contestant in contestants {
      let time = ns[contestant.name] ?? .nan
      report(Measurement(group: "binding", name: contestant.name, formula: "a+b*c", ns: ["reckon": time]))
    }
  }
}
