#if hasFeature(Embedded)
  // The parts of the library's string processing that the engine uses, which Embedded Swift comes without.
  extension StringProtocol {
    /// Whether another text's scalars occur in this one, consecutively.
    package func contains(_ other: some StringProtocol) -> Bool { firstRange(of: other, from: startIndex) != nil }

    /// The text with each occurrence of a part of it replaced.
    package func replacing(_ part: some StringProtocol, with replacement: some StringProtocol) -> String {
      var result = ""
      var at = startIndex
      while !part.isEmpty, let found = firstRange(of: part, from: at) {
        result += String(self[at..<found.lowerBound])
        result += String(replacement)
        at = found.upperBound
      }
      return result + String(self[at...])
    }

    /// The first position of another text in this one, from an index on.
    package func firstRange(of part: some StringProtocol, from start: Index? = nil) -> Range<Index>? {
      var at = start ?? startIndex
      while true {
        if self[at...].utf8.starts(with: part.utf8) { return at..<utf8.index(at, offsetBy: part.utf8.count) }
        if at == endIndex { return nil }
        at = unicodeScalars.index(after: at)
      }
    }
  }
#endif
