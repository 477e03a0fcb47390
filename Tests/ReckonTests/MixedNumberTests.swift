import Reckon
import Testing

/// Numbers in several units, which names and answers pass on. 5 ft 3 in are 63 in, 2 h 30 min are 150 min.
@Suite("Mixed numbers under names")
struct MixedNumberTests {
  @Test(
    "answers and names continue in the units of a mixed number", arguments: NumberMode.allCases,
    [
      ("5 ft 3 in; ans + 1 in", 64, "64 in to ft+in"), ("5 ft 3 in; ans - 4 ft", 15, "15 in to ft+in"),
      ("q = 2 h 30 min; q + 5 min", 155, "155 min to h+min"), ("2 h 30 min; q = ans; q", 150, "150 min to h+min"),
      ("3 h to h+min; ans + 1 min", 181, "181 min to h+min"), ("-5 ft 3 in; ans", -63, "-63 in to ft+in"),
      ("q = 5 ft 3 in; f(x) = q + x; f(1 in)", 64, "64 in to ft+in"),
      ("5 ft 3 in; f(x) = ans + x; f(1 in)", 64, "64 in to ft+in"),
      ("9 ft to ft+in/16; ans + 3/8 in", 108.375, "108.375 in to ft+in/16"),
      ("q = 5 ft 3 in; round(q + 0.4 in)", 63, "63 in to ft+in"),
      // What was typed in several units stays in them.
      ("5 ft 3 in; ans * 2", 126, "126 in to ft+in"), ("q = 1 h 30 min; q * 3", 270, "270 min to h+min"),
      ("q = 1 h 30 min; 3 km / q", 2, "2 km/h"),
      ("q = 5 ft 3 in; g(x) = 2 q + x; g(6 in)", 132, "132 in to ft+in"),
      ("q = 5 ft 3 in; q to cm", 160.02, "160.02 cm"),
      ("q = 5 ft 3 in; 1 ft + q", 6.25, "6.25 ft"), ("q = 5 ft 3 in; f(x) = x; f(q)", 5.25, "5.25 ft"),
    ] as [(String, Double, String)])
  func continues(mode: NumberMode, row: (text: String, value: Double, written: String)) throws {
    var session = FormulaSession(options: Formula.Options(numberMode: mode))
    let result = try #require(try session.run(row.text).last?.result)
    #expect(abs(result.number.double - row.value) < 1e-12, "\(result.number)")
    let unit = row.written.split(separator: " ").dropFirst().joined(separator: " ")
    #expect(result.written.split(separator: " ").dropFirst().joined(separator: " ") == unit)
    // Formulas that are given as a whole have the same value.
    guard !row.text.contains("ans") else { return }
    let formula = try Formula(row.text, variables: [], options: Formula.Options(numberMode: mode))
    #expect(abs(try formula.result().number.double - row.value) < 1e-12 && formula.unit == result.kind.unit)
    #expect(try Formula(image: formula.image).result().written == result.written)
  }

  @Test("an answer that a function takes is written so that it reads back as a mixed number")
  func written() throws {
    var session = FormulaSession()
    try session.run("5 ft 3 in; f(x) = ans + x")
    #expect(session.definition(of: "ans1")?.text == "ans1 = 63 in to ft+in")
    var again = FormulaSession()
    try again.load(try FormulaBook(try session.bookText()))
    #expect(try again.run("f(1 in)").last?.result?.written == "64 in to ft+in")
  }
}
