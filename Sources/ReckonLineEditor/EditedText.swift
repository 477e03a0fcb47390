/// A text and a cursor in it, which stands between characters as people see them: a letter with its marks, a flag, an
/// emoji.
///
/// Places are offsets in UTF-8. All that is put in is ``cleaned(_:)`` before.
package struct EditedText: Hashable, Sendable {
  package private(set) var text = ""
  /// Where the next character goes; always between two characters, or at an end.
  package private(set) var cursor = 0

  package init() {}

  package init(_ text: String) {
    self.text = text
    cursor = text.utf8.count
  }

  package var count: Int { text.utf8.count }
  package var isEmpty: Bool { text.isEmpty }
  /// Whether the text has more than one row.
  var hasRows: Bool { text.utf8.contains(0x0A) }

  /// The text as it can be edited: tabs become two spaces, line ends `\n`, and other control characters are removed.
  ///
  /// - Complexity: O(bytes).
  static func cleaned(_ text: String) -> String {
    func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x0A || byte == 0x7F }
    // In UTF-8, C2 and E2 begin the control characters and line separators beyond ASCII.
    if !text.utf8.contains(where: { isControl($0) || $0 == 0xC2 || $0 == 0xE2 }) { return text }
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(contentsOf: "  ".unicodeScalars)
      case 0x0A: if !isAfterReturn { result.append("\n") }
      case 0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
      case 0..<0x20, 0x7F..<0xA0: break
      default: result.append(scalar)
      }
      isAfterReturn = scalar.value == 0x0D
    }
    return String(result)
  }

  // MARK: Changing

  /// Replaces a part of the text, whose ends lie between Unicode scalars, and puts the cursor behind what was put in.
  ///
  /// - Returns: the text that was there.
  /// - Complexity: O(bytes behind the part); at the end of the text O(bytes put in), amortised.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with new: String) -> String {
    let place = index(range.lowerBound)..<index(range.upperBound)
    let old = String(text[place])
    text.replaceSubrange(place, with: new)
    moveCursor(to: range.lowerBound + new.utf8.count)
    return old
  }

  /// Puts the cursor at a place, or behind the character that the place is in the middle of.
  mutating func moveCursor(to place: Int) {
    let place = min(max(place, 0), count)
    // Joined by what is new, characters on both sides may have become one.
    cursor = place == count || isBoundary(place) ? place : offset(after: place)
  }

  // MARK: Places

  /// The place behind the next character; the end at the end.
  func offset(after place: Int) -> Int {
    guard place < count else { return count }
    return offset(text.index(after: index(place)))
  }

  /// The place before the character before; 0 at the start.
  func offset(before place: Int) -> Int {
    guard place > 0 else { return 0 }
    return offset(text.index(before: index(place)))
  }

  /// The character behind a place; nothing at the end.
  func character(after place: Int) -> Character? { place < count ? text[index(place)] : nil }

  /// The character before a place; nothing at the start.
  func character(before place: Int) -> Character? { place > 0 ? text[text.index(before: index(place))] : nil }

  /// Where the row begins that a place is in.
  ///
  /// - Complexity: O(bytes of the row).
  func rowStart(of place: Int) -> Int {
    let utf8 = text.utf8
    var at = index(place)
    while at > utf8.startIndex {
      let before = utf8.index(before: at)
      if utf8[before] == 0x0A { break }
      at = before
    }
    return offset(at)
  }

  /// Where the row ends that a place is in, before its line end.
  ///
  /// - Complexity: O(bytes of the row).
  func rowEnd(of place: Int) -> Int { text.utf8[index(place)...].firstIndex(of: 0x0A).map(offset) ?? count }

  /// The start of the word before a place, past what is no part of a word.
  func wordStart(before place: Int, _ isPart: (Character) -> Bool = Self.isWordPart) -> Int {
    var at = place
    while let character = character(before: at), !isPart(character) { at = offset(before: at) }
    while let character = character(before: at), isPart(character) { at = offset(before: at) }
    return at
  }

  /// The end of the word behind a place, past what is no part of a word.
  func wordEnd(after place: Int) -> Int {
    var at = place
    while let character = character(after: at), !Self.isWordPart(character) { at = offset(after: at) }
    while let character = character(after: at), Self.isWordPart(character) { at = offset(after: at) }
    return at
  }

  /// Names and numbers are words.
  static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// A part of the text, whose ends lie between Unicode scalars.
  func slice(_ range: Range<Int>) -> Substring { text[index(range.lowerBound)..<index(range.upperBound)] }

  /// Constant time, since strings are UTF-8.
  func index(_ place: Int) -> String.Index { text.utf8.index(text.utf8.startIndex, offsetBy: place) }
  private func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.utf8.startIndex, to: index) }
  private func isBoundary(_ place: Int) -> Bool { String.Index(index(place), within: text) != nil }
}
