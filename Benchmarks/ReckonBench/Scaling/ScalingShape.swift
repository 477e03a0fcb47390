/// A way to fill any number of bytes with a text that grows in one respect.
struct ScalingShape: Sendable {
  /// What a text is for.
  enum Use: Sendable {
    /// A formula with the input `x`.
    case formula
    /// Statements of a conversation, each compiled and run by itself.
    case session
    /// A formula book.
    case book
  }

  let name: String
  let use: Use
  /// A text of about so many bytes.
  let text: @Sendable (_ bytes: Int) -> String

  /// `first`, then pieces by their number, then `last`.
  static func pieces(
    _ name: String, _ use: Use = .formula, first: String = "", last: String = "",
    _ piece: @escaping @Sendable (Int) -> String
  ) -> Self {
    Self(name: name, use: use) { bytes in
      var text = first
      var number = 0
      while text.utf8.count + last.utf8.count < bytes {
        text += piece(number)
        number += 1
      }
      return text + last
    }
  }

  /// `opening` and `closing` in equal number around `inside`.
  static func nested(_ name: String, _ opening: String, _ inside: String = "x", _ closing: String = "") -> Self {
    Self(name: name, use: .formula) { bytes in
      let depth = max(1, bytes / (opening.utf8.count + closing.utf8.count))
      return String(repeating: opening, count: depth) + inside + String(repeating: closing, count: depth)
    }
  }

  /// Two lists of pieces, each of half the length: what the second does is multiplied by the first if anything is.
  static func halves(
    _ name: String, _ use: Use = .formula, last: String = "", _ first: @escaping @Sendable (Int) -> String,
    _ second: @escaping @Sendable (Int) -> String
  ) -> Self {
    Self(name: name, use: use) { bytes in
      pieces("", use, first).text(bytes / 2) + pieces("", use, second).text(bytes / 2) + last
    }
  }
}
