extension Scope {
  /// The documentation of a name of a scope, for completion, signature help and ``LanguageReference``.
  public struct Documentation: Hashable, Sendable {
    /// A one-line summary.
    public var summary: String
    /// The names of a function's parameters, in order; missing names default to x, y and z.
    public var parameters: [String]
    /// Example formulas.
    public var examples: [String]

    /// A summary, optionally with parameter names and examples.
    public init(_ summary: String, parameters: [String] = [], examples: [String] = []) {
      self.summary = summary
      self.parameters = parameters
      self.examples = examples
    }
  }
}

extension HostFunction {
  /// The same function with documentation, which completion, signature help and ``LanguageReference`` show.
  ///
  /// ```swift
  /// try scope.add(
  ///   HostFunction("net") { $0 / 1.19 }
  ///     .withDocumentation("The amount without tax.", parameters: ["gross"], examples: ["net(119)"]))
  /// ```
  public func withDocumentation(_ summary: String, parameters: [String] = [], examples: [String] = []) -> HostFunction {
    var function = self
    function.documentation = Scope.Documentation(summary, parameters: parameters, examples: examples)
    return function
  }
}
