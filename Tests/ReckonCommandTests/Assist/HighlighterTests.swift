import Foundation
import Reckon
import ReckonPrompt
import ReckonTerminal
import Testing

@Suite("Colours of a line")
struct HighlighterTests {
  @Test("each kind of part has its look")
  func kinds() throws {
    let line = try AssistantLine(
      "2x^2 + sin(30) * pi - f(`unit price`, 0xFF) # so", after: ["x = 3", "`unit price` = 2", "f(a, b) = a * b"])
    #expect(line.parts(SyntaxPalette.number) == ["2", "2", "30", "0xFF"])
    #expect(line.parts(SyntaxPalette.variable) == ["x"])
    #expect(line.parts(SyntaxPalette.function) == ["sin", "f"])
    #expect(line.parts(SyntaxPalette.constant) == ["pi"])
    #expect(line.parts(SyntaxPalette.quoted) == ["`unit price`"])
    #expect(line.parts(SyntaxPalette.operator) == ["^", "+", "*", "-"])
    #expect(line.parts(SyntaxPalette.comment) == ["# so"])
    #expect(line.parts(SyntaxPalette.wrong) == [])
  }

  @Test(
    "names mean units in statements that convert, and only there",
    arguments: [
      ("5 km + 3 m to mile", ["km", "m", "mile"], []), ("3 min + 20 s in h", ["min", "s", "h"], []),
      ("36 km/h to m/s", ["km", "h", "m", "s"], []), ("5 e to mile", ["mile"], []), ("m + 1", [], ["m"]),
      ("5 m to km; m + 1", ["m", "km"], ["m"]), ("100 °C to °F", ["°C", "°F"], []),
      ("max(1, 2) m to km", ["m", "km"], []),
      ("100 USD to KRW", [], []), ("100 USD", [], ["USD"]),
    ])
  func units(text: String, units: [String], wrong: [String]) throws {
    let line = try AssistantLine(text)
    #expect(line.parts(SyntaxPalette.unit) == units && line.parts(SyntaxPalette.wrong) == wrong)
  }

