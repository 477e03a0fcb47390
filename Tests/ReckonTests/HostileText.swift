import Reckon

/// Pieces of text that terminals obey, hide or reorder, and the claim that messages show none of them.
enum HostileText {
  static let pieces = [
    "\0", "\u{7}", "\u{8}", "\t", "\r", "\r\n", "\u{B}", "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{7F}", "\u{85}",
    "\u{9B}31m", "\u{AD}",
    "\u{61C}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}",
    "\u{202C}", "\u{202D}",
    "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{FEFF}", "\u{FFF9}", "\u{FFFD}",
    "\u{FFFF}", "\u{E0001}",
    "\u{E0041}", "\u{10FFFF}", "\u{E000}", "\u{301}", "e\u{301}\u{302}\u{303}",
    String(repeating: "\u{489}", count: 300), "１２", "٣", "५",
    "Ａ", "а", "名", "ß", "ﬀ", "Å", "😀", "👩‍👩‍👧", "🇩🇪", "👍🏽", "½", "𝟙", "𝐱", "ه", "שלום", "‘", "“", "−", "×", "÷", "≠", "§",
    "€",
  ]

  /// The scalars of a message that a terminal would obey, hide or reorder.
  static func hidden(in message: String) -> [Unicode.Scalar] {
    message.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0x00...0x1F, 0x7F...0x9F: true
      case 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
      default: false
      }
    }
  }

  /// What is wrong with a message; nothing when it can be shown.
  static func complaint(about message: String) -> String? {
    if let scalar = hidden(in: message).first { return "it holds U+\(String(scalar.value, radix: 16))" }
    return message.utf8.count < 1_024 ? nil : "it has \(message.utf8.count) bytes"
  }

  /// A text of pieces and of parts of formulas, the same for the same state.
  static func random(_ source: inout RandomSource, pieces count: Int) -> String {
    let parts = [
      "x", "1", "+", "(", ")", ";", "=", "sin", " to ", "km", ",", "`", "\n", "unknown", ".", "e", "?", ":", "100",
    ]
    return (0..<count).map { _ in
      let number = Int.random(in: 0..<pieces.count + parts.count, using: &source)
      return number < pieces.count ? pieces[number] : parts[number - pieces.count]
    }.joined()
  }
}
