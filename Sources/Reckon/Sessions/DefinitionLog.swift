import ReckonCatalogue

/// The definitions before and after each change, for undo.
struct DefinitionLog: Sendable {
  struct Change: Sendable {
    /// The number of the name.
    let number: Int
    let before: Definition?
    let after: Definition?
  }

  /// A place in the log.
  struct Mark: Sendable {
    fileprivate let steps: Int
    fileprivate let changes: Int
  }

  /// The number of steps that can be undone, and the number of changes in those, unless one step has more.
  static let longest = 1_000
  static let mostChanges = 100_000

  /// The changes of one text.
  struct Step: Sendable {
    var changes: [Change] = []
    /// The books whose conditions hold, where the step has changed them.
    var books: (before: [FormulaBook], after: [FormulaBook])?
    /// The kind of numbers, where the step has changed it.
    var mode: (before: NumberMode, after: NumberMode)?
  }

  /// The changes of each text that was run, oldest first; those from ``done`` on were undone.
  private var steps: [Step] = []
  private var done = 0
  private var isOpen = false
  private var changeCount = 0
  /// The undone steps that the open one has taken the place of, and the oldest, if it was forgotten for it: for when that is taken back.
  private var replaced: (undone: [Step], oldest: Step?) = ([], nil)

  /// Whether no step can be undone or done again.
  var isEmpty: Bool { steps.isEmpty }

  /// Says that the changes to come are a step of their own.
  mutating func begin() {
    isOpen = false
    replaced = ([], nil)
  }

  mutating func record(_ number: Int, before: Definition?, after: Definition?) {
    open()
    steps[done - 1].changes.append(Change(number: number, before: before, after: after))
    changeCount += 1
    while changeCount > Self.mostChanges, steps.count > 1 { forgetFirst() }
  }

  mutating func record(books before: [FormulaBook], _ after: [FormulaBook]) {
    open()
    steps[done - 1].books = (steps[done - 1].books?.before ?? before, after)
  }

  mutating func record(mode before: NumberMode, _ after: NumberMode) {
    open()
    steps[done - 1].mode = (before, after)
  }

  private mutating func open() {
    guard !isOpen else { return }
    replaced = (Array(steps[done...]), nil)
    for step in replaced.undone { changeCount -= step.changes.count }
    steps.removeSubrange(done...)
    if steps.count == Self.longest {
      replaced.oldest = steps[0]
      forgetFirst()
    }
    steps.append(Step())
    done = steps.count
    isOpen = true
  }

  private mutating func forgetFirst() {
    changeCount -= steps.removeFirst().changes.count
    done = max(0, done - 1)
  }

  var mark: Mark { Mark(steps: isOpen ? done : done + 1, changes: isOpen ? steps[done - 1].changes.count : 0) }

  /// Forgets the changes since a mark of the step that is open, and gives them, the last first.
  mutating func takeBack(to mark: Mark) -> [Change] {
    guard isOpen, mark.steps >= done else { return [] }
    let changes = Array(steps[done - 1].changes[mark.changes...].reversed())
    steps[done - 1].changes.removeSubrange(mark.changes...)
    changeCount -= changes.count
    if steps[done - 1].changes.isEmpty {
      steps.removeLast()
      if let oldest = replaced.oldest { steps.insert(oldest, at: 0) }
      done = steps.count
      steps += replaced.undone
      for step in replaced.undone + [replaced.oldest].compactMap({ $0 }) { changeCount += step.changes.count }
      begin()
    }
    return changes
  }

  /// The last step that is not undone; `nil` when there is none.
  mutating func undo() -> Step? {
    guard done > 0 else { return nil }
    isOpen = false
    done -= 1
    return steps[done]
  }

  /// The step that was undone last; `nil` when there is none.
  mutating func redo() -> Step? {
    guard done < steps.count else { return nil }
    isOpen = false
    done += 1
    return steps[done - 1]
  }
}

extension FormulaSession {
  /// Takes back the last step that changed definitions, that is all that one text changed; values keep their numbers.
  ///
  /// - Returns: the names whose definitions are others now, with what they are; `nil` when there is no step to take back.
  @discardableResult public mutating func undo() -> [(name: String, definition: Definition?)]? {
    uninterrupted { (session) throws(FormulaError) in try session.undo(nil) }
  }

  mutating func undo(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> [(name: String, definition: Definition?)]? {
    guard let step = log.undo() else { return nil }
    if let books = step.books?.before { inForce.books = books }
    if let mode = step.mode?.before { try setMode(mode, isCancelled) }
    return try restore(step.changes.reversed().map { ($0.number, $0.before) }, isCancelled)
  }

  private mutating func setMode(_ mode: NumberMode, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    var options = options
    options.numberMode = mode
    try setOptions(options, isCancelled)
  }

  /// Does again what ``undo()`` took back last.
  @discardableResult public mutating func redo() -> [(name: String, definition: Definition?)]? {
    uninterrupted { (session) throws(FormulaError) in try session.redo(nil) }
  }

  mutating func redo(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> [(name: String, definition: Definition?)]? {
    guard let step = log.redo() else { return nil }
    if let books = step.books?.after { inForce.books = books }
    if let mode = step.mode?.after { try setMode(mode, isCancelled) }
    return try restore(step.changes.map { ($0.number, $0.after) }, isCancelled)
  }

  private mutating func restore(
    _ changes: [(number: Int, definition: Definition?)], _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [(name: String, definition: Definition?)] {
    for change in changes { apply(change.number, change.definition) }
    let restored = Set(changes.map { $0.number })
    // Values of another number mode are computed again, which is not a step of its own.
    var former = restored.filter { inForce[$0]?.result.map { $0.number.mode != options.numberMode } ?? false }
    // So is what uses a name that has been given another value in the scope since.
    former.formUnion(inForce.users(of: inForce.changedOutside).intersection(restored))
    if !former.isEmpty {
      let log = log
      beginUnlimited()
      let users = inForce.users(of: former).union(former)
      _ = try recompute(inForce.store.sorted(users, within: users), reading: nil, isCancelled)
      self.log = log
    }
    return inForce.inOrder(restored).map { ($0, definition(of: $0)) }
  }
}
