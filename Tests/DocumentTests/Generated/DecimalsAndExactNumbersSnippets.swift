// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/DecimalsAndExactNumbers.md; not to be edited.

import Reckon
import Testing

struct DecimalsAndExactNumbersSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/DecimalsAndExactNumbers.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/DecimalsAndExactNumbers.md")
    func print(_ items: Any...) { page.print(items) }

    try page.shows(33, Formula("0.1 + 0.2").evaluate(), "0.30000000000000004")
    let decimal = Formula.Options(numberMode: .decimal)
    try page.shows(35, Formula("0.1 + 0.2", options: decimal).result().number, "0.3")
    let exact = Formula.Options(numberMode: .exact)
    try page.shows(37, Formula("1/3 + 1/6", options: exact).result().number, "0.5")
    try page.shows(38, Formula("2^100", options: exact).result().number, "1267650600228229401496703205376")
    try page.shows(46, Formula("11.9 * 3").evaluate(), "35.7")
    try page.shows(47, Formula("2.5 * 12 * 1.19").evaluate(), "35.699999999999996")
    try page.shows(48, Formula("2.5 * 12 * 1.19", options: decimal).result().number, "35.7")
    try page.shows(49, Formula("round(2.5 * 12 * 1.19, 2)").evaluate(), "35.7")
    let sum = try Formula("price + tax", variables: ["price", "tax"], options: decimal)
    let price: Value = .number(.decimal(Decimal128("19.90") ?? .zero))
    try page.shows(60, sum.result(of: [price, .number(.decimal(Decimal128("3.781") ?? .zero))]).number.decimal.description, "\"23.681\"")
    try page.shows(61, sum.evaluate(0.1, 0.2), "0.3")
    try page.shows(74, Formula("1.5 * 3", options: decimal).result().exactness, ".exact")
    try page.shows(75, Formula("1/3", options: decimal).result().exactness, ".rounded")
    try page.shows(76, Formula("ln 2", options: decimal).result().exactness, ".rounded")
    let net = try HostFunction("net") { $0 / 1.25 }.withDecimals { arguments, exactness in
      exactness = .rounded
      return arguments[0] / Decimal128(5) * Decimal128(4)
    }
    var scope = Scope()
    try page.ignore(scope.add(net))
    try page.shows(102, Formula("net(0.10)", scope: scope, options: decimal).result().number, "0.08")
    let root = try Formula("sqrt(2)", options: exact).result()
    page.shows(115, root.number.description, "\"1.414213562373095048801688724209698…\"")
    try page.shows(116, Formula("sqrt(2)^2", options: exact).result().number, "2")
    try page.shows(117, Formula("e^(pi*sqrt(163)) > 262537412640768743", options: exact).result().number, "1")
    let monthly = try Formula("(1 + 0.05/31536000)^31536000", options: exact).result()
    page.shows(132, monthly.number.description, "\"1.051271096334354555011603005468930…\"")
    try page.shows(133, Formula("2^100000 mod 1000", options: exact).result().number, "376")
  }
}
