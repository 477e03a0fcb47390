import Reckon
import ReckonCalculator
import TestDepth
import Testing

/// Keys in any order: what always holds.
@Suite struct RandomKeyTests {
  private static let sequences = Depth.count(quick: 160, full: 20_000)

  @Test("whatever keys are pressed, what always holds holds", arguments: CalculatorSettings.EntryStyle.allCases, 0..<4)
  func anyKeys(style: CalculatorSettings.EntryStyle, part: Int) throws {
    var random = RandomSource(seed: UInt64(part + 1))
    for _ in 0..<Self.sequences / 8 {
      var session = try calculator("", style) { $0.historyLimit = 100 }
      var pressed: [CalculatorKey] = []
      for _ in 0..<20 {
        let key = Self.key(&random)
        let before = session
        session.press(key)
        pressed.append(key)
        guard Self.check(session, before, key) else {
          Issue.record(
            "after \(pressed.map(\.glyph).joined(separator: " ")): ‘\(session.display)’, ‘\(session.expression)’, \(session.lines)"
          )
          return
        }
      }
      if let problem = try Self.problemInHistory(of: session) {
        Issue.record("after \(pressed.map(\.glyph).joined(separator: " ")): \(problem)")
        return
      }
    }
  }

  /// Any key, digits and operators more often than others, so that calculations come about.
  private static func key(_ random: inout RandomSource) -> CalculatorKey {
    let common: [CalculatorKey] = [.one, .two, .three, .zero, .point, .add, .subtract, .multiply, .divide, .equals]
    let kind = random.next() % 3
    return kind == 0
      ? CalculatorKey.allCases[Int(random.next() % UInt64(CalculatorKey.allCases.count))]
      : common[Int(random.next() % UInt64(common.count))]
  }

  private static func check(_ session: CalculatorSession, _ before: CalculatorSession, _ key: CalculatorKey) -> Bool {
    let display = session.display
    guard !display.isEmpty, !session.expression.hasPrefix(" "), !session.expression.hasSuffix(" ") else { return false }
    if !session.startsNewNumber, display.count(where: { $0.isWholeNumber }) > 20 { return false }
    if let error = session.error {
      guard display == "Error" || display == "NaN", !error.message.isEmpty else { return false }
      if let range = error.range, range.isEmpty || range.upperBound > session.expression.count { return false }
    } else if display.hasSuffix("i") {
      // Exponents of exact numbers go beyond those of doubles.
      guard problems(of: display).isEmpty else { return false }
    } else {
      // Exponents of exact numbers go beyond those of decimals.
      let mantissa = display.prefix { $0 != "e" }.filter { $0 != "," && $0 != "…" }
      guard let number = Decimal128(mantissa), number.isFinite else { return false }
    }
    if before.error != nil, key.kind != .number, key != .allClear {
      guard session.display == before.display, session.expression == before.expression,
        session.state.panel == before.state.panel,
        session.settings == before.settings, session.error == before.error
      else { return false }
    }
    // Reading formulas takes longer than all else here: lines are looked at when a calculation ends.
    guard key == .equals else { return true }
    for parts in [0, 1, 3, 1_000] {
      let last = session.lines(parts: parts)
      guard last.count <= parts, last == session.lines.suffix(last.count), parts < 1_000 || last == session.lines else {
        return false
      }
    }
    return session.lines.allSatisfy { line in
      // What takes no complex number refuses one before anything is computed: i!.
      let isRefused = problems(of: line.operand).allSatisfy {
        if case .misplacedKind = $0.kind { session.error != nil } else { false }
      }
      return isRefused && (line.operation.isEmpty || !Self.keys(line.operation).isEmpty)
    }
  }

