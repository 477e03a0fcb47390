import ReckonMachine

/// The text of the generated handlers.
enum HandlerText {
  /// The forms that one file holds.
  struct File {
    let name: String
    let forms: [HandlerForm]
  }

  static let files: [File] = {
    let forms = HandlerForm.all
    let divisions = HandlerForm.stackSource(.divide, .variable).index
    let products = HandlerForm.sources(.add, .variable, .variable).index
    let functions = HandlerForm.unary(.square).index
    let control = HandlerForm.copyToLocal.index
    let pairs = HandlerForm.pairs(.add, .variablePlusVariable, .variablePlusVariable).index
    let circular = HandlerForm.circularStack(.sine).index
    let size = (circular - pairs) / 4
    return [
      File(name: "Handlers+Arithmetic.swift", forms: Array(forms[..<divisions])),
      File(name: "Handlers+Divisions.swift", forms: Array(forms[divisions..<products])),
      File(name: "Handlers+Products.swift", forms: Array(forms[products..<functions])),
      File(name: "Handlers+Functions.swift", forms: Array(forms[functions..<control])),
      File(name: "Handlers+Control.swift", forms: Array(forms[control..<pairs])),
      File(name: "Handlers+SumsOfPairs.swift", forms: Array(forms[pairs..<pairs + size])),
      File(name: "Handlers+DifferencesOfPairs.swift", forms: Array(forms[pairs + size..<pairs + 2 * size])),
      File(name: "Handlers+ProductsOfPairs.swift", forms: Array(forms[pairs + 2 * size..<pairs + 3 * size])),
      File(name: "Handlers+QuotientsOfPairs.swift", forms: Array(forms[pairs + 3 * size..<circular])),
      File(name: "Handlers+Circular.swift", forms: Array(forms[circular...])),
    ]
  }()

  /// What generated files begin with.
  static let heading = """
    // Written by `swift run generate-handlers` from HandlerForm; not to be edited.
    // swift-format-ignore-file

    """

  static func text(of file: File) -> String {
    var text = heading + "\n#if _pointerBitWidth(_64)\nimport ReckonCatalogue\n\n"
    for form in file.forms { for variant in variants(of: form) { text += function(form, variant) } }
    return text + "#endif\n"
  }

  /// The table of all handlers, in the order of form and variant; where a form has no such variant its first one stands in.
  static var table: String {
    var text = heading + "\n#if _pointerBitWidth(_64)\nlet handlerTable: [Handler] = [\n"
    for form in HandlerForm.all {
      let has = variants(of: form)
      let names = (0..<HandlerForm.variantCount).map { name(form, has.contains($0) ? $0 : 0) }
      text += "  " + names.joined(separator: ", ") + ",\n"
    }
    return text + "]\n#endif\n"
  }

  private static func variants(of form: HandlerForm) -> [Int] {
    (form.usesRegisters ? [0, 1, 2, 3] : [0]) + (form.canReturn ? [4] : [])
  }

  private static func name(_ form: HandlerForm, _ variant: Int) -> String { "handler\(form.index)_\(variant)" }

  // MARK: One handler

  private static func function(_ form: HandlerForm, _ variant: Int) -> String {
    let register = variant % 4
    let body = Body(form, register: register)
    var lines = "// \(form)\n"
    lines += "@c(reckon_\(name(form, variant))) func \(name(form, variant))(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, "
    lines += "_ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {\n"
    switch body.outcome {
    case .value(let expression, let clobbers):
      if variant == 4 {
        lines += "  \(expression)\n"
      } else {
        // A call leaves nothing in the registers above its result, so that they need not be kept.
        let registers = (0..<4).map { $0 == register ? expression : clobbers && $0 > register ? "0" : "t\($0)" }
        lines += "  \(jump(body.wordCount, registers))\n"
      }
    case .effect(let statement):
      lines += "  \(statement)\n  return \(jump(body.wordCount, (0..<4).map { "t\($0)" }))\n"
    case .elsewhere(unless: let condition, let form, let value):
      let registers = (0..<4).map { $0 == register ? value : $0 > register ? "0" : "t\($0)" }
      lines += "  let x = \(body.operand)\n"
      lines += "  guard \(condition) else { return \(name(form, variant))(ip, v, f, t0, t1, t2, t3) }\n"
      lines += variant == 4 ? "  return \(value)\n" : "  return \(jump(body.wordCount, registers))\n"
    case .checked(let condition, let value, let expression, let clobbers):
      let registers = (0..<4).map { $0 == register ? expression : clobbers && $0 > register ? "0" : "t\($0)" }
      lines += "  if \(condition) { return \(value) }\n  return \(jump(body.wordCount, registers))\n"
    case .end(let condition, let value):
      lines += "  if \(condition) { return \(value) }\n  return \(jump(body.wordCount, (0..<4).map { "t\($0)" }))\n"
    case .branch(let condition):
      let registers = ["t0", "t1", "t2", "t3"].joined(separator: ", ")
      lines += "  if \(condition) { return next(ip + ip[1], v, f, \(registers)) }\n  return next(ip + ip[2], v, f, \(registers))\n"
    }
    return lines + "}\n"
  }

