import ReckonCatalogue

/// Functions controlled by a text: `CONVERT(x, from, to)`, with Excel's unit codes, and `DATEDIF`.
extension DialectWriter {
  /// A unit conversion; `nil` for codes that are not constant or have no certain factor.
  mutating func conversion(
    _ operands: [DialectPiece], _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard case .text(let from)? = operands[1].literal, case .text(let to)? = operands[2].literal,
      let number = try converted(operands[0], to: .numeric)
    else { return nil }
    if from == to { return number }
    if let text = Self.temperatures["\(Self.scale(from)) \(Self.scale(to))"] {
      return try template(text, [number], .number, range)
    }
    guard let source = Self.unit(from), let target = Self.unit(to), source.dimension == target.dimension else {
      return nil
    }
    var text = "$0"
    if source.factor != "1" { text += " * \(source.factor)" }
    if target.factor != "1" { text += " / \(target.factor)" }
    return try template(text, [number], .number, range)
  }

  /// `DATEDIF(first, last, unit)`; `nil` for units that are not constant, and for days disregarding years.
  mutating func timeBetween(
    _ operands: [DialectPiece], _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard case .text(let unit)? = operands[2].literal, let first = try converted(operands[0], to: .numeric),
      let last = try converted(operands[1], to: .numeric)
    else { return nil }
    let texts = [
      "y": "floor(wholeMonths($0, $1) / 12)", "m": "wholeMonths($0, $1)", "d": "wholeDays($0, $1)",
      "ym": "mod(wholeMonths($0, $1), 12)", "md": "daysBesideMonths($0, $1)",
    ]
    return try texts[unit.lowercased()].map { text throws(FormulaError) in
      try template(text, [first, last], .number, range)
    }
  }

  /// `NETWORKDAYS.INTL(first, last, weekend, holidays)`: a text of digits marks the days off, or a number selects a
  /// pattern.
  mutating func daysOfWork(
    _ operands: [DialectPiece], _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard let first = try converted(operands[0], to: .numeric), let last = try converted(operands[1], to: .numeric)
    else { return nil }
    var rest = atom("restByWay(1)", .text, range)
    if operands.count > 2, operands[2].kind == .text {
      rest = operands[2]
    } else if operands.count > 2, operands[2].kind != .empty {
      guard operands[2].kind.isSubset(of: .numeric), let way = try converted(operands[2], to: .numeric) else {
        return nil
      }
      rest = try template("restByWay($0)", [way], .text, range)
    }
    guard operands.count > 3 else {
      return try template("daysOfWork(trunc($0), trunc($1), $2)", [first, last, rest], .number, range)
    }
    guard let holidays = try converted(operands[3], to: .list) else { return nil }
    let text = "daysOfWorkBut(trunc($0), trunc($1), $2, $3)"
    return try template(text, [first, last, rest, holidays], .number, range)
  }

  private struct Unit {
    let dimension: String
    /// The factor to the dimension's first unit.
    let factor: String
    /// The exponent that its prefix is raised to; 0 for a unit without prefixes.
    var prefixed = 0
  }

  private static func unit(_ code: String) -> Unit? {
    if let unit = units[code] { return unit }
    for (prefix, exponent) in prefixes where code.hasPrefix(prefix) {
      guard let unit = units[String(code.dropFirst(prefix.count))], unit.prefixed > 0 else { continue }
      // The factors of units with prefixes are powers of 10 themselves, or precede one.
      let scale = "1e\(exponent * unit.prefixed)"
      return Unit(dimension: unit.dimension, factor: unit.factor == "1" ? scale : "(\(unit.factor) * \(scale))")
    }
    return nil
  }

  private static func scale(_ code: String) -> String {
    switch code {
    case "cel": "C"
    case "fah": "F"
    case "kel": "K"
    default: code
    }
  }

  private static let temperatures = [
    "C F": "$0 * 9 / 5 + 32", "F C": "($0 - 32) * 5 / 9", "C K": "$0 + 273.15", "K C": "$0 - 273.15",
    "F K": "($0 + 459.67) * 5 / 9", "K F": "$0 * 9 / 5 - 459.67",
  ]

