extension ExactKernels {
  /// The exact column of instants, which are seconds since 1970-01-01T00:00 of the wall clock, and of conditions.
  static let calendar: [Function.ID: ExactForm] = [
    .laterMonths: .binary { (seconds, months, work) throws(Work.Stop) in
      guard let whole = try seconds.floor(&work), let months = Kernels.wholeMonths(months.double),
        let later = whole.small.flatMap({ CivilTime(secondsSince1970: $0) })?.adding(months: months)
      else { return .nan }
      let rest = try seconds.subtracting(.rational(Rational(whole)), &work)
      return try ExactNumber.rational(Rational(BigInteger(later.secondsSince1970))).adding(rest, &work)
    },
    .laterSeconds: .binary { (instant, seconds, work) throws(Work.Stop) in
      let later = try instant.adding(seconds, &work)
      let (first, end) = (CivilTime.seconds.lowerBound, CivilTime.seconds.upperBound + 1)
      let isBefore = try later.compared(to: .rational(Rational(BigInteger(first))), &work) == -1
      let isAfter = try later.compared(to: .rational(Rational(BigInteger(end))), &work) != -1
      return isBefore || isAfter ? .nan : later
    },
    .weekday: .unary { (seconds, work) throws(Work.Stop) in
      guard let whole = try seconds.floor(&work)?.small, let time = CivilTime(secondsSince1970: whole) else {
        return .nan
      }
      return ExactNumber(time.date.weekday)
    },
    .required: .unary { (x, work) throws(Work.Stop) in try isTrue(x, &work) ? .one : .nan },
  ]
}
