import Foundation
import Reckon
import ReckonCalculator
import ReckonStorage
import TestDepth
import Testing

/// Calls every public function of the calculator and its files with arguments that no caller should give. A trap ends
/// the process, which is how the test fails.
@Suite("Any argument of the calculator's public functions gives a value or an error")
struct PublicCalculatorArgumentTests {
  struct Arguments: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func pick<T>(_ items: [T]) -> T { items[Int(next() % UInt64(items.count))] }
    mutating func int() -> Int {
      pick([.min, .min + 1, -1_000, -1, 0, 1, 2, 5, 15, 24, 40, 1_000, 1 << 31, .max - 1, .max])
    }
    mutating func double() -> Double {
      pick([0, -0.0, 1, -1, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan, Double(bitPattern: next())])
    }

    mutating func text() -> String {
      pick([
        "", " ", "0", "-0", "1", "-12.50", "0.000000000001", "123456789012345678901234567890", "1e400", "1e-400",
        "0.333…", "inf", "nan",
        "x", "1/3",
        "sqrt(2)", "km", "mi", "km/h", "°C", "USD", "EUR", "KRW", "kg", "ft+in", "5 km to mi", "100 USD to EUR", "…",
        "\u{0}", "🙂", "1,5",
        "1.5.5", "-",
        ".", "e", "2026-10-30", "9999-12-31", "not a date", "sin", "1 + 2", "(((", "))", "50%", "=", "±", "\n",
        String(repeating: "9", count: 200),
      ])
    }

    mutating func bytes() -> [UInt8] { (0..<Int(next() % 60)).map { _ in UInt8(truncatingIfNeeded: next()) } }
    mutating func time() -> Timestamp { Timestamp(secondsSince1970: double()) }

    mutating func settings() -> CalculatorSettings {
      var settings = CalculatorSettings()
      change(&settings)
      return settings
    }

    mutating func change(_ settings: inout CalculatorSettings) {
      settings.angleUnit = pick([.degrees, .radians, .gradians])
      settings.numberMode = pick(NumberMode.allCases)
      settings.entryStyle = pick(CalculatorSettings.EntryStyle.allCases)
      settings.notation = pick(CalculatorSettings.Notation.allCases)
      settings.decimalPlaces = next() % 2 == 0 ? nil : int()
      settings.groupsDigits = next() % 2 == 0
      settings.historyLimit = int()
    }

    mutating func format() -> DisplayFormat {
      var format = DisplayFormat(settings(), width: int())
      (format.places, format.cutsOff) = (next() % 2 == 0 ? nil : int(), next() % 2 == 0)
      return format
    }

    mutating func entry() -> HistoryEntry {
      HistoryEntry(
        id: int(), expression: text(), result: text(), digits: next() % 2 == 0 ? nil : text(),
        isInexact: next() % 2 == 0,
        angleUnit: pick([.degrees, .radians]), time: time())
    }

