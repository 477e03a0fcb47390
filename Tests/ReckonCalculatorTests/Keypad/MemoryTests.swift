import ReckonCalculator
import Testing

@Suite struct MemoryTests {
  @Test(
    "memory keys work as on a pocket calculator",
    arguments: [
      ("", nil, "0"), ("5 M+", "5", "5"), ("5 M+ 3", "5", "3"), ("5 M+ 3 M+ MR", "8", "8"),
      ("5 M+ 8 M− MR", "-3", "-3"),
      ("5 M− MR", "-5", "-5"),
      ("5 M+ MC", nil, "5"), ("5 M+ MC 7 MR", nil, "7"), ("5 M+ 2 × MR =", "5", "10"), ("5 M+ MR 3", "5", "3"),
      ("5 M+ 2 + MR 3 =", "5", "5"),
      ("2 + 3 = M+ AC MR", "5", "5"), ("2 + 3 = M+ M+ MR", "10", "10"), ("2 + 3 M+ =", "3", "5"),
      ("5 M+ 9 MR + 1 =", "5", "6"),
      ("5 M− 8 + MR =", "-5", "3"),
      ("0.1 M+ 0.2 M+ MR", "0.3", "0.3"), ("1234.5 M+", "1,234.5", "1,234.5"), ("5 M+ 2 + MR CE 4 =", "5", "6"),
      ("5 M+ 2 + 7 M+ 1 =", "12", "3"),
    ] as [(String, String?, String)], CalculatorSettings.EntryStyle.allCases)
  func memory(_ row: (keys: String, memory: String?, display: String), style: CalculatorSettings.EntryStyle) throws {
    let session = try calculator(row.keys, style)
    #expect(session.memory == row.memory)
    #expect(session.display == row.display)
  }

  @Test("memory holds the full value") func fullValue() throws {
    #expect(try calculator("1 ÷ 3 = M+ AC MR × 3 =").display == "1")
    #expect(try calculator("1 ÷ 3 = M+").memory == "0.333333333333333…")
  }
}
