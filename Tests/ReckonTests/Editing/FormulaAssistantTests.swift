import Reckon
import Testing

@Suite("What an editor shows of a formula")
struct FormulaAssistantTests {
  /// A scope as a program has it: values and functions with documentation.
  static func scope() throws -> Scope {
    var scope = Scope()
    scope["rate"] = 0.19
    scope[documentation: "rate"] = Scope.Documentation("The rate of value added tax.")
    scope["bare"] = 0.125
    try scope.define("gross(net) = net * (1 + rate)")
    try scope.add(
      HostFunction("discount") { $0 * $1 }
        .withDocumentation(
          "The amount after a discount.", parameters: ["amount", "share"], examples: ["discount(100, 10%)"]))
    try scope.add(
      HostFunction("longest", arity: 1..., returns: .text) { (values) throws(HostFunctionError) in values[0] })
    return scope
  }

  /// The text without the mark of the cursor, and the cursor's offset.
  static func line(_ marked: String) -> (text: String, cursor: Int) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.joined(), parts[0].utf8.count)
  }

  // MARK: Tokens

  @Test(
    "each part of a text has its kind",
    arguments: [
      ("price * qty", "variable operator variable"), ("price * qyt", "variable operator unknown"),
      ("sin(30) + pi", "function bracket number bracket operator constant"), ("5 km to m", "number unit operator unit"),
      ("\"a\" # so", "text comment"), ("max(1, 2)", "function bracket number separator number bracket"),
      ("y = 2; y", "variable operator number separator variable"),
      ("discount(price, 2)", "function bracket variable separator number bracket"),
      ("2024-03-01", "number"), ("1 + )", "number operator invalid"), ("@", "invalid"), ("`unit`", "unknown"), ("", ""),
      ("(1", "bracket number"),
    ])
  func kinds(text: String, kinds: String) throws {
    let assistant = FormulaAssistant(scope: try Self.scope(), variables: ["price", "qty"])
    #expect(assistant.tokens(of: text).map(\.kind.rawValue).joined(separator: " ") == kinds)
  }

  @Test("names that nothing is known of are inputs where no variables are given, and may be made so where some are")
  func inputs() throws {
    #expect(
      FormulaAssistant().tokens(of: "a + b(1)").map(\.kind) == [
        .variable, .operator, .unknown, .bracket, .number, .bracket,
      ])
    #expect(FormulaAssistant(variables: ["a"]).tokens(of: "a + b").map(\.kind) == [.variable, .operator, .unknown])
    #expect(
      FormulaAssistant(variables: ["a"], undeclared: .becomeInputs).tokens(of: "a + b").map(\.kind) == [
        .variable, .operator, .variable,
      ])
    #expect(FormulaAssistant(undeclared: .refuse).tokens(of: "a").map(\.kind) == [.unknown])
  }

  @Test("a line end is a blank in a formula and ends a statement in a conversation")
  func lines() {
    #expect(FormulaAssistant().tokens(of: "y = 2\ny").map(\.kind) == [.variable, .operator, .number, .variable])
    let session = FormulaSession()
    #expect(FormulaAssistant(session).tokens(of: "y = 2\ny").map(\.kind) == [.variable, .operator, .number, .variable])
    #expect(FormulaAssistant(session).tokens(of: "y\ny = 2").map(\.kind)[0] == .unknown)
  }

  @Test("the cursor's name is unfinished, and its bracket and the partner are matched")
  func cursor() throws {
    let assistant = FormulaAssistant(variables: ["price"])
    #expect(assistant.tokens(of: "pri", cursor: 3).map(\.kind) == [.unfinished])
    #expect(assistant.tokens(of: "pri").map(\.kind) == [.unknown])
    #expect(assistant.tokens(of: "(1)", cursor: 3).filter(\.isMatched).map(\.range.start) == [0, 2])
    #expect(assistant.tokens(of: "(1)").allSatisfy { !$0.isMatched })
  }

  @Test("tokens are in order, do not overlap and leave out nothing but white space, whatever the text")
  func cover() throws {
    var random = RandomSource(seed: 11)
    let pieces = [
      "1", "x", "sin", "(", ")", "[", "]", ",", ";", "=", "+", "%", "!", "\n", " ", "#", "`", "größe", "π", "²", "km",
      " to ", "\\", "👍🏽",
      "\"",
      "0x", "Σ(k,", "e\u{301}", "\u{0}", "2024-01-01", "$", "@",
    ]
    for assistant in [FormulaAssistant(scope: try Self.scope()), FormulaAssistant(FormulaSession())] {
      for _ in 0..<2_000 {
        let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined()
        let cursor = Int.random(in: 0...text.utf8.count, using: &random)
        var rest = Array(text.utf8)
        var end = 0
        for token in assistant.tokens(of: text, cursor: cursor) {
          #expect(
            token.range.start >= end && token.range.end > token.range.start && token.range.end <= rest.count, "\(text)")
          end = token.range.end
          for index in token.range.start..<token.range.end { rest[index] = 0x20 }
        }
        #expect(rest.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }, "\(text)")
        if let found = assistant.completions(of: text, at: cursor) {
          #expect(
            !found.candidates.isEmpty && found.range.end <= text.utf8.count && found.range.start <= cursor, "\(text)")
        }
        _ = assistant.signatureHelp(in: text, at: cursor)
      }
    }
  }

  @Test("offsets out of the text give nothing")
  func outOfText() {
    #expect(
      FormulaAssistant().completions(of: "si", at: 3) == nil && FormulaAssistant().completions(of: "si", at: -1) == nil)
    #expect(FormulaAssistant().signatureHelp(in: "sin(", at: 5) == nil)
  }

  // MARK: Completions

  @Test(
    "each kind of name completes as what it is, with a line about it",
    arguments: [
      ("sqr|", "sqrt(", "function"), ("1 + tau|", "tau", "constant"), ("5 kilom|", "kilometre", "unit"),
      ("10 mo|", "mod", "keyword"),
      ("255 to he|", "hex", "keyword"), ("pri|", "price", "variable"), ("rat|", "rate", "value"),
      ("gro|", "gross(", "definedFunction"),
      ("disc|", "discount(", "hostFunction"), ("2\\pi|", "π", "symbol"), ("f(radius) = ra|", "radius", "variable"),
    ])
  func completions(marked: String, insertion: String, kind: String) throws {
    let (text, cursor) = Self.line(marked)
    let assistant = FormulaAssistant(scope: try Self.scope(), variables: ["price"])
    let found = try #require(assistant.completions(of: text, at: cursor))
    let candidate = try #require(found.candidates.first { $0.insertion == insertion }, "\(found.candidates)")
    #expect(candidate.kind.rawValue == kind && !candidate.summary.isEmpty)
  }

  @Test("names of the host show their documentation, and values without any their value")
  func documentation() throws {
    let assistant = FormulaAssistant(scope: try Self.scope(), variables: [])
    func summary(_ typed: String) -> String? {
      assistant.completions(of: typed, at: typed.utf8.count)?.candidates.first?.summary
    }
    #expect(summary("rat") == "The rate of value added tax.")
    #expect(summary("bar") == "= 0.125")
    #expect(summary("disc") == "The amount after a discount.")
    #expect(summary("gros") == "gross(net) = net * (1 + rate)")
    #expect(summary("longes") == "a function of the program")
  }

  @Test("the range is what the completion replaces, in bytes")
  func range() throws {
    let assistant = FormulaAssistant(variables: ["größe"])
    let found = try #require(assistant.completions(of: "2 + grö", at: 8))
    #expect(found.range == SourceRange(start: 4, end: 8) && found.candidates.map(\.insertion) == ["größe"])
  }

  @Test("a clock's names and a book's definitions complete as well")
  func further() throws {
    var scope = Scope()
    scope.setClock(now: { 0 })
    scope.add(try FormulaBook("interest(p) = p * 2"))
    let assistant = FormulaAssistant(scope: scope, variables: [])
    #expect(assistant.completions(of: "toda", at: 4)?.candidates.map(\.insertion) == ["today"])
    #expect(assistant.tokens(of: "today").map(\.kind) == [.variable])
    #expect(assistant.completions(of: "interes", at: 7)?.candidates.map(\.kind) == [.bookDefinition])
  }

  // MARK: Signatures

  @Test(
    "the function around the cursor is shown with its parameters, of which one is current",
    arguments: [
      ("round(|", "round(x[, digits])", 0), ("round(price, |", "round(x[, digits])", 1),
      ("round(max(1, 2), |", "round(x[, digits])", 1),
      ("round(max(1, |", "max(x, …)", 0), ("max(1, 2, 3, |)", "max(x, …)", 0), ("if(price > 1, |", "if(c, a, b)", 1),
      ("discount(1, |2)", "discount(amount, share)", 1), ("gross(|)", "gross(net)", 0),
      ("longest(\"a\", |", "longest(x, …)", 0),
      ("f(a, b) = a + b; f(1, |", "f(a, b)", 1), ("Σ(k, 1, |", "Σ(k, from, to, term)", 2),
      ("sum([1, 2, |", "sum(x, …)", 0),
      ("mod(7, |", "mod(x, y)", 1), ("mean(|", "mean(x, …)", 0), ("map(x in [1, 2], |", "map(x in list, term)", 1),
      ("percentile([1, 2], |", "percentile(list, percent)", 1),
    ] as [(String, String, Int)])
  func signatures(marked: String, usage: String, current: Int) throws {
    let (text, cursor) = Self.line(marked)
    let assistant = FormulaAssistant(scope: try Self.scope(), variables: ["price"])
    let help = try #require(assistant.signatureHelp(in: text, at: cursor))
    #expect(help.usage == usage && help.currentParameter == current && !help.summary.isEmpty)
    #expect(text.hasPrefix(String(decoding: Array(text.utf8)[..<help.range.start], as: UTF8.self) + help.name))
  }

  @Test(
    "outside of a known function's brackets there is no signature",
    arguments: ["|", "round|(2)", "round(2)|", "(1 + |", "price(|", "nothing(|", "round(1; |", "2 + |3", "[1, |"])
  func noSignature(marked: String) throws {
    let (text, cursor) = Self.line(marked)
    #expect(FormulaAssistant(scope: try Self.scope(), variables: ["price"]).signatureHelp(in: text, at: cursor) == nil)
  }

  @Test("behind the last parameter none is current")
  func tooMany() throws {
    let help = try #require(FormulaAssistant().signatureHelp(in: "round(1, 2, ", at: 12))
    #expect(help.currentParameter == nil && help.parameters.count == 2)
  }
}
