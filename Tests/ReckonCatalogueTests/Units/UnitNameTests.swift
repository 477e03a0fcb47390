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
    #expect(both == ["kt: k·t"])
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
    #expect(owners.count > 1_500)
  }

  /// All spellings with a prefix.
  private static let prefixed: [(name: String, prefix: String, unit: String)] = Catalogue.units.flatMap { unit in
    UnitPrefix.all.filter(unit.prefixes.contains).flatMap { prefix in
      Unit(prefix, unit).names.map { ($0, prefix.symbols[0], unit.symbol) }
    }
  }

  @Test(
    "spellings that could be read in two ways mean what people expect",
    arguments: [
      ("min", "min"), ("Pa", "Pa"), ("ft", "ft"), ("nmi", "nmi"), ("h", "h"), ("pt", "pt"), ("hp", "hp"), ("PS", "PS"), ("kt", "kn"),
      ("mm", "mm"), ("Mm", "Mm"), ("mW", "mW"), ("MW", "MW"), ("cal", "cal"), ("Cal", "Cal"), ("Gal", "Gal"), ("gal", "gal"), ("T", ""),
      ("\u{B5}m", "µm"), ("\u{3BC}m", "µm"), ("um", "µm"), ("micrometre", "µm"), ("kilometers", "km"), ("kilometre", "km"),
      ("feet", "ft"), ("inches", "in"), ("in", "in"), ("ml", "mL"), ("cl", "cL"), ("KiB", "KiB"), ("kB", "kB"), ("mebibytes", "MiB"),
      ("Qibit", "Qibit"), ("das", "das"), ("decasecond", "das"), ("kWh", "kWh"), ("hPa", "hPa"), ("mbar", "mbar"), ("celsius", "°C"),
      ("degC", "°C"), ("degF", "°F"), ("fahrenheit", "°F"), ("deg", "°"), ("rad", "rad"), ("mrad", "mrad"), ("floz", "fl_oz"),
      ("fluid_ounce", "fl_oz"), ("lbs", "lb"), ("Å", "Å"), ("\u{212B}", "Å"), ("kph", "km/h"), ("meters_per_second", "m/s"),
      ("cd", ""), ("dB", ""), ("mbit", ""), ("kmin", ""), ("kkm", ""), ("kilom", ""), ("kmetre", ""), ("k", ""), ("", ""), ("KM", ""),
      ("kilo", ""), ("mKiB", ""), ("Kim", ""), ("m°C", ""), ("m²", "m²"), ("kkg", ""), ("kg", "kg"),
    ])
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
        #expect(UnitPrefix.all.contains { $0.symbols[0] == symbol && unit.prefixes.contains($0) }, "\(symbol)\(unit.symbol)")
      }
    }
  }
}
