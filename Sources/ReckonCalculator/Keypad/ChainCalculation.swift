import Reckon

/// A calculation that is evaluated from left to right, key by key, for chain style.
struct ChainCalculation: Equatable, Sendable {
  /// A number with its origin.
  struct Operand: Equatable, Sendable {
    /// The number; for a percentage the number of hundredths.
    var value: CalculatorValue
    /// The origin as a parsable expression with the same value.
    var text: String
    /// The exactness of the value of `text`, in which a number of thousands of digits is rounded to 34.
    var textExactness: Exactness
    /// The precedence of `text`.
    var level: Operator.Level
    /// The origin as keyed.
    var shown: String
    /// Whether `shown` is enclosed in brackets.
    var isGroup = false
    /// Whether `shown` is bracketed after a changed sign.
    var isNegatedGroup = false
    /// Whether it is a percentage, which refers to the left operand in sums and differences.
    var isPercent = false
    /// Whether the parser treats `text` as a complex number, even if its value is real: `i × i`. `nil`, as in older
    /// stored calculations, means no.
    private var isComplexText: Bool?

    /// A number without another origin.
    init(_ value: CalculatorValue, shown: String) {
      let level: Operator.Level =
        !value.isPlain && value.parts.isEmpty
        ? .multiplicative : value.isOperation ? .additive : value.isNegative ? .prefix : .postfix
      self.init(value, text: value.written, value.writtenExactness, level: level, shown: shown)
    }

    init(_ value: CalculatorValue, text: String, _ textExactness: Exactness, level: Operator.Level, shown: String) {
      self.value = value
      self.text = text
      self.textExactness = textExactness
      self.level = level
      self.shown = shown
      isComplexText = value.parts.isEmpty ? nil : true
    }

    /// A percentage.
    init(percent value: CalculatorValue, shown: String) {
      self.init(
        value, text: value.operandText + CalculatorKey.percent.catalogueText, value.writtenExactness, level: .postfix,
        shown: shown)
      isPercent = true
    }

    /// Whether `text` is a number, possibly with signs and brackets.
    var isWritten: Bool {
      let number = text.drop { "(-".contains($0) }
      return DecimalDigits(String(number.prefix { $0 != ")" })) != nil
        && number.drop { $0 != ")" }.allSatisfy { $0 == ")" }
    }

    /// The operand with only its number as its origin.
    var withoutOrigin: Operand {
      var result = isPercent ? Operand(percent: value, shown: shown) : Operand(value, shown: shown)
      result.isGroup = isGroup
      return result
    }

    /// The negated operand.
    ///
    /// - Parameter shown: formats a number in expressions.
    func negated(shown: (CalculatorValue) -> String) -> Operand {
      let value = value.negated
      if isPercent { return Operand(percent: value, shown: value.operandText + CalculatorKey.percent.catalogueText) }
      var changed = Operand(value, shown: shown(value))
      guard text != self.value.written else { return changed }
      (changed.level, changed.isComplexText) = (.prefix, isComplexText)
      if text.hasPrefix("-"), !isGroup {
        (changed.text, changed.shown) = (String(text.dropFirst()), String(self.shown.dropFirst()))
        changed.isGroup = isNegatedGroup
      } else {
        changed.text = "-" + text(tighterThan: .tightProduct)
        changed.shown = "-" + self.shown(tighterThan: .tightProduct)
        changed.isNegatedGroup = isGroup
      }
      return changed
    }

    /// The operand where a real number is required, with a text that is real.
    var asReal: Operand {
      guard isComplexText == true, value.parts.isEmpty else { return self }
      var real = self
      (real.text, real.level, real.isComplexText) = ("\(Catalogue.Spelling.realPart.text)(\(text))", .postfix, nil)
      return real
    }

    /// The operand in the form that a function takes.
    func taken(by function: Function.ID?) -> Operand {
      function.flatMap(Catalogue.complexForm) == nil ? asReal : self
    }

    /// The result marked as complex if the function and its operands make it so.
    func given(by function: Function.ID?, _ operands: Operand...) -> Operand {
      var result = self
      if case .real? = function.flatMap(Catalogue.complexForm) { return result }
      if function == .polar || operands.contains(where: { $0.isComplexText == true }) { result.isComplexText = true }
      return result
    }

    /// The text, in parentheses unless it binds tighter than `level`.
    func text(tighterThan level: Operator.Level) -> String { self.level > level ? text : "(\(text))" }

    /// The keyed text, without enclosing brackets.
    var innerShown: String { isGroup ? String(shown.dropFirst().dropLast()) : shown }
    /// The keyed text, bracketed if a neighboring operator would otherwise bind to a part of it.
    func shown(tighterThan level: Operator.Level) -> String { isGroup || self.level > level ? shown : "(\(shown))" }
  }

  /// The calculation suspended outside a bracket.
  struct Frame: Equatable, Sendable {
    var left: Operand?
    var operation: CalculatorKey?
    /// The minus keyed before the second operand: `5 × -`.
    var sign: CalculatorKey?

