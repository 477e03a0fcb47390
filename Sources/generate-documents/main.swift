import Foundation

// Writes the language reference, the kinds of errors and the tests of the documents' snippets. Run it in the package's
// folder: swift run generate-documents
do {
  for (path, text) in try DocumentFiles.files(root: URL(filePath: FileManager.default.currentDirectoryPath)) {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
} catch {
  FileHandle.standardError.write(Data("generate-documents: \(error)\n".utf8))
  exit(1)
}
