import Reckon

/// Formula books: reading large ones, changing single definitions, and stored ones.
enum BookGroup {
  /// Chains and functions of twenty formulas, whose ends are summed up: no formula needs more than two hundred others.
  static func text(count: Int) -> String {
    var lines = ["parameter x = 2", "base = 3"]
    for index in 0..<count {
      switch index % 20 {
      case 0: lines.append("f\(index) = x * base + \(index)")
      case 19: lines.append("f\(index) = f\(index - 10) + \(index % 200 == 19 ? "x" : "f\(index - 20)") / 2")
      case 10: lines.append("f\(index)(a, b) = a^2 + sin(b) * \(index)")
      case 11: lines.append("f\(index) = f\(index - 1)(x, f\(index - 2)) - 1")
      default: lines.append("f\(index) = f\(index - 1) * 1.5 + \(index)")
      }
    }
    return lines.joined(separator: "\n")
  }

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    func measure(_ name: String, count: Int = 1, _ contestants: [(String, () -> Void)]) {
      let ns = Stopwatch.measure(contestants.map { Contestant($0.0, count: count, $0.1) }, rounds: options.rounds)
      let ratios = ns["text"] == nil ? nil : [Ratio("reckon", "text")]
      report(Measurement(group: "books", name: name, formula: "", ns: ns, ratios: ratios))
    }
    let count = 10_000
    let text = text(count: count)
    measure("reading 10,000 formulas, each", count: count, [("reckon", { _ = try? FormulaBook(text) })])

    // A leaf, and a value on which a hundred formulas depend.
    let hundred = (0..<100).map { "g\($0) = hub + \($0)" }.joined(separator: "\n")
    var book = try FormulaBook(text + "\nleaf = f9999 + 1\nhub = 1\n" + hundred)
    try book.compile()
    var round = 0
    func define(_ name: String, expecting expected: Int) throws {
      round += 1
      let changed = try book.define("\(name) = \(name == "leaf" ? "f9999 + " : "")\(round)")
      guard changed.count == expected else {
        throw UsageError("\(changed.count) definitions were touched, not \(expected)")
      }
      for name in changed { _ = try book.formula(named: name) }
    }
    try define("leaf", expecting: 1)
    try define("hub", expecting: 101)
    measure("changing a leaf of 10,000", [("reckon", { try? define("leaf", expecting: 1) })])
    measure("changing one with 100 dependants", [("reckon", { try? define("hub", expecting: 101) })])

    try measureGrowth(measure)

    let small = Self.text(count: 38)
    let image = try compiled(small).image()
    let stripped = try compiled(small).image(keepingSource: false)
    measure(
      "a stored book of 40 formulas",
      [("reckon", { _ = try? FormulaBook(image: image) }), ("text", { _ = try? compiled(small) })])
    measure(
      "the same, every program verified",
      [("reckon", { try? FormulaBook(image: image).compile() }), ("text", { _ = try? compiled(small) })])
    measure(
      "the same without its text",
      [("reckon", { try? FormulaBook(image: stripped).compile() }), ("text", { _ = try? compiled(small) })])
  }

  /// What must not grow with the book, and what must grow no faster than it.
  private static func measureGrowth(_ measure: (String, Int, [(String, () -> Void)]) -> Void) throws {
    var large = try FormulaBook(text(count: 100_000) + "\nleaf = 1")
    var round = 0
    measure(
      "changing a leaf of 100,000", 1,
      [
        (
          "reckon",
          {
            round += 1
            _ = try? large.define("leaf = f9999 + \(round)")
          }
        )
      ])
    for count in [1_000, 10_000] {
      let chain = "a1 = 1\n" + (2...count).map { "a\($0) = a\($0 - 1) + 1" }.joined(separator: "\n")
      measure("a chain of \(count), read and compiled, each", count, [("reckon", { _ = try? compiled(chain) })])
      measure(
        "a chain of \(count), read and all evaluated, each", count,
        [
          (
            "reckon",
            {
              guard let book = try? FormulaBook(chain) else { return }
              for index in 1...count { _ = try? book.evaluate("a\(index)") }
            }
          )
        ])
      measure(
        "the same at the prompt", count,
        [
          (
            "reckon",
            {
              var session = FormulaSession(); _ = try? session.run(chain)
            }
          )
        ])
    }
  }

  private static func compiled(_ text: String) throws -> FormulaBook {
    let book = try FormulaBook(text)
    try book.compile()
    return book
  }
}
