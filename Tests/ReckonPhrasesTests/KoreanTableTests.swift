import Foundation
import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonCommand
import ReckonLineEditor
import ReckonPhrases
import ReckonPrompt
import ReckonTerminal
import Testing

/// Each sentence has Korean words by its key, and all Korean words have a sentence.
@Suite("The Korean tables") struct KoreanTableTests {
  /// Whether words of another language have the arguments of a sentence, each at least once.
  static func fits(_ words: String, _ sentence: String) -> Bool {
    let count = sentence.components(separatedBy: "{}").count - 1
    let named = Set(words.matches(of: /\{(\d+)(:[^}]*)?\}/).compactMap { Int($0.1) })
    return named == Set((0..<count).map { $0 + 1 })
  }

  @Test("each key of the sources stands for one sentence, which has its Korean words with the same arguments")
  func texts() {
    let table = Korean.table(of: .text)
    var sentences: [String: String] = [:]
    for literal in SourceSentences.literals {
      guard let key = literal.key else { continue }
      let place = "\(literal.file):\(literal.line)"
      #expect(
        sentences.updateValue(literal.text, forKey: key) ?? literal.text == literal.text,
        "\(place): \(key) is another sentence elsewhere")
      #expect(table[key].map { Self.fits($0, literal.text) } ?? false, "\(place): \(key): \(literal.text)")
    }
    #expect(sentences.count > 700)
    for key in table.keys.sorted() { #expect(sentences[key] != nil, "\(key) is the key of no sentence") }
  }

  @Test("words and counted nouns have their Korean ones, and these stand in the sources")
  func words() {
    let literals = Set(SourceSentences.literals.filter { $0.key == nil }.map(\.text) + ["prefix", "infix", "postfix"])
    let words = Korean.table(of: .word)
    for word in words.keys.sorted() { #expect(literals.contains(word), "no one says ‘\(word)’") }
    for literal in SourceSentences.literals
    where literal.isWord && literal.text.contains(/[a-z]/) && !literal.text.contains("{}") {
      let isRow = Self.rows.contains { $0.sentence == literal.text }
      #expect(isRow || words[literal.text] != nil, "\(literal.file):\(literal.line): ‘\(literal.text)’")
    }
    #expect(Set(Korean.table(of: .count).keys) == SourceSentences.countedNouns)
    var phrases = UnitCategory.allCases.map(\.noun) + CalculatorKey.allCases.map(\.row.spokenName)
    phrases +=
      Dimension.Base.allCases.map { Phrase(sentence: $0.title) }
      + NumberMode.allCases.map { Phrase(sentence: "\($0.facts.plural)") }
    phrases += NumberMode.allCases.map { Phrase(sentence: "\($0.facts.description)") }
    for phrase in phrases { #expect(phrase.text(in: .korean).contains(/[가-힣]/), "\(phrase.sentence)") }
  }

  /// The rows of the tables that help, the manual and the settings show.
  static let rows: [Phrase] = {
    let commands = (Tool.commands + [Command.withoutName]).flatMap { [$0.summary] + $0.options.map(\.summary) }
    let prompt =
      PromptCommand.all.flatMap { [$0.summary, $0.details] } + HelpTopic.all.flatMap { [$0.summary, $0.text] }
    let settings = Setting.all.flatMap { [$0.summarySentence, $0.allowedWords] } + ToolLimit.allCases.map(\.sentence)
    let catalogue =
      Catalogue.functions.map(\.summarySentence) + Catalogue.operators.map(\.summarySentence)
      + Catalogue.units.map(\.summarySentence)
      + (Catalogue.constants + Catalogue.constantsOfNature).map(\.summarySentence)
    return commands + prompt + settings + HelpIndex.bookSentences + catalogue + KeyBinding.all.map(\.summary)
      + ExitCode.allCases.map(\.summary)
  }()

  @Test(
    "each row of a table has its Korean words with the same arguments, and all words have a row",
    arguments: Set(Phrase.Group.allCases).subtracting([.text, .word, .count, .error, .exceededLimit, .note, .reading]))
  func tables(_ group: Phrase.Group) {
    let table = Korean.table(of: group)
    var ids: Set<String> = []
    for phrase in Self.rows {
      guard let key = phrase.key, key.group == group, !phrase.sentence.isEmpty else { continue }
      ids.insert(key.id)
      if let words = table[key.id] {
        #expect(Self.fits(words, phrase.sentence), "\(key): \(words)")
      } else {
        // A function without a name that formulas could use is written by an operator, and 10 mmHg is the same in each
        // language.
        let isWritten = group == .function && !Catalogue.isFunction(key.id)
        #expect(
          isWritten || group == .unit && phrase.sentence.contains(/^[\d.,e-]+ \S+\.$/), "\(key): \(phrase.sentence)")
      }
    }
    #expect(ids.isSuperset(of: table.keys), "\(Set(table.keys).subtracting(ids).sorted())")
  }

  @Test(
    "each kind of error and each limit has its Korean sentences with the same arguments, and all sentences have an error"
  )
  func errors() throws {
    let kinds = try SourceSentences.text(of: "ReckonCatalogue/Errors/FormulaError+Kinds.swift")
    #expect(Set(kinds.matches(of: /Row\("(\w+)"/).map { String($0.1) }) == Set(ErrorSamples.kinds.map(\.name)))
    var keys: Set<Phrase.Key> = []
    for kind in ErrorSamples.kinds {
      // A bad number's sentence is that of its reason.
      guard let key = kind.sentence.key, [.error, .exceededLimit].contains(key.group) else { continue }
      keys.insert(key)
      #expect(Korean.table(of: key.group)[key.id].map { Self.fits($0, kind.sentence.sentence) } ?? false, "\(key)")
    }
    for group in [Phrase.Group.error, .exceededLimit] {
      let found = Set(keys.filter { $0.group == group }.map(\.id))
      #expect(Set(Korean.table(of: group).keys) == found)
    }
  }

  @Test("each note has its Korean sentences with the same arguments", arguments: FormulaNote.Wording.allCases)
  func notes(_ wording: FormulaNote.Wording) {
    let note = FormulaNote(
      .date, at: SourceRange(start: 0, end: 0), as: wording, (0..<wording.argumentCount).map { "\($0)" })
    for phrase in [note.sentence, note.reading] {
      let words = phrase.key.flatMap { Korean.table(of: $0.group)[$0.id] }
      #expect(words.map { Self.fits($0, phrase.sentence) } ?? false, "\(phrase.sentence)")
    }
    #expect(Korean.table(of: .note).count == FormulaNote.Wording.allCases.count)
    #expect(Korean.table(of: .reading).count == FormulaNote.Wording.allCases.count)
  }

  @Test("sentences of the sources have a key")
  func hasKeys() {
    let words = Korean.table(of: .word)
    let rows = Set(Self.rows.map(\.sentence) + Self.mode)
    let missing = SourceSentences.literals.filter { literal in
      literal.key == nil && literal.text.contains(/[a-z]+ [a-z]+/) && words[literal.text] == nil
        && !rows.contains(literal.text)
        && Self.folders.contains { literal.path.hasPrefix($0) } && !Self.listings.contains(literal.file)
        && !Self.formulas.contains(literal.text) && !Self.examples.contains(literal.text)
        && !literal.text.hasPrefix("IFS=")
    }
    #expect(missing.isEmpty, "\(missing.map { "\($0.file):\($0.line): \($0.text)" }.joined(separator: "\n"))")
  }

  /// What is written of options for number modes.
  static let mode = ["compute in {} (default)", "compute in {}"]

  /// Folders whose sentences people see.
  static let folders = [
    "ReckonCatalogue/Errors", "ReckonCatalogue/Decimals", "ReckonSyntax", "ReckonCompiler", "ReckonBytecode",
    "ReckonMachine/Values",
    "ReckonMachine/Reference", "Reckon/Books", "Reckon/Sheets", "Reckon/Definitions", "Reckon/Editing",
    "ReckonCatalogue/Units",
    "ReckonNumbers/Calendar", "ReckonCalculator", "ReckonPage", "ReckonStorage", "ReckonTerminal", "ReckonLineEditor",
    "ReckonPrompt",
    "ReckonTables", "ReckonCommand",
  ]

  /// Files whose texts are not sentences for people: listings for developers, shells' scripts, pictures, what JSON and
  /// Swift call a part of a file; and messages of errors and notes, which have tests of their own.
  static let listings: Set<String> = [
    "MathMarkup.swift", "Opcode.swift", "RewriteRule+Rows.swift", "ValueGraph+Listing.swift",
    "LoweredCode+Listing.swift",
    "SyntaxTree+Text.swift", "HelpIndex+Keywords.swift", "HelpIndex+Search.swift",
    "Program+Disassembly.swift", "Explanation.swift", "BashCompletion.swift", "FishCompletion.swift",
    "ZshCompletion.swift",
    "CalculatorState+Coding.swift", "FormulaError+Coding.swift", "SVGPlot.swift", "RoffText.swift", "DecimalMark.swift",
    "CompletionsCommand.swift", "FormulaError+Message.swift", "FormulaNote.swift",
    "FormulaNote+Wording.swift", "TimeZones+Cities.swift", "Dialect+Columns.swift", "Dialect+Python.swift",
    "Dialect+ExcelAnalysis.swift",
    "DialectWriter+Arrays.swift", "DialectWriter+Conversion.swift",
  ]

  /// Literals that are no sentences: formulas and inputs of examples, lines of books, and what is made of other
  /// sentences.
  static let formulas: Set<String> = [
    "x to {}", "set angle {}", "set mode {}", "zero + (x - nought)", "0 + x", "{}(x in list, term)", "x in list",
    "a {} b", "c ? a : b", "serialDate(workday(dateOf($0), trunc($1), map(n in sort($2), dateOf(n))))",
    "reckon settings", "reckon convert", "{} as percent", "{} as truth", "{} as instant", "reckon {}", "reckon {}{}",
    "reckon - {}", "not sameShown($0, $1)", "not lessShown($0, $1)", "not moreShown($0, $1)",
    "group by {}", "{} not in {}\0", "{} in {}\0", "5 mile to km", "delimited by {}", "fixed widths", "row error",
    "a whole number from 0",
    "{} = {} is out of range; it needs {}", "a function of values", "default mode", ":set complex yes",
    "# Formulas of an Excel workbook: dates are days since {}.", "set angle rad", "#this row", "map(item in ",
    "10 to bin", "8 to oct",
  ]

  /// What examples of help and rows of units are made of.
  static let examples: Set<String> = Set(
    PromptCommand.all.flatMap(\.examples) + HelpTopic.all.flatMap { $0.examples.map(\.expression) }
      + UnitPrefix.all.map { "\($0.symbols[0]) \($0.name)" })
}
