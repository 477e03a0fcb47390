import Foundation
import Reckon
import ReckonSyntax
import Testing

@Suite("Statements on several lines")
struct StatementLinesTests {
  /// A text with a line end at each blank behind which a statement goes on.
  private static func broken(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var extent = StatementExtent()
    let list = Lexer.tokens(of: SourceText(text))
    for (token, next) in zip(list.tokens, list.tokens.dropFirst()) {
      extent.take(token, in: list)
      if extent.isIncomplete, token.range.end < next.range.start, next.kind != .end { bytes[token.range.end] = 0x0A }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What the statements of a text come to, or the kind of error; a text that begins definitions in lines of its own is
  /// another text.
  private static func answer(_ text: String, _ line: GoldenTests.Line) -> String {
    var session = FormulaSession(scope: line.scope, options: line.options)
    session.random = RandomSource(seed: 1)
    for (name, value) in line.values { session.scope[number: name] = value }
    do throws(FormulaError) {
      return try session.run(text).map { "\($0.result?.written ?? "") \($0.notes.map(\.kind))" }.joined(separator: "; ")
    } catch { return error.kind.name }
  }

  @Test("mean in a session what they mean on one line", arguments: GoldenTests.files)
  func sessions(file: String) throws {
    let lines = try String(contentsOf: GoldenTests.folder.appending(path: "\(file).txt"), encoding: .utf8).components(
      separatedBy: "\n")
    var count = 0
    for case let line? in lines.map({ GoldenTests.Line($0, file: file) }) {
      let text = line.expression
      let broken = Self.broken(text)
      guard broken != text,
        !broken.split(separator: "\n").dropFirst().contains(where: { StatementExtent.beginsStatement(String($0)) })
      else {
        continue
      }
      count += 1
      let clock = ["now", "today", "random", "randint"].contains { text.contains($0) }
      if clock { continue }
      #expect(Self.answer(broken, line) == Self.answer(text, line), "\(broken)")
    }
    #expect(count > 3)
  }

  @Test(
    "mean in a book what they mean on one line",
    arguments: ["operators", "functions", "conversions", "quantities", "dates", "lists"])
  func books(file: String) throws {
    let lines = try String(contentsOf: GoldenTests.folder.appending(path: "\(file).txt"), encoding: .utf8).components(
      separatedBy: "\n")
    func answer(_ text: String) -> String {
      do {
        return try FormulaBook("value =\n\(text)\nafter = 7\n").result(of: "value").written
      } catch let error as FormulaBookError { return error.errors.first?.kind.name ?? "" } catch {
        return (error as? FormulaError)?.kind.name ?? ""
      }
    }
    for case let line? in lines.map({ GoldenTests.Line($0, file: file) })
    where line.values.isEmpty && !line.expression.contains(";") {
      let broken = Self.broken(line.expression)
      if broken != line.expression { #expect(answer(broken) == answer(line.expression), "\(broken)") }
    }
  }

  @Test(
    "end where the next line begins a definition, in sessions and in books",
    arguments: [
      "a = (1 +\nb = 3", "a = 1 +\nb = 3", "a = 1 ? 2\nb := 3", "a = [1,\nf(x, y) = 3", "a = sum(k, 1,\n`b c` = 3",
      "a = max(1, (2 +\n\n# two\nb = 3",
    ])
  func forgotten(text: String) throws {
    var session = FormulaSession()
    let ofSession = #expect(throws: FormulaError.self) { try session.run(text) }
    let ofBook = #expect(throws: FormulaBookError.self) { try FormulaBook(text) }
    for error in [ofSession, ofBook?.errors.first] {
      #expect(error.map { $0.source.position(of: $0.range.start).line } == 1, "\(text)")
    }
    #expect(ofBook?.errors.count == 1)
    // More lines do not help.
    #expect(!session.isIncomplete(text))
  }

  @Test("keep their lines and comments when they are kept")
  func kept() throws {
    var session = FormulaSession()
    try session.run("x =\n  1 + # one\n  2\nf(n) = n > 2 ? n^2\n  : 0 # none\nf(x) + # nine\n1")
    #expect(session.definition(of: "x")?.text == "x =\n  1 + # one\n  2")
    #expect(session.definition(of: "f")?.text == "f(n) = n > 2 ? n^2\n  : 0")
    let text = try session.bookText()
    #expect(text.contains("x =\n  1 + # one\n  2\n"))
    #expect(text.contains("> f(x) +\(String(repeating: " ", count: 8))1 = 10\n"))
    let book = try FormulaBook(text)
    #expect(book.runExamples().allSatisfy { $0.isMet })
    var fresh = FormulaSession()
    try fresh.load(book)
    #expect(try fresh.run("f(x)").last?.value == 9)
  }

  @Test("a line of a book with one of its words ends what is open above it")
  func words() throws {
    for next in ["parameter p = 2", "set angle rad"] {
      let error = #expect(throws: FormulaBookError.self) { try FormulaBook("a = (1 +\n\(next)\n") }
      #expect(error?.errors.count == 1 && error?.errors.first?.kind.isIncomplete == true, "\(next)")
    }
  }

  @Test(
    "end with their line behind the bar that closes an absolute value, and behind the mark of a question",
    arguments: [
      ("|a|", 5), ("|3 - 5| + |a|", 7), ("||a| - 9|", 4), ("(|a|*2 - |4|)", 6), ("5 plus |a|", 10), ("sqrt |a - 9|", 2),
      ("what is 15% of 80?", 12), ("30 is what % of 120?", 0.25), ("|3 -\n 5| + 2", 4), ("a |\n 8", 13),
      ("|a| |\n 8", 13),
      ("a > 3 ?\n 1 : 2", 1),
    ])
  func bars(text: String, value: Double) throws {
    var session = FormulaSession()
    let outcomes = try session.run("a = |-5|\n\(text)\n7\n").map { $0.result?.value.number?.double }
    #expect(outcomes == [5, value, 7])
    let book = try FormulaBook("a = 5\nb = \(text)\n> b = \(value)\n> a = 5\nc = 7\n")
    #expect(book.runExamples().map { $0.isMet } == [true, true])
    #expect(try book.result(of: "c").value == 7)
  }
}
