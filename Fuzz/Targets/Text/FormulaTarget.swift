import Reckon
import ReckonCatalogue
import ReckonPrompt
import ReckonTerminal

/// Text to program to value: whatever compiles is stored and reloaded, compiled without optimising, and evaluated; all
/// agree.
package struct FormulaTarget: FuzzTarget {
  package let name = "formula"
  package let summary =
    "any text is refused with a good message, or its program, stored, reloaded and unoptimised, gives one value"
  package let longestInput = 256
  package var seeds: [[UInt8]] { SeedTexts.all + StepTexts.all }
  package var words: [String] { SeedTexts.words }

  package init() {}

  package func check(_ input: [UInt8]) throws(Finding) {
    let text = String(decoding: input, as: UTF8.self)
    let options = Self.options(input)
    try check(text, Setting(options: options, variables: nil))
    if text.utf8.count % 4 == 2 { try check(text, Setting(options: options, variables: ["x", "y"])) }
  }

  /// Half of the texts are read on doubles, the others on decimals, in each unit of angles a third of them; texts that
  /// differ in one byte often differ in this.
  static func options(_ input: [UInt8]) -> Formula.Options {
    let sum = input.reduce(0) { $0 &+ Int($1) }
    var options = Formula.Options(
      angleUnit: AngleUnit.allCases[sum % AngleUnit.allCases.count],
      numberMode: NumberMode.allCases[sum % NumberMode.allCases.count])
    options.limits.steps = 20_000
    options.limits.callDepth = 200
    return options
  }

  /// Currencies are units here; there are a book, a stored one, a parameter of which has a value, functions, one of
  /// them the host's, and a value that is not exact.
  private static let scope: Scope = {
    var scope = Scope()
    scope.rates = try? ExchangeRates(perEuro: ["USD": "1.25", "KRW": "1666.66", "XAU": "0.0004"], on: "2026-11-20")
    let shelf =
      "parameter shelf = 2 where shelf > 0\nparameter depth where depth > 1\nboxed = shelf^2 + 3 shelf\nhalf(q) = q / shelf\ndeep = depth\n"
      + "parameter rim = 4\nring = rim * 2\n"
    if let book = try? FormulaBook(shelf) { scope.add(book) }
    let crate = "parameter crate = 3\npacked = crate * 2\nfilled(q) = q - packed\n"
    if let book = try? FormulaBook(crate), let image = try? book.image(), let stored = try? FormulaBook(image: image) {
      scope.add(stored)
    }
    try? scope.add(HostFunction("doubled") { value in value * 2 })
    try? scope.define("shifted(q) = q + y")
    try? scope.define("surd = 2^0.5; crate = 3^0.5; rim = 5^0.5", options: Formula.Options(numberMode: .decimal))
    return scope
  }()

  /// What a formula is compiled with.
  private struct Setting {
    var options: Formula.Options
    /// The inputs, where they are named.
    let variables: [String]?

    func formula(_ text: String) throws(FormulaError) -> Formula {
      try Formula(text, variables: variables, scope: FormulaTarget.scope, options: options)
    }

    func errors(_ text: String) -> [FormulaError] {
      Formula.validate(text, variables: variables, scope: FormulaTarget.scope, options: options)
    }
  }

  private func check(_ text: String, _ setting: Setting) throws(Finding) {
    let optimized: Formula
    do { optimized = try setting.formula(text) } catch {
      try MessageCheck.check(error)
      let all = setting.errors(text)
      try MessageCheck.check(all)
      if all.isEmpty { throw Finding("compiling finds an error that validating does not: \(error.message)") }
      var plain = setting
      plain.options.isOptimized = false
      guard (try? plain.formula(text)) == nil else { throw Finding("only the program that is not optimised compiles") }
      return
    }
    if let error = setting.errors(text).first {
      throw Finding("validating finds an error that compiling does not: \(error.message)")
    }
    try checkLimits(text, setting)
    if text.utf8.count % 8 == 5, optimized.program.isPure { try checkKept(text, setting) }
    // Explaining takes longer than all else.
    if text.utf8.count % 8 == 3,
      let explanation = try? Explanation(of: text, in: FormulaSession(scope: Self.scope, options: setting.options))
    {
      guard explanation.sections.allSatisfy({ !$0.text.isEmpty }) else {
        throw Finding("a stage is explained by nothing")
      }
    }
    try ProgramAgreement.check(
      optimized, text, setting.options, variables: setting.variables, scope: Self.scope,
      inputs: [[0.5, 1.5, 2.5], [-3, 1e300, 0], [1e300, -1e301]])
  }

  /// What an engine keeps of a formula holds until a name changes that it uses, itself or through a book or a function.
  private func checkKept(_ text: String, _ setting: Setting) throws(Finding) {
    let engine = Engine(scope: Self.scope, options: setting.options)
    var scope = Self.scope
    func answer(_ formula: () throws(FormulaError) -> Formula) -> Answer {
      do { return Answer(try formula(), [0.5, 1.5, 2.5], .strict) } catch { return Answer(error) }
    }
    for (name, value) in [("packed", nil), ("surd", 3), ("crate", 5), ("y", 7), ("depth", 9)] as [(String, Double?)] {
      try? engine.set(name, to: value)
      scope[name] = value
      let kept = answer { () throws(FormulaError) in try engine.formula(text) }
      let anew = answer { () throws(FormulaError) in try Formula(text, scope: scope, options: setting.options) }
      guard kept == anew else { throw Finding("with \(name) changed it is \(kept) for an engine, \(anew) anew") }
    }
  }

  /// What compiles is refused, if at all, only for the limit that is too low for it.
  private func checkLimits(_ text: String, _ setting: Setting) throws(Finding) {
    var low = setting
    low.options.limits.nodes = text.utf8.count
    do { _ = try low.formula(text) } catch {
      try MessageCheck.check(error)
      guard case .limitExceeded(.nodes, maximum: text.utf8.count) = error.kind else {
        throw Finding("with fewer nodes allowed the error is another: \(error.message)")
      }
    }
  }
}
