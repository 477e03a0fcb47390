// MARK: Statistics of lists

extension Kernels {
  /// The value that comes most often, the first of several; NaN for no values or any that is NaN.
  ///
  /// - Complexity: O(n log n); allocates a copy.
  package static func mode(_ values: UnsafeBufferPointer<Double>) -> Double {
    guard !values.contains(where: { $0.isNaN }) else { return .nan }
    return OrderStatistics.mode(Array(values))
  }

  /// The sample variance (divisor count - 1), as in ``standardDeviation(_:)``; NaN for fewer than two values or any
  /// that is not finite.
  package static func variance(_ values: UnsafeBufferPointer<Double>) -> Double {
    guard let (variance, exponent) = scaledVariance(values) else { return .nan }
    return Double(sign: .plus, exponent: 2 * exponent, significand: variance)
  }

  /// The percentile of all values but the last, which is the percentage: that of numpy's default, linear between the
  /// nearest ranks (method 7 of Hyndman and Fan, 1996). NaN for no values, any that is NaN, or a percentage out of 0 to
  /// 100.
  package static func percentile(_ operands: UnsafeBufferPointer<Double>) -> Double {
    guard operands.count > 1, let percentage = operands.last, 0...100 ~= percentage,
      !operands.contains(where: { $0.isNaN })
    else {
      return .nan
    }
    let sorted = operands.dropLast().sorted()
    let rank = percentage / 100 * Double(sorted.count - 1)
    let below = Int(rank)
    let part = rank - Double(below)
    return part == 0 ? sorted[below] : lerp(sorted[below], sorted[below + 1], part)
  }
}

extension ExactKernels {
  static let lists: [Function.ID: ExactForm] = [
    .mode: ExactForm { (x, _, work) throws(Work.Stop) in
      var best = (value: ExactNumber.nan, count: 0)
      let sorted = try sorted(Array(x), &work)
      if x.contains(where: { $0.isNaN }) { return .nan }
      var first = 0
      var candidates: [ExactNumber] = []
      while first < sorted.count {
        var end = first + 1
        while end < sorted.count, try sorted[end].compared(to: sorted[first], &work) == 0 { end += 1 }
        if end - first > best.count { (candidates, best) = ([], (sorted[first], end - first)) }
        if end - first == best.count { candidates.append(sorted[first]) }
        first = end
      }
      guard candidates.count > 1 else { return best.value }
      for value in x {
        for candidate in candidates where try candidate.compared(to: value, &work) == 0 { return value }
      }
      return best.value
    },
    .variance: ExactForm { (x, _, work) throws(Work.Stop) in
      guard x.count > 1 else { return .nan }
      let mean = try sum(x, &work).divided(by: ExactNumber(x.count), &work)
      var squares = ExactNumber.zero
      for number in x {
        squares = try squares.adding(number.subtracting(mean, &work).power(ExactNumber(2), &work), &work)
      }
      return try squares.divided(by: ExactNumber(x.count - 1), &work)
    },
    .percentile: ExactForm { (x, _, work) throws(Work.Stop) in
      guard x.count > 1, !x.contains(where: { $0.isNaN }), let percentage = x.last,
        let order = try percentage.compared(to: .zero, &work),
        order >= 0, let end = try percentage.compared(to: ExactNumber(100), &work), end <= 0
      else { return .nan }
      let sorted = try sorted(Array(x.dropLast()), &work)
      let rank = try percentage.divided(by: ExactNumber(100), &work).multiplied(
        by: ExactNumber(sorted.count - 1), &work)
      guard let below = try rank.floor(&work)?.int else { return .nan }
      guard below + 1 < sorted.count else { return sorted[below] }
      let part = try rank.subtracting(ExactNumber(below), &work)
      return try sorted[below].adding(
        sorted[below + 1].subtracting(sorted[below], &work).multiplied(by: part, &work), &work)
    },
  ]
}

/// Statistics by order alone.
enum OrderStatistics {
  /// The value that comes most often, the first of several; NaN for no values.
  static func mode<NumericValue: FormulaNumber>(_ values: [NumericValue]) -> NumericValue {
    let order = values.indices.sorted { values[$0] < values[$1] || values[$0] == values[$1] && $0 < $1 }
    var best: (first: Int, count: Int)?
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      // Equal values are in the order of their places, so the first of a run comes first.
      if let known = best, known.count > end - start || known.count == end - start && known.first < order[start] {
        start = end
        continue
      }
      best = (order[start], end - start)
      start = end
    }
    guard let best else { return .nan }
    return values[best.first]
  }
}
