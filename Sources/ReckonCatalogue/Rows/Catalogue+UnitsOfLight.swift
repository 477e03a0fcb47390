/// Light and solid angles.
extension Catalogue {
  static let luminousIntensities: [Unit] = [
    Unit(
      "cd", "candela(s)", .luminousIntensity, "1", prefixes: .si, namesProducts: true, listed: "µ m k",
      source: "SI Brochure 9, table 2",
      "The SI base unit of luminous intensity.")
  ]

  static let luminousFluxes: [Unit] = [
    Unit(
      "lm", "lumen(s)", .luminousFlux, "1", prefixes: .si, namesProducts: true, listed: "m k M",
      source: "SI Brochure 9, table 4",
      "1 cd·sr.")
  ]

  static let illuminances: [Unit] = [
    Unit(
      "lx", "lux", .illuminance, "1", prefixes: .si, namesProducts: true, listed: "m k",
      source: "SI Brochure 9, table 4", "1 lm/m²."),
    Unit(
      "fc", "footcandle(s) foot_candle(s)", .illuminance, "1/0.3048/0.3048", source: nist, "One lumen per square foot."),
    Unit("phot", "phots", .illuminance, "10000", source: nist, "One lumen per square centimetre."),
  ]

  static let luminances: [Unit] = [
    Unit(
      "cd/m² nit", "nits candela(s)_per_square_metre candela(s)_per_square_meter", .luminance, "1",
      source: "SI Brochure 9, table 5",
      "One candela per square metre."),
    Unit(
      "cd/in²", "candela(s)_per_square_inch", .luminance, "1/0.0254/0.0254", source: nist,
      "One candela per square inch."),
    Unit(
      "cd/ft²", "candela(s)_per_square_foot", .luminance, "1/0.3048/0.3048", source: nist,
      "One candela per square foot."),
    Unit("stilb", "stilbs", .luminance, "10000", source: nist, "One candela per square centimetre."),
    Unit(
      "foot_lambert", "foot_lamberts footlambert(s)", .luminance,
      "≈3.426259099635390526916745961650218594235=1/π/0.3048/0.3048",
      source: nist + ": 1/π cd/ft²",
      "Used for the brightness of cinema screens."),
  ]

  static let solidAngles: [Unit] = [
    Unit(
      "sr", "steradian(s)", .solidAngle, "1", prefixes: .si, listed: "m", source: "SI Brochure 9, table 4",
      "The solid angle whose surface is as large as the square of the radius."),
    Unit(
      "sqdeg", "square_degree(s)", .solidAngle, "≈3.046174197867085993467435493788935535591e-4=π*π/180/180",
      source: "(π/180)² sr",
      "A square of one degree by one degree in the sky."),
    Unit(
      "spat", "spats", .solidAngle, "≈12.56637061435917295385057353311801153679=4*π", source: "IEC 60050-113: 4π sr",
      "The full sphere around a point."),
  ]
}