    mutating func rates() -> RateTable? {
      try? RateTable(date: text(), rates: ["USD": "1.25"].merging([text(): text()]) { $1 })
    }
  }

  typealias Call = (name: String, body: @Sendable (inout Arguments) throws -> Void)

  static let calls: [Call] = {
    var calls: [Call] = []
    func add(_ name: String, _ body: @escaping @Sendable (inout Arguments) throws -> Void) {
      calls.append((name, body))
    }
    add("CalculatorSession") { arguments in
      var session = CalculatorSession()
      session.state.displayWidth = arguments.int()
      session.changeSettings { arguments.change(&$0) }
      for _ in 0..<12 {
        switch arguments.next() % 12 {
        case 0: session.paste(arguments.text())
        case 1: for character in arguments.text() { session.type(character) }
        case 2: session.enter(arguments.text(), unit: arguments.next() % 2 == 0 ? nil : arguments.text())
        case 3: session.useResult(of: arguments.entry())
        case 4: session.useExpression(of: arguments.entry())
        case 5: session.changeSettings { arguments.change(&$0) }
        case 6: session.state.displayWidth = arguments.int()
        case 7: (session.showFurtherDigits(), session.showEarlierDigits())
        case 8: (session.clearHistory(), session.state.panel = nil, session.dismissTips())
        default: session.press(arguments.pick(CalculatorKey.allCases))
        }
        _ = (
          session.expression(parts: arguments.int()), session.lines(parts: arguments.int()), session.expression,
          session.lines,
          session.shownNumber
        )
        _ = (
          session.error?.message(in: .korean), session.state.refusal?.message(in: .english), session.pendingOperation,
          session.isIdle,
          session.tips
        )
        _ = (session.takeMessages(), session.key(typedAs: arguments.text().first ?? "x"))
      }
    }
    add("CalculatorKey") { _ = (try? CalculatorKey.keys(of: $0.text()), CalculatorKey(spelling: $0.text())) }
    add("DisplayFormat") { arguments in
      let format = arguments.format()
      _ = (
        format.text(of: arguments.text()),
        format.entryText(arguments.pick(["1234567", "-1234.5", "", "-", "0.10", "12345678901234567890"]))
      )
      _ = format.text(of: "\(arguments.pick([0.1, 1e15, 1e-9, 123456.789, 1e300]))")
    }
    add("DisplayFormat of results") { arguments in
      let options = Formula.Options(numberMode: arguments.pick(NumberMode.allCases))
      let text = arguments.pick([
        "1/3", "sqrt(2)", "3 km", "50%", "1 > 0", "2026-01-01", "5 ft to ft+in", "255 to hex", "1/3 to fix 3", "10^30",
      ])
      guard let formula = try? Formula(text, variables: [], options: options), let result = try? formula.result() else {
        return
      }
      _ = DisplayFormat.result(result, form: formula.program.resultForm, settings: arguments.settings())
      if case .exact(let value) = result.number {
        _ = DisplayFormat.exact(
          value, formula.program.resultForm, arguments.settings(), digits: arguments.pick([nil, .min, -1, 0, 1, 100]))
      }
    }
    add("HistoryEntry") { _ = $0.entry().shown($0.next() % 2 == 0 ? nil : $0.format()) }
    add("HistoryInMemory") { arguments in
      var history = HistoryInMemory()
      for _ in 0..<3 { try history.append(arguments.entry(), limit: arguments.int()) }
      _ = history.entries.exported(as: arguments.pick(HistoryFormat.allCases))
    }
    add("RateTable") { arguments in
      guard let table = arguments.rates() else { return }
      _ = (table.exchangeRates, table.age(on: arguments.time()), table.isOld(on: arguments.time()))
    }
    add("RateTable of any day") { arguments in
      let table = try RateTable(
        date: arguments.pick(["0001-01-01", "9999-12-31", "2026-10-30"]),
        rates: ["USD": arguments.pick(["1", "0.000000000000000000000000000001", "007.50"])])
      _ = (table.exchangeRates, table.age(on: arguments.time()), table.isOld(on: arguments.time()))
    }
    add("RateReader") { _ = try RateReader.read($0.bytes(), now: $0.time()) }
    add("Converter") { arguments in
      let converter = Converter(rates: arguments.rates(), now: arguments.time())
      _ = (
        try? converter.convert(arguments.text(), from: arguments.text(), to: arguments.text()),
        try? converter.convert(arguments.text())
      )
      _ = (converter.currencies, arguments.rates()?.warning(on: arguments.time()))
    }
    add("Timestamp") { arguments in
      _ = (arguments.time().text, arguments.time().secondsSince1970, arguments.time().hashValue)
    }
    add("Setting") { _ = (Setting.named($0.text()), Setting.named(briefly: $0.text()), Setting.meant(by: $0.text())) }
    add("StorageError") { _ = StorageError("\($0.text())").message(in: .korean) }
    add("CalculatorFiles") { arguments in
      let folder =
        FileManager.default.temporaryDirectory.path
        + "/reckon-arguments-\(ProcessInfo.processInfo.processIdentifier)-\(arguments.next())"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let files = CalculatorFiles(folder: arguments.pick([folder, folder, folder + "/\u{0}", "/dev/null/x"]))
      var history = files.history()
      for _ in 0..<2 { try? history.append(arguments.entry(), limit: arguments.int()) }
      history.reload()
      var lines = files.lines()
      lines.append(arguments.text(), limit: arguments.int())
      var settings = files.settings()
      try? settings.update { arguments.change(&$0) }
      settings.reload()
      if let table = arguments.rates() {
        _ = try? files.rates().store(StoredRates(table, source: arguments.text(), fetched: arguments.time()))
      }
      _ = (lines.read(), try? files.rates().rates(), LineHistory.keeps(arguments.text(), after: arguments.text()))
    }
    return calls
  }()

  @Test("random arguments, extremes among them", arguments: 0..<4)
  func random(_ part: Int) {
    let count = Depth.count(quick: 150, full: 100_000)
    var arguments = Arguments(state: UInt64(part) &* 99 &+ 3)
    for _ in 0..<count {
      let call = arguments.pick(Self.calls)
      let time = ProcessorTime.measure { try? call.body(&arguments) }
      #expect(time < .seconds(20), "\(call.name) took \(time)")
    }
  }
}
