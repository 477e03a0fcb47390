import Reckon
import ReckonCalculator

extension Command {
  static let convert = Command(
    "convert", usage: "VALUE FROM TO | EXPR",
    summary: """
      Converts between units and between currencies: reckon convert 5 km mile, reckon convert '3 h + 20 min to min', reckon convert 100 USD KRW.

      Computes in decimals, so that factors are exact. Currencies need rates: reckon rates update fetches them.
      """,
    options: [
      Option("--digits", "COUNT", "how many significant digits to print, 1 to 34 (default 15)"),
      Option("--list", nil, "list the units, all or of the kind that follows: reckon convert --list length"),
      Option("--json", nil, "print an object: value with all its digits, unit, note and warning"),
    ], run: { try ConvertCommand.run($0, $1) })
}

/// `reckon convert`.
enum ConvertCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    // Without rates there are units all the same; what is wrong with the rates' file matters to whoever asks for a currency.
    var rates: RateTable?
    do throws(StorageError) { rates = try console.rates() } catch { console.report(error.message) }
    let converter = Converter(rates: rates, now: console.now())
    if arguments.has("--list") { return try list(arguments.words.joined(separator: " "), converter, console) }
    var digits = 15
    if let text = arguments["--digits"] {
      guard let count = Int(text), 1...34 ~= count else { throw UsageError("--digits is a whole number from 1 to 34, not \(text)") }
      digits = count
    }
    let expression = try expression(arguments.words)
    let result = try converter.convert(expression)
    if arguments.has("--json") {
      var fields = [("value", result.value), ("unit", JSONText.string(result.unit))]
      if result.isInexact { fields.append(("inexact", "true")) }
      if let note = result.note { fields.append(("note", JSONText.string(note))) }
      if let warning = result.warning { fields.append(("warning", JSONText.string(warning))) }
      try console.write(JSONText.object(fields) + "\n")
      return .success
    }
    for remark in [result.note, result.warning.map { "warning: \($0)" }] { if let remark { console.writeError("\(remark)\n") } }
    let value = Decimal128(result.value).map { NumberText.shortest($0.rounded(toDigits: digits)) } ?? result.value
    try console.write("\(result.isInexact ? "≈ " : "")\(value)\(result.unit.isEmpty ? "" : " ")\(result.unit)\n")
    return .success
  }

  /// The words as an expression that ends in a conversion.
  private static func expression(_ words: [String]) throws -> String {
    let hasTo = words.contains { $0 == "to" || $0.contains(" to ") || $0.contains(" in ") }
    switch words.count {
    case 0: throw UsageError("convert takes a value, its unit and the unit wanted: reckon convert 5 km mile")
    case 2 where !hasTo: return "\(words[0]) to \(words[1])"
    case 3 where !hasTo: return "(\(words[0])) * (\(words[1])) to \(words[2])"
    default: return words.joined(separator: " ")
    }
  }

  private static func list(_ kind: String, _ converter: Converter, _ console: Console) throws -> ExitCode {
    let categories = Converter.categories.filter { kind.isEmpty || $0.title.lowercased() == kind.lowercased() }
    let listsCurrencies = kind.isEmpty || kind.lowercased() == "currency"
    guard !categories.isEmpty || listsCurrencies else {
      let titles = Converter.categories.map { $0.title.lowercased() } + ["currency"]
      let nearest = Suggestion.nearest(to: kind.lowercased(), among: titles)
      throw UsageError("there is no kind of units \(kind); \(nearest.map { "did you mean \($0)?" } ?? titles.joined(separator: ", "))")
    }
    for category in categories { try console.write("\(category.title.lowercased()): \(category.units.joined(separator: "  "))\n") }
    if listsCurrencies {
      let codes = converter.currencies
      try console.write("currency: \(codes.isEmpty ? "none; reckon rates update fetches rates" : codes.joined(separator: "  "))\n")
    }
    return .success
  }
}

extension Decimal128 {
  /// The number rounded to so many significant digits, half to even.
  func rounded(toDigits count: Int) -> Decimal128 {
    guard isFinite, !isZero else { return self }
    let parts = digits
    return rounded(.toNearestOrEven, toPlaces: count - String(parts.coefficient).count - parts.exponent)
  }
}
