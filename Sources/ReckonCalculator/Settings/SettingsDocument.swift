/// The text of a settings file.
///
/// ```
/// reckon settings 1
/// # A comment.
/// angle-unit = rad
/// history-limit = 100
/// ```
///
/// Behind the header stands a line for each setting that is not at its default. Names are those of ``Setting/all``; spaces around name and
/// value do not count, and values are escaped as ``EscapedText`` says. Of a name that stands twice, the last counts. Comments, blank lines and
/// names that are not known stay where they are. Line ends may be LF or CR LF, and the last may be missing.
package struct SettingsDocument: Sendable {
  private static let header = FormatHeader(subject: "settings")

  package private(set) var bytes: [UInt8]

  /// A file that sets nothing.
  package init() { bytes = Self.header.beginning }

  /// The contents of a file.
  package struct Reading {
    /// The text without what is damaged; nothing for a file of a newer major version.
    package var document: SettingsDocument?
    package var settings = CalculatorSettings()
    /// Names that this version does not know, with their values as they are written.
    package var unknown: [(name: String, value: String)] = []
    /// Values that are not allowed, a sentence each; the defaults hold.
    package var refused: [Phrase] = []
    /// The error in the first damaged line: "line 3 is no setting".
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
            "line \(line.number): \(setting.name) is \(setting.allowedWords), not \(VisibleText.part(entry.value)); \(inForce) is used")
        )
      }
    }
    var document = SettingsDocument()
    document.bytes = whole
    reading.document = document
    return reading
  }

  /// Writes a setting into its last line, or a new one; its other lines go. Without a value its lines go.
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
    // Spaces at the ends would not count.
    if let first = text.first, first == " " { text = "\\u{20}" + text.dropFirst() }
    if let last = text.last, last == " " { text = text.dropLast() + "\\u{20}" }
    return Array("\(name) = \(text)\n".utf8)
  }

  private static func isBlankOrComment(_ text: String) -> Bool {
    let start = text.first { !$0.isWhitespace }
    return start == nil || start == "#"
  }

  /// Name and written value of a line `name = value`.
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
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
