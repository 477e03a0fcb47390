import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// Readings that stay: what a definition was read as it goes on to mean, whatever its words come to stand for. Its text is written so that it
/// is read the same again.
extension FormulaSession {
  /// Keeps units in definitions whose name is about to become a value or a function: `d = 5 m` becomes `d = 5 [m]`.
  ///
  /// - Complexity: O(texts of the definitions) for a unit's name; otherwise O(1).
  mutating func keepUnits(named name: String) {
    guard names.mayBeUnit(name), !names.hides(name) else { return }
    for number in inForce.store.numbers {
      let isFunction = inForce[number]?.parameters != nil
      rewrite(number, with: name) { tree in
        isFunction && tree.nodes.indices.contains { tree.isLoose(name, at: $0) } ? [] : tree.forcingUnits { $0 == name }
      }
    }
  }

  /// Keeps values in definitions whose name is about to lose its meaning: `3 m` becomes 3 `m`.
  mutating func keepValues(named name: String, usedBy number: Int) {
    guard names.mayBeUnit(name) else { return }
    for user in inForce.store.graph.dependents[number] where user != number { rewrite(user, with: name) { $0.quoting(name) } }
  }

  /// The words in a function's body that are units or not depending on the call: they are read again when they become values.
  func openNames(in tree: SyntaxTree, _ body: Range<Int>) -> Set<String> {
    Set(body.filter { tree.isLoose(nil, at: $0) }.map { tree.names[Int(tree.nodes[$0].payload)] })
  }

  private mutating func rewrite(_ number: Int, with name: String, _ edits: (SyntaxTree) -> [SyntaxTree.Edit]) {
    guard let old = inForce[number], old.text.contains(name), let tree = try? tree(of: old.source), let statement = tree.statements.first
    else { return }
    let edits = edits(tree)
    guard !edits.isEmpty else { return }
    let source = SourceText(tree.text(in: statement.range, with: edits))
    guard let new = try? self.tree(of: source) else { preconditionFailure("a text that is written anew can be read") }
    put(number, old.reading(new))
  }

  /// A value as definitions write it: words of its unit with another meaning are in brackets, and behind digits to which an exact number
  /// is rounded there is ``roundedMark``.
  func written(_ result: FormulaResult) -> String {
    let words = result.kind.unit.map { $0.split { !$0.isLetter && $0 != "_" } } ?? []
    let text = result.written(pi: names.hides("pi") ? "rad(180)" : "pi", isUnitHidden: words.contains { names.hides(String($0)) })
    return result.isWrittenExactly ? text : text + Self.roundedMark
  }

  /// The comment behind the digits of an exact number whose expression would be too long to keep.
  static let roundedMark = "  # ≈ rounded to \(ExactNumber.writtenDigits) digits"
}

extension Definition {
  /// The same definition with another text that means the same.
  func reading(_ tree: SyntaxTree) -> Self {
    let function: Definitions.Function =
      parameters == nil
      ? Definitions.Function(value: name, tree: tree, angleUnit: angleUnit)
      : Definitions.Function(tree: tree, index: 0, angleUnit: angleUnit)
    var new = Self(
      name: name, source: tree.source, meaning: .formula(function), angleUnit: angleUnit, condition: condition, notes: notes, place: place,
      references: references, isLive: isLive)
    (new.state, new.form) = (state, form)
    return new
  }
}

extension SyntaxTree {
  /// Whether a node is a unit, by some name where one is given, that only something with a unit beside it makes one.
  fileprivate func isLoose(_ name: String?, at index: Int) -> Bool {
    let node = nodes[index]
    return node.kind == .unit && isLoose(node) && name.map { names[Int(node.payload)] == $0 } ?? true
  }
}
