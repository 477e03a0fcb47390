/// Electricity and magnetism.
extension Catalogue {
  private static let table4 = "SI Brochure 9, table 4"

  static let currents: [Unit] = [
    Unit(
      "A amp amps", "ampere(s)", .current, "1", prefixes: .si, namesProducts: true, listed: "n µ m k",
      source: "SI Brochure 9, table 2",
      "The SI base unit of electric current.")
  ]

  static let charges: [Unit] = [
    Unit(
      "C", "coulomb(s)", .charge, "1", prefixes: .si, namesProducts: true, listed: "n µ m", source: table4,
      "1 A·s; degrees Celsius are °C or degC."),
    Unit(
      "Ah", "ampere_hour(s) amp_hour(s)", .charge, "3600", prefixes: .si, listed: "m k", source: nist,
      "One ampere for one hour, used for batteries."),
    Unit("statC", "statcoulomb(s)", .charge, "1/2997924580", source: nist, "The unit of charge of the CGS system."),
  ]

  static let voltages: [Unit] = [
    Unit("V", "volt(s)", .voltage, "1", prefixes: .si, namesProducts: true, listed: "µ m k M", source: table4, "1 W/A.")
  ]

  static let resistances: [Unit] = [
    Unit(
      "Ω ohm", "ohm(s)", .resistance, "1", prefixes: .si, namesProducts: true, listed: "m k M G", source: table4,
      "1 V/A."),
    Unit("kilohm", "kilohms", .resistance, "1000", source: "SI Brochure 9, 3", "1,000 ohms."),
    Unit("megohm", "megohms", .resistance, "1000000", source: "SI Brochure 9, 3", "1,000,000 ohms."),
  ]

  static let conductances: [Unit] = [
    Unit(
      "S mho ℧", "siemens", .conductance, "1", prefixes: .si, namesProducts: true, listed: "n µ m", source: table4,
      "1 A/V.")
  ]

  static let capacitances: [Unit] = [
    Unit(
      "F", "farad(s)", .capacitance, "1", prefixes: .si, namesProducts: true, listed: "p n µ m", source: table4,
      "1 C/V; degrees Fahrenheit are °F or degF.")
  ]

  static let inductances: [Unit] = [
    Unit(
      "H", "henry henrys henries", .inductance, "1", prefixes: .si, namesProducts: true, listed: "n µ m",
      source: table4, "1 Wb/A.")
  ]

  static let magneticFluxes: [Unit] = [
    Unit(
      "Wb", "weber(s)", .magneticFlux, "1", prefixes: .si, namesProducts: true, listed: "µ m", source: table4, "1 V·s."),
    Unit(
      "Mx", "maxwell(s)", .magneticFlux, "1e-8", prefixes: .si, source: nist,
      "The flux of one gauss through one square centimetre."),
  ]

  static let magneticFluxDensities: [Unit] = [
    Unit(
      "T", "tesla(s)", .magneticFluxDensity, "1", prefixes: .si, namesProducts: true, listed: "n µ m", source: table4,
      "1 Wb/m²."),
    Unit(
      "G", "gauss gausses", .magneticFluxDensity, "1e-4", prefixes: .si, listed: "m k", source: nist,
      "One ten-thousandth of a tesla."),
  ]

  static let magneticFieldStrengths: [Unit] = [
    Unit(
      "A/m", "ampere(s)_per_metre ampere(s)_per_meter", .magneticFieldStrength, "1", prefixes: .si, listed: "k",
      source: "SI Brochure 9, table 5",
      "The field inside a long coil with one turn per metre and a current of one ampere."),
    Unit(
      "Oe", "oersted(s)", .magneticFieldStrength, "≈79.57747154594766788444188168625718101723=250/π", prefixes: .si,
      listed: "k",
      source: nist + ": 1000/4π A/m",
      "The field that produces one gauss in a vacuum."),
  ]
}
