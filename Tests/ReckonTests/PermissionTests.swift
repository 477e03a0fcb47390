import Reckon
import ReckonCatalogue
import Testing

@Suite("What a host does not permit")
struct PermissionTests {
  private static func scope(_ change: (inout Scope.Permissions) -> Void) throws -> Scope {
    var scope = Scope()
    try scope.add(HostFunction("lookup") { $0 })
    scope.setClock(now: { 100 })
    try scope.define("die(n) = randint(1, n); half(x) = x/2; side(x) = sqrt(x)")
    change(&scope.permissions)
    return scope
  }

  private static let strict: @Sendable (inout Scope.Permissions) -> Void = {
    $0.functions = ["max", "round", "sum"]
    ($0.definitions, $0.randomness, $0.clock, $0.units) = (false, false, false, false)
  }

  /// Formulas that use what is not permitted, with the name that is, and where it stands.
  static let refused: [(text: String, name: String, start: Int)] = [
    ("max(x, 0) + sqrt(x)", "sqrt", 12), ("x + lookup(x)", "lookup", 4), ("random()", "random", 0),
    ("2 + randint(1, 6)", "randint", 4),
    ("x > 1 ? now : today", "now", 8), ("√x", "sqrt", 0), ("today", "today", 0), ("3 km", "km", 2),
    ("x*1 [km]", "1 [km]", 2),
    ("y = x; 2y", "y", 0),
    ("f(a) = 2a; f(x)", "f", 0), ("product(k, 1, 3, k)", "Π", 0), ("d(x^2, x)", "d", 0),
    ("integral(k^2, k, 0, x)", "integral", 0),
    ("upper(\"a\")", "upper", 0), ("sum(k, 1, 3, sqrt(k))", "sqrt", 13), ("x > 1 ? 1 : cos(x)", "cos", 12),
    ("$5", "$", 0),
    ("today = 3; today", "today", 0), ("x = today; today = 3; x", "x", 0),
  ]

  @Test("is an error that names it, with its place", arguments: refused)
  func formulas(_ text: String, _ name: String, _ start: Int) throws {
    let scope = try Self.scope(Self.strict)
    let error = #expect(throws: FormulaError.self) { try Formula(text, variables: ["x"], scope: scope) }
    guard case .notPermitted(let found, _)? = error?.kind else {
      Issue.record("\(text): \(error?.message ?? "no error")")
      return
    }
    #expect(found == name && error?.range.start == start)
    // The same text is a formula where all is permitted.
    _ = try Formula(text, variables: ["x"], scope: try Self.scope { _ in })
    #expect(Formula.validate(text, variables: ["x"], scope: scope).contains { $0.kind == error?.kind })
    let engine = #expect(throws: FormulaError.self) { try Engine(scope: scope).formula(text, variables: ["x"]) }
    #expect(engine?.kind == error?.kind)
    var session = FormulaSession(scope: scope)
    session.scope["x"] = 2
    #expect(throws: FormulaError.self) { try session.run(text) }
  }

  @Test(
    "leaves the rest",
    arguments: [
      "max(x, 0) + round(x)", "sum(k, 1, 3, k)", "x^2 - 5 % 3 + x!", "x > 1 and x < 3 ? 1 : 0", "10%*x", "[1, 2][1]",
      "\"a\" == \"b\"",
      "half(x)", "x ?? 1",
    ])
  func permitted(_ text: String) throws {
    let scope = try Self.scope(Self.strict)
    let formula = try Formula(text, variables: ["x"], scope: scope)
    let open = try Formula(text, variables: ["x"], scope: try Self.scope { _ in })
    #expect(try formula.result(of: [2]).value == open.result(of: [2]).value)
    #expect(try Formula(image: open.image, scope: scope).result(of: [2]).value == open.result(of: [2]).value)
  }

