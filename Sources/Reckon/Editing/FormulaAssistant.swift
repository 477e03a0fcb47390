public import ReckonCatalogue
import ReckonSyntax

/// Editor support for text in the language: colors, completions, and the parameters of the function at the cursor.
///
/// ```swift
/// let assistant = FormulaAssistant(scope: scope, variables: ["price", "qty"])
/// assistant.tokens(of: "price * qyt").map(\.kind)             // [.variable, .operator, .unknown]
/// assistant.completions(of: "2 * pr", at: 6)?.candidates[0]   // price, which replaces 4..<6
/// assistant.signatureHelp(in: "round(price, ", at: 13)        // round(x[, digits]), at its second parameter
/// ```
///
/// Nothing of it throws or fails: of a text that is not finished or is wrong it tells what is known. Offsets and ranges count bytes of UTF-8, as
/// those of errors do. Make a new assistant when the names in scope change; it costs no more than copying the scope.
public struct FormulaAssistant: Sendable {
  private(set) var names: KnownNames

  /// An assistant for the text of one formula.
  ///
  /// - Parameters:
  ///   - scope: what the formula may use beside the language's own names.
  ///   - variables: the names of the inputs.
  ///   - undeclared: what becomes of names that are not known; as for
  ///     ``Formula/init(_:variables:undeclared:units:defaults:scope:options:deadline:)``, they are mistakes where variables are given, and inputs where none
  ///     are.
  ///   - options: the limits within which it is read, and the number mode and angle unit in which values are computed to tell their units.
  public init(
    scope: Scope = Scope(), variables: [String]? = nil, undeclared: Formula.Undeclared? = nil, options: Formula.Options = Formula.Options()
  ) {
    names = KnownNames(
      session: FormulaSession(scope: scope, options: options), inputs: Set(variables ?? []),
      unknownNamesAreInputs: undeclared.map { $0 == .becomeInputs } ?? (variables == nil), linesAreStatements: false)
  }

  /// An assistant for statements of a session, in which lines end statements.
  public init(_ session: FormulaSession) { names = KnownNames(session: session) }

  /// The same assistant for a formula of some more inputs, in which unknown names are no mistakes.
  package func adding(inputs: [String]) -> FormulaAssistant {
    var other = self
    other.names.inputs.formUnion(inputs)
    other.names.unknownNamesAreInputs = true
    return other
  }

  /// The language's functions, constants, units and operators, and the names in scope, with their help.
  public var reference: LanguageReference { LanguageReference(names.scope) }
}
