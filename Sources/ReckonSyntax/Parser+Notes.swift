import ReckonCatalogue

/// Remarks on readings that could surprise.
extension Parser {
  /// `10 % -3`: someone may have meant the remainder.
  mutating func notePercent(_ token: Token) {
    guard let sign = self.symbol(next), sign.prefix != nil, sign.infix != nil, at > 0, at + 2 < tokens.count,
      let operand = operands.last
    else { return }
    let isApart = tokens[at - 1].range.end < token.range.start
    let looksLikeSign = token.range.end < next.range.start && next.range.end == tokens[at + 2].range.start
    guard isApart || looksLikeSign else { return }
    let number = source.brief(operand.range)
    let other = source.brief(tokens[at + 2].range)
    tree.notes.append(
      Note(
        .percent, at: operand.range.union(next.range), reading: "\(number)% \(sign.spelling) \(other)",
        alternative: "\(number) rem \(sign.spelling)\(other)"))
  }

  /// `1/2x`, `6/2(1+2)` and `x(3)`.
  mutating func noteProduct(_ product: Open) {
    guard operands.count >= 2 else { return }
    // `5 l/100 km`: where units are divided, a number of a unit is one thing to everyone.
    if tree.nodes.last?.kind == .unit, operands.count >= 3, endsInUnit(before: operands[operands.count - 2].firstNode) { return }
    let left = source.brief(operands[operands.count - 2].range)
    let right = source.brief(operands[operands.count - 1].range)
    let range = operands[operands.count - 2].range.union(operands[operands.count - 1].range)
    if product.level == .tightProduct, let last = open.last, last.kind == .infix, isDivision(last.payload), operands.count >= 3 {
      let dividend = operands[operands.count - 3].range
      let divided = source.brief(dividend)
      let sign = source.brief(last.range)
      tree.notes.append(
        Note(
          .tightProduct, at: dividend.union(range), reading: "\(divided)\(sign)(\(left)*\(right))",
          alternative: "\(divided)\(sign)\(left)*\(right)"))
    } else if product.earlier != nil {
      tree.notes.append(
        Note(
          .bracketProduct, at: range, reading: "(\(left))*\(right)", alternative: "brackets around what is divided by"))
    } else if product.payload == 1 {
      tree.notes.append(
        Note(.nameProduct, at: range, reading: "\(left) * \(right)", alternative: "a function of another name, for \(left) is a number"))
    }
  }

  /// Whether the operand that ends before a node is a unit or so many of one.
  private func endsInUnit(before node: Int) -> Bool {
    guard node > 0 else { return false }
    let last = tree.nodes[node - 1]
    return last.kind == .unit || last.kind == .product && node > 1 && tree.nodes[node - 2].kind == .unit
  }

  /// `1 < x > 0`: a chain whose comparisons do not point the same way.
  mutating func noteChain(_ chain: Open) {
    guard let earlier = chain.earlier, let first = Self.direction(of: source.slice(earlier)),
      let second = Self.direction(of: source.slice(chain.range)), first != second, operands.count >= 2
    else { return }
    let left = operands[operands.count - 2].range
    let right = operands[operands.count - 1].range
    let text = source.brief(left)
    let sign = source.brief(chain.range)
    tree.notes.append(
      Note(
        .mixedComparison, at: left.union(right), reading: "both \(text) and its last part \(sign) \(source.brief(right))",
        alternative: "(\(text)) \(sign) \(source.brief(right))"))
  }

  private static func direction(of symbol: Substring) -> Int? {
    switch symbol.first {
    case "<", "≤": -1
    case ">", "≥": 1
    case "=": nil
    default: 0
    }
  }
}
