/// The meanings of escape sequences.
extension InputDecoder {
  mutating func addScalar(_ scalar: UnicodeScalar, isAlt: Bool) {
    // The control characters of the upper half type nothing.
    if (0x80...0x9F).contains(scalar.value) { return }
    events.append(isAlt ? .key(.character(Character(scalar)), .alt) : .text(Character(scalar)))
  }

  mutating func addKey(_ key: TerminalKey?, _ modifiers: KeyModifiers) {
    if let key { events.append(.key(key, modifiers)) }
  }

  mutating func addControl(_ bytes: [UInt8], final: UInt8, _ isAlt: Bool) {
    if bytes.first == 0x3C { return addMouse(bytes.dropFirst(), final) }
    // Answers of the terminal start with another sign, or have one before their end.
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
    let numbers = Self.numbers(bytes)
    var modifiers: KeyModifiers = isAlt ? .alt : []
    switch final {
    case 0x7E, 0x24, 0x5E, 0x40:
      guard let code = numbers.first else { return }
      if code == 200 {
        state = .paste([])
        return
      }
      if final == 0x24 || final == 0x40 { modifiers.insert(.shift) }
      if final == 0x5E || final == 0x40 { modifiers.insert(.ctrl) }
      if code == 27, numbers.count == 3 { return addCoded(numbers[2], modifiers.union(Self.modifiers(numbers[1]))) }
      addKey(Self.numberedKey(code), modifiers.union(Self.modifiers(numbers.dropFirst().first)))
    case 0x75: addCoded(numbers.first ?? 0, modifiers.union(Self.modifiers(numbers.dropFirst().first)))
    case 0x5A: addKey(.backTab, modifiers)
    case 0x61...0x64: addKey(Self.arrow(final - 0x20), modifiers.union(.shift))
    default: addKey(Self.letterKey(final), modifiers.union(Self.modifiers(numbers.dropFirst().first)))
    }
  }

  /// A key by its character's code, as newer terminals send it.
  private mutating func addCoded(_ code: Int, _ modifiers: KeyModifiers) {
    switch code {
    case 9: addKey(modifiers.contains(.shift) ? .backTab : .tab, modifiers.subtracting(.shift))
    case 13: addKey(.enter, modifiers)
    case 27: addKey(.escape, modifiers)
    case 127, 8: addKey(.backspace, modifiers)
    default:
      guard code >= 32, let scalar = UInt32(exactly: code).flatMap(UnicodeScalar.init) else { return }
      if modifiers.isSubset(of: .shift) {
        addScalar(scalar, isAlt: false)
      } else {
        addKey(.character(Character(scalar)), modifiers)
      }
    }
  }

  private mutating func addMouse(_ bytes: some Sequence<UInt8>, _ final: UInt8) {
    let numbers = Self.numbers(bytes)
    guard numbers.count == 3, final == 0x4D || final == 0x6D else { return }
    addMouse(code: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1, isRelease: final == 0x6D)
  }

  mutating func addMouse(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard column >= 0, row >= 0, (0..<128).contains(code) else { return }
    let button: MouseEvent.Button? = [.left, .middle, .right, nil][code & 3]
    let action: MouseEvent.Action
    if code & 64 != 0 {
      action = .scroll([.up, .down, .left, .right][code & 3])
    } else if code & 32 != 0 {
      action = .move
    } else if !isRelease, let button {
      action = .press(button)
    } else {
      action = .release(button)
    }
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.ctrl) }
    events.append(.mouse(MouseEvent(action, row: row, column: column, modifiers: modifiers)))
  }

  // MARK: Tables

  /// The numbers between semicolons; of those with parts, the first part. A number that is missing or too large is 0.
  private static func numbers(_ bytes: some Sequence<UInt8>) -> [Int] {
    String(decoding: Array(bytes), as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false).map { field in
      let number = Int(field.prefix { $0 != ":" }) ?? 0
      return number < 1 << 24 ? number : 0
    }
  }

  private static func modifiers(_ code: Int?) -> KeyModifiers {
    guard let code, (2...8).contains(code) else { return [] }
    return KeyModifiers(rawValue: UInt8(code - 1))
  }

  static func arrow(_ letter: UInt8) -> TerminalKey? { (0x41...0x44).contains(letter) ? letterKey(letter) : nil }

  static func letterKey(_ letter: UInt8) -> TerminalKey? {
    switch letter {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> TerminalKey? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}
