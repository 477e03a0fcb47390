import Reckon
import ReckonCalculator
import ReckonSyntax
import ReckonTerminal

/// A preview of a line's result.
enum Preview {
  /// The longest text that is tried, in bytes.
  static let longestText = 2_000
  /// The most steps of an evaluation.
  static let steps = 20_000

  /// The result of the last statement, as the prompt would show it. Nothing when the text has an error, defines a function, takes too long,
  /// is already what it comes to, or comes to something else each time.
  ///
  /// - Parameter time: the longest that it may take.
  static func line(_ text: String, in session: FormulaSession, _ settings: CalculatorSettings, within time: Duration) -> String? {
    guard text.utf8.count <= longestText, CommandReading(text) == nil,
      session.continued(text).continuesFromAnswer || isMoreThanALiteral(text)
    else { return nil }
    var copy = session
    copy.options.limits.steps = steps
    let deadline = ContinuousClock.now + time
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
      case .number, .instant, .text, .leftBracket, .rightBracket, .leftSquare, .rightSquare, .comma, .semicolon, .newline, .equals, .colon,
        .invalid, .end:
        false
      }
    }
  }
}
