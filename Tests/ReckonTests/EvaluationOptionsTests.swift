import Foundation
import Reckon
import Synchronization
import Testing

@Suite("Options of an evaluation")
struct EvaluationOptionsTests {
  private static func endless(_ mode: NumberMode = .double, _ text: String = "Σ(a, 1, 1e9, Σ(b, 1, 1e9, a*x))") throws
    -> Formula
  {
    var options = Formula.Options(numberMode: mode)
    options.limits.steps = .max
    return try Formula(text, variables: ["x"], options: options)
  }

  private static func kind(_ body: () throws(FormulaError) -> Void) -> FormulaError.Kind? {
    do throws(FormulaError) { try body() } catch { return error.kind }
    return nil
  }

  /// Runs an evaluation in each of the ways that values come in.
  private static func kinds(_ formula: Formula, _ options: EvaluationOptions) -> [FormulaError.Kind?] {
    let numbers = [1.0]
    return [
      kind { () throws(FormulaError) in _ = try formula.evaluate(1, options: options) },
      kind { () throws(FormulaError) in _ = try formula.evaluate(numbers.span, options: options) },
      kind { () throws(FormulaError) in _ = try formula.evaluate(["x": 1], options: options) },
      kind { () throws(FormulaError) in _ = try formula.evaluate(columns: [[1]], options: options) },
      kind { () throws(FormulaError) in _ = try formula.result(of: [1], options: options) },
      kind { () throws(FormulaError) in _ = try formula.result(of: ["x": 1], options: options) },
      kind { () throws(FormulaError) in _ = try formula.binding(["x"]).evaluate(1, options: options) },
    ]
  }

  @Test("a deadline ends each way of evaluating", arguments: [NumberMode.double, .decimal, .exact])
  func deadlines(_ mode: NumberMode) throws {
    let formula = try Self.endless(mode)
    let start = ContinuousClock.now
    for kind in [
      Self.kind({ () throws(FormulaError) in
        _ = try formula.evaluate(1, options: EvaluationOptions(deadline: .after(.milliseconds(20))))
      })
    ] { #expect(kind == .deadlinePassed) }
    // Loaded machines are slow, but an endless formula would take hours.
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    #expect(Self.kinds(formula, EvaluationOptions(deadline: .after(.zero))).allSatisfy { $0 == .deadlinePassed })
    #expect(
      Self.kinds(try Self.endless(mode, "x + 1"), EvaluationOptions(deadline: .after(.seconds(3_600)))).allSatisfy {
        $0 == nil
      })
  }

  @Test("a clock of the host decides")
  func hostClock() throws {
    let formula = try Self.endless()
    let ticks = Mutex(0)
    let deadline = EvaluationOptions.Deadline {
      ticks.withLock { ticks in
        ticks += 1
        return ticks > 5
      }
    }
    #expect(
      Self.kind { () throws(FormulaError) in _ = try formula.evaluate(1, options: EvaluationOptions(deadline: deadline))
      }
        == .deadlinePassed)
    #expect(ticks.withLock { $0 } > 5)
  }

  @Test("what is cancelled by a closure is cancelled, not late")
  func cancellation() throws {
    let options = EvaluationOptions(deadline: .after(.zero), isCancelled: { true })
    #expect(Self.kinds(try Self.endless(), options).allSatisfy { $0 == .cancelled })
  }

  @Test("the task that evaluates can be cancelled, over columns on threads of their own too")
  func tasks() async throws {
    let formula = try Self.endless()
    let evaluations: [@Sendable () throws -> Void] = [
      { _ = try formula.evaluate(1) }, { _ = try formula.result(of: ["x": 1]) },
      { _ = try formula.evaluate(columns: [[Double](repeating: 1, count: 100_000)], threads: 2) },
      { _ = try formula.evaluate(1, options: EvaluationOptions(deadline: .after(.seconds(3_600)))) },
    ]
    for evaluate in evaluations {
      let task = Task.detached { try evaluate() }
      // From a thread of its own: evaluations may keep all those of tasks and queues busy.
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.02)
        task.cancel()
      }
      guard case .failure(let error) = await task.result else {
        Issue.record("an endless formula ended")
        continue
      }
      #expect((error as? FormulaError)?.kind == .cancelled)
    }
  }

  @Test("equal random sources draw equal numbers, row after row, and none is used up")
  func random() throws {
    let formula = try Formula("random() + 0*x", variables: ["x"])
    let options = EvaluationOptions(random: RandomSource(seed: 7))
    var source = RandomSource(seed: 7)
    // SplitMix64's first 53 bits, as the source's documentation says.
    let drawn = (0..<3).map { _ in Double(source.next() >> 11) / 0x1p53 }
    #expect(try formula.evaluate(0, options: options) == drawn[0])
    #expect(try formula.evaluate(0, options: options) == drawn[0])
    #expect(try formula.evaluate(columns: [[0, 0, 0]], options: options).values == drawn)
    #expect(try formula.result(of: [0], options: options).number.double == drawn[0])
    #expect(try formula.evaluate(0) != formula.evaluate(0))
  }

  @Test("the policy holds for books and engines as for formulas")
  func policies() throws {
    let book = try FormulaBook("part(x) = 1/x")
    #expect(try book.evaluate("part", 0, options: .ieee) == .infinity)
    #expect(try Engine().evaluate("1/x", ["x": 0], options: .ieee) == .infinity)
    #expect(try Formula("1/x").binding(["x"]).evaluate(0, options: .ieee) == .infinity)
  }
}
