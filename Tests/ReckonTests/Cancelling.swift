import Foundation
import Reckon
import Synchronization

private final class Box<State> {
  var state: State
  init(_ state: State) { self.state = state }
}

/// Something that can be cancelled, tried at each poll: it must end in its value or in the error of a cancellation,
/// leave the state as it was then, and do right the next time.
struct Cancelling {
  /// What it is about, for messages.
  let name: String
  /// A state of its own.
  private let begin: () throws -> Trial

  /// One state, and what is done to it.
  struct Trial {
    /// Does it, and says what it comes to.
    let run: (EvaluationOptions) throws -> String
    /// What can be seen of the state.
    let state: () -> String
  }

  /// - Parameter begin: makes a state; the same each time.
  init<State>(
    _ name: String, _ begin: @escaping () throws -> State, seen: @escaping (State) -> String,
    _ run: @escaping (inout State, EvaluationOptions) throws -> String
  ) {
    self.name = name
    self.begin = {
      let box = Box(try begin())
      return Trial(run: { try run(&box.state, $0) }, state: { seen(box.state) })
    }
  }

  /// The same of something without a state.
  init(_ name: String, _ run: @escaping (EvaluationOptions) throws -> String) {
    self.init(name, { 0 }, seen: { _ in "" }) { _, options in try run(options) }
  }

  /// A question that is answered with yes from one time on, or once.
  final class Token: Sendable {
    private let asked = Atomic<Int>(0)
    private let first: Int
    private let isLasting: Bool

    init(at first: Int, isLasting: Bool = true) { (self.first, self.isLasting) = (first, isLasting) }

    var count: Int { asked.load(ordering: .relaxed) }
    var answer: @Sendable () -> Bool {
      {
        let number = self.asked.add(1, ordering: .relaxed).newValue
        return self.isLasting ? number >= self.first : number == self.first
      }
    }
  }

  private enum Outcome: Equatable {
    case value(String)
    case cancelled

    init(_ trial: Trial, _ options: EvaluationOptions) {
      do { self = .value(try trial.run(options)) } catch let error as FormulaError {
        self =
          error.kind == .cancelled || error.kind == .deadlinePassed
          ? .cancelled : .value("error \(error.kind.name) \(error.range)")
      } catch let error as FormulaBookError {
        let isCancelled = error.errors.contains { $0.kind == .cancelled || $0.kind == .deadlinePassed }
        self = isCancelled ? .cancelled : .value("\(error)")
      } catch { self = .value("\(error)") }
    }
  }

  /// The number of polls of the whole, and the first thing that goes wrong when it is cancelled at some of them.
  ///
  /// - Parameters:
  ///   - most: how many of the first polls are tried, or of all about as many at even distances.
  ///   - asDeadline: whether the token is a deadline rather than a cancellation.
  func complaint(most: Int, asDeadline: Bool) -> (polls: Int, complaint: String?) {
    func options(_ token: Token) -> EvaluationOptions {
      asDeadline
        ? EvaluationOptions(deadline: .init(hasPassed: token.answer)) : EvaluationOptions(isCancelled: token.answer)
    }
    func trial() -> Trial? { try? begin() }
    guard let whole = trial() else { return (0, "\(name): it cannot begin") }
    let before = whole.state()
    let counter = Token(at: .max)
    let expected = Outcome(whole, options(counter))
    let after = whole.state()
    if expected == .cancelled { return (counter.count, "\(name): cancelled by nobody") }
    for poll in Self.polls(of: counter.count, most) {
      guard let trial = trial() else { return (counter.count, "\(name): it cannot begin again") }
      let outcome = Outcome(trial, options(Token(at: poll, isLasting: poll % 2 == 0)))
      let place = "\(name), cancelled at poll \(poll) of \(counter.count)"
      switch outcome {
      case .cancelled:
        if trial.state() != before {
          return (counter.count, "\(place): the state was\n\(before)\nand is\n\(trial.state())")
        }
        let again = Outcome(trial, EvaluationOptions())
        if again != expected { return (counter.count, "\(place): then \(again), not \(expected)") }
      case .value: if outcome != expected { return (counter.count, "\(place): \(outcome), not \(expected)") }
      }
      if trial.state() != after {
        return (counter.count, "\(place): the state should be\n\(after)\nand is\n\(trial.state())")
      }
    }
    return (counter.count, nil)
  }

  /// All polls, or some: more of the first ones than of the later.
  private static func polls(of count: Int, _ most: Int) -> [Int] {
    guard count > most else { return Array(1...max(1, count)) }
    let first = most / 2
    let ratio = pow(Double(count) / Double(first), 1 / Double(most - first))
    let later = (1...most - first).map { Int((Double(first) * pow(ratio, Double($0))).rounded()) }
    return Array(1...first) + Array(Set(later).subtracting(1...first).filter { $0 <= count }).sorted()
  }
}

extension Cancelling {
  /// All that can be seen of a session.
  static func seen(_ session: FormulaSession) -> String {
    var undone = session
    var steps: [String] = []
    while let step = undone.undo() { steps.append("\(step.map { "\($0.name)=\($0.definition?.text ?? "-")" })") }
    var redone = session
    while let step = redone.redo() { steps.append("again \(step.map { "\($0.name)=\($0.definition?.text ?? "-")" })") }
    let definitions = session.definitions.map { definition in
      if case .failed(let error) = definition.state { return "\(definition.text) -> \(error.kind)" }
      return "\(definition.text) -> \(definition.result?.written ?? "-")"
    }
    let values = session.scope.valueNames.map { "\($0)=\(session.scope[result: $0]?.written ?? "")" }
    var source = session.random
    let random = (0..<2).map { _ in source.next() }
    return """
      \(definitions)
      \(values) \(session.scope.functionNames)
      \(session.answers.map(\.written)) \(session.answerCount)
      \(steps)
      \(random) \(session.options.numberMode)
      """
  }

  /// All that can be seen of a sheet.
  static func seen(_ sheet: Sheet) -> String {
    var undone = sheet
    var steps: [String] = []
    while let changed = undone.undo() { steps.append("\(changed)") }
    let cells = sheet.names.map { name in
      let value: String
      do throws(FormulaError) { value = try sheet.result(of: name)?.written ?? "-" } catch { value = "\(error.kind)" }
      return "\(name): \(sheet[name] ?? "-") -> \(value) \(sheet.dependents(of: name))"
    }
    return "\(cells) \(steps)"
  }

  /// What can be seen of a book.
  static func seen(_ book: FormulaBook) -> String {
    "\((try? book.text) ?? "") \(book.definitions.map { "\($0.name) \($0.kind) \($0.line)" }) \(book.exampleCount)"
  }
}
