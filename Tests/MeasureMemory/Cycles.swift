import Reckon

/// One cycle of each kind: something is made of a text, evaluated and released.
enum Cycles {
  /// What went wrong where nothing may.
  struct Problem: Error { let text: String }

  static let all: [(name: String, cycle: @Sendable (Int) throws -> Void)] = [
    ("formulas", formula), ("decimals", decimal), ("errors", error), ("images", image), ("columns", columns),
    ("hosts", host),
    ("engine", engine), ("books", book), ("sessions", session), ("native code", native),
  ]

  /// Keeps 16 bytes: what the measurement must see.
  @Sendable static func leak(_ number: Int) throws { _ = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8) }

  /// The examples of all functions and operators, and what they do not show.
  private static let texts: [String] =
    Catalogue.functions.flatMap { $0.examples.map(\.expression) }
    + Catalogue.operators.flatMap { $0.examples.map(\.expression) } + [
      "x + y * 2", "t = x * y; t * t + t / 4", "f(n) = n < 1 ? y : f(n - 1) + x; f(20)",
      "sum(k, 1, 20, sqrt(k * x + y))",
      "if(x > y, sin(x), cos(y)) + max(x, y, 3, 4)", "3 km / (2 h) to m/s", "255 to hex", "20% of x",
      "concat(text(x), \"a\") == \"1a\" ? sum([x, y]) : Σ(k in 1..9, k * y) ?? 2", "random() * randint(1, 6)",
      "x + " + (1...60).map { "\($0) * y" }.joined(separator: " + "),
    ]

  private static let broken = [
    "1 +", "(((", "sim(x)", "x +* y", "1.2.3", "f(x) = f(", "sqrt(1, 2, 3)", "3 km + 2 s", "`", "\u{0}", "a = b; b = a",
    "1 / (x - x)",
    "ln(-1 - x * x)", "f(n) = f(n + 1); f(x)", "sum(k, 1, 1/0, k)", "10^400 * x",
  ]

  @Sendable private static func formula(_ number: Int) throws {
    var options = Formula.Options(angleUnit: AngleUnit.allCases[number % 3])
    options.isOptimized = number % 2 == 0
    guard let formula = try? Formula(texts[number % texts.count], options: options) else { return }
    let inputs = formula.variables.indices.map { Double(($0 + number) % 7) }
    _ = try? formula.evaluate(inputs)
    _ = try? formula.evaluate(inputs, options: .ieee)
  }

  @Sendable private static func decimal(_ number: Int) throws {
    let options = Formula.Options(numberMode: .decimal)
    guard let formula = try? Formula(texts[number % texts.count], options: options) else { return }
    _ = try? formula.result(of: formula.variables.indices.map { .number(.decimal(Decimal128(($0 + number) % 7))) })
  }

  @Sendable private static func error(_ number: Int) throws {
    let text = broken[number % broken.count]
    for error in Formula.validate(text) { _ = error.message + error.snippet }
    do throws(FormulaError) {
      var options = Formula.Options()
      options.limits.steps = 2_000
      _ = try Formula(text, variables: ["x", "y"], options: options).evaluate(Double(number % 5), 1)
    } catch {
      guard !error.message.isEmpty else { throw Problem(text: "\(text): an error without words") }
    }
  }

  private static let images = texts.compactMap { try? Formula($0, variables: ["x", "y"]).image }

  @Sendable private static func image(_ number: Int) throws {
    var image = images[number % images.count]
    // Every other one has a byte that is wrong.
    if number % 2 == 1 { image[number * 31 % image.count] ^= UInt8(truncatingIfNeeded: number | 1) }
    guard let formula = try? Formula(image: image) else { return }
    _ = try? formula.evaluate(1, 2)
    _ = formula.program.disassembly
  }

  private static let column = [Double](repeating: 1.5, count: 300)

  @Sendable private static func columns(_ number: Int) throws {
    guard let formula = try? Formula(texts[number % texts.count], variables: ["x", "y"]) else { return }
    _ = try? formula.evaluate(
      columns: [column, column], options: EvaluationOptions(policy: number % 2 == 0 ? .strict : .ieee))
  }

  @Sendable private static func native(_ number: Int) throws {
    guard let formula = try? Formula(texts[number % texts.count], variables: ["x", "y"]) else { return }
    formula.prepare(.native, policy: number % 2 == 0 ? .strict : .ieee)
    _ = formula.prepareRows()
    _ = try? formula.evaluate(Double(number % 7), 2)
  }

  /// What a function of the host holds on to, and must let go.
  private final class Held: Sendable { let values = [Double](repeating: 1, count: 8) }

  @Sendable private static func host(_ number: Int) throws {
    let held = Held()
    var scope = Scope()
    scope["rate"] = Double(number)
    try scope.define("gross(net) = net * rate")
    try scope.add(HostFunction("host", isPure: number % 2 == 0) { held.values[0] * $0 })
    guard try Formula("host(gross(2)) - 2 * rate", scope: scope).evaluate() == 0 else {
      throw Problem(text: "host \(number)")
    }
  }

  private static let shared = Engine(programCapacity: 8)

  @Sendable private static func engine(_ number: Int) throws {
    // Texts that come again soon, late and never, and names that change.
    let text = number % 3 == 0 ? "x * \(number)" : "sum(k, 1, 20, k * x) + \(number % 20)"
    guard try shared.evaluate(text, ["x": 1]) == (number % 3 == 0 ? Double(number) : 210 + Double(number % 20)) else {
      throw Problem(text: text)
    }
    if number % 50 == 0 { try shared.set("rate", to: Double(number)) }
    if number % 70 == 0 { try shared.define("gross(net) = net * rate") }
    if number % 1_000 == 0 { shared.removeAll() }
    _ = try? shared.evaluate("gross(\(number % 9))")
  }

  private static let bookText = """
    # A price.
    parameter price where price >= 0
    rate = 0.25
    net = price * (1 - rate)
    gross(amount, tax) = amount * (1 + tax)
    even(n) = n == 0 ? 1 : odd(n - 1)
    odd(n) = n == 0 ? 0 : even(n - 1)
    total = gross(net, 0.5) * even(4)
    > price = 8; total = 9
    """

  @Sendable private static func book(_ number: Int) throws {
    var book = try FormulaBook(bookText)
    guard try book.evaluate("total", ["price": 8]) == 9 else { throw Problem(text: "book \(number)") }
    switch number % 4 {
    case 0: book = try FormulaBook(image: try book.image(keepingSource: number % 8 == 0))
    case 1:
      try book.define("rate = \(Double(number % 3) / 4)")
      try book.define("more = total + even(2)")
    case 2:
      _ = FormulaBook.validate(bookText + "\nbroken = missing + 1\nnet = 1\nround = around\naround = round")
      try book.remove("total")
    default: _ = book.failedExamples
    }
    _ = try? book.evaluate("total", ["price": -1])
    _ = try? book.evaluate("net", ["price": 4])
  }

  @Sendable private static func session(_ number: Int) throws {
    var session = FormulaSession(options: Formula.Options(numberMode: number % 2 == 0 ? .double : .decimal))
    try session.run("rate = 2; gross(x) = x * rate\nbase = gross(10)\nbase + ans")
    _ = try? session.run("rate = \(number); base + ; 1 / (rate - rate)")
    session.undo()
    _ = try? session.run("base / (rate - \(number % 3))")
    guard session.answers.count > 2 else { throw Problem(text: "session \(number)") }
  }
}
