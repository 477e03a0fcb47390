import ReckonTerminal

/// A window and what comes from its terminal: two bytes choose the window, the others are what the terminal sends. A
/// byte 0xFF is not sent: the one behind it gives the window another size.
struct PromptInput {
  enum Part: Hashable {
    case bytes([UInt8])
    case resize(TerminalSize)
  }

  let size: TerminalSize
  let parts: [Part]

  init(_ input: [UInt8]) {
    size = Self.size(input.first ?? 40)
    var parts: [Part] = []
    var rest = input.dropFirst()
    while !rest.isEmpty {
      let bytes = rest.prefix { $0 != 0xFF }
      if !bytes.isEmpty { parts.append(.bytes(Array(bytes))) }
      rest = rest.dropFirst(bytes.count)
      guard rest.popFirst() != nil else { break }
      parts.append(.resize(Self.size(rest.popFirst() ?? 40)))
    }
    self.parts = parts
  }

  private static func size(_ byte: UInt8) -> TerminalSize {
    TerminalSize(columns: Int(byte % 64) + 1, rows: Int(byte / 16) + 1)
  }

  /// All events, whatever the pieces in which the bytes come.
  func events(pieces: Int) -> [(event: TerminalEvent, size: TerminalSize)] {
    var decoder = InputDecoder()
    var size = size
    var events: [(event: TerminalEvent, size: TerminalSize)] = []
    for part in parts {
      switch part {
      case .bytes(let bytes):
        for start in stride(from: 0, to: bytes.count, by: pieces) {
          events += decoder.decode(bytes[start..<min(start + pieces, bytes.count)]).map { ($0, size) }
        }
      case .resize(let new):
        size = new
        events.append((.resize, new))
      }
    }
    return events + decoder.flush().map { ($0, size) }
  }
}

enum PromptSeeds {
  /// What terminals send for keys.
  static let keys: [String] = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{1B}[1;5C", "\u{1B}[1;5D",
    "\u{1B}b", "\u{1B}f",
    "\u{1B}d", "\u{1B}y", "\u{1B}\u{7F}", "\u{1B}\r", "\u{1B}[Z", "\u{1B}OP", "\u{1B}[200~", "\u{1B}[201~",
    "\u{1B}[<0;5;5M",
    "\u{1B}]0;x\u{7}",
    "\u{1B}<", "\u{1B}>", "\u{1B}_", "\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}", "\u{6}", "\u{7}", "\u{8}", "\t",
    "\u{B}", "\u{C}", "\r",
    "\u{E}",
    "\u{F}", "\u{10}", "\u{12}", "\u{13}", "\u{14}", "\u{15}", "\u{17}", "\u{18}\u{15}", "\u{19}", "\u{1F}", "\u{7F}",
    "\u{301}", "👩‍🔬", "🇩🇪",
    "日本",
  ]

  private static let texts = [
    "1+1\r", "a = 2\rb = a + 3\ra = 4\rb\r", "f(x) = x^2\rf(3)\rf(x) = x\r:undo\rf(3)\r", "si\t\t\r",
    "sin(\u{1B}[D\u{1B}[D\u{19}",
    "1 + 2\u{15}\u{19}\u{19}\r",
    "one two\u{17}\u{17}\u{19}\u{1B}y", "1\r2\r\u{1B}[A\u{1B}[A\u{1B}[B\r", "12\r34\r\u{12}1\u{12}\r",
    "\u{1B}[200~a = 1\nb = a\n\u{1B}[201~\r", "(1 +\r2)\r",
    "日本語 = 3\u{1B}[D\u{1B}[D\u{7F}\u{1F}\u{1F}\u{1B}_\r", ":help sin\r:vars\r:set angle rad\rsin(π)\r",
    ":solve x^2 = 2\r:table x^2, x, 1, 3\r",
    "👩‍🔬🇩🇪e\u{301}\u{1B}[D\u{7F}\u{14}", "\u{1B}[1;5D\u{1B}[<0;3;3M\u{1B}]0;t\u{7}x\r", "5 km to mile\r* 2\rans(1)\r",
    "n = 1\rn = n + 1\r:forget n\r:undo\r:redo\r",
    "total := 3 * price\rprice = 2\r:vars\r", "1/0\r√-1\rfoo\rsin(\r\r",
    ":explain 1+x\r:disassemble 2^3\r:cache\r:functions\r",
    "x = random()\ry = x\rx\r",
    "p where p > 0\rset mode decimal\r> 1 = 1\r# remark\r", "a = b\rb = a\rb(x) = a\ra(1)\r", "\u{3}\u{4}",
    "aaa\u{1B}[A\u{1B}[H\u{B}\u{5}\u{19}\u{18}\u{15}",
  ]

  static let all: [[UInt8]] = texts.enumerated().flatMap { index, text -> [[UInt8]] in
    [[UInt8(199)] + Array(text.utf8), [UInt8(index * 9 % 256)] + Array(text.utf8)]
  }
}
