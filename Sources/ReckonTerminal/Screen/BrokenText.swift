/// Text in lines that fit on a terminal.
package enum BrokenText {
  /// Text broken between words, and a word that is wider than the width between its wide characters, as those of
  /// Chinese and Japanese, which have no blanks; only one without such characters goes beyond the width.
  package static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var used = 0
      // Names that are set apart by two blanks stay so.
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let columns = CharacterWidth.of(word)
        if !line.isEmpty, used + 1 + columns > width {
          while line.last == " " { line.removeLast() }
          lines.append(line)
          (line, used) = ("", 0)
        }
        if line.isEmpty, word.isEmpty { continue }
        if !line.isEmpty {
          line += " "
          used += 1
        }
        guard columns > width else {
          line += word
          used += columns
          continue
        }
        for character in word {
          let columns = CharacterWidth.of(character)
          if columns == 2, used + columns > width, used > 0 {
            lines.append(line)
            (line, used) = ("", 0)
          }
          line.append(character)
          used += columns
        }
      }
      lines.append(line)
    }
    return lines
  }
}
