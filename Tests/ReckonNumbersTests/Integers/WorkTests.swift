import ReckonNumbers
import Synchronization
import TestDepth
import Testing

/// Whoever waits for numbers of any size can stop waiting: operations ask often enough, by the work that they do rather
/// than by a clock.
@Suite("Work on numbers of any size")
struct WorkTests {
  typealias Operation = @Sendable (inout Work) throws -> Void

  /// A power of a small number of about so many bits, of other work.
  private static func long(_ base: Int, bits: Int) throws -> BigInteger {
    var work = Work()
    return try BigInteger(base).power(bits * 2 / (2 * BigInteger(base).bitWidth - 1), &work)
  }

  /// The size of operands, in bits: a quarter of what the limit allows.
  private static let bits = 1 << 22

  private static let operations: [(String, Operation)] = [
    ("a product", { w in _ = try long(3, bits: bits).multiplied(by: long(7, bits: bits), &w) }),
    ("a product with a short factor", { w in _ = try long(3, bits: bits).multiplied(by: long(7, bits: 1_900), &w) }),
    ("a division", { w in _ = try long(3, bits: bits).divided(by: long(7, bits: bits / 2), &w) }),
    ("a division by a short divisor", { w in _ = try long(3, bits: bits).divided(by: long(7, bits: 1_900), &w) }),
    (
      "a division with a short quotient",
      { w in _ = try long(3, bits: bits).divided(by: long(3, bits: bits - 1_900) + 1, &w) }
    ),
    ("digits", { w in _ = try long(3, bits: bits).digits(&w) }),
    ("reading digits", { w in _ = try BigInteger(digits: [UInt8](repeating: 7, count: bits / 4)[...], &w) }),
    ("a square root", { w in _ = try long(3, bits: bits).squareRoot(&w) }),
    ("a root", { w in _ = try long(3, bits: bits).root(7, &w) }),
    ("a factorial", { w in _ = try BigInteger.factorial(bits / 32, &w) }),
    ("a binomial", { w in _ = try BigInteger.combinations(BigInteger(bits / 8), BigInteger(bits / 20), &w) }),
    ("a divisor", { w in _ = try long(3, bits: bits / 16).greatestCommonDivisor(long(7, bits: bits / 16), &w) }),
    ("a modular power", { w in _ = try BigInteger(7).power(long(3, bits: bits), modulo: 1_000_000_007, &w) }),
    ("small factors", { w in _ = try ExactNumber.rational(Rational(long(15, bits: bits))).squareRoot(&w) }),
    ("π", { w in _ = try Ball.pi(bits, &w) }), ("ln 2", { w in _ = try Ball.logarithmOfTwo(bits / 4, &w) }),
    ("γ", { w in _ = try Ball.euler(bits / 32, &w) }),
    ("e", { w in _ = try ExactNumber.e.ball(bits, &w) }),
    ("√2", { w in _ = try ExactNumber(2).squareRoot(&w).ball(bits, &w) }),
    ("the exponential", { w in _ = try Ball.pi(bits / 16, &w).exponential(bits / 16, &w) }),
    ("the logarithm", { w in _ = try Ball(exactly: 3).logarithm(bits / 16, &w) }),
    ("the sine", { w in _ = try Ball(exactly: 3).sineAndCosine(bits / 16, &w) }),
    ("the arctangent", { w in _ = try Ball(exactly: 3).arctangent(bits / 32, &w) }),
    ("the gamma function", { w in _ = try Ball(Rational("1/3")!, bits / 256, &w).gamma(bits / 256, &w) }),
    ("the error function", { w in _ = try Ball(Rational("1/3")!, bits / 64, &w).errorFunction(bits / 64, &w) }),
    ("the complementary error function", { w in _ = try Ball(exactly: 20).complementaryErrorFunction(bits / 64, &w) }),
  ]

  /// The operations take a minute in an optimised build.
  private static var isWorthATry: Bool {
    #if DEBUG
      return false
    #else
      return Depth.isFull
    #endif
  }

  @Test(
    "an operation never does more than four polls' work between two polls", .enabled(if: isWorthATry),
    arguments: operations)
  func polls(name: String, operation: Operation) throws {
    let calls = Atomic(0)
    var work = Work {
      calls.add(1, ordering: .relaxed)
      return false
    }
    try operation(&work)
    let units = UInt64.max - work.units
    #expect(work.longestGap <= 4 * Work.interval, "\(name): \(work.longestGap) units")
    // The operation is long enough to be asked about.
    #expect(
      units > UInt64(Work.interval) && UInt64(calls.load(ordering: .relaxed)) >= units / UInt64(4 * Work.interval),
      "\(name): \(units) units")
  }

  @Test("it ends at the first poll that says so", .enabled(if: isWorthATry), arguments: operations)
  func ends(name: String, operation: Operation) throws {
    var work = Work { true }
    #expect(throws: Work.Stop.cancelled, "\(name)") { try operation(&work) }
    #expect(UInt64.max - work.units <= UInt64(4 * Work.interval), "\(name)")
  }
}
