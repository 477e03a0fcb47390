import Foundation
import Testing

@Suite("Summaries of parts of a table")
struct CombineTests {
  private let rows = (0..<400).map {
    "\(["EU", "US", "", "a,b"][$0 * 7 % 4]),\($0 % 13 == 0 ? "" : "\(Double($0 * 37 % 101) / 8)"),2024-01-\(10 + $0 % 20)"
  }

  /// The rows from a place on as a table: fields with commas stand in quotes.
  private func table(_ rows: some Sequence<String>) -> String {
    "g,x,d\n" + rows.map { $0.replacing("a,b,", with: "\"a,b\",") + "\n" }.joined()
  }

  private func combined(_ options: [String], cuts: [Int], _ more: [String] = []) -> ToolRun {
    var lines = ""
    for (start, end) in zip([0] + cuts, cuts + [rows.count]) {
      lines += TableRun(arguments: options + ["--partial"], input: table(rows[start..<end]).utf8).output
    }
    return ToolRun(["combine", "-"] + more, input: Array(lines.utf8), chunkSize: 1 << 16)
  }

  @Test(
    "parts come to what the whole table comes to",
    arguments: [
      [], ["--group-by", "g"], ["--group-by", "g,d"], ["--group-by", "g", "--statistics", "median,p90,mode,count"],
      ["y = 2x; big = y > 12", "--group-by", "big"], ["--group-by", "g", "--decimal"],
      ["--statistics", "p33.3", "--decimal"],
      ["--where", "g == \"EU\"", "--select", "x"], ["--where", "false", "--group-by", "g"],
    ])
  func wholes(options: [String]) {
    let options = options + ["--summary"]
    // Multiples of 1/8 have exact sums, whatever their order.
    let whole = TableRun(arguments: options, input: table(rows).utf8).output
    for cuts in [[], [200], [1, 2, 3], [100, 100, 300]] {
      let run = combined(options, cuts: cuts)
      #expect(run.output == whole && run.errors.isEmpty, "\(options), \(cuts): \(run.output)\(run.errors)")
    }
  }

  @Test(
    "medians of counts are at most 1/256 off, and the same in parts as in the whole",
    arguments: [
      ["--group-by", "g"], ["--summary"], ["--group-by", "g", "--decimal"], ["--group-by", "g", "--threads", "3"],
    ])
  func approximate(options: [String]) throws {
    // Numbers of all sizes, both signs, and zeros.
    let rows = (0..<4000).map { row -> String in
      let size = row % 50 == 0 ? "0" : "\(Double(row * 7919 % 4001 + 1) / 64)e\(row % 9 - 4)"
      return "\(row % 3),\(row % 5 == 0 && size != "0" ? "-" : "")\(size)"
    }
    func table(_ rows: some Sequence<String>) -> String { "g,x\n" + rows.map { $0 + "\n" }.joined() }
    let options = options + ["--select", "x", "--statistics", "min,p0,p10,median,p90,p99.5,p100,max,count"]
    let whole = TableRun(arguments: options + ["--medians", "approximate"], input: table(rows).utf8)
    #expect(
      whole.errors
        == "note: medians and percentiles are approximate: the numbers that they are taken from are at most 0.4 % off\n"
    )
    let exact = TableRun(arguments: options + ["--medians", "exact"], input: table(rows).utf8)
    #expect(exact.errors.isEmpty)
    for (found, wanted) in zip(
      whole.output.split(separator: "\n").dropFirst(), exact.output.split(separator: "\n").dropFirst())
    {
      let (own, others) = (
        found.split(separator: ",").compactMap { Double($0) }, wanted.split(separator: ",").compactMap { Double($0) }
      )
      #expect(own.count == others.count)
      for (a, b) in zip(own, others) { #expect(abs(a - b) <= abs(b) / 256, "\(a) in place of \(b)") }
      // Extremes and counts are exact.
      #expect(own.suffix(3) == others.suffix(3) && own.suffix(9).prefix(2) == others.suffix(9).prefix(2))
    }
    for cuts in [[], [2000], [1, 2, 3000], [500, 500, 900]] {
      var lines = ""
      for (start, end) in zip([0] + cuts, cuts + [rows.count]) {
        let part = TableRun(
          arguments: options + ["--medians", "approximate", "--partial"], input: table(rows[start..<end]).utf8)
        #expect(part.errors.isEmpty)
        lines += part.output
      }
      let run = ToolRun(["combine", "-"], input: Array(lines.utf8), chunkSize: 1 << 16)
      #expect(run.output == whole.output && run.errors == whole.errors, "\(options), \(cuts)")
    }
  }

