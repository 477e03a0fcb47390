import Foundation
import Reckon
import ReckonCalculator
import Testing

@Suite("Times of day, dates and time zones")
struct TimeLineTests {
  struct Line: Sendable, CustomTestStringConvertible {
    let expression: String
    let value: String
    let hasNote: Bool

    var testDescription: String { expression }

    init?(_ text: String) {
      guard !text.hasPrefix("#"), let arrow = text.range(of: " => ", options: .backwards) else { return nil }
      expression = String(text[..<arrow.lowerBound])
      let value = text[arrow.upperBound...]
      hasNote = value.hasSuffix(" [note]")
      self.value = hasNote ? String(value.dropLast(7)) : String(value)
    }
  }

  private static let lines: [Line] = {
    let text = try? String(contentsOfFile: ToolRun.resource("times.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { Line(String($0)) }
  }()

  /// 2026-11-27T13:30Z.
  private static let now = Timestamp(secondsSince1970: 1_795_786_200)

  private static func run(_ expression: String, _ options: String...) -> ToolRun {
    ToolRun(["eval"] + options + ["--", expression], input: [], now: { now })
  }

  @Test(
    "lines have the values of Python's datetime, zoneinfo and relativedelta, in numbers of each kind", arguments: lines)
  func values(_ line: Line) {
    for mode in ["--exact", "--decimal", "--double"] {
      let run = Self.run(line.expression, mode)
      if line.value == "error" {
        #expect(run.code != .success, "\(line.expression) \(mode): \(run.output)")
      } else if line.value.contains("…") {
        let digits = line.value.prefix { $0 != "…" }.dropLast(2)
        #expect(run.output.hasPrefix(digits), "\(line.expression) \(mode)")
      } else {
        #expect(run.output == line.value + "\n", "\(line.expression) \(mode): \(run.errors)")
      }
      // That a time is on another day stands in its text.
      if line.hasNote, !line.value.hasSuffix("day)") { #expect(run.errors.contains("note:"), "\(line.expression)") }
    }
    #expect(Self.lines.count > 120)
  }

  @Test("what is shown reads back", arguments: lines)
  func texts(_ line: Line) throws {
    guard line.value != "error", !line.value.hasSuffix("day)"), !line.value.hasSuffix("later)"),
      !line.value.hasPrefix("Fri"),
      !line.value.hasPrefix("Sun"), !line.value.hasSuffix("weeks")
    else { return }
    let shown = Self.run(line.expression).output
    guard !shown.contains("…") else { return }
    #expect(Self.run(String(shown.dropLast())).output == shown, "\(line.expression)")
  }

  @Test("names of days are in the language")
  func languages() {
    #expect(Phrase(sentence: "Friday").text(in: .korean) == "금요일")
    #expect(Phrase("timeOnTheNextDay", "\(Phrase(verbatim: "0:30")) (next day)").text(in: .korean) == "0:30 (다음 날)")
  }

  @Test("words are not read where unknown names become inputs")
  func inputs() throws {
    let table = try ToolRun.file("tomorrow,x\n1,2\n")
    let run = ToolRun("run", "y = tomorrow + x", table)
    #expect(run.output == "tomorrow,x,y\n1,2,3\n", "\(run.errors)")
  }
}
