import ReckonCatalogue

/// Currency symbols before numbers.
extension Parser {
  /// Parses a currency symbol and the number after it, `$100`, where an operand is expected; false if it is not one.
  mutating func parseCurrency() throws(FormulaError) -> Bool {
    guard next.kind == .number, token.kind == .name, let first = name(token).utf8.first,
      first < UInt8(ascii: "A") || first >= 0x80,
      let code = Catalogue.currency(ofSign: name(token))
    else { return false }
    let sign = token.range
    at += 1
    try emitLeaf(.number, payload: token.payload, ending: .number, at: token.range)
    at += 1
    tree.names.append(code)
    try emitLeaf(.unit, payload: Int32(tree.names.count - 1), ending: .unit, at: sign)
    while isUnitSign(token), beginsFactor(at: at + 1) {
      let row = symbols.infixRows[Int(token.payload)]
      at += 1
      try parseUnitTerm()
      try join(.apply, 2, payload: row, ending: .unit)
    }
    try join(.product, 2, payload: 1, from: sign.start, to: tokens[at - 1].range.end, ending: .unit)
    return true
  }
}
