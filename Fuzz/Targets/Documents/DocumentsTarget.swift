import Foundation
import Reckon
import ReckonCalculator
import ReckonStorage

/// The texts of the files that the calculator keeps, and of keys: settings, history, lines of the prompt. The first
/// byte says which.
package struct DocumentsTarget: FuzzTarget {
  package let name = "documents"
  package let summary =
    "settings, histories and key scripts read, changed and read again hold what they held, damaged or not"
  package let longestInput = 400

  package init() {}

  package var words: [String] {
    Setting.all.map { "\($0.name) = \($0.defaultValue)\n" } + Setting.all.flatMap { $0.choices.suffix(2) }
      + CalculatorKey.allCases.map { "\($0.rawValue) " }
      + [
        "reckon settings 1\n", "reckon history 1\nnext 3\n", "reckon prompt-history 1\n", "1.7\n", "2\n",
        "2\t2026-11-21T10:30:00Z\tdeg\t=\t2+3\t5\n",
        "\\n", "\\u{202e}", "\\\\", "# remark\n", "\t", "\r\n", "next 9223372036854775806\n", " = ",
        "unknown-name = x\n", "\u{FEFF}",
      ]
  }

  package var seeds: [[UInt8]] {
    let settings = [
      "reckon settings 1\n# A comment.\nangle-unit = rad\nhistory-limit = 100\n",
      "reckon settings 1.2\nnew line\nnotation = fixed\r\nnotation = engineering",
      "reckon settings 2\nangle-unit = rad\n", "angle-unit = grad\nnonsense\n",
      "reckon settings 1\nangle-unit = 5\nzzz = \\u{41}\nrates-location = \\u{20}x\n", "",
    ]
    let entry = "\t2026-11-21T10:30:00Z\tdeg\t=\t2+3\t5\n"
    let history = [
      "reckon history 1\nnext 43\n41\(entry)42\t2026-11-21T10:30:12.500Z\trad\t≈\tsin(1)\t0.8414\n",
      "reckon history 1\n3\(entry)2\(entry)2\(entry)",
      "reckon history 1.1\nnext 9\n# x\nwhat\n8\(entry.dropLast())\tmore\n", "reckon history 2\n",
      "1\(entry)5\t2026-13-21T10:30:00Z\tdeg\t=\t1\t1\n6",
      "reckon history 1\nnext 9223372036854775806\n9223372036854775806\(entry)", "",
    ]
    let lines = [
      "reckon prompt-history 1\n2 + 3\narea(r) =\\n  π r^2\n", "reckon prompt-history 3\nx\n", "x\nx\n\ny\\q\n",
      "reckon prompt-history 1\n\\u{7}\n",
    ]
    let keys = ["1 2 + sin × MC", "12+3=", "one add two equals", "nonsense", "√ 2 xʸ \u{202E}"]
    return [settings, history, lines, keys].enumerated().flatMap { kind, texts in
      texts.map { [UInt8(kind)] + Array($0.utf8) }
    }
  }

  package func check(_ input: [UInt8]) throws(Finding) {
    let bytes = Array(input.dropFirst())
    let sum = bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    switch (input.first ?? 0) % 4 {
    case 0: try checkSettings(bytes, sum)
    case 1: try checkHistory(bytes, sum)
    case 2: try checkLines(bytes, sum)
    default: try checkKeys(bytes)
    }
  }

  // MARK: Settings

  private func checkSettings(_ bytes: [UInt8], _ sum: Int) throws(Finding) {
    let reading = SettingsDocument.read(bytes)
    for message in reading.refused + (reading.damage.map { [$0] } ?? []) { try MessageCheck.check(message.description) }
    guard var document = reading.document else { return }
    guard reading.damage != nil || document.bytes == bytes else {
      throw Finding("sound settings are changed by reading")
    }
    let again = SettingsDocument.read(document.bytes)
    guard again.damage == nil, again.settings == reading.settings, Self.names(again) == Self.names(reading),
      again.refused.count == reading.refused.count
    else {
      throw Finding(
        "without its damage the file says something else: \(String(decoding: document.bytes, as: UTF8.self))")
    }
    // One setting is changed: the others stay.
    let setting = Setting.all[sum % Setting.all.count]
    let value =
      setting.choices.isEmpty
      ? (setting.name == "rates-location" ? " a\\\n\u{202E}=#x " : "7") : setting.choices[sum % setting.choices.count]
    var expected = reading.settings
    guard setting.set(&expected, value) else { throw Finding("\(setting.name) refuses \(value)") }
    document.set(setting.name, to: value)
    let changed = SettingsDocument.read(document.bytes)
    guard changed.damage == nil, changed.settings == expected, Self.names(changed) == Self.names(reading) else {
      throw Finding(
        "\(setting.name) set to \(value.debugDescription) makes \(String(decoding: document.bytes, as: UTF8.self))")
    }
    document.set(setting.name, to: nil)
    _ = setting.set(&expected, setting.defaultValue)
    guard SettingsDocument.read(document.bytes).settings == expected else {
      throw Finding("\(setting.name) is not taken out")
    }
  }

  private static func names(_ reading: SettingsDocument.Reading) -> [String] {
    reading.unknown.map { "\($0.name) = \($0.value)" }
  }

  // MARK: History

  private func checkHistory(_ bytes: [UInt8], _ sum: Int) throws(Finding) {
    let reading = HistoryDocument.read(bytes)
    if let damage = reading.damage { try MessageCheck.check(damage.description) }
    guard var document = reading.document else { return }
    guard reading.damage != nil || document.bytes == bytes else {
      throw Finding("a sound history is changed by reading")
    }
    let ids = reading.entries.map(\.id)
    guard zip(ids, ids.dropFirst()).allSatisfy({ $0 > $1 }), ids.allSatisfy({ $0 > 0 }),
      document.nextID > ids.first ?? 0 || document.nextID == .min
    else {
      throw Finding("the numbers are \(ids), the next \(document.nextID)")
    }
    let again = HistoryDocument.read(document.bytes)
    guard again.damage == nil, again.entries == reading.entries else {
      throw Finding(
        "without its damage the file says something else: \(String(decoding: document.bytes, as: UTF8.self))")
    }
    try checkExport(reading.entries)
    // Entries of a newer version count, though they are not understood.
    let lineCount = document.bytes.split(separator: 0x0A).count { $0.first.map { 0x30...0x39 ~= $0 } ?? false }
    guard document.nextID < Int.max - 4, lineCount == reading.entries.count else { return }
    let new = (0..<3).map { index in
      HistoryEntry(
        id: document.nextID + index, expression: "1\t\\\n\u{202E}", result: "\(sum)", isInexact: index == 1,
        angleUnit: .gradians,
        time: Timestamp(secondsSince1970: Double(sum)))
    }
    let limit = 1 + sum % 5
    document.append(new, limit: limit, sizeLimit: 1 << 20)
    let changed = HistoryDocument.read(document.bytes)
    let expected = Array((new.reversed() + reading.entries).prefix(limit))
    guard changed.damage == nil, changed.entries == expected else {
      throw Finding(
        "three entries more with the limit \(limit) make \(String(decoding: document.bytes, as: UTF8.self))")
    }
    document.removeAllEntries()
    guard HistoryDocument.read(document.bytes).entries.isEmpty, document.nextID == new[2].id + 1 else {
      throw Finding("entries stay")
    }
  }

  /// What leaves the calculator reads back.
  private func checkExport(_ entries: [HistoryEntry]) throws(Finding) {
    guard
      let csv = try? PlainTable(Array(entries.exported(as: .csv).utf8), delimiter: UInt8(ascii: ","), columnCount: nil),
      csv.records.elementsEqual(
        entries, by: { String(decoding: $0[4], as: UTF8.self) == $1.expression && $0.count == 7 })
    else { throw Finding("as CSV the history is \(entries.exported(as: .csv))") }
    let json = try? JSONSerialization.jsonObject(with: Data(entries.exported(as: .json).utf8)) as? [[String: Any]]
    guard let json, json.count == entries.count else {
      throw Finding("as JSON the history is \(entries.exported(as: .json))")
    }
  }

  // MARK: Lines and keys

  private func checkLines(_ bytes: [UInt8], _ sum: Int) throws(Finding) {
    let reading = LineHistoryDocument.read(bytes)
    if let damage = reading.damage { try MessageCheck.check(damage.description) }
    guard !reading.isNewer else { return }
    let file = LineHistoryDocument.file(of: reading.lines)
    let again = LineHistoryDocument.read(file)
    guard again.damage == nil, again.lines == reading.lines else {
      throw Finding("lines written are \(again.lines), not \(reading.lines)")
    }
    let limit = sum % 4
    let newest = LineHistoryDocument.newest(limit, of: file, size: 1 << 20)
    guard LineHistoryDocument.read(newest.bytes).lines == reading.lines.suffix(limit),
      newest.count == min(limit, reading.lines.count)
    else {
      throw Finding("the newest \(limit) lines are \(String(decoding: newest.bytes, as: UTF8.self))")
    }
  }

  private func checkKeys(_ bytes: [UInt8]) throws(Finding) {
    let keys: [CalculatorKey]
    do { keys = try CalculatorKey.keys(of: String(decoding: bytes, as: UTF8.self)) } catch {
      try MessageCheck.check(error.message)
      return
    }
    for spelled in [keys.map(\.rawValue), keys.map(\.glyph), keys.map(\.press)] {
      guard let again = try? CalculatorKey.keys(of: spelled.joined(separator: " ")), again == keys else {
        throw Finding("the keys \(keys) are not those of \(spelled)")
      }
    }
  }
}
