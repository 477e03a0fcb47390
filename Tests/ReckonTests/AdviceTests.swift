import Foundation
import Reckon
import Testing

/// Advice that is taken must help: what a message offers in place of a mistake is put there, and evaluates.
@Suite("Advice of errors")
struct AdviceTests {
  /// The expressions of the golden files that are refused, with what they are compiled with, and lines that people
  /// mistype.
  static let mistakes: [GoldenTests.Line] = {
    let golden = GoldenTests.files.flatMap { file -> [GoldenTests.Line] in
      let text = try? String(contentsOf: GoldenTests.folder.appending(path: "\(file).txt"), encoding: .utf8)
      return (text ?? "").split(separator: "\n").compactMap { GoldenTests.Line(String($0), file: file) }.filter {
        $0.expected.hasPrefix("error")
      }
    }
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/mistakes.txt")
    let typed = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return golden
      + typed.split(separator: "\n").compactMap { line in
        line.hasPrefix("# ")
          ? nil : line.split(separator: "\t").first.flatMap { GoldenTests.Line("\($0) => error", file: "mistakes") }
      }
  }()

  private static func error(_ line: GoldenTests.Line, _ text: String) -> FormulaError? {
    do {
      let formula = try Formula(text, variables: line.values.map(\.name), scope: line.scope, options: line.options)
      _ = try formula.result(of: line.values.map { .number($0.value) })
      return nil
    } catch { return error }
  }

  /// The text with the advice taken; `nil` where the message offers no other text.
  private static func taking(_ error: FormulaError, in text: String) -> String? {
    let bytes = Array(text.utf8)
    let (start, end) = (error.range.start, error.range.end)
    // A function without its arguments is offered as such.
    if error.message(in: .english).hasSuffix("(…)?") { return nil }
    if let suggestion = error.suggestion {
      return String(decoding: bytes[..<start], as: UTF8.self) + suggestion
        + String(decoding: bytes[end...], as: UTF8.self)
    }
    if case .mismatchedKinds(_, _, _, let part, let reading?) = error.kind {
      return text.range(of: part).map { text.replacingCharacters(in: $0, with: reading.text(in: .english)) }
    }
    let message = error.message(in: .english)
    if let match = message.firstMatch(of: /leave it out and write (.+)$/) { return String(match.output.1) }
    if let match = message.firstMatch(of: /for a product write (.+) \* ([^;]+)$/), !message.contains("…") {
      let before = String(decoding: bytes[..<start], as: UTF8.self).trimmingCharacters(in: .whitespaces)
      guard before.hasSuffix(match.output.1) else { return nil }
      return "\(before) * " + String(decoding: bytes[start...], as: UTF8.self)
    }
    return nil
  }

  /// Lines of which the advice does not lead to a value, each for a reason.
  static let others: [String: String] = [
    "2 + 3 = ?": "what ? is for is not known", "x = 5; x += 1": "== is no help beside another sign",
    "3 => 2": "the same",
    "3 =< 2": "the same",
    "f(n) = n < 2 ? 1 : f(n - 1) * 2 m; f(3)": "each step has another power of the unit",
    "“x”": "as for the next", "startof(2024-11-29T14:30, hour) to text": "the nearest unit is of another kind",
    "“abc”": "the second quote is a character of the text once the first is one",
    "=SUM(1;2)": "what the comma is for is said in words", "=IF(3>2;\"yes\";\"no\")": "the same",
    "=AVERAGE(1;2;3)": "the same",
    "=SUM(A1:A5)": "there are no cells", "=A1+B1": "there are no cells", "x === 3": "x has no value",
    "PI()*2": "that pi has no brackets is said in words", "=PI()*2": "the same",
    "TODAY()": "the nearest name is that of a function with an argument", "=TODAY()+30": "the same",
    "2 cups flour": "what flour is is not known", "2 cups flour * 3": "what flour is is not known",
    "f(x) := x^2; f 3": "that f is a function is said in words", "16 px in em": "the nearest unit is of another kind",
  ]

  @Test("what is offered in place of a mistake leads to a value", arguments: mistakes.indices)
  func taken(index: Int) throws {
    let line = Self.mistakes[index]
    var text = line.expression
    var messages: [String] = []
    // A text may have several mistakes, of which each reading names the first.
    while let error = Self.error(line, text), messages.count < 6 {
      messages.append(error.message(in: .english))
      guard let better = Self.taking(error, in: text) else {
        if messages.count > 1, Self.others[line.expression] == nil {
          Issue.record("\(line.expression) → \(text): \(messages)")
        }
        return
      }
      text = better
    }
    #expect(messages.count < 6, "\(line.expression) → \(text): \(messages)")
  }

  @Test(
    "an error about a function of another language names the form used here, which gives the right value",
    arguments: [
      ("comb(10,3)", 120), ("COMBIN(10,3)", 120), ("C(10,3)", 120), ("P(10,3)", 720), ("permut(10,3)", 720),
      ("hex(255)", 255), ("dec2bin(10)", 10), ("oct(8)", 8), ("hex2dec(3)", 255), ("derivative(x^3)", 12),
      ("quotient(17, 5)", 3), ("17 div 5", 3),
    ] as [(String, Double)])
  func functionsOfOthers(_ text: String, value: Double) throws {
    var session = FormulaSession()
    let error = try #require(throws: FormulaError.self) { try session.run(text) }
    let message = error.message(in: .english)
    let advice = try #require(message.firstMatch(of: #/ is not known; write (.+)$/#), "\(message)")
    #expect(try session.run(String(advice.output.1)).last?.result?.number.double == value)
  }

  @Test("an error about `where` asks for values to be defined first, and doing so gives the result")
  func valuesBehindWhere() throws {
    var session = FormulaSession()
    let error = try #require(throws: FormulaError.self) { try session.run("2 r^2 where r = 3") }
    #expect(
      error.message(in: .english) == "values are defined before the formula that uses them: r = 3; π r^2")
    #expect(try session.run("r = 3; 2 r^2").last?.result?.number.double == 18)
  }
}
