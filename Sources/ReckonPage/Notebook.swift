import Reckon
import ReckonMachine

/// The lines of a notebook with their outcomes: each line is run after those above it, in a session that begins with
/// what is defined outside.
///
/// A changed line is run again with all below it, in steps that the page asks for, so that what is seen comes first.
struct Notebook {
  /// The outcome of a line.
  enum LineOutcome {
    /// A heading, a comment or an empty line.
    case none
    /// The last statement's outcome, remarks on all of the line's, and the last answer before it, if it may have used
    /// that, which is one from outside where no line above has a value.
    case value(FormulaSession.Outcome, remarks: [String], answer: FormulaResult?, isFromOutside: Bool)
    /// An error, and the number of bytes that the text had before it when it was read.
    case failure(FormulaError, shift: Int)
    /// A comma that could be a decimal mark or separate arguments.
    case ambiguousComma

    var result: FormulaResult? {
      switch self {
      case .value(let outcome, _, _, _): outcome.result
      case .none, .failure, .ambiguousComma: nil
      }
    }

    var hasValue: Bool { result != nil }
  }

  /// The lines as they were typed.
  private(set) var lines: [String] = []
  private(set) var outcomes: [LineOutcome] = []
  /// How many lines from the first are up to date.
  private(set) var evaluatedCount = 0
  /// The sessions before some lines, from which those lines are run again.
  private var checkpoints: [Int: FormulaSession] = [:]
  /// The line before which a session is kept because it was changed last.
  private var pinned = 0

  /// How many lines stand between two sessions that are kept.
  private static let checkpointDistance = 32

  /// Whether all lines are up to date.
  var isEvaluated: Bool { evaluatedCount == lines.count && checkpoints[lines.count] != nil }

  /// The session after the last line, once all are up to date.
  var session: FormulaSession? { evaluatedCount == lines.count ? checkpoints[lines.count] : nil }

  /// Puts lines in the place of others; they and those below are to be run again.
  mutating func replace(_ range: Range<Int>, with new: [String]) {
    lines.replaceSubrange(range, with: new)
    outcomes.replaceSubrange(range, with: new.map { _ in .none })
    if pinned != range.lowerBound, pinned % Self.checkpointDistance != 0 { checkpoints[pinned] = nil }
    pinned = range.lowerBound
    evaluatedCount = min(evaluatedCount, range.lowerBound)
    checkpoints = checkpoints.filter { $0.key <= range.lowerBound }
  }

  /// Marks all lines to be run again after definitions outside the notebook have changed.
  mutating func invalidate() { (evaluatedCount, checkpoints) = (0, [:]) }

  /// Runs the next lines that are not up to date.
  ///
  /// - Parameters:
  ///   - base: the session that the first line begins with.
  ///   - isEnough: called after each line; true leaves the others for later.
  ///   - run: runs a line, given whether one above it has a value.
  mutating func evaluate(
    from base: FormulaSession, until isEnough: (Int) -> Bool, _ run: (String, inout FormulaSession, Bool) -> LineOutcome
  ) {
    // Sessions before the first value have the last answer from outside, which may be another one by now.
    let firstValue = outcomes.prefix(evaluatedCount).firstIndex { $0.hasValue } ?? evaluatedCount
    for index in checkpoints.keys where index <= firstValue { checkpoints[index]?.continueAnswers(of: base) }
    let start = checkpoints.keys.filter { $0 <= evaluatedCount }.max() ?? 0
    var session = checkpoints[start] ?? base
    var hasValueAbove = firstValue < start
    for index in start..<lines.count {
      if index % Self.checkpointDistance == 0 || index == pinned { checkpoints[index] = session }
      // Lines between a session that is kept and the first one to be run have their outcomes already.
      let outcome = run(lines[index], &session, hasValueAbove)
      session.endLine(outcome.result)
      if outcome.hasValue { hasValueAbove = true }
      guard index >= evaluatedCount else { continue }
      outcomes[index] = outcome
      evaluatedCount = index + 1
      if isEnough(evaluatedCount) { break }
    }
    if evaluatedCount == lines.count {
      checkpoints[lines.count] = session
    } else if evaluatedCount % Self.checkpointDistance != 0 {
      // The next step begins here.
      checkpoints[evaluatedCount] = session
    }
  }
}
