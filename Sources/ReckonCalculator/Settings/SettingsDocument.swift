/// The text of a settings file.
///
/// ```
/// reckon settings 1
/// # A comment.
/// angle-unit = rad
/// history-limit = 100
/// ```
///
/// The header is followed by one line per setting that differs from its default. Names are those of ``Setting/all``;
/// spaces around names and values are ignored, and values are escaped as in ``EscapedText``. Of duplicates, the last
/// one counts. Comments, blank lines and unknown names are preserved. Line ends may be LF or CR LF, and the last may be
/// missing.
package struct SettingsDocument: Sendable {
  private static let header = FormatHeader(subject: "settings")

  package private(set) var bytes: [UInt8]

  /// A file without settings.
  package init() { bytes = Self.header.beginning }

  /// The contents of a file.
  package struct Reading {
    /// The text without damaged lines; `nil` for a file of a newer major version.
    package var document: SettingsDocument?
    package var settings = CalculatorSettings()
    /// Unknown names, with their values as written.
    package var unknown: [(name: String, value: String)] = []
    /// Values that are not allowed, one sentence each; the defaults apply.
    package var refused: [Phrase] = []
    /// The error in the first damaged line: "line 3 is not a setting".
    package var damage: Phrase?

    package init(document: SettingsDocument?) { self.document = document }
  }

  package static func read(_ bytes: [UInt8]) -> Reading {
    var reading = Reading(document: nil)
    var whole: [UInt8] = []
    let version = header.read(file: bytes)
    switch version {
    case .newerMajor: return reading
    case .wrong:
      reading.damage = header.damage(of: bytes)
      whole = header.beginning
    case .current, .newerMinor: break
    }
    for line in TextLines(bytes) {
      let isHeader = line.number == 1 && version != .wrong
      let text = EscapedText.plain(line.bytes)
      guard let text, isHeader || isBlankOrComment(text) || version == .newerMinor || entry(line.bytes) != nil else {
        reading.damage = reading.damage ?? Phrase("lineIsNoSetting", "line \(line.number) is not a setting")
        continue
      }
      whole += bytes[line.range]
      if isHeader || isBlankOrComment(text) { continue }
      guard let entry = entry(line.bytes) else { continue }
      guard let setting = Setting.named(entry.name) else {
        reading.unknown.append(entry)
        continue
      }
      let value = EscapedText.decode(Array(entry.value.utf8)[...])
      if value.map({ setting.set(&reading.settings, $0) }) != true {
        let inForce = VisibleText.part(setting.get(reading.settings))
        reading.refused.append(
          Phrase(
            "lineIs",
            "line \(line.number): \(setting.name) is \(setting.allowedWords), not \(VisibleText.part(entry.value)); \(inForce) is used"
          )
        )
      }
    }
    var document = SettingsDocument()
    document.bytes = whole
    reading.document = document
    return reading
  }

  /// Writes a setting to its last line, or to a new one, and removes its other lines. Without a value all its lines are
  /// removed.
  package mutating func set(_ name: String, to value: String?) {
    let own = TextLines(bytes).filter { $0.number > 1 && Self.entry($0.bytes)?.name == name }.map { $0.number }
    var result: [UInt8] = []
    for line in TextLines(bytes) {
      if !own.contains(line.number) {
        result += bytes[line.range]
        if !line.hasEnd { result.append(0x0A) }
      } else if line.number == own.last, let value {
        result += Self.line(name, value)
      }
    }
    if own.isEmpty, let value { result += Self.line(name, value) }
    bytes = result
  }

  private static func line(_ name: String, _ value: String) -> [UInt8] {
    var text = EscapedText.encode(value)
    // Unescaped leading and trailing spaces would be ignored.
    if let first = text.first, first == " " { text = "\\u{20}" + text.dropFirst() }
    if let last = text.last, last == " " { text = text.dropLast() + "\\u{20}" }
    return Array("\(name) = \(text)\n".utf8)
  }

  private static func isBlankOrComment(_ text: String) -> Bool {
    let start = text.first { !$0.isWhitespace }
    return start == nil || start == "#"
  }

  /// The name and the written value of a line `name = value`.
  private static func entry(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let sign = line.firstIndex(of: UInt8(ascii: "=")), line.first != UInt8(ascii: "#") else { return nil }
    let name = line[..<sign].withoutBlanks
    guard let first = name.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      name.allSatisfy({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || isLetterOrDigit($0) })
    else { return nil }
    return (String(decoding: name, as: UTF8.self), String(decoding: line[(sign + 1)...].withoutBlanks, as: UTF8.self))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
