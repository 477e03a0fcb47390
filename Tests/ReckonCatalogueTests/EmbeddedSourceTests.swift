import Foundation
import Testing

/// Engine, calculator and page also compile as Embedded Swift. The gate looks at what that refuses, but for what only
/// code generation finds.
@Suite("Sources that are Embedded Swift too")
struct EmbeddedSourceTests {
  private static let modules = [
    "ReckonPhrases", "ReckonNumbers", "ReckonCatalogue", "ReckonSyntax", "ReckonBytecode", "ReckonCompiler",
    "ReckonMachine", "Reckon",
    "ReckonCalculator", "ReckonForms", "ReckonPage",
  ]

  @Test("give no two functions of C one name, since all are compiled as one module")
  func names() throws {
    var places: [String: String] = [:]
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for module in Self.modules {
      let files = FileManager.default.enumerator(
        at: root.appending(path: "Sources/\(module)"), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        for match in try String(contentsOf: file, encoding: .utf8).matches(of: /@(?:c\(|_cdecl\(")(\w+)/) {
          #expect(
            places.updateValue(file.lastPathComponent, forKey: String(match.1)) == nil,
            "\(match.1) in \(file.lastPathComponent)")
        }
      }
    }
    #expect(places.count > 3)
  }
}
