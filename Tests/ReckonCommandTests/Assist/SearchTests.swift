import Foundation
import Reckon
import ReckonBooks
import ReckonCommand
import ReckonPrompt
import Testing

@Suite("Search in help")
struct SearchTests {
  /// What people look for, with the name that must be among the first three: written before the index, by someone else.
  static let queries: [(text: String, name: String)] = {
    let text = (try? String(contentsOfFile: ToolRun.resource("search.tsv"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      return fields.count == 2 ? (fields[0], fields[1]) : nil
    }
  }()

  /// The names that help shows for a text, in its order.
  static func found(_ text: String) -> [String] {
    let exact = HelpIndex.entries(named: text)
    let others = HelpIndex.search(text, among: HelpIndex.entries + HelpIndex.bookDefinitions()).filter { other in
      !exact.contains { $0.kind == other.kind && $0.name == other.name }
    }
    return (exact + others).map(\.name)
  }

  @Test("of 200 queries, in English and Korean, at least 190 have what is meant among the first three")
  func judged() {
    #expect(Self.queries.count == 200)
    let missed = Self.queries.filter { !Self.found($0.text).prefix(3).contains($0.name) }
    #expect(missed.count <= 10, "\(missed.map { "\($0.text): \($0.name), not \(Self.found($0.text).prefix(3))" })")
  }

  @Test(
    "words find what they mean in any case, with endings, in any order, and written together",
    arguments: [
      ("Loan Payments", "annuityPayment"), ("payment of a loan", "annuityPayment"),
      ("deflections of beams", "beamDeflection"),
      ("dew-point", "dewPoint"), ("DEWPOINT", "dewPoint"), ("대출상환액", "annuityPayment"), ("제곱근을", "sqrt"),
      ("circumference", "pi"),
    ])
  func forms(text: String, name: String) {
    #expect(Self.found(text).prefix(3).contains(name), "\(Self.found(text).prefix(5))")
  }

  @Test("what no words are in finds nothing", arguments: ["", " ", "?!", "zzzqqq", "\u{1B}[31m", "어쩌고저쩌고"])
  func nothing(text: String) {
    #expect(HelpIndex.search(text, among: HelpIndex.entries + HelpIndex.bookDefinitions()).isEmpty)
  }

  @Test("what is found is shown in a sentence, with the lines that use it, at the prompt and in a shell")
  func shown() {
    let prompt = ToolRun("-e", ":help mortgage").output
    #expect(
      prompt.hasPrefix(
        "annuityPayment(amount, r, n)  function of the book finance\n  Payment at the end of each of n periods"))
    #expect(prompt.contains("    :load finance\n    annuityPayment(10000, 8%/12, 10)\n"))
    let shell = ToolRun("help", "mortgage").output
    #expect(shell.contains("    reckon --book finance 'annuityPayment(10000, 8%/12, 10)'\n"))
    #expect(shell.contains("reckon --book finance --let 'principal = 200000'"))
    #expect(ToolRun("--book", "finance", "annuityPayment(10000, 8%/12, 10) to fix 2").output == "1037.03\n")
    // What is loaded is shown by its own page.
    let loaded = ToolRun("-e", ":load finance", "-e", ":help npv").output
    #expect(loaded.hasPrefix("npv(rate, flows)") && !loaded.contains("Keywords"))
  }

  @Test("each name with keywords is a row of the tables")
  func keywords() {
    let names = Set(HelpIndex.entries.map(\.name))
    #expect(HelpIndex.keywordNames.filter { !names.contains($0) } == [])
  }

  @Test("the lines that use what a book defines run when it is loaded", arguments: ShippedBooks.names)
  func examples(book: String) throws {
    let lines = ShippedBooks.definitions.filter { $0.book == book && !$0.example.isEmpty }.map(\.example)
    for line in lines {
      let run = ToolRun("-e", ":load \(book)", "-e", line)
      #expect(run.code == .success, "\(line): \(run.errors)")
    }
  }

  @Test("books are listed with a line each, and what one defines, in a shell and at the prompt")
  func books() {
    let list = ToolRun("books").output
    for book in ShippedBooks.books { #expect(list.contains("  \(book.name)  ") && !book.summary.isEmpty) }
    #expect(ToolRun("-e", ":books").output == list && ToolRun("help", "books").code == .success)
    #expect(ToolRun("books", "finance").output.contains("annuityPayment(amount, r, n)"))
    #expect(ToolRun("books", "finanse").errors == "reckon: no book finanse comes with Reckon; did you mean finance?\n")
    #expect(ToolRun("books", "a", "b").code == .usage)
    let run = ToolRun([], input: ":load finance\n", isTerminal: true)
    #expect(
      run.output.contains("finance adds ") && run.output.contains(" definitions: futureValue, presentValue, "),
      "\(run.output)")
  }

  @Test("shipped books complete --book and :load")
  func completions() {
    let words = WordCompletion(["reckon", "eval", "--book", "f"])
    #expect(words.words.map(\.text) == ["finance", "fluids"] && words.offersFiles)
    #expect(WordCompletion(["reckon", "2+3", "--dig"]).words.map(\.text) == ["--digits"])
    #expect(WordCompletion(["reckon", "books", "fin"]).words.map(\.text) == ["finance"])
  }
}
