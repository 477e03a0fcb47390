import Checks
import Reckon

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A spreadsheet's core: a hundred thousand cells, an edit that a hundred see, and a chain as long as the sheet.

var checks = Checks("sheet")

/// A thousand rows of a hundred columns: the first holds numbers, each other one uses the one before.
func cells() -> [(name: String, text: String?)] {
  var cells: [(name: String, text: String?)] = []
  for row in 1...1_000 {
    cells.append(("A\(row)", "\(row)"))
    for column in 1..<100 {
      cells.append((name(column, row), "\(name(column - 1, row)) * 1.01 + \(column)"))
    }
  }
  return cells
}

/// The name of a place, columns from 0 on.
func name(_ column: Int, _ row: Int) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  return (column < 26 ? "" : String(letters[column / 26 - 1])) + String(letters[column % 26]) + "\(row)"
}

/// What the hundredth column of a row is, computed here.
func expected(_ row: Double) -> Double { (1..<100).reduce(row) { $0 * 1.01 + Double($1) } }

do throws(FormulaError) {
  let all = cells()
  var sheet = Sheet()
  var loads: [Duration] = []
  for _ in 0..<3 {
    sheet = Sheet()
    loads.append(try ContinuousClock().measured { () throws(FormulaError) in try sheet.edit(all) })
  }
  checks.expect(loads, within: .seconds(1), "100,000 cells are filled")
  checks.expect(try sheet.value(of: name(99, 7)).number?.double, is: expected(7), "the last column of row 7")

  var edits: [Duration] = []
  var changed: [String] = []
  for round in 0..<51 {
    edits.append(
      try ContinuousClock().measured { () throws(FormulaError) in changed = try sheet.set("A7", to: "\(round)") })
  }
  checks.expect(changed.count, is: 100, "an edit changes its cell and 99 that use it")
  checks.expect(
    try sheet.value(of: name(99, 7)).number?.double, is: expected(50), "the last column of row 7 after the edits")
  checks.expect(edits, within: .milliseconds(1), "an edit with 99 dependants")
  checks.expect(sheet.undo() != nil, "an edit is undone")
  checks.expect(
    try sheet.value(of: name(99, 7)).number?.double, is: expected(49), "the last column of row 7 behind undo")

  var chain: [(name: String, text: String?)] = [("A1", "1")]
  for row in 2...100_000 { chain.append(("A\(row)", "A\(row - 1) + 1")) }
  var long = Sheet()
  try long.edit(chain)
  checks.expect(try long.value(of: "A100000"), is: 100_000, "a chain of 100,000 cells")
  var walks: [Duration] = []
  for round in 2..<7 {
    walks.append(try ContinuousClock().measured { () throws(FormulaError) in try long.set("A1", to: "\(round)") })
  }
  checks.expect(try long.value(of: "A100000"), is: 100_005, "the chain's end after edits of its beginning")
  checks.expect(walks, within: .milliseconds(300), "the chain after an edit of its beginning")

  // What people do to sheets: rings, texts that are no formulas, ranges with holes.
  var odd = Sheet()
  try odd.edit([
    ("A1", "B1 + 1"), ("B1", "A1 * 2"), ("C1", "3 +"), ("D1", "C1"), ("E1", "sum(F1:F9)"), ("F3", "4 m"),
    ("F5", "50 cm"),
  ])
  func problem(_ name: String) -> FormulaError.Kind? {
    do throws(FormulaError) {
      _ = try odd.value(of: name)
      return nil
    } catch { return error.kind }
  }
  if case .cyclicDefinition(let ring)? = problem("A1") {
    checks.expect(Set(ring), is: ["A1", "B1"], "a ring names its cells")
  } else {
    checks.expect(false, "a ring is an error")
  }
  checks.expect(problem("D1"), is: .unexpectedEnd, "a cell has the error of the one it uses")
  checks.expect(try odd.result(of: "E1")?.number.double, is: 4.5, "empty places are skipped")
  try odd.edit([("A1", nil), ("B1", nil), ("C1", nil), ("D1", nil)])
  checks.expect(try odd.bookText().isEmpty, is: false, "a sheet without mistakes is saved as a book")
} catch {
  checks.expect(false, "no error: \(error)")
}
exit(checks.exitCode())

extension ContinuousClock {
  /// How long a step takes that may throw an error of a formula.
  func measured(_ body: () throws(FormulaError) -> some Any) throws(FormulaError) -> Duration {
    let start = now
    _ = try body()
    return now - start
  }
}
