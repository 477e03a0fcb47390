import Reckon
import Testing

/// How spellings find their units.
struct UnitNameTests {
  @Test("no spelling stands for two rows, and none is empty")
  func unique() {
    var owners: [String: String] = [:]
    for unit in Catalogue.units {
      #expect(!unit.symbols.isEmpty && !unit.names.contains(""))
      for name in unit.names {
        #expect(owners[name] == nil, "\(name) is \(owners[name] ?? "") and \(unit.symbol)")
        owners[name] = unit.symbol
      }
    }
  }

  @Test("a row comes before a reading with a prefix; these are all the spellings that have both")
  func collisions() {
    let rows = Set(Catalogue.unitNames)
    let both = Self.prefixed.filter { rows.contains($0.name) }.map { "\($0.name): \($0.prefix)·\($0.unit)" }.sorted()
    #expect(both == ["PS: P·S", "kt: k·t"])
    #expect(Catalogue.unit(named: "kt")?.symbol == "kn")
  }

  @Test("no spelling has two readings with a prefix, and each is found")
  func readings() {
    var owners: [String: String] = [:]
    let rows = Set(Catalogue.unitNames)
    for (name, prefix, unit) in Self.prefixed where !rows.contains(name) {
      #expect(owners[name] == nil, "\(name) is \(owners[name] ?? "") and \(prefix)·\(unit)")
      owners[name] = "\(prefix)·\(unit)"
      #expect(Catalogue.unit(named: name)?.names.contains(name) == true, "\(name)")
    }
    #expect(owners.count > 4_000)
  }

