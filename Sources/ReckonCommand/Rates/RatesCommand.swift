import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonSystem
import ReckonTerminal

extension Command {
  static let rates = Command(
    "rates", usage: "update [FILE|URL] | show [CODE…]",
    summary:
      "Fetches the European Central Bank's exchange rates (CSV or XML), or reads them from a file; shows what one euro costs. Without a location, update takes the setting rates-location. A name, a password and a query (?…) in a URL are not shown, and not stored with the rates; the setting keeps a query, but no password. If fetching fails or the file is incomplete, the old rates are kept.",
    flags: [RatesCommand.older, RatesCommand.timeout], words: [.oneOf { ["update", "show"] }, .file],
    run: { try RatesCommand.run($0, $1) })
}

/// `reckon rates`.
enum RatesCommand {
  fileprivate static let older = Switch("--older", "update accepts rates older than the current ones")
  fileprivate static let timeout = Flag<Int>(
    "--timeout", "SECONDS", "how long update waits for a server (default \(Download.defaultTimeout))", from: 1...3_600)

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let files = CalculatorFiles(environment: console.environment)
    let words = arguments.words.dropFirst()
    switch arguments.words.first {
    case "update":
      guard words.count <= 1 else {
        throw UsageError("ratesUpdateTakesOneFileOrURL", "rates update takes one file or URL")
      }
      do {
        return try update(from: words.first, files, arguments, console)
      } catch let interrupted as Interruption.Interrupted {
        Interruption.end(by: interrupted.signal)
        return .inputOutput
      }
    case "show": return try show(Array(words), files.rates(), console)
    default: throw UsageError("ratesNeedsUpdateOrShow", "rates needs update or show: reckon rates show USD")
    }
  }

  // MARK: Update

  private static func update(
    from place: String?, _ files: CalculatorFiles, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let timeout = try arguments[timeout] ?? Download.defaultTimeout
    var location = place ?? ""
    if place == nil {
      let settings = files.settings()
      _ = console.report(settings.messages)
      location = settings.settings.tool.ratesLocation
    }
    let source = try RateLocation(location)
    if console.inputDescriptor != nil { Interruption.begin() }
    let bytes = try bytes(of: source, timeout, console)
    try Interruption.check()
    let rates: StoredRates
    do throws(RateTableError) {
      rates = StoredRates(try RateReader.read(bytes, now: console.now()), source: source.text, fetched: console.now())
    } catch {
      throw InputOutputError("hasNoRatesThatCanBeUsed", "\(source.text) has no usable rates: \(error.sentence)")
    }
    if let message = try files.rates().store(rates, acceptsOlder: arguments.has(older)) {
      console.report(Phrase(verbatim: message))
    }
    let table = rates.table
    try console.write(
      "\(Phrase("ratesOfForCurrencies", "rates of \(table.date) for \(table.rates.count - 1) currencies, from \(source.text)"))\n"
    )
    return .success
  }

  private static func bytes(of source: RateLocation, _ timeout: Int, _ console: Console) throws -> [UInt8] {
    switch source {
    case .web(let location): return try Download(environment: console.environment, timeout: timeout).fetch(location)
    case .file(let path):
      let descriptor = try InputPath.open(path)
      defer { close(descriptor) }
      // The reader says so when there is more than it takes.
      return try ByteSource(descriptor: descriptor, name: path).readAll(upTo: RateReader.sizeLimit)
    }
  }

  // MARK: Show

  private static func show(_ codes: [String], _ file: FileRates, _ console: Console) throws -> ExitCode {
    guard let stored = try file.stored() else {
      throw InputOutputError(
        "thereAreNoExchangeRatesYet", "there are no exchange rates yet; reckon rates update fetches them")
    }
    let table = stored.table
    let wanted = codes.isEmpty ? table.rates.keys.filter { $0 != "EUR" }.sorted() : codes.map { $0.uppercased() }
    for code in wanted where table.rates[code] == nil {
      let nearest = Suggestion.nearest(to: code, among: table.rates.keys.sorted())
      throw UsageError(
        "thereIsNoRate",
        "there is no rate for \(FormulaError.Kind.shortened(code)); \(Suggestion.advice(nearest, otherwise: Phrase("reckonRatesShowListsThem", "reckon rates show lists them")))"
      )
    }
    let age = table.age(on: console.now())
    let days: Phrase = age == 0 ? "of today" : Phrase("daysOld", "\(age, of: "day") old")
    let source = stored.source.isEmpty ? file.path : stored.source
    // Points stand under one another.
    func whole(_ rate: String) -> Int { rate.prefix { $0 != "." }.count }
    let width = wanted.compactMap { table.rates[$0].map(whole) }.max() ?? 0
    var lines = AlignedTable([.left, .left])
    for code in wanted {
      guard let rate = table.rates[code] else { continue }
      lines.add(code, String(repeating: " ", count: width - whole(rate)) + rate)
    }
    try console.write("\(Phrase("1EUR", "1 EUR on \(table.date), \(days), from \(source)"))\n\(lines.text)")
    if table.isOld(on: console.now()) {
      console.report(
        Phrase(
          "ratesAreMoreThanDaysOld",
          "the rates are more than \(RateTable.freshDays) days old; reckon rates update fetches new ones"))
    }
    return .success
  }
}
