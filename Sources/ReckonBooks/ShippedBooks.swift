/// The formula books that come with Reckon, as texts within the program: no installed file is needed for them.
///
/// Their files are in `Sources/Books`; the plugin `EmbedBooks` writes them into the program when it is built, with an index of what they define.
/// Imports of each other name them by their scheme, `import "reckon:calendar"`.
package enum ShippedBooks {
  /// A book.
  package struct Book: Sendable {
    package let name: String
    /// The book's subject, in one sentence.
    package let summary: String
    package let text: String

    init(_ name: String, _ summary: String, _ text: String) {
      (self.name, self.summary, self.text) = (name, summary, text)
    }
  }

  /// The documentation of one definition of a book.
  package struct Definition: Sendable {
    package let book, name: String
    /// The name with its parameters, as it is called.
    package let head: String
    package let summary: String
    /// Other names for it, separated by commas: those of other programs, plain words, and Korean ones.
    package let keywords: String
    /// A line that uses it; empty where the book has none.
    package let example: String

    /// Reads a line of the index.
    fileprivate init(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      precondition(fields.count == 6, "a line of the index of books has six fields")
      (book, name, head, summary, keywords, example) = (
        fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]
      )
    }
  }

  /// The prefix of the paths of these books.
  package static let scheme = "reckon:"

  /// The definitions of all books, in the order of the books. The index is read when it is first needed.
  package static let definitions = index.split(separator: "\n").map { Definition($0) }

  /// The names of the books, sorted.
  package static var names: [String] { books.map { $0.name } }

  /// The text of a book that a path names by its scheme: `reckon:finance`, `reckon:finance.reckon`.
  package static func text(_ path: String) -> String? {
    guard path.hasPrefix(scheme) else { return nil }
    let name = path.dropFirst(scheme.count)
    return books.first { name == $0.name || name == "\($0.name).reckon" }?.text
  }

  /// The path by its scheme of the book that a name means where there is no file of that name: `finance`, `books/finance.reckon`.
  package static func path(named name: String) -> String? {
    let path = scheme + (name.split(separator: "/").last.map(String.init) ?? "")
    return text(path) == nil ? nil : path
  }
}
