import ReckonCatalogue

/// A unit's name followed by an exponent from 2 to 4, as in `m2`, `ft3` and `cm4`.
struct UnitPower {
  let unit: String
  let power: Int

  init?(_ name: String) {
    guard let last = name.utf8.last, UInt8(ascii: "2")...UInt8(ascii: "4") ~= last, name.utf8.count > 1,
      case let unit = String(name.dropLast()), Catalogue.unit(named: unit) != nil
    else { return nil }
    (self.unit, power) = (unit, Int(last) - 0x30)
  }
}
