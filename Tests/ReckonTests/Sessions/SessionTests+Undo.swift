import Reckon
import Synchronization
import Testing

/// Undo.
extension SessionTests {
  @Test("undo takes back what one text defined, and redo does it again")
  func undoing() throws {
    var session = FormulaSession()
    try session.run("x = 1; y = x + 1")
    try session.run("x = 5")
    try session.run("2 + 2")
    #expect(session.undo()?.map(\.name).sorted() == ["x", "y"])
    #expect(try session.run("y")[0].value == 2)
    #expect(session.redo()?.count == 2)
    #expect(try session.run("y")[0].value == 6)
    #expect(session.undo() != nil && session.undo() != nil && session.undo() == nil)
    #expect(throws: FormulaError.self) { try session.run("x") }
    #expect(session.redo()?.map(\.name).sorted() == ["x", "y"])
    try session.run("z = 1")
    #expect(session.redo() == nil)
    try session.remove("x")
    #expect(throws: FormulaError.self) { try session.run("y") }
    #expect(session.undo() != nil)
    #expect(try session.run("y")[0].value == 2)
  }

  @Test("a change of the kind of numbers is no step of undo, and keeps what can be done again")
  func modeIsNoStep() throws {
    var session = FormulaSession()
    try session.run("x = 0.1")
    try session.run("x = 1/3")
    _ = session.undo()
    session.options.numberMode = .decimal
    #expect(session.redo()?.map(\.name) == ["x"])
    #expect(session.definition(of: "x")?.result?.number.description == "0.3333333333333333333333333333333333")
    #expect(session.undo() != nil && session.undo() != nil && session.undo() == nil)
  }

  @Test("what can be undone is bounded by changes too: steps that change much are forgotten earlier, the last is not")
  func manyChanges() throws {
    var session = FormulaSession()
    try session.run("a = 0; " + (1...999).map { "b\($0) = a + \($0)" }.joined(separator: "; "))
    for value in 1...150 { try session.run("a = \(value)") }
    var count = 0
    while session.undo() != nil { count += 1 }
    // Each step changes 1,000 values.
    #expect(count == 100 && session.scope["b999"] == 1049)
    while session.redo() != nil { count -= 1 }
    #expect(count == 0 && session.scope["b999"] == 1149)
  }
}
