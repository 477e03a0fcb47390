/// Makes events of the bytes that terminals send: xterm, VT, rxvt, the Linux console and those that follow them.
///
/// It is a state machine: bytes may come in pieces of any size, and the events are the same. Sequences that it does not
/// know give no event, and no letters either.
package struct InputDecoder: Hashable, Sendable {
  enum State: Hashable {
    case ground
    /// After Escape. `isAlt` when another Escape went before.
    case escape(isAlt: Bool)
    /// After `ESC [`: what follows it.
    case control([UInt8], isAlt: Bool)
    /// After `ESC O`.
    case single(isAlt: Bool)
    /// After `ESC [ [`, as the Linux console sends function keys.
    case console
    /// Inside a string that the terminal answers with, after `ESC` and the byte that begins it; `sawEscape` when
    /// perhaps it ends.
    case string(UInt8, isEmpty: Bool, sawEscape: Bool)
    /// After `ESC [ M`: three bytes.
    case oldMouse([UInt8])
    /// Between the brackets of a paste.
    case paste([UInt8])
    /// Inside a scalar of several bytes; Alt was down if it came behind an Escape.
    case scalar([UInt8], isAlt: Bool)
  }

  /// The longest control sequence; of a longer one nothing is kept.
  static let longestSequence = 64

  var state = State.ground
  /// The events that are complete and not given out yet.
  var events: [TerminalEvent] = []

  package init() {}

  /// Whether there was an Escape, and only time tells whether a sequence follows.
  package var isUndecided: Bool {
    switch state {
    case .escape, .control, .single, .console, .oldMouse: true
    case .string(_, isEmpty: let isEmpty, sawEscape: _): isEmpty
    case .ground, .paste, .scalar: false
    }
  }

  /// The events that `bytes` complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    defer { events = [] }
    return events
  }

  /// The events of what was begun, when nothing came behind it for a while: a lone Escape is the Escape key.
  package mutating func flush() -> [TerminalEvent] {
    switch state {
    case .ground, .paste: return []
    case .escape(isAlt: let isAlt):
      if isAlt { events.append(.key(.escape, [])) }
      events.append(.key(.escape, []))
    case .control(let bytes, isAlt: _):
      if bytes.isEmpty { events.append(.key(.character("["), .alt)) }
    case .single: events.append(.key(.character("O"), .alt))
    case .string(let first, isEmpty: let isEmpty, sawEscape: _):
      if isEmpty { events.append(.key(.character(Character(UnicodeScalar(first))), .alt)) }
    case .scalar: events.append(.text("\u{FFFD}"))
    case .console, .oldMouse: break
    }
    state = .ground
    defer { events = [] }
    return events
  }

  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// Pasted bytes as text, with its lines ending in `\n`.
  private static func pasted(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (byte, next) in zip(bytes, bytes.dropFirst().map(Optional.some) + [nil]) {
      if byte != 0x0D { result.append(byte) } else if next != 0x0A { result.append(0x0A) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: States

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte, [])
    case .escape(isAlt: let isAlt): takeEscaped(byte, isAlt)
    case .control(let bytes, isAlt: let isAlt): takeControl(byte, bytes, isAlt)
    case .single(isAlt: let isAlt): takeSingle(byte, isAlt)
    case .console:
      state = .ground
      if (0x41...0x45).contains(byte) {
        events.append(.key(.function(Int(byte) - 0x40), []))
      } else {
        retakeUnlessFinal(byte)
      }
    case .string(let first, isEmpty: _, sawEscape: let sawEscape): takeString(byte, first, sawEscape)
    case .oldMouse(let bytes):
      guard bytes.count == 2 else {
        state = .oldMouse(bytes + [byte])
        return
      }
      state = .ground
      addMouse(code: Int(bytes[0]) - 32, column: Int(bytes[1]) - 33, row: Int(byte) - 33, isRelease: false)
    case .paste(var bytes):
      // The state lets go of the bytes, or each one would copy them all.
      state = .ground
      bytes.append(byte)
      if byte == 0x7E, bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
        events.append(.paste(Self.pasted(bytes.dropLast(Self.pasteEnd.count))))
      } else {
        state = .paste(bytes)
      }
    case .scalar(let bytes, isAlt: let isAlt): takeContinuation(byte, bytes, isAlt)
    }
  }

  private mutating func takeGround(_ byte: UInt8, _ modifiers: KeyModifiers) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape(isAlt: false)
    case 0x0D, 0x0A: events.append(.key(.enter, modifiers))
    case 0x09: events.append(.key(.tab, modifiers))
    case 0x08, 0x7F: events.append(.key(.backspace, modifiers))
    case 0x00: events.append(.key(.character(" "), modifiers.union(.ctrl)))
    case 0x01...0x1A: events.append(.key(.character(Character(UnicodeScalar(byte + 0x60))), modifiers.union(.ctrl)))
    case 0x1C...0x1F: events.append(.key(.character(Character(UnicodeScalar(byte + 0x40))), modifiers.union(.ctrl)))
    case 0xC2...0xF4: state = .scalar([byte], isAlt: !modifiers.isEmpty)
    case 0x80...: addScalar("\u{FFFD}", isAlt: false)
    default: addScalar(UnicodeScalar(byte), isAlt: !modifiers.isEmpty)
    }
  }

  private mutating func takeEscaped(_ byte: UInt8, _ isAlt: Bool) {
    switch byte {
    case 0x5B: state = .control([], isAlt: isAlt)
    case 0x4F: state = .single(isAlt: isAlt)
    // Device control, operating system command, privacy message, application program, start of string.
    case 0x50, 0x5D, 0x5E, 0x5F, 0x58: state = .string(byte, isEmpty: true, sawEscape: false)
    case 0x1B:
      if isAlt { events.append(.key(.escape, [])) }
      state = .escape(isAlt: true)
    default:
      if isAlt { events.append(.key(.escape, [])) }
      takeGround(byte, .alt)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ bytes: [UInt8], _ isAlt: Bool) {
    switch byte {
    case 0x5B where bytes.isEmpty: state = .console
    case 0x4D where bytes.isEmpty: state = .oldMouse([])
    // rxvt ends the sequences of keys with Shift held down with a dollar sign.
    case 0x24 where !bytes.isEmpty && bytes.allSatisfy({ (0x30...0x39).contains($0) }):
      state = .ground
      addControl(bytes, final: byte, isAlt)
    case 0x20...0x3F: state = .control(bytes.count < Self.longestSequence ? bytes + [byte] : bytes, isAlt: isAlt)
    case 0x40...0x7E:
      state = .ground
      if bytes.count < Self.longestSequence { addControl(bytes, final: byte, isAlt) }
    default:
      state = .ground
      take(byte)
    }
  }

  private mutating func takeSingle(_ byte: UInt8, _ isAlt: Bool) {
    state = .ground
    let modifiers: KeyModifiers = isAlt ? .alt : []
    switch byte {
    case 0x4D: events.append(.key(.enter, modifiers))
    // The numeric keypad in application mode sends its characters 0x40 higher.
    case 0x6A...0x79, 0x58: addScalar(UnicodeScalar(byte - 0x40), isAlt: isAlt)
    case 0x61...0x64: addKey(Self.arrow(byte - 0x20), modifiers.union(.ctrl))
    default:
      if let key = Self.letterKey(byte) { addKey(key, modifiers) } else { retakeUnlessFinal(byte) }
    }
  }

  /// Bytes that end no sequence mean what they mean alone.
  private mutating func retakeUnlessFinal(_ byte: UInt8) {
    if byte < 0x20 || byte >= 0x80 { take(byte) }
  }

  private mutating func takeString(_ byte: UInt8, _ first: UInt8, _ sawEscape: Bool) {
    state = .ground
    switch byte {
    case 0x07: break
    case 0x5C where sawEscape: break
    case _ where sawEscape:
      state = .escape(isAlt: false)
      take(byte)
    case 0x1B: state = .string(first, isEmpty: false, sawEscape: true)
    // No answer holds other control characters: it was a key with Alt after all.
    case 0x00..<0x20: take(byte)
    default: state = .string(first, isEmpty: false, sawEscape: false)
    }
  }

  private mutating func takeContinuation(_ byte: UInt8, _ bytes: [UInt8], _ isAlt: Bool) {
    let allowed: ClosedRange<UInt8> =
      switch (bytes.count, bytes[0]) {
      case (1, 0xE0): 0xA0...0xBF
      case (1, 0xED): 0x80...0x9F
      case (1, 0xF0): 0x90...0xBF
      case (1, 0xF4): 0x80...0x8F
      default: 0x80...0xBF
      }
    guard allowed.contains(byte) else {
      addScalar("\u{FFFD}", isAlt: false)
      state = .ground
      return take(byte)
    }
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    let bytes = bytes + [byte]
    guard bytes.count == length else {
      state = .scalar(bytes, isAlt: isAlt)
      return
    }
    state = .ground
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { addScalar(scalar, isAlt: isAlt) }
  }
}
