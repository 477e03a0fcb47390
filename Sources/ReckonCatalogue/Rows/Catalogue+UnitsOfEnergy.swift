/// Energies, powers and torques.
extension Catalogue {
  private static let britishThermalUnit = "1055.05585262"
  private static let footPound = "0.45359237*9.80665*0.3048"

  static let energies: [Unit] = [
    Unit(
      "J", "joule(s)", .energy, "1", prefixes: .si, namesProducts: true, listed: "m k M G",
      source: "SI Brochure 9, table 4", "1 N·m."),
    Unit(
      "Wh", "watt_hour(s) watthour(s)", .energy, "3600", prefixes: .si, listed: "k M G", source: nist,
      "One watt for one hour."),
    Unit(
      "cal", "calorie(s)", .energy, "4.184", prefixes: .si, listed: "k", source: nist + ", thermochemical",
      "The thermochemical calorie."),
    Unit(
      "Cal", "Calorie(s) food_calorie(s)", .energy, "4184", source: nist + ", thermochemical",
      "The calorie of food labels, 1 kcal."),
    Unit(
      "eV", "electronvolt(s)", .energy, "1.602176634e-19", prefixes: .si, listed: "k M G",
      source: "SI Brochure 9, table 8: exact",
      "The energy that an electron gains across one volt."),
    Unit("erg", "ergs", .energy, "1e-7", source: nist, "1 dyn·cm."),
    Unit("ft_lb ft_lbf ftlb", "foot_pound(s)", .energy, footPound, source: nist, "One pound of force over one foot."),
    Unit(
      "BTU Btu", "british_thermal_unit(s)", .energy, britishThermalUnit, prefixes: .siFromKilo,
      source: nist + ", International Table",
      "The British thermal unit of the International Table."),
    Unit(
      "thm", "therm(s)", .energy, britishThermalUnit + "*100000", source: "100,000 BTU of the International Table",
      "100,000 BTU."),
    Unit(
      "quad", "quads", .energy, britishThermalUnit + "e15", source: "10^15 BTU of the International Table",
      "A quadrillion BTU."),
    Unit(
      "toe", "ton(s)_of_oil_equivalent tonne(s)_of_oil_equivalent", .energy, "41.868e9", prefixes: .siFromKilo,
      source: "IEA: 10 Gcal of the International Table",
      "The energy released by burning one tonne of oil."),
    Unit(
      "tce", "ton(s)_of_coal_equivalent tonne(s)_of_coal_equivalent", .energy, "29.3076e9", prefixes: .siFromKilo,
      source: "IEA and UN: 7 Gcal of the International Table",
      "The energy released by burning one tonne of coal."),
    Unit(
      "hp_h hph", "horsepower_hour(s)", .energy, footPound + "*550*3600", source: nist,
      "One mechanical horsepower for one hour."),
    Unit("tTNT t_TNT", "ton(s)_of_TNT", .energy, "4.184e9", prefixes: .siFromKilo, source: nist, "A gigacalorie."),
  ]

  static let powers: [Unit] = [
    Unit(
      "W", "watt(s)", .power, "1", prefixes: .si, namesProducts: true, listed: "m k M G",
      source: "SI Brochure 9, table 4", "1 J/s."),
    Unit(
      "hp", "horsepower mechanical_horsepower", .power, footPound + "*550", source: nist,
      "The mechanical horsepower, 550 foot-pounds per second."),
    Unit("PS", "metric_horsepower", .power, "75*9.80665", source: nist, "The metric horsepower, 75 kgf·m/s."),
    Unit("hp_E", "electric_horsepower", .power, "746", source: nist, "The horsepower used for electric motors, 746 W."),
    Unit("hp_S", "boiler_horsepower", .power, "9809.5", source: nist, "The horsepower used for boilers, 9.8095 kW."),
    Unit(
      "VA", "volt_ampere(s) voltampere(s)", .power, "1", prefixes: .si, listed: "k M", source: "IEC 80000-6",
      "One volt times one ampere of apparent power."),
    Unit(
      "var", "var(s)", .power, "1", prefixes: .si, listed: "k M", source: "IEC 80000-6",
      "One volt times one ampere of reactive power."),
    Unit("ft·lbf/s", "foot_pound(s)_per_second", .power, footPound, source: nist, "One foot-pound per second."),
    Unit("BTU/h btuh", "btu_per_hour", .power, britishThermalUnit + "/3600", source: nist, "One BTU per hour."),
    Unit(
      "TR", "ton_of_refrigeration tons_of_refrigeration", .power, britishThermalUnit + "/3600*12000", source: nist,
      "12,000 BTU per hour of cooling power."),
    Unit("kcal/h", "kilocalorie(s)_per_hour", .power, "4184/3600", source: nist, "One kilocalorie per hour."),
    Unit("erg/s", "erg(s)_per_second", .power, "1e-7", source: nist, "One erg per second."),
  ]
  static let torques: [Unit] = [
    Unit(
      "N·m Nm", "newton_metre(s) newton_meter(s)", .torque, "1", prefixes: .si, listed: "m k",
      source: "SI Brochure 9, table 5",
      "One newton on a lever arm of one metre."),
    Unit(
      "dyn·cm", "dyne_centimetre(s) dyne_centimeter(s)", .torque, "1e-7", source: nist,
      "One dyne on a lever arm of one centimetre."),
    Unit(
      "kgf·m", "kilogram_force_metre(s) kilogram_force_meter(s)", .torque, "9.80665", source: nist,
      "The weight of one kilogram on a lever arm of one metre."),
    Unit(
      "ozf·in oz_in", "ounce_inch(es)", .torque, footPound + "/192", source: nist,
      "The weight of one ounce on a lever arm of one inch."),
    Unit(
      "lbf·in lb_in in_lb", "pound_inch(es) inch_pound(s)", .torque, footPound + "/12", source: nist,
      "The weight of one pound on a lever arm of one inch."),
    Unit(
      "lbf·ft lb_ft", "pound_foot pound_feet", .torque, footPound, source: nist,
      "The weight of one pound on a lever arm of one foot."),
  ]
}
