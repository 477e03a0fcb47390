import Reckon
import TestDepth
import Testing

@Suite("A formula's syntax")
struct FormulaSyntaxTests {
  /// A part with its children, in brackets.
  private static func outline(_ syntax: FormulaSyntax) -> String {
    syntax.statements.map { outline($0) }.joined(separator: "; ")
  }

  private static func outline(_ node: FormulaSyntax.Node) -> String {
    let parts = node.children.map { outline($0) }
    let head: String
    switch node.kind {
    case .number(let value): head = value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .name(let name): head = name
    case .unit(let unit): head = "[\(unit)]"
    case .instant(let seconds): head = "@\(seconds)"
    case .text(let text): head = "“\(text)”"
    case .list: head = "list"
    case .index: head = "item"
    case .call(let name): head = "call \(name)"
    case .prefix(let sign): head = "\(sign)_"
    case .infix(let sign): head = "_\(sign)_"
    case .postfix(let sign): head = "_\(sign)"
    case .product: head = "product"
    case .mixedNumber: head = "mixed"
    case .brackets: head = "brackets"
    case .comparisons(let signs): head = "chain \(signs.joined(separator: " "))"
    case .conditional: head = "choice"
    case .loop(let function, over: let name): head = "\(function) over \(name)"
    case .conversion(to: let target): head = "to \(target)"
    case .notation(let word): head = "as \(word)"
    case .definition(let name): head = "\(name) ="
    case .functionDefinition(let name, let parameters):
      head = "\(name)(\(parameters.map { $0.name + ($0.unit.map { ": \($0)" } ?? "") }.joined(separator: ", "))) ="
    }
    return parts.isEmpty ? head : "\(head)(\(parts.joined(separator: ", ")))"
  }

  @Test(
    "each part is what it says, and holds what it is made of",
    arguments: [
      ("1 + 2*x", "_+_(1, _*_(2, x))"), ("2(a + b)^2", "product(2, _^_(brackets(_+_(a, b)), 2))"), ("-x!", "-_(_!(x))"),
      ("5%", "_%(5)"),
      ("0 < x <= 1 < y", "chain < <= <(0, x, 1, y)"), ("x < 1", "_<_(x, 1)"), ("a ? 1 : b", "choice(a, 1, b)"),
      ("[1, 2][-1]", "item(list(1, 2), -_(1))"), ("\"EU\" in [\"EU\", r]", "_∈_(“EU”, list(“EU”, r))"),
      ("Σ(k, 1, n, k^2)", "Σ over k(1, n, _^_(k, 2))"),
      ("map(k in [1, 2], 2k)", "map over k(list(1, 2), product(2, k))"), ("5 km to mile", "to mile(product(5, [km]))"),
      ("255 to hex", "as hex(255)"), ("5 ft 3 in", "mixed(product(5, [ft]), product(3, [in]))"),
      ("1970-01-02", "@86400"),
      ("max(a, 1)", "call max(a, 1)"), ("100 + (5%)", "_+_(100, brackets(_%(5)))"), ("a ?? 0", "_??_(a, 0)"),
      ("order.total", "order.total"),
      ("v = 5; v + 1", "v =(5); _+_(v, 1)"), ("f(x: km) = x where x > 0; f(1)", "f(x: km) =(_>_(x, 0), x); call f(1)"),
      ("f(x) = x^2; f(3)", "f(x) =(_^_(x, 2)); call f(3)"),
    ])
  func parts(text: String, expected: String) throws {
    let outline = try Self.outline(FormulaSyntax(text))
    #expect(outline == expected, "\(text)")
  }

  @Test("a part knows its text and place") func places() throws {
    let text = "price × (1 + rate)"
    let root = try #require(try FormulaSyntax(text).statements.first)
    #expect(root.kind == .infix("*") && root.sourceText == text)
    #expect(root.children.map { String($0.sourceText) } == ["price", "(1 + rate)"])
    #expect(root.children[0].range == SourceRange(start: 0, end: 5))
  }

