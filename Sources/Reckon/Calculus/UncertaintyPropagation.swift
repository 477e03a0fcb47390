import ReckonCatalogue
import ReckonCompiler
import ReckonMachine

/// A formula whose sources of uncertainty are inputs, with its derivatives with respect to them: first-order
/// propagation of uncertainty (GUM 5.1.2), and checks of its validity.
struct UncertaintyPropagation: Sendable {
  /// The origins of uncertainty: the deviation of inputs per origin, and its name.
  struct Origins: Sendable {
    fileprivate var all: [UncertaintyOrigin] = []
    fileprivate var deviations: [UncertaintyOrigin: [(input: String, amount: Double, above: Double, below: Double)]] =
      [:]
    fileprivate var labels: [UncertaintyOrigin: String] = [:]

    /// Adds the deviation of an input per standard uncertainty of an origin.
    mutating func add(_ origin: UncertaintyOrigin, _ label: String, input: String, _ amount: Double) {
      add(Uncertainty.Contribution(origin, label, amount), input: input)
    }

    private mutating func add(_ known: Uncertainty.Contribution, input: String) {
      if deviations[known.origin] == nil { all.append(known.origin) }
      deviations[known.origin, default: []].append((input, known.amount, known.above, known.below))
      labels[known.origin] = known.source
    }

    /// Adds the deviation of a source in a text; its literals are identified by the text's serial number.
    mutating func add(_ source: UncertaintySource, _ number: Int, _ serial: Int) {
      let input = UncertaintySource.inputName(number)
      switch source {
      case .name(_, let known): add(known, input: input)
      case .literal(let owner, _, _, _, let text):
        add(UncertaintyOrigin(owner: serial, number: number), owner.map { "\($0): \(text)" } ?? text, input: input, 1)
      }
    }

    /// Adds the deviations of all contributions to an uncertainty.
    mutating func add(_ uncertainty: Uncertainty, input: String) {
      for known in uncertainty.contributions { add(known, input: input) }
    }
  }

  /// The maximum numbers of sources that are varied one by one, and in pairs.
  private static let mostSources = 256
  private static let mostPairs = 12

  private let formula: Formula
  /// `nil` if an operation has no derivative: finite differences replace it (GUM 5.1.3, note 2).
  private let gradient: Gradient?

  /// - Parameters:
  ///   - names: inputs with deviations besides the sources in the text.
  ///   - compile: compiles the formula over doubles with its sources as inputs, with or without the derivatives.
  /// - Throws: the errors of compiling, except `noDerivative`.
  init(
    by names: [String], sources: Int, _ compile: (_ differentiates: Bool) throws(FormulaError) -> Formula
  ) throws(FormulaError) {
    do throws(FormulaError) {
      formula = try compile(true)
      gradient = Gradient(formula, by: names + (0..<sources).map { UncertaintySource.inputName($0) })
    } catch {
      guard case .noDerivative = error.kind else { throw error }
      (formula, gradient) = (try compile(false), nil)
    }
  }

  /// The uncertainty of the formula's value, with notes if first order does not suffice; `nil` if nothing contributes.
  ///
  /// - Parameters:
  ///   - values: the values of inputs that are not sources, by name; others are 0.
  ///   - isMeasured: whether the formula itself asks for uncertainties.
  ///   - range: the range of the notes.
  /// - Throws: `cancelled`, `deadlinePassed`, `stepLimit`.
  /// - Complexity: two evaluations per origin, and one per pair if there are few.
  func uncertainty(
    _ origins: Origins, with values: [String: Double] = [:], isMeasured: Bool = false, at range: SourceRange,
    _ options: EvaluationOptions
  ) throws(FormulaError) -> Uncertainty? {
    var options = options
    options.policy = .ieee
    let base = formula.variables.map { values[$0] ?? 0 }
    var slots: [String: Int] = [:]
    for (index, name) in formula.variables.enumerated() { slots[name] = index }
    /// The value with origins deviating by one standard uncertainty; NaN if there is none.
    func value(_ moved: [UncertaintyOrigin], up: Bool = true) throws(FormulaError) -> Double {
      var inputs = base
      for origin in moved {
        for known in origins.deviations[origin] ?? [] {
          if let slot = slots[known.input] { inputs[slot] += up ? known.above : known.below }
        }
      }
      do throws(FormulaError) { return try formula.evaluate(inputs, options: options) } catch {
        if error.kind == .cancelled || error.kind == .deadlinePassed { throw error }
        return .nan
      }
    }
    var derivatives: [String: Double] = [:]
    if let gradient {
      for (name, derivative) in zip(gradient.names, try gradient.evaluate(base, options: options).derivatives) {
        derivatives[name] = derivative
      }
    }
    let center = try value([])
    var contributions: [Uncertainty.Contribution] = []
    var sides: [(below: Double, above: Double)] = []
    var second = 0.0
    var hasCorner = false
    for (index, origin) in origins.all.enumerated() {
      var amount = (origins.deviations[origin] ?? []).reduce(0) { $0 + $1.amount * (derivatives[$1.input] ?? 0) }
      if index < Self.mostSources {
        let (below, above) = (try value([origin], up: false), try value([origin]))
        sides.append((below, above))
        if gradient == nil { amount = (above - below) / 2 }
        let bend = (above - center) / 2 + (below - center) / 2
        if amount.isFinite {
          second += bend.isFinite ? bend * bend : .infinity
        } else {
          hasCorner = true
          amount = max(abs(above - center), abs(below - center))
        }
      }
      guard amount.isFinite else { continue }
      let (below, above) =
        index < sides.count ? (sides[index].below - center, sides[index].above - center) : (-amount, amount)
      contributions.append(
        Uncertainty.Contribution(
          origin, origins.labels[origin] ?? "", amount, above: above.isFinite ? above : amount,
          below: below.isFinite ? below : -amount))
    }
    for first in 0..<(origins.all.count <= Self.mostPairs ? origins.all.count : 0) {
      for other in 0..<first {
        let (a, b) = (origins.all[first], origins.all[other])
        // The joint effect through one input is not known.
        let names = Set((origins.deviations[a] ?? []).map { $0.input })
        guard !(origins.deviations[b] ?? []).contains(where: { names.contains($0.input) }) else { continue }
        let both = try value([a, b])
        let bend = (both - sides[first].above) - (sides[other].above - center)
        if bend.isFinite { second += bend * bend }
      }
    }
    let first = Uncertainty(contributions)
    let bend = second.squareRoot()
    var notes: [FormulaNote] = []
    if hasCorner {
      notes.append(FormulaNote(.uncertainty, at: range, as: .noDerivative, []))
    } else if isMeasured {
      // Uncertainties inside a formula vary with their sources, and are plain numbers without one.
    } else if bend == .infinity {
      notes.append(FormulaNote(.uncertainty, at: range, as: .leavesDomain, []))
    } else if bend > max(first.standard / 10, abs(center) * 0x1p-40) {
      notes.append(
        FormulaNote(.uncertainty, at: range, as: .secondOrder, [Decimal128(bend, significantDigits: 2).description]))
    }
    let uncertainty = notes.isEmpty ? first : Uncertainty(contributions, notes: notes)
    return uncertainty.isNothing ? nil : uncertainty
  }
}
