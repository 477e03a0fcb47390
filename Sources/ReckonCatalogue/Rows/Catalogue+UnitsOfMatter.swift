/// Masses, forces, pressures and temperatures.
extension Catalogue {
  private static let pound = "0.45359237"
  private static let dalton = "≈1.66053906892e-27"
  private static let poundForce = "0.45359237*9.80665"
  private static let inch2 = "/0.0254/0.0254"

  static let masses: [Unit] = [
    Unit(
      "g", "gram(s) gramme(s)", .mass, "0.001", prefixes: .si, listed: "µ m k", source: "SI Brochure 9, table 2",
      "One thousandth of a kilogram."),
    Unit(
      "t", "tonne(s) metric_ton(s)", .mass, "1000", prefixes: .siFromKilo, source: "SI Brochure 9, table 8",
      "1,000 kilograms."),
    Unit(
      "Da", "dalton(s)", .mass, dalton, prefixes: .si, listed: "k",
      source: "CODATA 2022: measured, ± 0.00000000052e-27",
      "One twelfth of the mass of a carbon-12 atom."),
    Unit(
      "u amu", "atomic_mass_unit(s)", .mass, dalton, source: "CODATA 2022: measured, ± 0.00000000052e-27",
      "The dalton, as physicists call it."),
    Unit("mcg", "mcgs", .mass, "1e-9", source: "1 µg, ISMP and USP", "One microgram, as written on prescriptions."),
    Unit("quintal", "quintals", .mass, "100", source: "100 kg", "100 kilograms."),
    Unit(
      "don 돈 匁", "momme", .mass, "0.00375", source: "exact: 1 kan = 3.75 kg",
      "3.75 grams, used for gold in Korea and pearls in Japan."),
    Unit("geun 근", "geuns", .mass, "0.6", source: "exact: 160 don", "600 grams, used for meat in Korea."),
    Unit("gr", "grain(s)", .mass, pound + "/7000", source: yard1959, "One 7000th of a pound."),
    Unit("ct", "carat(s)", .mass, "0.0002", source: "CGPM 1907", "200 milligrams, used for gemstones."),
    Unit("dwt", "pennyweight(s)", .mass, pound + "/7000*24", source: nist, "24 grains."),
    Unit("dr", "dram(s)", .mass, pound + "/256", source: nist, "One 16th of an ounce."),
    Unit("oz", "ounce(s)", .mass, pound + "/16", source: yard1959, "One 16th of a pound."),
    Unit(
      "ozt oz_t", "troy_ounce(s)", .mass, pound + "/7000*480", source: nist, "480 grains, used for precious metals."),
    Unit("lb lbs lbm", "pound(s)", .mass, pound, source: yard1959, "0.45359237 kilograms."),
    Unit("st", "stone stones", .mass, pound + "*14", source: "UK Weights and Measures Act 1985", "14 pounds."),
    Unit(
      "slug", "slugs", .mass, poundForce + "/0.3048", source: nist,
      "The mass that one pound of force accelerates at 1 ft/s²."),
    Unit(
      "cwt", "hundredweight(s) short_hundredweight(s)", .mass, pound + "*100", source: nist,
      "The US hundredweight, 100 pounds."),
    Unit(
      "long_cwt", "long_hundredweight(s)", .mass, pound + "*112", source: nist,
      "The imperial hundredweight, 112 pounds."),
    Unit("ton short_ton", "tons short_tons", .mass, pound + "*2000", source: nist, "The US ton, 2,000 pounds."),
    Unit(
      "long_ton", "long_tons imperial_ton(s)", .mass, pound + "*2240", source: nist, "The imperial ton, 2,240 pounds."),
  ]

  static let forces: [Unit] = [
    Unit(
      "N", "newton(s)", .force, "1", prefixes: .si, namesProducts: true, listed: "m k M",
      source: "SI Brochure 9, table 4", "1 kg·m/s²."),
    Unit("dyn", "dyne(s)", .force, "1e-5", source: nist, "1 g·cm/s²."),
    Unit("gf", "gram_force grams_force", .force, "0.00980665", source: nist, "The weight of one gram."),
    Unit(
      "kgf kp", "kilogram_force kilograms_force kilopond(s)", .force, "9.80665", source: nist,
      "The weight of one kilogram."),
    Unit("pdl", "poundal(s)", .force, "0.45359237*0.3048", source: nist, "1 lb·ft/s²."),
    Unit("ozf", "ounce_force ounces_force", .force, poundForce + "/16", source: nist, "The weight of one ounce."),
    Unit("lbf", "pound_force pounds_force", .force, poundForce, source: nist, "The weight of one pound."),
    Unit("tf", "tonne_force tonnes_force", .force, "9806.65", source: nist, "The weight of one tonne."),
    Unit("tonf", "ton_force tons_force", .force, poundForce + "*2000", source: nist, "The weight of one US ton."),
    Unit("kip", "kips", .force, poundForce + "*1000", source: nist, "1,000 pounds of force."),
  ]

