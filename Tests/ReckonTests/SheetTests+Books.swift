import Reckon
import TestDepth
import Testing

/// Sheets and books.
extension SheetTests {
  @Test("a sheet that became a book and a sheet again becomes the same book")
  func bookTextIsStable() throws {
    let sheet = try Self.sheet([
      ("A1", "1 +\n2"), ("A2", "(1 +\n2)"), ("A3", "(1 +\n2) * (3\n)"), ("A4", "7 # seven"), ("A5", "# five\n5"),
      ("A6", "(6 # six\n)"),
      ("A7", "max(1,\n2)"),
    ])
    let text = try sheet.bookText()
    let again = try Sheet(FormulaBook(text))
    for name in sheet.names { #expect(try again.value(of: name) == sheet.value(of: name), "\(name)") }
    #expect(try again.bookText() == text)
    #expect(try Sheet(FormulaBook(again.bookText())).bookText() == text)
  }

  @Test("a sheet becomes a book with the same values, and a book a sheet")
  func books() throws {
    var scope = Scope()
    try scope.define("gross(net) = net * 1.25")
    let sheet = try Self.sheet(
      [
        ("A1", "80"), ("A2", "gross(A1)"), ("A4", "sum(A1:A3)"), ("unit price", "2 km"),
        ("A5", "`unit price` * 3\n # a comment"),
      ],
      scope: scope)
    let text = try sheet.bookText()
    let book = try FormulaBook(text)
    #expect(try book.evaluate("A2") == 100 && book.evaluate("A4") == 180 && book.evaluate("A5") == 6)
    let again = try Sheet(book)
    for name in sheet.names { #expect(try again.value(of: name) == sheet.value(of: name), "\(name)") }

    var imported = try Sheet(
      FormulaBook(
        "parameter price = 100\nparameter height: m = 2\nrate = 0.2\nnet = price * (1 - rate)\nf(x) = x^2\narea = f(3)\n> net = 80\n"
      ))
    #expect(try imported.value(of: "net") == 80 && imported.value(of: "area") == 9)
    #expect(try imported.result(of: "height")?.kind == .quantity(unit: "m") && imported.value(of: "height") == 2)
    #expect(try imported.set("rate", to: "0.5") == ["rate", "net"])
    #expect(imported.undo() == ["rate", "net"] && imported.undo() == nil)
  }
}
