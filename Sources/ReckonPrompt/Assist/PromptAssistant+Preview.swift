import Reckon
import ReckonCalculator
import ReckonSyntax
import ReckonTerminal

/// A preview of a line's result.
extension PromptAssistant {
  /// The longest text that is tried, in bytes.
  private static let longestPreviewed = 2_000
  /// The most steps of an evaluation.
  private static let previewSteps = 20_000

  /// The result of the last statement, as the prompt would show it. Nothing when the text has an error, defines a function, takes too long,
  /// is already what it comes to, or comes to something else each time.
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
      // The day's rates are read when a line with money is first run.
      let awaitsRates = session.scope.definitions.currencies == nil && Currencies.isOfCurrency(error)
      return awaitsRates ? Phrase("enterReadsTheExchangeRates", "(Enter reads the exchange rates)").description : nil
    }
    guard let last = outcomes.last, last.result != nil, copy.random == session.random else { return nil }
    let line = ResultText.line(last, settings)
    if line.filter({ $0 != " " }) == ResultText.formula(text, settings).filter({ $0 != " " }) { return nil }
    // How it was read matters most before it is too late.
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
