/// Operations on values that are not numbers: one row for each, from which the verifier, listings and the machine
/// derive.
///
/// The numbers never change, since stored programs hold them.
package enum ValueFunction: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case missing = 0
  case isMissing = 1
  case isPresent = 2

  case length = 8
  case upper = 9
  case lower = 10
  case trim = 11
  case contains = 12
  case starts = 13
  case ends = 14
  case find = 15
  case replace = 16
  case slice = 17
  case concat = 18
  case text = 19
  case number = 20
  case truthText = 21
  case instantText = 22
  case dayName = 23
  case monthName = 24
  case workdayCount = 25
  case workday = 26

  case list = 32
  case range = 33
  case item = 34
  case isIn = 35
  case count = 36
  case sort = 37
  case cumsum = 38
  case dot = 39
  case correlation = 40
  case slope = 41
  case intercept = 42
  case previous = 43
  case next = 44
  case runningTotal = 45
  case movingMean = 46
  case rank = 47
  case share = 48

  case isPrime = 64
  case nextPrime = 65
  case factors = 66
  case divisors = 67
  case totient = 68
  case powerModulo = 69
  case bitCount = 70

  /// Rows, `[1, 2; 3, 4]`.
  case matrix = 80
  /// `A[2, 1]`
  case element = 81
  /// `A[.., 1]`
  case column = 82
  /// `A .* B`
  case elementwiseProduct = 83
  /// `A^3`
  case matrixPower = 84
  case transpose = 85
  case determinant = 86
  case trace = 87
  case matrixRank = 88
  case inverse = 89
  case norm = 90
  case identity = 91
  case zeros = 92
  case diagonal = 93
  case eigenvalues = 94
  case solve = 95
  case leastSquares = 96
  case cross = 97

  package struct Description: Sendable {
    package let name: String
    package let least: Int
    /// `nil` for any number of operands.
    package let most: Int?
    package let summary: String

    fileprivate init(_ name: String, _ least: Int, _ most: Int?, _ summary: String) {
      (self.name, self.least, self.most, self.summary) = (name, least, most, summary)
    }
  }

  package var description: Description {
    switch self {
    case .missing: Description("missing", 0, 0, "no value")
    case .isMissing: Description("ismissing", 1, 1, "1 if there is no value, otherwise 0")
    case .isPresent: Description("present", 1, 1, "1 if there is a value, otherwise 0")
    case .length: Description("length", 1, 1, "the characters of a text, or the items of a list")
    case .upper: Description("upper", 1, 1, "a text in upper case")
    case .lower: Description("lower", 1, 1, "a text in lower case")
    case .trim: Description("trim", 1, 1, "a text without white space at its ends")
    case .contains: Description("contains", 2, 2, "1 if a text contains another, otherwise 0")
    case .starts: Description("starts", 2, 2, "1 if a text begins with another, otherwise 0")
    case .ends: Description("ends", 2, 2, "1 if a text ends with another, otherwise 0")
    case .find:
      Description("find", 2, 2, "the position at which a text first contains another, from 1; 0 if it does not")
    case .replace: Description("replace", 3, 3, "a text with each occurrence of another replaced")
    case .slice: Description("slice", 2, 3, "a number of characters of a text from a position on")
    case .concat: Description("concat", 1, nil, "texts and numbers joined")
    case .text: Description("text", 1, 1, "a number as text")
    case .number: Description("number", 1, 1, "the number that a text spells, or no value")
    case .truthText: Description("truth-text", 1, 1, "true or false as text")
    case .instantText: Description("date-text", 1, 1, "a number of seconds as a date")
    case .dayName: Description("dayname", 1, 1, "the name of a date's day of the week")
    case .monthName: Description("monthname", 1, 1, "the name of a date's month")
    case .workdayCount:
      Description("networkdays", 2, 3, "the days from Monday to Friday between two dates, without those of a list")
    case .workday: Description("workday", 2, 3, "the date a number of such days after another")
    case .list: Description("list", 0, nil, "a list of n values")
    case .range: Description("range", 2, 2, "the whole numbers from one to the other")
    case .item: Description("item", 2, 2, "an item of a list, or several by a list of positions")
    case .isIn: Description("in", 2, 2, "1 if a value is among the items of a list, otherwise 0")
    case .count: Description("count", 1, nil, "the number of values")
    case .sort: Description("sort", 1, 1, "a list in order")
    case .cumsum: Description("cumsum", 1, 1, "the running sums of a list's items")
    case .dot: Description("dot", 2, 2, "the sum of the products of two lists' items")
    case .correlation: Description("correl", 2, 2, "the correlation of two lists")
    case .slope: Description("slope", 2, 2, "the slope of the line through points, by lists of x and y")
    case .intercept: Description("intercept", 2, 2, "where the line through points meets x = 0, by lists of x and y")
    case .previous: Description("prev", 1, 2, "the items a number of positions before those of a list")
    case .next: Description("next", 1, 2, "the items a number of positions after those of a list")
    case .runningTotal: Description("cumtotal", 1, 1, "the running sums of a list's items, ignoring missing ones")
    case .movingMean: Description("movavg", 2, 2, "the means of the last n items of a list up to each")
    case .rank: Description("rank", 1, 1, "the ranks of a list's items, the greatest first")
    case .share: Description("share", 1, 1, "a list's items divided by their sum")
    case .isPrime: Description("isprime", 1, 1, "1 if a number is prime, otherwise 0")
    case .nextPrime: Description("nextprime", 1, 1, "the smallest prime greater than a number")
    case .factors: Description("factor", 1, 1, "the prime factors of a number")
    case .divisors: Description("divisors", 1, 1, "the divisors of a number")
    case .totient:
      Description("totient", 1, 1, "how many numbers up to a number share no divisor greater than 1 with it")
    case .powerModulo: Description("powmod", 3, 3, "a power, modulo a number")
    case .bitCount: Description("popcount", 1, 1, "the bits of a number that are 1")
    case .matrix: Description("matrix", 1, nil, "a matrix of n rows")
    case .element:
      Description("element", 3, 3, "the element of a matrix in a row and a column, or a part by lists of positions")
    case .column: Description("column", 2, 2, "a column of a matrix, or several by a list of positions")
    case .elementwiseProduct: Description(".*", 2, 2, "the products of the elements of two matrices")
    case .matrixPower: Description("matrix-power", 2, 2, "a whole power of a square matrix")
    case .transpose: Description("transpose", 1, 1, "the transpose of a matrix")
    case .determinant: Description("det", 1, 1, "the determinant of a square matrix")
    case .trace: Description("trace", 1, 1, "the sum of a square matrix's diagonal")
    case .matrixRank: Description("matrixrank", 1, 1, "the number of linearly independent rows of a matrix")
    case .inverse: Description("inverse", 1, 1, "the inverse of a square matrix")
    case .norm: Description("norm", 1, 1, "the square root of the sum of the squares of a list or matrix")
    case .identity: Description("identity", 1, 1, "the identity matrix of an order")
    case .zeros: Description("zeros", 2, 2, "a matrix of zeros")
    case .diagonal: Description("diag", 1, 1, "the diagonal of a matrix, or the matrix that has a list as its diagonal")
    case .eigenvalues: Description("eigenvalues", 1, 1, "the eigenvalues of a square matrix, in order")
    case .solve: Description("solve", 2, 2, "the solution of a system of linear equations")
    case .leastSquares: Description("lsq", 2, 2, "the least-squares solution of more equations than unknowns")
    case .cross: Description("cross", 2, 2, "the cross product of two lists of three numbers")
    }
  }

  /// Whether it is a function of matrices, which takes them where others take lists.
  package var takesMatrices: Bool { rawValue >= Self.matrix.rawValue }

  /// Whether it takes a number of operands.
  package func accepts(_ count: Int) -> Bool {
    let row = description
    return count >= row.least && count <= row.most ?? .max
  }
}
