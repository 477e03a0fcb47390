import Reckon
import ReckonLineEditor
import ReckonSystem

/// Completion of file names. The complete rest of the line is one name, so that spaces in it need no quotes.
package struct FileNames: Sendable {
  /// The base directory for relative paths.
  let folder: String
  /// The home directory.
  let home: String

  /// The maximum number of candidates.
  static let limit = 500

  package init(folder: String = System.currentFolder, home: String) {
    self.folder = folder
    self.home = home
  }

  /// The files and folders with a path prefix, folders with a trailing slash. Hidden ones are only included if a dot is
  /// typed.
  package func candidates(_ typed: String) -> [Completion.Candidate] {
    if typed == "~" {
      return [Completion.Candidate(text: "~/", label: "~/", summary: Phrase("your home folder").description)]
    }
    let stroke = typed.lastIndex(of: "/")
    let before = stroke.map { String(typed[...$0]) } ?? ""
    let beginning = stroke.map { String(typed[typed.index(after: $0)...]) } ?? typed
    let path = place(before)
    guard let names = System.names(in: path) else { return [] }
    var list = CandidateList<String>(typed: beginning)
    for name in names.sorted() where beginning.hasPrefix(".") || !name.hasPrefix(".") {
      // A name with control characters cannot be typed.
      guard name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else { continue }
      list.add([name]) { $0 }
    }
    return list.candidates.prefix(Self.limit).map { name in
      let isFolder = System.isFolder(path + "/" + name)
      let name = name + (isFolder ? "/" : "")
      return Completion.Candidate(
        text: before + name, label: name, summary: (isFolder ? Phrase("folder") : "file").description)
    }
  }

  /// The folder of the typed path up to its last slash.
  private func place(_ text: String) -> String {
    if text.isEmpty { return folder }
    if text.hasPrefix("~/") { return home + text.dropFirst() }
    return text.hasPrefix("/") ? text : folder + "/" + text
  }
}
