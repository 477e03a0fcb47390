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
      ("수", "은", "는"), ("값", "은", "은"), ("3", "을", "을"), ("5", "을", "를"), ("10", "이", "이"), ("2", "이", "가"), ("1", "으로", "로"),
      ("6", "으로", "으로"), ("‘sin’", "을", "을"), ("‘x’", "은", "는"), ("‘l’", "으로", "로"), ("‘price’", "이", "가"), ("km", "과", "과"),
      ("sin(30)", "은", "은"), ("1,000", "이", "이"), ("1000000000000", "이", "가"), ("5 kg", "을", "를"), ("‘값’", "로", "으로"), ("길", "로", "로"),
      ("map", "은", "은"), ("clamp", "은", "는"), ("root", "은", "는"), ("5%", "을", "를"), ("3", "이고", "이고"), ("2", "이라는", "라는"),
    ])
  func particles(text: String, written: String, expected: String) {
    #expect(Korean.particle(written, after: text) == expected)
  }

  @Test("a sentence that a language lacks stays English, with its arguments")
  func fallsBack() {
    let phrase: Phrase = "no translator has seen \(3) of these: \("x" as String)"
    #expect(phrase.text(in: .korean) == "no translator has seen 3 of these: x")
    #expect(phrase.text(in: .english) == "no translator has seen 3 of these: x")
  }

  @Test("braces that a sentence has itself stay")
  func keepsBraces() {
    let phrase: Phrase = "read a request a line, {\"expr\": …, \"vars\": {…}}, and answer with an object a line"
    let korean = phrase.text(in: .korean)
    #expect(korean.contains("{\"expr\": …, \"vars\": {…}}") && korean != phrase.text(in: .english), "\(korean)")
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

  /// Folders whose sentences people see.
  static let folders = [
    "ReckonCatalogue/Errors", "ReckonCatalogue/Decimals", "ReckonSyntax", "ReckonCompiler", "ReckonBytecode", "ReckonMachine/Values",
    "ReckonMachine/Reference",
    "Reckon/Books", "Reckon/Sheets", "Reckon/Definitions", "Reckon/Editing", "ReckonCatalogue/Units", "ReckonNumbers/Calendar",
    "ReckonCalculator", "ReckonPage", "ReckonStorage", "ReckonTerminal", "ReckonLineEditor", "ReckonPrompt", "ReckonTables",
    "ReckonCommand",
  ]
  /// Files whose texts are not sentences for people: listings for developers, shells' scripts, pictures, what JSON and Swift call a part of a file.
  static let listings: Set<String> = [
    "MathMarkup.swift", "Opcode.swift", "ValueGraph+Listing.swift", "LoweredCode+Listing.swift", "SyntaxTree+Text.swift",
    "Program+Disassembly.swift", "Explanation.swift", "BashCompletion.swift", "FishCompletion.swift", "ZshCompletion.swift",
    "CalculatorState+Coding.swift", "FormulaError+Coding.swift", "SVGPlot.swift", "RoffText.swift", "Download.swift",
  ]
  /// Literals that are no sentences: formulas and inputs of examples, lines of books, and what is made of other sentences.
  static let formulas: Set<String> = [
    "x to {}", "set angle {}", "set mode {}", "zero + (x - nought)", "0 + x", "{}(x in list, term)", "x in list", "a {} b", "c ? a : b",
    "reckon settings", "reckon convert", "{} as percent", "{} as truth", "{} as instant", "reckon {}", "reckon {}{}", "reckon - {}",
    "group by {}", "{} not in {}\0", "{} in {}\0", "5 mile to km", "delimited by {}", "fixed widths", "row error", "a whole number from 0",
  ]

  /// What examples of help and rows of units are made of.
  static let examples: Set<String> = Set(
    PromptCommand.all.flatMap(\.examples) + HelpTopic.all.flatMap { $0.examples.map(\.expression) }
      + UnitPrefix.all.map { "\($0.symbols[0]) \($0.name)" })

  @Test("every sentence of the sources has its Korean words")
  func isComplete() throws {
    let missing = try SourceSentences.sentences(in: Self.folders).filter { file, sentence in
      !Self.listings.contains(file) && !Self.formulas.contains(sentence) && !Self.examples.contains(sentence)
        && Korean.words(for: sentence) == nil
    }
    #expect(missing.isEmpty, "\(missing.map { "\($0.file): \"\($0.sentence)\": \"\"," }.joined(separator: "\n"))")
  }

  @Test("what the tool says of its use has its Korean words")
  func toolErrors() throws {
    let found = try SourceSentences.toolErrors(in: ["ReckonCommand", "ReckonPrompt", "ReckonTables"])
    #expect(found.count > 80)
    let missing = found.filter { Korean.words(for: $0.sentence) == nil }
    #expect(missing.isEmpty, "\(missing.map { "\($0.file): \"\($0.sentence)\"" }.joined(separator: "\n"))")
  }

  /// All that help, the list of settings and the manual show of their tables' rows.
  static var helpSentences: [Phrase] {
    let commands = (Tool.commands + [Command.withoutName]).flatMap { [$0.summary] + $0.options.map(\.summary) }
    let prompt = PromptCommand.all.flatMap { [$0.summary, $0.details] }
    let settings = Setting.all.flatMap { [$0.summarySentence, $0.allowedWords] }
    return commands + prompt + settings + KeyBinding.all.map(\.summary) + ExitCode.allCases.map(\.summary)
      + HelpTopic.all.flatMap { [$0.summary, $0.text] }
  }

  @Test("what help says of commands, options, settings, keys and topics has its Korean words")
  func help() {
    let missing = Set(Self.helpSentences.map(\.sentence)).filter { $0.contains(/[A-Za-z]{2}/) && Korean.words(for: $0) == nil }
    #expect(missing.isEmpty, "\(missing.sorted().map { "===\n\($0)" }.joined(separator: "\n"))")
    #expect(Self.helpSentences.count > 150)
  }

  @Test("what functions need has its Korean words")
  func needs() {
    for row in Catalogue.functions { #expect(Korean.words(for: row.requirement) != nil, "\(row.requirement)") }
  }

  @Test("what functions and constants are has its Korean words")
  func summaries() {
    // A row without a name of its own is written by an operator.
    for row in Catalogue.functions where !row.name.isEmpty && Catalogue.isFunction(row.name) || row.mayBeDefined {
      #expect(Korean.words(for: row.summarySentence.sentence) != nil, "\(row.name): \(row.summarySentence.sentence)")
    }
    for row in Catalogue.constants { #expect(Korean.words(for: row.summarySentence.sentence) != nil, "\(row.summarySentence.sentence)") }
  }

  @Test("what operators, units, notations and keys are has its Korean words")
  func rows() {
    var phrases = Catalogue.operators.map(\.summarySentence) + Catalogue.units.map(\.summarySentence) + UnitCategory.allCases.map(\.noun)
    phrases += ResultForm.Notation.allCases.map(\.sentence) + CalculatorKey.allCases.map(\.row.spokenName)
    let missing = Set(phrases.map(\.sentence)).filter { $0.contains(/[a-z]{3}/) && Korean.words(for: $0) == nil }
    // What is only a number and a symbol, as 10 mmHg, is the same in each language.
    let words = missing.filter { !$0.contains(/^[\d.,]+ \S+\.$/) }
    #expect(words.isEmpty, "\(words.sorted().joined(separator: "\n"))")
    #expect(phrases.count > 300)
  }

  @Test("each Korean sentence has the arguments of its English one, and no sentence stands twice")
  func arguments() {
    var known: Set<String> = []
    for table in Korean.tables {
      for (sentence, words) in table {
        #expect(known.insert(sentence).inserted, "\(sentence)")
        let count = sentence.components(separatedBy: "{}").count - 1
        let named = Set(words.matches(of: /\{(\d+)(:[^}]*)?\}/).compactMap { Int($0.1) })
        #expect(named.isSubset(of: Set(1...max(1, count))) && (count == 0) == named.isEmpty, "\(sentence): \(words)")
      }
    }
  }
}
