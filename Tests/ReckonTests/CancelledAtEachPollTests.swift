import Foundation
import Reckon
import TestDepth
import Testing

@Suite("What is cancelled at any poll ends in its value or in the error, and leaves no trace")
struct CancelledAtEachPollTests {
  static let most = Depth.count(quick: 6, full: 2_000)

  func expectNoTrace(_ all: [Cancelling], atLeast polls: Int) {
    var count = 0
    for (number, subject) in all.enumerated() {
      let (polls, complaint) = subject.complaint(most: Self.most, asDeadline: number % 3 == 0)
      count += polls
      if let complaint { Issue.record("\(complaint)") }
    }
    #expect(count >= polls, "\(count) polls of \(all.count) texts")
  }

  // MARK: Formulas

  @Test("compiling and evaluating what the golden files hold", arguments: GoldenTests.files)
  func goldenLines(file: String) throws {
    let text = try String(contentsOf: GoldenTests.folder.appending(path: "\(file).txt"), encoding: .utf8)
    let lines = text.components(separatedBy: "\n").compactMap { GoldenTests.Line($0, file: file) }
    let share = Depth.isFull ? 1 : max(1, lines.count / (Self.size * 6))
    let subjects = lines.enumerated().filter { $0.offset % share == 0 }.map { _, line in
      Cancelling("\(line.expression) (\(line.options.numberMode))") { options in
        let formula = try Formula(
          line.expression, variables: line.values.map(\.name), scope: line.scope, options: line.options,
          deadline: options.deadline ?? options.isCancelled.map { .init(hasPassed: $0) })
        return try formula.result(of: line.values.map { .number($0.value) }, options: options).written
      }
    }
    expectNoTrace(subjects, atLeast: subjects.count)
  }

  /// How long texts and loops are: builds without optimisation take many times as long for each part.
  private static let size = Depth.takesSlowCases ? 20 : 2

  /// Texts of many polls each.
  private static let long: [String] = [
    (1...30 * size).map { "sin(x + \($0))*\($0)" }.joined(separator: " + "),
    (1...15 * size).map { "x > \($0) ? x*\($0) :" }.joined(separator: " ") + " 0",
    (1...15 * size).map { "x > \($0)" }.joined(separator: " and "),
    (1...3 * size).map { "f\($0)(t) = t > \($0) ? f\(max(1, $0 - 1))(t - 1) + \($0) : t" }.joined(separator: "; ")
      + "; f\(3 * size)(x)",
    (1...10 * size).map { "x m + \($0) cm" }.joined(separator: " + "),
    "sum(k, 1, \(100 * size), k*x)", "sum(i, 1, 20, sum(j, 1, \(5 * size), i*j*x))",
    "product(k, 1, \(20 * size), 1 + x/k^2)",
    "gcd(x + 12345678, 87654321) + 40!*x", "d(" + (1...size).map { "(x^2 + \($0))*x" }.joined(separator: "*") + ", x)",
    String(repeating: "d(", count: 3) + "x^5*(x + 1)" + String(repeating: ", x)", count: 3),
    "sum(map(k in [3, 1, 2], k*x))",
  ]

  /// Texts that exact numbers take long for.
  private static let longOnDoubles = [
    "integral(sin(t)*exp(-t*x), t, 0, 50)", "root(t^5 - t - x, t, 0, 10)",
    "fib(n) = n < 2 ? n : fib(n - 1) + fib(n - 2); fib(10 + x - x)",
    "sum(k, 1, \(1_500 * size), sqrt(k)*x)", "gamma(x/100)*erf(x)",
  ]

