// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/ManyRows.md; not to be edited.

import Reckon
import Testing

struct ManyRowsSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/ManyRows.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/ManyRows.md")
    func print(_ items: Any...) { page.print(items) }

    let total = try Formula("price * qty * (1 - discount)")
    let result = try total.evaluate(columns: [[20, 5, 8], [3, 4, 1], [0.1, 0, 0.5]], threads: 2)
    page.shows(12, result.values, "[54, 20, 4]")
    page.shows(13, result.report.firstFailure == nil, "true")
    let ratio = try Formula("a / b").evaluate(columns: [[1, 2, 3], [4, 0, 0]])
    page.shows(24, ratio.report.failureCount, "2")
    page.shows(25, ratio.report.firstFailure?.row, "1")
    page.shows(26, ratio.report.firstFailure?.error.message, "\"division by zero in 2 / 0; make the divisor other than 0\"")
    let records: [Double] = [20, 3, 5, 4, 8, 1]
    var output = [Double](repeating: 0, count: 3)
    let report = try records.withUnsafeBufferPointer { values in
      try output.withUnsafeMutableBufferPointer { results in
        try total.evaluate(
          columns: [
            InputColumn(values, stride: 2), InputColumn(UnsafeBufferPointer(rebasing: values[1...]), stride: 2), InputColumn(uniform: 0.5),
          ],
          into: results)
      }
    }
    page.shows(49, report.failureCount, "0")
    page.shows(50, output, "[30, 10, 4]")
    var values: [Double] = [1, 2, 3, 4]
    try values.withUnsafeMutableBufferPointer { memory in
      let backwards = InputColumn(UnsafeBufferPointer(memory), stride: -1)
      _ = try Formula("10*x", variables: ["x"]).evaluate(columns: [backwards], into: memory)
    }
    page.shows(62, values, "[40, 30, 20, 10]")
    let curve = try Formula("1 / x", variables: ["x"])
    let points = stride(from: -2.0, through: 2, by: 1).map { $0 }
    let heights = try curve.evaluate(columns: [points]).values.map { $0.isFinite ? $0 : nil }
    page.shows(73, heights, "[-0.5, -1, nil, 1, 0.5]")
  }
}
