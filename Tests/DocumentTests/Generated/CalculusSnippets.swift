// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Calculus.md; not to be edited.

import Reckon
import Testing

struct CalculusSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Calculus.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Calculus.md")
    func print(_ items: Any...) { page.print(items) }

    let height = try Formula("v*t - 1/2*g*t^2", variables: ["t", "v", "g"], units: ["t": "s", "v": "m/s", "g": "m/s²"])
    let speed = try height.derivative(by: "t")
    page.shows(12, speed.unit, "\"m/s\"")
    try page.shows(13, speed.evaluate(1, 20, 9.81), "10.19")
    try page.shows(14, Formula("(a + b)/2").text(.latex), "\"\\frac{a + b}{2}\"; .mathML for pages, .plain reads back")
    try page.shows(15, FormulaSyntax("2x") == FormulaSyntax("2 × x"), "true: trees to switch over; Formula(syntax) compiles one")
    let gradient = try Formula("hypot(x, y) * w", variables: ["x", "y", "w"]).gradient(by: ["x", "y"])
    let slope = try gradient.evaluate(3, 4, 2)
    page.shows(38, slope.value, "10")
    page.shows(39, slope.derivatives, "[1.2, 1.6]")
    let bell = try Formula("exp(-x^2/2) / sqrt(2π)")
    let part = try bell.integral(over: "x", from: -1, to: 1)
    page.shows(47, part.value, "0.682689492137086")
    try page.shows(48, bell.integral(over: "x", from: -.infinity, to: .infinity).value, "1.0000000000000002")
    let square = try Formula("x^2 - a")
    try page.shows(50, square.roots(of: "x", in: 0...10, with: ["a": 2]).map(\.value), "[1.4142135623730951]")
    try page.shows(51, square.root(of: "x", in: 0...10, with: ["a": 2]), "1.414213562373095: one, between different signs")
    try page.shows(52, square.minimum(over: "x", in: -5...5, with: ["a": 2])?.value, "-2")
  }
}
