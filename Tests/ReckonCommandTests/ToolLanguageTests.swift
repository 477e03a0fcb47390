import Foundation
import Reckon
import ReckonCalculator
import ReckonCommand
import ReckonPhrases
import ReckonStorage
import ReckonTerminal
import Testing

@Suite("The tool's language") struct ToolLanguageTests {
  @Test(
    "the option comes before the variable, and that before the locale",
    arguments: [
      (["--language", "ko", "eval", "1"], ["RECKON_LANGUAGE": "en"], Language.korean, ["eval", "1"]),
      (["--language=ko", "keypad"], [:], .korean, ["keypad"]),
      (["eval", "1"], ["RECKON_LANGUAGE": "ko", "LANG": "en_GB.UTF-8"], .korean, ["eval", "1"]),
      (["eval", "--language"], ["LANG": "ko_KR.UTF-8"], .korean, ["eval", "--language"]),
      (["eval"], ["LC_ALL": "", "LC_MESSAGES": "C", "LANG": "ko_KR.UTF-8"], .english, ["eval"]),
      (["eval"], ["LANG": "fr_FR.UTF-8"], .english, ["eval"]), ([], [:], .english, []),
    ] as [([String], [String: String], Language, [String])])
  func order(arguments: [String], environment: [String: String], language: Language, rest: [String]) throws {
    let chosen = try Tool.choosingLanguage(arguments, environment: environment)
    #expect(chosen.language == language && chosen.arguments == rest)
  }

  @Test("the setting comes after the variable, and before the locale; a damaged file names none and stays as it is")
  func setting() throws {
    let folder = try FilesRun()
    let path = folder.path + "/settings"
    var environment = ["RECKON_HOME": folder.path, "LANG": "en_GB.UTF-8"]
    func language() throws -> Language {
      try Tool.choosingLanguage(["eval"], environment: environment) {
        CalculatorFiles(environment: environment).language
      }.language
    }
    #expect(try language() == .english)
    var files = CalculatorFiles(environment: environment).settings()
    let row = try #require(Setting.named("language"))
    try files.update { _ = row.set(&$0, "ko") }
    #expect(try language() == .korean)
    #expect(try Tool.choosingLanguage(["--language", "en"], environment: environment) { .korean }.language == .english)
    environment["RECKON_LANGUAGE"] = "en"
    #expect(try language() == .english)
    environment["RECKON_LANGUAGE"] = ""
    try files.update { _ = row.set(&$0, row.defaultValue) }
    environment["LANG"] = "ko_KR.UTF-8"
    #expect(try language() == .korean)
    let damaged = "reckon-settings 1.0\nlanguage"
    try damaged.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try language() == .korean)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == damaged)
  }

  @Test(
    "a language that there is none of is refused with those that there are",
    arguments: [["--language", "xx"], ["--language"], ["--language="]])
  func unknown(arguments: [String]) throws {
    let error = try #require(throws: UsageError.self) { try Tool.choosingLanguage(arguments, environment: [:]) }
    #expect(error.message.hasPrefix("--language is en or ko, not"))
  }

  /// Words of the language, names of options' values and of files, which are the same in each language.
  private static func untranslated(_ line: String) -> Bool {
    let rest = line.replacing(
      /https?:\S+|'[^']*'|\(\d+\)|`[^`]*`|\$?[~.\/\w-]*[\/.]\w\S*|--?[a-z-]+|[A-Z]{2,}/, with: "")
    let words = rest.matches(of: /[A-Za-z]{3,}/).count
    return words > 0 && !line.contains(/[가-힣]/)
  }

  @Test(
    "help, settings and key lists of a run in Korean are in Korean",
    arguments: [
      ["help"], ["eval", "--help"], ["run", "--help"], ["keypad", "--help"], ["rates", "--help"], ["settings"],
      ["-e", ":help"],
      ["-e", ":help keys"], ["-e", ":help commands"], ["-e", ":help settings"], ["-e", ":help numbers"],
      ["-e", ":help :plot"],
    ])
  func koreanHelp(arguments: [String]) throws {
    let run = try ToolProcess(["--language", "ko"] + arguments).wait()
    #expect(run.code == 0 && run.errors.isEmpty)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    let korean = lines.filter { $0.contains(/[가-힣]/) }
    #expect(Double(korean.count) > 0.25 * Double(lines.count), "\(arguments): \(lines.filter(Self.untranslated))")
    let english = try ToolProcess(["--language", "en"] + arguments).wait()
    #expect(!String(decoding: english.output, as: UTF8.self).contains(/[가-힣]/) && english.code == 0)
  }

  @Test(
    "messages on tables are whole Korean sentences",
    arguments: [
      (["z = 1/qty"], "qty\n0\nx\n\n"), (["z = qty * 2", "--where", "qty > 1"], "qty\nx\n2\n"),
      (["z = sum(qty)"], "qty\n1\n"), (["z = stdev(qty)"], "qty\n1\n"), (["z = qty"], "qty\n1,2\n"),
      (["z = qty", "--quotes", "none"], "qty\n1,2\n"), (["z = 1", "--from", "fixed", "--widths", "3"], "qty\n1234\n"),
      (["z = qty", "--from", "jsonl"], "{\"qty\": 1}\n{\"qty\": }\n{\"qty\": 1, \"more\": 2}\n"),
      (
        ["z = qty", "--from", "jsonl", "--on-error", "skip"],
        "{\"qty\": 1, \"qty\": 2}\n{\"qty\": 1, \"more\": 2}\n[1]\n"
      ),
      (["z = price"], "qty\n1\n"), (["--select", "price"], "qty\n1\n"), (["z = qty"], "qty,qty\n1,2\n"),
      (["z = 12345678901234567890 + qty"], "qty\n12345678901234567890\n"), (["z = qty"], "\u{1F}\u{8B}"),
    ] as [([String], String)])
  func koreanTables(arguments: [String], table: String) throws {
    let folder = try FilesRun()
    let path = folder.path + "/table.csv"
    try table.write(toFile: path, atomically: true, encoding: .utf8)
    let run = try ToolProcess(["--language", "ko", "run"] + arguments + [path]).wait()
    func latinWords(_ text: String) -> [String] { text.matches(of: /[A-Za-z]{2,}/).map { String($0.0) } }
    let code = Phrase.Group.allCases.flatMap { Korean.table(of: $0).values.flatMap(latinWords) }
    let known = Set(code + latinWords(arguments.joined(separator: " ") + table + path))
    let foreign = latinWords(run.errors).filter { !known.contains($0) }
    #expect(foreign.isEmpty && (run.errors.isEmpty || run.errors.contains(/[가-힣]/)), "\(run.errors)")
  }

  @Test(
    "values, kinds of errors and exit codes are the same in each language",
    arguments: [
      ["eval", "--json", "1/0", "2 + 3", "siin(3)"], ["eval", "--json", "3 m + 2 s"], ["eval", "2/3", "5 km to m"],
      ["convert", "--json", "5", "km", "mile"],
      ["keypad", "--json", "--keys", "1 / 0 ="],
    ])
  func scripts(arguments: [String]) throws {
    let runs = try ["en", "ko"].map { try ToolProcess(["--language", $0] + arguments).wait() }
    #expect(runs[0].code == runs[1].code)
    let withoutMessages = runs.map {
      String(decoding: $0.output, as: UTF8.self).replacing(/"(message|error|note|text)":\s*"(\\.|[^"\\])*"/, with: "")
    }
    #expect(withoutMessages[0] == withoutMessages[1] && !withoutMessages[0].isEmpty)
  }
}
