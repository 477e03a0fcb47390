/// Densities, flows and viscosities.
extension Catalogue {
  private static let pound = "0.45359237"
  private static let foot3 = "0.3048*0.3048*0.3048"

  static let densities: [Unit] = [
    Unit(
      "kg/m³", "kilogram(s)_per_cubic_metre kilogram(s)_per_cubic_meter", .density, "1",
      source: "SI Brochure 9, table 5",
      "One kilogram per cubic metre."),
    Unit(
      "g/L g/l", "gram(s)_per_litre gram(s)_per_liter", .density, "1", source: "SI Brochure 9, table 8",
      "One gram per litre."),
    Unit(
      "kg/L kg/l", "kilogram(s)_per_litre kilogram(s)_per_liter", .density, "1000", source: "SI Brochure 9, table 8",
      "One kilogram per litre, about the density of water."),
    Unit(
      "g/cm³", "gram(s)_per_cubic_centimetre gram(s)_per_cubic_centimeter", .density, "1000", source: nist,
      "One gram per cubic centimetre."),
    Unit(
      "lb/ft³ pcf", "pound(s)_per_cubic_foot", .density, pound + "/0.3048/0.3048/0.3048", source: nist,
      "One pound per cubic foot."),
    Unit(
      "lb/in³", "pound(s)_per_cubic_inch", .density, pound + "/0.0254/0.0254/0.0254", source: nist,
      "One pound per cubic inch."),
    Unit(
      "lb/gal ppg", "pound(s)_per_gallon", .density, pound + "/231/0.0254/0.0254/0.0254", source: nist,
      "One pound per US gallon."),
  ]

  static let flowRates: [Unit] = [
    Unit(
      "m³/s", "cubic_metre(s)_per_second cubic_meter(s)_per_second", .flowRate, "1", source: "SI Brochure 9, table 5",
      "One cubic metre per second."),
    Unit(
      "m³/h", "cubic_metre(s)_per_hour cubic_meter(s)_per_hour", .flowRate, "1/3600", source: "SI Brochure 9, table 8",
      "One cubic metre per hour."),
    Unit(
      "L/s l/s", "litre(s)_per_second liter(s)_per_second", .flowRate, "0.001", source: "SI Brochure 9, table 8",
      "One litre per second."),
    Unit(
      "L/min l/min lpm", "litre(s)_per_minute liter(s)_per_minute", .flowRate, "0.001/60",
      source: "SI Brochure 9, table 8",
      "One litre per minute."),
    Unit(
      "ft³/s cfs", "cubic_foot_per_second cubic_feet_per_second", .flowRate, foot3, source: nist,
      "One cubic foot per second."),
    Unit(
      "ft³/min cfm", "cubic_foot_per_minute cubic_feet_per_minute", .flowRate, foot3 + "/60", source: nist,
      "One cubic foot per minute."),
    Unit("gal/min gpm", "gallon(s)_per_minute", .flowRate, usGallon + "/60", source: nist, "One US gallon per minute."),
    Unit("gal/h gph", "gallon(s)_per_hour", .flowRate, usGallon + "/3600", source: nist, "One US gallon per hour."),
    Unit("gal/d gpd", "gallon(s)_per_day", .flowRate, usGallon + "/86400", source: nist, "One US gallon per day."),
    Unit(
      "bbl/d bpd", "barrel(s)_per_day", .flowRate, usGallon + "*42/86400", source: nist, "One barrel of oil per day."),
  ]

  static let viscosities: [Unit] = [
    Unit(
      "Pa·s", "pascal_second(s)", .viscosity, "1", prefixes: .si, listed: "m", source: "SI Brochure 9, table 6",
      "One pascal of shear stress at a shear rate of one per second."),
    Unit(
      "P", "poise poises", .viscosity, "0.1", prefixes: .si, listed: "c", source: nist,
      "One tenth of a pascal second; 1 cP is about the viscosity of water."),
    Unit(
      "reyn", "reyns", .viscosity, pound + "*9.80665/0.0254/0.0254", source: nist,
      "One pound-force second per square inch."),
  ]

  static let kinematicViscosities: [Unit] = [
    Unit(
      "m²/s", "square_metre(s)_per_second square_meter(s)_per_second", .kinematicViscosity, "1",
      source: "SI Brochure 9, table 6",
      "Kinematic viscosity: viscosity divided by density."),
    Unit(
      "mm²/s", "square_millimetre(s)_per_second square_millimeter(s)_per_second", .kinematicViscosity, "1e-6",
      source: "SI Brochure 9, table 6", "About the kinematic viscosity of water."),
    Unit(
      "St", "stokes", .kinematicViscosity, "1e-4", prefixes: .si, listed: "c", source: nist,
      "One square centimetre per second."),
    Unit(
      "ft²/s", "square_foot_per_second square_feet_per_second", .kinematicViscosity, "0.3048*0.3048", source: nist,
      "One square foot per second."),
  ]
}
