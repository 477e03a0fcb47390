import Foundation

// Writes the generated handlers into Sources/ReckonMachine/Threaded/Generated. Run it in the package's folder: swift run generate-handlers
let folder = URL(filePath: "Sources/ReckonMachine/Threaded/Generated")
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for file in HandlerText.files {
    try Data(HandlerText.text(of: file).utf8).write(to: folder.appending(path: file.name))
  }
  try Data(HandlerText.table.utf8).write(to: folder.appending(path: "HandlerTable.swift"))
} catch {
  FileHandle.standardError.write(Data("generate-handlers: \(error)\n".utf8))
  exit(1)
}
