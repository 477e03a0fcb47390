extension ExactKernels {
  /// The exact column of whole numbers, bits and the special functions.
  ///
  /// Those of whole numbers are whole numbers, without error. Digits of the others come from the ball of the function
  /// that a row names.
  static let counting: [Function.ID: ExactForm] = [
    .gcd: ExactForm { (x, _, work) throws(Work.Stop) in
      var divisor = BigInteger.zero
      for number in x {
        guard let whole = try number.whole(&work) else { return .nan }
        divisor = try divisor.greatestCommonDivisor(whole, &work)
      }
      return .rational(Rational(divisor))
    },
    .lcm: ExactForm { (x, _, work) throws(Work.Stop) in
      var multiple = BigInteger.one
      for number in x {
        guard let whole = try number.whole(&work) else { return .nan }
        if whole.isZero { return .zero }
        let divisor = try multiple.greatestCommonDivisor(whole, &work)
        multiple = try multiple.multiplied(by: whole.divided(by: divisor, &work).magnitude, &work)
      }
      return .rational(Rational(multiple))
    },
    .fact: .unary(.gamma) { (x, work) throws(Work.Stop) in try x.adding(.one, &work).gamma(&work) },
    .doubleFact: .unary { (x, work) throws(Work.Stop) in
      guard let whole = try x.whole(&work) else { return .nan }
      if whole == -1 { return .one }
      guard !whole.isNegative else { return .nan }
      guard let n = whole.int else { throw .size }
      return .rational(Rational(try .doubleFactorial(n, &work)))
    },
    .permutations: .binary { (n, r, work) throws(Work.Stop) in
      try selections(n, r, &work) { (n, r, work) throws(Work.Stop) in try .permutations(n, r, &work) }
    },
    .combinations: .binary { (n, r, work) throws(Work.Stop) in
      try selections(n, r, isOrdered: false, &work) { (n, r, work) throws(Work.Stop) in try .combinations(n, r, &work) }
    },
    .bitAnd: .whole { (a, b, _) throws(Work.Stop) in a & b },
    .bitOr: .whole { (a, b, _) throws(Work.Stop) in a | b },
    .bitXor: .whole { (a, b, _) throws(Work.Stop) in a ^ b },
    .bitNot: .unary { (x, work) throws(Work.Stop) in try x.whole(&work).map { .rational(Rational(~$0)) } ?? .nan },
    .shiftLeft: .whole { (a, n, work) throws(Work.Stop) in
      guard !n.isNegative else { return nil }
      guard let count = n.int else { throw .size }
      try work.checkSize(a.isZero ? 0 : count + a.bitWidth)
      return a << count
    },
    .shiftRight: .whole { (a, n, _) throws(Work.Stop) in n.isNegative ? nil : a >> (n.int ?? .max) },
    .gamma: .unary(.gamma) { (x, work) throws(Work.Stop) in try x.gamma(&work) },
    .lgamma: .unary(.logarithmOfGamma) { (x, work) throws(Work.Stop) in try x.logarithmOfGamma(&work) },
    .beta: .binary(.gamma) { (a, b, work) throws(Work.Stop) in
      if let m = try a.floor(&work), let n = try b.floor(&work), m > 1_000 || n > 1_000, try a.sign(&work) > 0,
        try b.sign(&work) > 0
      {
        // Factorials may be too long where their quotient is not.
        let top = try a.logarithmOfGamma(&work).adding(b.logarithmOfGamma(&work), &work)
        return try top.subtracting(a.adding(b, &work).logarithmOfGamma(&work), &work).exponential(&work)
      }
      let (x, y) = (try a.gamma(&work), try b.gamma(&work))
      // At a pole of the divisor alone the quotient is 0.
      if x.isFinite, y.isFinite, let sum = try a.adding(b, &work).rational?.whole, sum.sign <= 0 { return .zero }
      return try x.multiplied(by: y, &work).divided(by: a.adding(b, &work).gamma(&work), &work)
    },
    .erf: .unary(.errorFunction) { (x, work) throws(Work.Stop) in
      x.isFinite || x.isNaN ? x.applying(.errorFunction, at: .zero) : ExactNumber(try x.sign(&work))
    },
    .erfc: .unary(.complementaryErrorFunction) { (x, work) throws(Work.Stop) in
      x.isFinite || x.isNaN
        ? x.applying(.complementaryErrorFunction, at: .zero, gives: .one) : ExactNumber(try x.sign(&work) > 0 ? 0 : 2)
    },
  ]

  /// The number of selections of r of n things, both whole numbers from 0 on: a real where counting takes too much of
  /// the work, whose logarithm is that of a quotient of factorials.
  private static func selections(
    _ n: ExactNumber, _ r: ExactNumber, isOrdered: Bool = true, _ work: inout Work,
    _ count: (BigInteger, BigInteger, inout Work) throws(Work.Stop) -> BigInteger
  ) throws(Work.Stop) -> ExactNumber {
    guard let x = try n.whole(&work), let y = try r.whole(&work), !x.isNegative, !y.isNegative else { return .nan }
    do throws(Work.Stop) {
      if let result = try work.attempt(.wholes, { (work) throws(Work.Stop) in try count(x, y, &work) }) {
        return .rational(Rational(result))
      }
    } catch { guard error == .size, x.bitWidth < 64 else { throw error } }
    func logarithm(_ number: ExactNumber) throws(Work.Stop) -> ExactNumber {
      try number.adding(.one, &work).logarithmOfGamma(&work)
    }
    let orders = try logarithm(n).subtracting(logarithm(n.subtracting(r, &work)), &work)
    return try (isOrdered ? orders : orders.subtracting(logarithm(r), &work)).exponential(&work)
  }
}
