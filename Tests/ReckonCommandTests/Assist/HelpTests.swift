import Foundation
import Reckon
import ReckonCalculator
import ReckonPrompt
import ReckonCommand
import ReckonTerminal
import TestDepth
import Testing

@Suite("Help")
struct HelpTests {
  /// What the prompt writes when lines are typed, one after another, in a fresh session.
  static func answers(_ lines: [String]) -> (output: String, errors: String) {
    let home = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let run = ToolRun([], input: lines.joined(separator: "\n") + "\n", isTerminal: true, home: home.path)
    // Remarks on readings are no complaints.
    let errors = run.errors.split(separator: "\n").filter { !$0.hasPrefix("note:") }.joined(separator: "\n")
    return (run.output.replacing(/\u{1B}\[[0-9;]*m/, with: ""), errors)
  }

  /// Whether an answer is the value that a row's example gives: the same text, or the same number to 15 digits. Groups
  /// of digits and the mark of further ones count as none.
  static func isSame(_ answer: String, _ result: String) -> Bool {
    if answer.hasSuffix(result) { return true }
    // The rows of a matrix have lines of their own, in which columns stand below one another.
    if result.hasPrefix("[[") {
      return answer.filter { !$0.isWhitespace }.hasSuffix(result.filter { !$0.isWhitespace })
    }
    guard let value = Double(result) else { return answer.replacing(",", with: "").hasSuffix(result) }
    let answer = answer.filter { $0 != "," && $0 != "…" }
    guard let number = answer.split(separator: " ").compactMap({ Double($0) }).last else { return false }
    return number == value || abs(number - value) <= abs(value) * 1e-14
  }

  /// The kinds of errors are told by their sentences' unchanging parts.
  static let errorWords: [String: String] = [
    "domain": "is undefined", "noSignChange": "bounds between which the sign changes",
    "noIntegral": "no integral was found",
    "divisionByZero": "division by zero", "overflow": "too large", "misplacedEquals": "= defines a name",
    "alreadyDefined": "is defined already", "unexpectedToken": "does not fit here",
    "incompatibleUnits": "are of different kinds",
    "mismatchedKinds": "do not add", "badNumber": "this is not a date", "misplacedKind": "does not take",
    "unsolved": "matrix",
  ]

  /// What is too large for doubles may not be for the prompt's decimals; the tests of the rows look at those examples.
  static let examples: [(row: String, example: Example)] = {
    let functions = Catalogue.functions.filter(\.isNamed).flatMap { row in row.examples.map { (row.name, $0) } }
    let operators = Catalogue.operators.flatMap { row in row.examples.map { (row.spellings[0], $0) } }
    let topics = HelpTopic.all.flatMap { topic in topic.examples.map { (topic.name, $0) } }
    return (functions + operators + topics).filter { $0.1.result != "overflow" }
  }()

  @Test(
    "each example of a function, an operator or a topic gives at the prompt what its row says",
    arguments: examples.indices)
  func examplesRun(index: Int) {
    let (row, example) = Self.examples[index]
    let (output, errors) = Self.answers([example.expression])
    if let words = Self.errorWords[example.result] {
      #expect(errors.contains(words), "\(row): \(example.expression) gave \(output) \(errors)")
      #expect(HelpPage.result(of: example.expression).contains(words), "\(row): \(example.expression)")
    } else {
      let lines = output.split(separator: "\n").dropFirst().filter { $0.contains("> ") || !$0.isEmpty }
      let rows = lines.filter { $0 != "deg> " }
      let answer = example.result.hasPrefix("[[") ? rows.joined() : rows.last.map(String.init) ?? ""
      #expect(
        errors.isEmpty && Self.isSame(answer, example.result), "\(row): \(example.expression) gave \(output) \(errors)")
      #expect(Self.isSame(HelpPage.result(of: example.expression), example.result), "\(row): \(example.expression)")
    }
  }

