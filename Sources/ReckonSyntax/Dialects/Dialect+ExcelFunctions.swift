import ReckonCatalogue

extension Dialect {
  static let excelFunctions: [Function] =
    logic + mathematics + statistics + lookups + texts + dates + finance + excelAnalysis + excelDistributions + refused

  private static let logic: [Function] = [
    .form("if", 2...3, .choice), .form("ifs", 2...254, .choices), .form("switch", 3...254, .choicesOf),
    .form("choose", 2...255, .pick),
    .form("iferror", 2...2, .fallback(onlyNotFound: false)), .form("ifna", 2...2, .fallback(onlyNotFound: true)),
    .form("iserror", 1...1, .fails(onlyNotFound: false), .truth),
    .form("isna", 1...1, .fails(onlyNotFound: true), .truth), .form("iserr", 1...1, .failsOtherwise, .truth),
    .form("and", 1...255, .all("and"), .truth), .form("or", 1...255, .all("or"), .truth),
    .form("xor", 1...254, .all("xor"), .truth), .form("isref", 1...1, .isReference, .truth),
    Function(names: ["not"], counts: 1...1, meanings: [.truths(.prefix("not"))]),
    .template("true", "true", 0...0), .template("false", "false", 0...0),
    .form("isblank", 1...1, .isEmpty, .truth), .form("isnumber", 1...1, .isKind(.number), .truth),
    .form("istext", 1...1, .isKind(.text), .truth), .form("islogical", 1...1, .isKind(.truth), .truth),
    .template("na", "noValue(\"#N/A\")", 0...0), .form("single", 1...1, .same),
  ]

  private static let mathematics: [Function] =
    Function.numbers([
      "abs", "exp", "ln", "log10", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "sign",
      "asinh", "acosh", "atanh", "cot", "sec", "csc",
    ]) + Function.numbers(["int": "floor"]) + Function.numbers(["mod": "mod", "combin": "nCr", "permut": "nPr"], 2...2)
    + Function.numbers(["gcd", "lcm"], 2...255)
    + [
      .template("pi", "pi", 0...0), .form("power", 2...2, .power), .template("fact", "fact(trunc($0))"),
      .template("log", "log10($0)"), .template("log", "log($0, $1)", 2...2),
      .template("atan2", "angleOf($0, $1)", 2...2), .template("degrees", "$0 * 180 / pi"),
      .template("radians", "$0 * pi / 180"), .template("quotient", "trunc($0 / $1)", 2...2),
      .template("sqrtpi", "sqrt($0 * pi)"),
      .template("round", "roundShown($0, $1)", 2...2), .template("roundup", "roundUp($0, $1)", 2...2),
      .template("rounddown", "roundDown($0, $1)", 2...2), .template("trunc", "trunc($0)"),
      .template("trunc", "roundDown($0, $1)", 2...2), .template("ceiling", "ceilingTo($0, $1)", 2...2),
      .template("floor", "floorTo($0, $1)", 2...2), .template("mround", "roundTo($0, $1)", 2...2),
      .of([[.number, .given]], ["floor.math", "floor.precise"], "floorTo($0, 1)"),
      .of([.numeric, [.number, .given]], ["floor.math", "floor.precise"], "floorBySign($0, $1, 0)"),
      .of([.numeric, [.number, .given], .numeric], ["floor.math"], "floorBySign($0, $1, $2)"),
      .of([[.number, .given]], ["ceiling.math", "ceiling.precise", "iso.ceiling"], "ceilingTo($0, 1)"),
      .of(
        [.numeric, [.number, .given]], ["ceiling.math", "ceiling.precise", "iso.ceiling"], "ceilingBySign($0, $1, 0)"),
      .of([.numeric, [.number, .given], .numeric], ["ceiling.math"], "ceilingBySign($0, $1, $2)"),
      .template("even", "roundUp($0 / 2, 0) * 2"), .template("odd", "oddNumber($0)"),
      .form("sum", 1...255, .aggregate("sum")), .form("product", 1...255, .aggregate("product")),
      .form("sumsq", 1...255, .aggregate("squareSum")), .form("sumproduct", 1...255, .productSum),
    ]

