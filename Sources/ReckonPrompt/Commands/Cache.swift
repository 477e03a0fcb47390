import Reckon
import ReckonTerminal

extension PromptCommand {
  static let cache = PromptCommand(
    "cache", "[clear]", "shows what the caches of programs and values have saved",
    details: "A line that comes again is not compiled again, and one that always comes to the same not computed again either.",
    examples: ["2 + 3", "2 + 3", ":cache", ":cache clear"]
  ) { repl, text in
    switch text {
    case "":
      let statistics = repl.session.cacheStatistics
      try repl.say(
        Phrase(
          "valuesFoundComputedPrograms",
          """
          values:   \(statistics.resultHits) found, \(statistics.resultMisses) computed
          programs: \(statistics.programHits) found, \(statistics.programMisses) compiled, \(statistics.programCount) kept, \
          \(statistics.programInvalidations) given up since a name changed
          """))
    case "clear":
      repl.session.cachesStatements = false
      repl.session.cachesStatements = true
    default: throw UsageError("cacheKnowsNothingButClear", "cache knows nothing but clear")
    }
  }
}
