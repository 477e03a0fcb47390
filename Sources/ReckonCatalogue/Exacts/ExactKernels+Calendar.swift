extension ExactKernels {
  /// The exact column of instants, which are seconds since 1970-01-01T00:00Z, and of conditions.
  static let calendar: [Function.ID: ExactForm] = [
    .laterMonths: .binary { (seconds, months, work) throws(Work.Stop) in
      guard let whole = try seconds.floor(&work), let months = months.rational?.whole?.int,
        let later = whole.small.flatMap({ CivilTime(secondsSince1970: $0) })?.adding(months: months)
      else { return .nan }
      let rest = try seconds.subtracting(.rational(Rational(whole)), &work)
      return try ExactNumber.rational(Rational(BigInteger(later.secondsSince1970))).adding(rest, &work)
    },
    .weekday: .unary { (seconds, work) throws(Work.Stop) in
      guard let whole = try seconds.floor(&work)?.small, let time = CivilTime(secondsSince1970: whole) else { return .nan }
      return ExactNumber(time.date.weekday)
    },
    .required: .unary { (x, work) throws(Work.Stop) in try isTrue(x, &work) ? .one : .nan },
  ]
}
