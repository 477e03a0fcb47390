import Foundation
import Testing
import generate_documents

@Suite("Generated documents")
struct DocumentFilesTests {
  @Test(
    "reference and snippets are current; run `swift run generate-documents` after changing a document or the catalogue")
  func areCurrent() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let files = try DocumentFiles.files(root: root)
    for (path, text) in files {
      let written = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      #expect(written == text, "\(path)")
    }
    let tests = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: DocumentFiles.generated).path)
    #expect(
      tests.allSatisfy { test in files.contains { $0.path.hasSuffix("/\(test)") } },
      "a test of a document that has no code")
    #expect(files.count > 15)
  }
}
