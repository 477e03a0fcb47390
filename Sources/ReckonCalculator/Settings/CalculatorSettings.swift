package import Reckon

/// The settings of a calculator; kept across runs.
public struct CalculatorSettings: Hashable, Sendable {
  /// The two ways of working.
  public enum EntryStyle: String, Hashable, Sendable, CaseIterable {
    /// Keys build an expression; precedence counts; `=` evaluates it.
    case algebraic
    /// Left to right as keys are pressed.
    case chain
  }

  /// The ways to write a number on the display.
  public enum Notation: String, Hashable, Sendable, CaseIterable {
    /// A way to write numbers, named as formulas name it behind `to`.
    case normal, fixed, scientific, engineering, fraction, hexadecimal, octal, binary
  }

  /// The most entries that a history may keep, of calculations and of the prompt's lines.
  package static let largestHistoryLimit = 100_000

  /// The unit of angles. Default: degrees.
  public var angleUnit = AngleUnit.degrees
  /// The numbers that the calculator computes with. Default: exact.
  public var numberMode = NumberMode.exact
  /// Whether functions give complex numbers outside of their real domains.
  public var usesComplexNumbers = false
  /// Default: algebraic.
  public var entryStyle = EntryStyle.algebraic
  /// Default: normal.
  public var notation = Notation.normal
  /// The most digits behind the point on the display, 0 to 20; `nil` for 15 significant digits, or as many as the display holds.
  public var decimalPlaces: Int?
  /// Whether thousands are set apart on the display. Default: yes.
  public var groupsDigits = true
  /// The decimal mark of typed numbers. Default: that of the user's region.
  public var decimalMark = DecimalMark.automatic
  /// How many entries of history are kept, 1 to 100,000. Default: 10.
  public var historyLimit = 10
  /// Whether the calculator has never been started before.
  public var isFirstLaunch = true
  /// Whether tips are shown at the first start. Default: yes.
  public var showsTips = true
  /// The settings of the tool, which stand in the same file.
  package var tool = ToolSettings()

  /// The settings of someone who has changed none.
  public init() {}
}

#if !hasFeature(Embedded)
  extension CalculatorSettings.Notation: Codable {}
#endif

/// The settings of the tool's prompt and commands, beside the calculator's.
package struct ToolSettings: Hashable, Sendable {
  /// How many lines entered at the prompt are kept, 0 to 100,000. Default: 10,000.
  package var promptHistoryLimit = 10_000
  /// Whether the prompt shows the value of a line while it is typed. Default: yes.
  package var showsPreview = true
  /// Whether the prompt uses colours. Default: yes.
  package var usesColors = true
  /// The language of messages and help, from the next start. Default: that of the locale.
  package var language: Language?
  /// Where `reckon rates update` fetches rates: a URL or a file. Default: the European Central Bank's daily file.
  package var ratesLocation = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"

  /// The settings of someone who has changed none.
  package init() {}
}
