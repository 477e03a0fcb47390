import Foundation

/// The generated files of the documentation.
package enum DocumentFiles {
  /// The folders of articles.
  package static let catalogs = [
    "Sources/Reckon/Reckon.docc", "Sources/ReckonCalculator/ReckonCalculator.docc",
    "Sources/ReckonCommand/ReckonCommand.docc",
    "Sources/Inside.docc",
  ]

  /// The README and all articles, by their paths in the package.
  package static func documents(root: URL) throws -> [String] {
    try ["README.md"]
      + catalogs.flatMap { catalog in
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalog).path).filter {
          $0.hasSuffix(".md")
        }.sorted()
          .map { "\(catalog)/\($0)" }
      }
  }

  /// All generated files, by their paths in the package: the reference, the kinds of errors, and a test for each
  /// document that has Swift code.
  package static func files(root: URL) throws -> [(path: String, text: String)] {
    var files = [
      (path: ReferenceText.path, text: ReferenceText.article), (ErrorText.path, try ErrorText.article(root: root)),
    ]
    for document in try documents(root: root) where document != ReferenceText.path && document != ErrorText.path {
      let snippets = SnippetText(document, try String(contentsOf: root.appending(path: document), encoding: .utf8))
      if let test = snippets.test { files.append(("\(generated)/\(snippets.name)Snippets.swift", test)) }
    }
    return files
  }

  /// The folder of the generated tests.
  package static let generated = "Tests/DocumentTests/Generated"
}