  private static let statistics: [Function] =
    [
      "average": "avg", "min": "min", "max": "max", "median": "median", "count": "count", "stdev": "stdev",
      "stdev.s": "stdev", "var": "variance", "var.s": "variance", "stdev.p": "populationDeviation",
      "stdevp": "populationDeviation", "var.p": "populationVariance", "varp": "populationVariance",
      "geomean": "geometricMean", "mode": "mostFrequent", "mode.sngl": "mostFrequent",
    ].map { .form($0, 1...255, .aggregate($1)) }
    + [
      .form("averagea", 1...255, .aggregateAll("avg")), .form("maxa", 1...255, .aggregateAll("max")),
      .form("mina", 1...255, .aggregateAll("min")), .form("subtotal", 2...255, .subtotal),
      .form("counta", 1...255, .countFilled),
      .form("countblank", 1...1, .countEmpty),
      .form("countif", 2...2, .conditional(nil, valuesFirst: false)),
      .form("countifs", 2...254, .conditional(nil, valuesFirst: false)),
      .form("sumif", 2...3, .conditional("sumWhere", valuesFirst: false)),
      .form("averageif", 2...3, .conditional("averageWhere", valuesFirst: false)),
      .form("sumifs", 3...255, .conditional("sumWhere", valuesFirst: true)),
      .form("averageifs", 3...255, .conditional("averageWhere", valuesFirst: true)),
      .form("minifs", 3...255, .conditional("minWhere", valuesFirst: true)),
      .form("maxifs", 3...255, .conditional("maxWhere", valuesFirst: true)),
      .of([.list, .numeric], ["large"], "largest($0, $1)"), .of([.list, .numeric], ["small"], "smallest($0, $1)"),
      .of([.numeric, .list], ["rank", "rank.eq"], "rankAmong($0, $1)"),
      .of([.numeric, .list], ["rank.avg"], "rankAmong($0, $1) + (sum(equalTo($1, $0)) - 1) / 2"),
      .of([.list, .numeric], ["percentile", "percentile.inc"], "percentile($0, $1 * 100)"),
      .of([.list, .numeric], ["quartile", "quartile.inc"], "percentile($0, $1 * 25)"),
      .of([.list, .list], ["correl", "pearson"], "correl($0, $1)"),
      .of([.list, .list], ["slope"], "slope($1, $0)"), .of([.list, .list], ["intercept"], "intercept($1, $0)"),
      .of([.numeric, .list, .list], ["forecast", "forecast.linear"], "lineAt($0, $2, $1)"),
      .of([.list, .list, .numeric], ["trend"], "trendAt($2, $1, $0)"),
      .of([.numeric, .numeric, .numeric], ["standardize"], "($0 - $1) / $2"),
    ]

  private static let lookups: [Function] = [
    .form("match", 2...3, .match), .form("index", 2...3, .index), .form("vlookup", 3...4, .lookUp(inRows: false)),
    .form("hlookup", 3...4, .lookUp(inRows: true)), .form("lookup", 2...3, .find(isExact: false)),
    .form("xlookup", 3...6, .find(isExact: true)), .form("xmatch", 2...4, .placeFound), .form("rows", 1...1, .rows),
    .form("columns", 1...1, .columns),
    .form("row", 0...1, .row), .form("column", 0...1, .column), .form("anchorarray", 1...1, .spill),
    .form("indirect", 1...2, .indirect), .form("offset", 3...5, .moved), .form("filter", 2...3, .filtered),
    .form("sort", 1...3, .sorted),
    .form("unique", 1...3, .unique),
    .form("sortby", 2...255, .sortedByKeys),
    .form("choosecols", 2...255, .columnsChosen), .form("sequence", 1...4, .counted),
    .form("take", 2...3, .taken(isDropped: false)), .form("drop", 2...3, .taken(isDropped: true)),
    .form("frequency", 2...2, .frequencies),
    .form("transpose", 1...1, .transposed), .form("mmult", 2...2, .matrixProduct),
    .form("mdeterm", 1...1, .determinant),
    .of([.any, .any], ["hyperlink"], "$1", .text), .of([.text], ["hyperlink"], "$0", .text),
  ]

