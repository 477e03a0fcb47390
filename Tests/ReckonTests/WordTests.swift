import Foundation
import Reckon
import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax
import Testing

/// Words in place of signs.
@Suite("Words")
struct WordTests {
  /// The expressions of a golden file that have values.
  static func lines(of file: String) throws -> [GoldenTests.Line] {
    let text = try String(contentsOf: GoldenTests.folder.appending(path: "\(file).txt"), encoding: .utf8)
    return text.components(separatedBy: "\n").compactMap { GoldenTests.Line($0, file: file) }.filter {
      !$0.expected.hasPrefix("error")
    }
  }

  /// The reading of an expression that has a value.
  static func reading(_ expression: String, of line: GoldenTests.Line) throws -> SyntaxTree {
    let variables = line.values.map(\.name)
    let scope = line.scope.names(with: variables)
    let tree = try Parser.tree(of: SourceText(expression), scope: scope)
    var options = CompilerOptions()
    options.variables = variables
    options.angleUnit = line.options.angleUnit
    options.numberMode = line.options.numberMode
    return try Compiler.compile(tree, definitions: line.scope.definitions, options: options).tree
  }

  @Test(
    "no text that has a value without words is read with them", arguments: GoldenTests.files.filter { $0 != "words" })
  func keepsMeanings(file: String) throws {
    for line in try Self.lines(of: file) {
      let tree = try Self.reading(line.expression, of: line)
      #expect(!tree.readsWords, "\(line.expression)")
    }
  }

  @Test("a text with words is written in signs, which have its value") func signs() throws {
    var count = 0
    for line in try Self.lines(of: "words") where line.values.isEmpty && line.options.numberMode == .double {
      let formula = try Formula(line.expression, variables: [], scope: line.scope, options: line.options)
      let text = try formula.text(.plain)
      let tree = try Self.reading(text, of: line)
      // Times of day have no signs.
      #expect(!tree.readsWords || text.contains(":"), "\(line.expression) as \(text)")
      let again = try Formula(text, variables: [], scope: line.scope, options: line.options)
      let (first, second) = (try formula.result().written, try again.result().written)
      #expect(first == second, "\(line.expression) as \(text): \(second), not \(first)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test("words are not read where unknown names become inputs") func inputs() throws {
    let formula = try Formula("rate * million")
    #expect(formula.variables.map { "\($0)" }.sorted() == ["million", "rate"])
    #expect(throws: FormulaError.self) { try Formula("20% off price") }
  }

  @Test("a number that a word would make too long leaves the word unknown") func longNumbers() {
    let limit = Limits().literalBytes
    // A double would be too small for the number by itself.
    var options = Formula.Options()
    options.numberMode = .exact
    let text = String(repeating: "1", count: limit) + " million"
    let error = #expect(throws: FormulaError.self) { try Formula(text, variables: [], options: options) }
    #expect(error?.kind.name == "unknownName")
  }

  @Test("a name in scope hides a word") func hidden() throws {
    #expect(try Formula("3 million", variables: ["million"]).evaluate(2) == 6)
    #expect(try Formula("1.5k", variables: ["k"]).evaluate(2) == 3)
    #expect(throws: FormulaError.self) { try Formula("20% off 50", variables: ["off"]) }
  }

  @Test("each word in lower case and in capitals is one") func capitals() throws {
    for text in ["Square root of 9", "What is 20% OFF 50?", "5 Plus 3"] {
      #expect(throws: Never.self, "\(text)") { try Formula(text, variables: []) }
    }
  }

  @Test("a message about a text with words points at what cannot be read") func places() throws {
    for (text, place) in [
      ("3 million apples", 10..<16), ("20% off abc", 8..<11), ("5 apples", 2..<8), ("half of pears", 8..<13),
    ] {
      let error = #expect(throws: FormulaError.self, "\(text)") { try Formula(text, variables: []) }
      #expect(error?.range == SourceRange(start: place.lowerBound, end: place.upperBound), "\(text)")
    }
  }
}
