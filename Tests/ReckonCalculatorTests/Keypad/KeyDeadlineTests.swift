import Reckon
import ReckonCalculator
import TestDepth
import Testing

@Suite("Keys before a deadline")
struct KeyDeadlineTests {
  @Test(
    "a key whose work takes too long leaves the calculator as it was", arguments: CalculatorSettings.EntryStyle.allCases
  )
  func keys(_ style: CalculatorSettings.EntryStyle) throws {
    var session = CalculatorSession()
    session.changeSettings {
      $0.entryStyle = style
      $0.numberMode = .exact
    }
    for key in try CalculatorKey.keys(of: "500000") { session.press(key) }
    var stopped = session
    let passed = EvaluationOptions.Deadline { true }
    var kinds: [FormulaError.Kind?] = []
    for key in try CalculatorKey.keys(of: "! =") {
      let before = stopped
      do throws(FormulaError) { try stopped.press(key, deadline: passed) } catch {
        kinds.append(error.kind)
        #expect(stopped == before)
      }
    }
    #expect(!kinds.isEmpty && kinds.allSatisfy { $0 == .deadlinePassed })
    let time = ProcessorTime.measure {
      for key in (try? CalculatorKey.keys(of: "! =")) ?? [] {
        try? session.press(key, deadline: .after(.milliseconds(20)))
      }
    }
    #expect(time < .seconds(2), "\(time)")
  }

  @Test("a key that is in time does what it does without a deadline")
  func inTime() throws {
    var (session, other) = (CalculatorSession(), CalculatorSession())
    for key in try CalculatorKey.keys(of: "2 + 3 × 4 =") {
      try session.press(key, deadline: .after(.seconds(60)))
      other.press(key)
    }
    // Calculations carry the time at which they were made.
    #expect(session.display == "14" && other.display == "14")
    #expect(session.history.map(\.expression) == other.history.map(\.expression))
  }
}
