import Foundation
import Reckon

/// One engine on several threads: the same work in total, shared by 1, 2, 8 and 32 threads. Each workload is measured
/// by a clock on the wall, where two threads should take half the time while two cores are idle, and by the processor
/// time of all threads together, which shows what they cost each other even where the cores have other work.
enum ThreadsGroup {
  private static let counts = [1, 2, 8, 32]
  /// The look-ups or evaluations of one run; the threads share them.
  private static let total = 240_000

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    for (name, body) in try workloads() where options.match.map({ name.contains($0) }) ?? true {
      for (clock, time) in [("wall", Stopwatch.wallTime), ("processor", Stopwatch.processTime)] {
        let contestants = counts.map { count in
          Contestant("\(count) threads", count: total) { spread(over: count, body) }
        }
        let ns = Stopwatch.measure(contestants, rounds: options.rounds, clock: time)
        let ratios = counts.dropFirst().map { Ratio("\($0) threads", "1 threads") }
        report(Measurement(group: "threads", name: "\(name), \(clock)", formula: "", ns: ns, ratios: ratios))
      }
    }
  }

  /// What one thread does `count` times, beginning with some number.
  private typealias Body = @Sendable (_ first: Int, _ count: Int) -> Void

  private static func workloads() throws -> [(String, Body)] {
    let formulaOptions = Formula.Options(angleUnit: .radians)
    let engine = Engine(options: formulaOptions)
    let texts = Workloads.scalar.map(\.formula)
    let names = Row.names
    for text in texts { _ = try engine.formula(text, variables: names) }
    let costly = "sum(k, 1, 20, sqrt(k*a+b))"
    let values = ["a": 2.0, "b": 3.0, "c": 4.0]
    return [
      (
        "look-up of one text", { _, count in for _ in 0..<count { _ = try? engine.formula("a+b*c", variables: names) } }
      ),
      (
        "look-up of many texts",
        { first, count in
          for index in first..<first + count { _ = try? engine.formula(texts[index % texts.count], variables: names) }
        }
      ),
      ("values by name", { _, count in for _ in 0..<count { _ = try? engine.evaluate("a+b*c", values) } }),
      (
        "results that are kept",
        { first, count in
          for index in first..<first + count { _ = try? engine.evaluate(costly, ["a": Double(index & 15), "b": 1]) }
        }
      ),
      (
        "results that do not come again",
        { first, count in
          for index in first..<first + count { _ = try? engine.evaluate(costly, ["a": Double(index), "b": 2]) }
        }
      ),
    ]
  }

  private static func spread(over threads: Int, _ body: @escaping Body) {
    let end = DispatchGroup()
    for thread in 0..<threads {
      end.enter()
      Thread.detachNewThread {
        let first = thread * total / threads
        body(first, (thread + 1) * total / threads - first)
        end.leave()
      }
    }
    end.wait()
  }
}
