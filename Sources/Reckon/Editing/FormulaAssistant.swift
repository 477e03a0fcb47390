public import ReckonCatalogue
import ReckonSyntax

/// Editor support for the language: syntax coloring, completion and signature help.
///
/// ```swift
/// let assistant = FormulaAssistant(scope: scope, variables: ["price", "qty"])
/// assistant.tokens(of: "price * qyt").map(\.kind)             // [.variable, .operator, .unknown]
/// assistant.completions(of: "2 * pr", at: 6)?.candidates[0]   // price, which replaces 4..<6
/// assistant.signatureHelp(in: "round(price, ", at: 13)        // round(x[, digits]), at its second parameter
/// ```
///
/// It never throws: for unfinished or invalid texts it returns what is known. Offsets and ranges count bytes of UTF-8,
/// like those of errors. Create a new assistant when the names in scope change; that costs no more than copying the
/// scope.
public struct FormulaAssistant: Sendable {
  private(set) var names: KnownNames

  /// An assistant for the text of one formula.
  ///
  /// - Parameters:
  ///   - scope: the names that the formula may use besides the built-in ones.
  ///   - variables: the names of the inputs.
  ///   - undeclared: the treatment of unknown names; as for
  ///     ``Formula/init(_:variables:undeclared:units:defaults:scope:options:deadline:)``, they are errors if variables
  ///     are given, and inputs otherwise.
  ///   - options: the limits of parsing, and the number mode and angle unit for values that are computed to determine
  ///     their units.
  public init(
    scope: Scope = Scope(), variables: [String]? = nil, undeclared: Formula.Undeclared? = nil,
    options: Formula.Options = Formula.Options()
  ) {
    names = KnownNames(
      session: FormulaSession(scope: scope, options: options), inputs: Set(variables ?? []),
      unknownNamesAreInputs: undeclared.map { $0 == .becomeInputs } ?? (variables == nil), linesAreStatements: false)
  }

  /// An assistant for statements of a session, where lines end statements.
  public init(_ session: FormulaSession) { names = KnownNames(session: session) }

  /// The same assistant for a formula with further inputs, in which unknown names are not errors.
  package func adding(inputs: [String]) -> FormulaAssistant {
    var other = self
    other.names.inputs.formUnion(inputs)
    other.names.unknownNamesAreInputs = true
    return other
  }

  /// The built-in functions, constants, units and operators, and the names in scope, with their help.
  public var reference: LanguageReference { LanguageReference(names.scope) }
}