  private static func jump(_ words: Int, _ registers: [String]) -> String {
    "next(ip + \(words), v, f, \(registers.joined(separator: ", ")))"
  }
}

/// What a handler computes, as the text of an expression.
private struct Body {
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

  /// The operand of a form that may go elsewhere.
  private(set) var operand = ""

  private(set) var outcome = Outcome.effect("")
  private(set) var wordCount = 1

  init(_ form: HandlerForm, register: Int) {
    let top = "t\(register)"
    let above = "t\((register + 1) % 4)"
    switch form {
    case .load(let source): value(read(source))
    case .stackSource(let arithmetic, let source): value(Self.apply(arithmetic, top, read(source)))
    case .stackStack(let arithmetic): value(Self.apply(arithmetic, top, above))
    case .sources(let arithmetic, let first, let second): value(Self.apply(arithmetic, read(first), read(second)))
    case .stackPair(let arithmetic, let pair): value(Self.apply(arithmetic, top, read(pair)))
    case .sourcePair(let arithmetic, let source, let pair):
      let other = read(source)
      value(Self.apply(arithmetic, other, read(pair)))
    case .stackTimesSource(let join, let factor, let source):
      let product = "\(top) * \(read(factor))"
      value(Self.join(join, read(source), product))
    case .polynomial:
      value("(\(top) * \(read(.variable)) + \(read(.constant))) * \(read(.variable)) + \(read(.constant))")
    case .longPolynomial:
      let inner = "(\(top) * \(read(.variable)) + \(read(.constant))) * \(read(.variable)) + \(read(.constant))"
      value("(\(inner)) * \(read(.variable)) + \(read(.constant))")
    case .choosePair(let first, let second):
      let a = read(first)
      value("choose(\(top), \(a), \(read(second)))")
    case .stackScaled(let join, let source): value(Self.join(join, top, "\(above) * \(read(source))"))
    case .scaledStack(let join, let source): value(Self.join(join, above, "\(top) * \(read(source))"))
    case .unary(let unary): value(Self.apply(unary, top))
    case .applyStack: call("unary", [top])
    case .applySource(let source): call("unary", [read(source, 1)])
    case .applyPair(let pair): call("unary", [read(pair, 1)])
    case .applyStackStack: call("binary", [top, above])
    case .applyStackSource(let source): call("binary", [top, read(source, 1)])
    case .applySourceStack(let source): call("binary", [read(source, 1), top])
    case .applyStackStackStack: call("ternary", [top, above, "t\((register + 2) % 4)"])
    case .applyStackConstants: call("ternary", [top, read(.constant, 1), read(.constant, 0)])
    case .compareStackStack(let comparison): value("\(top) \(Self.sign(comparison)) \(above) ? 1 : 0")
    case .compareStackSource(let comparison, let source): value("\(top) \(Self.sign(comparison)) \(read(source)) ? 1 : 0")
    case .compareVariable(let comparison, let source):
      let left = read(.variable)
      value("\(left) \(Self.sign(comparison)) \(read(source)) ? 1 : 0")
    case .choose(let first, let second):
      let inRegisters = ["t\((register + 1) % 4)", "t\((register + 2) % 4)"]
      let a = first.map { read($0) } ?? inRegisters[0]
      let b = second.map { read($0) } ?? inRegisters[first == nil ? 1 : 0]
      value("choose(\(top), \(a), \(b))")
    case .checkedDivideSourceStack(let source):
      outcome = .checked(if: "!isFinite(\(top))", with: top, "\(read(source)) / \(top)")
    case .checkedDivideStackStack: outcome = .checked(if: "!isFinite(\(above))", with: above, "\(top) / \(above)")
    case .checkedApplyStack:
      wordCount = 2
      outcome = .checked(if: "!isFinite(\(top))", with: top, "unary(ip[1])(\(top))", clobbers: true)
    case .checkedApplySourceStack(let source):
      outcome = .checked(if: "!isFinite(\(top))", with: top, "binary(ip[1])(\(read(source, 1)), \(top))", clobbers: true)
    case .checkedApplyStackConstants:
      let first = read(.constant, 1)
      outcome = .checked(
        if: "!isFinite(\(top))", with: top, "ternary(ip[1])(\(top), \(first), \(read(.constant)))", clobbers: true)
    case .copyToLocal: outcome = .effect("f[\(word())] = \(top)")
    case .check: outcome = .end(if: "!isFinite(\(top))", with: top)
    case .branchStackStack(let comparison):
      wordCount = 3
      outcome = .branch("\(top) \(Self.sign(comparison)) \(above)")
    case .branchStackSource(let comparison, let source):
      wordCount = 3
      outcome = .branch("\(top) \(Self.sign(comparison)) \(read(source))")
    case .branchStack:
      wordCount = 3
      outcome = .branch(Self.truth(top))
    case .branchSources(let comparison, let first, let second):
      wordCount = 3
      outcome = .branch("\(read(first)) \(Self.sign(comparison)) \(read(second))")
    case .branchSource(let source):
      wordCount = 3
      outcome = .branch(Self.truth(read(source)))
    case .circularStack(let circular): self.circular(circular, top, .applyStack)
    case .circularVariable(let circular): self.circular(circular, read(.variable, 1), .applySource(.variable))
    case .circularPair(let circular, let pair): self.circular(circular, read(pair, 1), .applyPair(pair))
    case .pairs(let arithmetic, let first, let second):
      let left = read(first)
      value(Self.apply(arithmetic, left, read(second)))
    case .copySource(let source): outcome = .effect("f[\(word())] = \(read(source))")
    }
  }

