import Foundation
import Reckon
import Testing

/// Golden files hold one expectation a line: `expression | name=value … => value [note, …]` or `=> error kind @
/// start..<end`.
///
/// `angle=rad` among the values sets the angle unit, `mode=decimal` the kind of numbers, where ≈34 marks a value as
/// rounded to 34 digits and ≈ one as approximate. A value of another kind than a number says which: `5 km`, `true`,
/// `0.1 as percent`. With `RECKON_RECORD=1` in the environment the files are rewritten with what the engine says, and
/// the run fails, so that a recording is read before it is kept.
@Suite("Golden language files")
struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  static let files = [
    "numbers", "operators", "percent", "products", "functions", "definitions", "errors", "decimals", "conversions",
    "quantities", "units",
    "texts", "lists", "matrices", "uncertain", "complex", "missing", "money", "searches", "dates",
    "words",
  ]

  /// What `money.txt` converts by: what one euro costs, so chosen that values are short.
  static let rates = {
    var scope = Scope()
    scope.rates = try? ExchangeRates(perEuro: ["USD": "1.25", "KRW": "1500", "GBP": "0.8"], on: "2023-11-14")
    return scope
  }()

  struct Line {
    var expression: String
    var values: [(name: String, value: NumericValue)] = []
    var options = Formula.Options()
    var scope = Scope()
    var expected: String

    init?(_ text: String, file: String) {
      if file == "money" { scope = GoldenTests.rates }
      guard let arrow = text.range(of: " => ", options: .backwards), !text.hasPrefix("#") else { return nil }
      expected = String(text[arrow.upperBound...])
      expression = String(text[..<arrow.lowerBound])
      guard let bar = expression.range(of: " | ", options: .backwards), expression[bar.upperBound...].contains("=")
      else { return }
      let settings = String(expression[bar.upperBound...])
      expression = String(expression[..<bar.lowerBound])
      for setting in GoldenTests.settings(settings) {
        switch setting.name {
        case "angle": options.angleUnit = AngleUnit(setting.value) ?? .degrees
        case "complex": options.usesComplexNumbers = true
        case "mode": options.numberMode = NumberMode(rawValue: setting.value) ?? .double
        case _ where options.numberMode == .decimal:
          values.append((setting.name, .decimal(Decimal128(setting.value) ?? .nan)))
        default:
          values.append(
            (setting.name, .double(setting.value == "e" ? 0x1.5bf0a8b145769p+1 : Double(setting.value) ?? .nan)))
        }
      }
    }

    /// What the engine says, in the file's own words.
    func answer(isOptimized: Bool, reloads: Bool) -> String {
      var options = options
      options.isOptimized = isOptimized
      do {
        var formula = try Formula(expression, variables: values.map(\.name), scope: scope, options: options)
        if reloads { formula = try Formula(image: formula.image) }
        let notes = formula.notes.map(\.kind.rawValue)
        // The first evaluation is the reference machine's, the second that of a faster machine.
        let first = try? formula.result(of: values.map { .number($0.value) })
        let result = try formula.result(of: values.map { .number($0.value) })
        if let first, formula.program.isPure, first.written != result.written {
          return "another value the second time"
        }
        let mark =
          switch result.exactness {
          case .exact: ""
          case .rounded: "≈34 "
          case .approximate: "≈ "
          }
        let value =
          switch formula.kind {
          case .number: result.isNumeric ? result.number.description : result.written
          case .percent: "\(result.number) as percent"
          case .truth:
            result.number.double == 1 ? "true" : result.number.double == 0 ? "false" : "\(result.number) as truth"
          case .instant: result.number.instantText ?? "\(result.number) as instant"
          case .quantity(let unit): ResultForm.text(result.number.description, of: unit)
          case .text, .list, .complex, .missing: result.written
          }
        return mark + value + (notes.isEmpty ? "" : " [\(notes.joined(separator: ", "))]")
      } catch {
        return "error \(error.kind.name) @ \(error.range.start)..<\(error.range.end)"
      }
    }
  }

  /// Splits `x=3 `unit price`=4` at the spaces outside back quotes.
  static func settings(_ text: String) -> [(name: String, value: String)] {
    var parts: [String] = [""]
    var isQuoted = false
    for character in text {
      if character == "`" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.compactMap { part in
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      return pair.count == 2 ? (pair[0], pair[1]) : nil
    }
  }

  @Test("each line holds, optimised and not, compiled and read back from its image", arguments: files)
  func holds(file: String) throws {
    let url = Self.folder.appending(path: "\(file).txt")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var recorded: [String] = []
    var count = 0
    for text in lines {
      guard let line = Line(text, file: file) else {
        recorded.append(text)
        continue
      }
      count += 1
      for (isOptimized, reloads) in [(true, false), (true, true), (false, false), (false, true)] {
        let answer = line.answer(isOptimized: isOptimized, reloads: reloads)
        #expect(answer == line.expected, "\(text) (optimised: \(isOptimized), reloaded: \(reloads))")
      }
      let head = text.components(separatedBy: " => ").dropLast().joined(separator: " => ")
      recorded.append("\(head) => \(line.answer(isOptimized: true, reloads: false))")
    }
    #expect(count > 20)
    if ProcessInfo.processInfo.environment["RECKON_RECORD"] == "1" {
      try recorded.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
      Issue.record("\(file) was recorded: read the difference before keeping it")
    }
  }
}
