import Foundation
import Reckon
import TestDepth
import Testing

/// Makes expressions of each kind at random.
struct ValueProgramGenerator {
  private var random: RandomSource
  private var budget = 24
  private var loopNames: [(String, JudgedExpression.Kind)] = []

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  static let inputs: [(name: String, kind: JudgedExpression.Kind, unit: String?)] = [
    ("a", .number, nil), ("b", .number, nil), ("s", .text, "text"), ("t", .text, "text"), ("p", .numbers, "list"),
    ("q", .texts, "text list"),
  ]

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  private static let texts = [
    "", "a", "b", "ab", "EU", "eu", "é", "e\u{301}", "각", "👨‍👩‍👧", " x ", "ß", "1", "e", "\u{301}",
  ]

  mutating func value(_ kind: JudgedExpression.Kind) -> JudgedValue {
    if kind != .numbers, kind != .texts, below(6) == 0 { return .missing }
    switch kind {
    case .number: return .number(Double(below(9) - 3))
    case .text: return .characters(pick(Self.texts))
    case .numbers: return .list((0..<below(4)).map { _ in value(.number) })
    case .texts: return .list((0..<below(4)).map { _ in value(.text) })
    }
  }

  private mutating func present(_ kind: JudgedExpression.Kind) -> JudgedValue {
    while true {
      let value = value(kind)
      if value != .missing { return value }
    }
  }

  private mutating func leaf(_ kind: JudgedExpression.Kind) -> JudgedExpression {
    let names = Self.inputs.filter { $0.kind == kind }.map(\.name) + loopNames.filter { $0.1 == kind }.map(\.0)
    return below(2) == 0 ? .name(pick(names)) : .literal(literal(kind))
  }

  /// A literal: of a list not all items are missing, since its kind would be open.
  private mutating func literal(_ kind: JudgedExpression.Kind) -> JudgedValue {
    switch kind {
    case .number, .text: return present(kind)
    case .numbers: return .list([present(.number)] + (0..<below(3)).map { _ in value(.number) })
    case .texts: return .list([present(.text)] + (0..<below(3)).map { _ in value(.text) })
    }
  }

  private mutating func applied(_ name: String, _ kinds: JudgedExpression.Kind...) -> JudgedExpression {
    .applied(name, kinds.map { expression($0) })
  }

  mutating func expression(_ kind: JudgedExpression.Kind) -> JudgedExpression {
    budget -= 1
    guard budget > 0 else { return leaf(kind) }
    switch below(10) {
    case 0, 1: return leaf(kind)
    case 2: return applied("?:", .number, kind, kind)
    case 3: return applied("??", kind, kind)
    default: break
    }
    switch kind {
    case .number: return number()
    case .text: return text()
    case .numbers: return numbers()
    case .texts:
      switch below(4) {
      case 0: return .applied("[]", [.literal(present(.text)), expression(.text)])
      case 1: return applied("sort", .texts)
      case 2: return loop("map", .texts, .text)
      default: return applied("item", .texts, .numbers)
      }
    }
  }

  private mutating func loop(_ function: String, _ list: JudgedExpression.Kind, _ term: JudgedExpression.Kind)
    -> JudgedExpression
  {
    let list = (list, expression(list))
    let name = "k\(loopNames.count)"
    loopNames.append((name, list.0 == .numbers ? .number : .text))
    defer { loopNames.removeLast() }
    return .loop(function, name: name, list.1, expression(term))
  }

  private mutating func number() -> JudgedExpression {
    switch below(22) {
    case 0...3: return applied(pick(["+", "-", "*"]), .number, .number)
    case 4: return applied(pick(["neg", "abs", "not", "ismissing"]), .number)
    case 5: return applied(pick(["<", "<=", "==", "!="]), .number, .number)
    case 6, 7: return applied(pick(["<", "<=", "==", "!="]), .text, .text)
    case 8: return applied(pick(["and", "or"]), .number, .number)
    case 9: return applied("length", pick([.text, .numbers, .texts]))
    case 10: return applied(pick(["contains", "starts", "ends", "find"]), .text, .text)
    case 11: return applied("in", .number, .numbers)
    case 12: return applied("in", .text, .texts)
    case 13: return applied(pick(["sum", "product", "min", "max", "median", "count", "avg"]), .numbers)
    case 14: return applied(pick(["sum", "max", "count"]), .number, .number)
    case 15: return applied("count", .texts)
    case 16: return applied("item", .numbers, .number)
    case 17: return loop(pick(["Σ", "Π"]), .numbers, .number)
    case 18: return loop("Σ", .texts, .number)
    case 19: return applied("dot", .numbers, .numbers)
    case 20: return applied("ismissing", .text)
    default: return .applied("/", [expression(.number), .literal(.number(pick([1, 2, 4, 0])))])
    }
  }

  private mutating func text() -> JudgedExpression {
    switch below(6) {
    case 0: return applied("concat", .text, .text)
    case 1: return applied(pick(["upper", "lower", "trim"]), .text)
    case 2: return applied("replace", .text, .text, .text)
    case 3:
      return .applied(
        "slice", [expression(.text), .literal(.number(Double(below(7) - 3))), .literal(.number(Double(below(4))))])
    case 4: return applied("item", .texts, .number)
    default: return .applied("concat", [.literal(present(.text)), expression(.text)])
    }
  }

