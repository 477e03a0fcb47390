import Foundation

/// The books of `Sources/Books` as Swift files.
package enum BookText {
  /// All files that are generated, by their paths in the package.
  package static func files(root: URL) throws -> [(path: String, text: String)] {
    let folder = root.appending(path: "Sources/Books")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".reckon") }.sorted()
    let books = names.map { String($0.dropLast(".reckon".count)) }
    var files = try books.map { book in
      let text = try String(contentsOf: folder.appending(path: "\(book).reckon"), encoding: .utf8)
      return ("\(generated)/\(book).swift", file(book, text))
    }
    let rows = books.map { "    (\"\($0)\", \($0))," }.joined(separator: "\n")
    files.append(
      (
        "\(generated)/table.swift",
        head + "  /// All books, by their names.\n  static let texts: [(name: String, text: String)] = [\n\(rows)\n  ]\n}\n"
      ))
    return files
  }

  private static let generated = "Sources/ReckonBooks/Generated"
  private static let head = "// Written by `swift run generate-books` from Sources/Books; not to be edited.\n\nextension ShippedBooks {\n"

  private static func file(_ book: String, _ text: String) -> String {
    // Within the program a book imports another by its name, whatever files there are.
    let imports = text.replacing(/(?m)^import "(\w+)\.reckon"/) { "import \"reckon:\($0.output.1)\"" }
    return head + "  static let \(book): String = ##\"\"\"\n\(imports)\n\"\"\"##\n}\n"
  }
}
