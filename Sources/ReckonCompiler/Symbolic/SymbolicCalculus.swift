import ReckonCatalogue
import ReckonNumbers
import ReckonSyntax

/// Derivatives and antiderivatives of formulas as formulas: text that can be parsed again.
package struct SymbolicCalculus {
  /// The formula's tree, of one statement.
  let tree: SyntaxTree
  /// The node of the formula.
  let node: Int
  let variable: String
  let angleUnit: AngleUnit
  let functions: (String) -> Definitions.Function?
  /// Whether a name immediately after a number is a unit or a suffix.
  let isUnit: (String) -> Bool
  let isCancelled: (@Sendable () -> Bool)?

  package init(
    _ tree: SyntaxTree, at node: Int, by variable: String, angleUnit: AngleUnit,
    functions: @escaping (String) -> Definitions.Function?,
    isUnit: @escaping (String) -> Bool, isCancelled: (@Sendable () -> Bool)?
  ) {
    (self.tree, self.node, self.variable, self.angleUnit) = (tree, node, variable, angleUnit)
    (self.functions, self.isUnit, self.isCancelled) = (functions, isUnit, isCancelled)
  }

  /// The derivative.
  ///
  /// - Throws: `noDerivative` for a function without a derivative, or without one free of choices; `unsolved` for a
  ///   formula that algebra does not support; `limitExceeded` for a formula that is too long; `cancelled`.
  package func derivative() throws(FormulaError) -> String {
    try text { (calculus, formula) throws(SymbolicDerivative.Failure) in try calculus.derivative(of: formula) }
  }

  /// An antiderivative, without the constant of integration; `nil` if no rule applies.
  ///
  /// - Throws: as ``derivative()``.
  package func antiderivative() throws(FormulaError) -> String? {
    var isFound = true
    let text = try text { (calculus, formula) throws(SymbolicDerivative.Failure) in
      guard let found = try calculus.antiderivative(of: formula) else {
        isFound = false
        return .zero
      }
      return found
    }
    return isFound ? text : nil
  }

  private func text(
    _ body: (inout SymbolicDerivative, Symbolic) throws(SymbolicDerivative.Failure) -> Symbolic
  ) throws(FormulaError) -> String {
    func reason(_ stop: Work.Stop) -> FormulaError {
      error(
        stop == .cancelled
          ? .cancelled
          : .unsolved(Phrase("formulaTooLongForAlgebra", "the formula is too long to be shown as algebra writes it")),
        node)
    }
    var algebra = Algebra(Work(bits: 1 << 14, units: 1 << 26, isCancelled: isCancelled))
    let formula: Symbolic
    do throws(SymbolicReader.Failure) {
      formula = try SymbolicReader(tree, variable: variable, functions: functions).formula(node, &algebra)
    } catch {
      switch error {
      case .stopped(let stop): throw reason(stop)
      case .unreadable(let index):
        throw self.error(
          .unsolved(
            Phrase(
              "algebraKnowsSums",
              "only sums, products, powers and functions of \(variable) have a derivative as a formula")),
          index)
      }
    }
    var calculus = SymbolicDerivative(by: variable, angleUnit, algebra)
    do throws(SymbolicDerivative.Failure) {
      let result = try body(&calculus, formula)
      var writer = SymbolicText(usesDecimals: usesDecimals) { isRightBehindNumber($0) }
      do throws(Work.Stop) {
        let text = try writer.text(result)
        guard text.utf8.count <= Self.longestText else { throw Work.Stop.spent }
        return text
      } catch {
        throw SymbolicDerivative.Failure.stopped(error)
      }
    } catch {
      switch error {
      case .function(let name): throw self.error(.noDerivative(function: name), node)
      case .stopped(let stop): throw reason(stop)
      }
    }
  }

  private func error(_ kind: FormulaError.Kind, _ index: Int) -> FormulaError {
    FormulaError(kind, at: tree.nodes[index].range, in: tree.source)
  }

  /// The limit on the length of a displayed formula in bytes.
  private static let longestText = 10_000

  /// Whether numbers of the formula have a decimal point.
  private var usesDecimals: Bool {
    tree.nodes.contains { $0.kind == .number && tree.text(of: $0).contains(".") }
  }

  /// Whether `2x` is parsed as a product with a name.
  private func isRightBehindNumber(_ name: String) -> Bool {
    name.utf8.count == 1 && !isUnit(name) && !["e", "E", "i", "k", "M"].contains(name)
  }
}
