import ReckonBytecode

/// The description of a definition, which a stored book keeps instead of its text.
final class StoredDescription: Sendable {
  let description: FormulaBook.Definition
  /// The program of a parameter's condition.
  let condition: StoredProgram?

  init(_ description: FormulaBook.Definition, condition: StoredProgram?) {
    self.description = description
    self.condition = condition
  }
}

/// The data of a stored book besides its programs.
struct StoredBook: Sendable {
  let documentation: String?
  /// The texts of its files; `nil` if they were left out.
  let texts: [String]?
}
