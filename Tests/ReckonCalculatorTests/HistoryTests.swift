import Foundation
import ReckonCalculator
import Testing

@Suite struct HistoryTests {
  @Test("the eleventh of ten entries drops the oldest") func oldestIsDropped() throws {
    var history = HistoryInMemory()
    for number in 1...11 {
      try history.append(
        HistoryEntry(expression: "\(number)+0", result: "\(number)", time: Timestamp(secondsSince1970: 0)), limit: 10)
    }
    #expect(history.entries.count == 10)
    #expect(history.entries.first?.result == "11")
    #expect(history.entries.last?.result == "2")
    #expect(history.entries.map(\.id) == Array((2...11).reversed()))
  }
}