  /// What is wrong with a text as the display shows it: ⁻¹ is how the exponent -1 is shown, not how it is typed, and …
  /// stands behind digits of which more follow.
  private static func problems(of shown: String) -> [FormulaError] {
    // Results may be larger than what the language reads.
    let text = shown.replacing("⁻¹", with: "^-1").filter { $0 != "," && $0 != "…" }.replacing(/e[0-9]{7,}/, with: "e9")
    return Formula.validate(text, variables: ["Ans"], options: Formula.Options(numberMode: .exact))
  }

  private static func keys(_ text: String) -> [CalculatorKey] { (try? CalculatorKey.keys(of: text)) ?? [] }

  /// Each expression in history gives its result again when it is taken back and evaluated, in either style, unless it
  /// is marked: a number of thousands of digits stands in it with 34.
  private static func problemInHistory(of session: CalculatorSession) throws -> String? {
    for entry in session.history where !entry.isInexact {
      for style in CalculatorSettings.EntryStyle.allCases {
        var again = try calculator("", style) { $0.angleUnit = entry.angleUnit }
        again.useExpression(of: entry)
        again.press(.equals)
        // Digits rather than forms: a number that is worked out another way may be written another way.
        let (first, second) = (
          entry.digits ?? entry.result, again.history.first.map { $0.digits ?? $0.result } ?? again.display
        )
        if !areEqual(first, second) {
          return "‘\(entry.expression)’ gave \(first), but in \(style) style it is \(second)"
        }
      }
    }
    return nil
  }

  /// Whether two results are equal. Where a real is not known to be whole, it is written as 1.000… for 1, also as a
  /// part of a complex number.
  private static func areEqual(_ first: String, _ second: String) -> Bool {
    func short(_ text: String) -> String {
      text.replacing(/(\.[0-9]*?)0*…/) { $0.output.1 == "." ? "" : $0.output.1 }
    }
    return short(first) == short(second)
  }

  @Test(
    "sums, differences and products of whole numbers in chain style are those worked out from left to right",
    arguments: 0..<4)
  func chain(part: Int) throws {
    var random = RandomSource(seed: UInt64(part + 100))
    for _ in 0..<1000 {
      var keys = "\(random.next() % 1000)"
      var expected = Int128(keys) ?? 0
      var lines = [keys]
      for _ in 0..<random.next() % 12 {
        let operand = Int128(random.next() % 1000)
        let operation = ["+", "−", "×"][Int(random.next() % 3)]
        let next = operation == "+" ? expected + operand : operation == "−" ? expected - operand : expected * operand
        // Beyond this binary64 would round, and the display go to scientific form.
        guard abs(next) < 1_000_000_000_000_000 else { break }
        expected = next
        keys += " \(operation) \(operand)"
        lines.append("\(operation) \(operand)")
      }
      let session = try calculator(keys + " =", .chain)
      #expect(session.history.first?.result == "\(expected)", "\(keys)")
      #expect(session.display.filter { $0 != "," } == "\(expected)", "\(keys)")
      #expect(session.lineTexts == lines)
    }
  }

  @Test("in algebraic style they are those worked out with precedence", arguments: 0..<4)
  func algebraic(part: Int) throws {
    var random = RandomSource(seed: UInt64(part + 200))
    for _ in 0..<500 {
      // A sum of products; each product may hold a sum in brackets.
      var (keys, total) = ("", Int128(0))
      for index in 0...random.next() % 5 {
        let isSubtracted = index > 0 && random.next() % 2 == 0
        var (factors, product): ([String], Int128) = ([], 1)
        for _ in 0...random.next() % 3 {
          let (a, b) = (Int128(random.next() % 100), Int128(random.next() % 100))
          let isSum = random.next() % 3 == 0
          factors.append(isSum ? "( \(a) − \(b) )" : "\(a)")
          product *= isSum ? a - b : a
        }
        keys += (index == 0 ? "" : isSubtracted ? " − " : " + ") + factors.joined(separator: " × ")
        total += isSubtracted ? -product : product
      }
      #expect(try calculator(keys + " =").history.first?.result == "\(total)", "\(keys)")
    }
  }
}
