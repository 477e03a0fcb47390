import ReckonCatalogue

/// Operators of other languages and spreadsheets: the message names the spelling used here.
extension Parser {
  /// The error of an operator in another language's spelling; `nil` for other tokens.
  func foreignSpelling(_ token: Token) -> FormulaError? {
    guard at < tokens.count, tokens[at].range == token.range else { return nil }
    if at > 0, tokens[at - 1].range.end == token.range.start {
      let range = tokens[at - 1].range.union(token.range)
      if let sign = Self.signs[String(source.slice(range))] {
        return foreign(range, hint: Phrase("write", "write \(sign)"))
      }
    }
    // After `2 AND` the error is at the next operand.
    for place in [at, at - 1] where tokens.indices ~= place {
      if let word = operatorWord(tokens[place]) {
        return foreign(
          tokens[place].range,
          hint: Phrase("operatorsAreWrittenInSmall", "operators are written in lower case: \(word)"))
      }
    }
    return nil
  }

  /// Operators that are spelled differently here.
  private static let signs = [
    "<>": "!=", "=>": ">=", "=<": "<=", "===": "==", "!==": "!=", "><": "!=", "=!": "!=", "≠=": "!=", "=≠": "!=",
  ]

  private func foreign(_ range: SourceRange, hint: Phrase) -> FormulaError {
    error(.unexpectedToken(String(source.slice(range)), hint: hint), at: range)
  }

  /// The operator word that a name equals except for case, unless the name is defined: `and` for `AND`.
  private func operatorWord(_ token: Token) -> String? {
    guard token.kind == .name, case let name = list.names[Int(token.payload)], case let word = name.lowercased(),
      word != name,
      word != "if",
      Catalogue.reservedWords.contains(word), !scope.hides(name), !tree.functions.contains(where: { $0.name == name }),
      !tree.nodes.contains(where: { $0.kind == .assign && tree.names[Int($0.payload)] == name })
    else { return nil }
    return word
  }
}
