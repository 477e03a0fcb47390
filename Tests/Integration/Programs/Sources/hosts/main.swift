import Checks
import Reckon

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Functions of the host, of every sort.

var checks = Checks("hosts")

/// The price list of a shop, which is no function of numbers alone.
let prices = ["apple": 0.4, "pear": 0.6]

do throws(FormulaError) {
  var scope = Scope()
  try scope.add(HostFunction("dice", isPure: false) { 4 })
  try scope.add(HostFunction("half") { $0 / 2 })
  try scope.add(HostFunction("between") { ($0 + $1) / 2 })
  try scope.add(HostFunction("mix") { $0 * (1 - $2) + $1 * $2 })
  try scope.add(HostFunction("spread", parameterCount: 4) { values in (values.max() ?? 0) - (values.min() ?? 0) })
  try scope.add(
    HostFunction("net") { $0 / 1.25 }.withDecimals { arguments, exactness in
      exactness = .exact
      return arguments[0] / Decimal128("1.25")!
    })
  try scope.add(
    HostFunction("price", arity: 1...1, returns: .number) { (values) throws(HostFunctionError) in
      guard case .text(let name) = values[0] else { throw HostFunctionError("a name has a price") }
      guard let price = prices[name] else { throw HostFunctionError("no price for \(name)") }
      return .number(.double(price))
    })
  try scope.add(
    HostFunction("longest", arity: 1..., returns: .text) { (values) throws(HostFunctionError) in
      var longest = ""
      for case .text(let text) in values where text.count > longest.count { longest = text }
      return .text(longest)
    })
  scope["rate"] = 0.25
  scope[value: "shop"] = "Corner"
  try scope.define("gross(net) = net * (1 + rate)")

  func value(_ text: String, _ options: Formula.Options = Formula.Options()) throws(FormulaError) -> Value {
    try Formula(text, variables: [], scope: scope, options: options).result(of: [Value]()).value
  }
  func problem(_ text: String) -> FormulaError? {
    do throws(FormulaError) {
      _ = try value(text)
      return nil
    } catch { return error }
  }

  checks.expect(try value("dice() + half(3)"), is: 5.5, "none and one argument")
  checks.expect(
    try value("between(1, 2) + mix(0, 10, rate)"), is: 4, "two and three arguments, and a value of the host")
  checks.expect(try value("spread(3, 1, 4, 1)"), is: 3, "four arguments")
  checks.expect(try value("price(\"pear\") * 5"), is: 3, "a text as an argument")
  checks.expect(
    try value("longest(\"a\", shop, \"bcd\")"), is: "Corner",
    "any number of arguments, and a text as a value of the host")
  checks.expect(try value("gross(net(10))"), is: 10, "a function of text that calls one of the host")
  checks.expect(
    try value("net(0.1)", Formula.Options(numberMode: .decimal)).number.map { "\($0)" }, is: "0.08",
    "a function on decimals")

  if let error = problem("2 * price(\"plum\")") {
    checks.expect(
      error.kind, is: .hostFailure(function: "price", reason: "no price for plum"),
      "an error of the host keeps its reason")
    checks.expect(
      error.range.range(in: error.source.text).map { String(error.source.text[$0]) }, is: "price(\"plum\")",
      "and has its place")
  } else {
    checks.expect(false, "an error of the host is an error of the formula")
  }
  checks.expect(
    problem("half(1, 2)")?.kind, is: .wrongArgumentCount(function: "half", expected: "1 argument", found: 2),
    "wrong count")
  checks.expect(
    problem("haff(1)")?.kind, is: .unknownFunction("haff", suggestion: "half"), "a misspelt function of the host")
  checks.expect(problem("half(\"a\")") != nil, "a text where a number is taken")

  func refusal(_ make: () throws(FormulaError) -> HostFunction) -> FormulaError.Kind? {
    do throws(FormulaError) {
      try scope.add(try make())
      return nil
    } catch { return error.kind }
  }
  checks.expect(
    refusal { () throws(FormulaError) in try HostFunction("a`b") { $0 } }, is: .invalidName("a`b"), "a bad name")
  checks.expect(
    refusal { () throws(FormulaError) in try HostFunction("sin") { $0 } }, is: .alreadyDefined("sin"),
    "a name of the language")
  checks.expect(
    refusal { () throws(FormulaError) in try HostFunction("many", parameterCount: 300) { _ in 0 } },
    is: .invalidParameterCount(function: "many", found: 300), "a bad number of parameters")

  // Over columns, and from a stored form.
  let formula = try Formula("half(x) + rate", variables: ["x"], scope: scope)
  checks.expect(try formula.evaluate(columns: [[1, 2, 3]]).values, is: [0.75, 1.25, 1.75], "over columns")
  let stored = try Formula(image: formula.image, functions: [try HostFunction("half") { $0 / 2 }])
  checks.expect(try stored.evaluate(5), is: 2.75, "from a stored form, with the function given again")
  do throws(FormulaError) {
    _ = try Formula(image: formula.image)
    checks.expect(false, "a stored form without its function is refused")
  } catch {
    checks.expect(
      error.kind, is: .unknownFunction("half", suggestion: nil), "a stored form without its function is refused")
  }
} catch {
  checks.expect(false, "no error: \(error)")
}
exit(checks.exitCode())
