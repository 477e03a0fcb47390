import Reckon
import ReckonCatalogue

/// A row of the table of settings, which drives the settings file, `reckon settings` and every panel. To add a setting,
/// add its row.
public struct Setting: Sendable {
  /// The name in the file and on the command line: `angle-unit`.
  public let name: String
  package let summarySentence, allowedWords: Phrase
  /// All values, in the order in which a panel cycles through them; empty if there are too many.
  public let choices: [String]
  /// Whether it is a setting of the tool, which a calculator omits.
  private var isOfTool = false
  /// Whether the value may be a URL with a key in its query, which lists omit.
  private var mayHoldKey = false
  /// The value as text.
  public let get: @Sendable (CalculatorSettings) -> String
  /// Sets the value from text; false, without a change, if it is not allowed.
  public let set: @Sendable (inout CalculatorSettings, String) -> Bool

  /// The settings of a calculator.
  public static let ofCalculator = all.filter { !$0.isOfTool }

  /// All settings, including those of the tool, in file order.
  package static let all: [Setting] = [
    Setting(
      "angle-unit", "the angle unit", { $0.angleUnit }, { $0.angleUnit = $1 }, among: AngleUnit.allCases,
      as: { $0.abbreviation }),
    Setting(
      "number-mode", "the kind of numbers that the calculator computes with", { $0.numberMode }, { $0.numberMode = $1 },
      among: NumberMode.allCases,
      as: { $0.rawValue }),
    Setting(
      "entry-style", "whether operations follow precedence (algebraic) or the order of the keys (chain)",
      { $0.entryStyle },
      { $0.entryStyle = $1 },
      among: CalculatorSettings.EntryStyle.allCases, as: { $0.rawValue }),
    Setting(
      "notation", "how numbers are written on the display", { $0.notation }, { $0.notation = $1 },
      among: CalculatorSettings.Notation.allCases, as: { $0.rawValue }),
    Setting(
      "decimal-places", "the maximum number of decimals on the display; automatic shows 15 digits, or as many as fit",
      { $0.decimalPlaces }, { $0.decimalPlaces = $1 }, among: [nil] + (0...20).map { $0 },
      as: { $0.map { "\($0)" } ?? "automatic" },
      allowed: "0 to 20 or automatic"),
    Setting(
      "grouping", "whether thousands are separated on the display", { $0.groupsDigits }, { $0.groupsDigits = $1 }),
    Setting(
      "decimal-mark",
      """
      the decimal mark of typed numbers, and of those that the prompt shows; automatic is that of your region on the keypad, and the point at \
      the prompt
      """,
      { $0.decimalMark },
      { $0.decimalMark = $1 },
      among: CalculatorSettings.DecimalMark.allCases, as: { $0.rawValue }),
    Setting(
      "history-limit", "how many history entries are stored", { $0.historyLimit }, { $0.historyLimit = $1 },
      within: 1...CalculatorSettings.largestHistoryLimit),
    Setting(
      "prompt-history-limit", "how many lines entered at the prompt are stored; 0 stores none",
      { $0.tool.promptHistoryLimit },
      { $0.tool.promptHistoryLimit = $1 },
      within: 0...CalculatorSettings.largestHistoryLimit
    ).ofTool,
    Setting(
      "first-launch", "whether the calculator has never been started before", { $0.isFirstLaunch },
      { $0.isFirstLaunch = $1 }),
    Setting("tips", "whether tips are shown at the first start", { $0.showsTips }, { $0.showsTips = $1 }),
    Setting(
      "preview", "whether the prompt shows a preview of the result while a line is typed", { $0.tool.showsPreview },
      { $0.tool.showsPreview = $1 }
    ).ofTool,
    Setting(
      "complex", "whether functions also return complex numbers; sqrt(-4) is then 2i", { $0.usesComplexNumbers },
      { $0.usesComplexNumbers = $1 }
    ).ofTool,
    Setting("color", "whether the prompt uses colours", { $0.tool.usesColors }, { $0.tool.usesColors = $1 }).ofTool,
    Setting(
      "language", "the language of messages and help, from the next start; automatic is that of the locale",
      { $0.tool.language },
      { $0.tool.language = $1 }, among: [nil] + Language.allCases.map { $0 }, as: { $0?.rawValue ?? "automatic" }
    ).ofTool,
    Setting(
      "rates-location", "where exchange rates are fetched from", { $0.tool.ratesLocation },
      { $0.tool.ratesLocation = $1 },
      allowed: "a URL without a name and password, or a file", isAllowed: isAllowedLocation
    ).secret.ofTool,
  ]

