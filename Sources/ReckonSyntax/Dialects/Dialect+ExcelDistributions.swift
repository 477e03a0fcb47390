import ReckonCatalogue

/// Excel's distribution functions (Student's t, F, χ² and others), under their new and their old names.
extension Dialect {
  static let excelDistributions: [Function] = student + ratios + squares + others

  private static let student: [Function] = [
    .byTruth("t.dist", "studentUpTo($0, $1)", "studentDensity($0, $1)", of: numbers(3)),
    .template("t.dist.rt", "studentAbove($0, $1)", 2...2), .template("t.dist.2t", "studentBeyond($0, $1)", 2...2),
    .template("t.inv", "studentQuantile($0, $1)", 2...2), .template("t.inv.2t", "studentLimits($0, $1)", 2...2),
    .template("tinv", "studentLimits($0, $1)", 2...2),
    .template("confidence.t", "studentLimits($0, $2 - 1) * $1 / sqrt($2)", 3...3),
  ]

  private static let ratios: [Function] = [
    .byTruth("f.dist", "ratioUpTo($0, $1, $2)", "ratioDensity($0, $1, $2)", of: numbers(4)),
    .template("f.dist.rt", "ratioAbove($0, $1, $2)", 3...3), .template("fdist", "ratioAbove($0, $1, $2)", 3...3),
    .template("f.inv.rt", "ratioLimit($0, $1, $2)", 3...3), .template("finv", "ratioLimit($0, $1, $2)", 3...3),
    .template("f.inv", "ratioLimit(1 - $0, $1, $2)", 3...3),
    .template("beta.inv", "betaQuantile($0, $1, $2)", 3...3), .template("betainv", "betaQuantile($0, $1, $2)", 3...3),
    .template("beta.inv", "$3 + ($4 - $3) * betaQuantile($0, $1, $2)", 5...5),
    .template("betadist", "betaShare($0, $1, $2)", 3...3),
  ]

  private static let squares: [Function] = [
    .template("chisq.dist.rt", "gammaAbove($0 / 2, trunc($1) / 2)", 2...2),
    .template("chidist", "gammaAbove($0 / 2, trunc($1) / 2)", 2...2),
    .template("chisq.inv.rt", "2 * gammaLimit($0, trunc($1) / 2)", 2...2),
    .template("chiinv", "2 * gammaLimit($0, trunc($1) / 2)", 2...2),
    .template("chisq.inv", "2 * gammaLimit(1 - $0, trunc($1) / 2)", 2...2),
    .byTruth(
      "chisq.dist", "gammaUpTo($0 / 2, trunc($1) / 2)", "gammaFront($0 / 2, trunc($1) / 2) / $0", of: numbers(3)),
    .byTruth("gamma.dist", "gammaUpTo($0 / $2, $1)", "gammaFront($0 / $2, $1) / $0", of: numbers(4)),
    .byTruth("gammadist", "gammaUpTo($0 / $2, $1)", "gammaFront($0 / $2, $1) / $0", of: numbers(4)),
    .template("gamma.inv", "$2 * gammaLimit(1 - $0, $1)", 3...3),
    .template("gammainv", "$2 * gammaLimit(1 - $0, $1)", 3...3),
    .form("chisq.test", 2...2, .chance), .form("chitest", 2...2, .chance),
  ]

  private static let others: [Function] = [
    .byTruth("hypgeom.dist", "drawnShare($0, $1, $2, $3)", "drawnHeight($0, $1, $2, $3)", of: numbers(5)),
    .template("hypgeomdist", "drawnHeight($0, $1, $2, $3)", 4...4),
    .of([.list], ["skew.p"], "populationSkewness($0)"), .of([.text], ["numbervalue"], "groupedNumber($0)"),
  ]

  private static func numbers(_ count: Int) -> [Kinds] { Array(repeating: .numeric, count: count) }
}