    /// The keyed text, without the last operand.
    fileprivate var shown: String {
      let sign = sign?.catalogueText ?? ""
      return (operation.map { ChainCalculation.shown(left, $0, nil) + $0.infixSpace } ?? "") + sign
    }
  }

  /// An operation with its second operand.
  struct Repetition: Equatable, Sendable {
    let operation: CalculatorKey
    let operand: Operand
  }

  /// The calculations outside the open brackets, outermost first.
  var outer: [Frame] = []
  /// The calculation inside the innermost bracket.
  var current = Frame()
  /// The last completed operand, unless a number is being typed.
  var operand: Operand?
  /// The operation that `=` repeats.
  var repetition: Repetition?
  /// The keyed expression, after `=`.
  var finished: String?
  var lines: [CalculatorSession.Line] = []

  /// Replaces intermediate results by plain numbers: under other settings their texts would have other values.
  mutating func forgetOrigins() {
    for index in outer.indices { outer[index].left = outer[index].left?.withoutOrigin }
    current.left = current.left?.withoutOrigin
    operand = operand?.withoutOrigin
    repetition = repetition.map { Repetition(operation: $0.operation, operand: $0.operand.withoutOrigin) }
  }

  /// The result of an operation on two operands.
  ///
  /// - Throws: the error of the operation, with a range in its own text.
  static func result(_ left: Operand, _ key: CalculatorKey, _ right: Operand, _ arithmetic: KeypadArithmetic)
    throws(FormulaError)
    -> Operand
  {
    // A leading sign applies to the quantity after it: 0 and 5 km cannot be added.
    if left.shown.isEmpty, !right.value.isPlain {
      let sign = key == .subtract ? key.catalogueText : ""
      let value = try arithmetic.value(of: "\(sign)x", right.value)
      let text = sign + (sign.isEmpty ? right.text : "(\(right.text))")
      return Operand(value, text: text, right.textExactness, level: .multiplicative, shown: sign + right.shown)
        .given(by: key.row.action.spelling?.function, right)
    }
    let function = key.row.action.spelling?.function
    let percent = right.isPercent ? CalculatorKey.percent.catalogueText : ""
    // Powers with literal exponents are products, unlike those with computed exponents of equal value.
    let exponent = key == .power && right.isWritten ? right.value.text : "y"
    let value = try arithmetic.value(of: "(x) \(key.catalogueText) (\(exponent))\(percent)", left.value, right.value)
    let level = key.infixLevel
    // A power associates to the right, a chain to the left.
    let (left, right) = (left.taken(by: function), key == .angle ? right.asReal : right.taken(by: function))
    let leftText = key == .power ? left.text(tighterThan: .power) : left.level < level ? "(\(left.text))" : left.text
    let rightText = right.text.hasPrefix("-") ? "(\(right.text))" : right.text(tighterThan: level)
    let text = [leftText, key.catalogueText, rightText].joined(separator: key.infixSpace)
    let exactness = max(left.textExactness, right.textExactness)
    return Operand(value, text: text, exactness, level: level, shown: shown(left, key, right))
      .given(by: function, left, right)
  }

  /// The keyed text of a binary operation, whose second operand may be missing.
  static func shown(_ left: Operand?, _ key: CalculatorKey, _ right: Operand?) -> String {
    let second = right.map { $0.text.hasPrefix("-") && !$0.isGroup ? "(\($0.shown))" : $0.shown }
    return [left?.shown, key.catalogueText, second].compactMap { $0?.isEmpty == false ? $0 : nil }.joined(
      separator: key.infixSpace)
  }

  /// The keyed text so far.
  ///
  /// - Parameter last: the last operand, if any.
  func expression(_ last: Operand?) -> String {
    if let finished { return finished }
    let open = outer.map { $0.shown + "(" }.joined()
    guard let operation = current.operation else { return open + ((current.left ?? last)?.shown ?? "") }
    return open
      + (current.sign == nil ? Self.shown(current.left, operation, last) : current.shown + (last?.shown ?? ""))
  }

  /// The value of a percentage for display: in sums and differences, of the left operand.
  func resolved(_ operand: Operand, _ arithmetic: KeypadArithmetic) throws(FormulaError) -> CalculatorValue {
    guard operand.isPercent else { return operand.value }
    let isOfLeft = current.operation == .add || current.operation == .subtract
    return try arithmetic.percent(operand.value, of: isOfLeft ? current.left?.value : nil)
  }
}

extension CalculatorKey {
  /// The precedence of an infix key.
  var infixLevel: Operator.Level {
    if case .infix(let spelling) = row.action { spelling.level ?? .sequence } else { .sequence }
  }
}

#if !hasFeature(Embedded)
  extension ChainCalculation: Codable {}
  extension ChainCalculation.Operand: Codable {}
  extension ChainCalculation.Frame: Codable {}
  extension ChainCalculation.Repetition: Codable {}
#endif
