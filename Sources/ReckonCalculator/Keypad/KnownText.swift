extension KeyedExpression {
  /// The text of an expression's beginning and its finished lines, which keys behind it do not change.
  struct KnownText: Sendable {
    private var format = DisplayFormat()
    /// The text that people see of the tokens that have another behind them.
    private(set) var shown = ""
    /// Where each of these tokens ends in it, in bytes.
    private var ends: [Int] = []
    /// The lines that an operation behind them has finished.
    private(set) var lines: [CalculatorSession.Line] = []
    /// Their operands, and the operations behind these.
    private(set) var operands: [(range: Range<Int>, next: CalculatorKey)] = []
    /// How many tokens were looked at for lines, and how many brackets are open there.
    private var scanned = 0
    private var depth = 0
    /// The operand that is not finished yet: where it begins, and the operation before it.
    private(set) var start = 0
    private(set) var operation: CalculatorKey?

    /// How many tokens ``shown`` holds.
    var count: Int { ends.count }

    /// Forgets what may be another text when tokens from an index on are others.
    mutating func forget(from index: Int) {
      // A token's text depends on the one behind it.
      let kept = max(0, index - 1)
      if kept < ends.count {
        shown.removeSubrange(shown.utf8.index(shown.startIndex, offsetBy: kept == 0 ? 0 : ends[kept - 1])...)
        ends.removeLast(ends.count - kept)
      }
      guard index < scanned else { return }
      while let last = operands.last, last.range.upperBound >= index {
        operands.removeLast()
        lines.removeLast()
      }
      (start, operation) = operands.last.map { ($0.range.upperBound + 1, $0.next) } ?? (0, nil)
      (scanned, depth) = (start, 0)
    }

    /// Takes in the tokens that are not known yet.
    ///
    /// - Complexity: O(these tokens).
    mutating func update(for tokens: [Token], _ format: DisplayFormat) {
      if format != self.format {
        self = KnownText()
        self.format = format
      }
      while ends.count + 1 < tokens.count {
        shown += tokens.piece(at: ends.count, format, following: nil).shown
        ends.append(shown.utf8.count)
      }
      while scanned < tokens.count {
        switch tokens[scanned].content {
        case .open: depth += 1
        case .close: depth -= 1
        case .infix(let key, _) where depth == 0 && key != .power:
          if start < scanned {
            lines.append(line(tokens[start..<scanned]))
            operands.append((start..<scanned, key))
          }
          (start, operation) = (scanned + 1, key)
        case .infix, .typed, .value, .constant, .earlier, .sign, .postfix: break
        }
        scanned += 1
      }
    }

    /// The line of an operand behind the operation that is last.
    func line(_ operand: ArraySlice<Token>) -> CalculatorSession.Line {
      CalculatorSession.Line(operation: operation?.glyph ?? "", operand: KnownText.shown(operand, format))
    }

    /// Some tokens by themselves, as people see them.
    private static func shown(_ tokens: ArraySlice<Token>, _ format: DisplayFormat) -> String {
      // Most are a number.
      if tokens.count == 1, case .typed(let number)? = tokens.first?.content { return format.entryText(number) }
      return KeyedExpression(Array(tokens)).written(format).shown
    }
  }

  /// The expression as people see it, with a number that is being typed behind it.
  ///
  /// - Complexity: O(length of the text) to copy it; O(tokens) as well where ``remember(_:)`` was not called since they were keyed.
  func shown(_ format: DisplayFormat, entry: String?) -> String {
    if entry != nil, endsInOperand {
      var whole = self
      entry.map { whole.append(.typed($0)) }
      return whole.shown(format, entry: nil)
    }
    var known = known
    known.update(for: tokens, format)
    var text = known.shown
    let following = entry.map { Token(.typed($0)) }
    for index in known.count..<tokens.count { text += tokens.piece(at: index, format, following: following).shown }
    if let following { text += (tokens.suffix(1) + [following]).piece(at: min(tokens.count, 1), format, following: nil).shown }
    return text
  }

  /// The operands that sums, differences, products, quotients and remainders outside all brackets join, each with the operation before it.
  /// The last one counts only when the expression is finished.
  ///
  /// - Parameter parts: the last lines, so many that they have no more parts together.
  func lines(_ format: DisplayFormat, isFinished: Bool, parts: Int = .max) -> [CalculatorSession.Line] {
    var known = known
    known.update(for: tokens, format)
    let last = isFinished && known.start < tokens.count ? tokens[known.start...] : []
    var left = parts - last.count
    guard left >= 0 else { return [] }
    var count = 0
    if parts == .max {
      count = known.operands.count
    } else {
      for operand in known.operands.reversed() {
        left -= operand.range.count
        guard left >= 0 else { break }
        count += 1
      }
    }
    let lines = count == known.lines.count ? known.lines : Array(known.lines.suffix(count))
    return last.isEmpty ? lines : lines + [known.line(last)]
  }
}
