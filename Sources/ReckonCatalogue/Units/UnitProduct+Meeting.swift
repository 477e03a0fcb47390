/// Units that meet in a computed product: `W·h·USD/kWh` is USD.
extension UnitProduct {
  /// The unit in which a product of two quantities is shown. It has the dimension of the product of their units, and another ratio where units
  /// have cancelled.
  ///
  /// Units whose product has no dimension cancel, the denominators of one operand with like units of the other first: 154 lb · 50 mg/kg is in mg.
  /// Like units merge into the first. Of the spellings made of what is left, of the parts of units such as the h of kWh and of the names of
  /// products, the one with the fewest symbols is taken; of several the one with the fewest names that nobody wrote, then with the fewest
  /// denominators, then with the units that were written first.
  ///
  /// - Parameter power: 1 for a product, -1 for a quotient.
  /// - Returns: `nil` when a ratio or an exponent is out of range.
  /// - Complexity: O(``mostCombinations``) for each unit that cancels.
  package func meeting(_ other: UnitProduct, power: Int) -> UnitProduct? {
    guard let other = other.power(power), let dimension = dimension * other.dimension else { return nil }
    var (left, right) = (Self.opened(factors), Self.opened(other.factors))
    Self.cancel(denominatorsOf: &left, with: &right)
    Self.cancel(denominatorsOf: &right, with: &left)
    let shortest = Self.shortest(Self.merged(left + right))
    var ratio = ExactRatio.one
    for factor in shortest {
      guard let power = factor.ratio.power(factor.exponent), let product = ratio * power else { return nil }
      ratio = product
    }
    return UnitProduct(factors: shortest, dimension: dimension, ratio: ratio)
  }

  /// The most combinations of factors that are tried; products of more are only merged.
  private static let mostCombinations = 1024

  /// The factors without plain numbers. L/100km, which cannot be part of a product as it is written, is L/km.
  private static func opened(_ factors: [Factor]) -> [Factor] {
    factors.flatMap { $0.symbol.contains("/") ? parts(of: $0) ?? [$0] : [$0] }.filter { $0.dimension != .none }
  }

  private static func cancel(denominatorsOf left: inout [Factor], with right: inout [Factor]) {
    for below in left.indices where left[below].exponent < 0 {
      for above in right.indices where right[above].exponent > 0 && right[above].dimension == left[below].dimension {
        let count = min(-left[below].exponent, right[above].exponent)
        left[below].exponent += count
        right[above].exponent -= count
      }
    }
    left.removeAll { $0.exponent == 0 }
    right.removeAll { $0.exponent == 0 }
  }

  /// Factors of which like ones are merged into the first: `m·cm` becomes m².
  private static func merged(_ factors: [Factor]) -> [Factor] {
    var merged: [Factor] = []
    for factor in factors {
      if let like = merged.firstIndex(where: { $0.dimension == factor.dimension }) {
        merged[like].exponent += factor.exponent
        if merged[like].exponent == 0 { merged.remove(at: like) }
      } else if factor.exponent != 0 {
        merged.append(factor)
      }
    }
    return merged
  }

  // MARK: The fewest symbols

  /// What makes one spelling better than another.
  private struct Cost: Comparable {
    let symbols: Int
    /// How many of its units have taken a name that nobody wrote.
    let names: Int
    let denominators: Int

    init(_ factors: [Factor], names: Int = 0) {
      symbols = factors.reduce(0) { $0 + abs($1.exponent) }
      self.names = names
      denominators = factors.reduce(0) { $0 - min(0, $1.exponent) }
    }

    static func < (a: Cost, b: Cost) -> Bool { (a.symbols, a.names, a.denominators) < (b.symbols, b.names, b.denominators) }
  }

  private static func shortest(_ factors: [Factor]) -> [Factor] {
    let cost = Cost(factors)
    guard cost.symbols > 1 else { return factors }
    var best = reduced(factors, 0)
    for opened in openings(factors) {
      let other = reduced(opened, 0)
      if other.cost < best.cost { best = other }
    }
    // Names have parts too, which may meet others.
    return best.cost.symbols < cost.symbols ? shortest(best.factors) : factors
  }

  /// The spellings in which some of the units are written as their parts.
  private static func openings(_ factors: [Factor]) -> [[Factor]] {
    var found = [factors]
    for factor in factors where found.count <= 8 {
      guard let parts = parts(of: factor) else { continue }
      found += found.map { merged($0.flatMap { $0.symbol == factor.symbol ? parts : [$0] }) }
    }
    return Array(found.dropFirst())
  }

