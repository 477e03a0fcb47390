import Reckon
import ReckonCatalogue
import TestDepth
import Testing

extension PublicArgumentTests {
  /// Random arguments, extremes more often than others.
  struct Arguments: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func pick<T>(_ items: [T]) -> T { items[Int(next() % UInt64(items.count))] }

    mutating func int() -> Int {
      pick([
        .min, .min + 1, -1_000_000_007, -256, -2, -1, 0, 1, 2, 3, 7, 10, 34, 255, 256, 300, 1_000, 1 << 31, 1 << 32,
        .max - 1, .max,
      ])
    }

    mutating func double() -> Double {
      pick([
        0, -0.0, 1, -1, 0.5, 2, 3, 1e-320, .ulpOfOne, 1e15, 1e22, 1e300, -1e300, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, .infinity, -.infinity, .nan, Double(bitPattern: next()),
      ])
    }

    mutating func text() -> String {
      pick([
        "", " ", "a", "b", "x", "ab", "a b", "1x", "`", "a`b", "\u{0}", "\n", "é", "e\u{301}", "🙂", "1", "-1", "abc",
        "1e400", "x + 1",
        "sqrt(x)",
        "x to km", "3 km", "km", "km/h", "text", "list", "km list", "date", "text list list", "a = 1; a + x",
        "f(x) = f(x); f(1)",
        "sum(k, 1, x, k)",
        "x[x]", "\"a\"", "[1, 2, x]", "missing", "x = 5; x", "1..x", "random()", "now", "2024-01-01", "100 USD to EUR",
        "ans(3)", "x!",
        "gcd(x, 4)",
        "((((((((", "1 +", "d(x^2, x)", "integral(x, x, 0, 1)", "x ? y : z", "parameter p = 1\nq = 2*p", "> q = 2",
        "EUR", "USD", "sin",
        "if",
        String(repeating: "x+", count: 500) + "1", String(repeating: "(", count: 500),
        String(decoding: (0..<Int(next() % 12)).map { _ in UInt8(truncatingIfNeeded: next()) }, as: UTF8.self),
      ])
    }

    mutating func bytes() -> [UInt8] { (0..<Int(next() % 40)).map { _ in UInt8(truncatingIfNeeded: next()) } }
    mutating func texts() -> [String] { (0..<Int(next() % 4)).map { _ in text() } }

    mutating func number() -> NumericValue {
      switch next() % 3 {
      case 0: .double(double())
      case 1: .decimal(decimal())
      default: .exact(exact())
      }
    }

    mutating func decimal() -> Decimal128 {
      pick([
        .zero, Decimal128("-0") ?? .zero, Decimal128("1e6144") ?? .zero, Decimal128("1e-6176") ?? .zero,
        Decimal128("nan") ?? .zero,
        Decimal128("-inf") ?? .zero, Decimal128("0.1") ?? .zero,
        Decimal128(bitPattern: UInt128(next()) << 64 | UInt128(next())),
      ])
    }

    private static let exacts: [ExactValue] = ["1/3", "sqrt(2)", "10^400", "0", "-7", "pi", "1/0"].compactMap {
      if case .exact(let value)? = try? Formula($0, options: Formula.Options(numberMode: .exact)).result(options: .ieee)
        .number
      {
        value
      } else {
        nil
      }
    }

    mutating func exact() -> ExactValue { pick(Self.exacts) }

    mutating func value() -> Value {
      switch next() % 7 {
      case 0: .number(number())
      case 1: .truth(next() % 2 == 0)
      case 2: .instant(number())
      case 3: .text(text())
      case 4: .list((0..<Int(next() % 4)).map { _ in value() })
      case 5: .missing
      default: .number(.double(double()))
      }
    }

    mutating func values() -> [Value] { (0..<Int(next() % 4)).map { _ in value() } }
    mutating func doubles() -> [Double] { (0..<Int(next() % 4)).map { _ in double() } }
    mutating func named() -> [String: Double] {
      Dictionary(texts().map { ($0, 1) }) { a, _ in a }.mapValues { _ in double() }
    }
    mutating func namedValues() -> [String: Value] {
      Dictionary(texts().map { ($0, 1) }) { a, _ in a }.mapValues { _ in value() }
    }
    mutating func units() -> [String: String] {
      Dictionary(texts().map { ($0, "") }) { a, _ in a }.mapValues { _ in text() }
    }

    mutating func options() -> Formula.Options {
      var options = Formula.Options(
        angleUnit: pick([.degrees, .radians, .gradians]), numberMode: pick(NumberMode.allCases))
      options.isOptimized = next() % 4 > 0
      // What is allowed to take long is kept short.
      (options.limits.steps, options.limits.numberBits, options.limits.decidingDigits) = (20_000, 1 << 16, 200)
      return options
    }

    mutating func evaluation() -> EvaluationOptions {
      EvaluationOptions(
        policy: pick([.strict, .ieee]), random: next() % 2 == 0 ? nil : RandomSource(seed: next()),
        deadline: next() % 8 == 0 ? .after(.zero) : .after(.seconds(1)))
    }

    mutating func scope() -> Scope {
      var scope = Scope()
      for _ in 0..<next() % 4 { exercise(&scope) }
      return scope
    }

    /// Changes a scope by one of its functions.
    mutating func exercise(_ scope: inout Scope) {
      switch next() % 12 {
      case 0: scope[text()] = double()
      case 1: scope[number: text()] = number()
      case 2: scope[value: text()] = next() % 4 == 0 ? nil : value()
      case 3: scope[documentation: text()] = Scope.Documentation(text(), parameters: texts(), examples: texts())
      case 4: try? scope.define(text(), options: options())
      case 5: try? scope.defineUnit(text(), as: text())
      case 6: scope.remove(text())
      case 7: scope.rates = try? ExchangeRates(perEuro: units(), on: text())
      case 8:
        if let function = try? HostFunction(text(), parameterCount: int(), { _ in .nan }) { try? scope.add(function) }
      case 9: scope.permissions.functions = Set(texts())
      case 10: if let book = try? FormulaBook(text(), name: text()) { scope.add(book) }
      default: scope.setClock(now: { .nan }, secondsFromUTC: { _ in Int.max })
      }
    }

    mutating func formula() -> Formula? {
      (try? Formula(text(), variables: next() % 2 == 0 ? nil : ["x"], scope: scope(), options: options()))
        ?? (try? Formula(pick(["x + 1", "x/y", "x!", "[x, y]", "upper(x)", "sum(k, 1, x, k)"])))
    }
  }
}
