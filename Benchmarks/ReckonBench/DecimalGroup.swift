import Reckon

/// Decimal128 on operands of 34 digits, one operation after the other, none of which needs the one before.
enum DecimalGroup {
  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let operands = Operands()
    let results = UnsafeMutablePointer<Decimal128>.allocate(capacity: Operands.count)
    results.initialize(repeating: .zero, count: Operands.count)
    defer { results.deallocate() }
    let ns = Stopwatch.measure(contestants(operands, results), rounds: options.rounds)
    for formula in formulas {
      report(Measurement(group: "decimal", name: formula, formula: formula, ns: ["reckon": ns[formula] ?? .nan]))
    }
    let compiled = try compiledFormulas.map(CompiledFormula.init)
    let formulaNs = Stopwatch.measure(compiled.map { $0.contestant(operands) }, rounds: options.rounds)
    for formula in compiled {
      report(
        Measurement(
          group: "decimal", name: formula.name, formula: formula.source, ns: ["reckon": formulaNs[formula.name] ?? .nan]
        ))
    }
  }

  /// Formulas that are compiled, and evaluated through the library.
  private static let compiledFormulas = [
    ("formula a+b*c", "a+b*c"), ("formula (a+b/c)*(a-b/c)", "(a+b/c)*(a-b/c)"),
    ("formula 1.1*a^2 + 2.2*b^3", "1.1*a^2 + 2.2*b^3"),
    ("price*qty*(1-discount)*1.19", "a*b*(1-c)*1.19"),
    // Each step multiplies what is there by a rate and adds a deposit.
    (
      "30 steps of compound interest",
      String(repeating: "(", count: 29) + "a*1.0375+b" + String(repeating: ")*1.0375+b", count: 29)
    ),
  ]

  /// A formula on decimals, evaluated through the library.
  private struct CompiledFormula {
    let name: String
    let source: String
    let formula: Formula

    init(_ name: String, _ source: String) throws {
      (self.name, self.source) = (name, source)
      formula = try Formula(source, variables: ["a", "b", "c"], options: Formula.Options(numberMode: .decimal))
    }

    func contestant(_ operands: Operands) -> Contestant {
      let rows = operands.a.indices.map {
        [operands.a[$0], operands.b[$0], operands.c[$0]].map { Value.number(.decimal($0)) }
      }
      return Contestant(name, count: rows.count) {
        for row in rows { blackHole((try? formula.result(of: row).number.decimal) ?? .nan) }
      }
    }
  }

  @inline(never) private static func blackHole(_ value: Decimal128) { last = value }
  nonisolated(unsafe) private static var last = Decimal128.zero

  static let formulas = ["a+b", "a-b", "a*b", "a/b", "sqrt(c)"]

  /// The sum of the values of each operation and formula over all operands. Powers have other forms in other languages.
  static func sums(_ operands: Operands) throws -> [(name: String, formula: String, sum: Double)] {
    let results = UnsafeMutablePointer<Decimal128>.allocate(capacity: Operands.count)
    results.initialize(repeating: .zero, count: Operands.count)
    defer { results.deallocate() }
    let operations = contestants(operands, results).map { contestant in
      contestant.run()
      return (
        contestant.name, contestant.name,
        UnsafeBufferPointer(start: results, count: Operands.count).reduce(0) { $0 + $1.double }
      )
    }
    let formulas = try compiledFormulas.filter { !$1.contains("^") }.map { name, source in
      let formula = try CompiledFormula(name, source).formula
      let sum = try operands.a.indices.reduce(0.0) { sum, row in
        let inputs = [operands.a[row], operands.b[row], operands.c[row]].map { Value.number(.decimal($0)) }
        return try sum + formula.result(of: inputs).number.double
      }
      return (name, source, sum)
    }
    return operations + formulas
  }

  /// Each loop stands for itself: a closure for each operation would be measured too.
  private static func contestants(_ operands: Operands, _ results: UnsafeMutablePointer<Decimal128>) -> [Contestant] {
    let (a, b, c) = (operands.a, operands.b, operands.c)
    let count = Operands.count
    let loops: [() -> Void] = [
      { for index in 0..<count { results[index] = a[index] + b[index] } },
      { for index in 0..<count { results[index] = a[index] - b[index] } },
      { for index in 0..<count { results[index] = a[index] * b[index] } },
      { for index in 0..<count { results[index] = a[index] / b[index] } },
      { for index in 0..<count { results[index] = c[index].squareRoot() } },
    ]
    return zip(formulas, loops).map { Contestant($0, count: count, $1) }
  }

  /// Random numbers of 34 digits between 1e-17 and 1e23 of either sign in a and b, above 0 in c; the same every time.
  struct Operands {
    static let count = 1024
    private(set) var a: [Decimal128] = []
    private(set) var b: [Decimal128] = []
    private(set) var c: [Decimal128] = []
    private var state: UInt64 = 42

    init() {
      for _ in 0..<Self.count {
        a.append(next())
        b.append(next())
        c.append(next().magnitude)
      }
    }

    var table: String {
      "a,b,c\n" + a.indices.map { "\(a[$0]),\(b[$0]),\(c[$0])\n" }.joined()
    }

    private mutating func next() -> Decimal128 {
      let digits = (0..<33).map { _ in "\(random(10))" }.joined()
      return Decimal128("\(random(2) == 0 ? "-" : "")\(1 + random(9))\(digits)e\(-Int(random(40)) - 11)") ?? .nan
    }

    private mutating func random(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
  }
}
