/// Text in lines that fit on a terminal.
package enum BrokenText {
  /// Text broken between words; only a word that is wider than the width goes beyond it.
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
        line += line.isEmpty ? String(word) : " \(word)"
        used += columns + (used == 0 ? 0 : 1)
      }
      lines.append(line)
    }
    return lines
  }
}
