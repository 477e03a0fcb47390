import Reckon
import ReckonCatalogue
import ReckonCommand

/// Text to program to value: whatever compiles is stored and reloaded, compiled without optimising, and evaluated; all agree.
package struct FormulaTarget: FuzzTarget {
  package let name = "formula"
  package let summary = "any text is refused with a good message, or its program, stored, reloaded and unoptimised, gives one value"
  package let longestInput = 256
  package var seeds: [[UInt8]] { SeedTexts.all + StepTexts.all }
  package var words: [String] { SeedTexts.words }

  package init() {}

  /// Half of the texts are read on doubles, the others on decimals; texts that differ in one byte often differ in this.
  package func check(_ input: [UInt8]) throws(Finding) {
    try check(String(decoding: input, as: UTF8.self), Self.numberMode(input), AngleUnit.allCases[Self.sum(input) % 3])
  }

  static func numberMode(_ input: [UInt8]) -> NumberMode { NumberMode.allCases[sum(input) % NumberMode.allCases.count] }

  private static func sum(_ input: [UInt8]) -> Int { input.reduce(0) { $0 &+ Int($1) } }

  /// Currencies are units here.
  private static let scope: Scope = {
    var scope = Scope()
    scope.defineCurrencies(perEuro: ["USD": "1.25", "KRW": "1666.66", "XAU": "0.0004"], on: "2026-11-20")
    return scope
  }()

  private func check(_ text: String, _ mode: NumberMode, _ unit: AngleUnit) throws(Finding) {
    var options = Formula.Options(angleUnit: unit, numberMode: mode)
    options.limits.steps = 20_000
    options.limits.callDepth = 200
    let optimized: Formula
    do { optimized = try Formula(text, scope: Self.scope, options: options) } catch {
      try MessageCheck.check(error)
      let all = Formula.validate(text, scope: Self.scope, options: options)
      try MessageCheck.check(all)
      if all.isEmpty { throw Finding("compiling finds an error that validating does not: \(error.message)") }
      options.isOptimized = false
      guard (try? Formula(text, scope: Self.scope, options: options)) == nil else {
        throw Finding("only the program that is not optimised compiles")
      }
      return
    }
    // Explaining takes longer than all else.
    if text.utf8.count % 8 == 3, let explanation = try? Explanation(of: text, in: Session(scope: Self.scope, options: options)) {
      guard explanation.sections.allSatisfy({ !$0.text.isEmpty }) else { throw Finding("a stage is explained by nothing") }
    }
    try ProgramAgreement.check(optimized, text, options, scope: Self.scope, inputs: [[0.5, 1.5, 2.5], [-3, 1e300, 0]])
  }
}
