import Foundation
import Reckon
import ReckonCalculator
import Testing

/// Decimals and conversions on the command line.
@Suite("Converting")
struct ConvertTests {
  @Test(
    "a value, its unit and the unit wanted, or an expression",
    arguments: [
      (["5", "km", "mile"], "3.10685596118666… mile\n"), (["98.6", "°F", "°C"], "37 °C\n"),
      (["5 km", "mile"], "3.10685596118666… mile\n"),
      (["3 h + 20 min to min"], "200 min\n"), (["5", "km", "to", "m"], "5000 m\n"), (["-40", "°C", "°F"], "-40 °F\n"),
      (["1/3", "kg", "lb", "--digits", "34"], "0.7348742072829252690765793378167567… lb\n"),
      (["12", "in", "ft"], "1 ft\n"),
      (["1", "h", "30", "min", "min"], "90 min\n"), (["6", "ft", "2", "in", "cm"], "187.96 cm\n"),
      (["3", "h", "+", "20", "min"], "3.33333333333333… h\n"),
      (["90", "km", "/", "2", "h", "m/s"], "12.5 m/s\n"),
    ])
  func converts(words: [String], output: String) throws {
    let run = ToolRun(["convert"] + words)
    #expect(run.output == output)
    #expect(run.code == .success)
  }

