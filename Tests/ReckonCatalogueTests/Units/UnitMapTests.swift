import Reckon
import Testing

/// Conversions whose results definitions give.
struct UnitMapTests {
  @Test(
    "temperatures convert with their offsets, exactly",
    arguments: [
      ("100", "°C", "212", "°F"), ("100", "°C", "373.15", "K"), ("212", "°F", "373.15", "K"),
      ("-40", "°C", "-40", "°F"),
      ("-40", "°F", "-40", "°C"), ("0", "K", "-273.15", "°C"), ("0", "K", "-459.67", "°F"), ("98.6", "°F", "37", "°C"),
      ("0", "K", "0", "°R"), ("491.67", "°R", "0", "°C"), ("80", "°Ré", "100", "°C"), ("32", "°F", "0", "°Ré"),
      ("1000", "mK", "-272.15", "°C"),
    ])
  func temperatures(x: String, source: String, expected: String, target: String) throws {
    try check(x, source, expected, target)
    try check(expected, target, x, source)
  }

  @Test(
    "values convert exactly",
    arguments: [
      ("5", "km", "15625/5029.2", "mile"), ("1", "mi", "1.609344", "km"), ("3", "h", "180", "min"),
      ("1", "GiB", "8589934592", "bit"),
      ("1", "MB", "1000/1.024/1024", "MiB"), ("1", "acre", "4046.8564224", "m²"), ("1", "gal", "3.785411784", "L"),
      ("1", "imp_gal", "4.54609", "L"), ("1", "cup", "236.5882365", "mL"), ("90", "deg", "100", "gon"),
      ("1", "turn", "360", "°"),
      ("1", "°", "3600", "arcsec"), ("1", "kWh", "3.6", "MJ"), ("1", "atm", "760", "Torr"),
      ("100", "km/h", "100000/1609.344", "mph"),
      ("60", "rpm", "1", "Hz"), ("1", "yr", "12", "month"), ("1", "PS", "735.49875", "W"),
      ("1", "hp", "745.69987158227022", "W"),
    ])
  func values(x: String, source: String, expected: String, target: String) throws {
    try check(x, source, expected, target)
  }

  @Test(
    "consumption and economy are inverses of each other",
    arguments: [
      ("5", "L/100km", "20", "km/L"), ("20", "km/L", "5", "L/100km"), ("8", "L/100km", "8", "lp100km"),
      // 100 km · (1 gal / 1 mi) = 100 / 1.609344 · 3.785411784 L.
      ("1", "mpg", "378.5411784/1.609344", "L/100km"), ("30", "imp_mpg", "454.609/1.609344/30", "L/100km"),
    ])
  func fuel(x: String, source: String, expected: String, target: String) throws {
    try check(x, source, expected, target)
  }

  private static func map(_ source: String, _ target: String) throws -> Unit.Map? {
    Unit.map(from: try #require(Catalogue.unit(named: source)), to: try #require(Catalogue.unit(named: target)))
  }

  private func check(_ x: String, _ source: String, _ expected: String, _ target: String) throws {
    let map = try #require(try Self.map(source, target))
    let value = try #require(ExactRatio(x))
    let result = try #require(map(value))
    #expect(result == ExactRatio(expected), "\(x) \(source) is \(result) \(target)")
    #expect(!result.isRounded)
  }

  @Test("the map of Fahrenheit to Celsius has the whole numbers 5, -160 and 9")
  func wholeNumbers() throws {
    let map = try #require(try Self.map("°F", "degC"))
    #expect((map.multiplier, map.addend, map.divisor) == (ExactRatio(5), ExactRatio(-160), ExactRatio(9)))
    let back = try #require(try Self.map("°C", "°F"))
    #expect((back.multiplier, back.addend, back.divisor) == (ExactRatio(9), ExactRatio(160), ExactRatio(5)))
    let kelvin = try #require(try Self.map("°F", "K"))
    // (x + 459.67) · 5 / 9 over one denominator: (500 x + 229835) / 900, and that reduced by 5.
    #expect((kelvin.multiplier, kelvin.addend, kelvin.divisor) == (ExactRatio(100), ExactRatio(45967), ExactRatio(180)))
  }

  @Test(
    "units that measure different things have no map",
    arguments: [("m", "s"), ("m²", "L/100km"), ("deg", "Hz"), ("K", "J")])
  func different(source: String, target: String) throws {
    #expect(try Self.map(source, target) == nil)
  }

  @Test("an inverse of 0 and a value out of range give nothing")
  func nothing() throws {
    let map = try #require(try Self.map("L/100km", "mpg"))
    #expect(map(.zero) == nil)
  }
}
