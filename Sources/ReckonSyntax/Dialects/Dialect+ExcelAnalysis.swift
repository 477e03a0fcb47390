import ReckonCatalogue

/// Excel's less common functions of statistics, working days, day counts and cash flows.
extension Dialect {
  static let excelAnalysis: [Function] = distributions + ranks + pairs + days + money + others

  private static let distributions: [Function] = [
    .template("norm.s.inv", "normalQuantile($0)"), .template("normsinv", "normalQuantile($0)"),
    .template("norm.inv", "$1 + $2 * normalQuantile($0)", 3...3),
    .template("norminv", "$1 + $2 * normalQuantile($0)", 3...3),
    .template("normsdist", "normalDistribution($0)"),
    .byTruth("norm.s.dist", "normalDistribution($0)", "normalDensity($0)", of: Array(repeating: .numeric, count: 2)),
    .byTruth(
      "norm.dist", "normalShare($0, $1, $2)", "normalHeight($0, $1, $2)", of: Array(repeating: .numeric, count: 4)),
    .byTruth(
      "normdist", "normalShare($0, $1, $2)", "normalHeight($0, $1, $2)", of: Array(repeating: .numeric, count: 4)),
    .of(
      [.numeric, .numeric, .numeric], ["confidence", "confidence.norm"],
      "normalQuantile(1 - $0 / 2) * $1 / sqrt($2)"),
    .byTruth(
      "binom.dist", "binomialShare($0, $1, $2)", "binomialHeight($0, $1, $2)",
      of: Array(
        repeating: .numeric,
        count: 4)),
    .byTruth(
      "binomdist", "binomialShare($0, $1, $2)", "binomialHeight($0, $1, $2)", of: Array(repeating: .numeric, count: 4)),
    .byTruth(
      "negbinom.dist", "failureShare($0, $1, $2)", "failureHeight($0, $1, $2)",
      of: Array(
        repeating: .numeric,
        count: 4)),
    .byTruth("poisson.dist", "poissonShare($0, $1)", "poissonHeight($0, $1)", of: Array(repeating: .numeric, count: 3)),
    .byTruth("poisson", "poissonShare($0, $1)", "poissonHeight($0, $1)", of: Array(repeating: .numeric, count: 3)),
    .byTruth("expon.dist", "1 - exp(-$0 * $1)", "$1 * exp(-$0 * $1)", of: Array(repeating: .numeric, count: 3)),
    .of([.list], ["skew"], "skewness($0)"), .of([.list], ["kurt"], "excess($0)"),
    .of([.list], ["devsq"], "deviationSquares($0)"), .of([.list], ["avedev"], "meanDeviation($0)"),
    .of([.list], ["harmean"], "harmonicMean($0)"),
    .of([.list, .numeric], ["percentile.exc"], "percentileBetween($0, $1)"),
    .of([.list, .numeric], ["quartile.exc"], "percentileBetween($0, trunc($1) / 4)"),
  ]

  /// Ranks; the last argument selects ascending order.
  private static let ranks: [Function] = [
    .byTruth("rank", "rankAmong(-$0, -$1)", "rankAmong($0, $1)", of: [.numeric, .list, .numeric]),
    .byTruth("rank.eq", "rankAmong(-$0, -$1)", "rankAmong($0, $1)", of: [.numeric, .list, .numeric]),
    .byTruth(
      "rank.avg", "rankAmong(-$0, -$1) + (sum(equalTo($1, $0)) - 1) / 2",
      "rankAmong($0, $1) + (sum(equalTo($1, $0)) - 1) / 2", of: [.numeric, .list, .numeric]),
  ]

  private static let pairs: [Function] = [
    .of([.list, .list], ["sumxmy2"], "differenceSquares($0, $1)"),
    .of([.list, .list], ["sumx2my2"], "squaresDifference($0, $1)"),
    .of([.list, .list], ["sumx2py2"], "squaresSum($0, $1)"), .of([.list, .list], ["rsq"], "correl($0, $1)^2"),
    .of([.list, .list], ["covar", "covariance.p"], "deviationProducts($0, $1) / length($0)"),
    .of([.list, .list], ["covariance.s"], "deviationProducts($0, $1) / (length($0) - 1)"),
  ]

  private static let days: [Function] = [
    .template("weeknum", "weekBy($0, 1)"), .template("weeknum", "weekBy($0, trunc($1))", 2...2),
    .template("days360", "americanDays(dateOf($0), dateOf($1)) / (1 d)", 2...2),
    .template("yearfrac", "yearShare($0, $1, 0)", 2...2), .template("yearfrac", "yearShare($0, $1, $2)", 3...3),
    .form("datedif", 3...3, .timeBetween),
    .form("networkdays.intl", 2...4, .daysOfWork),
    .of(
      [.numeric, .numeric, .list], ["networkdays"], "daysOfWorkBut(trunc($0), trunc($1), restByWay(1), $2)"),
  ]

  private static let money: [Function] = [
    .of([.numeric, .list, .list], ["xnpv"], "datedValue($0, $1, $2)"),
    .of([.list, .list], ["xirr"], "xirr($0, map(n in $1, dateOf(n)))"),
    .of([.list, .numeric, .numeric], ["mirr"], "returnWithReinvestment($0, $1, $2)"),
    .template("syd", "($0 - $1) * ($2 - $3 + 1) * 2 / ($2 * ($2 + 1))", 4...4),
    .template("db", "balanceDepreciation($0, $1, $2, $3, 12)", 4...4),
    .template("db", "balanceDepreciation($0, $1, $2, $3, $4)", 5...5),
    .template("ddb", "decliningDepreciation($0, $1, $2, 2, $3)", 4...4),
    .template("ddb", "decliningDepreciation($0, $1, $2, $4, $3)", 5...5),
    .template("rri", "($2 / $1)^(1 / $0) - 1", 3...3), .template("pduration", "ln($2 / $1) / ln(1 + $0)", 3...3),
    .template("cumipmt", "interestOfPayments($0, $1, $2, trunc($3), trunc($4), $5)", 6...6),
    .template("cumprinc", "principalOfPayments($0, $1, $2, trunc($3), trunc($4), $5)", 6...6),
  ]

  private static let others: [Function] = [
    .form("convert", 3...3, .conversion),
    Function(
      names: ["iseven"], counts: 1...1, meanings: [.numbers(.template("rem(trunc($0), 2) == 0"), .truth)]),
    Function(names: ["isodd"], counts: 1...1, meanings: [.numbers(.template("rem(trunc($0), 2) != 0"), .truth)]),
    .template("bitand", "bitand($0, $1)", 2...2), .template("bitor", "bitor($0, $1)", 2...2),
    .template("bitxor", "bitxor($0, $1)", 2...2),
    .of([.text, .text, .text, .numeric], ["substitute"], "substitutedOnce($0, $1, $2, $3)", .text),
    .byTruth("fixed", "plainText($0, $1)", "groupedText($0, $1)", of: Array(repeating: .numeric, count: 3), .text),
  ]
}

extension Dialect.Function {
  /// A function whose last argument selects one of two templates.
  static func byTruth(
    _ name: String, _ whenTrue: String, _ otherwise: String, of operands: [Dialect.Kinds],
    _ result: Dialect.Kinds = .number
  ) -> Dialect.Function {
    Dialect.Function(
      names: [name], counts: operands.count...operands.count,
      meanings: [
        Dialect.Meaning(operands: operands, target: .form(.byTruth(whenTrue, otherwise, result)), result: result)
      ])
  }
}
