import Checks
import Reckon
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A server that evaluates untrusted formulas: eight tasks at once, with a deadline of twenty milliseconds for each
// evaluation.

var checks = Checks("server")

let limit = Duration.milliseconds(20)

/// What a request came to, and how long it took.
struct Answer: Sendable {
  var value: Double?
  var kind: FormulaError.Kind?
  var time: Duration
}

/// Formulas that end soon, and some that would run for a long time.
let requests = [
  "sin(30) + x", "x^2 - 1", "sum(k in 1..1000, k * x)", "1/0", "sqrt(-x)",
  "Σ(k in 1..10^9, sin(k) / k)",
  "Σ(i in 1..10^5, Σ(j in 1..10^5, i * j))",
  "f(n) = n < 2 ? n : f(n - 1) + f(n - 2); f(60)",
  "Π(k in 1..10^9, 1 + x / k^2)",
]

func answer(_ text: String) -> Answer {
  var start = ContinuousClock.now
  func result(_ value: Double?, _ kind: FormulaError.Kind?) -> Answer {
    Answer(value: value, kind: kind, time: .now - start)
  }
  do throws(FormulaError) {
    var options = Formula.Options()
    options.limits.steps = .max
    let formula = try Formula(text, variables: ["x"], options: options)
    start = .now
    return result(try formula.evaluate([3], options: EvaluationOptions(deadline: .after(limit))), nil)
  } catch {
    return result(nil, error.kind)
  }
}

let answers = await withTaskGroup(of: [Answer].self) { group in
  for task in 0..<8 {
    group.addTask { (0..<100).map { answer(requests[(task + $0) % requests.count]) } }
  }
  var answers: [Answer] = []
  for await part in group { answers += part }
  return answers
}

let ended = answers.filter { $0.kind == .deadlinePassed }
checks.expect(answers.count, is: 800, "each request has an answer")
checks.expect(ended.count >= 300, "long ones end by their deadline: \(ended.count)")
// The time that a thread waits for a processor is not the library's: as many requests run as there are processors.
let late = ended.map { $0.time - limit }.sorted()
checks.expect(late[late.count / 2], within: .milliseconds(1), "how late the deadline's error comes, in the middle")
checks.expect(
  late[late.count * 99 / 100], within: .milliseconds(2), "how late the deadline's error comes, 99th percentile")
checks.expect(answers.contains { $0.value == 3.5 }, "short ones are computed beside them")
checks.expect(answers.contains { if case .divisionByZero? = $0.kind { true } else { false } }, "what fails says why")

// A task that is cancelled ends its evaluation.
let task = Task.detached {
  do throws(FormulaError) {
    var options = Formula.Options()
    options.limits.steps = .max
    _ = try Formula("Σ(k in 1..10^9, sin(k))", options: options).evaluate()
    return FormulaError.Kind?.none
  } catch { return error.kind }
}
try? await Task.sleep(for: .milliseconds(20))
let cancelling = ContinuousClock.now
task.cancel()
checks.expect(await task.value, is: .cancelled, "a cancelled task ends its evaluation")
checks.expect(.now - cancelling, within: .milliseconds(5), "a cancelled task's evaluation ends")

// One engine for all: formulas that come again are not compiled again, in bounded memory.
let engine = Engine()
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<8 {
    group.addTask {
      for number in 0..<1_000 { _ = try? engine.formula("x * \(number % 100)", variables: ["x"]).evaluate(2) }
    }
  }
}
checks.expect(
  try? engine.formula("x * 7", variables: ["x"]).evaluate(2), is: 14, "an engine gives the formula that it has")

exit(checks.exitCode())
