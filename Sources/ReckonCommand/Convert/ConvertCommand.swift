import Reckon
import ReckonCalculator
import ReckonPrompt
import ReckonTerminal

extension Command {
  static let convert = Command(
    "convert", usage: "VALUE FROM TO | EXPR",
    summary: """
      Converts between units and between currencies.

      Examples: reckon convert 5 km mile, reckon convert '3 h + 20 min to min', reckon convert 100 USD KRW.

      Computes in exact numbers: every digit printed is correct, and … means that more follow. Currencies need rates: reckon rates update fetches them.
      """,
    flags: [ConvertCommand.digits, ConvertCommand.list, ConvertCommand.json], words: [.any, .oneOf { unitNames }],
    run: { try ConvertCommand.run($0, $1) })
}

extension Command {
  /// The short names of units that a converter lists, as a shell can complete them.
  private static var unitNames: [String] { UnitCategory.allCases.flatMap { Catalogue.units(in: $0).map(\.symbol) } }
}

/// `reckon convert`.
enum ConvertCommand {
  fileprivate static let digits = Flag<Int>(
    "--digits", "COUNT",
    Phrase("how many significant digits to print of a number with infinitely many, 1 to 1000000 (default 15)")
      .keyed(.option, "convert --digits"),
    from: 1...ExactValue.largestDigits)
  fileprivate static let list = Switch("--list", "list all units, or those of one kind: reckon convert --list length")
  fileprivate static let json = Switch(
    "--json",
    Phrase("print a JSON object: value with all its digits, unit, note and warning").keyed(.option, "convert --json"))

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    // Units work without rates; errors in the rates' file matter only for currencies.
    var rates: RateTable?
    do throws(StorageError) { rates = try console.rates() } catch { console.report(Phrase(verbatim: error.message)) }
    let converter = Converter(rates: rates, now: console.now())
    if arguments.has(list) { return try listUnits(arguments.words.joined(separator: " "), converter, console) }
    let digits = try arguments[digits]
    let result: Converter.Result
    do { result = try ConversionWords.result(arguments.words, converter, as: "reckon convert") } catch let error
      as FormulaError
    {
      console.report(error)
      Currencies.reportMissing(error, console)
      return ExitCode(error)
    }
    if arguments.has(json) {
      var object = JSONObject()
      object.add("value", json: JSONAnswer.number(result.number))
      object.add("unit", result.unit)
      object.addMore(result.number)
      object.add("inexact", optional: result.exactness.name)
      object.add("note", optional: result.note)
      object.add("warning", optional: result.warning)
      try console.write(object.text + "\n")
      return .success
    }
    for remark in result.remarks { console.writeError("\(VisibleText.remark(remark))\n") }
    try console.write(shown(result, digits: digits).marked + "\n")
    return .success
  }

  /// A value with its first digits, 15 unless others are asked for, in the unit or notation that was asked for; what is
  /// not known exactly is rounded to so many.
  private static func shown(_ result: Converter.Result, digits asked: Int?) -> ShownNumber {
    if asked == nil, result.form.isMoney {
      let shown = DisplayFormat.result(result.number, form: result.form)
      return ShownNumber(shown.text, max(shown.exactness, result.exactness))
    }
    let digits = asked ?? 15
    if result.exactness == .exact, case .exact(let value) = result.number,
      let shown = DisplayFormat.exact(value, result.form, digits: digits)
    {
      return shown
    }
    let number = result.number.decimal
    // Notations such as hexadecimal have no use for a number of digits.
    let rounded = if case .notation = result.form { number } else { number.rounded(toDigits: digits) }
    let text = DisplayFormat.result(.decimal(rounded), form: result.form)
    let isCut = rounded != number && number.isFinite
    return ShownNumber(text.text, max(text.exactness, result.exactness, isCut ? .rounded : .exact))
  }

  private static func listUnits(_ kind: String, _ converter: Converter, _ console: Console) throws -> ExitCode {
    let categories = Converter.categories.filter { kind.isEmpty || $0.name.lowercased() == kind.lowercased() }
    let listsCurrencies = kind.isEmpty || kind.lowercased() == "currency"
    guard !categories.isEmpty || listsCurrencies else {
      let titles = Converter.categories.map { $0.name.lowercased() } + ["currency"]
      let nearest = Suggestion.nearest(to: kind.lowercased(), among: titles)
      throw UsageError(
        "thereIsNoKindOfUnits",
        "there is no kind of units \(kind); \(Suggestion.advice(nearest, otherwise: Phrase(verbatim: titles.joined(separator: ", "))))"
      )
    }
    func write(_ line: String) throws { try console.write(console.fitted(line, indent: 4) + "\n") }
    for category in categories { try write("\(category.name.lowercased()): \(category.units.joined(separator: "  "))") }
    if listsCurrencies {
      let codes = converter.currencies
      try write(
        "currency: \(codes.isEmpty ? Phrase("noneReckonRatesUpdateFetches", "none; reckon rates update fetches rates").description : codes.joined(separator: "  "))"
      )
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
