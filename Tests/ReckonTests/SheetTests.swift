import Reckon
import TestDepth
import Testing

@Suite("Sheets")
struct SheetTests {
  static func sheet(
    _ cells: [(String, String?)], scope: Scope = Scope(), options: Formula.Options = Formula.Options()
  ) throws
    -> Sheet
  {
    var sheet = Sheet(scope: scope, options: options)
    try sheet.edit(cells.map { (name: $0.0, text: $0.1) })
    return sheet
  }

  static func error(_ sheet: Sheet, _ name: String) -> FormulaError? {
    do throws(FormulaError) { _ = try sheet.value(of: name) } catch { return error }
    return nil
  }

  @Test("cells use cells by place and by name, before those are filled too")
  func values() throws {
    var sheet = Sheet()
    #expect(try sheet.set("total", to: "A1 + net * 2") == ["total"])
    #expect(Self.error(sheet, "total")?.kind.name == "unknownName")
    try sheet.set("net", to: "3")
    // An empty place is missing, and a sum needs it.
    #expect(Self.error(sheet, "total")?.kind == .missingValue("A1"))
    #expect(try sheet.set("A1", to: "4") == ["A1", "total"])
    #expect(try sheet.value(of: "total") == 10)
    #expect(sheet["total"] == "A1 + net * 2" && sheet["B1"] == nil)
    #expect(sheet.names == ["total", "A1", "net"])
    #expect(sheet.dependencies(of: "total") == ["A1", "net"] && sheet.dependents(of: "A1") == ["total"])
    #expect(try sheet.value(of: "ZZ9") == .missing)
  }

  @Test(
    "ranges are lists of values, whose empty cells aggregates skip",
    arguments: [
      ("sum(A1:A3)", 6.0), ("sum(A3:A1)", 6), ("sum(A1:B3)", 26), ("avg(A1:A5)", 2), ("count(A1:A5)", 3),
      ("max(A1:B3) - min(A1:B3)", 9),
      ("sum(A1:A2) + sum(A2:A3)", 8), ("A1 > 0 ? A2 : A3", 2), ("A1 > 0 ? sum(A2:A3) : A1", 5), ("(A1:A3)[2]", 2),
      ("Σ(k in A1:A3, k^2)", 14),
      ("sum(A1:A3 * 2)", 12),
    ])
  func ranges(_ text: String, _ expected: Double) throws {
    let sheet = try Self.sheet([("A1", "1"), ("A2", "2"), ("A3", "3"), ("B1", "10"), ("B2", "10"), ("C1", text)])
    #expect(try sheet.value(of: "C1") == .number(.double(expected)), "\(text)")
  }

  @Test("only cells that depend on a changed value are computed")
  func changes() throws {
    var sheet = try Self.sheet([("A1", "1"), ("A2", "A1 * 0"), ("A3", "A2 + 1"), ("B1", "7"), ("B2", "B1 + A1")])
    // A2 is 0 again, so that A3 is not computed.
    #expect(try sheet.set("A1", to: "5") == ["A1", "B2"])
    #expect(try sheet.set("A1", to: "2 + 3") == [])
    #expect(try sheet.edit([("A1", "1"), ("B1", "11"), ("B1", "8")]) == ["A1", "B1", "B2"])
    #expect(try sheet.value(of: "B2") == 9)
  }

  @Test("calls of the host are made once for each change of what they use")
  func calls() throws {
    nonisolated(unsafe) var calls = 0
    var scope = Scope()
    try scope.add(
      HostFunction("counted") { (x: Double) in
        calls += 1
        return x
      })
    var sheet = try Self.sheet([("A1", "1"), ("A2", "counted(A1)"), ("A3", "A2 + A1"), ("B1", "3")], scope: scope)
    #expect(calls == 1)
    try sheet.set("B1", to: "4")
    #expect(calls == 1)
    try sheet.set("A1", to: "2")
    #expect(calls == 2)
    #expect(try sheet.value(of: "A3") == 4)
  }

