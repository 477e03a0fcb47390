/// The exact column of arithmetic, rounding and statistics.
enum ExactKernels {
  static let arithmetic: [Function.ID: ExactForm] = [
    .add: .binary { (a, b, work) throws(Work.Stop) in try a.adding(b, &work) },
    .subtract: .binary { (a, b, work) throws(Work.Stop) in try a.subtracting(b, &work) },
    .multiply: .binary { (a, b, work) throws(Work.Stop) in try a.multiplied(by: b, &work) },
    .divide: .binary { (a, b, work) throws(Work.Stop) in try a.divided(by: b, &work) },
    .negate: .unary { (x, _) throws(Work.Stop) in -x },
    .floorDivide: .binary { (a, b, work) throws(Work.Stop) in try floored(a.divided(by: b, &work), &work) },
    .remainder: .binary { (a, b, work) throws(Work.Stop) in try remainder(a, b, floors: false, &work) },
    .modulo: .binary { (a, b, work) throws(Work.Stop) in try remainder(a, b, floors: true, &work) },
    .power: .binary(.power) { (a, b, work) throws(Work.Stop) in try a.power(b, &work) },
    .percentOf: .binary { (a, b, work) throws(Work.Stop) in
      try a.multiplied(by: b, &work).divided(by: ExactNumber(100), &work)
    },
    .percentQuotient: .binary { (a, b, work) throws(Work.Stop) in
      try a.multiplied(by: ExactNumber(100), &work).divided(by: b, &work)
    },
    .temperature: .binary { (a, b, work) throws(Work.Stop) in try a.compared(to: b, &work) == -1 ? .nan : a },
    .wholeInBase: .binary { (x, _, work) throws(Work.Stop) in
      guard x.isFinite else { return x }
      return try x.compared(to: floored(x, &work), &work) == 0 ? x : .nan
    },
    .inWord: .binary { (x, bits, work) throws(Work.Stop) in
      guard let whole = try x.whole(&work), let bits = try bits.whole(&work)?.int else { return .nan }
      let word = whole.int.map { Int128($0) } ?? (whole.isNegative ? nil : whole.uint64Magnitude.map { Int128($0) })
      guard let result = word.flatMap({ Kernels.inWord($0, bits) }) else { return .nan }
      return .rational(Rational(result < 0 ? BigInteger(Int64(result)) : BigInteger(UInt64(result))))
    },
    .sameFromBothSides: ExactForm { (x, _, work) throws(Work.Stop) in
      guard try x[2].compared(to: .zero, &work) == 0 else { return .nan }
      return try x[0].compared(to: x[1], &work) == 0 ? x[0] : .nan
    },
    .not: .unary { (x, work) throws(Work.Stop) in ExactNumber(try isTrue(x, &work) ? 0 : 1) },
    .truth: .unary { (x, work) throws(Work.Stop) in ExactNumber(try isTrue(x, &work) ? 1 : 0) },
    .valueOf: .unary { (x, _) throws(Work.Stop) in x },
    .abs: .unary { (x, work) throws(Work.Stop) in try x.magnitude(&work) },
    .sign: .unary { (x, work) throws(Work.Stop) in x.isNaN ? x : ExactNumber(try x.sign(&work)) },
    .floor: .unary { (x, work) throws(Work.Stop) in try floored(x, &work) },
    .ceil: .unary { (x, work) throws(Work.Stop) in try -floored(-x, &work) },
    .round: ExactForm { (x, _, work) throws(Work.Stop) in try round(x[0], x.count == 1 ? .zero : x[1], &work) },
    .roundEven: .unary { (x, work) throws(Work.Stop) in
      if let value = x.rational { return .rational(Rational(try value.rounded(toEven: true, &work))) }
      // A number that is not a fraction is not a tie.
      return try round(x, .zero, &work)
    },
    .trunc: .unary { (x, work) throws(Work.Stop) in try truncated(x, &work) },
    .frac: .unary { (x, work) throws(Work.Stop) in x.isFinite ? try x.subtracting(truncated(x, &work), &work) : .nan },
    .clamp: ExactForm { (x, _, work) throws(Work.Stop) in
      guard let order = try x[1].compared(to: x[2], &work), order <= 0, !x[0].isNaN else { return .nan }
      if try x[0].compared(to: x[1], &work) == -1 { return x[1] }
      return try x[0].compared(to: x[2], &work) == 1 ? x[2] : x[0]
    },
    .lerp: ExactForm { (x, _, work) throws(Work.Stop) in
      try x[0].adding(x[1].subtracting(x[0], &work).multiplied(by: x[2], &work), &work)
    },
    .step: .binary { (edge, x, work) throws(Work.Stop) in
      guard let order = try x.compared(to: edge, &work) else { return .nan }
      return ExactNumber(order >= 0 ? 1 : 0)
    },
    .min: ExactForm { (x, _, work) throws(Work.Stop) in try extreme(x, sign: -1, &work) },
    .max: ExactForm { (x, _, work) throws(Work.Stop) in try extreme(x, sign: 1, &work) },
    .sum: ExactForm { (x, _, work) throws(Work.Stop) in try sum(x, &work) },
    .product: ExactForm { (x, _, work) throws(Work.Stop) in
      var product = ExactNumber.one
      for number in x { product = try product.multiplied(by: number, &work) }
      return product
    },
    .avg: ExactForm { (x, _, work) throws(Work.Stop) in try sum(x, &work).divided(by: ExactNumber(x.count), &work) },
    .median: ExactForm { (x, _, work) throws(Work.Stop) in
      let sorted = try sorted(Array(x), &work)
      let middle = sorted[x.count / 2]
      if x.contains(where: { $0.isNaN }) { return .nan }
      return x.count % 2 == 1
        ? middle : try middle.adding(sorted[x.count / 2 - 1], &work).divided(by: ExactNumber(2), &work)
    },
    .stdev: ExactForm(.root) { (x, _, work) throws(Work.Stop) in
      guard x.count > 1 else { return .nan }
      let mean = try sum(x, &work).divided(by: ExactNumber(x.count), &work)
      var squares = ExactNumber.zero
      for number in x {
        squares = try squares.adding(number.subtracting(mean, &work).power(ExactNumber(2), &work), &work)
      }
      return try squares.divided(by: ExactNumber(x.count - 1), &work).squareRoot(&work)
    },
  ]

