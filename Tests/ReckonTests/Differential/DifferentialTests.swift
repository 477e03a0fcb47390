import Foundation
import Reckon
import TestDepth
import Testing

@Suite("Generated programs")
struct DifferentialTests {
  /// The programs are judged in shards, which run in parallel; each has seeds of its own.
  static let shards = 8
  static let count = Depth.count(quick: 80, full: 12_500)

  enum Answer: Equatable {
    case value(Double)
    case error(String, SourceRange)

    static func == (a: Answer, b: Answer) -> Bool {
      switch (a, b) {
      case (.value(let a), .value(let b)): a.bitPattern == b.bitPattern || a.isNaN && b.isNaN
      case (.error(let a, let place), .error(let b, let other)): a == b && place == other
      case (.value, .error), (.error, .value): false
      }
    }
  }

  static func answer(_ formula: Formula, _ inputs: [Double], _ policy: ErrorPolicy) -> Answer {
    // The first evaluation is the reference machine's, the second that of a faster machine.
    let first = once(formula, inputs, policy)
    let second = once(formula, inputs, policy)
    return first == second ? first : .error("another answer the second time", formula.wholeRange)
  }

  private static func once(_ formula: Formula, _ inputs: [Double], _ policy: ErrorPolicy) -> Answer {
    do { return .value(try formula.evaluate(inputs, options: EvaluationOptions(policy: policy))) } catch {
      return .error(error.kind.name, error.range)
    }
  }

  /// What the programs came to, and how many did not agree.
  private struct Tally {
    var values = 0
    var errors: [String: Int] = [:]
    var mismatches = 0
  }

  private static func compare(_ seed: UInt64, _ tally: inout Tally) throws {
    var generator = ProgramGenerator(seed: seed)
    let program = generator.program()
    let text = OraclePrinter.print(program, seed: seed)
    let unit = AngleUnit.allCases[Int(seed % 3)]
    var formulas: [(String, Formula)] = []
    for isOptimized in [true, false] {
      var options = Formula.Options(angleUnit: unit)
      options.isOptimized = isOptimized
      guard let formula = try? Formula(text, variables: ["x", "y", "z"], options: options) else {
        Issue.record("seed \(seed) is not compiled: \(text)")
        continue
      }
      formulas.append((isOptimized ? "optimised" : "plain", formula))
      formulas.append((isOptimized ? "optimised, reloaded" : "plain, reloaded", try Formula(image: formula.image)))
      let native = try Formula(image: formula.image)
      if native.prepare(.native), native.prepare(.native, policy: .ieee) { formulas.append(("native", native)) }
    }
    for policy in [ErrorPolicy.strict, .ieee] {
      let inputs = (0..<3).map { _ in generator.input(isStrict: policy == .strict) }
      let expected: Answer
      do {
        let judge = OracleEvaluator(program: program, isStrict: policy == .strict, unit: unit)
        expected = .value(try judge.run(Dictionary(uniqueKeysWithValues: zip(["x", "y", "z"], inputs))))
      } catch { expected = .error(error.kind, error.range) }
      switch expected {
      case .value: tally.values += 1
      case .error(let kind, _): tally.errors[kind, default: 0] += 1
      }
      for (name, formula) in formulas {
        let got = Self.answer(formula, inputs, policy)
        guard got != expected else { continue }
        tally.mismatches += 1
        if tally.mismatches <= 20 {
          Issue.record("seed \(seed), \(unit), \(policy), \(name): \(text) at \(inputs) gives \(got), not \(expected)")
        }
      }
    }
  }

  /// Programs that the judge or an engine once got wrong: powers that are a tie between two doubles, and remainders of
  /// powers.
  @Test("powers agree with the judge in every bit", arguments: [25_226 as UInt64, 77_328])
  func powers(seed: UInt64) throws {
    var tally = Tally()
    try Self.compare(seed, &tally)
  }

  @Test(
    "optimised, plain, stored and reloaded programs, and their native code, agree with the judge in every bit, error and place",
    arguments: 0..<shards)
  func agree(shard: Int) throws {
    var tally = Tally()
    for offset in 0..<Self.count { try Self.compare(UInt64(shard * Self.count + offset + 1), &tally) }
    let (values, errors, mismatches) = (tally.values, tally.errors, tally.mismatches)
    print("shard \(shard), \(Self.count) programs: \(values) values, errors \(errors.sorted { $0.key < $1.key })")
    #expect(mismatches == 0)
    #expect(values > Self.count / 2)
    for kind in ["divisionByZero", "domain", "overflow"] {
      #expect(errors[kind, default: 0] > Self.count / 100, "\(kind)")
    }
  }
}
