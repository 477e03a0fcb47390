/// Units that meet in a computed product: `W·h·USD/kWh` is USD.
extension UnitProduct {
  /// The unit in which a product of two quantities is shown. It has the dimension of the product of their units, and
  /// another ratio where units have cancelled.
  ///
  /// Units whose product has no dimension cancel, the denominators of one operand with like units of the other first:
  /// 154 lb · 50 mg/kg is in mg. Like units merge into the first. Of the spellings made of what is left, of the parts
  /// of units such as the h of kWh and of the names of products, the one with the fewest symbols is taken; of several
  /// the one with the fewest units that nobody wrote, then with the fewest denominators, then with the units that were
  /// written first. What cannot be written with fewer symbols stays as it is.
  ///
  /// - Parameter power: 1 for a product, -1 for a quotient.
  /// - Returns: `nil` when a ratio or an exponent is out of range.
  /// - Complexity: O(``mostCombinations``).
  package func meeting(_ other: UnitProduct, power: Int) -> UnitProduct? {
    guard let other = other.power(power), let dimension = dimension * other.dimension else { return nil }
    var (left, right) = (Self.opened(factors), Self.opened(other.factors))
    Self.cancel(denominatorsOf: &left, with: &right)
    Self.cancel(denominatorsOf: &right, with: &left)
    let factors = Self.merged(left + right)
    var combinations = Self.mostCombinations
    let shortest = Self.shortest(factors, factors, &combinations)
    var ratio = ExactRatio.one
    for factor in shortest {
      guard let power = factor.ratio.power(factor.exponent), let product = ratio * power else { return nil }
      ratio = product
    }
    return UnitProduct(factors: shortest, dimension: dimension, ratio: ratio)
  }

  /// The most combinations of factors that are tried; a product of more takes the shortest spelling among these.
  private static let mostCombinations = 2_000

  /// The most symbols of a product that are tried; longer ones are only merged.
  private static let mostSymbols = 32

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

  /// The cost of a spelling; the lowest is chosen.
  private struct Cost: Comparable {
    let symbols: Int
    /// How many of them nobody wrote.
    let unwritten: Int
    let denominators: Int

    init(_ factors: [Factor], _ written: [Factor]) {
      func count(_ isCounted: (Factor) -> Bool) -> Int {
        factors.reduce(0) { $0 + (isCounted($1) ? abs($1.exponent) : 0) }
      }
      symbols = count { _ in true }
      unwritten = count { factor in !written.contains { $0.symbol == factor.symbol } }
      denominators = count { $0.exponent < 0 }
    }

    static func < (a: Cost, b: Cost) -> Bool {
      (a.symbols, a.unwritten, a.denominators) < (b.symbols, b.unwritten, b.denominators)
    }
  }

  private static func shortest(_ factors: [Factor], _ written: [Factor], _ left: inout Int) -> [Factor] {
    let cost = Cost(factors, written)
    guard cost.symbols > 1 else { return factors }
    let best = reduced(factors, written, opening: factors.map { $0.symbol }, &left)
    // Names have parts too, which may meet others.
    return best.cost.symbols < cost.symbols ? shortest(best.factors, written, &left) : factors
  }

  /// The shortest spelling in which units cancel, take a name, or are written as their parts.
  ///
  /// - Parameters:
  ///   - symbols: the units that may be written as their parts, each once.
  ///   - left: how many combinations may still be tried.
  private static func reduced(
    _ factors: [Factor], _ written: [Factor], opening symbols: [String], _ left: inout Int
  ) -> (factors: [Factor], cost: Cost) {
    var best = (factors: factors, cost: Cost(factors, written))
    guard 2...mostSymbols ~= best.cost.symbols else { return best }
    for factor in factors where left > 0 && symbols.contains(factor.symbol) {
      guard let parts = parts(of: factor) else { continue }
      let opened = merged(factors.flatMap { $0.symbol == factor.symbol ? parts : [$0] })
      let other = reduced(opened, written, opening: symbols.filter { $0 != factor.symbol }, &left)
      if other.cost < best.cost { best = other }
    }
    // The last factors are taken first, so that of equally short spellings the first units stay.
    var combination = 0
    while left > 0 {
      left -= 1
      combination += 1
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
      // All have been tried.
      if digits > 0 { break }
      guard let dimension = dimension(of: taken) else { continue }
      if dimension != .none {
        guard let name = name(of: taken, dimension),
          let place = factors.firstIndex(where: { $0.symbol == taken[0].symbol })
        else {
          continue
        }
        rest.insert(name, at: place)
      }
      let shorter = reduced(merged(rest), written, opening: symbols, &left)
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
    "mph": "mi/h", "kn": "nmi/h", "mpg": "mi/gal", "imp_mpg": "mi/imp_gal", "L/100km": "L/km", "psi": "lbf/in²",
    "ksi": "kip/in²",
    "hp_h": "hp·h", "ac_ft": "ac·ft", "ft_lb": "ft·lbf",
  ]

  /// The units of which a power of a unit is made: kW and h of kWh; `nil` for one that is no product by its name.
  private static func parts(of factor: Factor) -> [Factor]? {
    guard let spelled = compounds[factor.symbol] ?? hours(factor), let parts = quotient(spelled)?.power(factor.exponent)
    else { return nil }
    return parts.factors
  }

  /// `kW·h` for kWh, `mA·h` for mAh.
  private static func hours(_ factor: Factor) -> String? {
    guard factor.symbol.hasSuffix("Wh") || factor.symbol.hasSuffix("Ah") else { return nil }
    return "\(factor.symbol.dropLast())·h"
  }

  /// The unit that a product of powers of SI units is exactly, if it has a name: N for kg·m/s², mW for V·mA, kWh for
  /// kW·h.
  private static func name(of factors: [Factor], _ dimension: Dimension) -> Factor? {
    guard factors.reduce(0, { $0 + abs($1.exponent) }) > 1 else { return nil }
    if let time = factors.firstIndex(where: { $0.symbol == "h" }) {
      guard factors.count == 2, factors.allSatisfy({ $0.exponent == 1 }) else { return nil }
      let symbol = factors[1 - time].symbol + "h"
      return Catalogue.unit(named: symbol).flatMap {
        $0.dimension == dimension && $0.symbol == symbol ? factor($0) : nil
      }
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
    return UnitPrefix.all.first { $0.ratio == ratio && row.prefixes.contains($0) && $0.isPowerOfThousand }.map {
      factor(Unit($0, row))
    }
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
