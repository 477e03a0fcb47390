public import ReckonCatalogue
public import ReckonMachine
import ReckonSyntax

extension FormulaDialect {
  /// What becomes of errors of arithmetic in that language: it reports them, or they are infinities and NaN.
  public var policy: ErrorPolicy {
    switch self {
    case .python: .strict
    case .pandas, .numexpr, .duckdb, .javascript, .muparser: .ieee
    }
  }

  /// A formula of the language as a formula of Reckon with the same value: `2**-1 // 3` of Python as `2^-1 // 3`.
  ///
  /// - Throws: what the language does not read, and ``FormulaError/Kind/noEquivalent(_:reason:)`` for what has no equal
  ///   here, with its place in the text.
  /// - Complexity: O(length of the text and of the formula).
  public func translation(of text: String, limits: Limits = Limits()) throws(FormulaError) -> String {
    try DialectTranslation(SourceText(text), in: dialect, limits: limits).text
  }
}

extension Formula {
  /// Compiles a formula of another language, whose angles are radians and whose numbers are doubles.
  ///
  /// The formula's text is the translation, and errors of evaluation point into that. Evaluate it with the policy of
  /// ``FormulaDialect/policy``.
  ///
  /// - Parameters:
  ///   - source: the formula's text in that language.
  ///   - dialect: the language.
  ///   - variables: the names of the inputs; without it, all names of the text, in order of appearance.
  ///   - options: the limits, and whether to optimize; the angle unit and the numbers are those of the language.
  /// - Throws: as ``FormulaDialect/translation(of:limits:)`` and ``init(_:variables:undeclared:units:defaults:scope:options:deadline:)``.
  public init(
    _ source: String, dialect: FormulaDialect, variables: [String]? = nil, options: Options = Options()
  ) throws(FormulaError) {
    var options = options
    options.angleUnit = .radians
    options.numberMode = .double
    let translation = try DialectTranslation(SourceText(source), in: dialect.dialect, limits: options.limits)
    try self.init(translation.text, variables: variables ?? translation.names, options: options)
  }
}
