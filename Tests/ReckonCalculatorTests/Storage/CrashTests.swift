import Foundation
import ReckonCalculator
import TestDepth
import Testing

/// A kill is not a power cut: what the kernel has taken is not lost.
@Suite("Processes that are killed, and two at once", .serialized)
struct CrashTests {
  static let kills = Depth.count(quick: 4, full: 600)

  /// When the process of a round is killed, in microseconds: evenly spread over the time of several changes.
  private static func moment(_ round: Int) -> UInt32 { UInt32(round * 7_919 % 30_000) }

  @Test("history has every entry that was acknowledged, in order, with no number twice")
  func history() throws {
    let scratch = try Scratch()
    // Enough that writing takes a while.
    var filled = scratch.files.history()
    for number in 1...2 { try filled.add(String(repeating: "\(number)+", count: 50_000), limit: 5_000) }
    var acknowledged: [String] = []
    for round in 1...Self.kills {
      acknowledged += try Writer("history", in: scratch.path, count: 100_000, label: "\(round)").kill(
        after: Self.moment(round))
      let history = scratch.files.history()
      #expect(history.messages.isEmpty)
      let entries = history.entries.reversed()
      #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.id + 1 == $1.id })
      let kept = Set(entries.map { "\($0.id)\t\($0.expression)" })
      // A line that was cut off was not acknowledged.
      let missing = acknowledged.suffix(4_000).filter { !kept.contains($0) }
      #expect(missing.isEmpty, "round \(round)")
      // One entry at most is written and not yet acknowledged when the process dies.
      #expect(kept.count == 5_000 || kept.count - 2 - acknowledged.count <= round)
    }
    var history = scratch.files.history()
    try history.add("1", limit: 5_000)
    #expect(try scratch.names() == ["history"])
    print("history: \(Self.kills) kills, \(acknowledged.count) entries acknowledged, all kept")
  }

