import ReckonCatalogue

extension DialectWriter {
  /// Writes what has more to it than a text; `nil` for operands that it does not take.
  mutating func write(
    _ form: Dialect.Form, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    switch form {
    case .same: return operands[0]
    case .power: return try power(operands, range)
    case .join: return try join(operands, range)
    case .comparison(let sign): return try comparison(sign, operands, name, range)
    case .choice: return try choice(operands, name, range)
    case .fallback: return try fallback(operands, name, range)
    case .fails: return operands[0].mayFail ? joined("iserror(", [operands[0]], ")", .truth, range) : truth(false, range)
    case .all(let sign): return try all(sign, operands, name, range)
    case .aggregate(let function): return try aggregate(function, operands, name, range)
    }
  }
}
