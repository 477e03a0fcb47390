import Foundation
import Reckon
import Testing

/// The books of `Sources/Books`, held to values that `Tests/Oracle/books.py` computes another way; see
/// `Resources/README.md`.
@Suite("Formula books: those that come with Reckon")
struct ShippedBookTests {
  /// One line of the oracle.
  struct Row: Sendable {
    let book: String
    /// An expression, behind values of parameters where it has some.
    let expression: String
    /// Nothing where the evaluation must fail.
    let expected: Double?
    /// The deviation allowed, relative to the expected value, absolute where that is 0.
    let allowed: Double
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/Books")
    .standardized

  /// The names of the books' files.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".reckon") }.sorted()
  }()

  static let rows: [Row] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Resources/books.tsv")
      .standardized
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, let allowed = Double(fields[3]) else { return nil }
      return Row(book: "\(fields[0]).reckon", expression: fields[1], expected: Double(fields[2]), allowed: allowed)
    }
  }()

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  static func book(_ text: String, name: String) throws -> FormulaBook {
    try FormulaBook(text, name: name, importing: Self.text)
  }

  @Test("all.reckon imports every other book, and no name is defined twice")
  func all() throws {
    let all = try Self.text(of: "all.reckon")
    #expect(Self.names.count == 16)
    for name in Self.names where name != "all.reckon" { #expect(all.contains("import \"\(name)\"")) }
    let book = try Self.book(all, name: "all.reckon")
    #expect(Set(book.names).count == book.names.count && book.names.count >= 300)
  }

  @Test("the books have documentation and leave nothing to remark", arguments: names)
  func isClean(name: String) throws {
    let book = try Self.book(try Self.text(of: name), name: name)
    #expect(book.documentation?.isEmpty == false)
    #expect(book.notes.map(\.message) == [])
  }

  @Test(
    "the examples are met: worked examples and tables of the literature among them",
    arguments: names.filter { $0 != "all.reckon" })
  func examples(name: String) throws {
    let book = try Self.book(try Self.text(of: name), name: name)
    #expect(book.exampleCount >= 4)
    for outcome in book.failedExamples {
      let came = outcome.value?.formulaText ?? outcome.error?.message ?? "nothing"
      Issue.record(
        "\(outcome.file ?? ""):\(outcome.line): \(outcome.expression) gives \(came), not \(outcome.expectedText)")
    }
  }

  @Test("formulas have the values that high precision gives, and fail where they have none", arguments: names)
  func oracle(name: String) throws {
    #expect(Self.rows.count >= 1_000)
    let rows = Self.rows.filter { $0.book == name }
    #expect(rows.count >= 4 || name == "all.reckon")
    // A row is evaluated as an example of a book that imports the one in question; it is judged here and not by the
    // example's own rule.
    let lines = rows.map { "> \($0.expression) = \($0.expected == nil ? "error" : "0")" }
    let book = try Self.book("import \"\(name)\"\n" + lines.joined(separator: "\n"), name: "oracle")
    let outcomes = book.runExamples().filter { $0.file == "oracle" }
    #expect(outcomes.count == rows.count)
    for (row, outcome) in zip(rows, outcomes) {
      let came = outcome.value?.formulaText ?? outcome.error?.message ?? "nothing"
      guard let expected = row.expected else {
        #expect(outcome.isMet, "\(row.expression) gives \(came) where it should fail")
        continue
      }
      let allowed = expected == 0 ? row.allowed : row.allowed * expected.magnitude
      let isNear = (outcome.value?.number).map { ($0.double - expected).magnitude <= allowed } ?? false
      #expect(isNear, "\(row.expression) gives \(came), not \(expected)")
    }
  }
}
