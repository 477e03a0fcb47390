import Foundation
import ReckonCalculator
import Synchronization
import Testing

@Suite("Files of the calculator on 8 threads of one process", .serialized)
struct StoreThreadTests {
  static let threads = 8
  static let rounds = 6

  /// Runs `body` on as many threads at once.
  private static func run(_ body: @escaping @Sendable (Int) throws -> Void) -> [String] {
    let problems = Mutex<[String]>([])
    let end = DispatchGroup()
    for number in 0..<threads {
      end.enter()
      Thread.detachNewThread {
        do { try body(number) } catch { problems.withLock { $0.append("\(error)") } }
        end.leave()
      }
    }
    end.wait()
    return problems.withLock { $0 }
  }

  @Test("histories: each entry is kept once, under a number of its own")
  func histories() throws {
    let scratch = try Scratch()
    let files = scratch.files
    let problems = Self.run { thread in
      var history = files.history()
      for round in 0..<Self.rounds {
        try history.append(
          expression: "\(thread)+\(round)", result: "\(thread + round)", isInexact: false, angleUnit: .degrees, time: Date(), limit: 1_000)
        history.reload()
      }
    }
    #expect(problems == [])
    let entries = files.history().entries
    #expect(entries.map(\.id).sorted() == Array(1...Self.threads * Self.rounds))
    #expect(Set(entries.map(\.expression)).count == entries.count)
  }

  @Test("lines, settings and rates: nothing is lost, and readers see whole files")
  func others() throws {
    let scratch = try Scratch()
    let files = scratch.files
    let rates = files.rates()
    _ = try rates.store(StoredRates(RateTable(date: "2026-10-30", rates: ["USD": "1.5"]), source: "test", fetched: nil))
    let problems = Self.run { thread in
      var (lines, settings) = (files.lines(), files.settings())
      for round in 0..<Self.rounds {
        lines.append("\(thread)+\(round)", limit: 1_000)
        try settings.update { $0.decimalPlaces = round }
        _ = try rates.store(
          StoredRates(RateTable(date: "2026-10-30", rates: ["USD": "1.\(thread)\(round)1"]), source: "test", fetched: nil))
        guard try rates.rates()?.rates["USD"]?.hasPrefix("1.") == true, lines.messages.isEmpty else {
          throw StorageError("thread \(thread): \(lines.messages)")
        }
      }
    }
    #expect(problems == [])
    var lines = files.lines()
    #expect(lines.read().sorted() == (0..<Self.threads).flatMap { thread in (0..<Self.rounds).map { "\(thread)+\($0)" } }.sorted())
    #expect(files.settings().settings.decimalPlaces == Self.rounds - 1 && files.settings().messages.isEmpty)
  }
}
