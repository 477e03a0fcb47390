import Reckon
import ReckonSyntax
import Testing

@Suite("Hostile text")
struct HostileTextTests {
  @Test(
    "what cannot be seen is spelled out in messages",
    arguments: [
      ("1 + \u{202E}2", "‘\\u{202E}’ is not part of a formula; remove it\n  1 + �2\n      ^"),
      ("\0", "‘\\u{0}’ is not part of a formula; remove it\n  �\n  ^"),
      ("1\u{1B}[2J", "‘\\u{1B}’ is not part of a formula; remove it\n  1�[2J\n   ^"),
      ("x\u{200B}", "‘\\u{200B}’ is not part of a formula; remove it\n  x�\n   ^"),
      ("1 +\r\n2 + §", "‘§’ is not part of a formula; remove it\n  2 + §\n      ^"),
      ("2 + §\r\n1", "‘§’ is not part of a formula; remove it\n  2 + §\n      ^"),
    ])
  func golden(_ text: String, _ expected: String) {
    #expect(Formula.validate(text, variables: ["x"]).first?.description == expected)
  }

  @Test("a place in a text of any characters is that of the character, and the carets stand under it")
  func places() {
    // The error is at the same character whatever stands before it.
    for piece in HostileText.pieces where !piece.contains("\r") {
      let before = "`a\(piece)b` + "
      let source = SourceText(before + "§")
      let place = source.position(of: before.utf8.count)
      #expect(place.line == 1)
      #expect(place.column == before.count + 1, "\(HostileText.pieces)")
      let lines = source.snippet(of: SourceRange(start: before.utf8.count, end: before.utf8.count + 2)).split(
        separator: "\n")
      #expect(lines.count == 2 && lines[0].hasSuffix("§") && lines[1].hasSuffix(" ^"))
    }
  }

  @Test("a range that cuts a character in two shows the whole character")
  func cutCharacters() {
    let source = SourceText("1 + 名 + 2")
    for range in [4..<5, 5..<6, 6..<7, 4..<7] {
      #expect(
        source.snippet(of: SourceRange(start: range.lowerBound, end: range.upperBound)) == "  1 + 名 + 2\n      ^^")
    }
  }

  @Test("no piece of text, alone or in a name, makes a message that cannot be shown", arguments: HostileText.pieces)
  func pieces(_ piece: String) {
    let long = String(repeating: piece, count: 600)
    for text in [
      piece, long, "1\(piece)2", "x\(piece)", "`a\(piece)`", "`a\(long)`", "`a\(piece)`(1)",
      "f(`\(piece)`) = 1; f(1,2)",
      "5 km to `\(piece)`",
      "5 \(piece)km to m", "1 to fix \(piece)", "\(piece)=1", "1/2`\(piece)`", "`\(piece)` = 1; `\(piece)`(3)",
      "sin(\(piece), \(piece))",
    ] {
      check(text)
    }
  }

  @Test("random texts of such pieces", arguments: 0..<40)
  func random(_ seed: UInt64) {
    var source = RandomSource(seed: seed)
    for length in [2, 5, 20, 100] { check(HostileText.random(&source, pieces: length)) }
  }

  /// Takes a text through all that can complain about it.
  private func check(_ text: String) {
    func look(_ message: String, _ origin: Comment) {
      if let complaint = HostileText.complaint(about: message) {
        Issue.record("\(origin): \(complaint): \(text.debugDescription.prefix(200))")
      }
    }
    for error in Formula.validate(text, variables: ["x"]) {
      look(error.description, "an error")
      look(error.message, "a message")
    }
    if let formula = try? Formula(text) {
      for note in formula.notes { look(note.message, "a note") }
      do throws(FormulaError) { _ = try formula.evaluate(formula.variables.map { _ in 0 }) } catch {
        look(error.description, "an evaluation")
      }
      do throws(FormulaError) { _ = try formula.evaluate(["\(text)": 1]) } catch {
        look(error.description, "a look-up")
      }
    }
    do throws(FormulaError) { _ = try Formula("1", variables: [text, text]) } catch {
      look(error.description, "a variable")
    }
    var session = FormulaSession()
    do throws(FormulaError) { try session.run(text) } catch { look(error.description, "a session") }
    do throws(FormulaError) { try session.remove(text) } catch { look(error.description, "a removal") }
    for book in [text, "parameter `\(text)` = 1 where 2", "import \"\(text)\"", "a = 1\n> a = \(text)"] {
      do throws(FormulaBookError) {
        for note in try FormulaBook(book, name: text).notes { look(note.message, "a note on a book") }
      } catch {
        look(error.description, "a book")
        for error in error.errors { look(error.description, "an error of a book") }
      }
    }
    do throws(FormulaError) { _ = try Formula(image: Array(text.utf8)) } catch { look(error.description, "an image") }
    var scope = Scope()
    do throws(FormulaError) { try scope.add(HostFunction(text) { (_: Double) in .nan }) } catch {
      look(error.description, "a host's function")
    }
  }
}
