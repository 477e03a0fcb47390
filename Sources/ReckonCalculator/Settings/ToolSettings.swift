package import Reckon

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