  private static let texts: [Function] = [
    .texts("len", "length", .number), .texts("upper", "upper", .text), .texts("lower", "lower", .text),
    .of([.text], ["trim"], "trimmed($0)", .text), .of([.text], ["proper"], "capitalized($0)", .text),
    .of([.text], ["left"], "slice($0, 1, 1)", .text), .of([.text, .numeric], ["left"], "leftText($0, $1)", .text),
    .of([.text], ["right"], "rightText($0, 1)", .text), .of([.text, .numeric], ["right"], "rightText($0, $1)", .text),
    .of([.text, .numeric, .numeric], ["mid"], "midText($0, $1, $2)", .text),
    .of([.text, .numeric, .numeric, .text], ["replace"], "textReplaced($0, $1, $2, $3)", .text),
    .of([.text, .text, .text], ["substitute"], "substituted($0, $1, $2)", .text),
    .of([.text, .text], ["find"], "placeOf($0, $1, 1)"),
    .of([.text, .text, .numeric], ["find"], "placeOf($0, $1, $2)"),
    .of([.text, .text], ["search"], "placeOfAnyCase($0, $1, 1)"),
    .of([.text, .text, .numeric], ["search"], "placeOfAnyCase($0, $1, $2)"),
    .of([.text, .text], ["textbefore"], "textBefore($0, $1, 1)", .text),
    .of([.text, .text, .numeric], ["textbefore"], "textBefore($0, $1, $2)", .text),
    .of([.text, .text], ["textafter"], "textAfter($0, $1, 1)", .text),
    .of([.text, .text, .numeric], ["textafter"], "textAfter($0, $1, $2)", .text),
    .of([.text, .text], ["exact"], "$0 == $1", .truth), .of([.text, .numeric], ["rept"], "repeated($0, $1)", .text),
    .form("concatenate", 1...255, .join, .text), .form("concat", 1...254, .join, .text),
    .form("textjoin", 3...254, .joinWith, .text), .form("char", 1...1, .character, .text),
    .form("text", 2...2, .format, .text), .identity("value"), .form("n", 1...1, .onlyOf(.number)),
    .form("t", 1...1, .onlyOf(.text), .text),
    .of([.numeric, .numeric], ["fixed"], "groupedText($0, $1)", .text),
    .of([.numeric], ["fixed"], "groupedText($0, 2)", .text),
  ]

  private static let dates: [Function] = [
    .template("today", "serialDate(today)", 0...0), .template("now", "serialDate(now)", 0...0),
    .template("date", "serialOf($0, $1, $2)", 3...3), .template("year", "serialYear($0)"),
    .template("month", "serialMonth($0)"), .template("day", "serialDay($0)"), .template("hour", "serialHour($0)"),
    .template("minute", "serialMinute($0)"), .template("second", "serialSecond($0)"),
    .template("time", "mod(($0 * 3600 + $1 * 60 + $2) / 86400, 1)", 3...3),
    .template("edate", "monthsLater($0, $1)", 2...2), .template("eomonth", "monthEnd($0, $1)", 2...2),
    .template("weekday", "mod(floor($0) - 1, 7) + 1"), .template("weekday", "weekdayBy($0, $1)", 2...2),
    .template("days", "trunc($0) - trunc($1)", 2...2), .template("isoweeknum", "isoWeek(dateOf($0))"),
    .template("networkdays", "networkdays(dateOf($0), dateOf($1))", 2...2),
    .template("workday", "serialDate(workday(dateOf($0), trunc($1)))", 2...2),
    .of(
      [.numeric, .numeric, .list], ["workday"],
      "serialDate(workday(dateOf($0), trunc($1), map(n in sort($2), dateOf(n))))"),
  ]

