import ReckonCatalogue
import Testing

@Suite("Units as they are shown")
struct UnitProductTests {
  /// The product of units with exponents, in order: `kg m s^-2`.
  static func product(_ text: String) throws -> UnitProduct {
    try text.split(separator: " ").reduce(.one) { product, term in
      let parts = term.split(separator: "^")
      let unit = try #require(Catalogue.unit(named: String(parts[0])))
      return try #require(product.multiplied(by: UnitProduct(unit), power: parts.count > 1 ? Int(parts[1])! : 1))
    }
  }

  @Test(
    "a product is spelled by the SI's rules, in the order of its units",
    arguments: [
      ("km h^-1", "km/h"), ("kg m^2 s^-3 K^-1", "kg·m²/(s³·K)"), ("s^-1", "s⁻¹"), ("m^-2 s^-1", "m⁻²·s⁻¹"),
      ("miles hours^-1", "mi/h"),
      ("m s^-1 s^-1", "m/s²"), ("kph", "km/h"), ("sqm m", "m³"), ("m s^-1 s", "m"), ("mph", "mph"), ("m^12", "m¹²"),
      ("", ""),
    ])
  func spelling(_ terms: String, _ expected: String) throws { #expect(try Self.product(terms).spelling == expected) }

  @Test(
    "powers multiply the exponents, roots divide them where each can be divided",
    arguments: [("m", 2, "m²"), ("km h^-1", 3, "km³/h³"), ("s", -1, "s⁻¹"), ("m", 0, ""), ("km h^-1", -1, "h/km")])
  func powers(_ terms: String, _ exponent: Int, _ expected: String) throws {
    #expect(try Self.product(terms).power(exponent)?.spelling == expected)
  }

  @Test func roots() throws {
    #expect(try Self.product("m^2").root(2)?.spelling == "m")
    #expect(try Self.product("km^4 s^-2").root(2)?.spelling == "km²/s")
    #expect(try Self.product("m^3").root(2) == nil)
    #expect(try Self.product("ha").root(2) == nil)
    #expect(try Self.product("m^3").root(3)?.spelling == "m")
    #expect(try Self.product("m").power(200) == nil, "exponents of dimensions have eight bits")
  }

  @Test("a dimension has base units")
  func baseUnits() throws {
    let force = try Self.product("N")
    #expect(UnitProduct(baseUnitsOf: force.dimension).spelling == "m·kg/s²")
    #expect(UnitProduct(baseUnitsOf: force.dimension).ratio == .one)
  }
}
