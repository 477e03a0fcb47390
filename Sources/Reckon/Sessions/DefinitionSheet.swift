import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

extension Session {
  /// A value or function that was defined in a conversation.
  public struct Definition: Sendable {
    /// What a definition stands for now.
    public enum State: Sendable {
      /// A function.
      case function
      case value(FormulaResult)
      /// It has no value since what it uses has changed.
      case failed(FormulaError)
    }

    public let name: String
    /// The names of a function's parameters; nothing for a value.
    public let parameters: [String]?
    /// The definition as it holds: as it was typed, but for what it took the value of and for loops, which are written with Σ and Π.
    public let text: String
    /// Whether it was written with `:=`, so that a prompt shows it when its value changes.
    ///
    /// It makes no difference to what the definition means: every definition is computed anew when a name that it uses changes, but for
    /// those that took a value of now, whose ``text`` is that number: they used themselves, random numbers or `ans`, or definitions that
    /// needed them (then a note of the kind `frozenDefinition` says so).
    public internal(set) var isLive: Bool
    public internal(set) var state: State
    /// How it asks for its value to be shown.
    public internal(set) var form: ResultForm
    /// The unit of angles that it is meant in.
    public let angleUnit: AngleUnit
    /// The names that it uses.
    var references: Set<String>
    /// A function's body.
    var function: Definitions.Function?

    /// The name, for a function with its parameters: `f(x, y)`.
    public var title: String { parameters.map { "\(name)(\($0.joined(separator: ", ")))" } ?? name }

    /// The value; nothing for a function, and where there is none now.
    public var result: FormulaResult? {
      switch state {
      case .value(let result): result
      case .function, .failed: nil
      }
    }
  }
}

/// The definitions of a conversation, and which of them use which names.
struct DefinitionSheet: Sendable {
  private(set) var definitions: [String: Session.Definition] = [:]
  /// When each name was first defined, so that lists and books keep the order of typing.
  private(set) var order: [String: Int] = [:]
  private var nextOrder = 0
  /// For each name, the definitions that use it themselves.
  private var users: [String: Set<String>] = [:]

  subscript(name: String) -> Session.Definition? { definitions[name] }

  /// All definitions in the order of typing.
  var all: [Session.Definition] {
    inOrder(definitions.keys).compactMap { definitions[$0] }
  }

  /// The values that cannot be computed now.
  private(set) var failedNames: Set<String> = []

  /// Whether a definition uses a name itself.
  func hasUsers(_ name: String) -> Bool { !(users[name]?.isEmpty ?? true) }

  /// Names in the order of typing.
  func inOrder(_ names: some Sequence<String>) -> [String] {
    names.map { (order[$0] ?? 0, $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// Puts a definition in the place of the one of its name, or removes it.
  mutating func set(_ name: String, to definition: Session.Definition?) {
    for reference in definitions[name]?.references ?? [] { users[reference]?.remove(name) }
    if case .failed? = definitions[name]?.state { failedNames.remove(name) }
    if case .failed? = definition?.state { failedNames.insert(name) }
    definitions[name] = definition
    guard let definition else { return }
    for reference in definition.references { users[reference, default: []].insert(name) }
    if order[name] == nil {
      order[name] = nextOrder
      nextOrder += 1
    }
  }

  /// The definitions that use some names, directly or not; the names themselves only if they use each other.
  func users(of names: some Sequence<String>) -> Set<String> {
    var found: Set<String> = []
    var open = Array(names)
    while let name = open.popLast() { for user in users[name] ?? [] where found.insert(user).inserted { open.append(user) } }
    return found
  }

  /// The names that some names need, directly or not.
  func needs(of names: some Sequence<String>) -> Set<String> {
    var found: Set<String> = []
    var open = Array(names)
    while let name = open.popLast() {
      for need in definitions[name]?.references ?? [] where found.insert(need).inserted { open.append(need) }
    }
    return found
  }

  /// Some definitions, each behind those that it needs, and otherwise in the order of typing.
  ///
  /// Values never need themselves, and functions that need each other are no obstacle: what needs one of them needs all that they need.
  func sorted(_ names: Set<String>) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    // Each open name with what of its needs is still to be looked at.
    var open: [(name: String, rest: [String])] = []
    for root in inOrder(names) where seen.insert(root).inserted {
      open.append((root, inOrder(definitions[root]?.references ?? []).reversed()))
      while let last = open.indices.last {
        if let need = open[last].rest.popLast() {
          guard definitions[need] != nil, seen.insert(need).inserted else { continue }
          open.append((need, inOrder(definitions[need]?.references ?? []).reversed()))
        } else if let done = open.popLast(), names.contains(done.name) {
          result.append(done.name)
        }
      }
    }
    return result
  }
}
