public import ReckonCatalogue

/// All that is wrong with a formula book, or with a change of one.
public struct FormulaBookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, in the order of the files and of their places in them.
  public let errors: [FormulaError]

  package init(_ errors: [FormulaError]) { self.errors = errors }

  /// Each error with its place and line.
  public var description: String {
    errors.map { error in
      let place = error.source.position(of: error.range.start)
      let file = error.source.name.map { "\($0):" } ?? ""
      return "\(file)\(place.line):\(place.column): \(error.description)"
    }.joined(separator: "\n")
  }
}
