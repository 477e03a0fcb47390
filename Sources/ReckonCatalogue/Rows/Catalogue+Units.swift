/// Finding units.
extension Catalogue {
  /// The rows of all units, in the order in which a converter lists them.
  package static let units: [Unit] = Array(
    [
      lengths, areas, volumes, masses, times, speeds, accelerations, forces, pressures, energies, powers, temperatures,
      angles, dataSizes,
      frequencies, fuelEconomies, cookingVolumes, torques, densities, flowRates, viscosities, kinematicViscosities,
      currents, charges,
      voltages,
      resistances, conductances, capacitances, inductances, magneticFluxes, magneticFluxDensities,
      magneticFieldStrengths,
      luminousIntensities,
      luminousFluxes, illuminances, luminances, solidAngles, amounts, concentrations, catalyticActivities,
      radioactivities, absorbedDoses,
      exposures,
      dataRates, typography,
    ].joined())

  /// The units that a converter lists in a category: the rows, and beside them the prefixed forms that people expect.
  package static func units(in category: UnitCategory) -> [Unit] {
    units.filter { $0.category == category }.flatMap { (row: Unit) -> [Unit] in
      let prefixed = UnitPrefix.all.filter { row.listedPrefixes.contains($0.symbols[0]) && row.prefixes.contains($0) }
      // One expression would take the compiler two seconds.
      let smaller: [Unit] = prefixed.filter { $0.ratio < .one }.map { Unit($0, row) }
      let larger: [Unit] = prefixed.filter { $0.ratio > .one }.map { Unit($0, row) }
      return smaller + [row] + larger
    }
  }

  /// The unit with a symbol or name, with or without a prefix. Case matters, as in mW and MW.
  ///
  /// A row comes before any reading with a prefix: `min` is the minute, `ft` the foot, `kt` the knot and not the
  /// kilotonne. No spelling has two readings with a prefix; a test goes through all.
  package static func unit(named name: String) -> Unit? {
    guard unitFilter.mayHave(name), let first = name.utf8.first else { return nil }
    if let index = unitsByName[name] { return units[index] }
    if first >= 0x80, let sign = Unit.differenceSigns.first(where: { name.hasPrefix($0) }) {
      let temperature = unit(named: String(name.dropFirst(sign.count)))
      return temperature.flatMap { $0.category == .temperature && !$0.isDifference ? Unit(differencesIn: $0) : nil }
    }
    // A name that begins in ASCII has only prefixes that begin with the same byte.
    func mayBegin(_ spelling: String) -> Bool { first >= 0x80 || spelling.utf8.first == first }
    for prefix in UnitPrefix.all {
      for symbol in prefix.symbols where mayBegin(symbol) && name.hasPrefix(symbol) {
        if let unit = prefixed(prefix, unitsBySymbol[String(name.dropFirst(symbol.count))]) { return unit }
      }
      if mayBegin(prefix.name), name.hasPrefix(prefix.name),
        let unit = prefixed(prefix, unitsByWord[String(name.dropFirst(prefix.name.count))])
      {
        return unit
      }
    }
    return nil
  }

  /// Whether a spelling is a unit's symbol with a rare prefix.
  package static func hasRarePrefix(_ spelling: String) -> Bool {
    unitsByName[spelling] == nil
      && UnitPrefix.all.contains { prefix in
        prefix.isRare
          && prefix.symbols.contains {
            spelling.hasPrefix($0) && prefixed(prefix, unitsBySymbol[String(spelling.dropFirst($0.count))]) != nil
          }
      }
  }

  /// All spellings of rows, without prefixed ones.
  package static let unitNames: [String] = units.flatMap { $0.names }

  /// Names that people take for units and that are none, and what to write instead.
  package static let unitAdvice: [String: Phrase] = {
    let decibels: Phrase = Phrase(
      "decibelsAreLogarithms",
      "decibels are logarithms of ratios: write 10 * log10(p / p0) for powers, 20 * log10(u / u0) for voltages")
    var advice: [String: Phrase] = [
      "Np": Phrase("nepersAreLogarithmsOfRatios", "nepers are logarithms of ratios: write ln(u / u0)")
    ]
    for name in ["dB", "dBm", "dBW", "dBi", "dBV", "dBu", "dBA"] { advice[name] = decibels }
    return advice
  }()

  /// Short forms that people write for a unit and that resemble others more.
  package static let unitsMeant: [(unit: String, names: [String])] = [
    ("m", ["mt", "mts", "mtr", "mtrs"]), ("m²", ["sqmt", "sqmtr", "mt2", "mtr2"]), ("m³", ["cumt", "mt3", "mtr3"]),
    ("kg", ["kilo", "kilos"]),
    ("g", ["gm", "gms", "grm", "grms"]), ("min", ["mn", "mns"]), ("s", ["secs"]), ("mph", ["mp"]),
    ("GB", ["GIG", "gig", "gigs"]),
    ("MB", ["meg", "megs"]), ("L", ["ltr", "ltrs"]),
  ]

  private static func prefixed(_ prefix: UnitPrefix, _ index: Int?) -> Unit? {
    guard let index, units[index].prefixes.contains(prefix) else { return nil }
    return Unit(prefix, units[index])
  }

  private static let unitFilter = NameFilter(
    unitsByName.keys, prefixes: UnitPrefix.all.flatMap { $0.symbols + [$0.name] })

  private static let unitsBySymbol = unitIndex { $0.symbols }
  private static let unitsByWord = unitIndex { $0.words }
  private static let unitsByName = unitIndex { $0.names }

  private static func unitIndex(_ spellings: (Unit) -> [String]) -> [String: Int] {
    var index: [String: Int] = [:]
    for (number, unit) in units.enumerated() {
      for spelling in spellings(unit) { index[spelling] = number }
    }
    return index
  }
}