  /// The shortest spelling in which units cancel or take a name.
  private static func reduced(_ factors: [Factor], _ names: Int) -> (factors: [Factor], cost: Cost) {
    var best = (factors: factors, cost: Cost(factors, names: names))
    var combinations = 1
    for factor in factors {
      let (product, overflows) = combinations.multipliedReportingOverflow(by: abs(factor.exponent) + 1)
      guard !overflows, product <= mostCombinations else { return best }
      combinations = product
    }
    guard best.cost.symbols > 1 else { return best }
    // The last factors are taken first, so that of equally short spellings the first units stay.
    for combination in 1..<combinations {
      var (rest, taken) = (factors, [Factor]())
      var digits = combination
      for index in factors.indices.reversed() {
        let (quotient, count) = digits.quotientAndRemainder(dividingBy: abs(factors[index].exponent) + 1)
        digits = quotient
        guard count > 0 else { continue }
        var part = factors[index]
        part.exponent = part.exponent < 0 ? -count : count
        rest[index].exponent -= part.exponent
        taken.insert(part, at: 0)
      }
      guard let dimension = dimension(of: taken) else { continue }
      var count = names
      if dimension != .none {
        guard let name = name(of: taken, dimension), let place = factors.firstIndex(where: { $0.symbol == taken[0].symbol }) else {
          continue
        }
        rest.insert(name, at: place)
        count += 1
      }
      let shorter = reduced(merged(rest), count)
      if shorter.cost < best.cost { best = shorter }
    }
    return best
  }

  private static func dimension(of factors: [Factor]) -> Dimension? {
    factors.reduce(Dimension?.some(.none)) { product, factor in
      factor.dimension.power(factor.exponent).flatMap { power in product.flatMap { $0 * power } }
    }
  }

  // MARK: Parts and names

  /// Units that are products of others by their names: what they are products of.
  private static let compounds: [String: String] = [
    "mph": "mi/h", "kn": "nmi/h", "mpg": "mi/gal", "imp_mpg": "mi/imp_gal", "L/100km": "L/km", "psi": "lbf/in²", "ksi": "kip/in²",
    "hp_h": "hp·h", "ac_ft": "ac·ft", "ft_lb": "ft·lbf",
  ]

  /// The units of which a power of a unit is made: kW and h of kWh; `nil` for one that is no product by its name.
  private static func parts(of factor: Factor) -> [Factor]? {
    guard let spelled = compounds[factor.symbol] ?? hours(factor), let parts = quotient(spelled)?.power(factor.exponent) else { return nil }
    return parts.factors
  }

  /// `kW·h` for kWh, `mA·h` for mAh.
  private static func hours(_ factor: Factor) -> String? {
    guard factor.symbol.hasSuffix("Wh") || factor.symbol.hasSuffix("Ah") else { return nil }
    return "\(factor.symbol.dropLast())·h"
  }

  /// The unit that a product of powers of SI units is exactly, if it has a name: N for kg·m/s², mW for V·mA, kWh for kW·h.
  private static func name(of factors: [Factor], _ dimension: Dimension) -> Factor? {
    guard factors.reduce(0, { $0 + abs($1.exponent) }) > 1 else { return nil }
    if let time = factors.firstIndex(where: { $0.symbol == "h" }) {
      guard factors.count == 2, factors.allSatisfy({ $0.exponent == 1 }) else { return nil }
      let symbol = factors[1 - time].symbol + "h"
      return Catalogue.unit(named: symbol).flatMap { $0.dimension == dimension && $0.symbol == symbol ? factor($0) : nil }
    }
    guard let row = Catalogue.namedUnits[dimension], factors.allSatisfy(isMetric) else { return nil }
    var ratio = ExactRatio.one
    for factor in factors {
      guard let product = factor.ratio.power(factor.exponent).flatMap({ ratio * $0 }) else { return nil }
      ratio = product
    }
    if ratio == .one { return factor(row) }
    // Nobody counts in kiloseconds.
    guard row.symbol != "s" || ratio < .one else { return nil }
    return UnitPrefix.all.first { $0.ratio == ratio && row.prefixes.contains($0) && $0.isPowerOfThousand }.map { factor(Unit($0, row)) }
  }

  private static func factor(_ unit: Unit) -> Factor { Factor(unit.symbol, unit.dimension, unit.ratio) }

  /// Whether a unit is one of those that name products, or a prefix stands before it.
  private static func isMetric(_ factor: Factor) -> Bool {
    guard let row = Catalogue.namedUnits[factor.dimension] else { return false }
    return factor.ratio == .one || factor.symbol.hasSuffix(row.symbol == "kg" ? "g" : row.symbol)
  }
}

extension UnitPrefix {
  fileprivate var isPowerOfThousand: Bool { !isBinary && !["c", "d", "da", "h"].contains(symbols[0]) }
}

extension Catalogue {
  /// The units of the SI by whose names products of others are called: the rows that do so, and the kilogram.
  fileprivate static let namedUnits: [Dimension: Unit] = {
    let rows = units.filter { $0.namesProducts } + (unit(named: "kg").map { [$0] } ?? [])
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.dimension, $0) })
  }()
}
