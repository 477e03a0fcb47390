import ReckonTerminal
import Testing

@Suite("Input of terminals")
struct TerminalInputTests {
  static func events(_ text: String) -> [TerminalEvent] { events(Array(text.utf8)) }

  static func events(_ bytes: [UInt8]) -> [TerminalEvent] {
    var decoder = InputDecoder()
    return decoder.decode(bytes) + decoder.flush()
  }

  /// Sequences of xterm (ctlseqs), the VT220, rxvt and the Linux console (console_codes(4)).
  static let keys: [(String, TerminalKey, KeyModifiers)] = [
    ("\u{1B}[A", .up, []), ("\u{1B}[B", .down, []), ("\u{1B}[C", .right, []), ("\u{1B}[D", .left, []),
    ("\u{1B}OA", .up, []), ("\u{1B}OB", .down, []), ("\u{1B}OC", .right, []), ("\u{1B}OD", .left, []),
    ("\u{1B}[H", .home, []), ("\u{1B}OH", .home, []), ("\u{1B}[1~", .home, []), ("\u{1B}[7~", .home, []),
    ("\u{1B}[F", .end, []), ("\u{1B}OF", .end, []), ("\u{1B}[4~", .end, []), ("\u{1B}[8~", .end, []),
    ("\u{1B}[2~", .insert, []), ("\u{1B}[3~", .delete, []), ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6~", .pageDown, []),
    ("\u{1B}OP", .function(1), []), ("\u{1B}OS", .function(4), []), ("\u{1B}[11~", .function(1), []),
    ("\u{1B}[[A", .function(1), []),
    ("\u{1B}[[E", .function(5), []), ("\u{1B}[15~", .function(5), []), ("\u{1B}[17~", .function(6), []),
    ("\u{1B}[21~", .function(10), []),
    ("\u{1B}[24~", .function(12), []), ("\u{1B}[25~", .function(13), []), ("\u{1B}[34~", .function(20), []),
    ("\u{1B}[1;5C", .right, .ctrl), ("\u{1B}[1;2A", .up, .shift), ("\u{1B}[1;3D", .left, .alt),
    ("\u{1B}[1;8B", .down, [.shift, .alt, .ctrl]),
    ("\u{1B}[3;5~", .delete, .ctrl), ("\u{1B}[1;2P", .function(1), .shift), ("\u{1B}[15;5~", .function(5), .ctrl),
    ("\u{1B}[a", .up, .shift), ("\u{1B}Oc", .right, .ctrl), ("\u{1B}[7$", .home, .shift), ("\u{1B}[8^", .end, .ctrl),
    ("\u{1B}[5@", .pageUp, [.shift, .ctrl]), ("\u{1B}\u{1B}[A", .up, .alt), ("\u{1B}\u{1B}OB", .down, .alt),
    ("\u{1B}[Z", .backTab, []), ("\t", .tab, []), ("\r", .enter, []), ("\n", .enter, []), ("\u{1B}OM", .enter, []),
    ("\u{7F}", .backspace, []), ("\u{8}", .backspace, []), ("\u{1B}\u{7F}", .backspace, .alt),
    ("\u{1B}\r", .enter, .alt),
    ("\u{1B}", .escape, []), ("\u{1}", .character("a"), .ctrl), ("\u{1A}", .character("z"), .ctrl),
    ("\0", .character(" "), .ctrl),
    ("\u{1C}", .character("\\"), .ctrl), ("\u{1F}", .character("_"), .ctrl), ("\u{1B}b", .character("b"), .alt),
    ("\u{1B}é", .character("é"), .alt), ("\u{1B}\u{6}", .character("f"), [.alt, .ctrl]),
    ("\u{1B}[", .character("["), .alt),
    ("\u{1B}O", .character("O"), .alt), ("\u{1B}P", .character("P"), .alt), ("\u{1B}]", .character("]"), .alt),
    ("\u{1B}[27;5;97~", .character("a"), .ctrl), ("\u{1B}[98;3u", .character("b"), .alt), ("\u{1B}[27u", .escape, []),
    ("\u{1B}[9;2u", .backTab, []), ("\u{1B}[13;5u", .enter, .ctrl),
  ]

  @Test("sequences of keys", arguments: keys.indices)
  func key(index: Int) {
    let (bytes, key, modifiers) = Self.keys[index]
    #expect(Self.events(bytes) == [.key(key, modifiers)], "\(bytes.debugDescription)")
    // Also when something stands behind it, except where that would belong to it.
    if bytes.utf8.count > 2 {
      #expect(Self.events(bytes + "7") == [.key(key, modifiers), .text("7")], "\(bytes.debugDescription)")
    }
  }

  @Test(
    "sequences that are unknown, answers of the terminal and broken sequences type nothing",
    arguments: [
      "\u{1B}[99~", "\u{1B}[?1;2c", "\u{1B}[>41;354;0c", "\u{1B}[12;40R", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?2004;1$y",
      "\u{1B}[4;600;800t",
      "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", "\u{1B}]0;title\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
      "\u{1B}OZ",
      "\u{1B}[[Z", "\u{1B}[<1;2M", "\u{1B}[<0;0;5M", "\u{1B}[<999;5;5M", "\u{1B}[999999999999999999999;5~",
      "\u{1B}[;;;;;~",
      "\u{1B}[57399u",
    ])
  func unknown(_ bytes: String) {
    let events = Self.events(bytes + "x")
    #expect(events.last == .text("x"))
    #expect(!events.dropLast().contains { if case .text(let text) = $0 { text.isASCII } else { false } }, "\(events)")
  }

