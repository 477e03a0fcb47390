// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Errors.md; not to be edited.

import Foundation
import Reckon
import Testing

struct ErrorsSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Errors.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Errors.md")
    func print(_ items: Any...) { page.print(items) }

    let text = "price * qty / (2 - qty)"
    var total = 0.0
    do throws(FormulaError) {
      let formula = try Formula(text, variables: ["price", "qty"])
      total = try formula.evaluate(20, 2)
    } catch {
      page.shows(19, error.message, "\"division by zero in 40 / 0; make the divisor other than 0\"")
      page.shows(20, error.kind.name, "\"divisionByZero\"")
      page.shows(21, error.kind.stage, ".evaluation")
      page.shows(22, error.range.range(in: text).map { String(text[$0]) }, "\"price * qty / (2 - qty)\"")
      page.shows(23, error.suggestion, "nil")
      print(error)
    }
    page.printed(26, "division by zero in 40 / 0; make the divisor other than 0")
    page.printed(27, "price * qty / (2 - qty)")
    page.printed(28, "^^^^^^^^^^^^^^^^^^^^^^^")
    page.shows(29, total, "0")

    let refused = try JSONEncoder().encode(Formula.validate("3 + siin(2)")[0])
    try page.shows(51, JSONDecoder().decode(FormulaError.self, from: refused).message, "\"the function ‘siin’ is not known; did you mean sin?\"")
    let inputs = try JSONDecoder().decode([String: Value].self, from: Data(#"{"region": "EU", "prices": [119, 238]}"#.utf8))
    try page.shows(53, Formula("region == \"EU\" ? sum(prices)/1.19 : sum(prices)").result(of: inputs).number, "300")
    func hint(_ text: String) -> String {
      do throws(FormulaError) {
        return "\(try Formula(text, variables: ["x"]).evaluate(0))"
      } catch {
        switch error.kind {
        case .unknownName(let name, let suggestion?): return "\(name) is unknown. Did you mean \(suggestion)?"
        case .unknownName(let name, nil): return "\(name) is unknown."
        case .divisionByZero(_, let operands): return "\(operands[0]) cannot be divided by 0."
        case .domain(let function, _, _): return "\(function) has no value there."
        default: return error.message
        }
      }
    }
    page.shows(78, hint("1/x"), "\"1 cannot be divided by 0.\"")
    page.shows(79, hint("ln(x - 1)"), "\"ln has no value there.\"")
    page.shows(80, hint("2y"), "\"y is unknown.\"")
    page.shows(81, hint("(x + 1"), "\"this bracket is never closed; add )\"")
    page.shows(89, Formula.validate("siin(2) + coss(3)").map(\.suggestion), "[\"sin\", \"cos\"]")
  }
}
