import Foundation
import Reckon
import Testing

/// Exact numbers serve whatever doubles serve: a person's text is computed in them without being asked.
@Suite("Whatever has a value in doubles has one in exact numbers")
struct ExactSweepTests {
  /// The error that a text ends with.
  private static func failure(_ text: String, _ line: GoldenTests.Line?, _ mode: NumberMode) -> String? {
    var options = line?.options ?? Formula.Options()
    options.numberMode = mode
    do throws(FormulaError) {
      let formula = try Formula(
        text, variables: line?.values.map(\.name), scope: line?.scope ?? Scope(), options: options)
      let inputs = (line?.values ?? []).map { Value.number($0.value) }
      _ = try formula.result(of: inputs)
      return nil
    } catch { return "\(error.kind)" }
  }

  @Test("lines of the golden files", arguments: GoldenTests.files)
  func golden(file: String) throws {
    let lines = try String(contentsOf: GoldenTests.folder.appending(path: "\(file).txt"), encoding: .utf8).components(
      separatedBy: "\n")
    for text in lines {
      guard let line = GoldenTests.Line(text, file: file), line.options.numberMode == .double,
        Self.failure(line.expression, line, .double) == nil
      else { continue }
      // NaN and infinity are doubles.
      if line.expression.contains("inf") || line.expression.contains("nan")
        || line.values.contains(where: { !$0.value.isFinite })
      {
        continue
      }
      let failure = Self.failure(line.expression, line, .exact)
      #expect(failure == nil, "\(text): \(failure ?? "")")
    }
  }

  @Test("examples of functions and operators")
  func examples() {
    for (row, example) in ExampleTests.examples where Self.failure(example.expression, nil, .double) == nil {
      let failure = Self.failure(example.expression, nil, .exact)
      #expect(failure == nil, "\(row): \(example.expression): \(failure ?? "")")
    }
  }
}
