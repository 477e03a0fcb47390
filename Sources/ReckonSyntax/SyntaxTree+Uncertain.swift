import ReckonCatalogue

extension Parser {
  private static let uncertainRow = Catalogue.operatorMeanings.firstIndex(of: .uncertain)

  /// Parses `5.02(3)`; false if there is none here.
  mutating func parseUncertainDigits() throws(FormulaError) -> Bool {
    guard at + 3 < tokens.count, let row = Self.uncertainRow, case let parts = tokens[at...at + 3],
      parts[at + 1].kind == .leftBracket,
      parts[at + 2].kind == .number, parts[at + 3].kind == .rightBracket,
      zip(parts, parts.dropFirst()).allSatisfy({ $0.range.end == $1.range.start }),
      source.slice(parts[at].range).utf8.allSatisfy({ Self.isDigit($0) || $0 == UInt8(ascii: ".") }),
      source.slice(parts[at + 2].range).utf8.allSatisfy(Self.isDigit)
    else { return false }
    let end = parts[at + 3].range.end
    for token in [parts[at], parts[at + 2]] {
      try emitLeaf(.number, payload: token.payload, ending: .number, at: token.range)
    }
    at += 4
    try join(.apply, 2, payload: row, to: end, ending: .bracket)
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}

extension SyntaxTree {
  /// The number of decimals of a number with a parenthesized uncertainty, `5.02(3)`; `nil` for other nodes.
  package func uncertainDigits(at index: Int) -> Int? {
    guard index > 1, nodes[index].kind == .apply, nodes[index].count == 2, nodes[index - 1].kind == .number,
      nodes[index - 2].kind == .number,
      nodes[index - 2].range.end + 1 == nodes[index - 1].range.start,
      nodes[index].range.end == nodes[index - 1].range.end + 1,
      source.slice(SourceRange(start: nodes[index - 2].range.end, end: nodes[index - 1].range.start)) == "("
    else { return nil }
    let text = source.slice(nodes[index - 2].range)
    return text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
  }

  /// The text of a statement whose value is just an uncertain literal: `5.02 ± 0.03 cm`, `(5.02 ± 0.03) cm`; `nil` for
  /// others.
  package func uncertainLiteral(of statement: Int) -> String? {
    var numbers = 0
    var range: SourceRange?
    for index in statements[statement].nodes {
      let node = nodes[index]
      switch node.kind {
      case .number: numbers += 1
      case .unit, .product, .group: break
      case .apply:
        switch Catalogue.operatorMeanings[Int(node.payload)] {
        case .uncertain, .identity, .percent, .apply(.negate), .apply(.divide), .apply(.multiply): break
        case _: return nil
        }
      case .assign: continue
      case _: return nil
      }
      range = range.map { $0.union(node.range) } ?? node.range
    }
    // Two numbers are those on both sides of the sign.
    return numbers == 2 ? range.map { source.line($0) } : nil
  }
}
