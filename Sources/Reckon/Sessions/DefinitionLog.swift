import ReckonCatalogue

/// The undo log: definitions before and after each change.
struct DefinitionLog: Sendable {
  struct Change: Sendable {
    /// The number of the name.
    let number: Int
    let before: Definition?
    let after: Definition?
  }

  /// A position in the log.
  struct Mark: Sendable {
    fileprivate let steps: Int
    fileprivate let changes: Int
  }

  /// The maximum number of undo steps, and the maximum number of their changes, unless a single step has more.
  static let longest = 1_000
  static let mostChanges = 100_000

  /// The changes of one text.
  struct Step: Sendable {
    var changes: [Change] = []
    /// The books whose conditions are in force, if the step has changed them.
    var books: (before: [FormulaBook], after: [FormulaBook])?
    /// The number mode, if the step has changed it.
    var mode: (before: NumberMode, after: NumberMode)?
  }

  /// The changes of each text that was run, oldest first; those from ``done`` on are undone.
  private var steps: [Step] = []
  private var done = 0
  private var isOpen = false
  private var changeCount = 0
  /// The undone steps that the open one has replaced, and the oldest step if it was dropped, to be restored on
  /// rollback.
  private var replaced: (undone: [Step], oldest: Step?) = ([], nil)

  /// Whether there is nothing to undo or redo.
  var isEmpty: Bool { steps.isEmpty }

  /// Begins a new step for the following changes.
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

  /// Removes and returns the changes since a mark in the open step, last first.
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

  /// The last step that is not undone; `nil` if there is none.
  mutating func undo() -> Step? {
    guard done > 0 else { return nil }
    isOpen = false
    done -= 1
    return steps[done]
  }

  /// The last undone step; `nil` if there is none.
  mutating func redo() -> Step? {
    guard done < steps.count else { return nil }
    isOpen = false
    done += 1
    return steps[done - 1]
  }
}

extension FormulaSession {
  /// Undoes the last step, which comprises all definitions that one text changed; values keep their numbers.
  ///
  /// - Returns: the names whose definitions changed, with their current definitions; `nil` if there is nothing to undo.
  @discardableResult public mutating func undo() -> [(name: String, definition: Definition?)]? {
    uninterrupted { (session) throws(FormulaError) in try session.undo(nil) }
  }

  mutating func undo(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> [(
    name: String, definition: Definition?
  )]? {
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

  /// Redoes the last step that ``undo()`` undid.
  @discardableResult public mutating func redo() -> [(name: String, definition: Definition?)]? {
    uninterrupted { (session) throws(FormulaError) in try session.redo(nil) }
  }

  mutating func redo(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> [(
    name: String, definition: Definition?
  )]? {
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
    // Values of another number mode are recomputed, which is not a step of its own.
    var former = restored.filter { inForce[$0]?.result.map { $0.number.mode != options.numberMode } ?? false }
    // So are the users of a name whose value in the scope has changed since.
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