  private mutating func numbers() -> JudgedExpression {
    switch below(12) {
    case 0: return .applied("[]", [.literal(present(.number)), expression(.number)])
    case 1: return .applied("..", [.literal(.number(Double(below(5) - 2))), .literal(.number(Double(below(5))))])
    case 2: return applied(pick(["+", "-", "*"]), .numbers, .number)
    case 3: return applied(pick(["+", "-", "*"]), .numbers, .numbers)
    case 4: return applied(pick(["neg", "abs"]), .numbers)
    case 5: return applied(pick(["sort", "cumsum"]), .numbers)
    case 6: return loop("map", pick([.numbers, .texts]), .number)
    case 7: return applied("item", .numbers, .numbers)
    case 8:
      let name = pick(["cumtotal", "rank", "prev", "next", "share"])
      // Shares are fractions, which each kind of numbers rounds in its own way.
      return name == "share" ? .applied("floor", [applied(name, .numbers)]) : applied(name, .numbers)
    case 9, 10:
      return .applied(pick(["prev", "next", "movavg"]), [expression(.numbers), .literal(.number(Double(below(4))))])
    default: return applied("sort", .numbers)
    }
  }
}

@Suite("Generated programs on texts, lists and missing values")
struct ValueDifferentialTests {
  static let shards = 8
  static let count = Depth.count(quick: 125, full: 37_500)

  enum Answer: Equatable, CustomStringConvertible {
    case value(JudgedValue)
    case error(String)

    var description: String {
      switch self {
      case .value(let value): "\(value)"
      case .error(let kind): "error \(kind)"
      }
    }
  }

  private static func value(_ judged: JudgedValue) -> Value {
    switch judged {
    case .number(let number): .number(.double(number))
    case .text: .text(judged.string)
    case .list(let items): .list(items.map(value))
    case .missing: .missing
    }
  }

  private static func judged(_ value: Value) -> JudgedValue {
    switch value {
    case .number(let number), .instant(let number): .number(number.double == 0 ? 0 : number.double)
    case .truth(let holds): .number(holds ? 1 : 0)
    case .text(let text): .characters(text)
    case .list(let items): .list(items.map(judged))
    case .missing: .missing
    }
  }

  private static func plain(_ value: JudgedValue) -> JudgedValue {
    switch value {
    case .number(let number): .number(number == 0 ? 0 : number)
    case .text: .characters(value.string)
    case .list(let items): .list(items.map(plain))
    case .missing: .missing
    }
  }

  /// Whether an answer is the judge's, who computes in doubles: other numbers are rounded to doubles once, at the end.
  private static func agrees(_ answer: Answer, _ expected: Answer, in mode: NumberMode) -> Bool {
    guard mode != .double, case .value(let value) = answer, case .value(let other) = expected else {
      return answer == expected
    }
    return isNear(value, other)
  }

  private static func isNear(_ value: JudgedValue, _ other: JudgedValue) -> Bool {
    switch (value, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= 0x1p-48 * max(abs(a), abs(b))
    case (.list(let items), .list(let others)): items.count == others.count && zip(items, others).allSatisfy(isNear)
    case (.number, _), (.list, _), (.text, _), (.missing, _): value == other
    }
  }

  static func answer(_ formula: Formula, _ inputs: [String: Value]) -> Answer {
    do throws(FormulaError) { return .value(judged(try formula.result(of: inputs).value)) } catch {
      return .error(error.kind.name)
    }
  }

  @Test(
    "optimised, plain, stored and reloaded programs in each number mode agree with the judge", arguments: 0..<shards)
  func agree(shard: Int) throws {
    var outcomes: [String: Int] = [:]
    var mismatches = 0
    for offset in 0..<Self.count where mismatches < 5 {
      let seed = UInt64(shard * Self.count + offset + 1)
      var generator = ValueProgramGenerator(seed: seed)
      let kinds: [JudgedExpression.Kind] = [.number, .text, .numbers, .texts]
      let expression = generator.expression(kinds[Int(seed % 4)])
      let inputs = Dictionary(
        uniqueKeysWithValues: ValueProgramGenerator.inputs.map { ($0.name, generator.value($0.kind)) })
      let expected: Answer
      do throws(JudgedFailure) { expected = .value(Self.plain(try ValueJudge(names: inputs).value(expression))) } catch
      {
        expected = .error(error.kind)
      }
      if case .error(let kind) = expected {
        outcomes[kind, default: 0] += 1
      } else {
        outcomes["value", default: 0] += 1
      }
      let units = Dictionary(
        uniqueKeysWithValues: ValueProgramGenerator.inputs.compactMap { input in input.unit.map { (input.name, $0) } })
      for mode in [NumberMode.double, .decimal, .exact] {
        for isOptimized in [true, false] {
          var options = Formula.Options(numberMode: mode)
          options.isOptimized = isOptimized
          let formula = try Formula(expression.text, variables: inputs.keys.sorted(), units: units, options: options)
          for formula in [formula, try Formula(image: formula.image)] {
            let answer = Self.answer(formula, inputs.mapValues(Self.value))
            // A formula of numbers alone has no value where an input that it gives on is missing.
            let isOfNumbers = expected == .value(.missing) && !formula.program.holdsValues
            guard !Self.agrees(answer, isOfNumbers ? .error("missingValue") : expected, in: mode) else { continue }
            mismatches += 1
            Issue.record(
              "seed \(seed), \(mode), optimised: \(isOptimized): \(expression.text) with \(inputs) gave \(answer), not \(expected)"
            )
          }
        }
      }
    }
    #expect(
      outcomes["value", default: 0] > Self.count / 4 && outcomes["missingValue", default: 0] > Self.count / 50,
      "\(outcomes)")
  }
}
