import Foundation
import Reckon
import Testing

/// Factors against pint and the definitions; `Tests/Oracle/units.py` writes them.
@Suite("Units against pint and their definitions")
struct UnitOracleTests {
  struct Line {
    let name: String
    let factor: ExactRatio
    let isRounded: Bool
    let source: String
  }

  static let lines: [Line] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Resources/units-oracle.tsv")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3, let factor = ExactRatio(fields[1]) else { return nil }
      return Line(name: fields[0], factor: factor, isRounded: fields[2].hasPrefix("≈"), source: fields[2])
    }
  }()

  @Test("every factor is exactly the definition's; rounded are only those with π in them, and what is measured")
  func factors() throws {
    for line in Self.lines {
      let unit = try #require(Catalogue.unit(named: line.name), "\(line.name)")
      if line.isRounded {
        let error = (unit.ratio - line.factor).flatMap { $0 / line.factor }
        #expect(try #require(error).magnitude < ExactRatio("1e-37") ?? .zero, "\(line.name)")
        #expect(unit.ratio.isRounded)
      } else {
        #expect(unit.ratio == line.factor, "\(line.name) is \(unit.ratio), not \(line.factor) (\(line.source))")
        #expect(!unit.ratio.isRounded && !line.factor.isRounded)
      }
    }
    #expect(Self.lines.count == 1_522)
    #expect(
      Catalogue.units.filter(\.ratio.isRounded).map(\.symbol) == [
        "pc", "cmil", "Da", "u", "rad", "Oe", "foot_lambert", "sqdeg", "spat",
      ])
  }

  @Test("every row and every listed prefixed form has been looked up")
  func complete() throws {
    let known = Set(Self.lines.compactMap { Catalogue.unit(named: $0.name)?.symbol })
    let missing = UnitCategory.allCases.flatMap { Catalogue.units(in: $0) }.map(\.symbol).filter { !known.contains($0) }
    #expect(missing.isEmpty, "no factor is known of \(missing)")
  }

  @Test("from one unit to another and back is exactly 1 times, for every pair in a category")
  func roundTrips() throws {
    var (exact, rounded) = (0, 0)
    for category in UnitCategory.allCases {
      let units = Catalogue.units(in: category)
      for source in units {
        for target in units {
          let there = try #require(Unit.map(from: source, to: target), "\(source.symbol) to \(target.symbol)")
          let back = try #require(Unit.map(from: target, to: source))
          guard !there.factor.isRounded, !back.factor.isRounded else {
            rounded += 1
            let isDefinedRounded = source.ratio.isRounded || target.ratio.isRounded
            #expect(isDefinedRounded, "\(source.symbol) to \(target.symbol) does not fit")
            continue
          }
          exact += 1
          // A reciprocal map is its own inverse in x: p / (p / x).
          let round = there.isReciprocal ? there.factor / back.factor : there.factor * back.factor
          #expect(round == .one, "\(source.symbol) to \(target.symbol)")
          let value = try #require(ExactRatio("123.456"))
          #expect(there(value).flatMap { back($0) } == value, "\(source.symbol) to \(target.symbol)")
          // The whole numbers say the same.
          let scaled = there.isReciprocal ? there.multiplier / value : there.multiplier * value
          #expect(scaled.flatMap { $0 + there.addend }.flatMap { $0 / there.divisor } == there(value))
          #expect(there.multiplier.wholeDenominator == .one && there.addend.wholeDenominator == .one)
        }
      }
    }
    print("\(exact) pairs are exact, \(rounded) rounded")
    #expect(exact > 2_000)
  }

  @Test("offsets are the definitions'", arguments: [("°C", "273.15"), ("°F", "459.67"), ("°Ré", "218.52")])
  func offsets(symbol: String, offset: String) throws {
    #expect(try #require(Catalogue.unit(named: symbol)).offset == ExactRatio(offset))
    #expect(Catalogue.units.count { $0.offset != nil } == 3)
  }
}
