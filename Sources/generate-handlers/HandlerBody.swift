import ReckonForms

/// What a handler computes, as the text of an expression.
struct HandlerBody {
  enum Outcome {
    /// A value for the form's register; `clobbers` when it calls a function.
    case value(String, clobbers: Bool)
    case effect(String)
    case end(if: String, with: String)
    /// A value for the form's register, unless the run ends.
    case checked(if: String, with: String, String, clobbers: Bool = false)
    case branch(String)
    /// A value for the form's register, computed from the operand x, unless another form must do that.
    case elsewhere(unless: String, HandlerForm, String)
  }

  /// Statements that come first.
  private(set) var bindings: [String] = []
  private(set) var outcome = Outcome.effect("")
  private(set) var wordCount = 1
  private let form: HandlerForm

  init(_ form: HandlerForm, register: Int) {
    self.form = form
    let (top, above) = ("t\(register)", "t\(register + 1)")
    let (first, second, third) = (form.parts.first, form.parts.second, form.parts.third)
    switch form.shape {
    case .load: value(read(first))
    case .stackSource: value(Self.apply(first, top, read(second)))
    case .stackStack: value(Self.apply(first, top, above))
    case .sources:
      let left = read(second)
      value(Self.apply(first, left, read(third)))
    case .stackTimesSource:
      let product = "\(top) * \(read(second))"
      value(Self.join(first, read(third), product))
    case .stackScaled: value(Self.join(first, top, "\(above) * \(read(second))"))
    case .scaledStack: value(Self.join(first, above, "\(top) * \(read(second))"))
    case .sourceInner:
      let other = read(second)
      value(Self.apply(first, other, readInner(third)))
    case .stackInner: value(Self.apply(first, top, readInner(second)))
    case .polynomial: polynomial(steps: first, from: top, of: second == 0 ? .variable : .local)
    case .constantPolynomial: polynomial(steps: first, from: nil, of: .variable)
    case .mixedPolynomial:
      var text = top
      for step in 0..<HandlerForm.polynomialSteps.lowerBound + first {
        let factor = read(.variable)
        text = Self.step(text, isFirst: step == 0, factor, read(.constant))
      }
      value(text)
    case .unary: value(Self.unary(first, top))
    case .applyStack: call("unary", [top])
    case .applySource: call("unary", [read(first, 1)])
    case .applyStackStack: call("binary", [top, above])
    case .applyStackSource: call("binary", [top, read(first, 1)])
    case .applySourceStack: call("binary", [read(first, 1), top])
    case .applyStackStackStack: call("ternary", [top, above, "t\(register + 2)"])
    case .applyStackConstants: call("ternary", [top, read(.constant, 1), read(.constant)])
    case .choose:
      let a = first == 0 ? above : read(first - 1)
      let b = second == 0 ? (first == 0 ? "t\(register + 2)" : above) : read(second - 1)
      value("choose(\(top), \(a), \(b))")
    case .compareStackStack: value("\(top) \(Self.sign(first)) \(above) ? 1 : 0")
    case .compareStackSource: value("\(top) \(Self.sign(first)) \(read(second)) ? 1 : 0")
    case .compareVariable:
      let left = read(.variable)
      value("\(left) \(Self.sign(first)) \(read(second)) ? 1 : 0")
    case .sineCosineStack: sineCosine(first, top, .applyStack)
    case .sineCosineVariable: sineCosine(first, read(.variable, 1), .applySource(.variable))
    case .sineCosineInner: sineCosine(first, readInner(second, 1), nil)
    case .check: outcome = .end(if: "!isFinite(\(top))", with: top)
    case .checkedDivideSourceStack: outcome = .checked(if: "!isFinite(\(top))", with: top, "\(read(first)) / \(top)")
    case .checkedDivideStackStack: outcome = .checked(if: "!isFinite(\(above))", with: above, "\(top) / \(above)")
    case .checkedApplyStack: checkedCall("unary", [top], top)
    case .checkedApplySourceStack: checkedCall("binary", [read(first, 1), top], top)
    case .checkedApplyStackConstants: checkedCall("ternary", [top, read(.constant, 1), read(.constant)], top)
    case .copyToLocal: outcome = .effect("f[\(word())] = \(top)")
    case .copySource: outcome = .effect("f[\(word())] = \(read(first))")
    case .branchStack: branch { _ in Self.truth(top) }
    case .branchSource: branch { Self.truth($0.read(first)) }
    case .branchStackStack: branch { _ in "\(top) \(Self.sign(first)) \(above)" }
    case .branchStackSource: branch { "\(top) \(Self.sign(first)) \($0.read(second))" }
    case .branchSources:
      branch { body in
        let left = body.read(second)
        return "\(left) \(Self.sign(first)) \(body.read(third))"
      }
    }
  }

  private mutating func value(_ expression: String) { outcome = .value(expression, clobbers: false) }

