import ReckonCatalogue

extension Dialect {
  static let excelFunctions: [Function] =
    Function.numbers(
      ["abs", "exp", "ln", "log10", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "sign"])
    + Function.numbers(["asinh", "acosh", "atanh"]) + Function.numbers(["int": "floor"])
    + [
      .form("if", 2...3, .choice),
      .form("iferror", 2...2, .fallback), .form("iserror", 1...1, .fails, .truth), .form("iserr", 1...1, .fails, .truth),
      .form("and", 1...255, .all("and"), .truth), .form("or", 1...255, .all("or"), .truth),
      Function(names: ["not"], counts: 1...1, meanings: [.truths(.prefix("not"))]),
      .template("true", "true", 0...0), .template("false", "false", 0...0), .template("pi", "pi", 0...0),
      .form("sum", 1...255, .aggregate("sum")), .form("product", 1...255, .aggregate("product")),
      .form("average", 1...255, .aggregate("avg")), .form("min", 1...255, .aggregate("min")),
      .form("max", 1...255, .aggregate("max")), .form("median", 1...255, .aggregate("median")),
      .form("count", 1...255, .aggregate("count")),
      .form("stdev", 1...255, .aggregate("stdev")), .form("stdev.s", 1...255, .aggregate("stdev")),
      .form("var", 1...255, .aggregate("variance")), .form("var.s", 1...255, .aggregate("variance")),
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
}
