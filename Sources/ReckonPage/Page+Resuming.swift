import Reckon
import ReckonCalculator
import ReckonCatalogue

/// The keys pressed since a calculation began, from which it is reconstructed after a reload.
struct KeySteps {
  /// The settings and the memory with which it began.
  private var settings = CalculatorSettings()
  private var memory: (text: String, exactness: Exactness)?
  /// The number of an operation and its fields, separated by U+001E.
  private var steps: [String] = []
  private static let separator = "\u{1E}"
  /// How many steps are kept of a calculation that is finished, and of any.
  private static let (mostFinished, most) = (400, 4_000)

  init() {}

  init(_ calculator: CalculatorSession) { (settings, memory) = (calculator.settings, calculator.savedMemory) }

  /// Adds a step that is about to be done, or begins with it where nothing is on the display.
  mutating func record(
    _ operation: PageOperation, _ fields: [String], _ calculator: CalculatorSession, hasOther: Bool
  ) {
    let isFresh = calculator.isIdle && calculator.expression.isEmpty && calculator.error == nil && !hasOther
    if isFresh && calculator.display == "0" || steps.count >= Self.most {
      self = KeySteps(calculator)
    } else if steps.count >= Self.mostFinished, calculator.isIdle, let last = calculator.history.first {
      self = KeySteps(calculator)
      steps = [Self.step(.recall, ["\(last.time.milliseconds)", last.expression, "result"])]
    }
    steps.append(Self.step(operation, fields))
  }

  private static func step(_ operation: PageOperation, _ fields: [String]) -> String {
    (["\(operation.rawValue)"] + fields).joined(separator: separator)
  }

  /// The texts for storing: the settings file, the memory and its exactness, then the steps.
  var answer: String {
    var document = SettingsDocument()
    for setting in Setting.all { document.set(setting.name, to: setting.get(settings)) }
    let memory = [self.memory?.text ?? "", self.memory.map { "\($0.exactness.rawValue)" } ?? ""]
    var object = JSONObject()
    object.add("fields", texts: [String(decoding: document.bytes, as: UTF8.self)] + memory + steps)
    return object.text
  }

  /// The operation of a step and its fields; `nil` for a text that is none.
  static func operation(of step: String) -> (PageOperation, [String])? {
    let fields = step.unicodeScalars.split(separator: "\u{1E}", omittingEmptySubsequences: false).map { String($0) }
    guard let operation = Int32(fields[0]).flatMap({ PageOperation(rawValue: $0) }) else { return nil }
    return (operation, Array(fields.dropFirst()))
  }
}

/// Continuing after a reload, and what other pages of the same storage have changed.
extension Page {
  /// Adds the entries of a history file to history and drops those that are not later than a time.
  mutating func mergeHistory(_ text: String, after cleared: Int64) {
    let (given, _) = Self.history(text, limit: CalculatorSettings.largestHistoryLimit)
    var merged = calculator.history
    for entry in given.entries
    where !calculator.history.contains(where: { $0.time == entry.time && $0.expression == entry.expression }) {
      merged.append(entry)
    }
    merged.removeAll { $0.time.milliseconds <= cleared }
    // Of the same time, each stays behind those that were made before it.
    let sorted = merged.enumerated().sorted {
      ($0.element.time.milliseconds, $1.offset) < ($1.element.time.milliseconds, $0.offset)
    }
    var history = HistoryInMemory()
    for (_, entry) in sorted { try? history.append(entry, limit: settings.historyLimit) }
    calculator.services.history = history
  }

  /// Takes in settings and definitions that another page has stored.
  mutating func adopt(settings text: String, _ fields: [String]) {
    if !text.isEmpty {
      let given = SettingsDocument.read(Array(text.utf8)).settings
      for setting in Setting.all where setting.get(given) != setting.get(settings) {
        _ = act(.set, [setting.name, setting.get(given)])
      }
    }
    if let definitions = Self.snapshot(of: fields)?.definitions { _ = conversation.adopt(definitions) }
  }

  /// Repeats the steps of a calculation that was stored. Its results are in history already, and the conversation has
  /// them as answers.
  mutating func replay(_ fields: [String]) {
    guard fields.count >= 3 else { return }
    let (history, kept, session) = (calculator.services.history, settings, conversation)
    changeSettings { $0 = SettingsDocument.read(Array(fields[0].utf8)).settings }
    if !fields[1].isEmpty {
      calculator.resumeMemory(fields[1], UInt8(fields[2]).flatMap { Exactness(rawValue: $0) } ?? .approximate)
    }
    steps = KeySteps(calculator)
    for step in fields.dropFirst(3) {
      guard let (operation, fields) = KeySteps.operation(of: step) else { continue }
      _ = act(operation, fields)
    }
    calculator.services.history = history
    if settings != kept { changeSettings { $0 = kept } }
    conversation = session
    followSettings()
    // What was opened and reported then is past.
    calculator.state.panel = nil
    _ = calculator.takeMessages()
  }
}
