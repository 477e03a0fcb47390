// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/GettingStarted.md; not to be edited.

import Reckon
import Testing

struct GettingStartedSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/GettingStarted.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/GettingStarted.md")
    func print(_ items: Any...) { page.print(items) }

    let total = try Formula("price * qty * (1 - discount)")
    page.shows(28, total.variables, "[\"price\", \"qty\", \"discount\"]")
    try page.shows(29, total.evaluate(20, 3, 0.1), "54")
    try page.shows(30, total.evaluate(["price": 20, "qty": 3, "discount": 0.1]), "54: three more look-ups")
    page.fails(36, "did you mean qty?") { _ = try Formula("price * qtty", variables: ["price", "qty"]) }
    try page.shows(37, Formula("a * b", defaults: ["b": 2]).evaluate(["a": 3]), "6")
    page.shows(38, Formula.validate("siin(2) + coss(3)").map(\.suggestion), "[\"sin\", \"cos\"]")
    do {
      _ = try Formula("1 + 1/x").evaluate(0)
    } catch {
      page.shows(49, error.kind, ".divisionByZero(operation: \"/\", operands: [1, 0])")
      page.shows(50, error.message, "\"division by zero in 1 / 0; make the divisor other than 0\"")
      page.ignore(error.range)
      print(error)
    }
    page.printed(54, "division by zero in 1 / 0; make the divisor other than 0")
    page.printed(55, "1 + 1/x")
    page.printed(56, "^^^")
    try page.shows(66, Formula("1/x").evaluate(0, options: .ieee), "infinity")
    var scope = Scope()
    scope["rate"] = 0.2
    try page.ignore(scope.add(HostFunction("tax") { $0 * 0.2 }))
    try page.ignore(scope.define("gross(net) = net + tax(net)"))
    try page.shows(78, Formula("gross(x)", variables: ["x"], scope: scope).evaluate(100), "120")
    let prices = ["apple": 2.5, "pear": 4]
    try scope.add(
      HostFunction("price", arity: 1...1, returns: .number) { values throws(HostFunctionError) in
        guard case .text(let name) = values[0] else { throw HostFunctionError("it takes the name of an article") }
        guard let price = prices[name] else { throw HostFunctionError("there is no article \(name)") }
        return .number(.double(price))
      })
    let order = try Formula("price(article) * qty", variables: ["article", "qty"], units: ["article": "text"], scope: scope)
    try page.shows(94, order.result(of: ["article": "pear", "qty": 3]).number, "12")
    page.fails(95, "there is no article plum") { _ = try order.result(of: ["article": "plum", "qty": 3]) }
    var session = FormulaSession()
    try page.ignore(session.run("price = 20; total := 3price"))
    try page.shows(109, session.run("price = 25")[0].changes.map(\.name), "[\"total\"]")
    page.shows(110, session.definition(of: "total")?.result?.number, "75")
    page.ignore(session.undo())
    try page.ignore(session.bookText())
    let hurried = EvaluationOptions(deadline: .after(.milliseconds(20)))
    try page.shows(119, Formula("Σ(k, 1, n, k)").evaluate(1_000, options: hurried), "500500")
    let stored: [UInt8] = total.image
    try page.shows(131, Formula(image: stored).evaluate(20, 3, 0.1), "54")
  }
}
