import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonCompiler
import ReckonMachine

/// The time that the page has set last, and the browser's time zones.
final class PageClock: @unchecked Sendable {
  // Safe: a page's worker has one thread.
  var seconds = 0.0
  var secondsFromUTC = 0
  var zones: TimeZones?
  /// How many seconds the clocks of a zone, or with an empty name those of the place, are ahead at a number of seconds
  /// since 1970-01-01T00:00Z; `nil` outside of a browser, where the place's clocks are ahead by what the page has set.
  let zoneSeconds: (@Sendable (String, Int64) -> Int?)?

  init(zoneSeconds: (@Sendable (String, Int64) -> Int?)?) { self.zoneSeconds = zoneSeconds }

  func secondsFromUTC(at time: Timestamp) -> Int {
    zoneSeconds?("", Int64(time.secondsSince1970.rounded(.down))) ?? secondsFromUTC
  }

  /// Takes the names of the zones that there are.
  func setZones(_ names: [String]) {
    guard let zoneSeconds else { return }
    zones = TimeZones(names: names) { zoneSeconds($0, $1) }
  }
}

/// The calculator and the conversation of one page.
package struct Page {
  private let clock: PageClock
  /// The milliseconds since some time, by a clock that does not stop; `nil` outside of a browser, where no line of the
  /// notebook is ended for the time that it takes.
  let milliseconds: (@Sendable () -> Double)?
  var calculator: CalculatorSession
  /// The calculation in the entry style that is not in force, which switching back resumes.
  var otherCalculation: CalculatorSession?
  var conversation: FormulaSession {
    // Keys and notebook have the same names.
    didSet { calculator.services.names = conversation.scope }
  }
  /// The conversation without what the notebook defines: what its first line begins with.
  var base: FormulaSession
  var notebook = Notebook()
  /// The keys pressed since the calculation began.
  var steps = KeySteps()
  var rates: RateTable?
  /// The day of the rates that the conversation has named.
  var statedRates: String?
  /// Whether numbers have a decimal comma where the browser is at home.
  private var usesDecimalComma = false

  /// - Parameter zoneSeconds: how many seconds the clocks of a zone are ahead, see ``PageClock/zoneSeconds``.
  /// - Parameter milliseconds: see ``milliseconds``.
  package init(
    zoneSeconds: (@Sendable (String, Int64) -> Int?)? = nil, milliseconds: (@Sendable () -> Double)? = nil
  ) {
    clock = PageClock(zoneSeconds: zoneSeconds)
    self.milliseconds = milliseconds
    calculator = CalculatorSession(services: Self.services(clock, HistoryInMemory(), CalculatorSettings(), nil))
    conversation = FormulaSession(scope: Scope(), options: Self.options(CalculatorSettings()))
    base = conversation
  }

  private static func services(
    _ clock: PageClock, _ history: HistoryInMemory, _ settings: CalculatorSettings, _ rates: RateTable?
  ) -> CalculatorServices {
    var services = CalculatorServices(
      history: history, settings: SettingsInMemory(settings), rates: RatesInMemory(rates),
      now: { Timestamp(secondsSince1970: clock.seconds) }, secondsFromUTC: { clock.secondsFromUTC(at: $0) })
    services.timeZones = clock.zones
    return services
  }

  /// Gives the conversation the angle unit and the kind of numbers of the settings.
  mutating func followSettings() {
    let wanted = Self.options(settings), options = conversation.options
    guard options != wanted else { return }
    conversation.options = wanted
    base.options = wanted
    notebook.invalidate()
  }

  private static func options(_ settings: CalculatorSettings) -> Formula.Options {
    var options = Formula.Options(angleUnit: settings.angleUnit, numberMode: settings.numberMode)
    options.usesComplexNumbers = settings.usesComplexNumbers
    return options
  }

  var settings: CalculatorSettings { calculator.settings }

  var now: Timestamp { Timestamp(secondsSince1970: clock.seconds) }

  /// The answer to an operation.
  package mutating func answer(_ number: Int32, _ fields: [String]) -> String {
    guard let operation = PageOperation(rawValue: number) else {
      return Self.failure(Phrase("thereIsNoOperation", "there is no operation \(Int(number))"))
    }
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    var enteredLine: String?
    switch operation {
    case .evaluate: return evaluated(field(0), angleUnit: field(1), numberMode: field(2), inputs: field(3))
    case .setClock:
      clock.seconds = Double(field(0)) ?? clock.seconds
      clock.secondsFromUTC = Int(field(1)) ?? clock.secondsFromUTC
      return "{}"
    case .setZones:
      clock.setZones(field(0).split(separator: "\n").map { String($0) })
      return "{}"
    case .start: return started(settings: field(0), history: field(1), rates: field(2))
    case .press, .type, .paste, .recall, .digits:
      if let failure = act(operation, fields) { return failure }
    case .state: break
    case .keys: return Self.keys
    case .settings: return settingsList
    case .set:
      if let failure = act(operation, fields) { return failure }
    case .history: return historyList
    case .clearHistory: calculator.clearHistory()
    case .mergeHistory: mergeHistory(field(0), after: Int64(field(1)) ?? .min)
    case .adopt: adopt(settings: field(0), Array(fields.dropFirst()))
    case .replay: replay(fields)
    case .calculation: return steps.answer
    case .convert: return converted(field(0), from: field(1), to: field(2))
    case .units: return unitList
    case .setRates: return setRates(field(0))
    case .run: return ran(field(0))
    case .preview:
      // A conversation is a value: what the copy defines and remembers goes with it.
      var copy = self
      return copy.ran(field(0))
    case .complete: return completions(field(0), at: field(1))
    case .help: return help(field(0))
    case .save: return saved
    case .book: return book
    case .dismissTips: calculator.dismissTips()
    case .exportHistory: return exportedHistory(field(0))
    case .snapshot: return snapshot(hasDefinitions: field(0) != "answers")
    case .resume: return resume(fields)
    case .loadBook: return loadBook(field(0), name: field(1), importing: Array(fields.dropFirst(2)))
    case .summaries: return Self.summaries(fields)
    case .setLanguage:
      Language.current = Language(locale: field(0)) ?? .english
      usesDecimalComma = field(1) == ","
      calculator.services.usesDecimalComma = usesDecimalComma
      notebook.invalidate()
      return "{}"
    case .notebook: return notebookAnswer(fields)
    case .line: return lineAnswer(Int(field(0)) ?? -1)
    case .enter: enteredLine = enter(Int(field(0)) ?? -1)
    case .total: return total(of: fields.compactMap { Int($0) })
    case .curves: return curves(fields)
    case .plotPoints: return plotPoints(fields)
    }
    // Keys change settings too.
    followSettings()
    // A panel is the page's to open, once: the next key opens none.
    defer { calculator.state.panel = nil }
    return state(messages: calculator.takeMessages(), enteredLine: enteredLine)
  }

  /// Does what a person did at the keys; gives what is wrong with the request.
  mutating func act(_ operation: PageOperation, _ fields: [String]) -> String? {
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    steps.record(operation, fields, calculator, hasOther: otherCalculation != nil)
    let newest = calculator.history.first?.id ?? 0
    switch operation {
    case .press:
      guard let key = CalculatorKey(rawValue: field(0)) else {
        return Self.failure(Phrase("thereIsNoKey", "there is no key \(field(0))"))
      }
      calculator.press(key)
    case .type: for character in field(0) { calculator.type(character) }
    case .paste: calculator.paste(field(0))
    case .recall:
      let found = calculator.history.first { "\($0.time.milliseconds)" == field(0) && $0.expression == field(1) }
      guard let entry = found else { break }
      if field(2) == "expression" { calculator.useExpression(of: entry) } else { calculator.useResult(of: entry) }
    case .set: if let failure = set(field(0), to: field(1)) { return failure }
    case .digits:
      if field(0) == "further" { calculator.showFurtherDigits() } else { calculator.showEarlierDigits() }
    default: break
    }
    if let entry = calculator.history.first, entry.id > newest { remember(entry) }
    return nil
  }

  /// Makes the result of a calculation of the keys the last answer of the conversation too.
  private mutating func remember(_ entry: HistoryEntry) {
    let saved = SessionSnapshot.SavedAnswer(
      text: entry.result, exactness: entry.exactness, numberMode: settings.numberMode)
    if let result = conversation.result(of: saved) { _ = conversation.keep(result) }
  }

  static func failure(_ message: Phrase) -> String {
    var object = JSONObject()
    object.add("failure", message.description)
    return object.text
  }

  // MARK: Starting and storing

  private mutating func started(settings: String, history: String, rates: String) -> String {
    var notes: [Phrase] = []
    var given = CalculatorSettings()
    if !settings.isEmpty {
      let reading = SettingsDocument.read(Array(settings.utf8))
      given = reading.settings
      if reading.document == nil {
        notes.append(Phrase("settingsAreOfANewerVersion", "the settings are of a newer version"))
      }
      if let damage = reading.damage ?? reading.refused.first {
        notes.append(Phrase("settingsAreDamaged", "the settings are damaged: \(damage)"))
      }
    }
    let (kept, damage) = Self.history(history, limit: given.historyLimit)
    notes += damage
    if !rates.isEmpty { notes += setTable(rates).map { [$0] } ?? [] }
    calculator = CalculatorSession(services: Self.services(clock, kept, given, self.rates))
    calculator.services.usesDecimalComma = usesDecimalComma
    otherCalculation = nil
    steps = KeySteps(calculator)
    startConversation()
    var object = JSONObject()
    object.add("notes", texts: notes.map { $0.description })
    object.add("state", json: state())
    return object.text
  }

  /// The history of a file, and what is wrong with it.
  static func history(_ text: String, limit: Int) -> (HistoryInMemory, notes: [Phrase]) {
    var kept = HistoryInMemory()
    var notes: [Phrase] = []
    guard !text.isEmpty else { return (kept, notes) }
    let reading = HistoryDocument.read(Array(text.utf8))
    if reading.document == nil {
      notes.append(Phrase("historyIsOfANewerVersion", "the history is of a newer version"))
    }
    if let damage = reading.damage { notes.append(Phrase("historyIsDamaged", "the history is damaged: \(damage)")) }
    for entry in reading.entries.reversed() {
      // Memory refuses nothing.
      try? kept.append(entry, limit: limit)
    }
    return (kept, notes)
  }

  mutating func startConversation() {
    statedRates = nil
    conversation = FormulaSession(scope: freshScope, options: Self.options(settings))
    base = conversation
    notebook.invalidate()
  }

  /// A scope in which nothing is defined, with the page's clock and rates.
  var freshScope: Scope {
    var scope = Scope()
    calculator.services.setClock(of: &scope)
    if let rates { scope.rates = rates.exchangeRates }
    return scope
  }

  /// Takes rates from a file; gives what is wrong with it, and then keeps those it had.
  mutating func setTable(_ text: String) -> Phrase? {
    do throws(RateTableError) {
      rates = try RateReader.read(Array(text.utf8), now: now)
      return nil
    } catch { return error.sentence }
  }

  private mutating func setRates(_ text: String) -> String {
    if let problem = setTable(text) { return Self.failure(problem) }
    calculator.services.rates = RatesInMemory(rates)
    conversation.scope.rates = rates?.exchangeRates
    base.scope.rates = rates?.exchangeRates
    notebook.invalidate()
    var object = JSONObject()
    object.add("date", optional: rates?.date)
    return object.text
  }

  /// The most bytes of a history that is stored: browsers give a page about five megabytes.
  private static let largestHistory = 2 << 20

  private var saved: String {
    var document = SettingsDocument()
    var history = HistoryDocument()
    for setting in Setting.all { document.set(setting.name, to: setting.get(settings)) }
    history.append(calculator.history.reversed(), limit: settings.historyLimit, sizeLimit: Self.largestHistory)
    var object = JSONObject()
    object.add("settings", String(decoding: document.bytes, as: UTF8.self))
    object.add("history", String(decoding: history.bytes, as: UTF8.self))
    return object.text
  }
}