  private mutating func value(_ expression: String) { outcome = .value(expression, clobbers: false) }

  /// A call of the function whose address is the first word.
  private mutating func call(_ shape: String, _ operands: [String]) {
    if wordCount == 1 { wordCount = 2 }
    outcome = .value("\(shape)(ip[1])(\(operands.joined(separator: ", ")))", clobbers: true)
  }

  /// Sine or cosine behind the word of the function's address, which only the other form looks at.
  private mutating func circular(_ circular: HandlerForm.Circular, _ operand: String, _ other: HandlerForm) {
    if wordCount == 1 { wordCount = 2 }
    self.operand = operand
    outcome = .elsewhere(
      unless: "Elementary.isQuickAngle(x)", other, circular == .sine ? "Elementary.quickSine(x)" : "Elementary.quickCosine(x)")
  }

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

  private mutating func read(_ pair: HandlerForm.Pair, _ skipped: Int = 0) -> String {
    wordCount += skipped
    let (arithmetic, first, second) = pair.parts
    let operand = read(first)
    return "(" + Self.apply(arithmetic, operand, read(second)) + ")"
  }

  private static func apply(_ arithmetic: HandlerForm.Arithmetic, _ a: String, _ b: String) -> String {
    switch arithmetic {
    case .add: "\(a) + \(b)"
    case .subtract: "\(a) - \(b)"
    case .reversedSubtract: "\(b) - \(a)"
    case .multiply: "\(a) * \(b)"
    case .divide: "\(a) / \(b)"
    case .reversedDivide: "\(b) / \(a)"
    }
  }

  private static func join(_ join: HandlerForm.Join, _ other: String, _ product: String) -> String {
    switch join {
    case .plus: "\(other) + \(product)"
    case .minus: "\(other) - \(product)"
    case .reversedMinus: "\(product) - \(other)"
    }
  }

  private static func apply(_ unary: HandlerForm.Unary, _ operand: String) -> String {
    switch unary {
    case .square: "\(operand) * \(operand)"
    case .negate: "-\(operand)"
    case .magnitude: "\(operand).magnitude"
    case .squareRoot: "\(operand).squareRoot()"
    case .not: "\(truth(operand)) ? 0 : 1"
    case .truth: "\(truth(operand)) ? 1 : 0"
    }
  }

  /// Any number but 0 and NaN is true.
  private static func truth(_ operand: String) -> String { "isTrue(\(operand))" }

  private static func sign(_ comparison: HandlerForm.Comparison) -> String {
    switch comparison {
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    }
  }
}
