package import Reckon

/// The persistent settings of a calculator.
public struct CalculatorSettings: Hashable, Sendable {
  /// The two entry styles.
  public enum EntryStyle: String, Hashable, Sendable, CaseIterable {
    /// Keys build an expression with operator precedence; `=` evaluates it.
    case algebraic
    /// Evaluation from left to right as keys are pressed.
    case chain
  }

  /// The notations of numbers on the display.
  public enum Notation: String, Hashable, Sendable, CaseIterable {
    /// A notation, with its name in formulas after `to`.
    case normal, fixed, scientific, engineering, fraction, hexadecimal, octal, binary
  }

  /// The maximum number of entries in a history, of calculations and of prompt lines.
  package static let largestHistoryLimit = 100_000

  /// The angle unit. Default: degrees.
  public var angleUnit = AngleUnit.degrees
  /// The number mode of the calculator. Default: exact.
  public var numberMode = NumberMode.exact
  /// Whether functions yield complex numbers outside their real domains.
  public var usesComplexNumbers = false
  /// Default: algebraic.
  public var entryStyle = EntryStyle.algebraic
  /// Default: normal.
  public var notation = Notation.normal
  /// The maximum number of decimals on the display, 0 to 20; `nil` for 15 significant digits, or as many as fit the
  /// display.
  public var decimalPlaces: Int?
  /// Whether to display thousands separators. Default: yes.
  public var groupsDigits = true
  /// The decimal mark of typed numbers. Default: that of the user's region.
  public var decimalMark = DecimalMark.automatic
  /// The number of history entries to keep, 1 to 100,000. Default: 10.
  public var historyLimit = 10
  /// Whether the calculator has never been started before.
  public var isFirstLaunch = true
  /// Whether to show tips at the first start. Default: yes.
  public var showsTips = true
  /// The settings of the tool, which are stored in the same file.
  package var tool = ToolSettings()

  /// The default settings.
  public init() {}
}

#if !hasFeature(Embedded)
  extension CalculatorSettings.Notation: Codable {}
#endif

/// The settings of the tool's prompt and commands, in addition to the calculator's.
package struct ToolSettings: Hashable, Sendable {
  /// The number of prompt lines to keep, 0 to 100,000. Default: 10,000.
  package var promptHistoryLimit = 10_000
  /// Whether the prompt previews the value of a line while it is typed. Default: yes.
  package var showsPreview = true
  /// Whether the prompt uses colors. Default: yes.
  package var usesColors = true
  /// The language of messages and help, from the next start. Default: that of the locale.
  package var language: Language?
  /// The location that `reckon rates update` fetches rates from: a URL or a file. Default: the European Central Bank's
  /// daily file.
  package var ratesLocation = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"

  /// The default settings.
  package init() {}
}
