import Foundation
import Testing

/// The lines of the language's tables of quantities, through `eval`, `run`, a script and a book, in doubles and
/// decimals.
@Suite("Quantities through the tool")
struct QuantityCommandTests {
  /// What is typed, its number, and its unit; a truth or a date has none.
  static let lines: [(text: String, value: String, unit: String)] = [
    ("3 m + 20 cm", "3.2", "m"), ("3 m < 200 cm", "false", ""), ("5 m * 20 cm", "1", "m²"),
    ("100 km / 2 h", "50", "km/h"),
    ("2 kg * 3 m/s^2", "6", "N"), ("12 V / 3 Ω", "4", "A"), ("1 km / 20 m", "50", ""), ("(3 m)^2", "9", "m²"),
    ("sqrt(16 m^2)", "4", "m"),
    ("sin(90°)", "1", ""), ("sin 30", "0.5", ""), ("100 km + 10%", "110", "km"), ("20 °C + 5 K", "25", "°C"),
    ("20 °C - 15 °C", "5", "K"),
    ("72 km/h to m/s", "20", "m/s"), ("(5 km to m) / 2", "2500", "m"), ("max(5 km to m, 3 m)", "5000", "m"),
    ("avg(3 m, 20 cm)", "1.6", "m"), ("2024-12-25 - 2024-11-23", "32", "d"), ("2024-01-31 + 1 month", "2024-02-29", ""),
    ("true + true", "2", ""), ("60 mph to km/h", "96.56064", "km/h"), ("5 ft 3 in to cm", "160.02", "cm"),
    ("100 MiB / (10 Mbit/s)", "83.88608", "s"), ("round(3.4 m)", "3", "m"), ("7 m // 2 m", "3", ""),
    ("7 m mod 2 m", "1", "m"),
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
        run.output
          == "v\(line.unit.isEmpty ? "" : " [\(line.text == "20 °C - 15 °C" ? "ΔK" : line.unit)]")\n\(line.value)\n",
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

  /// The lines of a golden file of the language that stand alone, with their values: every row of the tables of VALUES.
  private static func golden(_ file: String) -> [(text: String, value: String)] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = tests.appending(path: "ReckonTests/Golden/\(file).txt")
    let lines = (try? String(contentsOf: url, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    return lines.compactMap { line in
      let parts = line.components(separatedBy: " => ")
      guard parts.count == 2, !line.hasPrefix("#"), !parts[0].contains(" | ") else { return nil }
      return (parts[0], parts[1].components(separatedBy: " [")[0].replacing(" as percent", with: ""))
    }
  }

  /// What `money.txt` converts by, as a file that `rates update` takes.
  private static let rates = "Date, USD, KRW, GBP, \n14 November 2023, 1.25, 1500, 0.8, \n"

  /// Whether a number and its unit are those of a line, but for the last digits of doubles.
  private static func holds(_ number: String, _ unit: String?, _ expected: String) -> Bool {
    guard let value = Double(number) else { return number == expected && unit == nil }
    let parts = expected.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first.flatMap(Double.init) else { return false }
    // Where it is stored, a difference of temperatures says that it is one.
    return (unit == "ΔK" ? "K" : unit) == (parts.count > 1 ? parts[1] : nil) && abs(value - first) <= 1e-13 * abs(first)
  }

  @Test(
    "each golden line holds in eval, alone and behind a book, and through run", arguments: ["quantities", "money"],
    [[], ["--decimal"]])
  func goldenLines(file: String, mode: [String]) throws {
    let lines = Self.golden(file)
    #expect(lines.count > 20)
    let tool = try FilesRun()
    try tool.write(Self.rates, to: "rates.csv")
    #expect(tool("rates", "update", "\(tool.path)/rates.csv").code == .success)
    try tool.write("unrelated = 1\n", to: "book.reckon")
    for (text, value) in lines {
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
      check("eval", tool(["eval", "--json", text] + mode))
      check("eval with a book", tool(["eval", "--json", "--book", "\(tool.path)/book.reckon", text] + mode))
      let statements = text.components(separatedBy: "; ")
      let column = (statements.dropLast() + ["v = \(statements[statements.count - 1])"]).joined(separator: "; ")
      try tool.write("row7\n7\n", to: "table.csv")
      let run = tool(["run", column, "\(tool.path)/table.csv", "--select", "v"] + mode)
      if isError {
        // What fails as it is evaluated is an error of its row, whose field stays empty.
        let field = run.output.split(separator: "\n").last
        #expect(
          run.code != .success || field == "\"\"" && run.errors.contains("1 row error"), "run: \(text): \(run.output)")
      } else {
        let lines = run.output.split(separator: "\n").map(String.init)
        let unit = lines.first?.firstMatch(of: /^v \[(.*)\]$/)?.1
        #expect(
          lines.count == 2 && Self.holds(lines[1], unit.map(String.init), value),
          "run: \(text) is \(run.output)\(run.errors), not \(value)"
        )
      }
    }
  }

