import ReckonNumbers
import Testing

/// Elimination in whole numbers, which systems of equations and exact matrices share.
@Suite("Elimination of exact numbers")
struct FractionFreeEliminationTests {
  private static func eliminated(_ rows: [[Rational]], unknowns: Int) throws -> FractionFreeElimination {
    var work = Work()
    return try FractionFreeElimination(
      Matrix(rows: rows.count, columns: rows[0].count, rows.flatMap { $0 }), unknowns: unknowns, &work)
  }

  private static func determinant(_ rows: [[Rational]]) throws -> Rational {
    var work = Work()
    return try eliminated(rows, unknowns: rows.count).determinant(&work)
  }

  private static func fraction(_ above: Int, _ below: Int) throws -> Rational {
    var work = Work()
    return try Rational(BigInteger(above), over: BigInteger(below), &work)
  }

  /// OEIS A005249.
  @Test(
    "the determinants of Hilbert's matrices are the inverses of whole numbers",
    arguments: [(1, "1"), (2, "12"), (3, "2160"), (4, "6048000"), (5, "266716800000"), (6, "186313420339200000")])
  func hilbert(_ order: Int, _ inverse: String) throws {
    let rows = try (1...order).map { row in try (0..<order).map { try Self.fraction(1, row + $0) } }
    #expect(try Self.determinant(rows).inverse.description == inverse)
  }

  @Test("a swap of rows negates a determinant, and equal rows make it 0") func swaps() throws {
    #expect(try Self.determinant([[0, 1], [1, 0]]) == -1)
    #expect(try Self.determinant([[0, 2, 0], [0, 0, 3], [4, 0, 0]]) == 24)
    #expect(try Self.determinant([[1, 2], [1, 2]]) == 0)
    #expect(try Self.determinant([[Self.fraction(1, 2), 3], [Self.fraction(1, 3), 4]]) == 1)
  }

  @Test("equations have one solution, none, or many") func solutions() throws {
    var work = Work()
    let one = try Self.eliminated([[2, 1, 3], [1, 3, 5]], unknowns: 2)
    #expect(try one.solution(&work)?.elements.map(\.description) == ["4/5", "7/5"])
    let none = try Self.eliminated([[1, 2, 1], [2, 4, 3]], unknowns: 2)
    #expect(none.isContradictory && none.rank == 1)
    let many = try Self.eliminated([[1, 2, 1], [2, 4, 2]], unknowns: 2)
    #expect(try !many.isContradictory && many.rank == 1 && many.solution(&work) == nil)
    let more = try Self.eliminated([[1, 0, 1], [0, 1, 2], [1, 1, 3]], unknowns: 2)
    #expect(try more.solution(&work)?.elements == [1, 2])
  }

  @Test("elimination goes on behind a column without a pivot") func columns() throws {
    #expect(try Self.eliminated([[0, 1, 2], [0, 2, 4], [0, 0, 5]], unknowns: 3).pivots == [1, 2])
  }

  @Test("elimination ends when its work is spent") func ends() throws {
    var elements: [Rational] = []
    for index in 0..<1600 { elements.append(Rational(index * index % 101 + index / 7)) }
    let matrix = Matrix<Rational>(rows: 40, columns: 40, elements)
    var spent = Work(units: 1_000)
    #expect(throws: Work.Stop.spent) { try FractionFreeElimination(matrix, unknowns: 40, &spent) }
  }
}
