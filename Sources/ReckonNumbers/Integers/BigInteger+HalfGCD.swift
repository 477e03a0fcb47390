/// Two nonnegative integers after some Euclidean steps, with the matrix that maps them back to the original numbers:
/// (a₀, b₀) = (m₀₀ a + m₀₁ b, m₁₀ a + m₁₁ b). Its entries are nonnegative, its determinant is 1, and either number may
/// be the larger.
struct EuclideanPair {
  private(set) var a, b: BigInteger
  private var matrix: Matrix

  private struct Matrix {
    var m00 = BigInteger.one, m01 = BigInteger.zero, m10 = BigInteger.zero, m11 = BigInteger.one
    var isIdentity: Bool { m01.isZero && m10.isZero }

    /// The same with its rows or columns swapped unless they are to be kept.
    func ordered(rows: Bool, columns: Bool) -> Matrix {
      let (first, second) = rows ? ((m00, m01), (m10, m11)) : ((m10, m11), (m00, m01))
      return columns
        ? Matrix(m00: first.0, m01: first.1, m10: second.0, m11: second.1)
        : Matrix(m00: first.1, m01: first.0, m10: second.1, m11: second.0)
    }

    func multiplied(by x: Matrix, _ work: inout Work) throws(Work.Stop) -> Matrix {
      if isIdentity { return x }
      return Matrix(
        m00: try m00.multiplied(by: x.m00, &work) + m01.multiplied(by: x.m10, &work),
        m01: try m00.multiplied(by: x.m01, &work) + m01.multiplied(by: x.m11, &work),
        m10: try m10.multiplied(by: x.m00, &work) + m11.multiplied(by: x.m10, &work),
        m11: try m10.multiplied(by: x.m01, &work) + m11.multiplied(by: x.m11, &work))
    }
  }

  init(_ a: BigInteger, _ b: BigInteger) { (self.a, self.b, matrix) = (a, b, Matrix()) }

  private var longer: Int { max(a.bitWidth, b.bitWidth) }
  private var shorter: Int { min(a.bitWidth, b.bitWidth) }

  /// The bits up to which steps are taken on words: estimated, not measured.
  private static let threshold = 6_400

  /// Half-GCD: takes steps until the numbers' difference has at most about half of the bits; both keep more than that
  /// (Möller 2008: On Schönhage's algorithm and subquadratic integer GCD computation, algorithm 3).
  ///
  /// - Complexity: O(M(n) log n) where a product takes M(n).
  mutating func halve(_ work: inout Work) throws(Work.Stop) {
    let size = longer
    let least = size / 2 + 1
    if size <= Self.threshold {
      try stepByWords(least, &work)
    } else {
      if shorter > size * 3 / 4 + 1 { try halveTop(from: size / 2, &work) }
      while longer > size * 3 / 4 + 1 {
        guard try step(least, &work) else { return }
      }
      if shorter > least + 2 { try halveTop(from: 2 * least - longer + 1, &work) }
    }
    while try step(least, &work) {}
  }

  /// Takes the steps determined by the bits from a position on.
  ///
  /// Of n such bits both numbers keep more than s = n/2 + 1, so that the matrix has at most n - s bits, and the
  /// contribution of the bits below is less than half of either number.
  mutating func halveTop(from place: Int, _ work: inout Work) throws(Work.Stop) {
    var top = EuclideanPair(a >> place, b >> place)
    try top.halve(&work)
    let (x, y, m) = (a.magnitudeModuloPowerOfTwo(place), b.magnitudeModuloPowerOfTwo(place), top.matrix)
    if m.isIdentity { return }
    a = try top.a << place + m.m11.multiplied(by: x, &work) - m.m01.multiplied(by: y, &work)
    b = try top.b << place + m.m00.multiplied(by: y, &work) - m.m10.multiplied(by: x, &work)
    matrix = try matrix.multiplied(by: m, &work)
  }

  /// Subtracts the smaller number from the larger as often as both keep more than some bits; false if their difference
  /// has no more.
  private mutating func step(_ least: Int, _ work: inout Work) throws(Work.Stop) -> Bool {
    guard (a - b).bitWidth > least else { return false }
    let isFirst = a > b
    let (larger, smaller) = isFirst ? (a, b) : (b, a)
    var (quotient, rest) = try larger.quotientAndRemainder(dividingBy: smaller, &work)
    if rest.bitWidth <= least { (quotient, rest) = (quotient - 1, rest + smaller) }
    if isFirst {
      a = rest
      matrix.m01 = try matrix.m01 + matrix.m00.multiplied(by: quotient, &work)
      matrix.m11 = try matrix.m11 + matrix.m10.multiplied(by: quotient, &work)
    } else {
      b = rest
      matrix.m00 = try matrix.m00 + matrix.m01.multiplied(by: quotient, &work)
      matrix.m10 = try matrix.m10 + matrix.m11.multiplied(by: quotient, &work)
    }
    return true
  }

  /// Takes steps on the first words of both while they keep more than some bits.
  private mutating func stepByWords(_ least: Int, _ work: inout Work) throws(Work.Stop) {
    while shorter > least + 64 {
      let isFirst = a > b
      let (x, y) = isFirst ? (a, b) : (b, a)
      try work.charge(16 * x.limbs.count)
      // (u, v) = (p x + q y, r x + s y), and so (x, y) = (|s| u + |q| v, |r| u + |p| v).
      let (p, q, r, s) = BigInteger.steps(x, y)
      guard q != 0 else {
        guard try step(least, &work) else { return }
        continue
      }
      let (u, v) = (BigInteger.combine(x, p, y, q), BigInteger.combine(x, r, y, s))
      if v.bitWidth <= least { return }
      let rows = Matrix(
        m00: BigInteger(s.magnitude), m01: BigInteger(q.magnitude), m10: BigInteger(r.magnitude),
        m11: BigInteger(p.magnitude))
      // Of the two orders of the results one has determinant 1: that of the steps if q is negative.
      let keepsOrder = isFirst == (q < 0)
      (a, b) = keepsOrder ? (u, v) : (v, u)
      matrix = try matrix.multiplied(by: rows.ordered(rows: isFirst, columns: keepsOrder), &work)
    }
  }
}
