import Reckon
import ReckonStorage
import ReckonTerminal

extension Tool {
  /// Chooses the language of all messages: by `--language`, which stands before `--` and before what options behind it
  /// may mean, by the variable `RECKON_LANGUAGE`, by the setting, or by the locale. What scripts read is the same in
  /// each.
  ///
  /// - Parameter setting: the language that the settings name, asked for where it counts.
  /// - Returns: the other arguments.
  /// - Throws: `UsageError` for a language that there is none of.
  package static func choosingLanguage(
    _ arguments: [String], environment: [String: String], setting: () -> Language? = { nil }
  )
    throws(UsageError) -> (
      language: Language, arguments: [String]
    )
  {
    guard arguments.first == "--language" || arguments.first?.hasPrefix("--language=") ?? false else {
      if let name = environment["RECKON_LANGUAGE"], !name.isEmpty {
        return (Language(locale: name) ?? .english, arguments)
      }
      if let language = setting() { return (language, arguments) }
      let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
      return (Language(locale: locale) ?? .english, arguments)
    }
    var rest = arguments.dropFirst()
    let name = arguments[0].firstIndex(of: "=").map { String(arguments[0][$0...].dropFirst()) } ?? rest.popFirst() ?? ""
    guard let language = Language(locale: name) else {
      throw UsageError(
        "languageIs",
        "--language is \(Language.allCases.map { $0.rawValue }.joined(separator: " or ")), not \(FormulaError.Kind.shortened(name))"
      )
    }
    return (language, Array(rest))
  }

  /// Runs the tool in a process of its own, with the arguments behind its own name, in the language that they and the
  /// environment choose.
  package static func start(_ arguments: [String]) -> ExitCode {
    let console = Console.standard()
    do throws(UsageError) {
      let chosen = try choosingLanguage(arguments, environment: console.environment) {
        CalculatorFiles(environment: console.environment).language
      }
      Language.current = chosen.language
      return main(chosen.arguments, console: console)
    } catch { return console.exitCode(reporting: error) }
  }
}