  /// A call of the function whose address is the first word.
  private mutating func call(_ shape: String, _ operands: [String]) {
    wordCount = max(wordCount, 2)
    outcome = .value("\(shape)(ip[1])(\(operands.joined(separator: ", ")))", clobbers: true)
  }

  /// The same unless a register is not finite.
  private mutating func checkedCall(_ shape: String, _ operands: [String], _ checked: String) {
    wordCount = max(wordCount, 2)
    let call = "\(shape)(ip[1])(\(operands.joined(separator: ", ")))"
    outcome = .checked(if: "!isFinite(\(checked))", with: checked, call, clobbers: true)
  }

  /// A condition behind the words of the two ways.
  private mutating func branch(_ condition: (inout Self) -> String) {
    wordCount = 3
    outcome = .branch(condition(&self))
  }

  /// Steps of Horner's rule, from a register or, without one, from a constant.
  private mutating func polynomial(steps: Int, from start: String?, of source: HandlerForm.Source) {
    bindings.append("let x = \(read(source))")
    var text = start ?? read(.constant)
    for step in 0..<HandlerForm.polynomialSteps.lowerBound + steps { text = Self.step(text, isFirst: step == 0, "x", read(.constant)) }
    value(text)
  }

  private static func step(_ text: String, isFirst: Bool, _ factor: String, _ term: String) -> String {
    isFirst ? "\(text) * \(factor) + \(term)" : "(\(text)) * \(factor) + \(term)"
  }

  /// Sine or cosine behind the word of the function's address, which only the other form looks at.
  private mutating func sineCosine(_ part: Int, _ operand: String, _ other: HandlerForm?) {
    wordCount = max(wordCount, 2)
    bindings.append("let x = \(operand)")
    let function: String =
      switch HandlerForm.SineCosine(rawValue: part) {
      case .sine: "Elementary.quickSine(x)"
      case .cosine: "Elementary.quickCosine(x)"
      case nil: preconditionFailure("parts of forms lie below their radix")
      }
    outcome =
      if let other {
        .elsewhere(unless: "Elementary.isQuickAngle(x)", other, function)
      } else {
        .value("Elementary.isQuickAngle(x) ? \(function) : unary(ip[1])(x)", clobbers: true)
      }
  }

  // MARK: Operands

  private mutating func word() -> String {
    defer { wordCount += 1 }
    return "ip[\(wordCount)]"
  }

  /// An operand from a source, behind `skipped` words that come first.
  private mutating func read(_ source: HandlerForm.Source, _ skipped: Int = 0) -> String {
    wordCount += skipped
    return switch source {
    case .variable: "v[\(word())]"
    case .constant: "constant(\(word()))"
    case .local: "f[\(word())]"
    }
  }

  private mutating func read(_ part: Int, _ skipped: Int = 0) -> String {
    guard let source = HandlerForm.Source(rawValue: part) else { preconditionFailure("parts of forms lie below their radix") }
    return read(source, skipped)
  }

  private mutating func readInner(_ part: Int, _ skipped: Int = 0) -> String {
    wordCount += skipped
    guard let inner = HandlerForm.Inner(rawValue: part) else { preconditionFailure("parts of forms lie below their radix") }
    let (arithmetic, first, second) = inner.parts
    let operand = read(first)
    return "(" + Self.apply(arithmetic.rawValue, operand, read(second)) + ")"
  }

  // MARK: Operations

  private static func apply(_ part: Int, _ a: String, _ b: String) -> String {
    switch HandlerForm.Arithmetic(rawValue: part) {
    case .add: "\(a) + \(b)"
    case .subtract: "\(a) - \(b)"
    case .reversedSubtract: "\(b) - \(a)"
    case .multiply: "\(a) * \(b)"
    case .divide: "\(a) / \(b)"
    case .reversedDivide: "\(b) / \(a)"
    case nil: preconditionFailure("parts of forms lie below their radix")
    }
  }

  private static func join(_ part: Int, _ other: String, _ product: String) -> String {
    switch HandlerForm.Join(rawValue: part) {
    case .plus: "\(other) + \(product)"
    case .minus: "\(other) - \(product)"
    case .reversedMinus: "\(product) - \(other)"
    case nil: preconditionFailure("parts of forms lie below their radix")
    }
  }

  private static func unary(_ part: Int, _ operand: String) -> String {
    switch HandlerForm.Unary(rawValue: part) {
    case .square: "\(operand) * \(operand)"
    case .negate: "-\(operand)"
    case .magnitude: "\(operand).magnitude"
    case .squareRoot: "\(operand).squareRoot()"
    case .not: "\(truth(operand)) ? 0 : 1"
    case .truth: "\(truth(operand)) ? 1 : 0"
    case nil: preconditionFailure("parts of forms lie below their radix")
    }
  }

  /// Any number but 0 and NaN is true.
  private static func truth(_ operand: String) -> String { "isTrue(\(operand))" }

  private static func sign(_ part: Int) -> String {
    switch HandlerForm.Comparison(rawValue: part) {
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    case nil: preconditionFailure("parts of forms lie below their radix")
    }
  }
}
