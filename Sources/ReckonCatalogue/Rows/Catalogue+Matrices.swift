/// Functions of matrices, and of lists as the vectors beside them. Their names call them where nothing in scope has the
/// name.
extension Catalogue {
  static let matrices: [Function] = [
    row(
      .transpose, .matrices, "A",
      "The transpose, also spelled A'; for a list, the matrix that has it as its only row.",
      [Example("transpose([1, 2; 3, 4])", "[[1, 3], [2, 4]]"), Example("[1, 2]'", "[[1, 2]]")]),
    row(
      .determinant, .matrices, "A", accuracy: .backward(10), "The determinant of a square matrix.",
      [Example("det([1, 2; 3, 4])", "-2"), Example("det([1, 2, 3])", "misplacedKind")]),
    row(
      .trace, .matrices, "A", accuracy: .backward(10), "The sum of a square matrix's diagonal.",
      [Example("trace([1, 2; 3, 4])", "5")]),
    row(
      .matrixRank, .matrices, "A",
      "The number of linearly independent rows; for rounded numbers, to within their rounding.",
      [Example("matrixrank([1, 2; 2, 4])", "1")]),
    row(
      .inverse, .matrices, "A", accuracy: .backward(10), "The inverse of a square matrix, also spelled A^-1.",
      [Example("inverse([2, 1; 1, 1])", "[[1, -1], [-1, 2]]"), Example("inverse([1, 2; 2, 4])", "unsolved")]),
    row(
      .norm, .matrices, "A", accuracy: .backward(10),
      "The square root of the sum of all squares: a list's length as a vector (Euclidean norm), a matrix's Frobenius norm.",
      [Example("norm([3, 4])", "5"), Example("norm([1, 1; 1, 1])", "2")]),
    row(.identity, .matrices, "n", "The identity matrix with n rows.", [Example("identity(2)", "[[1, 0], [0, 1]]")]),
    row(.zeros, .matrices, "m n", "The matrix of m rows and n columns of zeros.", [Example("zeros(1, 2)", "[[0, 0]]")]),
    row(
      .diagonal, .matrices, "A", "The diagonal of a matrix as a list, or the matrix that has a list as its diagonal.",
      [Example("diag([1, 2; 3, 4])", "[1, 4]"), Example("diag([1, 2])", "[[1, 0], [0, 2]]")]),
    row(
      .eigenvalues, .matrices, "A", accuracy: .backward(10),
      "The eigenvalues of a square matrix as a list in ascending order, each as often as it occurs; all must be real.",
      [Example("eigenvalues([2, 1; 1, 2])", "[1, 3]"), Example("eigenvalues([0, -1; 1, 0])", "unsolved")]),
    row(
      .solve, .matrices, "A b", accuracy: .backward(10),
      "The x for which A*x = b: a list for a list b, a matrix of columns for a matrix b.",
      [Example("solve([2, 1; 1, 3], [3, 5])", "[0.8, 1.4]"), Example("solve([1, 2; 2, 4], [1, 2])", "unsolved")]),
    row(
      .leastSquares, .matrices, "A b", accuracy: .backward(10),
      "The x that minimizes the sum of the squares of A*x - b, for more equations than unknowns.",
      [Example("lsq([2, 0; 0, 4; 0, 0], [2, 8, 5])", "[1, 2]")]),
    row(
      .cross, .matrices, "u v", accuracy: .backward(10), "The cross product of two lists of three numbers.",
      [Example("cross([1, 0, 0], [0, 1, 0])", "[0, 0, 1]")]),
  ]
}