  static let pressures: [Unit] = [
    Unit(
      "Pa", "pascal(s)", .pressure, "1", prefixes: .si, namesProducts: true, listed: "h k M G",
      source: "SI Brochure 9, table 4", "1 N/m²."),
    Unit(
      "bar", "bar(s)", .pressure, "100000", prefixes: .si, listed: "m", source: "SI Brochure 8, table 8",
      "100 kilopascals."),
    Unit("atm", "atmosphere(s)", .pressure, "101325", source: "CGPM 1954: exact", "The standard atmosphere."),
    Unit("at", "technical_atmosphere(s)", .pressure, "98066.5", source: nist, "1 kgf/cm²."),
    Unit(
      "Torr torr", "torr(s)", .pressure, "101325/760", prefixes: .si, listed: "m", source: nist,
      "One 760th of an atmosphere."),
    Unit(
      "mmHg mm_Hg", "millimetre(s)_of_mercury millimeter(s)_of_mercury", .pressure, "13595.1*9.80665*0.001",
      source: nist + ", conventional", "The pressure under one millimetre of mercury of 13,595.1 kg/m³."),
    Unit(
      "inHg in_Hg", "inch_of_mercury inches_of_mercury", .pressure, "13595.1*9.80665*0.0254",
      source: nist + ", conventional",
      "The pressure under one inch of mercury of 13,595.1 kg/m³."),
    Unit(
      "cmHg", "centimetre(s)_of_mercury centimeter(s)_of_mercury", .pressure, "13595.1*9.80665*0.01",
      source: nist + ", conventional",
      "10 mmHg."),
    Unit(
      "mmH2O", "millimetre(s)_of_water millimeter(s)_of_water", .pressure, "9.80665", source: nist + ", conventional",
      "The pressure under one millimetre of water of 1,000 kg/m³."),
    Unit(
      "mH2O", "metre(s)_of_water meter(s)_of_water", .pressure, "9806.65", source: nist + ", conventional",
      "The pressure under one metre of water of 1,000 kg/m³."),
    Unit(
      "ftH2O", "foot_of_water feet_of_water", .pressure, "9806.65*0.3048", source: nist + ", conventional",
      "The pressure under one foot of water of 1,000 kg/m³."),
    Unit(
      "N/mm²", "newton(s)_per_square_millimetre newton(s)_per_square_millimeter", .pressure, "1e6",
      source: "SI Brochure 9, table 4",
      "One megapascal, used for the strength of materials."),
    Unit(
      "cmH2O", "centimetre(s)_of_water centimeter(s)_of_water", .pressure, "98.0665", source: nist + ", conventional",
      "The pressure under one centimetre of water of 1,000 kg/m³."),
    Unit(
      "inH2O", "inch_of_water inches_of_water", .pressure, "9806.65*0.0254", source: nist + ", conventional",
      "The pressure under one inch of water of 1,000 kg/m³."),
    Unit(
      "psi lbf/in²", "pound(s)_per_square_inch", .pressure, poundForce + inch2, source: nist,
      "One pound of force per square inch."),
    Unit("ksi", "kilopound(s)_per_square_inch", .pressure, poundForce + "*1000" + inch2, source: nist, "1,000 psi."),
    Unit(
      "psf lbf/ft²", "pound(s)_per_square_foot", .pressure, poundForce + "/0.3048/0.3048", source: nist,
      "One pound of force per square foot."),
  ]

  static let temperatures: [Unit] = [
    Unit(
      "K", "kelvin kelvins", .temperature, "1", prefixes: .si, namesProducts: true, source: "SI Brochure 9, table 2",
      "The SI base unit of temperature."),
    Unit(
      "°C ℃ degC", "celsius degree_celsius degrees_celsius", .temperature, "1", offset: "273.15",
      source: "SI Brochure 9, table 4",
      "0 °C is 273.15 K."),
    Unit(
      "°F ℉ degF", "fahrenheit degree_fahrenheit degrees_fahrenheit", .temperature, "5/9", offset: "459.67",
      source: nist,
      "Water freezes at 32 °F and boils at 212 °F."),
    Unit(
      "°R degR", "rankine degree_rankine degrees_rankine", .temperature, "5/9", source: nist,
      "Degrees Fahrenheit from absolute zero."),
    Unit(
      "°Ré degRe", "reaumur réaumur degree_reaumur degrees_reaumur", .temperature, "5/4", offset: "218.52",
      source: "exact: 80 °Ré is 100 °C", "Water freezes at 0 °Ré and boils at 80 °Ré."),
  ]
}
