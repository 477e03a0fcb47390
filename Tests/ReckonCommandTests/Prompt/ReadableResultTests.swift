import ReckonCalculator
import Testing

/// Results as people read them, on each surface that the tool has. One euro is 1.1172 USD, 160.5 JPY and 0.34 KWD.
@Suite("Readable results")
struct ReadableResultTests {
  struct Row {
    let typed: String
    /// What commands and scripts show.
    let shown: String
    /// What the prompt and the keypad show, where that differs.
    var grouped: String?

    init(_ typed: String, _ shown: String, grouped: String? = nil) {
      (self.typed, self.shown, self.grouped) = (typed, shown, grouped)
    }
  }

  private static let rates = "Date, USD, JPY, KWD, \n30 October 2026, 1.1172, 160.5, 0.34, \n"

  static let rows: [Row] = [
    // Units meet.
    Row("1500 W * 8 h * $0.12/kWh", "$1.44"), Row("5 L/100km * 450 km", "22.5 L"), Row("10 kWh / 2 kW", "5 h"),
    Row("12 V * 2 Ah", "24 Wh"),
    Row("50 mg/kg * 154 lb", "3492.661249 mg", grouped: "3,492.661249 mg"),
    // By Python's decimal: 101325 · 0.0224 / (8.314 · 273.15).
    Row("101325 Pa * 22.4 L / (8.314 J/(mol K) * 273.15 K)", "0.9994323568735479491993087884815341… mol"),
    Row("60 km/h", "60 km/h"), Row("25 MiB/s", "25 MiB/s"), Row("5 g/kg", "5 g/kg"), Row("9.81 m/s²", "9.81 m/s²"),
    // Money is shown to its minor unit, prices are not.
    Row("$100 to €", "≈ €89.51"), Row("19.99 USD * 1.19", "≈ 23.79 USD"), Row("1.459 EUR/L", "1.459 EUR/L"),
    Row("100 USD", "100 USD"),
    Row("$100 / 3", "≈ $33.33"), Row("$0.5 * 3", "$1.50"), Row("-$5.255", "≈ -$5.26"),
    Row("100 EUR to JPY", "16050 JPY", grouped: "16,050 JPY"),
    Row("1 USD to JPY", "≈ 144 JPY"), Row("1 EUR to KWD", "0.340 KWD"), Row("$0.001234", "≈ $0.0012"),
    Row("0.005 USD", "0.005 USD"),
    Row("0.5 JPY", "0.5 JPY"), Row("19.99 USD * 1.19 to fix 6", "23.788100 USD"),
    Row("1234567.891 EUR", "≈ 1234567.89 EUR", grouped: "≈ 1,234,567.89 EUR"),
    Row("price = $20; price * 1.19", "$23.80"),
    // Currencies that the euro replaced.
    Row("100 BGN to EUR", "≈ 51.13 EUR"), Row("100 HRK to EUR", "≈ 13.27 EUR"), Row("100 DEM + 20 FRF", "≈ 105.96 DEM"),
    // What was typed mixed stays mixed.
    Row("5 ft 3 in * 2", "10 ft 6 in"), Row("(9 h 45 min) * 1.5", "14 h 37.5 min"), Row("1 h 30 min * 3", "4 h 30 min"),
    Row("5 ft 3 in - 6 ft", "-9 in"), Row("10% of 5 ft 10 in", "7 in"), Row("h = 5 ft 3 in; h / 3", "1 ft 9 in"),
    // Thousands are set apart by one setting.
    Row("20!", "2432902008176640000", grouped: "2,432,902,008,176,640,000"),
    Row("20! to fix 1", "2432902008176640000.0", grouped: "2,432,902,008,176,640,000.0"),
    Row(
      "52!", "80658175170943878571660636856403766975289505440883277824000000000000",
      grouped: "80,658,175,170,943,878,571,660,636,856,403,766,975,289,505,440,883,277,824,000,000,000,000"),
    Row(
      "10^30", "1000000000000000000000000000000", grouped: "1,000,000,000,000,000,000,000,000,000,000"),
  ]