  @Test("the prompt's lines are all there that were entered, in order, through rewriting when they are too many")
  func lines() throws {
    let scratch = try Scratch()
    var acknowledged: [String] = []
    for round in 1...Self.kills {
      acknowledged += try Writer("lines", in: scratch.path, count: 100_000, label: "\(round)").kill(
        after: Self.moment(round))
      var history = scratch.files.lines()
      let lines = history.read().map { $0.replacing("\n", with: "") }
      // The process may have died between the line that is one too many and the rewriting.
      #expect(history.messages.isEmpty && lines.count <= 2_501)
      // A line of each round may have been written and not yet acknowledged when the process died; it takes the place
      // of an older one.
      let newest = acknowledged.suffix(2_000 - Self.kills)
      let wanted = Set(newest)
      #expect(lines.filter(wanted.contains) == Array(newest), "round \(round)")
    }
    #expect(
      try scratch.names().filter { !$0.hasPrefix(".prompt-history.") || !$0.hasSuffix(".part") } == ["prompt-history"])
    print("lines: \(Self.kills) kills, \(acknowledged.count) lines acknowledged, all kept")
  }

  @Test(
    "two prompts that enter 200 lines each lose none, and keep their order; of two of which one is killed, the other goes on"
  )
  func twoPrompts() throws {
    let scratch = try Scratch()
    let writers = try ["a", "b"].map { try Writer("lines", in: scratch.path, count: 200, label: $0) }
    let said = try writers.flatMap { try $0.wait() }
    var history = scratch.files.lines()
    let lines = history.read().map { $0.replacing("\n", with: "") }
    #expect(history.messages.isEmpty && said.count == 400 && lines.count == 400 && Set(lines) == Set(said))
    for label in ["a", "b"] { #expect(lines.filter { $0.hasPrefix(label) } == (1...200).map { "\(label)+\($0)" }) }

    let survivor = try Writer("lines", in: scratch.path, count: 300, label: "c")
    let killed = try Writer("lines", in: scratch.path, count: 100_000, label: "d").kill(after: Self.moment(2))
    let rest = try survivor.wait()
    #expect(rest.count == 300)
    let all = Set(history.read().map { $0.replacing("\n", with: "") })
    #expect(all.isSuperset(of: rest) && all.isSuperset(of: killed.suffix(1_000)) && history.messages.isEmpty)
  }

  @Test(
    "settings are those before or after the change that was cut off",
    arguments: [("settings", "history-limit"), ("places", "decimal-places")])
  func settings(_ kind: String, _ name: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      "reckon settings 1\n# \(String(repeating: "long ", count: 50_000))\nangle-unit = rad\n", to: "settings")
    var last = 0
    for round in 1...Self.kills {
      let said = try Writer(kind, in: scratch.path, count: 50_000).kill(after: Self.moment(round)).compactMap {
        Int($0)
      }
      last = said.last ?? last
      let settings = scratch.files.settings()
      #expect(settings.messages.isEmpty && settings.settings.angleUnit == .radians)
      let value = Setting.named(name)?.get(settings.settings) ?? ""
      #expect([last, kind == "places" ? (last + 1) % 21 : last + 1].contains(Int(value)), "round \(round)")
    }
    var settings = scratch.files.settings()
    try settings.update { $0.angleUnit = .gradians }
    #expect(try scratch.names() == ["settings"])
  }

  @Test("rates are the old ones or the new ones")
  func rates() throws {
    let scratch = try Scratch()
    for round in 1...Self.kills {
      let said = try Writer("rates", in: scratch.path, count: 100_000).kill(after: Self.moment(round))
      let last = try #require(said.last.flatMap { Int($0.dropFirst(2)) })
      let table = try #require(try scratch.files.rates().rates())
      #expect(
        [last, last + 1].contains { table.rates["USD"] == "1.\($0)" && table.rates["JPY"] == "\($0).5" },
        "round \(round)")
    }
    #expect(try scratch.names().filter { $0.contains("damaged") }.isEmpty)
  }

  @Test("two processes that write 200 entries each lose none, and no number is given twice")
  func twoHistories() throws {
    let scratch = try Scratch()
    let writers = try ["a", "b"].map { try Writer("history", in: scratch.path, count: 200, label: $0) }
    let said = try writers.flatMap { try $0.wait() }
    let history = scratch.files.history()
    #expect(history.messages.isEmpty && said.count == 400)
    #expect(Set(history.entries.map { "\($0.id)\t\($0.expression)" }) == Set(said))
    #expect(history.entries.map(\.id) == Array((1...400).reversed()))
    for label in ["a", "b"] {
      let own = history.entries.map(\.expression).filter { $0.hasPrefix(label) }
      #expect(own == (1...200).reversed().map { "\(label)+\($0)" })
    }
  }

  @Test("two processes that change different settings 200 times each keep each other's changes")
  func twoSettings() throws {
    let scratch = try Scratch()
    let writers = try ["settings", "places"].map { try Writer($0, in: scratch.path, count: 200) }
    let said = try writers.map { try $0.wait() }
    #expect(said.map(\.count) == [200, 200])
    let settings = scratch.files.settings().settings
    #expect(settings.historyLimit == 210 && settings.decimalPlaces == 200 % 21)
  }

  @Test("a process that writes without pause lets others in")
  func turns() throws {
    let scratch = try Scratch()
    // A long file: the lock is held for nearly all of the time.
    try scratch.write("reckon settings 1\n# \(String(repeating: "long ", count: 100_000))\n", to: "settings")
    let writer = try Writer("settings", in: scratch.path, count: 1_000_000)
    defer { _ = try? writer.kill(after: 0) }
    // One that never got its turn would throw in the end.
    var files = scratch.files
    files.lockTimeout = .seconds(30)
    var settings = files.settings()
    for places in 0...20 { try settings.update { $0.decimalPlaces = places } }
  }
}
