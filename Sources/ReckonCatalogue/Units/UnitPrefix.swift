/// A multiple that can stand before a unit's symbol or name: the k of km, the kilo of kilometre.
package struct UnitPrefix: Sendable {
  /// All spellings before a symbol; the first is the one to show.
  package let symbols: [String]
  /// The spelling before a name.
  package let name: String
  package let ratio: ExactRatio
  package let isBinary: Bool
  /// Whether nobody means it who types a unit in other letters: `em` is no exametre, `pb` the petabyte.
  package let isRare: Bool

  /// Those of the SI (SI Brochure, 9th edition, table 7) and of IEC 80000-13 with the later ronna and quetta.
  package static let all: [UnitPrefix] =
    [
      decimal(-30, "quecto", "q"), decimal(-27, "ronto", "r"), decimal(-24, "yocto", "y"), decimal(-21, "zepto", "z"),
      decimal(-18, "atto", "a"), decimal(-15, "femto", "f"), decimal(-12, "pico", "p"), decimal(-9, "nano", "n"),
      // The micro sign, the Greek letter that Unicode prefers, and what keyboards have.
      decimal(-6, "micro", "\u{B5}", "\u{3BC}", "u"),
      decimal(-3, "milli", "m"), decimal(-2, "centi", "c"), decimal(-1, "deci", "d"), decimal(1, "deca", "da"),
      decimal(2, "hecto", "h"),
      decimal(3, "kilo", "k"), decimal(6, "mega", "M"), decimal(9, "giga", "G"), decimal(12, "tera", "T"),
      decimal(15, "peta", "P"),
      decimal(18, "exa", "E"), decimal(21, "zetta", "Z"), decimal(24, "yotta", "Y"), decimal(27, "ronna", "R"),
      decimal(30, "quetta", "Q"),
    ]
    + ["Ki kibi", "Mi mebi", "Gi gibi", "Ti tebi", "Pi pebi", "Ei exbi", "Zi zebi", "Yi yobi", "Ri robi", "Qi quebi"]
    .enumerated().map {
      let words = $1.split(separator: " ").map(String.init)
      return UnitPrefix(
        symbols: [words[0]], name: words[1], ratio: power(of: 2, 10 * ($0 + 1)), isBinary: true, isRare: $0 > 4)
    }

  private static func decimal(_ exponent: Int, _ name: String, _ symbols: String...) -> UnitPrefix {
    UnitPrefix(
      symbols: symbols, name: name, ratio: power(of: 10, exponent), isBinary: false, isRare: !(-12...15 ~= exponent))
  }

  private static func power(of base: Int, _ exponent: Int) -> ExactRatio {
    guard let ratio = ExactRatio(base).power(exponent) else {
      preconditionFailure("prefixes are powers within the range of ratios")
    }
    return ratio
  }
}
