/// Permissions for what formulas may use besides numbers, texts, lists, their inputs, operators and choices; everything
/// is permitted by default.
///
/// ```swift
/// var scope = Scope()
/// scope.permissions.functions = ["min", "max", "round"]
/// scope.permissions.definitions = false
/// try Formula("max(x, 0) + sqrt(x)", variables: ["x"], scope: scope)     // throws: ‘sqrt’ is not permitted here
/// ```
///
/// They bind all that a formula uses: its text, the definitions of its scope, and stored programs. What more is to be
/// done on behalf of a formula is done by a function of the host, whose code is its own.
public struct FormulaPermissions: Hashable, Sendable {
  /// The functions of the language and of the host that formulas may call, by any of their names, those of loops
  /// (`sum`) among them; `nil` for all. What definitions define may be called as long as it keeps to this itself.
  public var functions: Set<String>?
  /// Whether formulas may define names of their own: `f(x) = x^2`, `half = price/2; …`. A book consists of definitions
  /// and may in any case.
  public var definitions = true
  /// Whether formulas may draw random numbers.
  public var randomness = true
  /// Whether formulas may read the host's clock: `now`, `today`.
  public var clock = true
  /// Whether formulas may use units, amounts of money among them, and convert: `3 km`, `x to h`.
  public var units = true

  /// All is permitted.
  public init() {}

  /// A feature that formulas can be forbidden to use.
  package enum Use: Hashable, Sendable {
    case definitions, randomness, clock, units
    /// A function that its host does not name.
    case function

    /// Its name in messages.
    package var subject: Phrase {
      switch self {
      case .definitions: Phrase("namesOfTheirOwn", "names of their own")
      case .randomness: "random numbers"
      case .clock: "the clock"
      case .units: "units"
      case .function: "this function"
      }
    }
  }

  /// Whether nothing is forbidden.
  package var areAll: Bool { functions == nil && definitions && randomness && clock && units }

  /// The permission that a built-in function lacks; `nil` if the function may be called.
  package func refusal(of function: Function) -> Use? {
    if function.topic == .random, !randomness { return .randomness }
    guard let functions else { return nil }
    let isNamed =
      functions.contains(function.name) || (function.aliases + function.synonyms).contains { functions.contains($0) }
    return isNamed ? nil : .function
  }

  /// Whether operators stand for a function, so that it is always permitted: also one that no formula can call, which
  /// the compiler makes of operators. The signs of roots are another spelling of their functions.
  package static func isOperator(_ function: Function.ID) -> Bool {
    if Catalogue.row(function).name.contains(where: { $0 == " " || $0 == "(" }) { return true }
    return function != .sqrt && function != .cbrt
      && Catalogue.operatorMeanings.contains { meaning in
        switch meaning {
        case .apply(let other), .additive(let other), .comparison(let other): other == function
        case .identity, .uncertain, .and, .or, .percent, .of, .conditional, .conversion, .fallback, .range, .membership:
          false
        }
      }
  }

  /// The permission that a host function lacks; `nil` if the function may be called.
  package func refusal(ofHost name: String) -> Use? { functions?.contains(name) ?? true ? nil : .function }
}
