/// Text of unknown origin as messages show it: what a terminal would obey, hide or reorder is spelled out as
/// `\u{202E}`, and what is too long is cut. With it no message, with its place and the line that it shows, is longer
/// than 1 KiB.
package enum VisibleText {
  /// The longest sentence of a message, in bytes.
  package static let messageBytes = 440
  /// The longest name or other part of a text in a message: in characters as they are shown, and in bytes.
  private static let partLength = 60
  /// The longest file name with its place, in bytes.
  private static let placeBytes = 160
  /// The longest message that shows no formula, in bytes.
  private static let remarkBytes = 960

  /// A name or another part of a text, in a message.
  package static func part(_ text: String) -> String {
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      let shown = shown(scalar)
      guard count < partLength, result.utf8.count + shown.utf8.count <= partLength * 3 else { return result + "…" }
      result += shown
    }
    return result
  }

  /// A whole message of the language.
  package static func message(_ text: String) -> String { cut(text, to: messageBytes) }

  /// A whole message that shows no formula.
  package static func remark(_ text: String) -> String { cut(text, to: remarkBytes) }

  /// The position with which messages begin. Of a long one the end is kept, with file, line and column.
  package static func place(_ text: String) -> String {
    if isPlain(text, placeBytes) { return text }
    var result: [String] = []
    var size = 0
    for scalar in text.unicodeScalars.reversed() {
      let shown = shown(scalar)
      size += shown.utf8.count
      guard size <= placeBytes else { return "…" + result.reversed().joined() }
      result.append(shown)
    }
    return result.reversed().joined()
  }

  /// The visible form of a scalar.
  package static func shown(_ scalar: Unicode.Scalar) -> String {
    SourceText.isUnprintable(scalar)
      ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(Character(scalar))
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    if isPlain(text, limit) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let shown = shown(scalar)
      guard result.utf8.count + shown.utf8.count <= limit else { return result + "…" }
      result += shown
    }
    return result
  }

  /// Whether a text can be shown as it is.
  private static func isPlain(_ text: String, _ limit: Int) -> Bool {
    text.utf8.count <= limit && !text.unicodeScalars.contains(where: SourceText.isUnprintable)
  }
}
