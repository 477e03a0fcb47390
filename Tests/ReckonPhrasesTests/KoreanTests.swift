import Foundation
import Reckon
import ReckonCalculator
import ReckonCommand
import ReckonLineEditor
import ReckonPhrases
import ReckonPrompt
import ReckonTerminal
import Testing

@Suite("Korean") struct KoreanTests {
  @Test(
    "particles follow the last sound of what stands before them",
    arguments: [
      ("수", "은", "는"), ("값", "은", "은"), ("3", "을", "을"), ("5", "을", "를"), ("10", "이", "이"), ("2", "이", "가"),
      ("1", "으로", "로"),
      ("6", "으로", "으로"), ("‘sin’", "을", "을"), ("‘x’", "은", "는"), ("‘l’", "으로", "로"), ("‘price’", "이", "가"),
      ("km", "과", "과"),
      ("sin(30)", "은", "은"), ("1,000", "이", "이"), ("1000000000000", "이", "가"), ("5 kg", "을", "를"), ("‘값’", "로", "으로"),
      ("길", "로", "로"),
      ("map", "은", "은"), ("clamp", "은", "는"), ("root", "은", "는"), ("5%", "을", "를"), ("3", "이고", "이고"),
      ("2", "이라는", "라는"),
    ])
  func particles(text: String, written: String, expected: String) {
    #expect(Korean.particle(written, after: text) == expected)
  }

  @Test("a sentence that a language lacks stays English, with its arguments")
  func fallsBack() {
    let phrase = Phrase("noSuchKey", "no translator has seen \(3) of these: \("x" as String)")
    #expect(phrase.text(in: .korean) == "no translator has seen 3 of these: x")
    #expect(phrase.text(in: .english) == "no translator has seen 3 of these: x")
  }

  @Test("a phrase with a key comes back from JSON in each language")
  func coding() throws {
    let phrase = Phrase("listFor", "a list for \("x" as String)")
    let back = try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase))
    #expect(
      back == phrase && back.text(in: .korean) == phrase.text(in: .korean) && back.text(in: .korean) != "a list for x")
    let word: Phrase = "length"
    #expect(try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(word)).text(in: .korean) == "길이")
  }

  @Test("braces that a sentence has itself stay")
  func keepsBraces() throws {
    let option = try #require(Tool.commands.flatMap(\.options).first { $0.name == "--jsonl" })
    let korean = option.summary.text(in: .korean)
    #expect(korean.contains("{\"expr\": …, \"vars\": {…}}") && korean != option.summary.text(in: .english), "\(korean)")
  }

  @Test("arguments come in the order of the language, phrases in phrases too")
  func ordersArguments() throws {
    let error = try #require(throws: FormulaError.self) { try Formula("3 m + 2 s", variables: []) }
    #expect(error.message(in: .english) == "a length and a time do not add: 3 m + 2 s; use units of the same kind")
    #expect(error.message(in: .korean) == "길이와 시간은 더할 수 없습니다: 3 m + 2 s. 같은 종류의 단위를 쓰세요")
    let unknown = try #require(throws: FormulaError.self) { try Formula("pricee * 2", variables: ["price"]) }
    #expect(unknown.message(in: .korean) == "이름 ‘pricee’를 알 수 없습니다. price를 쓰려고 했습니까?")
    let count = try #require(throws: FormulaError.self) { try Formula("root(1)") }
    #expect(count.message(in: .english) == "root takes 2 arguments, not 1")
    #expect(count.message(in: .korean) == "root에는 인수 2개가 필요한데 1개를 주었습니다")
  }

  @Test(
    "a language is found by a locale",
    arguments: [
      ("ko_KR.UTF-8", Language.korean), ("ko", .korean), ("ko-KR", .korean), ("C", .english), ("POSIX", .english),
      ("en_GB.UTF-8", .english), ("fr_FR", nil), ("", nil),
    ] as [(String, Language?)])
  func locales(locale: String, expected: Language?) { #expect(Language(locale: locale) == expected) }
}