  @Test("a notation behind to is part of the operator")
  func notation() throws { #expect(try AssistantLine("255 to hex").parts(SyntaxPalette.operator) == ["to", "hex"]) }

  @Test(
    "names that the text itself defines are known, from where they are",
    arguments: [
      ("f(a, b) = a + b", []), ("f(a) = a + b", ["b"]), ("y = 3; y + 1", []), ("y + 1; y = 3", ["y"]),
      ("y := 2; y", []),
      ("Σ(k, 1, 10, k^2)", []), ("Σ(k, 1, 10, k^2) + k", ["k"]), ("sum(k, 2)", ["k"]),
      ("g(n) = n < 1 ? 1 : g(n-1)", []),
      ("f(a) = a; a", ["a"]), ("f(x) =\nx + 1", []), ("f(x) = x +\nx", []), ("y = y + 1", ["y"]), ("sin = 3", ["sin"]),
    ])
  func locals(text: String, wrong: [String]) throws {
    #expect(try AssistantLine(text).parts(SyntaxPalette.wrong) == wrong)
  }

  @Test(
    "a name at the cursor is not unknown while it may become known",
    arguments: [
      ("2 + si|", []), ("2 + sx|", ["sx"]), ("2 + si| + 1", []), ("si + 1|", ["si"]), ("2 + pri|", []), ("tot|", []),
      ("total|", []),
      ("total = 2|", []), ("f(a, b|", []), ("f(a, b)|", []), ("f(a, b)| + 1", ["f", "a", "b"]), ("zz + 1|", ["zz"]),
      ("1; zz|", []),
      ("`unit pr|", []), ("0x|", []), ("0x + 1|", ["0x"]), ("\\pi|", []), ("2 + \\alp|", []), ("5 microse| to s", []),
      ("5 $|", []),
      ("5 @|", ["@"]), (":hel|", []), (":|", []), (":nothing|", [":nothing"]),
    ])
  func typing(marked: String, wrong: [String]) throws {
    #expect(try AssistantLine(marked, after: ["price = 3"]).partsWhileTyping(SyntaxPalette.wrong) == wrong)
  }

  @Test("a line that is done shows all that is unknown", arguments: ["si", "total", "f(a, b)", "0x"])
  func done(text: String) throws { #expect(try !AssistantLine(text).parts(SyntaxPalette.wrong).isEmpty) }

  @Test(
    "the bracket at the cursor and its partner stand out, and one that closes nothing is wrong",
    arguments: [
      ("|(1 + (2))", [0, 8], []), ("(1 + (2))|", [0, 8], []), ("(1 + (2)|)", [0, 8], []), ("(1 + |(2))", [5, 7], []),
      ("(1| + (2))", [], []), ("(1 + (2)|", [5, 7], []), ("1)| + 2)", [], [1, 6]),
    ])
  func brackets(marked: String, matching: [Int], wrong: [Int]) throws {
    let line = try AssistantLine(marked)
    let styles = line.assistant.styles(line.text, cursor: line.cursor)
    #expect(styles.filter { $0.style == SyntaxPalette.bracket }.map(\.range.lowerBound) == matching)
    #expect(styles.filter { $0.style == SyntaxPalette.wrong }.map(\.range.lowerBound) == wrong)
  }

  @Test("commands are told from what is none, and formulas behind them have their colours")
  func commands() throws {
    #expect(try AssistantLine(":set angle-unit rad").parts(SyntaxPalette.command) == [":set"])
    #expect(try AssistantLine("  :vars").parts(SyntaxPalette.command) == [":vars"])
    #expect(try AssistantLine(":nothing at all").parts(SyntaxPalette.wrong) == [":nothing"])
  }

  @Test("ranges are in order, do not overlap, and lie between characters, whatever is typed")
  func ranges() throws {
    var random = RandomSource(seed: 7)
    let pieces = [
      "1", "2.5", "x", "sin", "(", ")", ",", ";", "=", ":=", "+", "%", "!", "\n", " ", "#", "`", "größe", "π", "√", "²",
      "km", "to", "\\",
      ":",
      "help", "👍🏽", "e\u{301}", "한", "0x", "Σ(k,", "f(a)", "?", "°C", "\u{0}", "\"",
    ]
    let assistant = try AssistantLine("", after: ["x = 3", "f(a) = a"]).assistant
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let cursor = Int.random(in: 0...text.utf8.count, using: &random)
      var end = 0
      for part in assistant.styles(text, cursor: cursor) {
        #expect(
          part.range.lowerBound >= end && !part.range.isEmpty && part.range.upperBound <= text.utf8.count, "\(text)")
        end = part.range.upperBound
        let bytes = Array(text.utf8)[part.range]
        #expect(String(validating: bytes, as: UTF8.self) != nil, "\(text)")
      }
      _ = assistant.isIncomplete(text)
      if let completion = assistant.completion(text, cursor: cursor) {
        #expect(completion.range.upperBound <= text.utf8.count && !completion.candidates.isEmpty, "\(text)")
      }
    }
  }

  @Test("every colour can be read on black and on white", arguments: SyntaxPalette.all.compactMap(\.foreground))
  func contrast(color: ScreenColor) {
    // WCAG 2: relative luminance, and the contrast of two.
    func luminance(_ rgb: UInt32) -> Double {
      let weights: [(shift: UInt32, weight: Double)] = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
      return weights.reduce(0) { sum, part in
        let value = Double(rgb >> part.shift & 0xFF) / 255
        return sum + part.weight * (value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    for rgb in [color.rgb, Self.fixedColor(color.palette)] {
      #expect((luminance(rgb) + 0.05) / 0.05 >= 3.5 && 1.05 / (luminance(rgb) + 0.05) >= 3.5)
    }
  }

  /// One of the 240 fixed colours of xterm.
  static func fixedColor(_ index: UInt8) -> UInt32 {
    if index >= 232 { return UInt32(8 + 10 * (Int(index) - 232)) * 0x010101 }
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    let cube = Int(index) - 16
    return steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6]
  }

  @Test("what is wrong and what matches shows without colours")
  func withoutColors() {
    #expect(SyntaxPalette.wrong.traits.contains(.underline) && SyntaxPalette.bracket.traits.contains(.reverse))
  }
}