  @Test(
    "cells in a ring have the error that names it, and those that use them the first of it, until an edit opens the ring"
  )
  func rings() throws {
    var sheet = try Self.sheet([
      ("A1", "B1 + 1"), ("B1", "C1 * 2"), ("C1", "A1 - 1"), ("D1", "A1 + 1"), ("S1", "S1 + 1"), ("E1", "2"),
    ])
    #expect(Self.error(sheet, "A1")?.kind == .cyclicDefinition(["A1", "B1", "C1", "A1"]))
    #expect(Self.error(sheet, "B1")?.kind == .cyclicDefinition(["B1", "C1", "A1", "B1"]))
    #expect(Self.error(sheet, "C1")?.range == SourceRange(start: 0, end: 2))
    #expect(Self.error(sheet, "D1")?.kind == .cyclicDefinition(["A1", "B1", "C1", "A1"]))
    #expect(Self.error(sheet, "S1")?.kind == .cyclicDefinition(["S1", "S1"]))
    #expect(try sheet.value(of: "E1") == 2)
    try sheet.set("C1", to: "5")
    // B1 = 10, A1 = 11, D1 = 12
    #expect(try sheet.value(of: "A1") == 11 && sheet.value(of: "B1") == 10 && sheet.value(of: "D1") == 12)
    sheet.undo()
    #expect(Self.error(sheet, "D1")?.kind == .cyclicDefinition(["A1", "B1", "C1", "A1"]))
    try sheet.set("C1", to: "sum(A1:A1)")
    #expect(Self.error(sheet, "C1")?.kind == .cyclicDefinition(["C1", "A1", "B1", "C1"]))
  }

