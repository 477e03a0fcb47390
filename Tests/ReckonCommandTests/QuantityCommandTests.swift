import Foundation
import Testing

/// The lines of the language's tables of quantities, through `eval`, `run`, a script and a book, in doubles and decimals.
@Suite("Quantities through the tool")
struct QuantityCommandTests {
  /// What is typed, its number, and its unit; a truth or a date has none.
  static let lines: [(text: String, value: String, unit: String)] = [
    ("3 m + 20 cm", "3.2", "m"), ("3 m < 200 cm", "false", ""), ("5 m * 20 cm", "1", "m²"), ("100 km / 2 h", "50", "km/h"),
    ("2 kg * 3 m/s^2", "6", "N"), ("12 V / 3 Ω", "4", "A"), ("1 km / 20 m", "50", ""), ("(3 m)^2", "9", "m²"), ("sqrt(16 m^2)", "4", "m"),
    ("sin(90°)", "1", ""), ("sin 30", "0.5", ""), ("100 km + 10%", "110", "km"), ("20 °C + 5 K", "25", "°C"), ("20 °C - 15 °C", "5", "K"),
    ("72 km/h to m/s", "20", "m/s"), ("(5 km to m) / 2", "2500", "m"), ("max(5 km to m, 3 m)", "5000", "m"), ("1 h 30 min * 3", "4.5", "h"),
    ("avg(3 m, 20 cm)", "1.6", "m"), ("2024-12-25 - 2024-11-23", "32", "d"), ("2024-01-31 + 1 month", "2024-02-29", ""),
    ("true + true", "2", ""), ("60 mph to km/h", "96.56064", "km/h"), ("5 ft 3 in to cm", "160.02", "cm"),
    ("100 MiB / (10 Mbit/s)", "83.88608", "s"), ("round(3.4 m)", "3", "m"), ("7 m // 2 m", "3", ""), ("7 m mod 2 m", "1", "m"),
  ]

  static func shown(_ line: (text: String, value: String, unit: String)) -> String {
    line.value + (line.unit.isEmpty ? "" : " \(line.unit)")
  }

  @Test("eval, scripts and books show each value with its unit", arguments: [[], ["--decimal"]])
  func evaluated(mode: [String]) throws {
    for line in Self.lines {
      let run = ToolRun(["eval", line.text] + mode)
      #expect(run.output == Self.shown(line) + "\n", "\(line.text): \(run.errors)")
      let script = ToolRun(["-"] + mode, input: "value = \(line.text)\nvalue\n")
      #expect(script.output.hasSuffix(Self.shown(line) + "\n"), "\(line.text): \(script.output) \(script.errors)")
      let book = try ToolRun.file("value = \(line.text)\n")
      let used = ToolRun(["eval", "--book", book, "value"] + mode)
      #expect(used.output == Self.shown(line) + "\n", "\(line.text): \(used.errors)")
    }
  }

  @Test("run writes the unit into the header and the number into the cell", arguments: [[], ["--decimal"]])
  func tables(mode: [String]) {
    for line in Self.lines {
      let run = ToolRun(["run", "v = \(line.text)", "-", "--select", "v"] + mode, input: "x\n7\n")
      #expect(
        run.output == "v\(line.unit.isEmpty ? "" : " [\(line.unit)]")\n\(line.value)\n",
        "\(line.text): \(run.errors)")
    }
  }

  @Test("today and now are read from the console's clock")
  func clock() {
    let run = ToolRun("eval", "today > 2024-01-01 and now > 2024-01-01 and abs(today - now) < 3 d")
    #expect(run.output == "true\n", "\(run.errors)")
    let table = ToolRun("run", "age = today - 2024-01-01 > 1 d", "-", "--select", "age", input: "x\n7\n")
    #expect(table.output == "age\ntrue\n", "\(table.errors)")
  }

  // MARK: Every golden line

  /// The lines of the language's golden file of quantities that stand alone, with their values: every row of the tables of VALUES.
  private static let golden: [(text: String, value: String)] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = tests.appending(path: "ReckonTests/Golden/quantities.txt")
    let lines = (try? String(contentsOf: url, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    return lines.compactMap { line in
      let parts = line.components(separatedBy: " => ")
      guard parts.count == 2, !line.hasPrefix("#"), !parts[0].contains(" | ") else { return nil }
      return (parts[0], parts[1].components(separatedBy: " [")[0].replacing(" as percent", with: ""))
    }
  }()

  /// Whether a number and its unit are those of a line, but for the last digits of doubles.
  private static func holds(_ number: String, _ unit: String?, _ expected: String) -> Bool {
    guard let value = Double(number) else { return number == expected && unit == nil }
    let parts = expected.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first.flatMap(Double.init) else { return false }
    return unit == (parts.count > 1 ? parts[1] : nil) && abs(value - first) <= 1e-13 * abs(first)
  }

  @Test("each golden line holds in eval, alone and behind a book, and through run", arguments: [[], ["--decimal"]])
  func goldenLines(mode: [String]) throws {
    #expect(Self.golden.count > 100)
    let book = try ToolRun.file("unrelated = 1\n")
    for (text, value) in Self.golden {
      let isError = value.hasPrefix("error ")
      func check(_ surface: String, _ run: ToolRun) {
        guard !isError else {
          let kind = String(value.split(separator: " ")[1])
          return #expect(run.output.contains("\"kind\": \"\(kind)\""), "\(surface): \(text): \(run.output)")
        }
        let found = run.output.firstMatch(of: /"value": "?([^",}]*)"?(?:, "unit": "([^"]*)")?/)
        let isSame = found.map { Self.holds(String($0.1), $0.2.map(String.init), value) } ?? false
        #expect(isSame, "\(surface): \(text) is \(run.output)\(run.errors), not \(value)")
      }
      check("eval", ToolRun(["eval", "--json", text] + mode))
      check("eval with a book", ToolRun(["eval", "--json", "--book", book, text] + mode))
      let statements = text.components(separatedBy: "; ")
      let column = (statements.dropLast() + ["v = \(statements[statements.count - 1])"]).joined(separator: "; ")
      let run = ToolRun(["run", column, "-", "--select", "v"] + mode, input: "row7\n7\n")
      if isError {
        // What fails as it is evaluated is an error of its row, whose field stays empty.
        let field = run.output.split(separator: "\n").last
        #expect(run.code != .success || field == "\"\"" && run.errors.contains("1 row error"), "run: \(text): \(run.output)")
      } else {
        let lines = run.output.split(separator: "\n").map(String.init)
        let unit = lines.first?.firstMatch(of: /^v \[(.*)\]$/)?.1
        #expect(
          lines.count == 2 && Self.holds(lines[1], unit.map(String.init), value), "run: \(text) is \(run.output)\(run.errors), not \(value)"
        )
      }
    }
  }
}
