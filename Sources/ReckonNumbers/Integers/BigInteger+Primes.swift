/// Primes and factorization.
extension BigInteger {
  /// The primes below 50, whose strong tests decide below 3.3·10²⁴.
  private static let firstPrimes: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]

  /// Whether the number is a prime.
  ///
  /// Below 3,317,044,064,679,887,385,961,981 the strong test to the first thirteen primes is decisive (Sorenson and
  /// Webster, 2015). Above, it is combined with a strong Lucas test (Baillie and Wagstaff, 1980); no composite number
  /// is known that passes both.
  ///
  /// - Complexity: O(n) products modulo a number of n bits.
  package func isPrime(_ work: inout Work) throws(Work.Stop) -> Bool {
    guard !isNegative, self > 1 else { return false }
    try work.charge(1_000)
    for prime in Self.firstPrimes {
      let prime = BigInteger(prime)
      if self == prime { return true }
      if try remainder(by: prime, &work).isZero { return false }
    }
    let less = self - 1
    let twos = less.trailingZeroBitCount
    let odd = less >> twos
    for base in Self.firstPrimes.prefix(13) where try !isStrongProbablePrime(BigInteger(base), less, odd, twos, &work) {
      return false
    }
    if bitWidth <= 81 { return true }
    return try isStrongLucasProbablePrime(&work)
  }

  private func isStrongProbablePrime(
    _ base: BigInteger, _ less: BigInteger, _ odd: BigInteger, _ twos: Int, _ work: inout Work
  ) throws(Work.Stop) -> Bool {
    var x = try base.power(odd, modulo: self, &work)
    if x.isOne || x == less { return true }
    for _ in 1..<max(twos, 1) {
      x = try x.squared(&work).remainder(by: self, &work)
      if x == less { return true }
    }
    return false
  }

  /// The strong Lucas test with Selfridge's parameters: D is the first of 5, -7, 9, … with Jacobi symbol -1, P = 1, Q =
  /// (1 - D)/4.
  private func isStrongLucasProbablePrime(_ work: inout Work) throws(Work.Stop) -> Bool {
    if try squareRoot(&work).remainder.isZero { return false }
    var d = 5
    while true {
      let symbol = try Self.jacobi(BigInteger(d), self, &work)
      if symbol == -1 { break }
      if symbol == 0, BigInteger(d.magnitude == 5 ? 5 : Int(d.magnitude)) != self { return false }
      d = d > 0 ? -(d + 2) : -d + 2
    }
    let (q, modulus) = (BigInteger((1 - d) / 4), self)
    func reduced(_ x: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
      try x.flooredQuotientAndRemainder(dividingBy: modulus, &work).remainder
    }
    func halved(_ x: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
      try reduced((x.isOdd ? x + modulus : x) >> 1, &work)
    }
    let more = self + 1
    let twos = more.trailingZeroBitCount
    let odd = more >> twos
    var (u, v, power) = (BigInteger.one, BigInteger.one, q)
    for bit in (0..<odd.bitWidth - 1).reversed() {
      u = try reduced(u.multiplied(by: v, &work), &work)
      v = try reduced(v.squared(&work) - power - power, &work)
      power = try reduced(power.squared(&work), &work)
      if odd.magnitudeBit(bit) {
        let next = try halved(u + v, &work)
        v = try halved(BigInteger(d).multiplied(by: u, &work) + v, &work)
        u = next
        power = try reduced(power.multiplied(by: q, &work), &work)
      }
    }
    if u.isZero || v.isZero { return true }
    for _ in 1..<max(twos, 1) {
      v = try reduced(v.squared(&work) - power - power, &work)
      if v.isZero { return true }
      power = try reduced(power.squared(&work), &work)
    }
    return false
  }

  /// The Jacobi symbol of a number over a positive odd one.
  private static func jacobi(_ a: BigInteger, _ n: BigInteger, _ work: inout Work) throws(Work.Stop) -> Int {
    var (a, n) = (try a.flooredQuotientAndRemainder(dividingBy: n, &work).remainder, n)
    var symbol = 1
    while !a.isZero {
      let twos = a.trailingZeroBitCount
      a = a >> twos
      let eighth = n.lastWord & 7
      if twos % 2 == 1, eighth == 3 || eighth == 5 { symbol = -symbol }
      if a.lastWord & 3 == 3, n.lastWord & 3 == 3 { symbol = -symbol }
      (a, n) = (try n.remainder(by: a, &work), a)
    }
    return n.isOne ? symbol : 0
  }

  /// The least prime above the number.
  package func nextPrime(_ work: inout Work) throws(Work.Stop) -> BigInteger {
    if self < 2 { return 2 }
    var candidate = isOdd ? self + 2 : self + 1
    while try !candidate.isPrime(&work) { candidate += 2 }
    return candidate
  }

  /// The prime factors of a positive number, in ascending order, with multiplicity.
  ///
  /// - Complexity: O(√p) products for the second largest prime factor p (Pollard's method, in Brent's form, 1980).
  package func primeFactors(_ work: inout Work) throws(Work.Stop) -> [BigInteger] {
    precondition(!isNegative && !isZero, "a number from 1 on has prime factors")
    var factors: [BigInteger] = []
    var rest = self
    // Composite trial divisors never divide the rest.
    var divisor: Int64 = 2
    while divisor < 1000, BigInteger(divisor * divisor) <= rest {
      try work.charge(50)
      let (quotient, remainder) = try rest.quotientAndRemainder(dividingBy: BigInteger(divisor), &work)
      if remainder.isZero {
        factors.append(BigInteger(divisor))
        rest = quotient
      } else {
        divisor += divisor == 2 ? 1 : 2
      }
    }
    var composites = rest.isOne ? [] : [rest]
    while let number = composites.popLast() {
      if try number.isPrime(&work) {
        factors.append(number)
      } else {
        let factor = try number.properFactor(&work)
        composites += [factor, try number.divided(by: factor, &work)]
      }
    }
    return factors.sorted()
  }

  /// A factor of a composite number without small factors.
  private func properFactor(_ work: inout Work) throws(Work.Stop) -> BigInteger {
    let (root, rest) = try squareRoot(&work)
    if rest.isZero { return root }
    var addend: Int64 = 1
    while true {
      var (y, saved) = (BigInteger(2), BigInteger(2))
      func step(_ y: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
        // Short products are not charged themselves.
        try work.charge(200)
        return try (y.squared(&work) + BigInteger(addend)).remainder(by: self, &work)
      }
      var (x, product, divisor) = (y, BigInteger.one, BigInteger.one)
      var round = 1
      while divisor.isOne {
        x = y
        for _ in 0..<round { y = try step(y, &work) }
        var done = 0
        while done < round, divisor.isOne {
          saved = y
          for _ in 0..<min(128, round - done) {
            y = try step(y, &work)
            product = try product.multiplied(by: (x - y).magnitude, &work).remainder(by: self, &work)
          }
          divisor = try product.greatestCommonDivisor(self, &work)
          done += 128
        }
        round *= 2
      }
      if divisor == self {
        divisor = .one
        while divisor.isOne {
          saved = try step(saved, &work)
          divisor = try (x - saved).magnitude.greatestCommonDivisor(self, &work)
        }
      }
      if divisor != self { return divisor }
      addend += 2
    }
  }

  private func remainder(by modulus: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    try quotientAndRemainder(dividingBy: modulus, &work).remainder
  }

  /// The lowest bits of the magnitude.
  private var lastWord: UInt64 { (self & BigInteger(0xFF)).uint64Magnitude ?? 0 }
}
