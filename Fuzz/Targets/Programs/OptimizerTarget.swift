import Reckon
import ReckonCatalogue

/// Generated programs, optimised against not optimised, and stored.
package struct OptimizerTarget: FuzzTarget {
  package let name = "optimizer"
  package let summary =
    "a generated program gives the same bits, errors and places optimised, plain, stored and reloaded"
  package let longestInput = 256
  package let choosesByBytes = true
  package var seeds: [[UInt8]] { ProgramSeeds.all }

  package init() {}

  package func check(_ input: [UInt8]) throws(Finding) {
    var made = GeneratedProgram(input)
    let optimized: Formula
    do { optimized = try Formula(made.text, scope: GeneratedProgram.scope, options: made.options) } catch {
      try MessageCheck.check(error)
      return
    }
    let inputs = (0..<2).map { _ in made.row() }
    try ProgramAgreement.check(optimized, made.text, made.options, scope: GeneratedProgram.scope, inputs: inputs)
  }

  package func listing(of input: [UInt8]) -> String { GeneratedProgram(input).listing }
}
