import Foundation

/// Writes the formula books of a folder, and the index of what they define, into one Swift file: `generate-books FOLDER
/// FILE`.
///
/// A type with `@main`, not a `main.swift`: with a fuzzer's flags, with which `Fuzz/run` builds this too, no file has
/// statements of its own.
@main
enum GenerateBooks {
  static func main() {
    do {
      let (folder, output) = (URL(filePath: CommandLine.arguments[1]), URL(filePath: CommandLine.arguments[2]))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".reckon") }
        .sorted()
      var books = ""
      var definitions = ""
      for file in names {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let name = String(file.dropLast(".reckon".count))
        // Within the program a book imports another by its name, whatever files there are.
        let imports = text.replacing(/(?m)^import "(\w+)\.reckon"/) { "import \"reckon:\($0.output.1)\"" }
        let index = BookIndex(text)
        books += "    Book(\(literal(name)), \(literal(index.summary)), ##\"\"\"\n\(imports)\n\"\"\"##),\n"
        for row in index.definitions {
          definitions +=
            [name, row.name, row.head, row.summary, row.keywords, row.example].joined(separator: "\t") + "\n"
        }
      }
      let text = """
        extension ShippedBooks {
          /// All books, by their names.
          package static let books: [Book] = [
        \(books)  ]

          /// What they define, in the order of the books: a line each, its fields separated by tabs. One text, since the
          /// compiler takes a minute and four gigabytes to check the types of an array of as many initialisers.
          static let index = ##\"\"\"
        \(definitions)\"\"\"##
        }

        """
      try Data(text.utf8).write(to: output)
    } catch {
      FileHandle.standardError.write(Data("generate-books: \(error)\n".utf8))
      exit(1)
    }
  }

  /// A text as a literal of Swift.
  private static func literal(_ text: String) -> String { "##\"\(text)\"##" }
}
