import Reckon
import Testing

@Suite("Kinds of values")
struct TyperTests {
  /// Each error's name and the text at its place.
  static func errors(_ text: String, _ mode: NumberMode = .double) -> [String] {
    Formula.validate(text, options: Formula.Options(numberMode: mode)).map { error in
      let bytes = Array(text.utf8)[error.range.start..<error.range.end]
      return "\(error.kind.name): \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  static func value(_ text: String) -> String {
    do { return try Formula(text, variables: []).result().number.description } catch { return error.kind.name }
  }

  @Test(
    "all errors of kinds are reported, each at its place, in the order of the text",
    arguments: [
      ("(5 km + 2 s) * (3 kg + 1 m) to m", ["incompatibleUnits: 5 km + 2 s", "incompatibleUnits: 3 kg + 1 m"]),
      ("max(5 km, 2 s) + sin(3 kg) to m", ["incompatibleUnits: 5 km, 2 s", "misplacedUnit: sin(3 kg)"]),
      ("a = 5 km + 3 to m; b = 2 s to m; a + b", ["incompatibleUnits: 5 km + 3", "incompatibleUnits: 2 s to m"]),
      (
        "f(x) = x km to s; g(x) = sin(x km) to hex; f(1) + g(1)",
        ["incompatibleUnits: x km to s", "misplacedUnit: sin(x km)"]
      ),
      ("5 km to nosuch/nosuchtoo", ["unknownUnit: nosuch", "unknownUnit: nosuchtoo"]),
      (
        "(9007199254740993 & 1) + (0xFFFFFFFFFFFFFFFF | 1)",
        ["badNumber: 9007199254740993", "badNumber: 0xFFFFFFFFFFFFFFFF"]
      ),
      ("siin(2) + 1; 5 km to s", ["unknownFunction: siin", "incompatibleUnits: 5 km to s"]),
    ] as [(String, [String])])
  func allErrors(_ text: String, _ expected: [String]) { #expect(Self.errors(text) == expected) }

  @Test(
    "one mistake gives one error, whatever uses its value",
    arguments: [
      ("(5 km + 2 s) + 3 kg to m", ["incompatibleUnits: 5 km + 2 s"]),
      ("sin(5 km) * 2 s + 3 kg to m", ["misplacedUnit: sin(5 km)"]),
      ("abs(5 km < 3 s < 2 km) to m", ["incompatibleUnits: 5 km < 3 s"]),
      ("max(5 km + 2, 3 s) to m", ["incompatibleUnits: 5 km + 2"]),
      ("(siin(3) + 5 km) * 2 to s", ["unknownFunction: siin"]),
      ("siin(3)^2 km to m", ["unknownFunction: siin"]),
      ("if(1, 5 km, 3 s) + 2 s to m", ["incompatibleUnits: 5 km, 3 s"]),
      ("sqrt(2 m)^3 + 1 to m", ["misplacedUnit: sqrt(2 m)"]),
    ] as [(String, [String])])
  func oneError(_ text: String, _ expected: [String]) { #expect(Self.errors(text) == expected) }

  @Test(
    "compiling throws the first error of meaning by its place, be it of a name or of a kind",
    arguments: [
      ("5 km to s; siin(3)", "incompatibleUnits"), ("siin(3); 5 km to s", "unknownFunction"),
      ("f(x) = x km to s; f(3)", "incompatibleUnits"), ("f(x) = x km to s", "noValue"),
    ])
  func firstError(_ text: String, _ expected: String) {
    #expect(Self.value(text) == expected)
    #expect(Self.errors(text).first?.hasPrefix(expected) == true)
  }

  @Test(
    "a percent becomes a plain number where one is asked for, and nowhere before",
    arguments: [
      ("200 + 10%", "220"), ("200 + (10%)", "200.1"), ("200 + -10%", "180"), ("10% + 20%", "0.3"),
      ("10% + 200", "200.1"),
      ("50% ^ 2", "0.25"), ("2 ^ 50%", "1.4142135623730951"), ("10%%", "0.001"), ("50% ? 10% : 20%", "0.1"),
      ("0% ? 10% : 20%", "0.2"),
      ("25% && 0%", "0"), ("0% || 50%", "1"), ("1% < 2% < 3%", "1"), ("1 < 200% < 3", "1"),
      ("Σ(k, 100%, 300%, 50%)", "1.5"),
      ("f(x) = x + 10%; f(50%)", "0.55"), ("a = 50%; 200 + a", "200.5"), ("10% of 50%", "0.05"), ("10% to sci", "0.1"),
    ])
  func percents(_ text: String, _ expected: String) { #expect(Self.value(text) == expected) }

  @Test(
    "a bare unit is one of it, and what is computed from one is not bare any more",
    arguments: [
      ("5 * (-km) to km", "-5"), ("(-m)^2 to m²", "1"), ("3 * max(m, km) to m", "3000"), ("5 (km + m) to m", "5005"),
      ("5 (km m) to m²", "5000"), ("6 / km * 2 km to hex", "12"), ("10% of km to m", "100"),
      ("5 km^2 to m²", "5000000"),
    ])
  func bareUnits(_ text: String, _ expected: String) { #expect(Self.value(text) == expected) }

  @Test("a condition that underflows as a plain number is false, as a percent and divided by 100")
  func smallCondition() {
    // 1e-323 is the second smallest double; a hundredth of it is 0.
    #expect(Self.value("1e-323 / 100 ? 1 : 2") == "2")
    #expect(Self.value("1e-323% ? 1 : 2") == "2")
  }

  @Test("a literal that doubles have rounded is no error where its bits do not matter, nor in decimals")
  func roundedLiterals() {
    #expect(Self.errors("9007199254740993 + 1") == [])
    #expect(Self.errors("max(9007199254740993, 1) & 1") == [])
    #expect(Self.errors("a = 9007199254740993; a & 1") == [])
    #expect(Self.errors("9007199254740993 & 1", .decimal) == [])
    #expect(Self.errors("-(9007199254740993) & 1") == ["badNumber: -(9007199254740993)"])
  }
}