  @Test("few numbers, dates and modes are exact also where medians may be approximate")
  func exactOnes() {
    let few = TableRun("y = median(x)", "--medians", "approximate", "--select", "y", input: "x\n1\n2\n5\n7\n".utf8)
    #expect(few.output == "y\n3.5\n3.5\n3.5\n3.5\n" && few.errors.contains("are approximate"))
    let options = ["--select", "d", "--statistics", "median"]
    let dates = TableRun(arguments: options + ["--medians", "approximate"], input: table(rows).utf8)
    #expect(dates.output == TableRun(arguments: options, input: table(rows).utf8).output && dates.errors.isEmpty)
    let parts = combined(options + ["--medians", "approximate"], cuts: [10, 70])
    #expect(parts.output == dates.output, "\(parts.errors)")
    let mode = TableRun(
      "--select", "x", "--statistics", "mode,median", "--medians", "approximate", input: table(rows).utf8)
    #expect(
      mode.output == TableRun("--select", "x", "--statistics", "mode,median", input: table(rows).utf8).output
        && mode.errors.isEmpty)
    let part = TableRun(
      "--select", "x", "--statistics", "median", "--medians", "approximate", "--partial", input: table(rows).utf8
    ).output
    func errors(_ text: String) -> String {
      ToolRun(["combine", "-"], input: Array(text.utf8), chunkSize: 1 << 16).errors
    }
    let other = TableRun("--select", "x", "--statistics", "median", "--partial", input: table(rows).utf8).output
    #expect(errors(part + other).contains("a different summary"))
    #expect(
      errors(part.replacing("\"ranges\"", with: "\"values\"")).contains("line 2 of standard input is not a partial"))
  }

  @Test("a column of texts without a single one has no sum, in parts as in the whole")
  func noTexts() {
    let options = ["y = x > 99 ? g : missing", "--select", "y", "--statistics", "count,sum"]
    let whole = TableRun(arguments: options, input: table(rows).utf8).output
    #expect(whole == "column,count,sum\ny,0,\n")
    for cuts in [[], [7, 100]] { #expect(combined(options, cuts: cuts).output == whole) }
  }

  @Test("the whole is written in an order and a format")
  func order() {
    let options = ["--group-by", "g", "--select", "x", "--statistics", "sum"]
    let whole = TableRun(
      arguments: options + ["--sort", "sum desc", "--head", "2", "--format", "jsonl"], input: table(rows).utf8)
    #expect(
      combined(options, cuts: [50], ["--sort", "sum desc", "--head", "2", "--format", "jsonl"]).output == whole.output)
    #expect(combined(options, cuts: [], ["--sort", "x"]).errors.contains("the summary has no column x to sort by"))
  }

  @Test(
    "what is no part of the same summary is an error with its line",
    arguments: [
      ("", "there is no part of a summary to combine; reckon run --partial writes some"),
      ("a,b\n", "line 1 of standard input is not a partial summary as reckon run --partial writes it"),
      ("{\"partial\": 2}\n", "line 1 of standard input is not a partial summary as reckon run --partial writes it"),
    ])
  func foreign(input: String, message: String) {
    let run = ToolRun(["combine", "-"], input: Array(input.utf8), chunkSize: 1 << 16)
    #expect(run.errors == "reckon: \(message)\n" && run.code == .inputOutput && run.output.isEmpty, "\(run.errors)")
  }

  @Test("parts of other summaries, and damaged lines, are refused")
  func damaged() {
    let part = TableRun("--select", "x", "--statistics", "sum", "--partial", input: table(rows).utf8).output
    let other = TableRun("--select", "x", "--statistics", "count", "--partial", input: table(rows).utf8).output
    func errors(_ text: String) -> String {
      ToolRun(["combine", "-"], input: Array(text.utf8), chunkSize: 1 << 16).errors
    }
    #expect(errors(part + other).contains("line 3 of standard input begins a part of a different summary"))
    #expect(errors(part.replacing("\"sums\"", with: "\"sum\"")).contains("line 2 of standard input is not a partial"))
    #expect(errors(part.replacing("\"0\"", with: "\"zero\"")).contains("line 2 of standard input is not a partial"))
    #expect(errors(String(part.dropLast(4))).contains("line 2 of standard input is not a partial"))
    #expect(
      TableRun("--partial", "--sort", "x", input: table(rows).utf8).errors.contains(
        "sort and format the result with reckon combine"))
  }
}
