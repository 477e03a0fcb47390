import ReckonNumbers
import Synchronization
import TestDepth
import Testing

/// What the table of cases does not reach: long numbers at the methods' thresholds, limits and cancellation.
@Suite("BigInteger beyond the table")
struct BigIntegerTests {
  private static let primes: [Int64] = [2_147_483_647, 4_294_967_291, 1_000_000_007, 998_244_353]

  /// A number of so many limbs of mixed patterns: all ones, all zeros, and bits of a multiplicative generator.
  private static func number(_ limbs: Int, _ seed: UInt64) -> BigInteger {
    var state = seed
    var number = BigInteger(UInt64.max)
    for _ in 1..<limbs {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let limb: UInt64 = state >> 61 == 0 ? .max : state >> 61 == 1 ? 0 : state ^ state >> 29
      number = number << 64 + BigInteger(limb)
    }
    return number
  }

  private static func residue(_ number: BigInteger, _ prime: Int64) -> Int64 {
    (number % BigInteger(prime)).small ?? -1
  }

  @Test(
    "products and quotients hold modulo primes around every threshold",
    arguments: [31, 32, 33, 63, 64, 65, 120, 159, 160, 161, 162, 163, 200, 479, 480, 481, 482, 700])
  func thresholds(count: Int) throws {
    let a = Self.number(count, UInt64(count))
    for other in [2, count / 2, count - 1, count, count + 1, 2 * count, 2 * count + 7, 3 * count - 1] {
      let b = Self.number(other, UInt64(other) &* 977)
      let product = a * b
      for prime in Self.primes {
        let expected = UInt128(Self.residue(a, prime)) * UInt128(Self.residue(b, prime)) % UInt128(prime)
        #expect(UInt128(Self.residue(product, prime)) == expected, "\(count) · \(other) limbs modulo \(prime)")
      }
      // Dividends at the edge of their quotient.
      for dividend in [product, product - 1, product + b - 1] {
        let quotient = dividend / b
        let remainder = dividend % b
        #expect(
          remainder < b && !remainder.isNegative && quotient * b + remainder == dividend, "\(count) limbs by \(other)")
        #expect(quotient == (dividend == product - 1 ? a - 1 : a))
      }
    }
    var work = Work()
    #expect(try a.squared(&work) == a * (a + 1) - a)
  }

  @Test(
    "the divisor of long numbers is the factor that they were given, whatever the quotients", .optimizedOrFullDepth,
    arguments: [310, 330, 400, 799, 1_200, 2_500])
  func divisors(count: Int) throws {
    var work = Work()
    // All quotients 1; large ones; one that is a random number's.
    var (first, second) = (BigInteger.one, BigInteger.one)
    while second.bitWidth < count * 32 { (first, second) = (second, first + second) }
    let long = Self.number(count, UInt64(count))
    let power = try BigInteger(2).power(count * 64 - 3, &work)
    for (p, q) in [(second, first), (long, long + 1), (long * Self.number(count / 3, 7) + 1, long), (power, long | 1)] {
      for factor in [BigInteger.one, 6, Self.number(40, 9), Self.number(count, 5)] {
        #expect(
          try (p * factor).greatestCommonDivisor(q * factor, &work) == factor,
          "\(count) limbs, \(q.bitWidth) and \(factor.bitWidth) bits")
        #expect(try (q * factor).greatestCommonDivisor(-(p * factor), &work) == factor)
      }
    }
    // Any two numbers, by Euclid's own steps.
    let (a, b) = (Self.number(count, 1) * Self.number(60, 2), Self.number(count + 50, 3) * Self.number(60, 2))
    var (x, y) = (a, b)
    while !y.isZero { (x, y) = (y, x % y) }
    #expect(try a.greatestCommonDivisor(b, &work) == x)
  }

  @Test("a long number's text reads back, and its digits hold modulo 9 and 11", arguments: [29, 30, 31, 59, 60, 200])
  func texts(count: Int) throws {
    let number = Self.number(count, 3)
    let text = number.description
    #expect(BigInteger(text) == number)
    let digits = text.utf8.map { Int64($0) - 48 }
    #expect(digits.reduce(0, +) % 9 == Self.residue(number, 9))
    #expect(
      (digits.reversed().enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? 1 : -1) * $1.element } % 11 + 11) % 11
        == Self.residue(number, 11))
  }

  @Test("roots of long numbers are the largest that fit", arguments: [2, 3, 5, 17])
  func roots(degree: Int) throws {
    var work = Work()
    for count in [3, 40, 200] {
      let number = Self.number(count, 11)
      let root = try number.root(degree, &work)
      #expect(try root.power(degree, &work) <= number)
      #expect(try (root + 1).power(degree, &work) > number)
      let power = try number.power(degree, &work)
      #expect(try power.exactRoot(degree, &work) == number)
      #expect(try (power - 1).exactRoot(degree, &work) == nil)
      #expect(try (power - 1).root(degree, &work) == number - 1)
    }
  }

  @Test("numbers at the edge of a word have one form only")
  func forms() {
    let edge = BigInteger(Int64.max)
    #expect(
      (edge + 1).small == nil && (edge + 1 - 1).small == .max && (-(edge + 1)).small == .min
        && (-(-(edge + 1))).small == nil)
    #expect(
      BigInteger(Int64.min) * -1 == edge + 1 && (edge + 1) / -1 == BigInteger(Int64.min)
        && BigInteger(Int64.min) / -1 == edge + 1)
    #expect((edge + 1).hashValue == (BigInteger.one << 63).hashValue && -BigInteger.zero == 0)
    #expect(BigInteger("-") == nil && BigInteger("") == nil && BigInteger("1x") == nil && BigInteger("-0") == 0)
  }

  @Test("a number of the largest size is made, one bit more is refused")
  func sizes() throws {
    var work = Work(bits: 1_000)
    #expect(try BigInteger(2).power(999, &work).bitWidth == 1_000)
    #expect(throws: Work.Stop.size) { try BigInteger(2).power(1_001, &work) }
    let half = BigInteger.one << 500 - 1
    #expect(try half.squared(&work).bitWidth == 1_000)
    let more = BigInteger.one << 501
    #expect(throws: Work.Stop.size) { try more.squared(&work) }
    #expect(throws: Work.Stop.size) { try BigInteger.factorial(1_000_000_000_000, &work) }
    #expect(throws: Work.Stop.size) {
      try BigInteger.combinations(BigInteger(10).power(30, &work), BigInteger(10).power(12, &work), &work)
    }
    #expect(throws: Work.Stop.size) { try BigInteger(9).power(387_420_489, &work) }
    #expect(throws: Work.Stop.size) { try Rational(1, over: 3, &work).power(1_000_000, &work) }
  }

  @Test("work that costs more than what is left stops, and so does work that is cancelled")
  func limits() {
    var poor = Work(units: 10_000)
    #expect(throws: Work.Stop.spent) { try Self.number(200, 5).squared(&poor) }
    let polls = Mutex(0)
    var cancelled = Work(isCancelled: {
      polls.withLock {
        $0 += 1; return $0 == 3
      }
    })
    let number = Self.number(4_000, 5)
    #expect(throws: Work.Stop.cancelled) { while true { _ = try number.squared(&cancelled) } }
    #expect(polls.withLock { $0 } == 3)
  }
}
