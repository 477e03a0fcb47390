/// Reads the text of an imported book by its path.
typealias ImportReader = (String) throws(ImportFailure) -> String

/// The reason why an imported book cannot be read.
struct ImportFailure: Error {
  /// The reason in words, for the message at the `import` line.
  let reason: Phrase

  init(_ reason: Phrase) { self.reason = reason }

  /// The reader for books without import access.
  static func noImports(_ path: String) throws(ImportFailure) -> String {
    throw Self(
      Phrase("thisProgramGivesNoAccess", "this program gives no access to other books; put their definitions here"))
  }

  #if !hasFeature(Embedded)
    /// A caller's reader; the descriptions of its errors are the reasons.
    static func reader(_ read: ((String) throws -> String)?) -> ImportReader {
      guard let read else { return noImports }
      return { (path) throws(ImportFailure) in
        do { return try read(path) } catch { throw Self(Phrase(verbatim: "\(error)")) }
      }
    }
  #endif
}