  private static let prefixes: [(String, Int)] = [
    ("da", 1), ("Y", 24), ("Z", 21), ("E", 18), ("P", 15), ("T", 12), ("G", 9), ("M", 6), ("k", 3), ("h", 2), ("e", 1),
    ("d", -1), ("c", -2), ("m", -3), ("u", -6), ("n", -9), ("p", -12), ("f", -15), ("a", -18), ("z", -21), ("y", -24),
  ]

  /// Units by Excel's codes. Those with an uncertain factor there, `u`, `eV` and `mmHg`, are left out.
  private static let units: [String: Unit] = {
    var units: [String: Unit] = [:]
    func add(_ dimension: String, _ rows: [(codes: String, factor: String, prefixed: Int)]) {
      for row in rows {
        for code in row.codes.split(separator: " ") {
          units[String(code)] = Unit(dimension: dimension, factor: row.factor, prefixed: row.prefixed)
        }
      }
    }
    add(
      "mass",
      [
        ("g", "1", 1), ("lbm", "453.59237", 0), ("ozm", "28.349523125", 0), ("grain", "0.06479891", 0),
        ("stone", "6350.29318", 0), ("ton", "907184.74", 0), ("uk_ton LTON brton", "1016046.9088", 0),
        ("cwt shweight", "45359.237", 0), ("uk_cwt lcwt hweight", "50802.34544", 0),
      ])
    add(
      "length",
      [
        ("m", "1", 1), ("mi", "1609.344", 0), ("Nmi", "1852", 0), ("in", "0.0254", 0), ("ft", "0.3048", 0),
        ("yd", "0.9144", 0), ("ang", "1e-10", 1), ("ell", "1.143", 0), ("ly", "9460730472580800", 1),
      ])
    add(
      "time",
      [
        ("s sec", "1", 1), ("mn min", "60", 0), ("hr", "3600", 0), ("d day", "86400", 0), ("yr", "31557600", 0),
      ])
    add("pressure", [("Pa p", "1", 1), ("atm at", "101325", 1), ("psi", "6894.757293168361", 0)])
    add("force", [("N", "1", 1), ("dyn dy", "1e-5", 1), ("lbf", "4.4482216152605", 0)])
    add(
      "energy",
      [
        ("J", "1", 1), ("e", "1e-7", 1), ("c", "4.184", 1), ("cal", "4.1868", 1), ("Wh wh", "3600", 1),
        ("BTU btu", "1055.05585262", 0), ("HPh hh", "2684519.537696173", 0), ("flb", "1.3558179483314004", 0),
      ])
    add("power", [("W w", "1", 1), ("HP h", "745.6998715822702", 0), ("PS", "735.49875", 0)])
    add("magnetism", [("T", "1", 1), ("ga", "1e-4", 1)])
    add(
      "volume",
      [
        ("l L lt", "1", 1), ("m3 m^3", "1000", 3), ("in3 in^3", "0.016387064", 0), ("ft3 ft^3", "28.316846592", 0),
        ("yd3 yd^3", "764.554857984", 0), ("tsp", "0.00492892159375", 0), ("tspm", "0.005", 0),
        ("tbs", "0.01478676478125", 0), ("oz", "0.0295735295625", 0), ("cup", "0.2365882365", 0),
        ("pt us_pt", "0.473176473", 0), ("uk_pt", "0.56826125", 0), ("qt", "0.946352946", 0), ("uk_qt", "1.1365225", 0),
        ("gal", "3.785411784", 0), ("uk_gal", "4.54609", 0), ("barrel", "158.987294928", 0),
        ("bushel", "35.23907016688", 0),
      ])
    add(
      "area",
      [
        ("m2 m^2", "1", 2), ("ha", "10000", 0), ("ar", "100", 1), ("uk_acre", "4046.8564224", 0),
        ("in2 in^2", "0.00064516", 0), ("ft2 ft^2", "0.09290304", 0), ("yd2 yd^2", "0.83612736", 0),
        ("mi2 mi^2", "2589988.110336", 0), ("Nmi2 Nmi^2", "3429904", 0), ("Morgen", "2500", 0),
      ])
    add("information", [("bit", "1", 1), ("byte", "8", 1)])
    add(
      "speed",
      [
        ("m/s m/sec", "1", 1), ("m/h m/hr", "(1 / 3600)", 1), ("mph", "0.44704", 0), ("kn", "(1852 / 3600)", 0),
      ])
    return units
  }()
}
