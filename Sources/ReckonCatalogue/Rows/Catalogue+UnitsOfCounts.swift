/// Angles, data, fuel economy, cooking and typography.
extension Catalogue {
  static let angles: [Unit] = [
    Unit("° deg", "degree(s) arcdegree(s)", .angle, "1", source: "SI Brochure 9, table 8", "One 360th of a turn."),
    Unit("′ arcmin", "arcminute(s)", .angle, "1/60", source: "SI Brochure 9, table 8", "One 60th of a degree."),
    Unit(
      "″ arcsec", "arcsecond(s)", .angle, "1/3600", prefixes: .si, source: "SI Brochure 9, table 8",
      "One 60th of an arcminute."),
    Unit(
      "rad", "radian(s)", .angle, "≈57.295779513082320876798154814105170332405=180/π", prefixes: .si, listed: "m",
      source: "SI Brochure 9, table 4: 180/π", "The angle whose arc is as long as the radius."),
    Unit("gon grad", "gons gradian(s)", .angle, "0.9", source: nist, "One 400th of a turn."),
    Unit(
      "mil_NATO", "angular_mil(s) nato_mil(s)", .angle, "360/6400", source: "NATO: 6,400 in a turn",
      "One 6400th of a turn."),
    Unit("turn rev", "turns revolution(s)", .angle, "360", source: nist, "A full revolution."),
  ]

  static let dataSizes: [Unit] = [
    Unit(
      "bit", "bit(s)", .data, "1", prefixes: .data, listed: "k M G Ki Mi Gi", source: "IEC 80000-13", "A binary digit."
    ),
    Unit(
      "B", "byte(s) octet(s)", .data, "8", prefixes: .data, listed: "k M G T P Ki Mi Gi Ti Pi", source: "IEC 80000-13",
      "8 bits."),
    Unit("nibble", "nibbles", .data, "4", source: "half a byte", "4 bits, one hexadecimal digit."),
  ]

  static let fuelEconomies: [Unit] = [
    Unit(
      "km/L kmpl", "kilometre(s)_per_litre kilometer(s)_per_liter", .fuelEconomy, "1e6",
      source: "SI Brochure 9, table 8",
      "Distance driven per litre of fuel, in kilometres."),
    Unit(
      "L/100km lp100km", "litre(s)_per_100_km liter(s)_per_100_km", .fuelEconomy, "1e-8", isReciprocal: true,
      source: "SI Brochure 9, table 8", "Litres of fuel used per 100 kilometres."),
    Unit(
      "mpg us_mpg", "mile(s)_per_gallon", .fuelEconomy, "1609.344/231/0.0254/0.0254/0.0254", source: nist,
      "Distance driven per US gallon of fuel, in miles."),
    Unit(
      "imp_mpg uk_mpg", "mile(s)_per_imperial_gallon", .fuelEconomy, "1609.344/0.00454609", source: nist,
      "Distance driven per imperial gallon of fuel, in miles."),
  ]

