import Reckon
import ReckonCommand
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

  @Test(
    "a language that there is none of is refused with those that there are",
    arguments: [["--language", "xx"], ["--language"], ["--language="]])
  func unknown(arguments: [String]) throws {
    let error = try #require(throws: UsageError.self) { try Tool.choosingLanguage(arguments, environment: [:]) }
    #expect(error.message.hasPrefix("--language is en or ko, not"))
  }
}
