/// An expression and its result, shown in help and run as a test. Angles are in degrees.
package struct Example: Sendable, Hashable {
  package let expression: String
  /// The value as text, or the name of an error kind.
  package let result: String

  package init(_ expression: String, _ result: String) {
    self.expression = expression
    self.result = result
  }
}
