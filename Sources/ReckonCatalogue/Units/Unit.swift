/// A row of the catalogue: a unit in which quantities are given. Prefixed forms such as km are made from rows, see
/// ``Catalogue/unit(named:)``.
package struct Unit: Sendable {
  /// The prefixes that may stand before it.
  package enum Prefixes: Sendable {
    case none
    case si
    /// kilo and up: a thousandth of a bit means nothing.
    case siFromKilo
    /// kilo and up, and the binary ones.
    case data

    /// Whether a prefix is among them.
    package func contains(_ prefix: UnitPrefix) -> Bool {
      switch self {
      case .none: false
      case .si: !prefix.isBinary
      case .siFromKilo: !prefix.isBinary && prefix.ratio > ExactRatio(100)
      case .data: prefix.ratio > ExactRatio(100)
      }
    }
  }

  /// All short spellings; the first is the one to show. Prefixes' symbols stand before these.
  package let symbols: [String]
  /// All long spellings, plural forms included. Prefixes' names stand before these.
  package let words: [String]
  package let category: UnitCategory
  /// The size of one unit in the category's base: the coherent SI unit, for angles the degree, for data the bit.
  ///
  /// A value in the base is `(x + offset) · ratio`, and `1 / (x · ratio)` for a reciprocal unit.
  package let ratio: ExactRatio
  /// The offset added to a value before it is scaled, for temperatures whose zero is not absolute zero.
  package let offset: ExactRatio?
  /// Whether it counts differences of temperature, which have no zero: Δ°F.
  package let isDifference: Bool
  /// Whether larger values mean less of the category's quantity, as with L/100 km.
  package let isReciprocal: Bool
  package let prefixes: Prefixes
  /// Whether a product of SI units takes its symbol: kg·m/s² becomes N, J/N becomes m. The kilogram does too, which is
  /// a prefixed form.
  ///
  /// These are the base units of the SI and its coherent derived units with names of their own. Hz, Bq, Gy, Sv and kat
  /// are not among them: what has their dimension is as often another quantity, a rate, a specific energy or the speed
  /// of a reaction.
  package let namesProducts: Bool
  /// Symbols of the prefixes whose forms a converter lists beside the row, in order of size.
  package let listedPrefixes: [String]
  /// The source of the ratio.
  package let source: String
  /// A summary in one sentence.
  package var summary: String { summarySentence.description }
  /// The same as a sentence.
  package let summarySentence: Phrase

  /// The spelling to show.
  package var symbol: String { symbols[0] }

  /// The long name to show.
  package var name: String { words.first ?? symbol }

  /// All spellings that mean it, each once: a symbol may be a word too, as with bit and kilobit.
  package var names: [String] { symbols + words.filter { !symbols.contains($0) } }

  /// The dimension. A reciprocal unit has the dimension of the base it converts to: L/100 km that of km/L.
  package var dimension: Dimension { category.dimension }

  /// A row. Not inlined: tables have hundreds of them, and splitting the words in the code of each took a third of the
  /// module's code.
  ///
  /// - Parameters:
  ///   - symbols: separated by spaces.
  ///   - words: separated by spaces; what stands in brackets makes the plural: `metre(s)` is metre and metres.
  ///   - ratio: as ``ExactRatio/init(_:)`` reads it.
  ///   - listed: symbols of prefixes, separated by spaces.
  @inline(never) init(
    _ symbols: String, _ words: String, _ category: UnitCategory, _ ratio: String, offset: String? = nil,
    isReciprocal: Bool = false,
    prefixes: Prefixes = .none, namesProducts: Bool = false, listed: String = "", source: String, _ summary: String
  ) {
    self.symbols = symbols.split(separator: " ").map(String.init)
    self.words = words.split(separator: " ").flatMap { word -> [String] in
      guard let open = word.firstIndex(of: "("), let close = word.firstIndex(of: ")"), open < close else {
        return [String(word)]
      }
      return [String(word[..<open] + word[close...].dropFirst()), word.filter { $0 != "(" && $0 != ")" }]
    }
    self.category = category
    // A malformed ratio is 0, which no unit has: a test looks for it.
    self.ratio = ExactRatio(ratio) ?? .zero
    self.offset = offset.map { ExactRatio($0) ?? .zero }
    isDifference = false
    self.isReciprocal = isReciprocal
    self.prefixes = prefixes
    self.namesProducts = namesProducts
    listedPrefixes = listed.split(separator: " ").map(String.init)
    self.source = source
    summarySentence = Phrase(.unit, self.symbols[0], summary)
  }

  /// A row with a prefix before it, whether or not it takes it.
  package init(_ prefix: UnitPrefix, _ unit: Unit) {
    symbols = prefix.symbols.flatMap { symbol in unit.symbols.map { symbol + $0 } }
    words = unit.words.map { prefix.name + $0 }
    category = unit.category
    ratio = prefix.ratio * unit.ratio ?? .zero
    (offset, isReciprocal, isDifference) = (unit.offset, unit.isReciprocal, false)
    prefixes = .none
    namesProducts = false
    listedPrefixes = []
    source = unit.source
    summarySentence = Phrase(verbatim: "\(prefix.ratio) \(unit.symbol).")
  }

  /// The signs before a unit of temperature that make it one of differences; the first is the one to show.
  package static let differenceSigns = ["Δ", "∆"]

  /// Differences of temperature in a unit of temperature. Those in degrees Celsius are kelvins.
  init(differencesIn unit: Unit) {
    let isKelvin = unit.ratio == .one && unit.offset != nil
    symbols = ["Δ" + (isKelvin ? "K" : unit.symbol)]
    words = []
    category = unit.category
    ratio = unit.ratio
    (offset, isReciprocal, isDifference) = (nil, false, true)
    prefixes = .none
    namesProducts = false
    listedPrefixes = []
    source = unit.source
    summarySentence = Phrase(verbatim: "\(symbols[0]).")
  }
}
