import Foundation
import Reckon
import Synchronization
import Testing

@Suite("One engine on 16 threads", .serialized)
struct EngineThreadTests {
  static let threads = 16
  static let costly = "sum(k, 1, 20, k * x) + y"

  @Test("few places, many texts: what is evicted while others find it is right all the same", arguments: [1, 2, 16])
  func evictions(_ capacity: Int) throws {
    let engine = Engine(programCapacity: capacity)
    let rounds = ThreadGroup.rounds(60)
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<rounds {
        let number = (thread * 5 + round * 3) % 24
        // Texts that come again, of which every fourth is an error.
        let text = number % 4 == 3 ? "x +* \(number)" : "x * 2 + \(number)"
        do throws(FormulaError) {
          let value = try engine.evaluate(text, ["x": Double(round)])
          if number % 4 == 3 || value != Double(2 * round + number) {
            wrong.withLock { $0.append("\(text): \(value)") }
          }
        } catch {
          if number % 4 != 3 || error.source.text != text { wrong.withLock { $0.append("\(text): \(error)") } }
        }
      }
    }
    #expect(wrong.withLock { $0 }.prefix(3) == [])
    let statistics = engine.statistics
    #expect(
      statistics.programHits + statistics.programMisses == Self.threads * rounds && statistics.programCount <= capacity)
  }

  @Test("clearing, redefining, adding functions and reading statistics while others evaluate")
  func changes() throws {
    let engine = Engine(programCapacity: 8)
    try engine.set("rate", to: 2)
    try engine.define("gross(net) = net * rate")
    try engine.add(HostFunction("host") { $0 + 1 })
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<ThreadGroup.rounds(60) {
        let number = Double(round % 9)
        switch thread {
        case 0: engine.removeAll()
        // The rate is always 2 or 3, each other name as it was.
        case 1: try? engine.set("rate", to: round % 2 == 0 ? 2 : 3)
        case 2:
          do { try engine.define("gross(net) = net * rate; other\(round % 3) = \(round)") } catch {
            wrong.withLock { $0.append("\(error)") }
          }
        case 3:
          do { try engine.add(HostFunction("host") { $0 + 1 }) } catch { wrong.withLock { $0.append("\(error)") } }
        case 4:
          let statistics = engine.statistics
          if statistics.programCount > 8 || engine.scope["rate"].map({ ![2, 3].contains($0) }) ?? true {
            wrong.withLock { $0.append("\(statistics)") }
          }
        default:
          let value = try? engine.evaluate("gross(x) + host(x)", ["x": number])
          if value != 3 * number + 1 && value != 4 * number + 1 {
            wrong.withLock { $0.append("\(String(describing: value))") }
          }
        }
      }
    }
    #expect(wrong.withLock { $0 }.prefix(3) == [])
    try engine.set("rate", to: 5)
    // What was compiled with an earlier rate is gone.
    #expect(try engine.evaluate("gross(x) + host(x)", ["x": 1]) == 7)
  }

  @Test(
    "results that are kept: a value belongs to its inputs and policy, whoever writes beside it",
    arguments: [11, 100_000])
  func results(_ differentInputs: Int) throws {
    let engine = Engine()
    let formula = try engine.formula(Self.costly, variables: ["x", "y"])
    let rounds = ThreadGroup.rounds(400)
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(Self.threads) { thread in
      for round in 0..<rounds {
        let x = Double((thread * 131 + round * 7) % differentInputs)
        let y = round % 3 == 0 ? -0.0 : Double(thread % 4)
        let expected = 210 * x + y
        let value = try? formula.evaluate(x, y, options: EvaluationOptions(policy: round % 2 == 0 ? .strict : .ieee))
        if value?.bitPattern != expected.bitPattern {
          wrong.withLock { $0.append("\(x), \(y): \(String(describing: value)), not \(expected)") }
        }
        if round % 100 == 50, thread == 0 { _ = engine.statistics }
      }
    }
    #expect(wrong.withLock { $0 }.prefix(3) == [])
    // Counts of threads are about right: hits where inputs come again, and hardly any where they do not.
    let statistics = engine.statistics
    #expect(statistics.resultMisses > 0 && (differentInputs > 1_000 || statistics.resultHits > statistics.resultMisses))
  }

  @Test("formulas that were handed out outlive their engine and its caches")
  func outliving() throws {
    let formulas = Mutex<[Formula]>([])
    do {
      let engine = Engine(programCapacity: 2)
      ThreadGroup.run(Self.threads) { thread in
        for round in 0..<ThreadGroup.rounds(10) {
          guard
            let formula = try? engine.formula(
              "\(EngineThreadTests.costly) + \((thread + round) % 5)", variables: ["x", "y"])
          else {
            continue
          }
          formulas.withLock { $0.append(formula) }
        }
      }
    }
    let handedOut = formulas.withLock { $0 }
    #expect(handedOut.count == Self.threads * ThreadGroup.rounds(10))
    let sum = Mutex(0.0)
    ThreadGroup.run(Self.threads) { thread in
      for formula in handedOut {
        let value = (try? formula.evaluate(1, 0)) ?? .nan
        sum.withLock { $0 += value }
      }
    }
    // Each of the five numbers behind the sum of 210 comes equally often.
    #expect(
      sum.withLock { $0 } == Double(Self.threads * handedOut.count) * 210 + Double(Self.threads)
        * handedOut.map(Self.last).reduce(0, +))
  }

  private static func last(of formula: Formula) -> Double { formula.source.last.flatMap { Double(String($0)) } ?? .nan }
}
