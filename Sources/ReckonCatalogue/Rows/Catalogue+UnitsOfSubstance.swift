/// Amounts of substance and radiation.
extension Catalogue {
  private static let table4 = "SI Brochure 9, table 4"

  static let amounts: [Unit] = [
    Unit(
      "mol", "mole(s)", .amount, "1", prefixes: .si, namesProducts: true, listed: "n µ m k",
      source: "SI Brochure 9, table 2: exact",
      "6.02214076e23 elementary entities, the SI base unit of amount of substance."),
    Unit(
      "lbmol", "pound_mole(s)", .amount, "453.59237", source: "exact: pound over gram",
      "The number of entities in 12 pounds of carbon-12."),
  ]

  static let concentrations: [Unit] = [
    Unit(
      "mol/m³", "mole(s)_per_cubic_metre mole(s)_per_cubic_meter", .concentration, "1",
      source: "SI Brochure 9, table 5",
      "One mole per cubic metre."),
    Unit(
      "mol/L mol/l", "mole(s)_per_litre mole(s)_per_liter molar", .concentration, "1000", prefixes: .si,
      listed: "n µ m",
      source: "SI Brochure 9, table 8",
      "One mole per litre of solution."),
  ]

  static let catalyticActivities: [Unit] = [
    Unit(
      "kat", "katal(s)", .catalyticActivity, "1", prefixes: .si, listed: "n µ m", source: table4,
      "One mole converted per second."),
    Unit(
      "enzyme_unit", "enzyme_units", .catalyticActivity, "1e-6/60", source: "NC-IUB 1978",
      "One micromole converted per minute."),
  ]

  static let radioactivities: [Unit] = [
    Unit(
      "Bq", "becquerel(s)", .radioactivity, "1", prefixes: .si, listed: "k M G T", source: table4,
      "One decay per second."),
    Unit(
      "Ci", "curie(s)", .radioactivity, "3.7e10", prefixes: .si, listed: "p n µ m", source: nist,
      "About the activity of one gram of radium."),
    Unit(
      "dpm", "disintegration(s)_per_minute", .radioactivity, "1/60", source: "60 seconds a minute",
      "One decay per minute."),
  ]

  static let absorbedDoses: [Unit] = [
    Unit("Gy", "gray(s)", .absorbedDose, "1", prefixes: .si, listed: "m", source: table4, "1 J/kg of absorbed energy."),
    Unit(
      "Sv", "sievert(s)", .absorbedDose, "1", prefixes: .si, listed: "µ m", source: table4,
      "1 J/kg, weighted by the harm that it does."),
    Unit(
      "rd", "rads", .absorbedDose, "0.01", prefixes: .si, source: nist,
      "The rad, one hundredth of a gray; rad is the radian."),
    Unit("mrem", "mrems millirem(s)", .absorbedDose, "1e-5", source: nist, "One hundred-thousandth of a sievert."),
    Unit(
      "rems", "roentgen_equivalent(s)_man", .absorbedDose, "0.01", source: nist,
      "One hundredth of a sievert; rem is the remainder."),
  ]

  static let exposures: [Unit] = [
    Unit(
      "C/kg", "coulomb(s)_per_kilogram", .exposure, "1", prefixes: .si, listed: "µ m", source: "SI Brochure 9, table 6",
      "One coulomb of ions per kilogram of air."),
    Unit("roentgen", "roentgens röntgen", .exposure, "2.58e-4", prefixes: .si, source: nist, "2.58e-4 C/kg."),
  ]
}
