/// The formula books that come with Reckon, as texts within the program: no installed file is needed for them.
///
/// Their files are in `Sources/Books`; the plugin `EmbedBooks` writes them into the program when it is built. Imports of each other name them by
/// their scheme, `import "reckon:calendar"`.
package enum ShippedBooks {
  /// What paths of these books begin with.
  package static let scheme = "reckon:"

  /// The names of the books, sorted.
  package static var names: [String] { texts.map { $0.name } }

  /// The text of a book that a path names by its scheme: `reckon:finance`, `reckon:finance.reckon`.
  package static func text(_ path: String) -> String? {
    guard path.hasPrefix(scheme) else { return nil }
    let name = path.dropFirst(scheme.count)
    return texts.first { name == $0.name || name == "\($0.name).reckon" }?.text
  }

  /// The path by its scheme of the book that a name means where there is no file of that name: `finance`, `books/finance.reckon`.
  package static func path(named name: String) -> String? {
    let path = scheme + (name.split(separator: "/").last.map(String.init) ?? "")
    return text(path) == nil ? nil : path
  }
}