  @Test("no unit has the name of a function, a constant or a notation but for these, which the parser tells apart")
  func otherMeanings() {
    let operators = Catalogue.operators.flatMap(\.spellings)
    let others = Set(
      operators + Catalogue.names + Catalogue.functions.flatMap(\.synonyms) + ResultForm.Notation.allCases.map(\.word))
    let units = Set(Catalogue.unitNames + Self.prefixed.map(\.name))
    #expect(
      units.intersection(others).sorted()
        == ["d", "day", "deg", "hour", "in", "min", "minute", "month", "rad", "sec", "second", "week", "year", "°"])
  }

  @Test(
    "what names products is a base unit or a derived unit of the SI with a factor of 1, and of each dimension only one")
  func namesOfProducts() {
    let rows = Catalogue.units.filter(\.namesProducts)
    let names = [
      "m", "s", "N", "Pa", "J", "W", "K", "A", "C", "V", "Ω", "S", "F", "H", "Wb", "T", "cd", "lm", "lx", "mol",
    ]
    #expect(rows.map(\.symbol) == names)
    #expect(rows.allSatisfy { $0.ratio == .one && $0.offset == nil })
    #expect(Set(rows.map(\.dimension)).count == rows.count)
  }

  @Test("names that look like units but are none have advice", arguments: ["dB", "dBm", "dBu", "Np"])
  func advice(name: String) {
    #expect(Catalogue.unit(named: name) == nil)
    #expect(FormulaError.Kind.unknownUnit(name, suggestion: nil).message.contains("logarithm"))
  }

  /// All spellings with a prefix.
  private static let prefixed: [(name: String, prefix: String, unit: String)] = Catalogue.units.flatMap { unit in
    UnitPrefix.all.filter(unit.prefixes.contains).flatMap { prefix in
      Unit(prefix, unit).names.map { ($0, prefix.symbols[0], unit.symbol) }
    }
  }

  private static let ambiguousSpellings: [(String, String)] = [
    ("min", "min"), ("Pa", "Pa"), ("ft", "ft"), ("nmi", "nmi"), ("h", "h"), ("pt", "pt"), ("hp", "hp"), ("PS", "PS"),
    ("kt", "kn"),
    ("mm", "mm"), ("Mm", "Mm"), ("mW", "mW"), ("MW", "MW"), ("cal", "cal"), ("Cal", "Cal"), ("Gal", "Gal"),
    ("gal", "gal"), ("T", "T"),
    ("\u{B5}m", "µm"), ("\u{3BC}m", "µm"), ("um", "µm"), ("micrometre", "µm"), ("kilometers", "km"),
    ("kilometre", "km"),
    ("feet", "ft"), ("inches", "in"), ("in", "in"), ("ml", "mL"), ("cl", "cL"), ("KiB", "KiB"), ("kB", "kB"),
    ("mebibytes", "MiB"),
    ("Qibit", "Qibit"), ("das", "das"), ("decasecond", "das"), ("kWh", "kWh"), ("hPa", "hPa"), ("mbar", "mbar"),
    ("celsius", "°C"),
    ("degC", "°C"), ("degF", "°F"), ("fahrenheit", "°F"), ("deg", "°"), ("rad", "rad"), ("mrad", "mrad"),
    ("floz", "fl_oz"),
    ("fluid_ounce", "fl_oz"), ("lbs", "lb"), ("Å", "Å"), ("\u{212B}", "Å"), ("kph", "km/h"),
    ("meters_per_second", "m/s"),
    // Single letters: the SI's symbols, and of others the gauss, the poise and the dalton; ℓ, a, b, q, x and the rest
    // mean nothing.
    ("g", "g"), ("h", "h"), ("m", "m"), ("d", "d"), ("s", "s"), ("t", "t"), ("c", "c"), ("u", "u"), ("mu", ""),
    ("A", "A"), ("B", "B"),
    ("C", "C"),
    ("F", "F"), ("G", "G"), ("H", "H"), ("J", "J"), ("K", "K"), ("L", "L"), ("l", "L"), ("N", "N"), ("P", "P"),
    ("S", "S"), ("V", "V"),
    ("W", "W"), ("a", ""), ("b", ""), ("e", ""), ("f", ""), ("i", ""), ("j", ""), ("n", ""), ("p", ""), ("q", ""),
    ("r", ""), ("x", ""),
    ("y", ""), ("z", ""), ("D", ""), ("E", ""), ("M", ""), ("Q", ""), ("R", ""), ("U", ""), ("X", ""), ("Y", ""),
    ("Z", ""),
    ("GS", "GS"), ("Gs", "Gs"), ("mS", "mS"), ("ms", "ms"), ("mAh", "mAh"), ("kohm", "kΩ"), ("kilohm", "kilohm"),
    ("Ω", "Ω"),
    ("\u{2126}", "Ω"),
    ("rd", "rd"), ("rads", "rd"), ("point", "point"), ("px", "px"), ("Mbps", "Mbit/s"), ("MBps", "MB/s"), ("lbm", "lb"),
    ("mcg", "mcg"),
    ("kDa", "kDa"),
    ("siemens", "S"), ("stokes", "St"), ("cSt", "cSt"), ("cP", "cP"), ("kNm", "kN·m"), ("kvar", "kvar"), ("cd", "cd"),
    ("dB", ""),
    ("mbit", ""), ("kmin", ""), ("kkm", ""), ("kilom", ""), ("kmetre", ""), ("k", ""), ("", ""), ("KM", ""),
    ("kilo", ""), ("mKiB", ""), ("Kim", ""), ("m°C", ""), ("m²", "m²"), ("kkg", ""), ("kg", "kg"),
  ]

  @Test(
    "spellings that could be read in two ways mean what people expect",
    arguments: ambiguousSpellings)
  func spellings(name: String, symbol: String) {
    #expect(Catalogue.unit(named: name)?.symbol ?? "" == symbol)
  }

  @Test("every category has units, in its own dimension, found by their symbols", arguments: UnitCategory.allCases)
  func categories(category: UnitCategory) {
    let units = Catalogue.units(in: category)
    #expect(units.count >= 4)
    for unit in units {
      #expect(unit.category == category && unit.dimension == category.dimension)
      #expect(Catalogue.unit(named: unit.symbol)?.names == unit.names)
      #expect(!unit.summary.isEmpty && !unit.source.isEmpty && unit.ratio > .zero)
    }
  }

  @Test("what a row lists with a prefix exists")
  func listed() {
    for unit in Catalogue.units {
      for symbol in unit.listedPrefixes {
        #expect(
          UnitPrefix.all.contains { $0.symbols[0] == symbol && unit.prefixes.contains($0) }, "\(symbol)\(unit.symbol)")
      }
    }
  }
}