  @Test("a sequence without end is dropped, whatever its length") func endless() {
    #expect(Self.events("\u{1B}[" + String(repeating: "1;", count: 10_000) + "A7") == [.text("7")])
    #expect(Self.events("\u{1B}[1;\u{1B}[A") == [.key(.up, [])])
    #expect(Self.events("\u{1B}[1;\r") == [.key(.enter, [])])
  }

  @Test("the mouse, as xterm reports it in mode 1006 and in the old mode")
  func mouse() {
    let cases: [(String, MouseEvent)] = [
      ("\u{1B}[<0;1;1M", MouseEvent(.press(.left), row: 0, column: 0)),
      ("\u{1B}[<0;300;20m", MouseEvent(.release(.left), row: 19, column: 299)),
      ("\u{1B}[<1;5;6M", MouseEvent(.press(.middle), row: 5, column: 4)),
      ("\u{1B}[<2;5;6m", MouseEvent(.release(.right), row: 5, column: 4)),
      ("\u{1B}[<64;5;6M", MouseEvent(.scroll(.up), row: 5, column: 4)),
      ("\u{1B}[<65;5;6M", MouseEvent(.scroll(.down), row: 5, column: 4)),
      ("\u{1B}[<66;5;6M", MouseEvent(.scroll(.left), row: 5, column: 4)),
      ("\u{1B}[<35;5;6M", MouseEvent(.move, row: 5, column: 4)),
      ("\u{1B}[<28;5;6M", MouseEvent(.press(.left), row: 5, column: 4, modifiers: [.shift, .alt, .ctrl])),
      ("\u{1B}[M !!", MouseEvent(.press(.left), row: 0, column: 0)),
      ("\u{1B}[M#%&", MouseEvent(.release(nil), row: 5, column: 4)),
    ]
    for (bytes, event) in cases { #expect(Self.events(bytes) == [.mouse(event)], "\(bytes.debugDescription)") }
  }

  @Test("a paste is one event, and what it holds are no keys")
  func paste() {
    #expect(Self.events("\u{1B}[200~1 + 2\r\n\u{1B}[A\u{1B}[201~3") == [.paste("1 + 2\n\u{1B}[A"), .text("3")])
    #expect(Self.events("\u{1B}[200~√2\rπ\u{1B}[201~") == [.paste("√2\nπ")])
    // A pause inside does not end it.
    var decoder = InputDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~ab".utf8)) + decoder.flush() == [])
    #expect(decoder.decode(Array("c\u{1B}[201~".utf8)) == [.paste("abc")])
  }

  @Test(
    "text comes scalar by scalar, and what is no UTF-8 as the replacement character, one for each longest beginning")
  func text() {
    #expect(Self.events("a√😀e\u{301}") == ["a", "√", "😀", "e", "\u{301}"].map { .text($0) })
    // The examples of Unicode's section 3.9, table 3-11 and 3-8.
    let cases: [([UInt8], String)] = [
      ([0xC0, 0xAF, 0x41], "\u{FFFD}\u{FFFD}A"),
      ([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"),
      ([0xED, 0xA0, 0x80, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}A"),
      ([0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"),
      ([0xE2, 0x88], "\u{FFFD}"), ([0xE2, 0x88, 0x1B], "\u{FFFD}"),
    ]
    for (bytes, text) in cases {
      let expected =
        text.unicodeScalars.map { TerminalEvent.text(Character($0)) } + (bytes.last == 0x1B ? [.key(.escape, [])] : [])
      #expect(Self.events(bytes) == expected, "\(bytes)")
    }
  }

  @Test("a lone Escape waits for what may follow")
  func escape() {
    var decoder = InputDecoder()
    #expect(!decoder.isUndecided)
    #expect(decoder.decode([0x1B]).isEmpty && decoder.isUndecided)
    #expect(decoder.flush() == [.key(.escape, [])] && !decoder.isUndecided)
    #expect(decoder.decode([0x1B, 0x1B]).isEmpty)
    #expect(decoder.flush() == [.key(.escape, []), .key(.escape, [])])
    #expect(decoder.decode([0x1B, 0x1B, 0x1B]) == [.key(.escape, [])])
    #expect(decoder.flush() == [.key(.escape, []), .key(.escape, [])])
    #expect(decoder.flush().isEmpty)
  }

  @Test("events do not depend on where bytes are cut: each cut in two, each byte alone, and three pieces")
  func cuts() {
    var sample = Self.keys.filter { $0.0.utf8.count > 2 }.map { Array($0.0.utf8) }.joined().map { $0 }
    sample += Array(
      "a√😀e\u{301}\u{1B}[200~x\u{1B}[20\r\n\u{1B}[201~\u{1B}[<0;12;34M\u{1B}[M !!\u{1B}]11;rgb:1/2/3\u{1B}\\\u{1B}P1$r\u{7}q"
        .utf8)
    sample += [0xE2, 0x88, 0x1B, 0x5B, 0x41, 0xFF, 0xC0, 0x41] + Array("\u{1B}[99~\u{1B}]x\ry\u{1B}_z\u{1B}[Bw".utf8)
    var whole = InputDecoder()
    let expected = whole.decode(sample)
    #expect(expected.count > 60)
    var single = InputDecoder()
    #expect(sample.flatMap { single.decode([$0]) } == expected && single == whole)
    for first in 0...sample.count {
      var decoder = InputDecoder()
      var events = decoder.decode(sample[..<first])
      let second = min(first + 1 + first % 7, sample.count)
      events += decoder.decode(sample[first..<second])
      events += decoder.decode(sample[second...])
      #expect(events == expected && decoder == whole, "cut at \(first) and \(second)")
    }
  }
}
