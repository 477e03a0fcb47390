import Reckon
import ReckonPrompt
import ReckonTerminal

extension Command {
  static let books = Command(
    "books", usage: "[NAME]",
    summary: """
      Lists the formula books that come with Reckon, or the definitions of one.

      To use one: reckon --book finance 'annuityPayment(10000, 8%/12, 10)'. reckon help finds definitions by words:
      reckon help mortgage.
      """,
    flags: [], words: [.oneOf { HelpIndex.bookRows.map(\.head) }]
  ) { arguments, console in
    guard arguments.words.count < 2 else {
      throw UsageError("booksTakesOneName", "books takes one name: reckon books finance")
    }
    try console.write(console.text(of: try HelpIndex.bookPages(of: arguments.words.first ?? "")) + "\n")
    return .success
  }
}
