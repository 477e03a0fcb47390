import Foundation

// Writes the formula books of a folder into one Swift file: generate-books FOLDER FILE
do {
  let (folder, output) = (URL(filePath: CommandLine.arguments[1]), URL(filePath: CommandLine.arguments[2]))
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".reckon") }.sorted()
  let rows = try names.map { name in
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    // Within the program a book imports another by its name, whatever files there are.
    let imports = text.replacing(/(?m)^import "(\w+)\.reckon"/) { "import \"reckon:\($0.output.1)\"" }
    return "    (\"\(name.dropLast(".reckon".count))\", ##\"\"\"\n\(imports)\n\"\"\"##),\n"
  }
  let text = """
    extension ShippedBooks {
      /// All books, by their names.
      static let texts: [(name: String, text: String)] = [
    \(rows.joined())  ]
    }

    """
  try Data(text.utf8).write(to: output)
} catch {
  FileHandle.standardError.write(Data("generate-books: \(error)\n".utf8))
  exit(1)
}
