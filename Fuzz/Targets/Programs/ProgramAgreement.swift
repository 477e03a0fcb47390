import Reckon
import ReckonCatalogue

/// What must hold of one formula compiled in different ways.
enum ProgramAgreement {
  /// Compares an optimised formula with its stored form and with the one that is not optimised.
  ///
  /// - Parameter inputs: rows of values, which the variables take in turn, beginning anew when a row is too short.
  static func check(
    _ optimized: Formula, _ text: String, _ options: Formula.Options, variables: [String]? = nil,
    scope: Scope = Scope(),
    inputs: [[Double]]
  ) throws(Finding) {
    let image = optimized.image
    let program: Program
    do { program = try Program(image: image, limits: options.limits) } catch {
      throw Finding("the stored form is refused: \(error.message)")
    }
    guard program.image == image else { throw Finding("the stored form, read and stored again, differs") }
    var options = options
    options.isOptimized = false
    let plain: Formula
    do { plain = try Formula(text, variables: variables, scope: scope, options: options) } catch {
      throw Finding("only the optimised program compiles: \(error.message)")
    }
    guard optimized.variables == plain.variables else {
      throw Finding("optimised it takes \(optimized.variables), plain \(plain.variables)")
    }
    for values in inputs {
      let row = optimized.variables.indices.map { values[$0 % values.count] }
      for policy in [ErrorPolicy.strict, .ieee] {
        let first = Answer(optimized, row, policy)
        guard optimized.program.isPure else { continue }
        let second = Answer(plain, row, policy)
        guard first == second else {
          throw Finding("optimised \(first), plain \(second), \(policy), on \(options.numberMode)s at \(row)")
        }
      }
    }
  }
}
