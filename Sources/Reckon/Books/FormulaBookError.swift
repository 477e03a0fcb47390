public import ReckonCatalogue

/// All errors of a formula book, or of a change of one.
public struct FormulaBookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, by file and position.
  public let errors: [FormulaError]

  /// For each error the definition that causes it, which may differ from the one that contains it.
  package let culprits: [String?]

  package init(_ errors: [FormulaError], culprits: [String?]? = nil) {
    self.errors = errors
    self.culprits = culprits ?? errors.map { _ in nil }
  }

  /// The errors transformed.
  func map(_ change: (FormulaError) -> FormulaError) -> FormulaBookError {
    FormulaBookError(errors.map(change), culprits: culprits)
  }

  /// Each error with its position and line, or the first ones and the number of others.
  public var description: String {
    var lines: [String] = []
    for (count, error) in errors.enumerated() {
      let place = error.source.position(of: error.range.start)
      let file = error.source.name.map { "\($0):" } ?? ""
      let text = "\(VisibleText.place("\(file)\(place.line):\(place.column)")): \(error.description)"
      guard lines.isEmpty || lines.reduce(text.utf8.count, { $0 + $1.utf8.count + 1 }) <= 960 else {
        lines.append("… and \(errors.count - count) more")
        break
      }
      lines.append(text)
    }
    return lines.joined(separator: "\n")
  }
}
