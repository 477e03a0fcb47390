/// Energies and powers.
extension Catalogue {
  private static let britishThermalUnit = "1055.05585262"
  private static let footPound = "0.45359237*9.80665*0.3048"

  static let energies: [Unit] = [
    Unit("J", "joule(s)", .energy, "1", prefixes: .si, listed: "m k M G", source: "SI Brochure 9, table 4", "1 N·m."),
    Unit("Wh", "watt_hour(s) watthour(s)", .energy, "3600", prefixes: .si, listed: "k M G", source: nist, "A watt for an hour."),
    Unit(
      "cal", "calorie(s)", .energy, "4.184", prefixes: .si, listed: "k", source: nist + ", thermochemical", "The thermochemical calorie."),
    Unit("Cal", "Calorie(s) food_calorie(s)", .energy, "4184", source: nist + ", thermochemical", "The calorie of food labels, 1 kcal."),
    Unit(
      "eV", "electronvolt(s)", .energy, "1.602176634e-19", prefixes: .si, listed: "k M G", source: "SI Brochure 9, table 8: exact",
      "What an electron gains in a volt."),
    Unit("erg", "ergs", .energy, "1e-7", source: nist, "1 dyn·cm."),
    Unit("ft_lb ft_lbf ftlb", "foot_pound(s)", .energy, footPound, source: nist, "A pound of force along a foot."),
    Unit(
      "BTU Btu", "british_thermal_unit(s)", .energy, britishThermalUnit, prefixes: .siFromKilo, source: nist + ", International Table",
      "The British thermal unit of the International Table."),
    Unit("thm", "therm(s)", .energy, britishThermalUnit + "*100000", source: "100,000 BTU of the International Table", "100,000 BTU."),
    Unit("tTNT t_TNT", "ton(s)_of_TNT", .energy, "4.184e9", prefixes: .siFromKilo, source: nist, "A gigacalorie."),
  ]

  static let powers: [Unit] = [
    Unit("W", "watt(s)", .power, "1", prefixes: .si, listed: "m k M G", source: "SI Brochure 9, table 4", "1 J/s."),
    Unit(
      "hp", "horsepower mechanical_horsepower", .power, footPound + "*550", source: nist,
      "The mechanical horsepower, 550 foot pounds a second."),
    Unit("PS", "metric_horsepower", .power, "75*9.80665", source: nist, "The metric horsepower, 75 kgf·m/s."),
    Unit("BTU/h btuh", "btu_per_hour", .power, britishThermalUnit + "/3600", source: nist, "A BTU in an hour."),
    Unit(
      "TR", "ton_of_refrigeration tons_of_refrigeration", .power, britishThermalUnit + "/3600*12000", source: nist,
      "12,000 BTU/h of cooling."),
    Unit("kcal/h", "kilocalorie(s)_per_hour", .power, "4184/3600", source: nist, "A kilocalorie in an hour."),
    Unit("erg/s", "erg(s)_per_second", .power, "1e-7", source: nist, "An erg in a second."),
  ]
}
