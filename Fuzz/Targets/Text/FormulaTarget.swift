import Reckon
import ReckonCatalogue

/// Text to program to value: whatever compiles is stored and reloaded, compiled without optimising, and evaluated; all agree.
package struct FormulaTarget: FuzzTarget {
  package let name = "formula"
  package let summary = "any text is refused with a good message, or its program, stored, reloaded and unoptimised, gives one value"
  package let longestInput = 256
  package var seeds: [[UInt8]] { SeedTexts.all }
  package var words: [String] { SeedTexts.words }

  package init() {}

  /// Half of the texts are read on doubles, the others on decimals; texts that differ in one byte often differ in this.
  package func check(_ input: [UInt8]) throws(Finding) {
    let sum = input.reduce(0) { $0 &+ Int($1) }
    try check(String(decoding: input, as: UTF8.self), NumberMode.allCases[sum % NumberMode.allCases.count], AngleUnit.allCases[sum % 3])
  }

  private func check(_ text: String, _ mode: NumberMode, _ unit: AngleUnit) throws(Finding) {
    var options = Formula.Options(angleUnit: unit, numberMode: mode)
    options.limits.steps = 20_000
    options.limits.callDepth = 200
    let optimized: Formula
    do { optimized = try Formula(text, options: options) } catch {
      try MessageCheck.check(error)
      let all = Formula.validate(text, options: options)
      for error in all { try MessageCheck.check(error) }
      if all.isEmpty { throw Finding("compiling finds an error that validating does not: \(error.message)") }
      options.isOptimized = false
      if (try? Formula(text, options: options)) != nil { throw Finding("only the program that is not optimised compiles") }
      return
    }
    try ProgramAgreement.check(optimized, text, options, inputs: [[0.5, 1.5, 2.5], [-3, 1e300, 0]])
  }
}