  private static let finance: [Function] = [
    .template("pmt", "pmt($0, $1, $2)", 3...3), .template("pmt", "periodPayment($0, $1, $2, $3, 0)", 4...4),
    .template("pmt", "periodPayment($0, $1, $2, $3, $4)", 5...5), .template("pv", "pv($0, $1, $2)", 3...3),
    .template("pv", "paymentsValue($0, $1, $2, $3, 0)", 4...4),
    .template("pv", "paymentsValue($0, $1, $2, $3, $4)", 5...5), .template("fv", "fv($0, $1, $2)", 3...3),
    .template("fv", "balanceAfter($0, $1, $2, $3, 0)", 4...4),
    .template("fv", "balanceAfter($0, $1, $2, $3, $4)", 5...5),
    .template("nper", "periodsOf($0, $1, $2, 0, 0)", 3...3), .template("nper", "periodsOf($0, $1, $2, $3, 0)", 4...4),
    .template("nper", "periodsOf($0, $1, $2, $3, $4)", 5...5), .template("rate", "rate($0, $1, $2)", 3...3),
    .template("ipmt", "periodInterest($0, $1, $2, $3, 0, 0)", 4...4),
    .template("ipmt", "periodInterest($0, $1, $2, $3, $4, 0)", 5...5),
    .template("ipmt", "periodInterest($0, $1, $2, $3, $4, $5)", 6...6),
    .template("ppmt", "periodPayment($0, $2, $3, 0, 0) - periodInterest($0, $1, $2, $3, 0, 0)", 4...4),
    .template("ppmt", "periodPayment($0, $2, $3, $4, 0) - periodInterest($0, $1, $2, $3, $4, 0)", 5...5),
    .template("ppmt", "periodPayment($0, $2, $3, $4, $5) - periodInterest($0, $1, $2, $3, $4, $5)", 6...6),
    .form("npv", 2...255, .withList("npv")), .form("irr", 1...1, .flows("irr")),
    .template("sln", "straightLineDepreciation($0, $1, $2)", 3...3),
    .template("effect", "effectiveRate($0, trunc($1))", 2...2),
    .template("nominal", "nominalRate($0, trunc($1))", 2...2),
  ]

  private static let refused: [Function] = [
    .none("rand", 0...0, Phrase("randomThere", "it is another number each time; write random()")),
    .none("randbetween", 2...2, Phrase("randomThere", "it is another number each time; write random()")),
    .none("cell", 1...2, Phrase("aboutWorkbook", "it describes the workbook, not values")),
    .none("info", 1...1, Phrase("aboutWorkbook", "it describes the workbook, not values")),
    .none("let", 3...253, Phrase("namesOfValues", "it names things that are not values")),
    .none("lambda", 1...254, Phrase("functionsAsValues", "a function is not a value here")),
    .none("formulatext", 1...1, Phrase("aboutWorkbook", "it describes the workbook, not values")),
    .none("filterxml", 2...2, Phrase("readsXML", "it reads XML, which formulas here do not")),
  ]
}

extension Dialect {
  /// Functions that are newer than the file format: a workbook stores them as `_xlfn.NAME`; without the prefix Excel
  /// does not recognize them.
  static let newFunctions: Set<String> = [
    "beta.inv", "ceiling.math", "chisq.dist", "chisq.dist.rt", "chisq.inv", "chisq.inv.rt", "chisq.test",
    "choosecols", "concat", "confidence.t", "days", "drop", "f.dist", "f.dist.rt", "f.inv", "f.inv.rt", "filter",
    "floor.math", "forecast.linear", "formulatext", "gamma.dist", "gamma.inv", "hypgeom.dist", "ifna", "ifs",
    "isoweeknum", "lambda", "let", "maxifs", "minifs", "mode.sngl", "norm.dist", "norm.inv", "norm.s.dist",
    "norm.s.inv", "numbervalue", "pduration", "percentile.exc", "percentile.inc", "rank.avg", "rank.eq", "rri",
    "sequence", "skew.p", "sort", "sortby", "stdev.p", "stdev.s", "switch", "t.dist", "t.dist.2t", "t.dist.rt",
    "t.inv", "t.inv.2t", "take", "textafter", "textbefore", "textjoin", "unique", "var.p", "var.s", "xlookup",
    "xmatch", "xor",
  ]
}

extension Dialect.Meaning {
  static func form(_ form: Dialect.Form, _ result: Dialect.Kinds = .number) -> Dialect.Meaning {
    Dialect.Meaning(operands: [.any], target: .form(form), result: result)
  }
}

extension Dialect.Function {
  static func form(
    _ name: String, _ counts: ClosedRange<Int>, _ form: Dialect.Form, _ result: Dialect.Kinds = .number
  ) -> Dialect.Function {
    Dialect.Function(names: [name], counts: counts, meanings: [.form(form, result)])
  }

  /// A function with operands of several kinds, all of them required.
  static func of(
    _ operands: [Dialect.Kinds], _ names: [String], _ text: String, _ result: Dialect.Kinds = .number
  ) -> Dialect.Function {
    Dialect.Function(
      names: names, counts: operands.count...operands.count,
      meanings: [Dialect.Meaning(operands: operands, target: .template(text), result: result)])
  }
}
