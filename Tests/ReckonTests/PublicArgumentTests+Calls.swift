import Reckon
import ReckonCatalogue
import TestDepth
import Testing

extension PublicArgumentTests {
  /// A public function with arguments from a generator.
  typealias Call = (name: String, body: @Sendable (inout Arguments) throws -> Void)

  static let calls: [Call] = {
    var calls: [Call] = []
    func add(_ name: String, _ body: @escaping @Sendable (inout Arguments) throws -> Void) {
      calls.append((name, body))
    }
    add("Formula.init") {
      _ = try Formula(
        $0.text(), variables: $0.texts(), undeclared: $0.pick([nil, .refuse, .becomeInputs]), units: $0.units(),
        defaults: $0.namedValues(),
        scope: $0.scope(), options: $0.options())
    }
    add("Formula.init(image:)") { _ = try Formula(image: $0.bytes()) }
    add("Formula.init(image:) of a changed image") { arguments in
      guard var image = arguments.formula()?.image, !image.isEmpty else { return }
      image[Int(arguments.next() % UInt64(image.count))] = UInt8(truncatingIfNeeded: arguments.next())
      _ = try Formula(image: image, scope: arguments.scope())
    }
    add("Formula.init(program:)") {
      if let program = $0.formula()?.program { _ = try Formula(program: program, scope: $0.scope()) }
    }
    add("Formula.validate") {
      _ = Formula.validate($0.text(), variables: $0.texts(), scope: $0.scope(), options: $0.options())
    }
    add("Formula.slot") { _ = $0.formula()?.slot($0.text()) }
    add("Formula.evaluate([Double])") { _ = try $0.formula()?.evaluate($0.doubles(), options: $0.evaluation()) }
    add("Formula.evaluate([String: Double])") { _ = try $0.formula()?.evaluate($0.named(), options: $0.evaluation()) }
    add("Formula.evaluate(Span)") { arguments in
      let values = arguments.doubles()
      _ = try arguments.formula()?.evaluate(values.span, options: arguments.evaluation())
    }
    add("Formula.result([Value])") { _ = try $0.formula()?.result(of: $0.values(), options: $0.evaluation()) }
    add("Formula.result([String: Value])") {
      _ = try $0.formula()?.result(of: $0.namedValues(), options: $0.evaluation())
    }
    add("Formula.evaluate(columns: [[Double]])") { arguments in
      let columns = (0..<Int(arguments.next() % 3)).map { _ in arguments.doubles() }
      _ = try arguments.formula()?.evaluate(columns: columns, threads: arguments.int(), options: arguments.evaluation())
    }
    add("Formula.evaluate(columns: [InputColumn])") { try columns(&$0) }
    add("Formula.binding") {
      _ = try $0.formula()?.binding($0.texts()).evaluate($0.doubles(), options: $0.evaluation())
    }
    add("Formula.derivative") { _ = try $0.formula()?.derivative(by: $0.text()).evaluate($0.doubles()) }
    add("Formula.gradient") { arguments in
      guard let gradient = try arguments.formula()?.gradient(by: arguments.next() % 2 == 0 ? nil : arguments.texts())
      else { return }
      _ = try? gradient.evaluate(arguments.doubles())
      _ = try gradient.evaluate(columns: (0..<2).map { _ in arguments.doubles() }, threads: arguments.int())
    }
    add("Formula.text") { _ = try $0.formula()?.text($0.pick(Formula.Notation.allCases)) }
    add("Formula.prepare") {
      _ = $0.formula()?.prepare($0.pick([.native, .register, .reference]), policy: $0.pick([.strict, .ieee]))
    }
    add("Formula.integral") {
      _ = try $0.formula()?.integral(
        over: $0.text(), from: $0.double(), to: $0.double(), with: $0.named(), options: $0.evaluation())
    }
    add("Formula.root") {
      _ = try $0.formula()?.root(of: $0.text(), in: range(&$0), with: $0.named(), options: $0.evaluation())
    }
    add("Formula.minimum") {
      _ = try $0.formula()?.minimum(over: $0.text(), in: range(&$0), with: $0.named(), options: $0.evaluation())
    }
    add("Formula.maximum") {
      _ = try $0.formula()?.maximum(over: $0.text(), in: range(&$0), with: $0.named(), options: $0.evaluation())
    }
    add("Program") {
      _ = $0.formula()?.program.disassembly; _ = $0.formula()?.program.image(keepingSource: false)
    }
    add("HostFunction(arity: ClosedRange)") { arguments in
      let (a, b) = (arguments.int(), arguments.int())
      _ = try HostFunction(arguments.text(), arity: min(a, b)...max(a, b), returns: .text) {
        _ throws(HostFunctionError) in .missing
      }
    }
    add("HostFunction(arity: PartialRangeFrom)") {
      _ = try HostFunction($0.text(), arity: $0.int()..., returns: .list(.text)) { _ throws(HostFunctionError) in
        .missing
      }
    }
    add("HostFunction(parameterCount:)") { _ = try HostFunction($0.text(), parameterCount: $0.int()) { _ in 1 } }
    add("HostFunction of values") { arguments in
      var scope = Scope()
      let value = arguments.value()
      try scope.add(
        HostFunction("h", arity: 0...3, returns: arguments.pick([.number, .text, .truth, .list(.number), .missing])) {
          _ throws(HostFunctionError) in value
        })
      _ = try Formula(
        arguments.pick(["h(x)", "h() + 1", "h(x)[1]", "h(x, x) ?? 2"]), variables: ["x"], scope: scope,
        options: arguments.options()
      )
      .result(of: [arguments.value()], options: arguments.evaluation())
    }
    add("Scope") { arguments in
      var scope = arguments.scope()
      arguments.exercise(&scope)
      _ = (
        scope.valueNames, scope.functionNames, scope.text(ofFunction: arguments.text()),
        scope[result: arguments.text()], scope.permissions
      )
    }
    add("ExchangeRates") { _ = try ExchangeRates(perEuro: $0.units(), on: $0.text()) }
    add("Engine") { arguments in
      let engine = Engine(
        scope: arguments.scope(), options: arguments.options(), programCapacity: arguments.int(),
        resultCaching: arguments.pick([.automatic, .off]))
      for _ in 0..<4 {
        switch arguments.next() % 7 {
        case 0: try? engine.set(arguments.text(), to: arguments.double())
        case 1: try? engine.define(arguments.text())
        case 2: try? engine.add(HostFunction(arguments.text(), parameterCount: arguments.int()) { _ in 1 })
        case 3: engine.rates = try? ExchangeRates(perEuro: arguments.units(), on: arguments.text())
        case 4: engine.permissions.functions = Set(arguments.texts())
        case 5: _ = (engine.statistics, engine.removeAll())
        default: break
        }
        _ = try? engine.evaluate(
          arguments.text(), arguments.named(), units: arguments.units(), defaults: arguments.namedValues(),
          options: arguments.evaluation())
      }
    }
    add("FormulaSession") { arguments in
      var session = FormulaSession(scope: arguments.scope(), options: arguments.options())
      session.cachesStatements = arguments.next() % 2 == 0
      session.continuesFromAnswer = arguments.next() % 2 == 0
      for _ in 0..<4 {
        switch arguments.next() % 8 {
        case 0: session.answerLimit = arguments.int()
        case 1: _ = session.answer(arguments.int())
        case 2: _ = try? session.remove(arguments.text())
        case 3: _ = (session.undo(), session.redo())
        case 4: session.scope[arguments.text()] = arguments.double()
        case 5:
          _ = (
            try? session.bookText(), session.isIncomplete(arguments.text()), session.definition(of: arguments.text())
          )
        case 6: session.options = arguments.options()
        default: session.forgetPast()
        }
        _ = try? session.run(arguments.text(), options: arguments.evaluation())
      }
    }
    add("Sheet") { arguments in
      var sheet = Sheet(scope: arguments.scope(), options: arguments.options())
      sheet.undoLimit = arguments.int()
      for _ in 0..<4 {
        let name = arguments.pick(["A1", "B2", "ZZZ9999999", "total", arguments.text()])
        _ = try? sheet.edit([(name, arguments.text()), (arguments.pick(["A1", "C3"]), arguments.text())])
        _ = (
          sheet.undo(), sheet.redo(), sheet[arguments.text()], sheet.dependents(of: name), sheet.dependencies(of: name),
          sheet.names
        )
        _ = (try? sheet.value(of: name), try? sheet.bookText())
      }
    }
    add("FormulaBook") { arguments in
      let text = arguments.texts().joined(separator: "\n")
      _ = FormulaBook.validate(text, name: arguments.text(), permissions: arguments.scope().permissions)
      var book = try FormulaBook(
        "parameter p = 1\nq = 2*p\nf(x) = x/q\n" + (arguments.next() % 2 == 0 ? text : ""), name: arguments.text(),
        rates: nil)
      _ = (
        try? book.evaluate(arguments.pick(["q", "f", arguments.text()]), arguments.named()),
        try? book.define(arguments.text())
      )
      _ = (
        try? book.remove(arguments.text()), book.runExamples(), book.definitions, book.notes,
        try? book.defaultValue(of: arguments.text())
      )
      _ = (
        try? book.check(arguments.text(), arguments.value()), book.dependents(of: arguments.text()),
        try? book.formula(named: arguments.text())
      )
      if var image = try? book.image(keepingSource: arguments.next() % 2 == 0) {
        image[Int(arguments.next() % UInt64(image.count))] ^= UInt8(truncatingIfNeeded: arguments.next())
        _ = try? FormulaBook(image: image).evaluate("q")
        _ = try? FormulaBook(image: arguments.bytes())
      }
    }
    add("FormulaSyntax") { arguments in
      let syntax = try FormulaSyntax(arguments.text(), variables: arguments.texts(), scope: arguments.scope())
      var open = syntax.statements
      while let node = open.popLast() {
        _ = (node.kind, node.range, node.sourceText)
        open += node.children
      }
      _ = (
        syntax.text, syntax == syntax, try? Formula(syntax, units: arguments.units(), defaults: arguments.namedValues())
      )
    }
    add("FormulaAssistant") { arguments in
      let assistant = FormulaAssistant(FormulaSession(scope: arguments.scope()))
      let text = arguments.text()
      _ = (
        assistant.tokens(of: text, cursor: arguments.int()), assistant.signatureHelp(in: text, at: arguments.int()),
        assistant.completions(of: text, at: arguments.int())
      )
      let near = Int(arguments.next() % 8)
      _ = (
        assistant.tokens(of: text, cursor: near), assistant.signatureHelp(in: text, at: near),
        assistant.completions(of: text, at: near)
      )
    }
    add("SourceText and SourceRange") { arguments in
      let source = SourceText(arguments.text(), name: arguments.text(), firstLine: arguments.int())
      let ends = [UInt32(truncatingIfNeeded: arguments.int()), UInt32(truncatingIfNeeded: arguments.int())].sorted()
      let range = SourceRange(start: Int(ends[0]), end: Int(ends[1]))
      _ = (
        source.position(of: arguments.int()), source.snippet(of: range), range.range(in: arguments.text()), range.start,
        range.end
      )
    }
    add("Value and NumericValue") { arguments in
      let (a, b) = (arguments.value(), arguments.value())
      _ = (
        a == b, a.hashValue, a.formulaText, a.number?.double, a.number?.decimal, a.number?.description,
        a.number?.isFinite
      )
    }
    add("ExactValue") { arguments in
      let value = arguments.exact()
      _ = (
        value.text(digits: min(arguments.int(), 2_000)), value.text(significant: min(arguments.int(), 2_000)),
        value.text(places: min(arguments.int(), 2_000))
      )
      _ = (
        value.text(base: arguments.int(), prefix: arguments.text()), value.fraction, value.double,
        value == arguments.exact(),
        ExactValue(arguments.int())
      )
    }
    add("Decimal128") { arguments in
      let (a, b, count) = (arguments.decimal(), arguments.decimal(), arguments.int())
      let rule = arguments.pick([
        FloatingPointRoundingRule.up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
      ])
      _ = (
        a + b, a - b, a * b, a / b, a.power(count), a.squareRoot(), a.modulo(b), a.truncatingRemainder(dividingBy: b),
        a < b, a == b, -a
      )
      _ = (
        a.quantized(toExponentOf: b, rule), a.rounded(rule), a.rounded(rule, toPlaces: count), a.double, a.description,
        Decimal128(arguments.text()), a.hashValue
      )
      _ = (
        Decimal128(exactly: count), Decimal128(arguments.double()),
        Decimal128(bitPattern: UInt128(arguments.next()) << 64 | UInt128(arguments.next()))
      )
    }
    add("RandomSource") { arguments in
      var source = RandomSource(seed: arguments.next())
      _ = source.next()
    }
    add("ResultForm and words") { arguments in
      _ = (
        ResultForm.Notation(word: arguments.text()), AngleUnit(arguments.text()), Limits.Kind(named: arguments.text()),
        Language(locale: arguments.text()), Phrase(verbatim: arguments.text()).text(in: .korean)
      )
    }
    add("LanguageReference") { arguments in
      for entry in LanguageReference(arguments.scope()).entries(named: arguments.text()) {
        _ = (entry.summary, entry.usage, entry.examples, entry.parameters)
      }
    }
    return calls
  }()
}