  @Test("everything has a page, which its names find, with a line about it and, but for lists, an example")
  func complete() throws {
    for entry in HelpIndex.entries {
      #expect(!entry.summary.isEmpty, "\(entry.name)")
      for name in entry.names { #expect(HelpIndex.entries(named: name).contains { $0.kind == entry.kind }, "\(name)") }
      let page = entry.page()
      var hasExample = false
      var hasRows = false
      for block in page.blocks {
        switch block {
        case .examples(let inputs), .inputs(let inputs): hasExample = hasExample || !inputs.isEmpty
        case .rows, .names: hasRows = true
        case .text: break
        }
      }
      #expect(hasExample || entry.kind == .topic && hasRows, "\(entry.name)")
    }
    func names(_ kind: HelpEntry.Kind) -> [String] { HelpIndex.entries(kind).map(\.name) }
    #expect(names(.function) == Catalogue.functions.filter(\.isNamed).map(\.name))
    #expect(names(.operator) == Catalogue.operators.map { $0.spellings[0] })
    #expect(names(.constant) == (Catalogue.constants + Catalogue.constantsOfNature).map(\.name))
    #expect(names(.unit) == Catalogue.units.map(\.symbol))
    #expect(names(.command) == PromptCommand.all.map { ":\($0.name)" })
    #expect(names(.setting) == Setting.all.map(\.name))
    #expect(Set(names(.topic)).count == names(.topic).count)
  }

  @Test("the example of each unit converts one of it", arguments: Catalogue.units.indices)
  func unitExamples(index: Int) throws {
    let row = Catalogue.units[index]
    guard
      case .examples(let inputs)? = HelpIndex.entries(named: row.symbol).first(where: { $0.kind == .unit })?.page()
        .blocks.last,
      let input = inputs.first, let target = input.split(separator: " to ").last
    else {
      Issue.record("\(row.symbol) has no example")
      return
    }
    var session = FormulaSession()
    let outcome = try #require(try session.run(input).first)
    #expect(outcome.form == .unit(String(target)), "\(input)")
    // Back again it is one.
    let value = try #require(outcome.value)
    let back = try #require(
      try session.run("\(value) \(target) to \(input.dropFirst(2).split(separator: " to ")[0])").first?.value)
    #expect(abs(back - 1) < 1e-9, "\(input) = \(value), and back \(back)")
  }

  @Test("the examples of each command run without a complaint", arguments: PromptCommand.all.map(\.name))
  func commandExamples(name: String) throws {
    let row = try #require(PromptCommand.all.first { $0.name == name })
    #expect(!row.examples.isEmpty)
    // In a process of its own, since they may write files where they run.
    let folder = try ToolFolder()
    try folder.write(row.examples.map { $0 + "\n" }.joined(), to: "examples")
    let (output, code) = try TerminalWindow.run(
      "/bin/sh", ["-c", "cd '\(folder.path)' && RECKON_HOME='\(folder.path)' '\(TerminalWindow.tool)' examples 2>&1"])
    #expect(code == 0 && !output.contains("error:") && !output.contains("reckon:"), "\(output)")
  }

  @Test("the examples of each setting run without a complaint")
  func settingExamples() {
    for row in Setting.all {
      guard
        case .inputs(let inputs)? = HelpIndex.entries(named: row.name).first(where: { $0.kind == .setting })?.page()
          .blocks.last
      else {
        Issue.record("\(row.name) has no example")
        continue
      }
      let (output, errors) = Self.answers(inputs)
      #expect(errors.isEmpty && output.contains("\(row.name) = "), "\(row.name): \(output) \(errors)")
    }
  }

  @Test("the overview is not longer than a screen of 24 rows, nor wider than 80 columns")
  func overview() {
    let lines = Self.answers([":help"]).output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .dropLast(2)
    #expect(lines.count < 24 && lines.allSatisfy { CharacterWidth.of($0) <= 80 })
    for topic in HelpTopic.all { #expect(lines.contains { $0.contains(topic.name) }) }
  }

  @Test("pages fit the width, however narrow", arguments: Depth.isFull ? [40, 57, 80, 132] : [40, 132])
  func widths(width: Int) {
    for entry in HelpIndex.entries {
      for line in entry.page().text(width: width, .none).split(separator: "\n") {
        // Only an example or a name may be wider than the window.
        let isOneWord = line.trimming { $0 == " " }.contains(" ") == false
        #expect(
          CharacterWidth.of(line) <= width || isOneWord || line.hasPrefix("    "), "\(entry.name) in \(width): \(line)")
      }
    }
  }

