import ReckonCatalogue
import Testing

@Suite("Units that meet")
struct UnitMeetingTests {
  private static func met(_ left: String, _ right: String, power: Int = 1) throws -> UnitProduct {
    try #require(UnitProductTests.product(left).meeting(UnitProductTests.product(right), power: power))
  }

  @Test(
    "like units merge into the first, with the factor that they had",
    arguments: [
      ("m", "cm", "m²", "0.01"), ("km", "min h^-1", "km", "1/60"), ("km h^-1", "min", "km", "1/60"),
      ("ft in^-1", "s", "s", "12"),
      ("kWh J^-1", "m", "m", "3600000"), ("L", "m^-1", "L/m", "1"), ("m ft", "in", "m³", "0.3048*0.0254"),
      ("lb", "kg^-1 mg", "mg", "0.45359237"),
      ("mg kg^-1", "lb", "mg", "0.45359237"), ("lb", "mg kg^-1", "mg", "0.45359237"),
      ("mg kg^-1 d^-1", "lb", "mg/d", "0.45359237"),
    ])
  func merging(_ left: String, _ right: String, _ expected: String, _ factor: String) throws {
    let (product, met) = (try UnitProductTests.product("\(left) \(right)"), try Self.met(left, right))
    #expect(met.spelling == expected)
    #expect(met.dimension == product.dimension)
    #expect(product.ratio / met.ratio == ExactRatio(factor))
  }

  @Test(
    "units whose product has no dimension cancel, and parts of units meet others",
    arguments: [
      ("W h", "kWh^-1", ""), ("W h", "USD kWh^-1", "USD"), ("kWh", "kW^-1", "h"), ("kWh", "W^-1", "h"),
      ("Pa L mol", "J^-1", "mol"),
      ("mph", "min", "mi"), ("kn", "h", "nmi"), ("psi", "ft^2", "lbf"), ("mi", "mpg^-1", "gal"), ("kg m^-3", "L", "kg"),
      ("L/100km", "km", "L"),
      ("L", "L/100km^-1", "km"), ("kWh", "d^-1", "kW"), ("mAh", "h^-1", "mA"), ("mol L^-1", "mL", "mol"),
      ("W m^-2 K^-1", "m^2 K", "W"),
      ("mph", "s^-1", "mph/s"), ("L", "m^-2", "L/m²"), ("MJ", "L^-1", "MJ/L"), ("ac_ft", "ac^-1", "ft"),
    ])
  func cancelling(_ left: String, _ right: String, _ expected: String) throws {
    func product(_ text: String) throws -> UnitProduct {
      try text.split(separator: " ").reduce(.one) { product, term in
        guard term == "USD" else {
          return try #require(product.multiplied(by: UnitProductTests.product(String(term)), power: 1))
        }
        return try #require(
          product.multiplied(by: UnitProduct(UnitProduct.Factor("USD", Dimension(.currency), .one)), power: 1))
      }
    }
    let (left, right) = (try product(left), try product(right))
    let met = try #require(left.meeting(right, power: 1))
    #expect(met.spelling == expected)
    #expect(met.dimension == left.dimension * right.dimension)
  }

  @Test(
    "a product of SI units that has a name takes it, with a prefix for thousands, and no other",
    arguments: [
      ("kg m", "s^-2", "N"), ("N", "m", "J"), ("N", "m^-2", "Pa"), ("J", "s^-1", "W"), ("W", "s", "J"),
      ("J", "N^-1", "m"),
      ("g m", "s^-2", "mN"),
      ("kN", "m", "kJ"), ("V", "mA", "mW"), ("V", "Ah", "Wh"), ("kW", "h", "kWh"), ("mA", "h", "mAh"),
      ("N", "mm^-2", "MPa"),
      ("V", "kΩ^-1", "mA"),
      ("MΩ", "µF", "s"), ("kΩ", "µF", "ms"), ("MΩ", "mF", "MΩ·mF"), ("N", "cm", "N·cm"), ("L", "Pa", "L·Pa"),
      ("", "s^-1", "s⁻¹"),
      ("J", "kg^-1", "J/kg"), ("m", "s^-1", "m/s"), ("km", "", "km"), ("kg", "s^-2", "kg/s²"), ("W", "min", "W·min"),
      ("mi", "h^-1", "mi/h"),
      ("hp", "h", "hp·h"), ("A", "s m", "C·m"),
    ])
  func naming(_ left: String, _ right: String, _ expected: String) throws {
    let met = try Self.met(left, right)
    #expect(met.spelling == expected)
    // What was merged before, or takes a name, has the ratio that it had.
    #expect(met.ratio == (try UnitProductTests.product("\(left) \(right)")).ratio)
  }

  @Test("a quotient is a product with the power -1")
  func quotients() throws {
    #expect(try Self.met("kWh", "kW", power: -1).spelling == "h")
    #expect(try Self.met("mi", "mpg", power: -1).spelling == "gal")
  }

  @Test("what is shown meets nothing more: of all pairs of units, what they meet in stays as it is")
  func idempotence() throws {
    let units = Catalogue.units.filter { $0.offset == nil }.map { UnitProduct($0) }
    for left in units {
      for right in units {
        for power in [1, -1] {
          guard let met = left.meeting(right, power: power), met.dimension != .none else { continue }
          let again = try #require(met.meeting(.one, power: 1))
          #expect(again.spelling == met.spelling && again.ratio == met.ratio, "\(left.spelling) and \(right.spelling)")
        }
      }
    }
  }

  @Test("the parts of a unit have its size")
  func parts() throws {
    for (symbol, parts) in [
      ("mph", "mi h^-1"), ("kn", "nmi h^-1"), ("mpg", "mi gal^-1"), ("imp_mpg", "mi imp_gal^-1"), ("psi", "lbf in^-2"),
      ("ksi", "kip in^-2"),
      ("hp_h", "hp h"), ("ac_ft", "ac ft"), ("ft_lb", "ft lbf"), ("kWh", "kW h"), ("mAh", "mA h"),
    ] {
      #expect(try UnitProductTests.product(symbol).ratio == UnitProductTests.product(parts).ratio, "\(symbol)")
    }
  }

  @Test("products of very many units are merged alone, and none is too long")
  func many() throws {
    let long = "m s kg A K mol cd bit ft min lb"
    #expect(try Self.met(long, "m^100").factors.count == 8)
    #expect(
      try UnitProductTests.product("m^100").meeting(UnitProductTests.product("cm^100"), power: 1) == nil,
      "exponents have eight bits")
  }
}