  @Test(
    "a book with money is tested by the stored rates, and eval and run tell their day", arguments: [[], ["--decimal"]])
  func moneyBook(mode: [String]) throws {
    let tool = try FilesRun()
    try tool.write("price = 20 EUR\ntotal = price * 3 to KRW\n> total = 90000 KRW\n", to: "money.reckon")
    let book = "\(tool.path)/money.reckon"
    let without = tool("test", book)
    #expect(without.code == .usage)
    #expect(
      without.errors.hasPrefix(
        "\(book):2:9: error: there are no exchange rates to convert KRW by; multiply by one, as in 1.5 KRW/EUR, or give rates\n"
      ),
      "\(without.errors)")
    #expect(without.errors.hasSuffix("note: reckon rates update fetches exchange rates\n"), "\(without.errors)")
    try tool.write(Self.rates, to: "rates.csv")
    #expect(tool("rates", "update", "\(tool.path)/rates.csv").code == .success)
    let tested = tool("test", book)
    #expect(tested.output == "1 example, 0 failed\n" && tested.errors == "rates of 2023-11-14\n", "\(tested)")
    let value = tool(["eval", "--book", book, "total + 1 EUR"] + mode)
    #expect(
      value.output == "91500 KRW\n" && value.errors.hasPrefix("rates of 2023-11-14; the rates are 1082 days old"),
      "\(value)")
    try tool.write("n\n2\n", to: "table.csv")
    let table = tool(["run", "--book", book, "due = n * total", "\(tool.path)/table.csv"] + mode)
    #expect(table.output == "n,due [KRW]\n2,180000\n" && table.errors.hasPrefix("rates of 2023-11-14\n"), "\(table)")
  }

  @Test("help explains what a loaded book defines: its signature, its comment, its unit and what it needs")
  func helpOfBooks() throws {
    let book = try ToolRun.file(
      """
      # How far a beam bends in its middle.
      # Source: a handbook.
      bend(load: kN, span: m) = load * span where load >= 0 kN and span > 0 m # a comment
      > bend(2 kN, 3 m) = 6 kN*m
      # The width.
      parameter width: m = 20 cm where width > 0 m
      twice = 2width

      """)
    func help(_ text: String) -> ToolRun { ToolRun([], input: ":load \(book)\n:help \(text)\n") }
    let function = help("bend")
    for part in [
      "bend(load, span)", "function of", "How far a beam bends in its middle. Source: a handbook.",
      "load >= 0 kN and span > 0 m",
      "> bend(2 kN, 3 m) = 6 kN*m",
    ] { #expect(function.output.contains(part), "\(part): \(function.output) \(function.errors)") }
    let parameter = help("width")
    for part in ["width", "parameter of", "The width.", "unit", "20 cm", "width > 0 m"] {
      #expect(parameter.output.contains(part), "\(part): \(parameter.output) \(parameter.errors)")
    }
    // Words of the comments are found too, and what was defined since is what it is now.
    #expect(help("far a beam").output.contains("bend"))
    let changed = ToolRun([], input: ":load \(book)\ntwice = 3width\n:help twice\n")
    #expect(changed.output.contains("twice = 3width") && !changed.output.contains("2width"), "\(changed.output)")
  }

  @Test("a rounded quantity is shown in its unit, here and in a table")
  func rounded() {
    for (text, shown) in [
      ("1.23456 km to fix 2", "1.23 km"), ("1 km to fix 2", "1.00 km"), ("5 ft 3 in to cm to fix 1", "160.0 cm"),
      ("1.23456 km to sig 4", "1.235 km"), ("12345 m to eng", "12.345e3 m"), ("20 °C to fix 1", "20.0 °C"),
      ("5 mm/m to %", "0.5%"),
      ("1 g/kg to g/kg", "1 g/kg"), ("0.0123456 to mm/m to fix 1", "12.3 mm/m"),
    ] {
      for mode in [[], ["--decimal"]] {
        let run = ToolRun(["eval", text] + mode)
        #expect(run.output == shown + "\n", "\(text): \(run.output) \(run.errors)")
      }
    }
    let run = ToolRun(["run", "e = d to m to fix 1", "-"], input: "d [km]\n1.23456\n")
    #expect(run.output == "d [km],e [m]\n1.23456,1234.6\n", "\(run.output) \(run.errors)")
    // A third is 33.3 %: three places of the number that stands in the column.
    let percent = ToolRun(["run", "e = d/3 to % to fix 1", "-"], input: "d\n1\n")
    #expect(percent.output == "d,e\n1,0.333\n", "\(percent.output) \(percent.errors)")
    let mixed = ToolRun(["eval", "5 ft 3 in to fix 1"])
    #expect(mixed.errors.contains("fix 1 does not take a mixed number"))
  }

  @Test("an error shows how the quantities that do not fit were read")
  func notesOfErrors() {
    let run = ToolRun("eval", "3 * 0.5/2 h + 1 kg")
    #expect(
      run.errors.contains("do not add")
        && run.errors.contains("note: read as (0.5/2) h; for the other reading write 0.5/(2 h)"),
      "\(run.errors)")
    let json = ToolRun("eval", "--json", "h = 3; 90 km / h + 1 kg").output
    #expect(
      json.contains(#""notes": ["read as (90 km) / h, the value h; for the other reading write 90 [km/h]"]"#), "\(json)"
    )
    // What fits has nothing to do with it.
    #expect(!ToolRun("eval", "1/2 h; 3 m + 1 kg").errors.contains("note:"))
  }
}
