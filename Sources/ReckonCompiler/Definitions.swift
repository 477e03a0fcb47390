import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// What a formula may use beside the language's own names: values, functions, and functions of the host.
package struct Definitions: Sendable {
  /// A function as its source defines it.
  package struct Function: Sendable {
    package let tree: SyntaxTree
    /// Its index in the tree's functions.
    package let index: Int
    package let angleUnit: AngleUnit

    package init(tree: SyntaxTree, index: Int, angleUnit: AngleUnit) {
      self.tree = tree
      self.index = index
      self.angleUnit = angleUnit
    }
  }

  package var values: [String: Double] = [:]
  /// The values that are known in more digits than a double has; each has an entry in ``values`` too.
  package var decimals: [String: Decimal128] = [:]
  /// The values that inexact functions took part in.
  package var inexactNames: Set<String> = []
  package var functions: [String: Function] = [:]
  /// Currencies, which are units too: what one costs in euros.
  package var currencies: [String: ExactRatio] = [:]
  /// The day of the currencies' rates.
  package var ratesDate = ""
  package var hosts: [String: Program.HostSignature] = [:]

  package init() {}

  package var isEmpty: Bool { values.isEmpty && functions.isEmpty && currencies.isEmpty && hosts.isEmpty }
}

/// How a formula is compiled.
package struct CompilerOptions: Sendable {
  package var angleUnit = AngleUnit.degrees
  package var numberMode = NumberMode.double
  package var limits = Limits()
  /// Fold, share and inline. Without, the program does what the text says step by step; its results are the same.
  package var isOptimized = true
  /// The inputs, in order; without them, every name that is not known otherwise becomes one, in order of appearance.
  package var variables: [String]?

  package init() {}
}
