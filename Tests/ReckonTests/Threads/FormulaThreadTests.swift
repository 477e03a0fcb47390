import Foundation
import Reckon
import Synchronization
import Testing

/// `Fuzz/sanitize thread` runs these under ThreadSanitizer; what they expect is worked out beside the engine.
@Suite("One formula on 16 threads", .serialized)
struct FormulaThreadTests {
  static let threads = 16

  /// A formula of `a` and `b`, and its value in Swift: each operation rounds as IEEE 754 says, so the bits agree.
  struct Case: Sendable {
    let text: String
    let value: @Sendable (Double, Double) -> Double
  }

  static let cases = [
    Case(text: "a + b * 2") { $0 + $1 * 2 },
    Case(text: "sqrt(a^2 + b^2) / 3") { ($0 * $0 + $1 * $1).squareRoot() / 3 },
    Case(text: "if(a > b, a - b, b - a) + abs(a)") { ($0 > $1 ? $0 - $1 : $1 - $0) + abs($0) },
    Case(text: "t = a * b; t * t - t / 4") { $0 * $1 * ($0 * $1) - $0 * $1 / 4 },
    Case(text: "sum(k, 1, 20, k * a) + b") { 210 * $0 + $1 },
    Case(text: "f(n, x) = n < 1 ? x : f(n - 1, x + 1); f(30, a) + b") { $0 + 30 + $1 },
    Case(text: "max(a, b, 3, a + 1) - min(a, b, 3)") { max($0, $1, 3, $0 + 1) - min($0, $1, 3) },
    Case(text: "twice(a) + impure(b)") { 2 * $0 + $1 + 1 },
  ]

  static let scope: Scope = {
    var scope = Scope()
    try? scope.add(HostFunction("twice") { 2 * $0 })
    try? scope.add(HostFunction("impure", isPure: false) { $0 + 1 })
    return scope
  }()

  static func formula(_ text: String, isOptimized: Bool = true, _ mode: NumberMode = .double) throws -> Formula {
    var options = Formula.Options(numberMode: mode)
    options.isOptimized = isOptimized
    return try Formula(text, variables: ["a", "b"], scope: scope, options: options)
  }

  /// Small whole numbers and halves, of which all sums and products above are exact.
  static func inputs(_ thread: Int, _ round: Int) -> (Double, Double) {
    (Double((thread * 7 + round) % 41) + 1, Double(round % 23) / 2)
  }

  @Test(
    "doubles: each thread has its own values, from the very first evaluation on, under both policies",
    arguments: [true, false])
  func doubles(_ isOptimized: Bool) throws {
    for _ in 0..<ThreadGroup.rounds(3) {
      // A new formula each time: the threads meet where it is linked.
      for row in Self.cases {
        let formula = try Self.formula(row.text, isOptimized: isOptimized)
        let wrong = Mutex<[String]>([])
        ThreadGroup.run(Self.threads) { thread in
          for round in 0..<40 {
            let (a, b) = Self.inputs(thread, round)
            let value = try? formula.evaluate(
              a, b, options: EvaluationOptions(policy: round % 2 == 0 ? .strict : .ieee))
            if value?.bitPattern != row.value(a, b).bitPattern {
              wrong.withLock { $0.append("\(a), \(b): \(String(describing: value))") }
            }
          }
        }
        #expect(wrong.withLock { $0 } == [], "\(row.text)")
      }
    }
  }

