import Foundation
import ReckonCalculator
import ReckonStorage
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

  /// A file for whose lock slow threads wait longer than a person would.
  private static func file(_ name: String, in scratch: Scratch) -> StoredFile {
    StoredFile(path: "\(scratch.path)/\(name)", sizeLimit: 1 << 20, lockTimeout: .seconds(120))
  }

  @Test("histories: each entry is kept once, under a number of its own")
  func histories() throws {
    let scratch = try Scratch()
    let file = Self.file("history", in: scratch)
    let problems = Self.run { thread in
      var history = FileHistory(file)
      for round in 0..<Self.rounds {
        try history.append(
          HistoryEntry(expression: "\(thread)+\(round)", result: "\(thread + round)", time: .now), limit: 1_000)
        history.reload()
      }
    }
    #expect(problems == [])
    let entries = FileHistory(file).entries
    #expect(entries.map(\.id).sorted() == Array(1...Self.threads * Self.rounds))
    #expect(Set(entries.map(\.expression)).count == entries.count)
  }

  @Test("lines, settings and rates: nothing is lost, and readers see whole files")
  func others() throws {
    let scratch = try Scratch()
    let (lineFile, settingsFile) = (Self.file("prompt-history", in: scratch), Self.file("settings", in: scratch))
    let rates = FileRates(Self.file("rates", in: scratch))
    _ = try rates.store(StoredRates(RateTable(date: "2026-10-30", rates: ["USD": "1.5"]), source: "test", fetched: nil))
    let problems = Self.run { thread in
      var (lines, settings) = (LineHistory(lineFile), FileSettings(settingsFile))
      for round in 0..<Self.rounds {
        lines.append("\(thread)+\(round)", limit: 1_000)
        try settings.update { $0.decimalPlaces = round }
        _ = try rates.store(
          StoredRates(
            RateTable(date: "2026-10-30", rates: ["USD": "1.\(thread)\(round)1"]), source: "test", fetched: nil))
        guard try rates.rates()?.rates["USD"]?.hasPrefix("1.") == true, lines.messages.isEmpty else {
          throw StorageError("thread \(thread): \(lines.messages.joined(separator: "; "))")
        }
      }
    }
    #expect(problems == [])
    var lines = LineHistory(lineFile)
    #expect(
      lines.read().sorted()
        == (0..<Self.threads).flatMap { thread in (0..<Self.rounds).map { "\(thread)+\($0)" } }.sorted())
    #expect(
      FileSettings(settingsFile).settings.decimalPlaces == Self.rounds - 1
        && FileSettings(settingsFile).messages.isEmpty)
  }
}
