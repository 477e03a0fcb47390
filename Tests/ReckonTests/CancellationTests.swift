import Foundation
import Reckon
import ReckonSyntax
import Synchronization
import Testing

/// Whether a run is cancelled, and how often it has asked.
private final class Canceller: Sendable {
  private let asked = Atomic<Int>(0)
  private let limit: Int

  /// - Parameter limit: after so many times without, the answer is yes.
  init(after limit: Int) { self.limit = limit }

  var count: Int { asked.load(ordering: .relaxed) }
  var isCancelled: @Sendable () -> Bool { { self.asked.add(1, ordering: .relaxed).newValue > self.limit } }
}

@Suite("Cancelling what takes long")
struct CancellationTests {
  /// Runs what is cancelled after asking a few times, and says whether that is the error.
  private static func isCancelled(after limit: Int = 3, _ body: (@escaping @Sendable () -> Bool) throws -> Void) -> Bool
  {
    let canceller = Canceller(after: limit)
    do {
      try body(canceller.isCancelled)
      return false
    } catch {
      return (error as? FormulaError)?.kind == .cancelled
    }
  }

  @Test(
    "a formula of many milliseconds without a loop can be cancelled in its midst",
    arguments: [NumberMode.double, .decimal])
  func straightCode(_ mode: NumberMode) throws {
    let text = (1...2_000).map { "gcd(x + \($0), x*\($0), 2^40)" }.joined(separator: "+")
    let formula = try Formula(text, variables: ["x"], options: Formula.Options(numberMode: mode))
    #expect(Self.isCancelled { _ = try formula.result(of: [12_345], options: EvaluationOptions(isCancelled: $0)) })
  }

  @Test(
    "a loop of a few slow calls of the host can be cancelled between any two of them",
    arguments: ["sum(k, 1, 20, slow(k))", "slow(1)+slow(2)+slow(3)+slow(4)+slow(5)+slow(6)"])
  func hostCalls(_ text: String) throws {
    let calls = Canceller(after: .max)
    let count = calls.isCancelled
    var scope = Scope()
    try scope.add(
      HostFunction("slow") { (x: Double) in
        _ = count()
        return x
      })
    let formula = try Formula(text, variables: [], scope: scope)
    let none = UnsafeBufferPointer<Double>(start: nil, count: 0)
    #expect(Self.isCancelled { _ = try formula.evaluate(none, options: EvaluationOptions(isCancelled: $0)) })
    #expect(calls.count <= 3, "\(calls.count) calls before three checks were over")
  }

  @Test(
    "an evaluation over columns can be cancelled, whether rows run together or one by one",
    arguments: ["gamma(x)", "sum(k, 1, 100, x + k)"])
  func columns(_ text: String) throws {
    let formula = try Formula(text, variables: ["x"])
    let x = [Double](repeating: 1.5, count: 100_000)
    var values = x
    for threads in [1, 2] {
      #expect(
        Self.isCancelled { isCancelled in
          try x.withUnsafeBufferPointer { x in
            try values.withUnsafeMutableBufferPointer {
              _ = try formula.evaluate(
                columns: [InputColumn(x)], into: $0, threads: threads,
                options: EvaluationOptions(isCancelled: isCancelled))
            }
          }
        })
    }
  }

  @Test("each stage of reading and compiling 100 KB asks at least a few times whether to go on")
  func compiling() throws {
    let text = (1...5_000).map { "sin(x+\($0))*\($0)" }.joined(separator: "+")
    var session = FormulaSession()
    session.scope["x"] = 1
    let whole = Canceller(after: .max)
    _ = try session.run(text, options: EvaluationOptions(isCancelled: whole.isCancelled))
    // Wherever it is cancelled, that is the error.
    #expect(whole.count > 20)
    for limit in stride(from: 0, to: whole.count - 1, by: max(1, whole.count / 20)) {
      let isCancelled = Self.isCancelled(after: limit) {
        _ = try session.run(text, options: EvaluationOptions(isCancelled: $0))
      }
      #expect(isCancelled, "after \(limit) of \(whole.count)")
    }
  }
}
