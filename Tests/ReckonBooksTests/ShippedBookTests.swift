import Foundation
import Reckon
import ReckonBooks
import Testing

import generate_books

@Suite("Books within the program")
struct ShippedBookTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("the generated files are those of Sources/Books; run `swift run generate-books` after changing a book")
  func areFresh() throws {
    let files = try BookText.files(root: Self.root)
    #expect(files.count >= 15)
    for (path, text) in files {
      #expect(try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) == text, "\(path) is stale")
    }
  }

  @Test("each book can be read by its name, and imports the others by theirs", arguments: ShippedBooks.names)
  func read(name: String) throws {
    let path = try #require(ShippedBooks.path(named: name))
    #expect(path == "reckon:\(name)" && ShippedBooks.path(named: "some/folder/\(name).reckon") == "reckon:\(name).reckon")
    struct Missing: Error {}
    let book = try FormulaBook(try #require(ShippedBooks.text(path)), name: path) { path in
      guard let text = ShippedBooks.text(path) else { throw Missing() }
      return text
    }
    #expect(!book.names.isEmpty || name == "all")
  }

  @Test("other names mean no book", arguments: ["", "finances", "reckon:finance", "finance.txt", "/", "finance/"])
  func unknown(name: String) {
    // A folder's name may be that of a book.
    #expect(ShippedBooks.path(named: name) == (name == "finance/" ? "reckon:finance" : nil))
  }
}