  static let cookingVolumes: [Unit] = [
    Unit(
      "drop gtt", "drops metric_drop(s)", .cookingVolume, "5e-8", source: "a 20th of a millilitre",
      "One 20th of a millilitre."),
    Unit(
      "smidgen", "smidgens smidge(s)", .cookingVolume, usGallon + "/24576", source: "a 32nd of a US teaspoon",
      "Half a pinch."),
    Unit(
      "pinch", "pinches", .cookingVolume, usGallon + "/12288", source: "a 16th of a US teaspoon",
      "The amount held between two fingers, 1/16 of a US teaspoon."),
    Unit("dash", "dashes", .cookingVolume, usGallon + "/6144", source: "an 8th of a US teaspoon", "Two pinches."),
    Unit(
      "tsp us_tsp", "teaspoon(s) us_teaspoon(s)", .cookingVolume, usGallon + "/768", source: nist,
      "One third of a US tablespoon."),
    Unit(
      "tbsp us_tbsp", "tablespoon(s) us_tablespoon(s)", .cookingVolume, usGallon + "/256", source: nist,
      "Half a US fluid ounce."),
    Unit(
      "jigger", "jiggers", .cookingVolume, usGallon + "/128*1.5", source: "1.5 US fluid ounces",
      "One and a half US fluid ounces, used for spirits."),
    Unit("cup us_cup", "cups us_cup(s)", .cookingVolume, usGallon + "/16", source: nist, "Half a US pint."),
    Unit("metric_tsp", "metric_teaspoon(s)", .cookingVolume, "5e-6", source: "5 mL", "5 millilitres."),
    Unit("dsp", "dessertspoon(s) metric_dessertspoon(s)", .cookingVolume, "1e-5", source: "10 mL", "10 millilitres."),
    Unit("aus_tbsp", "australian_tablespoon(s)", .cookingVolume, "2e-5", source: "20 mL", "20 millilitres."),
    Unit(
      "合", "gō rice_cup(s)", .cookingVolume, "2401/13310000", source: "exact: 1 shō = 2401/1331 L",
      "One tenth of a shō, the measuring cup of rice cookers."),
    Unit(
      "升", "shō", .cookingVolume, "2401/1331000", source: "exact: 2401/1331 L", "1.8 litres, used for rice and sake."),
    Unit("metric_tbsp", "metric_tablespoon(s)", .cookingVolume, "15e-6", source: "15 mL", "15 millilitres."),
    Unit("metric_cup", "metric_cups", .cookingVolume, "250e-6", source: "250 mL", "250 millilitres."),
    Unit(
      "imp_tsp uk_tsp", "imperial_teaspoon(s)", .cookingVolume, imperialGallon + "/768",
      source: "a third of the tablespoon",
      "One 24th of an imperial gill."),
    Unit(
      "imp_tbsp uk_tbsp", "imperial_tablespoon(s)", .cookingVolume, imperialGallon + "/256", source: "an 8th of a gill",
      "One eighth of an imperial gill."),
    Unit(
      "imp_cup uk_cup", "imperial_cup(s)", .cookingVolume, imperialGallon + "/16", source: "half a pint",
      "Half an imperial pint."),
  ]
  static let dataRates: [Unit] = [
    Unit(
      "bit/s bps", "bit(s)_per_second", .dataRate, "1", prefixes: .data, listed: "k M G", source: "IEC 80000-13",
      "One bit per second."),
    Unit(
      "B/s Bps", "byte(s)_per_second", .dataRate, "8", prefixes: .data, listed: "k M G Ki Mi Gi",
      source: "IEC 80000-13",
      "One byte per second."),
  ]

  static let typography: [Unit] = [
    Unit("twip", "twips", .typography, "0.0254/1440", source: "a 20th of a point", "One 20th of a point."),
    Unit(
      "px", "pixel(s) css_pixel(s)", .typography, "0.0254/96", source: "CSS Values and Units 4, 6.2",
      "One 96th of an inch, the pixel of style sheets."),
    Unit(
      "tex_pt", "tex_point(s)", .typography, "0.0254/72.27", source: "The TeXbook, chapter 10",
      "The point of TeX, 72.27 to the inch."),
    Unit(
      "point", "points dtp_point(s)", .typography, "0.0254/72", source: "CSS Values and Units 4, 6.2",
      "One 72nd of an inch; pt is the pint."),
    Unit(
      "didot", "didots didot_point(s)", .typography, "1/2660", source: "F.-A. Didot, 1783: 2,660 to the metre",
      "The point of continental Europe."),
    Unit("pica", "picas", .typography, "0.0254/6", source: "CSS Values and Units 4, 6.2", "12 points."),
    Unit("cicero", "ciceros", .typography, "12/2660", source: "12 Didot points", "12 Didot points."),
    Unit(
      "級", "kyu kyus", .typography, "0.00025", source: "JIS Z 8305: a quarter of a millimetre",
      "One quarter of a millimetre, used in Japan."),
  ]
}
