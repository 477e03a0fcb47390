import ReckonForms

/// The text of the generated handlers.
enum HandlerText {
  /// The shapes of the forms that one file holds.
  struct File {
    let name: String
    let shapes: ClosedRange<Int>

    init(_ name: String, _ first: HandlerForm.Shape, _ last: HandlerForm.Shape) {
      self.name = name
      shapes = first.rawValue...last.rawValue
    }
  }

  static let files = [
    File("Handlers+Arithmetic.swift", .load, .scaledStack),
    File("Handlers+Inner.swift", .sourceInner, .mixedPolynomial),
    File("Handlers+Functions.swift", .unary, .sineCosineInner),
    File("Handlers+Control.swift", .check, .branchSources),
  ]

  /// What generated files begin with.
  static let heading = """
    // Written by `swift run generate-handlers` from HandlerForm; not to be edited.
    // swift-format-ignore-file

    """

  static func text(of file: File) -> String {
    var text = heading + "\n#if _pointerBitWidth(_64)\nimport ReckonCatalogue\n\n"
    for form in HandlerForm.all where file.shapes.contains(form.shape.rawValue) && form.registers > 0 {
      text += "// \(form.shape) \(form.parts.first) \(form.parts.second) \(form.parts.third)\n"
      for variant in variants(of: form) { text += function(form, variant) }
    }
    return text + "#endif\n"
  }

  /// The table of all handlers, in the order of form and variant.
  static var table: String {
    var text = heading + "\n#if _pointerBitWidth(_64)\nlet handlerTable: [Handler?] = [\n"
    for form in HandlerForm.all {
      let has = variants(of: form)
      text += "  " + (0..<HandlerForm.variantCount).map { has.contains($0) ? name(form, $0) : "nil" }.joined(separator: ", ") + ",\n"
    }
    return text + "]\n#endif\n"
  }

  private static func variants(of form: HandlerForm) -> [Int] {
    Array(0..<form.registers) + (form.canReturn ? [HandlerForm.returning] : [])
  }

  private static func name(_ form: HandlerForm, _ variant: Int) -> String { "handler\(form.index)_\(variant)" }

  // MARK: One handler

  private static func function(_ form: HandlerForm, _ variant: Int) -> String {
    // What ends a run has its operands where the first register's handler has them.
    let register = variant % HandlerForm.returning
    let body = HandlerBody(form, register: register)
    let unchanged = (0..<4).map { "t\($0)" }
    func registers(_ value: String, clobbers: Bool) -> [String] {
      // A call leaves nothing in the registers above its result, so that they need not be kept.
      (0..<4).map { $0 == register ? value : clobbers && $0 > register ? "0" : "t\($0)" }
    }
    var lines: [String] = body.bindings
    switch body.outcome {
    case .value(let expression, let clobbers):
      lines.append(
        variant == HandlerForm.returning
          ? "return \(expression)" : "return \(jump(body.wordCount, registers(expression, clobbers: clobbers)))")
    case .effect(let statement): lines += [statement, "return \(jump(body.wordCount, unchanged))"]
    case .elsewhere(unless: let condition, let form, let value):
      lines.append("guard \(condition) else { return \(name(form, variant))(ip, v, f, t0, t1, t2, t3) }")
      lines.append(
        variant == HandlerForm.returning ? "return \(value)" : "return \(jump(body.wordCount, registers(value, clobbers: true)))")
    case .checked(if: let condition, with: let value, let expression, let clobbers):
      lines += ["if \(condition) { return \(value) }", "return \(jump(body.wordCount, registers(expression, clobbers: clobbers)))"]
    case .end(if: let condition, with: let value):
      lines += ["if \(condition) { return \(value) }", "return \(jump(body.wordCount, unchanged))"]
    case .branch(let condition):
      let rest = "v, f, \(unchanged.joined(separator: ", ")))"
      lines += ["if \(condition) { return next(ip + ip[1], \(rest) }", "return next(ip + ip[2], \(rest)"]
    }
    return """
      @c(reckon_\(name(form, variant))) func \(name(form, variant))(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
        \(lines.joined(separator: "; "))
      }

      """
  }

  private static func jump(_ words: Int, _ registers: [String]) -> String {
    "next(ip + \(words), v, f, \(registers.joined(separator: ", ")))"
  }
}
