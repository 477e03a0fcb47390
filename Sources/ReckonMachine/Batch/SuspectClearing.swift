import ReckonCatalogue

/// The findings about the suspect rows of a run, whose results become NaN.
enum Suspects {
  /// All inputs are finite: each suspect row has failed.
  case failures(Int)
  /// Not all inputs that the steps read are finite, and each suspect row must be checked.
  case unknown
}

/// Writes NaN into suspect rows and counts them, one strip of rows after the other.
struct SuspectClearing {
  private var results: UnsafeMutablePointer<Double>
  /// A column of the rows' inputs; without one, the results themselves as a dummy.
  private var inputs: UnsafePointer<Double>
  private let hasColumn: Bool
  private var marks: UnsafePointer<Double>?
  private var failures: UnsafeMutablePointer<Bool>?
  /// The sums of inputs, which are not finite if one input is not.
  private var sums = Eight(repeating: 0)
  private var counts = EightBits(repeating: 0)

  init(
    results: UnsafeMutablePointer<Double>, column: UnsafePointer<Double>?, marks: UnsafePointer<Double>?,
    failures: UnsafeMutablePointer<Bool>?
  ) {
    (self.results, inputs, hasColumn) = (results, column ?? UnsafePointer(results), column != nil)
    (self.marks, self.failures) = (marks, failures)
  }

  /// The number of suspect rows so far.
  var count: Int { Int(counts.wrappedSum() / Self.quietBit) }

  /// Whether there is a column and its rows so far are known to be finite. A sum of finite numbers may overflow, which
  /// goes unrecognized.
  var foundFiniteColumn: Bool { hasColumn && (sums - sums) == Eight(repeating: 0) }

  /// Checks the next rows, a multiple of eight.
  @inline(__always) mutating func clear(_ rows: Int) {
    // Usually neither list exists, and the loop tests for neither.
    if marks == nil, failures == nil { clear(rows, hasLists: false) } else { clear(rows, hasLists: true) }
  }

  @inline(__always) private mutating func clear(_ rows: Int, hasLists: Bool) {
    var (sums, counts) = (sums, counts)
    var row = 0
    while row < rows {
      sums += Vectors.load(inputs + row)
      let result = Vectors.load(results + row)
      // x - x is +0 for a finite number, otherwise NaN, which has the bit below the exponent set.
      var rest = Vectors.bits(result - result)
      if hasLists, let marks { rest |= Vectors.bits(Vectors.load(marks + row)) }
      // Any number combined with all bits of a NaN is a NaN too.
      Vectors.store(Vectors.lanes(Vectors.bits(result) | rest), results + row)
      counts &+= rest & EightBits(repeating: Self.quietBit)
      if hasLists, let failures {
        let mask = (rest &>> EightBits(repeating: 51)) & EightBits(repeating: 1)
        UnsafeMutableRawPointer(failures + row).storeBytes(
          of: SIMD8<UInt8>(truncatingIfNeeded: mask), as: SIMD8<UInt8>.self)
      }
      row &+= 8
    }
    (self.sums, self.counts) = (sums, counts)
    results += rows
    if hasColumn { inputs += rows } else { inputs = UnsafePointer(results) }
    if hasLists { (marks, failures) = (marks.map { $0 + rows }, failures.map { $0 + rows }) }
  }

  /// The quiet bit of a NaN. The sum of this bit over a chunk's rows does not overflow.
  private static var quietBit: UInt64 { 1 << 51 }
}
