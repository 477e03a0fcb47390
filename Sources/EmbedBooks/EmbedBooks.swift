import Foundation
import PackagePlugin

/// Lets `generate-books` write the books of `Sources/Books` into the program when it is built.
@main
struct EmbedBooks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/Books")
    let output = context.pluginWorkDirectoryURL.appending(path: "Books.swift")
    let books = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      $0.pathExtension == "reckon"
    }
    return [
      .buildCommand(
        displayName: "Writing the books into the program", executable: try context.tool(named: "generate-books").url,
        arguments: [folder.path, output.path], inputFiles: books, outputFiles: [output])
    ]
  }
}
