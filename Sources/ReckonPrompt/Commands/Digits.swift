import Reckon
import ReckonCalculator
import ReckonTerminal

extension PromptCommand {
  static let digits = PromptCommand(
    "digits", "[COUNT]", "shows more digits of the last value",
    details: """
      So many significant digits of an exact number without an end, 100 unless a number says how many, all of them right. Ctrl-C ends a long \
      computation. to fix 50 and to sig 40 round instead.
      """, examples: [":set mode exact", "√2", ":digits", "1/7", ":digits 60"]
  ) { repl, text in
    guard let count = text.isEmpty ? 100 : Int(text), 1...ExactValue.largestDigits ~= count else {
      throw UsageError("digitsTakesANumberFrom1", "digits takes a number from 1 to \(ExactValue.largestDigits): :digits 100")
    }
    guard let last = repl.session.answers.last else {
      throw UsageError("thereIsNoValueYet", "there is no value yet of which digits could be shown")
    }
    guard case .exact(let value) = last.number, last.exactness == .exact else {
      throw UsageError("lastValueHasNoMoreDigits", "the last value has no more digits than were shown: it is not known exactly")
    }
    let isCancelled = repl.isCancelled
    guard let shown = value.text(digits: count, isCancelled: isCancelled) else {
      if isCancelled?() == true { return _ = try repl.reportStopped() }
      throw UsageError("digitsTakeTooLongOrCannotBe", "\(count) digits take too long, or cannot be told")
    }
    try repl.write(ResultText.formula(last.kind.unit.map { "\(shown) \($0)" } ?? shown, repl.settings))
  }
}