  @Test("an error arises in one cell, and is that of all that use it")
  func errors() throws {
    var sheet = try Self.sheet([
      ("A1", "0"), ("A2", "1/A1"), ("A3", "A2 + 1"), ("A4", "1 +"), ("A5", "totall + 1"), ("total", "3"),
    ])
    let error = try #require(Self.error(sheet, "A3"))
    #expect(
      error.kind.name == "divisionByZero" && error.source.text == "1/A1" && error.range == SourceRange(start: 0, end: 4)
    )
    #expect(Self.error(sheet, "A4")?.kind == .unexpectedEnd)
    #expect(Self.error(sheet, "A5")?.kind == .unknownName("totall", suggestion: "total"))
    #expect(try sheet.set("A1", to: "2") == ["A1", "A2", "A3"])
    #expect(try sheet.value(of: "A3") == 1.5)
  }

  @Test("values of every kind, which keep their units from cell to cell")
  func kinds() throws {
    var sheet = try Self.sheet([
      ("A1", "3 km"), ("A2", "200 m"), ("A3", "A1 + A2"), ("B1", "\"EU\""), ("B2", "B1 == \"EU\" ? 1.19 : 1"),
      ("C1", "2024-03-01"),
      ("C2", "C1 + 30 d"), ("D1", "1 < 2"), ("D2", "D1 ? 5 : 6"), ("E1", "[1, 2, 3]"), ("E2", "sum(E1)"),
      ("F1", "1 km"), ("F2", "2 km"),
      ("F3", "sum(F1:F2) to m"), ("G1", "A9 ?? 4"),
    ])
    #expect(try sheet.result(of: "A3")?.kind == .quantity(unit: "km") && sheet.value(of: "A3") == 3.2)
    #expect(try sheet.value(of: "B2") == 1.19)
    #expect(try sheet.value(of: "C2").formulaText == "2024-03-31")
    #expect(try sheet.value(of: "D2") == 5 && sheet.value(of: "E2") == 6)
    #expect(try sheet.value(of: "F3") == 3000)
    #expect(try sheet.value(of: "G1") == 4)
    // What uses a cell is compiled anew where the kind of its value changes.
    try sheet.set("A2", to: "1 s")
    #expect(Self.error(sheet, "A3")?.kind.name == "incompatibleUnits")
    try sheet.edit([("A1", "3"), ("A2", "4")])
    #expect(try sheet.result(of: "A3")?.kind == .number && sheet.value(of: "A3") == 7)
    try sheet.set("F2", to: "200 m")
    #expect(try sheet.value(of: "F3") == 1200)
    try sheet.set("F2", to: "2 s")
    #expect(
      Self.error(sheet, "F3")?.message
        == "a value in km in F1 and a value in s in F2 cannot be combined: F1:F2; use units of the same kind")
  }

  @Test("decimals keep their digits and whether they were rounded", arguments: [NumberMode.decimal, .exact])
  func modes(_ mode: NumberMode) throws {
    let sheet = try Self.sheet(
      [("A1", "0.1"), ("A2", "0.2"), ("A3", "A1 + A2"), ("A4", "1/3"), ("A5", "A4 * 3")],
      options: Formula.Options(numberMode: mode))
    #expect(try sheet.result(of: "A3")?.number.description == "0.3")
    #expect(try sheet.result(of: "A5")?.exactness == (mode == .exact ? .exact : .rounded))
  }

  @Test("undo takes back one edit after another, up to the limit")
  func undo() throws {
    var sheet = Sheet()
    #expect(sheet.undo() == nil)
    try sheet.edit([("A1", "1"), ("A2", "A1 + 1")])
    try sheet.edit([("A1", "5"), ("A3", "A2 * 2"), ("A1", "6")])
    try sheet.set("A2", to: nil)
    #expect(Self.error(sheet, "A3")?.kind == .missingValue("A2"))
    #expect(sheet.undo() == ["A2", "A3"])
    #expect(try sheet.value(of: "A3") == 14)
    #expect(sheet.undo() == ["A1", "A2", "A3"])
    #expect(try sheet.value(of: "A2") == 2 && sheet.value(of: "A3") == .missing && sheet.names == ["A1", "A2"])
    #expect(sheet.undo() != nil && sheet.names.isEmpty && sheet.undo() == nil)
    sheet.undoLimit = 2
    for number in 1...3 { try sheet.set("A1", to: "\(number)") }
    #expect(sheet.undo() != nil && sheet.undo() != nil && sheet.undo() == nil)
    #expect(try sheet.value(of: "A1") == 1)
  }

  @Test("names of the language and of the scope, and what no formula could write, are refused and change nothing")
  func names() throws {
    var scope = Scope()
    scope["rate"] = 0.19
    var sheet = try Self.sheet([("A1", "100 * (1 + rate)")], scope: scope)
    for (name, kind) in [
      ("rate", "alreadyDefined"), ("pi", "alreadyDefined"), ("sin", "alreadyDefined"), ("", "invalidName"),
    ] {
      let error = #expect(throws: FormulaError.self) { try sheet.edit([("A1", "0"), (name, "2")]) }
      #expect(error?.kind.name == kind, "\(name)")
    }
    #expect(try sheet.value(of: "A1") == 119)
    try sheet.edit([("unit price", "3"), ("A2", "`unit price` * 2"), ("order.total", "A2 + 1")])
    #expect(try sheet.value(of: "order.total") == 7)
  }

  @Test("a cell has one expression, and a range no more items than a list")
  func limits() throws {
    var options = Formula.Options()
    options.limits.listItems = 10
    let sheet = try Self.sheet(
      [("A1", "x = 3; x"), ("A2", "f(x) = x"), ("B1", "sum(D1:D10)"), ("B2", "sum(D1:D11)"), ("D1", "1")],
      options: options)
    #expect(
      Self.error(sheet, "A1")?.kind.name == "unexpectedToken" && Self.error(sheet, "A2")?.kind.name == "unexpectedToken"
    )
    #expect(try sheet.value(of: "B1") == 1)
    #expect(Self.error(sheet, "B2")?.kind == .limitExceeded(.listItems, maximum: 10))
  }

  @Test("a chain as long as memory allows is computed without recursion")
  func chain() throws {
    let count = 5_000
    var sheet = Sheet()
    // From the last to the first, so that all references are forward.
    try sheet.edit((2...count).reversed().map { ("A\($0)", "A\($0 - 1) + 1") } + [("A1", "1")])
    #expect(try sheet.value(of: "A\(count)") == .number(.double(Double(count))))
    #expect(try sheet.set("A1", to: "2").count == count)
    #expect(try sheet.value(of: "A\(count)") == .number(.double(Double(count + 1))))
    #expect(try sheet.set("A1", to: "A\(count)").count == count)
    guard case .cyclicDefinition(let ring)? = Self.error(sheet, "A7")?.kind else {
      Issue.record("no ring")
      return
    }
    // The beginning and the end of a ring of more than a hundred cells.
    #expect(ring.count == 101 && ring.first == ring.last && ring[50] == "…")
  }

  @Test("what was taken back can be made again, until something else is edited")
  func redo() throws {
    var sheet = try Self.sheet([("A1", "1"), ("A2", "2 * A1")])
    #expect(sheet.redo() == nil)
    try sheet.set("A1", to: "5")
    try sheet.edit([("A1", "6"), ("A1", "7"), ("A3", "A2 + 1")])
    #expect(sheet.undo() == ["A1", "A2", "A3"] && sheet.undo() == ["A1", "A2"])
    #expect(sheet.redo() == ["A1", "A2"])
    #expect(try sheet.value(of: "A2") == 10)
    #expect(try sheet.redo() != nil && sheet.value(of: "A3") == 15 && sheet["A1"] == "7")
    #expect(sheet.redo() == nil)
    #expect(sheet.undo() != nil)
    #expect(try sheet.value(of: "A2") == 10 && sheet["A3"] == nil)
    try sheet.set("A1", to: "8")
    #expect(sheet.redo() == nil)
    #expect(try sheet.undo() != nil && sheet.value(of: "A2") == 10)
  }

  @Test(
    "many cells that are filled at once, on all processors, have the values and errors that they have one after the other"
  )
  func manyAtOnce() throws {
    var texts: [(name: String, text: String?)] = []
    for row in 1...300 {
      texts.append(("A\(row)", row % 17 == 0 ? "\(row) m" : row % 13 == 0 ? "1/0" : row % 11 == 0 ? "3 +" : "\(row)/7"))
      // Some need cells behind them, and some each other.
      texts.append(("B\(row)", row % 5 == 0 ? "A\(row + 1) * 2" : row % 29 == 0 ? "C\(row) + 1" : "A\(row)^2"))
      texts.append(("C\(row)", row % 19 == 0 ? "sum(A\(row):A\(row + 2))" : "B\(row) + A\(row)"))
    }
    var atOnce = Sheet()
    let changed = try atOnce.edit(texts)
    var single = Sheet()
    for (name, text) in texts.reversed() { try single.set(name, to: text) }
    #expect(Set(changed) == Set(texts.map(\.name)) && changed.count == texts.count)
    func state(_ sheet: Sheet, _ name: String) -> Result<FormulaResult?, FormulaError> {
      Result { () throws(FormulaError) in try sheet.result(of: name) }
    }
    for (name, _) in texts {
      switch (state(atOnce, name), state(single, name)) {
      case (.success(let a), .success(let b)): #expect(a == b, "\(name)")
      case (.failure(let a), .failure(let b)): #expect(a == b, "\(name)")
      case (.success, .failure), (.failure, .success): Issue.record("\(name)")
      }
    }
    // Each behind those that it uses.
    let places = Dictionary(uniqueKeysWithValues: changed.enumerated().map { ($1, $0) })
    for row in 1..<300 where row % 29 != 0 { #expect(places["C\(row)"]! > places["B\(row)"]!) }
    #expect(atOnce.undo()?.count == texts.count && atOnce.names.isEmpty)
  }

  @Test(
    "a cell that tests for errors goes on where what it tests has failed, and no other does",
    arguments: NumberMode.allCases)
  func attempts(mode: NumberMode) throws {
    var sheet = try Self.sheet(
      [
        ("A1", "1/0"), ("A2", "5"), ("B1", "iferror(A1, 7)"), ("B2", "iserror(A1)"), ("B3", "iferror(sum(A1:A2), 2)"),
        ("B4", "A1 + iferror(A1, 1)"), ("B5", "iferror(A2 > 3 ? A1 : 1, A2)"), ("B6", "iferror(nothing + 1, 3)"),
      ], options: Formula.Options(numberMode: mode))
    func number(_ name: String) throws -> Double? {
      if case .number(let number) = try sheet.value(of: name) { number.double } else { nil }
    }
    #expect(try number("B1") == 7 && number("B3") == 2 && number("B5") == 5 && number("B6") == 3)
    #expect(try sheet.value(of: "B2") == .truth(true))
    #expect(Self.error(sheet, "B4")?.kind.name == "divisionByZero")
    try sheet.set("A1", to: "2")
    #expect(try number("B1") == 2 && number("B3") == 7 && number("B4") == 4 && number("B5") == 2)
    #expect(try sheet.value(of: "B2") == .truth(false))
  }
}
