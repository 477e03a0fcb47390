import Foundation
import Reckon
import ReckonCalculator
import Testing

/// A place that can keep nothing.
private struct FullStore: HistoryStore, SettingsStore {
  var entries: [HistoryEntry] = []
  var settings = CalculatorSettings()

  mutating func append(_ entry: HistoryEntry, limit: Int) throws(StorageError) {
    entries.insert(entry, at: 0)
    throw StorageError("the history cannot be kept: the disk is full")
  }

  mutating func clear() throws(StorageError) {
    entries = []
    throw StorageError("the history cannot be cleared: the disk is full")
  }

  mutating func update(_ change: (inout CalculatorSettings) -> Void) throws(StorageError) {
    change(&settings)
    throw StorageError("the settings cannot be kept: the disk is full")
  }
}

@Suite struct SessionHistoryTests {
  @Test(
    "= appends expression, result, angle unit and time; newest first", arguments: CalculatorSettings.EntryStyle.allCases
  )
  func append(style: CalculatorSettings.EntryStyle) throws {
    let session = try calculator("2 + 3 = 1234567.5 × 2 =", style)
    #expect(session.history.map(\.expression) == ["1234567.5 × 2", "2 + 3"])
    #expect(session.history.map(\.result) == ["2469135", "5"])
    #expect(session.history.map(\.time) == Array(repeating: Timestamp(secondsSince1970: 1_700_000_000), count: 2))
    #expect(session.history.map(\.angleUnit) == [.degrees, .degrees])
    #expect(session.history.map(\.id) == [2, 1])
  }

  @Test("ten entries are kept, the eleventh drops the oldest") func limit() throws {
    let keys = (1...11).map { "\($0) =" }.joined(separator: " ")
    #expect(try calculator(keys).history.map(\.result) == (2...11).reversed().map(String.init))
    #expect(try calculator(keys, settings: { $0.historyLimit = 3 }).history.map(\.result) == ["11", "10", "9"])
  }

  @Test("an entry's result goes back on the display", arguments: CalculatorSettings.EntryStyle.allCases)
  func useResult(style: CalculatorSettings.EntryStyle) throws {
    var session = try calculator("2 + 3 = 10 − 4 = 7", style)
    session.useResult(of: session.history[1])
    #expect(session.display == "5")
    try session.press("× 2 =")
    #expect(session.display == "10")
    try session.press("100 +")
    session.useResult(of: session.history[1])
    try session.press("=")
    #expect(session.display == "106")
  }

  @Test(
    "an entry's expression goes back on the display, to go on from", arguments: CalculatorSettings.EntryStyle.allCases)
  func useExpression(style: CalculatorSettings.EntryStyle) throws {
    var session = try calculator("2 + 3 = 7", style)
    session.useExpression(of: session.history[0])
    #expect(session.display == "5")
    #expect(session.expression == (style == .algebraic ? "2 + 3" : "(2 + 3)"))
    try session.press("× 4 =")
    #expect(session.display == "20")
    #expect(session.history.first?.expression == "(2 + 3) × 4")
  }

  @Test(
    "an expression that cannot be worked out is an error, not a trap", arguments: CalculatorSettings.EntryStyle.allCases
  )
  func badExpression(style: CalculatorSettings.EntryStyle) throws {
    var session = try calculator("", style)
    session.useExpression(of: HistoryEntry(id: 1, expression: "2 +* nonsense(", result: "x", time: .now))
    try session.press("=")
    #expect(session.display == "Error")
    session.useResult(of: HistoryEntry(id: 1, expression: "1", result: "x", time: .now))
    #expect(session.takeMessages() == ["‘x’ is not a number; nothing was entered"])
  }

  @Test("what an inexact number takes part in is inexact", arguments: CalculatorSettings.EntryStyle.allCases)
  func inexact(style: CalculatorSettings.EntryStyle) throws {
    let entry = HistoryEntry(id: 1, expression: "0.5", result: "0.5", isInexact: true, time: .now)
    for keys in [
      "+ 1 =", "M+ AC MR + 1 =", "x² =", "√", "± × 2 =", "+ 1 = AC 3 × Ans =", "= M+ AC 2 − MR =", "+ 10 % =",
    ] {
      var session = try calculator("", style)
      session.useResult(of: entry)
      #expect(!session.shownNumber.isExact)
      try session.press(keys)
      #expect(!session.shownNumber.isExact, "\(keys)")
      try session.press("=")
      #expect(session.history.first?.isInexact ?? true, "\(keys)")
      try session.press("7")
      #expect(session.shownNumber.isExact)
      try session.press("+ 1 =")
      #expect(session.shownNumber.isExact)
      #expect(session.history.first?.isInexact == false)
    }
  }

  @Test("history is cleared by its own command only") func clear() throws {
    var session = try calculator("2 + 3 = AC")
    #expect(session.history.count == 1)
    session.clearHistory()
    #expect(session.history == [])
  }

  @Test("what cannot be kept becomes a message, and the calculation goes on")
  func trouble() throws {
    var session = CalculatorSession(services: CalculatorServices(history: FullStore(), settings: FullStore()))
    try session.press("2 + 3 =")
    #expect(session.display == "5")
    #expect(session.history.map(\.result) == ["5"])
    try session.press("DRG")
    #expect(session.settings.angleUnit == .radians)
    session.clearHistory()
    #expect(
      session.takeMessages() == [
        "the history cannot be kept: the disk is full", "the settings cannot be kept: the disk is full",
        "the history cannot be cleared: the disk is full",
      ])
    #expect(session.state.messages == [])
  }
}
