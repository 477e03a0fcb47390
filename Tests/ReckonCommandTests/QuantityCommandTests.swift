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
    for line in Self.lines where line.value != "2024-02-29" {
      let run = ToolRun(["run", "v = \(line.text)", "-", "--select", "v"] + mode, input: "x\n7\n")
      #expect(
        run.output == "v\(line.unit.isEmpty ? "" : " [\(line.unit)]")\n\(line.value == "false" ? "0" : line.value)\n",
        "\(line.text): \(run.errors)")
    }
  }

  @Test("today and now are read from the console's clock")
  func clock() {
    let run = ToolRun("eval", "today > 2024-01-01 and now > 2024-01-01 and abs(today - now) < 3 d")
    #expect(run.output == "true\n", "\(run.errors)")
    let table = ToolRun("run", "age = today - 2024-01-01 > 1 d", "-", "--select", "age", input: "x\n7\n")
    #expect(table.output == "age\n1\n", "\(table.errors)")
  }
}
