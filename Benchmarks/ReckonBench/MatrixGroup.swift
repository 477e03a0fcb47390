import Reckon

/// Matrices of 200 rows in doubles, from values to values.
enum MatrixGroup {
  private static let order = 200
  nonisolated(unsafe) private static var last = 0.0

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    var source = RandomSource(seed: 59)
    let matrix = Value.matrix((0..<order).map { _ in (0..<order).map { _ in .double(source.unit()) } })
    let column = Value.list((0..<order).map { _ in .number(.double(source.unit())) })
    for text in ["solve(A, b)", "A*b", "det(A)", "A*A", "A^-1"] {
      let formula = try Formula(text, variables: ["A", "b"], units: ["A": "matrix", "b": "list"])
      let contestants = [
        Contestant("reckon", count: 1) { last = (try? formula.result(of: [matrix, column])).map { _ in 1 } ?? .nan }
      ]
      let ns = Stopwatch.measure(contestants, rounds: options.rounds)
      report(Measurement(group: "matrices", name: "\(text), 200 rows", formula: text, ns: ns))
    }
  }
}
