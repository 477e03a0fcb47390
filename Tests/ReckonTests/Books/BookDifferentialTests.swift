import Reckon
import TestDepth
import Testing

/// Random books against sessions that run the same definitions one after another, where values are numbers when the
/// next is read.
@Suite("Formula books: against sessions")
struct BookDifferentialTests {
  /// Definitions in an order in which a session can run them; each uses some before it.
  private static func definitions(_ random: inout RandomSource) -> [String] {
    var values = ["p", "q"]
    var functions: [String] = []
    var lines: [String] = []
    func operand(_ random: inout RandomSource) -> String {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return "\(Int.random(in: 1...9, using: &random))"
      case 1 where !functions.isEmpty:
        let argument = values.randomElement(using: &random) ?? "p"
        return "\(functions.randomElement(using: &random) ?? "")(\(argument))"
      default: return values.randomElement(using: &random) ?? "p"
      }
    }
    for index in 0..<Int.random(in: 5...40, using: &random) {
      let (a, b, c) = (operand(&random), operand(&random), operand(&random))
      let body =
        [
          "\(a) + \(b) * \(c)", "\(a) - \(b) / (1 + abs(\(c)))", "if(\(a) > \(b), \(b) + \(a), \(c) - \(a))",
          "sin(\(a)) + cos(\(b) * \(a))",
          "\(a) > 0 && \(b) > \(c)", "Σ(k, 1, 3, k * \(a) / (1 + \(b)^2))", "min(\(a), \(b), 7) + \(c)%",
          "\(a) < \(b) <= \(c) ? \(a) : sqrt(abs(\(b)))",
        ].randomElement(using: &random) ?? a
      if index % 5 == 4 {
        lines.append("f\(index)(x) = x / 2 + \(body.replacing("p", with: "x"))")
        functions.append("f\(index)")
      } else {
        lines.append("v\(index) = \(body)")
        values.append("v\(index)")
      }
    }
    return lines
  }

  static let count = Depth.count(quick: 40, full: 1_200)

  @Test("books, formulas that use them, and stored ones give the numbers of sessions", arguments: NumberMode.allCases)
  func same(_ mode: NumberMode) throws {
    var random = RandomSource(seed: mode == .double ? 1 : 2)
    var compared = 0
    for _ in 0..<(mode == .double ? Self.count : Self.count / 10) {
      let lines = Self.definitions(&random)
      var session = FormulaSession(options: Formula.Options(numberMode: mode))
      _ = try session.run("p = 1.25; q = -3")
      var expected: [String: NumericValue] = [:]
      for line in lines {
        guard let outcome = try session.run(line).first, let name = outcome.definition, let result = outcome.result
        else { continue }
        expected[name] = result.number
      }
      let text =
        "set mode \(mode)\nparameter p\nparameter q = -3\n" + lines.shuffled(using: &random).joined(separator: "\n")
      let book = try FormulaBook(text)
      let stored = try FormulaBook(image: book.image(keepingSource: false))
      for (name, value) in expected {
        let found = try book.result(of: name, ["p": 1.25]).number
        #expect(found.bits == value.bits, "\(name) in \(text)")
        #expect(try stored.result(of: name, ["p": 1.25]).number.bits == value.bits)
        compared += 1
      }
      let sum = expected.keys.sorted().joined(separator: " - ")
      for isOptimized in [true, false] {
        var options = Formula.Options(numberMode: mode)
        options.isOptimized = isOptimized
        let results = try [Scope(), session.scope].enumerated().flatMap { index, scope -> [NumericValue] in
          guard index == 0 else { return [try Formula(sum, scope: scope, options: options).result().number] }
          return try [book, stored].map { book in
            var scope = Scope()
            scope.add(book)
            return try Formula(sum, variables: ["p"], scope: scope, options: options).result(of: [1.25]).number
          }
        }
        #expect(Set(results.map(\.bits)).count == 1, "\(sum) in \(text)")
      }
    }
    #expect(compared > 50)
  }

  @Test("a random value is one value in an evaluation")
  func random() throws {
    let book = try FormulaBook("draw = random()\nsame = draw - draw + f(0)\nf(x) = x + draw - draw")
    #expect(try book.evaluate("same") == 0)
    #expect(try Set((0..<20).map { _ in try book.evaluate("draw") }).count > 1)
  }
}

extension NumericValue {
  /// What tells it from any other.
  fileprivate var bits: String { "\(self) \(double.bitPattern)" }
}
