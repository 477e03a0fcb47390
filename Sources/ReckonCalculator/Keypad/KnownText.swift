extension KeyedExpression {
  /// A cache of the text and finished lines of an expression's beginning, which later keys do not change.
  struct KnownText: Sendable {
    private var format = DisplayFormat()
    /// The display text of all tokens that are followed by another one.
    private(set) var shown = ""
    /// The end of each of these tokens in it, in bytes.
    private var ends: [Int] = []
    /// The lines finished by a following operation.
    private(set) var lines: [CalculatorSession.Line] = []
    /// Their operands, and the operations after these.
    private(set) var operands: [(range: Range<Int>, next: CalculatorKey)] = []
    /// The number of tokens scanned for lines, and the bracket depth there.
    private var scanned = 0
    private var depth = 0
    /// The unfinished operand: its start, and the operation before it.
    private(set) var start = 0
    private(set) var operation: CalculatorKey?

    /// The number of tokens in ``shown``.
    var count: Int { ends.count }

    /// Invalidates the cached text that changes if tokens from an index on change.
    mutating func forget(from index: Int) {
      // A token's text depends on the next one.
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

    /// Adds new tokens to the cache.
    ///
    /// - Complexity: O(new tokens).
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

    /// The line of an operand after the last operation.
    func line(_ operand: ArraySlice<Token>) -> CalculatorSession.Line {
      CalculatorSession.Line(operation: operation?.glyph ?? "", operand: KnownText.shown(operand, format))
    }

    /// The display text of some tokens on their own.
    private static func shown(_ tokens: ArraySlice<Token>, _ format: DisplayFormat) -> String {
      // Most are a single number.
      if tokens.count == 1, case .typed(let number)? = tokens.first?.content { return format.entryText(number) }
      return KeyedExpression(Array(tokens)).written(format).shown
    }
  }

  /// The display text of the expression, followed by a number being typed.
  ///
  /// - Complexity: O(length of the text) to copy it; also O(tokens) if ``remember(_:)`` was not called since they were
  ///   keyed.
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
    if let following {
      text += (tokens.suffix(1) + [following]).piece(at: min(tokens.count, 1), format, following: nil).shown
    }
    return text
  }

  /// The operands of additions, subtractions, multiplications, divisions and remainders outside brackets, each with the
  /// operation before it. The last one is included only if the expression is finished.
  ///
  /// - Parameter parts: the maximum total number of parts of the last lines.
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
