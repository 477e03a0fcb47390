import Reckon

/// What it costs to hand over values in different ways.
enum BindingGroup {
  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let rows = Rows()
    let formula = try Formula("a+b*c", variables: ["a", "b", "c"])
    let bound = try formula.binding(["c", "unused", "b", "a"])
    let results = UnsafeMutablePointer<Double>.allocate(capacity: Rows.count)
    results.initialize(repeating: 0, count: Rows.count)
    defer { results.deallocate() }
    func throwing(_ name: String, _ run: @escaping () throws -> Void) -> Contestant {
      Contestant(name, count: Rows.count) { try? run() }
    }
    // Each loop stands for itself: a closure for each evaluation would be measured too.
    let contestants = [
      throwing("pointer") {
        for index in 0..<Rows.count {
          results[index] = try formula.evaluate(UnsafeBufferPointer(start: rows[index].values, count: 3))
        }
      },
      throwing("span") {
        for index in 0..<Rows.count {
          let span = UnsafeBufferPointer(start: rows[index].values, count: 3).span
          results[index] = try formula.evaluate(span)
        }
      },
      throwing("reused array") {
        var values = [0.0, 0, 0]
        for index in 0..<Rows.count {
          let row = rows[index]
          (values[0], values[1], values[2]) = (row.a, row.b, row.c)
          results[index] = try formula.evaluate(values)
        }
      },
      throwing("array") {
        for index in 0..<Rows.count {
          let row = rows[index]
          results[index] = try formula.evaluate([row.a, row.b, row.c])
        }
      },
      throwing("arguments") {
        for index in 0..<Rows.count {
          let row = rows[index]
          results[index] = try formula.evaluate(row.a, row.b, row.c)
        }
      },
      throwing("binding by name") {
        var values = [0.0, 0, 0, 0]
        for index in 0..<Rows.count {
          let row = rows[index]
          (values[0], values[1], values[2], values[3]) = (row.c, row.a, row.b, row.a)
          results[index] = try bound.evaluate(values)
        }
      },
      throwing("dictionary") {
        for index in 0..<Rows.count {
          let row = rows[index]
          results[index] = try formula.evaluate(["a": row.a, "b": row.b, "c": row.c])
        }
      },
    ]
    let ns = Stopwatch.measure(contestants, rounds: options.rounds)
    for contestant in contestants {
      let time = ns[contestant.name] ?? .nan
      report(Measurement(group: "binding", name: contestant.name, formula: "a+b*c", ns: ["reckon": time]))
    }
  }
}
