extension Scope {
  /// The documentation of a name of a scope, for completion, signature help and ``LanguageReference``.
  public struct Documentation: Hashable, Sendable {
    /// A summary in one line.
    public var summary: String
    /// The names of a function's parameters, in their order; those that are missing are called x, y and z.
    public var parameters: [String]
    /// Formulas that show it.
    public var examples: [String]

    /// A summary, perhaps with the names of parameters and with examples.
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