  /// The setting of a name.
  public static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  /// The setting with a name, a unique prefix of one, or a unique word of one: `angle`, `mode`, `places`.
  public static func named(briefly name: String) -> Setting? {
    let meant = meant(by: name)
    return meant.count == 1 ? meant[0] : nil
  }

  /// The settings that a name, a prefix or a word may denote; only the exact match if there is one.
  public static func meant(by name: String) -> [Setting] {
    if let setting = named(name) { return [setting] }
    return all.filter {
      $0.name.split(separator: "-").contains { $0 == name } || $0.name.hasPrefix(name) && !name.isEmpty
    }
  }

  /// The value as listed: control characters are made visible.
  package func shown(_ settings: CalculatorSettings) -> String { VisibleText.remark(withoutSecrets(settings)) }

  /// The value without the query of a URL, which may contain a key.
  package func withoutSecrets(_ settings: CalculatorSettings) -> String {
    mayHoldKey ? WebLocation(url: get(settings)).shown : get(settings)
  }

  /// The message for a rejected value. A user name and password in a URL are omitted.
  package func refusal(of value: String) -> Phrase {
    Phrase("isNot", "\(name) is \(allowedWords), not \(FormulaError.Kind.shortened(WebLocation(url: value).shown))")
  }

  /// Whether a location is an acceptable source of rates, as far as can be checked; user names and passwords are not
  /// stored.
  private static func isAllowedLocation(_ text: String) -> Bool {
    let location = WebLocation(url: text)
    let isWeb = ["http", "https"].contains(WebLocation.scheme(of: text)?.lowercased())
    return !location.mayHoldPassword && (!isWeb || location.isWellFormed)
  }

  private var secret: Self {
    var row = self
    row.mayHoldKey = true
    return row
  }

  private var ofTool: Self {
    var row = self
    row.isOfTool = true
    return row
  }

  /// A one-line summary, in the ``/ReckonPhrases/Language/current`` language.
  public var summary: String { summarySentence.description }

  /// The allowed values, in words: `deg, rad or grad`.
  public var allowed: String { allowedWords.description }

  /// The default value.
  public var defaultValue: String { self.get(CalculatorSettings()) }

  /// A setting with several values.
  private init<Value: Sendable & Equatable>(
    _ name: String, _ summary: Phrase, _ value: @escaping @Sendable (CalculatorSettings) -> Value,
    _ setValue: @escaping @Sendable (inout CalculatorSettings, Value) -> Void, among values: [Value],
    as text: @escaping @Sendable (Value) -> String, allowed: Phrase? = nil
  ) {
    let texts = values.map(text)
    self.name = name
    summarySentence = summary.keyed(.setting, name)
    allowedWords = allowed?.keyed(.allowedValues, name) ?? .choice(of: texts)
    choices = texts
    get = { text(value($0)) }
    set = { settings, given in
      guard let index = texts.firstIndex(of: given) else { return false }
      setValue(&settings, values[index])
      return true
    }
  }

  /// A boolean setting.
  private init(
    _ name: String, _ summary: Phrase, _ value: @escaping @Sendable (CalculatorSettings) -> Bool,
    _ setValue: @escaping @Sendable (inout CalculatorSettings, Bool) -> Void
  ) {
    self.init(name, summary, value, setValue, among: [true, false], as: { $0 ? "yes" : "no" })
  }

  /// An integer setting.
  private init(
    _ name: String, _ summary: Phrase, _ value: @escaping @Sendable (CalculatorSettings) -> Int,
    _ setValue: @escaping @Sendable (inout CalculatorSettings, Int) -> Void, within range: ClosedRange<Int>
  ) {
    self.name = name
    summarySentence = summary.keyed(.setting, name)
    allowedWords = Phrase("wholeNumberTo", "a whole number from \(range.lowerBound) to \(range.upperBound)")
    choices = []
    get = { "\(value($0))" }
    set = { settings, given in
      guard let number = Int(given), range.contains(number) else { return false }
      setValue(&settings, number)
      return true
    }
  }

  /// A text setting, nonempty and subject to a check.
  private init(
    _ name: String, _ summary: Phrase, _ value: @escaping @Sendable (CalculatorSettings) -> String,
    _ setValue: @escaping @Sendable (inout CalculatorSettings, String) -> Void, allowed: Phrase,
    isAllowed: @escaping @Sendable (String) -> Bool
  ) {
    self.name = name
    (summarySentence, allowedWords) = (summary.keyed(.setting, name), allowed.keyed(.allowedValues, name))
    choices = []
    get = { value($0) }
    set = { settings, given in
      guard given.contains(where: { !$0.isWhitespace }), isAllowed(given) else { return false }
      setValue(&settings, given)
      return true
    }
  }
}
