import Foundation
import Reckon
import Testing

/// The golden lines of quantities, held in both kinds of numbers and wherever formulas are read: alone, at the prompt,
/// and in a book, stored or not. (`eval` and `run` are held to them by the tool's tests.)
@Suite("Quantities on every surface")
struct QuantitySurfaceTests {
  struct Line: Sendable {
    let text: String
    /// The value in the file's words; an error's name.
    let expected: String
    let isError: Bool
    let scope: Scope
  }

  /// The lines without inputs and settings.
  static let lines = lines(of: "quantities") + lines(of: "money") + lines(of: "dates")

  private static func lines(of file: String) -> [Line] {
    let url = GoldenTests.folder.appending(path: "\(file).txt")
    let texts = (try? String(contentsOf: url, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    return texts.compactMap { text in
      guard let line = GoldenTests.Line(text, file: file), line.values.isEmpty, line.options == Formula.Options() else {
        return nil
      }
      let isError = line.expected.hasPrefix("error ")
      let expected = isError ? String(line.expected.split(separator: " ")[1]) : line.expected
      return Line(
        text: line.expression, expected: expected.components(separatedBy: " [")[0], isError: isError, scope: line.scope)
    }
  }

  /// Whether a value is the one that is written, but for the last digits.
  private static func holds(_ found: FormulaResult, _ line: Line) -> Bool {
    let (value, unit) = split(digits(found))
    let (expected, expectedUnit) = split(line.expected.replacing(" as percent", with: ""))
    guard unit == expectedUnit else { return false }
    guard let value = Double(value), let expected = Double(expected) else { return value == expected }
    return abs(value - expected) <= 1e-13 * abs(expected)
  }

  /// A result's digits, as many as are written, and its unit.
  private static func digits(_ found: FormulaResult) -> String {
    let digits = found.number.description.filter { $0 != "…" }
    return switch found.kind {
    case .number, .percent: digits
    case .quantity(let unit): ResultForm.text(digits, of: unit)
    case .truth, .instant, .text, .list, .complex, .missing: found.written
    }
  }

  private static func split(_ text: String) -> (number: String, unit: String) {
    guard let blank = text.firstIndex(of: " ") else { return (text, "") }
    return (String(text[..<blank]), String(text[blank...]))
  }

  private static func check(_ line: Line, _ surface: String, _ body: () throws -> FormulaResult) {
    do {
      let found = try body()
      #expect(!line.isError && holds(found, line), "\(surface): \(line.text) is \(found.written), not \(line.expected)")
    } catch let error as FormulaError {
      #expect(line.isError && error.kind.name == line.expected, "\(surface): \(line.text): \(error.message)")
    } catch let error as FormulaBookError {
      #expect(line.isError && error.errors.first?.kind.name == line.expected, "\(surface): \(line.text): \(error)")
    } catch {
      Issue.record("\(surface): \(line.text): \(error)")
    }
  }

  @Test("formulas and conversations give what the lines say, in each kind of numbers", arguments: NumberMode.allCases)
  func formulas(_ mode: NumberMode) {
    #expect(Self.lines.count > 100)
    let options = Formula.Options(numberMode: mode)
    for line in Self.lines {
      Self.check(line, "formula in \(mode)") {
        try Formula(line.text, variables: [], scope: line.scope, options: options).result(of: [])
      }
      Self.check(line, "session in \(mode)") {
        var session = FormulaSession(scope: line.scope, options: options)
        return try #require(try session.run(line.text).last?.result)
      }
    }
  }

  @Test("a book gives what the lines say, stored or not, in each kind of numbers", arguments: NumberMode.allCases)
  func books(_ mode: NumberMode) {
    // A book's line holds one definition.
    for line in Self.lines {
      let parts = line.text.components(separatedBy: "; ")
      let heads = parts.dropLast().map { $0.components(separatedBy: " = ")[0] }
      guard Set(heads).count == heads.count else { continue }
      let text = "set mode \(mode)\n" + parts.dropLast().map { $0 + "\n" }.joined() + "value = \(parts.last ?? "")\n"
      Self.check(line, "book in \(mode)") { try FormulaBook(text, rates: line.scope.rates).result(of: "value") }
      // Functions that want quantities and do not say so have no program by themselves.
      guard !line.isError, !parts.dropLast().contains(where: { $0.contains("(") }) else { continue }
      Self.check(line, "stored book in \(mode)") {
        try FormulaBook(image: FormulaBook(text, rates: line.scope.rates).image(keepingSource: false)).result(
          of: "value")
      }
    }
  }
}
