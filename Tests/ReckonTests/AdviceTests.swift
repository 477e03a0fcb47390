import Foundation
import Reckon
import Testing

/// Advice that is taken must help: what a message offers in place of a mistake is put there, and evaluates.
@Suite("Advice of errors")
struct AdviceTests {
  /// The expressions of the golden files that are refused, with what they are compiled with, and lines that people mistype.
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
        line.hasPrefix("# ") ? nil : line.split(separator: "\t").first.flatMap { GoldenTests.Line("\($0) => error", file: "mistakes") }
      }
  }()

  private static func error(_ line: GoldenTests.Line, _ text: String) -> FormulaError? {
    do {
      let formula = try Formula(text, variables: line.values.map(\.name), scope: line.scope, options: line.options)
      _ = try formula.result(of: line.values.map { .number($0.value) })
      return nil
    } catch { return error as? FormulaError }
  }

  /// The text with the advice taken; `nil` where the message offers no other text.
  private static func taking(_ error: FormulaError, in text: String) -> String? {
    let bytes = Array(text.utf8)
    let (start, end) = (error.range.start, error.range.end)
    if let suggestion = error.suggestion {
      return String(decoding: bytes[..<start], as: UTF8.self) + suggestion + String(decoding: bytes[end...], as: UTF8.self)
    }
    let message = error.message(in: .english)
    if let match = message.firstMatch(of: /; did you mean (.+)\?$/) {
      // Another reading of the part that the message quotes, which has the place of the error.
      let reading = String(match.output.1)
      return reading.contains("(…)")
        ? nil : String(decoding: bytes[..<start], as: UTF8.self) + reading + String(decoding: bytes[end...], as: UTF8.self)
    }
    if let match = message.firstMatch(of: /for a product write (.+) \* (.+)$/), !message.contains("…") {
      let before = String(decoding: bytes[..<start], as: UTF8.self).trimmingCharacters(in: .whitespaces)
      guard before.hasSuffix(match.output.1) else { return nil }
      return "\(before) * " + String(decoding: bytes[start...], as: UTF8.self)
    }
    return nil
  }

  /// What is offered is no help there, each for a reason.
  static let others: Set<String> = []

  @Test("what is offered in place of a mistake evaluates, or leaves another mistake elsewhere", arguments: mistakes.indices)
  func taken(index: Int) throws {
    let line = Self.mistakes[index]
    guard let first = Self.error(line, line.expression), let better = Self.taking(first, in: line.expression) else { return }
    guard !Self.others.contains(line.expression) else { return }
    guard let second = Self.error(line, better) else { return }
    Issue.record("\(line.expression): \(first.message(in: .english)) → \(better): \(second.message(in: .english))")
  }
}