  @Test("formulas become native code and are released while other threads evaluate them")
  func nativeCode() throws {
    let shared = Mutex<[Formula]>(try Self.cases.map { try Self.formula($0.text) })
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<ThreadGroup.rounds(200) {
        let number = (thread + round) % Self.cases.count
        let formula = shared.withLock { $0[number] }
        let policy: ErrorPolicy = round % 2 == 0 ? .strict : .ieee
        if (thread + round) % 5 == 0 { formula.prepare(.native, policy: policy) }
        // Enough evaluations in all that some become native code by themselves.
        for step in 0..<50 {
          let (a, b) = Self.inputs(thread, round + step)
          let value = try? formula.evaluate(a, b, options: EvaluationOptions(policy: policy))
          guard value?.bitPattern != Self.cases[number].value(a, b).bitPattern else { continue }
          wrong.withLock { $0.append("\(Self.cases[number].text) at \(a), \(b): \(String(describing: value))") }
        }
        // The last thread that evaluates the old one frees its code.
        if round % 3 == 0, let other = try? Self.formula(Self.cases[number].text) {
          shared.withLock { $0[number] = other }
        }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test("decimals")
  func decimals() throws {
    let formula = try Self.formula("a * 0.1 + b / 8 + sum(k, 1, 10, k)", .decimal)
    let third = try Self.formula("a / 3", .decimal)
    let wrong = Mutex(0)
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<ThreadGroup.rounds(50) {
        let (a, b) = (thread * 7 + round, round % 23)
        let inputs = [a, b].map { Value.number(.decimal(Decimal128($0))) }
        // a/10 + b/8 + 55, in thousandths.
        let expected = a * 100 + b * 125 + 55_000
        let sum = try? formula.result(of: inputs)
        let value = sum.map { $0.number.decimal * Decimal128(1_000) }
        // Whether a third is exact is told by the evaluation's own flags, which no other thread may touch.
        let quotient = try? third.result(of: inputs)
        if value != Decimal128(expected) || sum?.exactness != .exact
          || quotient?.exactness != (a % 3 == 0 ? .exact : .rounded)
        {
          wrong.withLock { $0 += 1 }
        }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test("columns: evaluations at once, each of them on several threads, with rows that fail")
  func columns() throws {
    let rows = 34_000
    let cases: [(text: String, expected: @Sendable (Double, Double) -> Double)] = [
      ("sqrt(a) + 1 / b", { $0.squareRoot() + 1 / $1 }), ("sum(k, 1, 3, k * a) / b", { 6 * $0 / $1 }),
      ("if(a < 0, ln(a), a / b)", { $0 / $1 }),
    ]
    for (text, expected) in cases {
      let formula = try Self.formula(text)
      let wrong = Mutex<[String]>([])
      ThreadGroup.run(4) { thread in
        let a = (0..<rows).map { row -> Double in Double(row % 50 * (row % 50)) }
        // Each thread has failures of its own: every 1,000th row from the thread's number on.
        let b = (0..<rows).map { $0 % 1_000 == thread ? 0.0 : 2.0 }
        var output = [Double](repeating: 0, count: rows)
        var failures = [Bool](repeating: false, count: rows)
        let report = a.withUnsafeBufferPointer { a in
          b.withUnsafeBufferPointer { b in
            output.withUnsafeMutableBufferPointer { output in
              failures.withUnsafeMutableBufferPointer { failures in
                try? formula.evaluate(
                  columns: [InputColumn(a), InputColumn(b)], into: output, failures: failures, threads: 4)
              }
            }
          }
        }
        var problems: [String] = []
        if report?.failureCount != rows / 1_000 || report?.firstFailure?.row != thread {
          problems.append("\(String(describing: report))")
        }
        for row in 0..<rows {
          let isRight = failures[row] ? b[row] == 0 && output[row].isNaN : output[row] == expected(a[row], b[row])
          if !isRight { problems.append("row \(row): \(output[row])") }
        }
        if let first = problems.first { wrong.withLock { $0.append("\(text), thread \(thread): \(first)") } }
      }
      #expect(wrong.withLock { $0 } == [])
    }
  }

  @Test("errors name the operands of their own thread, at the place that failed")
  func errors() throws {
    let formula = try Self.formula("b + a / (b - b) + sqrt(-a)")
    let deep = try Self.formula("f(n) = n < 1 ? 0 : 1 + f(n - 1); f(a)")
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<ThreadGroup.rounds(20) {
        let a = Double(thread * 1_000 + round + 1)
        do throws(FormulaError) {
          _ = try formula.evaluate(a, 2)
          wrong.withLock { $0.append("no error") }
        } catch {
          let isRight =
            error.kind == .divisionByZero(operation: "/", operands: [.double(a), 0])
            && error.range == SourceRange(start: 4, end: 15)
          if !isRight { wrong.withLock { $0.append("\(error) at \(error.range)") } }
        }
        if round == thread {
          do throws(FormulaError) {
            _ = try deep.evaluate(10_000 + a, 0)
            wrong.withLock { $0.append("no limit") }
          } catch {
            if error.kind != .depthLimit(10_000) { wrong.withLock { $0.append("\(error)") } }
          }
        }
      }
    }
    #expect(wrong.withLock { $0 }.prefix(3) == [])
  }

  @Test("one thread's evaluation is cancelled, the others' are not")
  func cancelled() throws {
    let formula = try Self.formula("sum(k, 1, a, 1) + b")
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<ThreadGroup.rounds(2) {
        let isCancelled = (thread + round) % 2 == 0
        var random = RandomSource(seed: 0)
        let count = 20_000.0
        do throws(FormulaError) {
          let value = try [count, 0].withUnsafeBufferPointer { (values) throws(FormulaError) in
            try formula.evaluate(values, options: EvaluationOptions(isCancelled: { isCancelled }))
          }
          if isCancelled || value != count { wrong.withLock { $0.append("\(value)") } }
        } catch {
          if !isCancelled || error.kind != .cancelled { wrong.withLock { $0.append("\(error)") } }
        }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test("tasks in the background, half of which are cancelled while they run")
  func tasks() async throws {
    let formula = try Self.formula("sum(k, 1, a, 1) + b")
    var options = Formula.Options()
    options.limits.steps = .max
    let endless = try Formula("Σ(i, 1, 1000000000, Σ(k, 1, a, 1)) + b", variables: ["a", "b"], options: options)
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<Self.threads {
        group.addTask {
          if number % 2 == 0 { return (try? formula.evaluate(1_000, Double(number))) == 1_000 + Double(number) }
          let task = Task { () async throws -> Double in try endless.evaluate(100_000, 0) }
          task.cancel()
          do { _ = try await task.value } catch { return (error as? FormulaError)?.kind == .cancelled }
          return false
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test(
    "functions of the host are called from all threads, and impure ones exactly as often as they stand in the formula")
  func hosts() throws {
    final class Counter: Sendable { let value = Atomic<Int>(0) }
    let counter = Counter()
    var scope = Scope()
    try scope.add(
      HostFunction("count", isPure: false) { x in
        counter.value.wrappingAdd(1, ordering: .relaxed)
        return x
      })
    let formula = try Formula("count(a) + count(a)", variables: ["a"], scope: scope)
    let rounds = ThreadGroup.rounds(100)
    let wrong = Mutex(0)
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<rounds where (try? formula.evaluate(Double(thread + round))) != 2 * Double(thread + round) {
        wrong.withLock { $0 += 1 }
      }
    }
    #expect(wrong.withLock { $0 } == 0 && counter.value.load(ordering: .relaxed) == 2 * Self.threads * rounds)
  }

  @Test("random numbers: a seed gives its own sequence whatever other threads draw")
  func random() throws {
    let formula = try Formula("random() + randint(1, 6) * 10", variables: [])
    @Sendable func sequence(_ seed: UInt64) -> [Double] {
      var random = RandomSource(seed: seed)
      let none = UnsafeBufferPointer<Double>(start: nil, count: 0)
      return (0..<100).map { _ in (try? formula.evaluate(none, using: &random)) ?? .nan }
    }
    let alone = (0..<UInt64(Self.threads)).map(sequence)
    #expect(alone.allSatisfy { $0.allSatisfy { 10 <= $0 && $0 < 61 } } && Set(alone).count == Self.threads)
    let together = Mutex<[Int: [Double]]>([:])
    ThreadGroup.run(Self.threads) { thread in
      let numbers = sequence(UInt64(thread))
      together.withLock { $0[thread] = numbers }
    }
    for thread in 0..<Self.threads { #expect(together.withLock { $0[thread] } == alone[thread]) }
  }

  @Test("compiling, storing and loading the same text on all threads gives the same bytes")
  func compiling() throws {
    let images = Mutex<Set<[UInt8]>>([])
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<ThreadGroup.rounds(5) {
        // Every unit and function row is first looked up here.
        let formula = try? Self.formula("sin(a) + ln(b + 1) + erf(a) + 20% of b")
        let image = formula.flatMap { try? Formula(image: $0.image).image } ?? []
        images.withLock { _ = $0.insert(image) }
        if (thread + round) % 2 == 0 { _ = Formula.validate("sim(a) + 3 kn to miles") }
      }
    }
    #expect(images.withLock { $0.count } == 1 && images.withLock { $0.first?.isEmpty } == false)
  }
}