  @Test(
    "what cannot be converted is said in a sentence",
    arguments: [
      (["5 kg to km"], "different kinds"), (["1", "kg", "lb", "oz"], "different kinds"), ([], "convert takes a value"),
      (["5", "km"], "convert takes a value"),
      (["5", "km", "mie"], "did you mean"),
      (["1", "km", "m", "--digits", "0"], "from 1 to 1000000"), (["--list", "lenght"], "did you mean length?"),
      ([""], "convert takes a value"),
      (["5 km", "m; 3"], "convert takes a value"),
    ])
  func refuses(words: [String], message: String) {
    let run = ToolRun(["convert"] + words)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.code == .usage)
  }

  @Test(
    "a bracket that closes nothing is marked where it was typed",
    arguments: [
      (["5", "km)", "mile"], "5 km) mile\n      ^\n"), (["5)", "km", "mile"], "5) km mile\n   ^\n"),
      (["5", "(km))*m", "m^2"], "5 (km))*m m^2\n        ^\n"),
    ])
  func brackets(words: [String], place: String) {
    let run = ToolRun(["convert"] + words)
    #expect(run.errors.hasSuffix("  " + place) && run.errors.contains("has no opening bracket"), "\(run.errors)")
  }

  @Test("the list names every kind with its units")
  func list() {
    let all = ToolRun("convert", "--list")
    #expect(all.output.contains("temperature: K  °C  °F"))
    // A line for each category, and one for currencies.
    #expect(all.output.split(separator: "\n").count == UnitCategory.allCases.count + 1)
    #expect(ToolRun("convert", "--list", "fuel economy").output.hasPrefix("fuel economy: km/L"))
  }

  // 149176 / 1.1172 by hand, and by Python's decimal.
  @Test("currencies convert by the stored rates, name their day and warn when they are old")
  func currencies() throws {
    let run = try FilesRun()
    #expect(run("convert", "100", "USD", "KRW").errors.contains("there are no exchange rates to convert"))
    #expect(run("eval", "100 USD + 20 EUR").errors.contains("reckon rates update fetches exchange rates"))
    #expect(run("rates", "update", ToolRun.resource("eurofxref.csv")).code == .success)
    let fresh = run("convert", "100", "USD", "KRW")
    #expect(fresh.output == "≈ 133527 KRW\n")
    #expect(run("convert", "100", "USD", "KRW", "--digits", "15").output == "133526.673827425… KRW\n")
    #expect(fresh.errors == "rates of 2026-10-30\n")
    let old = run(
      "convert", "100", "USD", "KRW", "--json",
      at: Timestamp(secondsSince1970: FilesRun.now.secondsSince1970 + 8 * 86_400))
    #expect(old.output.contains(#""value": 133526.6738274257071249552452559971"#) && old.output.contains("9 days old"))
    let evaluated = run("eval", "--decimal", "100 USD to KRW")
    #expect(evaluated.output == "≈ 133527 KRW\n")
    #expect(
      evaluated.errors
        == "rates of 2026-10-30\nnote: rounded: the exact value, or an intermediate one, has more than 34 digits\n")
    #expect(run("convert", "100", "usd", "KRW").output == fresh.output)
    #expect(run("convert", "5 USD to km").errors.contains("currency"))
    // 100/1.1172, 20 + 5/1.1172 and 60 · 1491.76 by Python's decimal.
    let money = run("eval", "--decimal", "$100 to EUR", "20 € + 5 USD", "price = 20 EUR; price * 3 to KRW", "$100")
    #expect(
      money.output == "≈ 89.51 EUR\n≈ €24.48\n≈ 89506 KRW\n$100\n",
      "\(money.errors)")
  }

  @Test("eval --decimal keeps all digits, and says when functions are inexact")
  func decimals() {
    let run = ToolRun("eval", "--decimal", "0.1 + 0.2", "1/3", "x * 3", "--let", "x=1/3")
    #expect(run.output == "0.3\n0.3333333333333333333333333333333333\n0.9999999999999999999999999999999999\n")
    #expect(
      run.errors
        == String(
          repeating: "note: rounded: the exact value, or an intermediate one, has more than 34 digits\n", count: 2))
    let inexact = ToolRun("eval", "--decimal", "--json", "ln 2", "1/0")
    #expect(inexact.output.hasPrefix(#"{"value": 0.6931471805599453094172321214581766, "inexact": "rounded"}"#))
    #expect(inexact.output.contains("divisionByZero"))
    let lines = ToolRun(
      "eval", "--decimal", "--jsonl",
      input: #"{"expr": "x + y", "vars": {"x": "0.12345678901234567890123456789", "y": 1}}"# + "\n")
    #expect(lines.output == "{\"value\": 1.12345678901234567890123456789}\n")
    let long = ToolRun(
      "eval", "--decimal", "--jsonl",
      input: ["x mod 97", "x + 1"].map {
        #"{"expr": "\#($0)", "vars": {"x": 1234567890123456789012345678901234567890}}"# + "\n"
      }.joined())
    #expect(long.output.contains("rounded away") && long.output.contains(#""inexact": "rounded""#))
  }

  @Test("run --decimal computes columns in decimals")
  func table() throws {
    let file = try ToolRun.file("a,b\n0.1,0.2\n1,3\n12345678901234567890,1e-10\nx,1\n")
    let run = ToolRun("run", "s = a + b; q = a / b", file, "--decimal")
    #expect(
      run.output == """
        a,b,s,q
        0.1,0.2,0.3,0.5
        1,3,4,0.3333333333333333333333333333333333
        12345678901234567890,1e-10,12345678901234567890.0000000001,123456789012345678900000000000
        x,1,,

        """)
  }

  @Test("the prompt changes its number mode, shows units and marks what is inexact")
  func prompt() {
    let run = ToolRun(
      [],
      input:
        ":set mode decimal\nx = 1/3\nx*3\nln 2\ny = sin 30\n5 km to m\n255 to hex\n:set mode triple\n:set\n:set color purple\n",
      isTerminal: true)
    for line in [
      "mode = decimal", "x ≈ 0.33333333333333", "≈ 1", "≈ 0.69314718055995",
      "y = 0.5",
      "5,000 m", "0xFF",
    ] { #expect(run.output.contains(line + "\n"), "\(line)") }
    #expect(
      run.errors.contains("mode is double, decimal or exact") && run.errors.contains("color is yes or no, not purple"))
  }
}