  @Test(
    "making the code that runs a long formula asks as often as running it does, and what was cancelled is made the next time",
    // Without optimisation no code is made for doubles.
    arguments: [NumberMode.double, .decimal])
  func code(_ mode: NumberMode) throws {
    let text = (1...1_500).map { "x*\($0).5 + (x - \($0))*x" }.joined(separator: " + ")
    func formula() throws -> Formula {
      let formula = try Formula(text, variables: ["x"], options: Formula.Options(numberMode: mode))
      // On doubles making code costs more than one evaluation.
      if mode == .double { _ = try formula.result(of: [.number(.double(2))]) }
      return formula
    }
    let whole = Cancelling.Token(at: .max)
    let value = try formula().result(of: [.number(.double(2))], options: EvaluationOptions(isCancelled: whole.answer))
    // Over 13,000 instructions, each estimated at more than half a microsecond in each of two stages.
    #expect(whole.count >= 30, "\(whole.count) polls")
    for first in [1, 2, whole.count / 3, whole.count / 2, whole.count - 1] {
      let formula = try formula()
      let options = EvaluationOptions(isCancelled: Cancelling.Token(at: first).answer)
      #expect(throws: FormulaError.self) { try formula.result(of: [.number(.double(2))], options: options) }
      #expect(try formula.result(of: [.number(.double(2))]) == value)
    }
    guard mode == .double else { return }
    let columns = Cancelling.Token(at: .max)
    let values = [1, 2, 3.0]
    let expected = try formula().evaluate(columns: [values], options: EvaluationOptions(isCancelled: columns.answer))
      .values
    #expect(columns.count >= 30, "columns: \(columns.count) polls")
    let halved = try formula()
    let half = Cancelling.Token(at: columns.count / 2)
    #expect(throws: FormulaError.self) {
      try halved.evaluate(columns: [values], options: EvaluationOptions(isCancelled: half.answer))
    }
    #expect(try halved.evaluate(columns: [values]).values == expected)
  }

  @Test("long formulas on every kind of numbers", arguments: [NumberMode.double, .decimal, .exact])
  func longFormulas(_ mode: NumberMode) {
    let subjects = (Self.long + (mode == .double ? Self.longOnDoubles : [])).map { text in
      Cancelling("\(text.prefix(60)) (\(mode))") { options in
        let formula = try Formula(
          text, variables: ["x"], options: Formula.Options(numberMode: mode),
          deadline: options.deadline ?? options.isCancelled.map { .init(hasPassed: $0) })
        let first = try formula.result(of: [2], options: options).written
        return "\(first) \(try formula.result(of: [3], options: options).written)"
      }
    }
    expectNoTrace(subjects, atLeast: 5 * subjects.count)
  }

  @Test("evaluations of formulas that are there, until they are native code")
  func evaluations() throws {
    let texts = Self.long.map { ($0, rows: 150 * Self.size) } + Self.longOnDoubles.map { ($0, rows: 40) }
    let subjects = try texts.flatMap { text, rows in
      let formula = try Formula(text, variables: ["x"])
      _ = formula.prepare(.native)
      let columns = [(0..<rows).map { Double($0 % 40) / 8 }]
      return [
        Cancelling("\(text.prefix(60)), evaluated") { "\(try formula.evaluate([2], options: $0))" },
        Cancelling("\(text.prefix(60)), over columns") { options in
          let result = try formula.evaluate(columns: columns, options: options)
          return "\(result.values) \(result.report)"
        },
      ]
    }
    expectNoTrace(subjects, atLeast: subjects.count)
  }

  private static let smooth = [
    "x^3 - 2*x - 5", "sin(x)*exp(-x/3)", "x*ln(x + 7) - 1", "hypot(x, 3) - 4", "x > 1 ? x^2 - 2 : x - 1",
    "cos(x)*y + x", "x*y*y - y",
  ]

  @Test("derivatives, gradients, roots, extremes and integrals of formulas", arguments: smooth)
  func calculus(_ text: String) throws {
    let formula = try Formula(text, variables: ["x", "y"], options: Formula.Options(angleUnit: .radians))
    func deadline(_ options: EvaluationOptions) -> EvaluationOptions.Deadline? {
      options.deadline ?? options.isCancelled.map { .init(hasPassed: $0) }
    }
    expectNoTrace(
      [
        Cancelling("\(text): derivative") {
          "\(try formula.derivative(by: "x", deadline: deadline($0)).evaluate([1.5, 2], options: $0))"
        },
        Cancelling("\(text): gradient") { options in
          let gradient = try formula.gradient(deadline: deadline(options))
          let columns = try gradient.evaluate(columns: [[1.5, 2, 3], [1, 2, 3]], options: options)
          return "\(try gradient.evaluate([1.5, 2], options: options)) \(columns)"
        },
        Cancelling("\(text): roots") {
          "\(try formula.roots(of: "x", in: 0...5, with: ["y": 2], options: $0).map(\.value))"
        },
        Cancelling("\(text): root") { "\(try formula.root(of: "x", in: 0...5, with: ["y": 2], options: $0))" },
        Cancelling("\(text): minimum") {
          "\(try formula.minimum(over: "x", in: 0...5, with: ["y": 2], options: $0) as Any)"
        },
        Cancelling("\(text): integral") {
          "\(try formula.integral(over: "x", from: 0, to: 2, with: ["y": 2], options: $0))"
        },
        Cancelling("\(text): image") { options in
          let read = try Formula(image: formula.image, deadline: deadline(options))
          return "\(try read.evaluate([1.5, 2], options: options))"
        },
      ], atLeast: 40)
  }

  // MARK: Books and sheets

  static let bookText =
    "parameter price where price > 0\nparameter height: m = 1.8\nrate = 0.2\nnet = price*(1 - rate)\narea(r) = π*r^2\n"
    + (1...10).map { "y\($0) = net*\($0) + \($0 > 1 ? "y\($0 - 1)" : "area(2)")\n" }.joined()
    + "deep(n) = n < 2 ? 1 : n*deep(n - 1)\nlong = sum(k, 1, 500, k) + deep(20) + y10\n> price = 100; net = 80\n> price = 10; y2 = 36.6 ± 1\n> deep(5) = 120\n"

  @Test("books are read, changed, compiled, evaluated and stored")
  func books() throws {
    let book = try FormulaBook(Self.bookText)
    let image = try book.image()
    func deadline(_ options: EvaluationOptions) -> EvaluationOptions.Deadline? {
      options.deadline ?? options.isCancelled.map { .init(hasPassed: $0) }
    }
    func fresh() throws -> FormulaBook { try FormulaBook(Self.bookText) }
    let given = ["price": 12.5]
    expectNoTrace(
      [
        Cancelling("a book is read") { Cancelling.seen(try FormulaBook(Self.bookText, deadline: deadline($0))) },
        Cancelling("a book is checked") { options in
          let errors = FormulaBook.validate(Self.bookText + "wrong = 1 +\n", deadline: deadline(options))
          if let error = errors.first, error.kind == .cancelled || error.kind == .deadlinePassed { throw error }
          return "\(errors)"
        },
        Cancelling("a book is stored", fresh, seen: Cancelling.seen) { "\(try $0.image(deadline: deadline($1)))" },
        Cancelling("a stored book is read") { options in
          let book = try FormulaBook(image: image, deadline: deadline(options))
          return "\(try book.evaluate("long", given, options: options))"
        },
        Cancelling("a stored book is changed", { try FormulaBook(image: image) }, seen: Cancelling.seen) {
          book, options in
          "\(try book.define("rate = 0.1", deadline: deadline(options))) \(try book.evaluate("long", given))"
        },
        Cancelling("a definition is changed", fresh, seen: Cancelling.seen) { book, options in
          "\(try book.define("rate = 0.1 + 0", deadline: deadline(options))) \(try book.evaluate("y10", given))"
        },
        Cancelling("a definition gets another kind", fresh, seen: Cancelling.seen) { book, options in
          "\(try book.define("area(r) = r*3", deadline: deadline(options))) \(try book.define("width = 3 m"))"
        },
        Cancelling("a definition is added that does not fit", fresh, seen: Cancelling.seen) { book, options in
          "\(try book.define("odd = height + 3", deadline: deadline(options)))"
        },
        Cancelling("a definition is removed", fresh, seen: Cancelling.seen) {
          "\(try $0.remove("long", deadline: deadline($1)))"
        },
        Cancelling("a book is compiled", fresh, seen: Cancelling.seen) {
          try $0.compile(deadline: deadline($1))
          return "\(try $0.evaluate("long", given))"
        },
        Cancelling("a book is evaluated", fresh, seen: Cancelling.seen) {
          "\(try $0.evaluate("long", given, options: $1))"
        },
        Cancelling("a value without a parameter", fresh, seen: Cancelling.seen) {
          "\(try $0.evaluate("long", [:], options: $1))"
        },
        Cancelling("examples", fresh, seen: Cancelling.seen) { book, options in
          let outcomes = book.runExamples(deadline: deadline(options))
          if let error = outcomes.compactMap(\.error).first(where: {
            $0.kind == .cancelled || $0.kind == .deadlinePassed
          }) {
            throw error
          }
          return "\(outcomes.map { "\($0.text) \($0.isMet) \($0.value as Any)" })"
        },
        Cancelling("a sheet of a book") {
          Cancelling.seen(try Sheet(FormulaBook("a = 1\nb = a + 2\nc(x) = x + 1\nd = c(b)\n"), deadline: deadline($0)))
        },
      ], atLeast: 300)
  }

  @Test("cells of a sheet that use each other")
  func sheets() throws {
    var sheet = Sheet()
    try sheet.edit((1...10 * Self.size).map { ("A\($0)", $0 == 1 ? "1" : "A\($0 - 1)*1.01 + \($0)") })
    try sheet.edit([
      ("B1", "sum(A1:A\(10 * Self.size))"), ("B2", "sum(k, 1, 500, k*A5)"), ("B3", "B1 + B2"),
      ("B4", "A1 > 2 ? B3 : B1"),
    ])
    let ready = sheet
    func deadline(_ options: EvaluationOptions) -> EvaluationOptions.Deadline? {
      options.deadline ?? options.isCancelled.map { .init(hasPassed: $0) }
    }
    let edits: [[(name: String, text: String?)]] = [
      [("A1", "3")], [("A1", "B4")], [("A10", nil)], [("A5", "5 m")], [("A2", "1 +"), ("B2", "2")], [("Z9", "A1 + A2")],
      (1...10 * Self.size).map { ("C\($0)", "A\($0)*2") },
    ]
    var subjects = edits.map { edit in
      Cancelling("\(edit.prefix(2))", { ready }, seen: Cancelling.seen) {
        "\(try $0.edit(edit, deadline: deadline($1)))"
      }
    }
    subjects.append(
      Cancelling("undo", { ready }, seen: Cancelling.seen) { "\(try $0.undo(deadline: deadline($1)) ?? [])" })
    expectNoTrace(subjects, atLeast: 100)
  }
}
