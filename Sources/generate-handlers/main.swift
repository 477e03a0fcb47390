import Foundation

// Writes the generated files. Run it in the package's folder: swift run generate-handlers
do {
  for (path, text) in GeneratedFiles.texts {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
} catch {
  FileHandle.standardError.write(Data("generate-handlers: \(error)\n".utf8))
  exit(1)
}