  @Test(
    "is refused in definitions of the scope that a formula uses",
    arguments: [("die(6)", "randint"), ("side(x)", "sqrt")])
  func definitions(_ text: String, _ name: String) throws {
    let scope = try Self.scope(Self.strict)
    let error = #expect(throws: FormulaError.self) { try Formula(text, variables: ["x"], scope: scope) }
    #expect(error?.kind == .notPermitted(name, subject: name == "sqrt" ? "this function" : "random numbers"))
  }

  @Test(
    "is refused in stored programs",
    arguments: [
      "sqrt(x)", "lookup(x)", "random()", "now", "x*1 [km]", "die(6)", "product(k, 1, x, k)", "integral(k^2, k, 0, x)",
      "upper(text(x))",
    ])
  func images(_ text: String) throws {
    let open = try Self.scope { _ in }
    let formula = try Formula(text, variables: ["x"], scope: open)
    let scope = try Self.scope(Self.strict)
    let error = #expect(throws: FormulaError.self) { try Formula(image: formula.image, scope: scope) }
    #expect(error?.kind.name == "notPermitted")
    #expect(throws: FormulaError.self) { try Formula(program: formula.program, scope: scope) }
    _ = try Formula(image: formula.image, scope: open)
  }

  @Test("is refused in books, their stored forms and formulas that use them")
  func books() throws {
    let text = "parameter x\nside = sqrt(x)\nhalf = x/2"
    let permissions = try Self.scope(Self.strict).permissions
    let errors = FormulaBook.validate(text, permissions: permissions)
    #expect(errors.map { $0.kind } == [.notPermitted("sqrt", subject: "this function")] && errors[0].range.start == 7)
    #expect(throws: FormulaBookError.self) { try FormulaBook(text, permissions: permissions) }
    let book = try FormulaBook(text)
    let stored = try FormulaBook(image: book.image(), permissions: permissions)
    #expect(try stored.evaluate("half", ["x": 4]) == 2)
    let refusal = #expect(throws: FormulaError.self) { try stored.evaluate("side", ["x": 4]) }
    #expect(refusal?.kind == .notPermitted("sqrt", subject: "this function"))
    for book in [book, try FormulaBook(image: book.image())] {
      var scope = try Self.scope(Self.strict)
      scope.add(book)
      #expect(try Formula("half", variables: ["x"], scope: scope).evaluate(4) == 2)
      let used = #expect(throws: FormulaError.self) { try Formula("1 + side", variables: ["x"], scope: scope) }
      #expect(used?.kind == .notPermitted("sqrt", subject: "this function"))
    }
  }

  @Test("is refused in sheets and in functions that a session defines")
  func sheetsAndSessions() throws {
    let scope = try Self.scope(Self.strict)
    var sheet = Sheet(scope: scope)
    try sheet.edit([("A1", "4"), ("A2", "sqrt(A1)"), ("A3", "max(A1, 5)")])
    #expect(try sheet.value(of: "A3") == 5)
    let error = #expect(throws: FormulaError.self) { try sheet.value(of: "A2") }
    #expect(error?.kind == .notPermitted("sqrt", subject: "this function"))
    var open = scope
    open.permissions.definitions = true
    var session = FormulaSession(scope: open)
    try session.run("f(x) = max(x, 2)")
    let function = #expect(throws: FormulaError.self) { try session.run("g(x) = f(x) + sqrt(x)") }
    #expect(function?.kind == .notPermitted("sqrt", subject: "this function") && session.definition(of: "g") == nil)
    #expect(try session.run("f(1)").last?.value == 2)
  }

  @Test("an engine gives up its programs when permissions change")
  func engine() throws {
    let engine = Engine()
    #expect(try engine.evaluate("sqrt(x)", ["x": 4]) == 2)
    engine.permissions.functions = []
    #expect(throws: FormulaError.self) { try engine.evaluate("sqrt(x)", ["x": 4]) }
    engine.permissions = Scope.Permissions()
    #expect(try engine.evaluate("sqrt(x)", ["x": 4]) == 2)
  }
}
