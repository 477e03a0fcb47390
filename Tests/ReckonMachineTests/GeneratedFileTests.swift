import Foundation
import Testing

import generate_handlers

@Suite("Generated files")
struct GeneratedFileTests {
  @Test("the files are what the generator writes; run `swift run generate-handlers` after changing a form")
  func areFresh() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    #expect(GeneratedFiles.texts.count >= 6)
    for (path, text) in GeneratedFiles.texts {
      let file = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      #expect(file == text, "\(path) is stale")
    }
  }
}
