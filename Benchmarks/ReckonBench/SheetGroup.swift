import Reckon

/// Sheets: filling one, and editing cells that few and many others need.
enum SheetGroup {
  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let count = 100_000
    // Rows of a price list: three numbers, a formula of them, and a total over ten rows.
    var rows: [(name: String, text: String?)] = []
    for row in 1...count / 5 {
      rows += [("A\(row)", "\(row % 90 + 10).95"), ("B\(row)", "\(row % 7 + 1)"), ("C\(row)", "0.\(row % 9)")]
      rows.append(("D\(row)", "A\(row) * B\(row) * (1 - C\(row))"))
      rows.append(("E\(row)", row % 10 == 0 ? "sum(D\(row - 9):D\(row))" : "D\(row) / 1.19"))
    }
    let chain: [(name: String, text: String?)] = [("A1", "1")] + (2...count).map { ("A\($0)", "A\($0 - 1) + 1") }
    let fan: [(name: String, text: String?)] =
      [("A1", "1")] + (2...count).map { ("A\($0)", $0 <= 100 ? "A1 * \($0)" : "\($0)") }
    let filled = try sheet(chain)
    let fanned = try sheet(fan)
    guard try filled.value(of: "A\(count)") == .number(.double(Double(count))) else {
      throw BenchmarkError("the chain has another end")
    }
    var last = 0.0
    let ns = Stopwatch.measure(
      [
        Contestant("fill", count: 1) { _ = try? sheet(rows) },
        Contestant("chain", count: 1) {
          var sheet = filled
          last += 1
          _ = try? sheet.set("A1", to: "\(last)")
        },
        Contestant("edit", count: 100) {
          var sheet = fanned
          for _ in 0..<100 {
            last += 1
            _ = try? sheet.set("A1", to: "\(last)")
          }
        },
      ], rounds: min(5, options.rounds))
    report(Measurement(group: "sheet", name: "100,000 cells", formula: "A1 * B1 * (1 - C1)", ns: ns))
  }

  private static func sheet(_ cells: [(name: String, text: String?)]) throws -> Sheet {
    var sheet = Sheet()
    try sheet.edit(cells)
    return sheet
  }
}
