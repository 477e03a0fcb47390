import Foundation
import Testing

/// Engine and calculator also compile as Embedded Swift, for processors with words of 32 and of 64 bits, which no build of every change covers.
@Suite("Sources that are Embedded Swift too")
struct EmbeddedSourceTests {
  private static let modules = [
    "ReckonPhrases", "ReckonNumbers", "ReckonCatalogue", "ReckonSyntax", "ReckonBytecode", "ReckonCompiler", "ReckonMachine", "Reckon",
    "ReckonCalculator",
  ]

  @Test("have no key path, which Embedded Swift does not know")
  func keyPaths() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    var lineCount = 0
    for module in Self.modules {
      let files = try #require(FileManager.default.enumerator(at: root.appending(path: module), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          lineCount += 1
          let code = line.trimmingCharacters(in: .whitespaces)
          guard !code.hasPrefix("//") else { continue }
          let isKeyPath = code.contains("(\\.") || code.contains(": \\.") || code.contains("KeyPath<")
          #expect(!isKeyPath, "\(file.lastPathComponent): \(code)")
        }
      }
    }
    #expect(lineCount > 30_000)
  }
}
