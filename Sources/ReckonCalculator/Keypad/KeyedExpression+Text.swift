extension KeyedExpression {
  /// What an expression is as text, for the language and for people, and where each of its tokens lies in both.
  struct Written {
    /// Text that the language reads.
    fileprivate(set) var text = ""
    /// The text with grouped numbers, rounded as on the display.
    fileprivate(set) var shown = ""
    /// For each token its place in `text`, in bytes, and in `shown`, in characters.
    fileprivate(set) var places: [(text: Range<Int>, shown: Range<Int>)] = []

    /// What is shown of all tokens but the first.
    var shownBehindFirst: String { String(shown.dropFirst(places.first?.shown.upperBound ?? 0)) }

    fileprivate mutating func append(text: String, shown: String) {
      let textStart = self.text.utf8.count
      // Counting all that is shown for each token would take time with the square of it.
      let shownStart = places.last?.shown.upperBound ?? 0
      self.text += text
      self.shown += shown
      places.append((textStart..<self.text.utf8.count, shownStart..<shownStart + shown.count))
    }

    /// Where the tokens are shown that a stretch of the text touches.
    func shownRange(of bytes: Range<Int>) -> Range<Int>? {
      let touched = places.filter { $0.text.overlaps(bytes) || bytes.isEmpty && $0.text.contains(bytes.lowerBound) }
      guard let first = touched.first, let last = touched.last else { return nil }
      return first.shown.lowerBound..<last.shown.upperBound
    }
  }

  /// Writes the expression down.
  ///
  /// - Complexity: O(length of the text).
  func written(_ format: DisplayFormat) -> Written {
    var result = Written()
    for index in tokens.indices {
      switch tokens[index].content {
      case .typed(let number):
        result.append(text: bracketed(number, at: index), shown: bracketed(format.entryText(number), at: index))
      case .value(let value, let name, _):
        let number = format.shown(value)
        let isMerged = !value.isPlain && joinsTightly(at: index)
        func operand(_ text: String, as written: String) -> String {
          isMerged ? "(\(written))" : value.hasSign ? bracketed(text, as: written, at: index) : written
        }
        // An exact number is an expression: 1/3, √2/2.
        let isOperand = value.exact != nil && tokens.count > 1
        let text = isOperand ? "(\(value.written))" : operand(value.written, as: value.written)
        result.append(text: text, shown: name ?? operand(number.text, as: number.inExpression))
      case .constant(let name): result.append(text: name, shown: name)
      case .earlier(let expression):
        let text = tokens.count == 1 ? expression : "(\(expression))"
        result.append(text: text, shown: text)
      case .infix(let key, let text):
        let spaced = key.infixSpace + text + key.infixSpace
        result.append(text: spaced, shown: spaced)
      case .sign(_, let text), .open(let text, _): result.append(text: text, shown: text)
      case .close: result.append(text: ")", shown: ")")
      case .postfix(let text, let shown): result.append(text: text, shown: shown)
      }
    }
    return result
  }

  /// Whether an operation stands beside a token that would take a part of a quantity: `1 / 2 h` is half an hour, `3 m^2` an area.
  private func joinsTightly(at index: Int) -> Bool {
    func joins(_ token: Token) -> Bool {
      switch token.content {
      case .infix(let key, _): key == .power
      case .postfix: true
      case .open, .sign, .close, .typed, .value, .constant, .earlier: false
      }
    }
    let before = index > 0 ? tokens[index - 1].infixKey : nil
    return before == .divide || before == .power || before == .modulo || index + 1 < tokens.count && joins(tokens[index + 1])
  }

  /// A number, in brackets when it is negative and its sign could be taken for an operation or apply to more than the number.
  ///
  /// - Parameter written: the number as it is written, if that is not all of it.
  private func bracketed(_ number: String, as written: String? = nil, at index: Int) -> String {
    let written = written ?? number
    guard number.hasPrefix("-") else { return written }
    let isFirst = index == 0 || tokens[index - 1].isOpen
    guard isFirst, index + 1 < tokens.count else { return isFirst ? written : "(\(written))" }
    switch tokens[index + 1].content {
    case .infix(.power, _), .postfix: return "(\(written))"
    case .infix, .close, .typed, .value, .constant, .earlier, .sign, .open: return written
    }
  }

  /// The operands that sums, differences, products, quotients and remainders outside all brackets join, each with the operation before it.
  /// The last one counts only when the expression is finished.
  ///
  /// - Parameter parts: the last lines, so many that they have no more parts together.
  func lines(_ format: DisplayFormat, isFinished: Bool, parts: Int = .max) -> [CalculatorSession.Line] {
    var found: [(operation: CalculatorKey?, operand: Range<Int>)] = []
    var left = parts
    // From the end, since of long calculations only the last lines are asked for: the brackets that are closed behind where the search
    // is, those before it that nothing closes, within which all stands behind them, and the end of the operand there.
    var (depth, unclosed) = (0, openCount)
    var end = isFinished ? tokens.count : nil
    /// Takes in the operand from a start; false when that makes too many parts.
    func take(_ operation: CalculatorKey?, from start: Int) -> Bool {
      if let end, start < end {
        left -= end - start
        guard left >= 0 else { return false }
        found.append((operation, start..<end))
      }
      return true
    }
    for index in tokens.indices.reversed() {
      switch tokens[index].content {
      case .close: depth += 1
      case .open where depth > 0: depth -= 1
      case .open: unclosed -= 1
      case .infix(let key, _) where depth == 0 && unclosed == 0 && key != .power:
        guard take(key, from: index + 1) else { return written(found, format) }
        end = index
      case .infix, .typed, .value, .constant, .earlier, .sign, .postfix: break
      }
    }
    _ = take(nil, from: 0)
    return written(found, format)
  }

  private func written(_ reversed: [(operation: CalculatorKey?, operand: Range<Int>)], _ format: DisplayFormat) -> [CalculatorSession.Line]
  {
    reversed.reversed().map { CalculatorSession.Line(operation: $0.operation?.glyph ?? "", operand: shown($0.operand, format)) }
  }

  /// Some tokens by themselves, as people see them.
  private func shown(_ range: Range<Int>, _ format: DisplayFormat) -> String {
    // Most are a number.
    if range.count == 1, case .typed(let number) = tokens[range.lowerBound].content { return format.entryText(number) }
    return KeyedExpression(Array(tokens[range])).written(format).shown
  }
}
