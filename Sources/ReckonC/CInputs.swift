import Reckon
import ReckonCompiler
import ReckonSyntax

@c(reckon_inputs) public func inputs(
  _ source: UnsafePointer<CChar>?, _ length: Int, _ scope: OpaquePointer?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let scope = try CScope.given(scope)
    return CTexts(try scope.inputs(of: String(source, length, scope.options.limits), besides: [])).retained
  }
}

extension CScope {
  /// Compiles a formula.
  ///
  /// - Throws: the first error of syntax or meaning.
  func compile(_ text: String) throws(FormulaError) -> Formula {
    if !variables.isEmpty || !readsUnits {
      return try Formula(
        text, variables: variables.isEmpty ? nil : variables, units: units, scope: scope, options: options)
    }
    // A unit that stands alone is no unit: `b*c`.
    var known: [String] = []
    while true {
      let inputs = try inputs(of: text, besides: known)
      do throws(FormulaError) {
        return try Formula(text, variables: inputs, units: units, scope: scope, options: options)
      } catch {
        guard let name = error.kind.nameOfUnit, !known.contains(name), !inputs.contains(name) else { throw error }
        known.append(name)
      }
    }
  }

  /// The inputs of a formula, in their order; where the formula finds them, of any kind.
  ///
  /// - Parameter known: names that are inputs, whatever units have them.
  /// - Throws: the first error of syntax, and of names.
  func inputs(of text: String, besides known: [String]) throws(FormulaError) -> [String] {
    guard variables.isEmpty else { return variables }
    var known = known + units.keys.sorted()
    while true {
      var names = scope.names(with: readsUnits ? known : nil)
      if !readsUnits { names.unresolvedNames = Set(units.keys) }
      let tree = try Parser.tree(of: SourceText(text), scope: names, limits: options.limits)
      let compilerOptions = CompilerOptions(options, variables: nil, units: units)
      do throws(FormulaError) {
        return try Compiler.inputs(of: tree, definitions: scope.definitions, options: compilerOptions)
      } catch {
        guard let name = error.kind.nameOfUnit, !known.contains(name) else { throw error }
        known.append(name)
      }
    }
  }
}

extension FormulaError.Kind {
  /// The unit that is used as if it were a name.
  fileprivate var nameOfUnit: String? {
    if case .unknownName(let name, suggestion: let meant?) = self, meant == "1 \(name)" { return name }
    return nil
  }
}
