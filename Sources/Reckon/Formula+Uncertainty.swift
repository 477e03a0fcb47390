public import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax
import Synchronization

/// The sources of uncertainty in a formula's text, and their propagation, created on first use.
final class UncertainFormula: Sendable {
  fileprivate let sources: [UncertaintySource]
  /// Identifies the formula's literals among those of other formulas.
  fileprivate let serial: Int
  private let kept = Mutex<UncertaintyPropagation?>(nil)
  /// The last serial number; sessions count from 1.
  private static let last = Atomic<Int>(0)

  /// Whether the formula itself asks for uncertainties.
  fileprivate let isMeasured: Bool

  init(_ sources: [UncertaintySource], isMeasured: Bool) {
    (self.sources, self.isMeasured) = (sources, isMeasured)
    serial = Self.newSerial()
  }

  static func newSerial() -> Int { last.wrappingSubtract(1, ordering: .relaxed).newValue }

  fileprivate func propagation(_ make: () throws(FormulaError) -> UncertaintyPropagation) throws(FormulaError)
    -> UncertaintyPropagation
  {
    if let known = kept.withLock({ $0 }) { return known }
    let new = try make()
    kept.withLock { $0 = new }
    return new
  }
}

extension Formula {
  /// The result with the uncertainties of inputs, assumed independent, and of the sources in the formula itself.
  ///
  /// ```swift
  /// let area = try Formula("π*r^2")
  /// let result = try area.result(of: ["r": 2], uncertainties: ["r": 0.01])
  /// result.uncertainty?.standard                // 0.12566370614359174
  /// ```
  ///
  /// - Parameters:
  ///   - inputs: a value for each variable without a default.
  ///   - uncertainties: the standard uncertainties of inputs, in the units of their values; others are exact.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: as ``result(of:options:)-([String:Value],_)``; `unknownName` for an uncertainty of a name that is not an
  ///   input; `missingSource` and `missingScope` for a formula from a stored program.
  /// - Complexity: that of compiling the formula and its derivatives, and a few evaluations per source.
  public func result(
    of inputs: [String: Value], uncertainties: [String: Double], options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> FormulaResult {
    let names = variables.filter { (uncertainties[$0] ?? 0) != 0 }
    if let unknown = uncertainties.keys.filter({ slot($0) == nil }).min() {
      let suggestion = Suggestion.nearest(to: unknown, among: variables)
      throw FormulaError(
        .unknownName(unknown, suggestion: suggestion), at: SourceRange(start: 0, end: unknown.utf8.count),
        in: SourceText(unknown))
    }
    var values: [Value] = []
    for name in variables {
      guard let value = inputs[name] ?? content.origin?.defaults[name] else { throw missing(name) }
      values.append(value)
    }
    var result = try result(of: values, options: options)
    var origins = UncertaintyPropagation.Origins()
    let serial = UncertainFormula.newSerial()
    for (number, name) in names.enumerated() {
      origins.add(UncertaintyOrigin(owner: serial, number: number), name, input: name, abs(uncertainties[name] ?? 0))
    }
    addOwn(to: &origins)
    let made = try propagation(by: names, options)
    result.uncertainty = try propagated(
      made, origins, result, values.map { FormulaResult(value: $0, form: .plain).number.double }, options)
    return result
  }

  /// The uncertainty of a result from the sources in the formula's own text.
  func uncertainty(
    of result: FormulaResult, _ uncertain: UncertainFormula, _ values: [Double], _ options: EvaluationOptions
  ) throws(FormulaError) -> Uncertainty? {
    guard result.mayBeUncertain else { return nil }
    let made = try uncertain.propagation { () throws(FormulaError) in try propagation(by: [], options) }
    var origins = UncertaintyPropagation.Origins()
    addOwn(to: &origins)
    let found = try propagated(made, origins, result, values, options)
    return found?.contributions.count == 1 ? found?.typed(as: typedLiteral) : found
  }

  private func propagated(
    _ propagation: UncertaintyPropagation, _ origins: UncertaintyPropagation.Origins, _ result: FormulaResult,
    _ values: [Double],
    _ options: EvaluationOptions
  ) throws(FormulaError) -> Uncertainty? {
    guard result.mayBeUncertain else { return nil }
    var named: [String: Double] = [:]
    for (name, value) in zip(variables, values) { named[name] = value }
    return try propagation.uncertainty(
      origins, with: named, isMeasured: content.uncertain?.isMeasured ?? false, at: wholeRange, options)
  }

  private func addOwn(to origins: inout UncertaintyPropagation.Origins) {
    guard let uncertain = content.uncertain else { return }
    for (number, source) in uncertain.sources.enumerated() { origins.add(source, number, uncertain.serial) }
  }

  private func propagation(by names: [String], _ options: EvaluationOptions) throws(FormulaError)
    -> UncertaintyPropagation
  {
    guard var origin = content.origin?.computing(in: .double) else { throw missingOrigin }
    origin.gradientBy = names
    return try UncertaintyPropagation(by: names, sources: content.uncertain?.sources.count ?? 0) {
      (differentiates) throws(FormulaError) in
      origin.tracking = differentiates ? .derivatives : .values
      if !differentiates { origin.gradientBy = [] }
      return try Formula(program.source, origin, options)
    }
  }

  private var typedLiteral: String? {
    guard let origin = content.origin,
      let tree = try? Parser.tree(of: program.source, scope: origin.names, limits: limits)
    else { return nil }
    return tree.statements.count == 1 ? tree.uncertainLiteral(of: 0) : nil
  }
}

extension FormulaResult {
  /// Whether its kind allows an uncertainty.
  var mayBeUncertain: Bool {
    switch kind {
    case .number, .percent, .quantity: number.isFinite
    case .truth, .instant, .text, .list, .complex, .missing: false
    }
  }
}
