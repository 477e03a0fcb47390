import ReckonCatalogue

/// The names in force at a place.
struct NameFrame {
  let tree: Int
  var locals: [String: Int] = [:]
  var localCount = 0
  /// The open loops over each name, the innermost last.
  private var loops: [String: [Int]] = [:]
  /// The locals of the enclosing statements, when this is a function's body.
  var outer: [String: Int] = [:]
  var captures: [(outer: Int, inner: Int)] = []
  var callees: [(function: Int, range: SourceRange)] = []
  /// For each call, how many locals there were.
  var localsAtCall: [Int] = []

  init(tree: Int) { self.tree = tree }

  /// The innermost open loop over a name.
  func loop(named name: String) -> Int? { loops.isEmpty ? nil : loops[name]?.last }

  mutating func openLoop(_ number: Int, _ name: String) { loops[name, default: []].append(number) }

  mutating func closeLoop(_ name: String) {
    loops[name]?.removeLast()
    if loops[name]?.isEmpty ?? false { loops[name] = nil }
  }

  @discardableResult mutating func define(_ name: String) -> Int {
    if let known = locals[name] { return known }
    locals[name] = localCount
    localCount += 1
    return localCount - 1
  }

  /// The local that a name means; one of the enclosing statements is captured.
  mutating func local(_ name: String) -> Int? {
    if let local = locals[name] { return local }
    guard let enclosing = outer[name] else { return nil }
    let inner = define(name)
    captures.append((enclosing, inner))
    return inner
  }
}