  @Test(
    "a word that is no name finds what has it in its name or its line, and a name shows what else has to do with it")
  func search() throws {
    let pages = try HelpIndex().pages(on: "circumference")
    #expect(pages[0].text(width: 80, .none).hasPrefix("pi"))
    let root = try HelpIndex().pages(on: "root").map { $0.text(width: 80, .none) }.joined()
    for name in ["root", "√", "∛", "sqrt", "cbrt"] { #expect(root.contains(name), "\(name)") }
    #expect(try HelpIndex().pages(on: "microsecond")[0].text(width: 80, .none).hasPrefix("µs"))
    #expect(try HelpIndex().pages(on: "%").count == 2)
  }

  @Test("lines about other things are named below a word, not below two letters, which are in many of them")
  func alsoToSee() {
    for (name, isWord) in [("sin", true), ("mod", true), ("of", false), ("in", false)] {
      #expect(ToolRun("help", name).output.contains("see also") == isWord, "\(name)")
    }
  }

  @Test("reckon help and :help know the same names, and neither knows others")
  func sameNames() {
    let names =
      ["sin", "√", "mile", "µs", "pi", "percent", "angle-unit", "places", ":vars", "circumference"]
      + Tool.commands.map(\.name)
    for name in names + ["reckon run", "Abrakadabra"] {
      let (shell, prompt) = (ToolRun("help", name), ToolRun("-e", ":help \(name)"))
      #expect((shell.code, prompt.code) == (name == "Abrakadabra" ? (.usage, .usage) : (.success, .success)), "\(name)")
      #expect(
        shell.output.isEmpty == (name == "Abrakadabra") && prompt.output.isEmpty == shell.output.isEmpty, "\(name)")
    }
    #expect(ToolRun("help", "sin").output == ToolRun("-e", ":help sin").output)
    #expect(ToolRun("help", "eval").output.hasPrefix("usage: reckon eval"))
    #expect(ToolRun("-e", ":help eval").output.contains("--decimal"))
    #expect(ToolRun("help", "evel").errors.contains("eval?"))
  }

  @Test(
    "an unknown word suggests the nearest",
    arguments: [
      ("sinn", "sin"), ("squrt", "sqrt"), ("pertcent", "percent"), (":hlp", ":help"), ("mlie", "mile"),
      ("angel-unit", "angle-unit"),
    ])
  func suggestions(word: String, nearest: String) {
    #expect(Self.answers([":help \(word)"]).errors.contains("did you mean \(nearest)?"), "\(word)")
  }

  @Test("what resembles nothing is told where to look, and control characters are not shown")
  func unknown() {
    #expect(Self.answers([":help qqqqqqq"]).errors.contains(":help lists its topics"))
    #expect(!Self.answers([":help q\u{1B}[31m"]).errors.contains("\u{1B}[31m"))
    #expect(Self.answers([":functions qqqqqqq"]).errors.contains(":functions lists all"))
    #expect(Self.answers([":functions roundin"]).errors.isEmpty)
    #expect(Self.answers([":functions ruonding"]).errors.contains("did you mean rounding?"))
  }

  @Test("functions are listed by topic, of one topic, or by word")
  func functions() {
    let all = Self.answers([":functions"]).output
    for row in Catalogue.functions where row.isNamed { #expect(all.contains(row.name)) }
    #expect(Self.answers([":functions roots"]).output.contains("cbrt"))
    #expect(Self.answers([":functions angle"]).output.contains("atan2"))
  }
}

extension Substring {
  /// The text without characters at its ends.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var text = self
    while let first = text.first, isTrimmed(first) { text.removeFirst() }
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
