import Reckon
import ReckonCalculator
import ReckonSyntax
import ReckonTerminal

/// A preview of a line's result.
extension PromptAssistant {
  /// The maximum length of a previewed text in bytes.
  private static let longestPreviewed = 2_000
  /// The step limit of a preview's evaluation.
  private static let previewSteps = 20_000

  /// The result of the last statement, as the prompt would display it; `nil` if the text has an error, defines a
  /// function, takes too long, equals its value, or is not deterministic.
  func previewLine(_ text: String) -> String? {
    guard text.utf8.count <= Self.longestPreviewed, CommandReading(text) == nil,
      session.continued(text).continuesFromAnswer || Self.isMoreThanALiteral(text)
    else { return nil }
    var copy = session
    copy.options.limits.steps = Self.previewSteps
    let deadline = ContinuousClock.now + previewTime
    let options = EvaluationOptions(policy: copy.policy, isCancelled: { ContinuousClock.now > deadline })
    let outcomes: [FormulaSession.Outcome]
    do throws(FormulaError) { outcomes = try copy.run(text, options: options) } catch {
      // Exchange rates are loaded when a line with money is first run.
      let awaitsRates = session.scope.definitions.currencies == nil && Currencies.isOfCurrency(error)
      return awaitsRates ? Phrase("enterReadsTheExchangeRates", "(Enter reads the exchange rates)").description : nil
    }
    guard let last = outcomes.last, last.result != nil, copy.random == session.random else { return nil }
    let line = ResultText.line(last, settings)
    if line.filter({ $0 != " " }) == ResultText.formula(text, settings).filter({ $0 != " " }) { return nil }
    // A note on the parse is most useful before the line is run.
    return last.notes.first.map { "\(line)   (\($0.spelled(settings).reading))" } ?? line
  }

  private static func isMoreThanALiteral(_ text: String) -> Bool {
    Lexer.tokens(of: SourceText(text)).tokens.enumerated().contains { index, token in
      switch token.kind {
      case .name, .quotedName, .superscript: true
      // A sign alone is part of the number.
      case .symbol: index > 0
      default: false
      }
    }
  }
}
