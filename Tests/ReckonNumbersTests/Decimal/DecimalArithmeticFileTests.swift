import Foundation
import ReckonNumbers
import TestDepth
import Testing

/// IBM's public test cases of General Decimal Arithmetic for decimal128, as CPython's `test` package carries them.
@Suite("General Decimal Arithmetic test cases")
struct DecimalArithmeticFileTests {
  /// The files, with how many of the cases of their version 2.59 are for rounding that Swift has and not in
  /// hexadecimal.
  static let counts = [
    "Abs": 74, "Add": 1002, "Compare": 657, "Divide": 685, "Max": 255, "Min": 245, "Minus": 43, "Multiply": 470,
    "Plus": 43,
    "Quantize": 620, "Remainder": 498, "Subtract": 518, "ToIntegral": 170,
  ]

  /// The first of the known places that has the files.
  static let directory: URL? = {
    let places =
      [ProcessInfo.processInfo.environment["RECKON_DECTEST"]].compactMap { $0 }
      + pythonVersions("/usr/lib") + pythonVersions("/usr/local/lib")
      + subdirectories("/root/.pyenv/versions").flatMap { pythonVersions($0 + "/lib") }
      + [pythonLibrary()].compactMap { $0 }
    return places.map { URL(filePath: $0) }.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "dqAdd.decTest").path)
    }
  }()

  private static func subdirectories(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map { "\(path)/\($0)" }
  }

  private static func pythonVersions(_ path: String) -> [String] {
    subdirectories(path).filter { $0.contains("python3") }.map { $0 + "/test/decimaltestdata" }
  }

  private static func pythonLibrary() -> String? {
    let code = "import os, test; print(os.path.join(os.path.dirname(test.__file__), 'decimaltestdata'))"
    return (try? Python.output(["-c", code]))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A line of a file: `dqadd001 add 1 1 -> 2 Inexact`.
  struct Case {
    let id: String
    let operation: String
    let operands: [String]
    let result: String
    let conditions: Set<String>

    init?(_ line: String) {
      guard let fields = Self.fields(line), let arrow = fields.firstIndex(of: "->"), arrow >= 3,
        fields.count > arrow + 1
      else {
        return nil
      }
      id = fields[0]
      operation = fields[1].lowercased()
      operands = Array(fields[2..<arrow])
      result = fields[arrow + 1]
      conditions = Set(fields[(arrow + 2)...].map { $0.lowercased() })
    }

    /// Words, some of them in quotes; a comment ends the line.
    private static func fields(_ line: String) -> [String]? {
      var fields: [String] = []
      var rest = Substring(line)
      while true {
        rest = rest.drop { $0.isWhitespace }
        guard let first = rest.first, !rest.hasPrefix("--") else { return fields }
        if first == "'" || first == "\"" {
          let body = rest.dropFirst()
          guard let end = body.firstIndex(of: first) else { return nil }
          fields.append(String(body[..<end]))
          rest = body[body.index(after: end)...]
        } else {
          let word = rest.prefix { !$0.isWhitespace }
          fields.append(String(word))
          rest = rest[word.endIndex...]
        }
      }
    }
  }

  static let conditionNames: [(Decimal128.Flags, String)] = [
    (.inexact, "inexact"), (.rounded, "rounded"), (.subnormal, "subnormal"), (.underflow, "underflow"),
    (.overflow, "overflow"),
    (.clamped, "clamped"), (.invalidOperation, "invalid_operation"), (.divisionByZero, "division_by_zero"),
    (.divisionUndefined, "division_undefined"), (.divisionImpossible, "division_impossible"),
    (.conversionSyntax, "conversion_syntax"),
  ]

  static let rules: [String: FloatingPointRoundingRule] = [
    "half_even": .toNearestOrEven, "half_up": .toNearestOrAwayFromZero, "down": .towardZero, "up": .awayFromZero,
    "ceiling": .up,
    "floor": .down,
  ]

  enum Outcome {
    case result(Decimal128, Decimal128.Flags)
    case skipped(String)
  }

  static func perform(_ test: Case, rounding: String) -> Outcome {
    if (test.operands + [test.result]).contains(where: { $0.contains("#") }) {
      return .skipped("encodings in hexadecimal")
    }
    guard let rule = rules[rounding] else { return .skipped("rounding \(rounding)") }
    var reading: Decimal128.Flags = []
    let operands = test.operands.map { Decimal128($0, &reading) }
    guard operands.count == (["abs", "apply", "minus", "plus", "tointegralx"].contains(test.operation) ? 1 : 2) else {
      return .skipped("number of operands")
    }
    let x = operands[0]
    let y = operands.count > 1 ? operands[1] : x
    var flags: Decimal128.Flags = []
    let result: Decimal128
    switch test.operation {
    case "abs": result = x.absolute(&flags)
    case "add": result = x.adding(y, rounding: rule, &flags)
    case "compare": result = x.compared(to: y, &flags)
    case "divide": result = x.divided(by: y, rounding: rule, &flags)
    case "max": result = .maximum(x, y, &flags)
    case "min": result = .minimum(x, y, &flags)
    case "minus": result = x.minus(&flags)
    case "multiply": result = x.multiplied(by: y, rounding: rule, &flags)
    case "plus", "apply": result = x.plus(&flags)
    case "quantize": result = x.quantized(toExponentOf: y, rule, &flags)
    case "remainder": result = x.remainderOfShortQuotient(dividingBy: y, &flags)
    case "subtract": result = x.subtracting(y, rounding: rule, &flags)
    case "tointegralx": result = x.rounded(rule, &flags)
    default: return .skipped("operation \(test.operation)")
    }
    // The format has one form only of a number whose exponent was clamped, so that it was clamped as it was read.
    return .result(
      result, reading.contains(.clamped) && test.conditions.contains("clamped") ? flags.union(.clamped) : flags)
  }

  @Test(
    "results and conditions are those of the files", .needs("decimaltestdata", at: directory?.path),
    arguments: counts.keys.sorted())
  func file(_ name: String) throws {
    let directory = try #require(Self.directory)
    let text = try String(contentsOf: directory.appending(path: "dq\(name).decTest"), encoding: .isoLatin1)
    var rounding = "half_even"
    var (passed, failed) = (0, 0)
    var skipped: [String: Int] = [:]
    for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) })
    where !line.hasPrefix("--") {
      if let colon = line.firstIndex(of: ":"), !line[..<colon].contains(where: \.isWhitespace) {
        let key = line[..<colon].lowercased()
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces).lowercased()
        let expected = ["precision": "34", "maxexponent": "6144", "minexponent": "-6143", "clamp": "1"]
        #expect(expected[key] ?? value == value, "\(name): \(line)")
        if key == "rounding" { rounding = value }
        continue
      }
      guard let test = Case(line) else {
        if !line.isEmpty { Issue.record("dq\(name): cannot read ‘\(line)’") }
        continue
      }
      switch Self.perform(test, rounding: rounding) {
      case .skipped(let reason): skipped[reason, default: 0] += 1
      case .result(let result, let flags):
        let conditions = Set(Self.conditionNames.filter { flags.contains($0.0) }.map(\.1))
        if result.description == test.result, conditions == test.conditions {
          passed += 1
        } else {
          failed += 1
          Issue.record("\(line): got \(result) \(conditions.sorted())")
        }
      }
    }
    let reasons = skipped.sorted { $0.key < $1.key }.map { "\($0.value) for \($0.key)" }.joined(separator: ", ")
    print("dq\(name).decTest: \(passed) passed, \(failed) failed, \(skipped.values.reduce(0, +)) skipped (\(reasons))")
    // So that a reader of files that understands nothing does not pass.
    #expect(passed * 100 >= Self.counts[name, default: 0] * 95)
  }
}
