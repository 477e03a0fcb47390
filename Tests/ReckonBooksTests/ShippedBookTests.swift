import Foundation
import Reckon
import ReckonBooks
import Testing

@Suite("Books within the program")
struct ShippedBookTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("each file of Sources/Books is within the program, and no other")
  func areThose() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources/Books").path)
    #expect(
      ShippedBooks.names
        == files.filter { $0.hasSuffix(".reckon") }.map { String($0.dropLast(".reckon".count)) }.sorted())
    #expect(ShippedBooks.names.count >= 14)
  }

  @Test("each book can be read by its name, and imports the others by theirs", arguments: ShippedBooks.names)
  func read(name: String) throws {
    let path = try #require(ShippedBooks.path(named: name))
    #expect(
      path == "reckon:\(name)" && ShippedBooks.path(named: "some/folder/\(name).reckon") == "reckon:\(name).reckon")
    struct Missing: Error {}
    let book = try FormulaBook(try #require(ShippedBooks.text(path)), name: path) { path in
      guard let text = ShippedBooks.text(path) else { throw Missing() }
      return text
    }
    #expect(!book.names.isEmpty || name == "all")
  }

  @Test(
    "the index has what the books define, in their order, each with a sentence about it",
    arguments: ShippedBooks.books.map(\.name))
  func index(name: String) throws {
    struct Missing: Error {}
    let path = "reckon:\(name)"
    let book = try FormulaBook(try #require(ShippedBooks.text(path)), name: path) { path in
      guard let text = ShippedBooks.text(path) else { throw Missing() }
      return text
    }
    let own = book.definitions.filter { $0.file == path }
    let rows = ShippedBooks.definitions.filter { $0.book == name }
    #expect(Set(rows.map(\.name)) == Set(own.map(\.name)) && rows.count == own.count)
    for definition in own {
      guard let row = rows.first(where: { $0.name == definition.name }) else { continue }
      #expect(
        row.head == definition.arguments.map { "\(definition.name)(\($0.joined(separator: ", ")))" } ?? definition.name)
      #expect(
        row.summary.hasSuffix(".") && !row.summary.contains("Source") && !row.summary.contains("Keywords"),
        "\(row.summary)")
    }
    #expect(!(ShippedBooks.books.first { $0.name == name }?.summary.isEmpty ?? true))
  }

  @Test("other names mean no book", arguments: ["", "finances", "reckon:finance", "finance.txt", "/", "finance/"])
  func unknown(name: String) {
    // A folder's name may be that of a book.
    #expect(ShippedBooks.path(named: name) == (name == "finance/" ? "reckon:finance" : nil))
  }
}