  @Test(
    "formulas are equal when they mean the same by their trees",
    arguments: [
      ("2*x", "2 × x"), ("2x", "2*x"), ("((a + b))*c", "(a+b) * c"), ("0x10 + 1.0", "16 + 1"), ("a - (b*c)", "a - b*c"),
      ("x^2", "x²"),
      ("a <= b", "a ≤ b"), ("\"a\\u{62}\"", "\"ab\""), ("1 + 2 # why", "1 + 2"), ("a && b", "a and b"), ("5km", "5 km"),
      ("(5%)", "5%"),
    ])
  func equal(first: String, second: String) throws {
    let (a, b) = (try FormulaSyntax(first), try FormulaSyntax(second))
    #expect(a == b && a.hashValue == b.hashValue)
  }

  @Test(
    "and not when they do not, or may not",
    arguments: [
      ("a + b", "b + a"), ("a - b - c", "a - (b - c)"), ("100 + 5%", "100 + (5%)"), ("a", "b"),
      ("1", "1.0000000000000000001"),
      ("x", "x; x"),
      ("\"1\"", "1"), ("5 km", "5 m"), ("f(x) = x; f(1)", "f(y) = y; f(1)"), ("5 km to m", "5 km to mile"),
      ("max(1, 2)", "max(1, 2, 3)"),
      ("0 < x < 1", "(0 < x) < 1"),
    ])
  func different(first: String, second: String) throws { #expect(try FormulaSyntax(first) != FormulaSyntax(second)) }

  @Test("a formula made of its syntax has the value, inputs and errors of its text") func compiled() throws {
    var scope = Scope()
    try scope.add(HostFunction("twice") { $0 * 2 })
    for text in ["twice(x) + y*2", "1/(x - x)", "sum(k, 1, 3, k*x)", "x to hex"] {
      let formula = try Formula(FormulaSyntax(text, scope: scope), scope: scope)
      let direct = try Formula(text, scope: scope)
      #expect(formula.variables == direct.variables && formula.image == direct.image)
    }
    #expect(throws: FormulaError.self) { try Formula(FormulaSyntax("a + b", variables: ["a"])) }
    let error = #expect(throws: FormulaError.self) { try FormulaSyntax("1 + * 2") }
    #expect(error?.range == SourceRange(start: 4, end: 5))
  }

  @Test("deep syntax is read, compared and released without recursion") func deep() throws {
    let text = String(repeating: "(-", count: 50_000) + "x" + String(repeating: ")", count: 50_000)
    var node = try #require(try FormulaSyntax(text).statements.first)
    var depth = 0
    while let child = node.children.first { (node, depth) = (child, depth + 1) }
    #expect(node.kind == .name("x") && depth >= 50_000)
    #expect(try FormulaSyntax(text) == FormulaSyntax(text + " "))
  }

  @Test("random formulas, written with the fewest brackets, read back as equal ones") func roundTrip() throws {
    for seed in 0..<UInt64(Depth.count(quick: 300, full: 200_000)) {
      var generator = ProgramGenerator(seed: seed)
      let text = OraclePrinter.print(generator.program(), seed: seed)
      let syntax = try FormulaSyntax(text)
      let again = try FormulaSyntax(syntax.text)
      #expect(again == syntax, "\(text) became \(syntax.text)")
    }
  }

  @Test("texts of the whole language, written with the fewest brackets, read back as equal syntax") func wholeLanguage()
    throws
  {
    var read = 0
    for seed in 0..<UInt64(Depth.count(quick: 2_000, full: 400_000)) {
      var generator = SyntaxTextGenerator(seed: seed)
      let text = generator.text()
      // Some are no formulas, as a list of mixed parts.
      guard let syntax = try? FormulaSyntax(text) else { continue }
      read += 1
      let again = try? FormulaSyntax(syntax.text)
      #expect(again == syntax, "\(text) became \(syntax.text)")
      #expect(again?.text == syntax.text, "\(text) became \(syntax.text) and then \(again?.text ?? "")")
    }
    #expect(read > Depth.count(quick: 700, full: 200_000))
  }
}
