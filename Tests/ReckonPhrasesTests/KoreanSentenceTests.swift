import Reckon
import ReckonCatalogue
import ReckonPhrases
import Testing

/// Korean messages are whole: no English words stand in them but names, units and code.
@Suite("Korean sentences") struct KoreanSentenceTests {
  /// The Latin words of the Korean tables, which are names, units, code and quoted text.
  private static let code: Set<String> = Set(
    Phrase.Group.allCases.flatMap { Korean.table(of: $0).values.flatMap { latinWords(in: $0) } })

  private static func latinWords(in text: String) -> [String] { text.matches(of: /[A-Za-z]{2,}/).map { String($0.0) } }

  /// Words of a message that neither the Korean tables nor a text has.
  static func foreignWords(in message: String, besides text: String) -> [String] {
    let known = code.union(latinWords(in: text))
    return latinWords(in: message).filter { !known.contains($0) }
  }

  @Test("notes on readings", arguments: FormulaNote.Wording.allCases)
  func notes(_ wording: FormulaNote.Wording) {
    let note = FormulaNote(.date, at: SourceRange(start: 0, end: 0), as: wording, ["1", "2", "3"])
    for text in [note.message(in: .korean), note.reading.text(in: .korean)] {
      #expect(Self.foreignWords(in: text, besides: "").isEmpty && (text.contains("읽") || wording.isRemark), "\(text)")
    }
  }

  @Test("errors of each kind", arguments: ErrorSamples.kinds)
  func errors(_ kind: FormulaError.Kind) {
    let text = kind.message(in: .korean)
    let names = "KRW gcd random ln km Np missing avg meen def vat Hz rad turn comb nCr div"
    #expect(Self.foreignWords(in: text, besides: names).isEmpty && text.contains(/[가-힣]/), "\(text)")
  }

  @Test(
    "errors with hints, and what kinds of values do not fit",
    arguments: [
      "`name", "``", "1_", "1,23,4", "1.2.3", "2026.01.05", "1e2.5", "0xG", "0x1.5", "\"text", "\"\\q\"", "2026-13-01",
      "2026-02-30",
      "2026-01-01T25:00", "2^¹²³⁴⁵⁶⁷⁸⁹⁰¹²³⁴⁵⁶", "f(1,5) = 2", "1 : 2", "(1 + 2]", "5 km to", "5 km to m + 3",
      "5 to fix", "5 to fix 999",
      "(5 to hex) + 1", "5 km to m mile", "x AND y", "5 NOT 3", "x Mod y", "'text'", "$A$1", "SUM 3", "* 3", "if",
      "sin^2 x", "1 2",
      "x = 2 =", "1 ? 2", "5 km in", "[1, 2][]", "map(1, 2)", "Σ(1, 2, 3)", "5 ft 3 km", "f(x: 3) = x", "3 [5]", "3 [m",
      "3 [m^x]",
      "5 m^2^3", "3 m + 2 s", "3 m < 2 s", "\"a\" + 1", "[1, 2] + \"a\"", "5 km!", "sqrt(\"a\")", "2 °C + 3 °C",
      "d(x^2, 3)", "dB", "5 dB",
      "map(x in 3, x)", "root(x, x, 1, \"a\")", "1..x", "sum([1, 2], 3)", "missing + 1", "root(1)", "pricee * 2",
      "foo(2)", "5 foo",
    ])
  func hints(text: String) {
    do throws(FormulaError) {
      let formula = try Formula(text)
      for note in formula.notes {
        let message = note.message(in: .korean)
        #expect(Self.foreignWords(in: message, besides: text).isEmpty, "\(text): \(message)")
      }
    } catch {
      let message = error.message(in: .korean)
      #expect(
        Self.foreignWords(in: message, besides: text + " mod").isEmpty && message.contains(/[가-힣]/),
        "\(text): \(message)")
      for note in error.notes {
        #expect(Self.foreignWords(in: note.message(in: .korean), besides: text).isEmpty, "\(text)")
      }
    }
  }
}
