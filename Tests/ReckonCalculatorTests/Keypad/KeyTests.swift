import Reckon
import ReckonCalculator
import Testing

@Suite struct KeyTests {
  /// CALCULATOR's table of keys.
  private static let table: [(CalculatorKey.Kind, String)] = [
    (.number, "0 1 2 3 4 5 6 7 8 9 00 ."),
    (.operator, "+ − × ÷ ="),
    (.function, "sin cos tan asin acos atan sinh cosh tanh ln log log₂ eˣ 10ˣ xʸ x² √ ∛ 1/x x! |x| mod ∠"),
    (.constant, "π e i Ans"),
    (.special, "AC CE ⌫ ± % ( ) DRG MC MR M+ M− hist unit cur help"),
  ]

  @Test("the keys are those of the table", arguments: table) func keys(kind: CalculatorKey.Kind, glyphs: String) throws
  {
    #expect(
      Set(CalculatorKey.allCases.filter { $0.kind == kind }.map(\.glyph))
        == Set(glyphs.split(separator: " ").map(String.init)))
    #expect(try CalculatorKey.keys(of: glyphs).map(\.glyph).joined(separator: " ") == glyphs)
  }

  @Test("each key has a glyph, a press and a spoken name, none of them twice")
  func unique() {
    #expect(Set(CalculatorKey.allCases.map(\.glyph)).count == CalculatorKey.allCases.count)
    #expect(Set(CalculatorKey.allCases.map(\.press)).count == CalculatorKey.allCases.count)
    #expect(Set(CalculatorKey.allCases.map(\.spokenName)).count == CalculatorKey.allCases.count)
    for key in CalculatorKey.allCases {
      #expect(!key.glyph.isEmpty)
      #expect(!key.press.isEmpty && key.press.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      // No letters act by themselves but e and i, which are numbers.
      #expect(["e", "i"].contains(key.press) || key.press.utf8.count > 1 || !key.press.allSatisfy(\.isLetter))
      #expect(!key.spokenName.isEmpty)
    }
  }

  @Test("keys of functions, operators and constants are the catalogue's") func catalogue() throws {
    var spellings = Set(Catalogue.functions.flatMap { [$0.name] + $0.aliases })
    spellings.formUnion(Catalogue.operators.flatMap(\.spellings))
    spellings.formUnion(Catalogue.constants.flatMap { [$0.name] + $0.aliases })
    var summaries = Set(Catalogue.functions.map(\.summary))
    summaries.formUnion(Catalogue.operators.map(\.summary))
    summaries.formUnion(Catalogue.constants.map(\.summary))
    let ownText: Set<CalculatorKey> = [.equals, .answer, .imaginaryUnit]
    for key in CalculatorKey.allCases
    where key == .percent || [.operator, .function, .constant].contains(key.kind) && !ownText.contains(key) {
      #expect(spellings.contains(key.catalogueText), "\(key) writes ‘\(key.catalogueText)’")
      // What x² and 1/x add to the power is their own.
      if key != .square, key != .reciprocal {
        #expect(summaries.contains(key.spokenName), "\(key) says ‘\(key.spokenName)’")
      }
    }
  }

  @Test(
    "keys are written as glyphs, names, ASCII presses or names of functions",
    arguments: [
      ("1 2 + 3 =", "1 2 + 3 ="), ("12+3=", "1 2 + 3 ="), ("one two add three equals", "1 2 + 3 ="), ("2*3", "2 × 3"),
      ("2−3-4", "2 − 3 − 4"),
      ("sqrt 9", "√ 9"), ("squareRoot 9", "√ 9"), ("cbrt pow fact abs mod exp10", "∛ xʸ x! |x| mod 10ˣ"),
      ("100", "1 0 0"), ("1 00", "1 00"), ("M+ M- M− MR", "M+ M− M− MR"), ("pi π e", "π π e"),
      ("arcsin lg log2 log₂", "asin log log₂ log₂"),
      ("AC allClear ^L", "AC AC AC"), ("(2+3)×4=", "( 2 + 3 ) × 4 ="), ("5!", "5 x!"), ("√9=", "√ 9 ="), ("", ""),
      (" \t\n 1  2 ", "1 2"),
      ("200+10%=", "2 0 0 + 1 0 % ="),
      ("2^10=", "2 xʸ 1 0 ="), ("-5", "− 5"), ("DRG angleUnit ^G", "DRG DRG DRG"),
      ("1/x reciprocal ^-1", "1/x 1/x 1/x"),
    ])
  func text(text: String, glyphs: String) throws {
    #expect(try CalculatorKey.keys(of: text).map(\.glyph).joined(separator: " ") == glyphs)
  }

  @Test(
    "an unknown word is named with its place and the nearest key",
    arguments: [
      ("1 + sinn 30", "sinn", 4, "sin"), ("ac", "ac", 0, "AC"), ("12 pie", "pie", 3, "pi"), ("2s", "2s", 0, nil),
      ("3 sin30", "sin30", 2, "sin"),
      ("7 & 8", "&", 2, nil), ("π  §", "§", 3, nil), ("1\n2 Q", "Q", 4, nil),
    ] as [(String, String, Int, String?)])
  func unknown(text: String, word: String, position: Int, suggestion: String?) {
    let error = #expect(throws: CalculatorKeyError.self) { try CalculatorKey.keys(of: text) }
    #expect(error?.word == word)
    #expect(error?.position == position)
    if let suggestion { #expect(error?.suggestion == suggestion) }
    #expect(error?.message.contains("‘\(word)’ (character \(position + 1))") == true)
  }

  @Test("each press, glyph and name gives its own key", arguments: CalculatorKey.allCases) func own(key: CalculatorKey)
    throws
  {
    for text in [key.glyph, key.press, key.rawValue] { #expect(try CalculatorKey.keys(of: text) == [key]) }
  }
}