  /// Any number but 0 and NaN is true.
  static func isTrue(_ x: ExactNumber, _ work: inout Work) throws(Work.Stop) -> Bool {
    // The sign of NaN is 0.
    try x.sign(&work) != 0
  }

  /// The largest whole number that is not above it; what is not finite stays as it is.
  static func floored(_ x: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    try x.floor(&work).map { .rational(Rational($0)) } ?? x
  }

  static func truncated(_ x: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    try x.sign(&work) < 0 ? -floored(-x, &work) : floored(x, &work)
  }

  /// The remainder after subtracting the divisor as often as the quotient, rounded down or towards 0.
  private static func remainder(
    _ a: ExactNumber, _ b: ExactNumber, floors: Bool, _ work: inout Work
  ) throws(Work.Stop) -> ExactNumber {
    let (sign, divisorSign) = (try a.sign(&work), try b.sign(&work))
    guard a.isFinite, divisorSign != 0 else { return .nan }
    // An infinite divisor goes into a number not at all, or once below it.
    guard b.isFinite else { return sign == 0 || sign == divisorSign || !floors ? a : b }
    if case .rational(let x) = a, case .rational(let y) = b {
      return .rational(floors ? try x.modulo(y, &work) : try x.remainder(y, &work))
    }
    if let divisor = b.rational?.whole, let residue = try a.residue(modulo: divisor.magnitude, &work) {
      let isBelow = !residue.isZero && (floors ? divisorSign < 0 : sign < 0)
      return .rational(Rational(isBelow ? residue - divisor.magnitude : residue))
    }
    let quotient = try a.divided(by: b, &work)
    if try quotient.isLong(&work), let x = try a.fraction(&work), let y = try b.fraction(&work) {
      return .rational(floors ? try x.modulo(y, &work) : try x.remainder(y, &work))
    }
    let whole = floors ? try floored(quotient, &work) : try truncated(quotient, &work)
    return try a.subtracting(b.multiplied(by: whole, &work), &work)
  }

  /// The nearest number with a count of decimal places, halves away from 0.
  private static func round(_ x: ExactNumber, _ places: ExactNumber, _ work: inout Work) throws(Work.Stop)
    -> ExactNumber
  {
    guard let places = places.rational?.whole?.int, abs(places) <= 1 << 20 else { return .nan }
    guard let whole = try x.scaled(places: places, &work) else { return x }
    return .rational(try Rational(whole, tenToThe: -places, &work))
  }

  private static func extreme(
    _ x: UnsafeBufferPointer<ExactNumber>, sign: Int, _ work: inout Work
  ) throws(Work.Stop) -> ExactNumber {
    var result = x[0]
    for number in x {
      if number.isNaN || result.isNaN { return .nan }
      if try number.compared(to: result, &work) == sign { result = number }
    }
    return result
  }

  static func sum(_ x: UnsafeBufferPointer<ExactNumber>, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    var sum = ExactNumber.zero
    for number in x { sum = try sum.adding(number, &work) }
    return sum
  }

  /// Numbers in order, by merging.
  static func sorted(_ x: [ExactNumber], _ work: inout Work) throws(Work.Stop) -> [ExactNumber] {
    if x.count < 2 { return x }
    let left = try sorted(Array(x[..<(x.count / 2)]), &work)
    let right = try sorted(Array(x[(x.count / 2)...]), &work)
    var (result, i, j): ([ExactNumber], Int, Int) = ([], 0, 0)
    while i < left.count || j < right.count {
      var takesLeft = j == right.count
      if !takesLeft, i < left.count {
        let order = try left[i].compared(to: right[j], &work)
        takesLeft = order != 1
      }
      if takesLeft {
        result.append(left[i])
        i += 1
      } else {
        result.append(right[j])
        j += 1
      }
    }
    return result
  }
}