  private static func tool() throws -> FilesRun {
    let tool = try FilesRun()
    try tool.write(rates, to: "rates.csv")
    #expect(tool("rates", "update", "\(tool.path)/rates.csv").code == .success)
    return tool
  }

  @Test("commands, scripts and a script's file show what the rows say")
  func commands() throws {
    let tool = try Self.tool()
    for row in Self.rows {
      let last = row.typed.components(separatedBy: "; ").count == 1
      #expect(tool("eval", row.typed).output == row.shown + "\n", "\(row.typed)")
      if last { #expect(tool("-e", row.typed).output == row.shown + "\n", "\(row.typed)") }
    }
    try tool.write(Self.rows.map { $0.typed + "\n" }.joined(), to: "script.reckon")
    let script = tool("\(tool.path)/script.reckon")
    #expect(script.output.split(separator: "\n").map(String.init) == Self.rows.map(\.shown), "\(script)")
  }

  @Test("the prompt groups digits, and says one line about the rates in a conversation")
  func prompt() throws {
    let tool = try Self.tool()
    let run = ToolRun(input: Self.rows.map { $0.typed + "\n" }.joined(), isTerminal: true, home: tool.path)
    let lines = run.output.split(separator: "\n").map(String.init)
    for row in Self.rows {
      let shown = row.grouped ?? row.shown
      #expect(lines.contains { $0.hasSuffix("] \(shown)") }, "\(row.typed): \(shown)")
    }
    #expect(run.errors.components(separatedBy: "rates of ").count == 2, "\(run.errors)")
  }

  @Test("a fraction before a unit has no note, and a currency that the euro replaced has one")
  func notes() throws {
    let tool = try Self.tool()
    #expect(tool("eval", "1/2 cup + 1/3 cup").errors.isEmpty)
    #expect(
      tool("eval", "100 BGN to EUR").errors == """
        note: read as 1 EUR = 1.95583 BGN, the rate at which the euro replaced it; for the other reading write another rate as a number

        """)
    #expect(try FilesRun()("eval", "100 BGN to EUR").output == "≈ 51.13 EUR\n", "without any rates")
  }

  @Test("answers, names, JSON and tables hold the whole value")
  func wholeValues() throws {
    let tool = try Self.tool()
    #expect(tool("eval", "--json", "19.99 USD * 1.19").output == "{\"value\": 23.7881, \"unit\": \"USD\"}\n")
    #expect(
      tool("-e", "x = 19.99 USD * 1.19", "-e", "x * 10000", "-e", "ans / 10000 to fix 4").output
        == "237881 USD\n23.7881 USD\n")
    try tool.write("p [USD]\n19.99\n", to: "t.csv")
    #expect(tool("run", "--decimal", "q = p * 1.19", "\(tool.path)/t.csv").output == "p [USD],q [USD]\n19.99,23.7881\n")
  }

  @Test("a setting shows more places of money")
  func places() throws {
    let run = try PromptRun([
      ":set decimal-places 6", "19.99 USD * 1.19", ":set decimal-places automatic", "19.99 USD * 1.19",
    ])
    #expect(run.answers.contains("[1] 23.7881 USD") && run.answers.contains("[2] ≈ 23.79 USD"), "\(run.answers)")
  }

  @Test("the keypad shows what the prompt shows, as far as its display goes")
  func keypad() throws {
    let rates = try RateTable(date: "2026-10-30", rates: ["USD": "1.1172", "JPY": "160.5", "KWD": "0.34"])
    for row in Self.rows where !row.typed.contains(";") && !row.typed.contains(" to fix") && row.shown.count < 19 {
      let services = CalculatorServices(
        settings: SettingsInMemory(CalculatorSettings()), rates: RatesInMemory(rates), now: { FilesRun.now })
      var session = CalculatorSession(services: services)
      for character in row.typed + "=" { session.type(character) }
      // The display has its mark beside it.
      #expect(session.display == (row.grouped ?? row.shown).replacing("≈ ", with: ""), "\(row.typed)")
    }
  }
}
