import ReckonNumbers
import Testing

/// Primes and factors of whole numbers.
@Suite("Primes and factors")
struct PrimeTests {
  static func work<Result>(_ body: (inout Work) throws(Work.Stop) -> Result) throws -> Result {
    var work = Work()
    return try body(&work)
  }

  @Test("below 10,000 the primes are those of a sieve") func small() throws {
    var isPrime = [Bool](repeating: true, count: 10_000)
    (isPrime[0], isPrime[1]) = (false, false)
    for divisor in 2..<100 where isPrime[divisor] {
      for multiple in stride(from: divisor * divisor, to: 10_000, by: divisor) { isPrime[multiple] = false }
    }
    for number in isPrime.indices {
      #expect(
        try Self.work { (work) throws(Work.Stop) in try BigInteger(number).isPrime(&work) } == isPrime[number],
        "\(number)")
    }
  }

  /// Carmichael numbers, strong pseudoprimes to many bases (OEIS A014233) and primes of Mersenne.
  @Test(
    "numbers that pass weaker tests are not taken for primes",
    arguments: [
      ("561", false), ("3215031751", false), ("3825123056546413051", false), ("318665857834031151167461", false),
      ("3317044064679887385961981", false), ("2305843009213693951", true),
      ("170141183460469231731687303715884105727", true),
      ("618970019642690137449562111", true), ("10000000000000000000000000000000000000001", false),
    ])
  func pseudoprimes(digits: String, expected: Bool) throws {
    let number = try #require(BigInteger(digits))
    #expect(try Self.work { (work) throws(Work.Stop) in try number.isPrime(&work) } == expected)
  }

  @Test(
    "factors are primes whose product is the number",
    arguments: [
      ("1", []), ("360", ["2", "2", "2", "3", "3", "5"]), ("18446744073709551617", ["274177", "67280421310721"]),
      ("1000000016000000063", ["1000000007", "1000000009"]),
      ("100000000520000000627", ["10000000019", "10000000033"]),
      ("1000000014000000049", ["1000000007", "1000000007"]), ("1018081", ["1009", "1009"]),
    ])
  func factors(digits: String, expected: [String]) throws {
    let number = try #require(BigInteger(digits))
    #expect(try Self.work { (work) throws(Work.Stop) in try number.primeFactors(&work) }.map(\.description) == expected)
  }

  @Test("factoring ends with its budget") func budget() throws {
    // The product of two primes of 30 digits.
    let number =
      try #require(BigInteger("1000000000000000000000000000057")) * #require(
        BigInteger("1000000000000000000000000000099"))
    var work = Work(units: 20_000_000)
    var ended: Work.Stop?
    do throws(Work.Stop) { _ = try number.primeFactors(&work) } catch { ended = error }
    #expect(ended == .spent)
  }
}
