import ReckonCatalogue

/// Absolute values in mathematical notation: `|3 - 5| + 2`.
extension WordReading {
  /// Replaces bars where operands begin, and the bars that close them, by calls; the same bars as in
  /// ``StatementExtent``. A text with a bar where an operand begins has no other parse.
  mutating func readBars() {
    /// The tokens of the open bars in each open bracket, outermost first.
    var open: [[Int]] = [[]]
    /// The replacement of each bar of an absolute value.
    var signs: [Int: String] = [:]
    for (index, token) in tokens.enumerated() {
      if token.kind.nesting > 0 { open.append([]) }
      if token.kind.nesting < 0 || isEnd(token) {
        // An absolute value that is not closed.
        guard open[open.count - 1].isEmpty else { return }
        if token.kind.nesting < 0, open.count > 1 { open.removeLast() }
      }
      guard let bars = symbol(token)?.spelling.utf8, bars.allSatisfy({ $0 == UInt8(ascii: "|") }) else { continue }
      let innermost = open.count - 1
      if !endsOperand(index - 1, signs) {
        open[innermost] += repeatElement(index, count: bars.count)
        signs[index] = String(repeating: "abs(", count: bars.count)
      } else if open[innermost].count >= bars.count {
        open[innermost].removeLast(bars.count)
        signs[index] = String(repeating: ")", count: bars.count)
      }
    }
    guard !signs.isEmpty else { return }
    tokens = tokens.indices.flatMap { index in signs[index].map { read($0, at: tokens[index].range) } ?? [tokens[index]]
    }
    isChanged = true
  }

  /// Whether an operand ends at a token, with preceding bars taken into account.
  private func endsOperand(_ index: Int, _ signs: [Int: String]) -> Bool {
    guard index >= 0 else { return false }
    if let signs = signs[index] { return signs.last == ")" }
    return isHidden(tokens[index]) || list.endsOperand(tokens[index])
  }
}
