import Foundation

// Writes the formula books into the program's sources. Run it in the package's folder: swift run generate-books
do {
  for (path, text) in try BookText.files(root: URL(filePath: FileManager.default.currentDirectoryPath)) {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
} catch {
  FileHandle.standardError.write(Data("generate-books: \(error)\n".utf8))
  exit(1)
}
