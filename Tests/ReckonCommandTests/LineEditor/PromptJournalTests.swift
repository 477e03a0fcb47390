import Foundation
import TestDepth
import Testing

@Suite("A prompt that is killed", .serialized, .needs("tmux"))
struct PromptJournalTests {
  @Test("is gone on with, twice, and two at the same time each by another")
  func killed() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    let one = try TerminalWindow.prompt(columns: 100, home: home)
    let two = try TerminalWindow.prompt(columns: 100, home: home)
    try one.type("x = random()\ny = x + 1\nx - y\n")
    try one.wait("[3] -1")
    try two.type("x = 7\n")
    try two.wait("[1] x = 7")
    // Enough to be lost with what is computed when it comes.
    try two.type("f(n) = n < 2 ? n : f(n-1) + f(n-2); f(70)\n")
    try two.wait(for: "the run") { try two.screen().contains("f(70)") && two.state("cursor_x") == "0" }
    try one.kill()
    try two.kill()
    // Whoever comes first takes the newer one.
    let windows = try (0..<2).map { _ in try TerminalWindow("--continue", columns: 100, rows: 20, home: home) }
    for window in windows { try window.wait("resumes an interrupted session") }
    var isFirst: [Bool] = []
    for window in windows {
      try window.type("x + 0\n")
      try window.wait(for: "x") { try window.screen().contains("[4] 0.") || window.screen().contains("[2] 7") }
      isFirst.append(try window.screen().contains("[4] 0."))
    }
    #expect(isFirst.sorted { !$0 && $1 } == [false, true])
    for window in windows { try window.kill() }
    // The one that was written last comes first, with what has been entered since.
    let last = try TerminalWindow.prompt("--continue", columns: 100, home: home)
    try last.type("ans\n")
    try last.wait(isFirst[1] ? "[5] 0." : "[3] 7")
    try last.type(":quit\n")
    try last.waitForEnd()
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path).filter { $0.hasPrefix("session-") }
    #expect(names.count == 1)
  }
}
