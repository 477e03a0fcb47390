public import ReckonCatalogue

/// All that is wrong with a formula book, or with a change of one.
public struct FormulaBookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, in the order of the files and of their places in them.
  public let errors: [FormulaError]

  /// For each error the definition that leads to it, which may be another than the one that contains it.
  package let culprits: [String?]

  package init(_ errors: [FormulaError], culprits: [String?]? = nil) {
    self.errors = errors
    self.culprits = culprits ?? errors.map { _ in nil }
  }

  /// The same errors in other words.
  func map(_ change: (FormulaError) -> FormulaError) -> FormulaBookError { FormulaBookError(errors.map(change), culprits: culprits) }

  /// Each error with its place and line, or the first ones and how many more there are.
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
