import Foundation
import Reckon
import ReckonBooks
import Testing

@Suite("Books within the program")
struct ShippedBookTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("each file of Sources/Books is within the program, and no other")
  func areThose() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources/Books").path)
    #expect(ShippedBooks.names == files.filter { $0.hasSuffix(".reckon") }.map { String($0.dropLast(".reckon".count)) }.sorted())
    #expect(ShippedBooks.names.count >= 14)
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
