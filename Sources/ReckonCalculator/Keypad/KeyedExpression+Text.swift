extension KeyedExpression {
  /// An expression as source text and as display text, with the range of each token in both.
  struct Written {
    /// The parsable text.
    fileprivate(set) var text = ""
    /// The text with grouped numbers, rounded as on the display.
    fileprivate(set) var shown = ""
    /// The range of each token in `text`, in bytes, and in `shown`, in characters.
    fileprivate(set) var places: [(text: Range<Int>, shown: Range<Int>)] = []

    /// The display text of all tokens except the first.
    var shownBehindFirst: String { String(shown.dropFirst(places.first?.shown.upperBound ?? 0)) }

    fileprivate mutating func append(text: String, shown: String) {
      let textStart = self.text.utf8.count
      // Counting the complete display text for each token would take quadratic time.
      let shownStart = places.last?.shown.upperBound ?? 0
      self.text += text
      self.shown += shown
      places.append((textStart..<self.text.utf8.count, shownStart..<shownStart + shown.count))
    }

    /// The displayed range of the tokens that overlap a range of the text.
    func shownRange(of bytes: Range<Int>) -> Range<Int>? {
      let touched = places.filter { $0.text.overlaps(bytes) || bytes.isEmpty && $0.text.contains(bytes.lowerBound) }
      guard let first = touched.first, let last = touched.last else { return nil }
      return first.shown.lowerBound..<last.shown.upperBound
    }
  }

  /// Writes the expression.
  ///
  /// - Complexity: O(length of the text).
  func written(_ format: DisplayFormat) -> Written {
    var result = Written()
    for index in tokens.indices {
      let piece = tokens.piece(at: index, format, following: nil)
      result.append(text: piece.text, shown: piece.shown)
    }
    return result
  }
}

extension [KeyedExpression.Token] {
  /// A token as source text and as display text, which depend only on its neighbors.
  ///
  /// - Parameter following: a token after the last one.
  func piece(at index: Int, _ format: DisplayFormat, following: KeyedExpression.Token?) -> (text: String, shown: String)
  {
    let next = index + 1 < count ? self[index + 1] : following
    let isAlone = index == 0 && next == nil
    switch self[index].content {
    case .typed(let number):
      return (bracketed(number, at: index, next), bracketed(format.entryText(number), at: index, next))
    case .value(let value, let name, _):
      let number = format.shown(value)
      let isMerged = !value.isPlain && joinsTightly(at: index, next)
      func operand(_ text: String, as written: String) -> String {
        isMerged ? "(\(written))" : value.hasSign ? bracketed(text, as: written, at: index, next) : written
      }
      // An exact number may be an expression: 1/3, √2/2.
      let isOperand = value.isOperation && !isAlone
      let text = isOperand ? "(\(value.written))" : operand(value.written, as: value.written)
      let isSum = !value.parts.isEmpty && !isAlone
      return (text, name ?? (isSum ? "(\(number.inExpression))" : operand(number.text, as: number.inExpression)))
    case .constant(let name): return (name, name)
    case .earlier(let expression):
      let text = isAlone ? expression : "(\(expression))"
      return (text, text)
    case .infix(let key, let text):
      let spaced = key.infixSpace + text + key.infixSpace
      return (spaced, spaced)
    case .sign(_, let text), .open(let text, _): return (text, text)
    case .close: return (")", ")")
    case .postfix(let text, let shown): return (text, shown)
    }
  }

  /// Whether an adjacent operation would bind to a part of a quantity: `1 / 2 h` is half an hour, `3 m^2` an area.
  private func joinsTightly(at index: Int, _ next: KeyedExpression.Token?) -> Bool {
    func joins(_ token: KeyedExpression.Token) -> Bool {
      switch token.content {
      case .infix(let key, _): key == .power
      case .postfix: true
      case .open, .sign, .close, .typed, .value, .constant, .earlier: false
      }
    }
    let before = index > 0 ? self[index - 1].infixKey : nil
    return before == .divide || before == .power || before == .modulo || next.map(joins) ?? false
  }

  /// A number, in brackets if it is negative and its sign could be read as an operation or apply to more than the
  /// number.
  ///
  /// - Parameter written: the number as written, if it is not complete.
  private func bracketed(_ number: String, as written: String? = nil, at index: Int, _ next: KeyedExpression.Token?)
    -> String
  {
    let written = written ?? number
    guard number.hasPrefix("-") else { return written }
    let isFirst = index == 0 || self[index - 1].isOpen
    guard isFirst, let next else { return isFirst ? written : "(\(written))" }
    switch next.content {
    case .infix(.power, _), .postfix: return "(\(written))"
    case .infix, .close, .typed, .value, .constant, .earlier, .sign, .open: return written
    }
  }
}
