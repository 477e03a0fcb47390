import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// Stable parses: a definition keeps its tree, and with it its meaning, whatever its words later denote. Only whether
/// parentheses after a name are arguments, and whether a bare word in a function is a unit, depends on the current
/// names.
extension FormulaSession {
  /// The tree of a value resolved with the names in force.
  func tree(of definition: Definition, _ isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> SyntaxTree
  {
    guard let function = definition.meaning.function, function.isRead else {
      // A literal value uses no names, so that no word in it shadows a unit, and other texts that are not stored as
      // trees have no such word.
      var numbers = NameScope(definesUnit: { [scope = inForce.scope] in scope.definitions.definesUnit($0) })
      numbers.readsUncertainties = options.readsUncertainties
      let tree = try Parser.tree(
        of: definition.source, newlinesSeparate: true, scope: numbers, limits: options.limits, isCancelled: isCancelled)
      return try tree.asWritten.read(with: names)
    }
    return try function.tree.asWritten.read(with: names)
  }

  /// A function resolved with the names in force; unchanged if that fails.
  func function(of definition: Definition) -> Definitions.Function? {
    guard let known = definition.meaning.function, let tree = try? known.tree.asWritten.read(with: names),
      tree !== known.tree,
      let index = tree.functionNumbers[definition.name]
    else { return nil }
    return Definitions.Function(tree: tree, index: index, angleUnit: definition.angleUnit)
  }

  /// The words in a function's body that are units or values depending on the current names.
  func openNames(in tree: SyntaxTree, _ body: Range<Int>) -> Set<String> {
    Set(
      body.filter { tree.nodes[$0].kind == .unit && tree.isLoose(tree.nodes[$0]) }.map {
        tree.names[Int(tree.nodes[$0].payload)]
      })
  }

  /// A definition with a text that parses the same with the names in force, `d = 5 [m]` for `d = 5 m` if m is a value
  /// now; loops are written with Σ and Π, so that names cannot change their meaning.
  ///
  /// - Complexity: O(text).
  /// - Parameter others: names that will be values, besides those in force.
  func spelled(_ definition: Definition, beside others: Set<String> = []) -> Definition {
    let known = definition.meaning.function.flatMap { $0.isRead ? $0 : nil }
    let usesHiddenPi = definition.usesNoNames && definition.text.contains(Self.piName) && self.names.hides(Self.piName)
    guard known != nil || definition.result?.kind.unit != nil || usesHiddenPi else { return definition }
    let current = definition.parameters == nil ? try? tree(of: definition) : function(of: definition)?.tree
    guard let tree = current ?? known?.tree, let statement = tree.statement(defining: definition.name) else {
      return definition
    }
    let names = names(beside: others)
    var edits = tree.loopSpellings.filter { statement.range.contains($0.range) }
    let parameters = known?.parameters ?? []
    var unknown: Set<String> = []
    for index in statement.nodes {
      let node = tree.nodes[index]
      guard node.kind == .name && !tree.isPeriod(at: index) || node.kind == .call else { continue }
      let name = tree.names[Int(node.payload)]
      // A call of a built-in function is never a unit, even if a definition may have its name.
      if node.kind == .call,
        Catalogue.isFunction(name) || Catalogue.function(synonym: name)?.accepts(Int(node.count)) ?? false
      {
        continue
      }
      if !names.hides(name), !parameters.contains(name), names.mayMeanOtherwise(name) { unknown.insert(name) }
    }
    let units = tree.forcingUnits { names.hides($0) }
    if !unknown.isEmpty || !units.isEmpty, !reads(definition.source, as: tree.asWritten, definition.name, names) {
      edits += units + unknown.sorted().flatMap { tree.quoting($0) }
    }
    if usesHiddenPi {
      edits += tree.uses(in: statement.nodes).filter { $0.name == Self.piName }.map {
        SyntaxTree.Edit(range: $0.range, text: Self.namelessPi)
      }
    }
    guard !edits.isEmpty else { return definition }
    var definition = definition
    definition.source = SourceText(tree.text(in: statement.range, with: edits))
    return definition
  }

  /// Whether a definition's text would parse now as it did, whatever names are functions.
  private func reads(_ source: SourceText, as tree: SyntaxTree, _ name: String, _ names: NameScope) -> Bool {
    guard let statement = tree.statement(defining: name),
      let again = (try? Parser.tree(of: source, newlinesSeparate: true, scope: names, limits: options.limits))?
        .asWritten,
      let read = again.statements.first
    else { return false }
    // Undefined names in it may be words.
    return (again.otherReading == nil) == (tree.otherReading == nil) && tree.matches(statement, read, of: again)
  }

  private func names(beside others: Set<String>) -> NameScope {
    var names = names
    names.unresolvedNames.formUnion(others)
    return names
  }

  /// The undefined names in definitions that may be unit words: parameters of a book saved from the session.
  var awaitedUnitNames: Set<String> {
    let used = inForce.all.flatMap { $0.references }.filter { inForce[$0] == nil }.map {
      inForce.store.names.name(of: $0)
    }
    let names = names
    return Set(used).filter {
      names.mayBeUnit($0) && !names.hides($0) && !Catalogue.isConstant($0) && !Catalogue.isFunction($0)
        && !Catalogue.isUnitAndFunctionOfDates($0)
    }
  }

  /// A value as definitions write it: words of its unit that are shadowed are in square brackets, and ``roundedMark``
  /// follows the digits of a rounded exact number.
  ///
  /// - Parameter besideNames: whether session names may shadow π where the text is parsed; then the value is written
  ///   without it.
  func written(_ result: FormulaResult, besideNames: Bool = false) -> String {
    let words = result.kind.unit.map { $0.split { !$0.isLetter && $0 != "_" } } ?? []
    let pi = besideNames && names.hides(Self.piName) ? Self.namelessPi : Self.piName
    let text = result.written(pi: pi, isUnitHidden: words.contains { names.hides(String($0)) })
    return result.isWrittenExactly ? text : text + Self.roundedMark
  }

  /// The comment after the digits of an exact number whose expression would be too long.
  static let roundedMark = "  # ≈ rounded to \(ExactNumber.writtenDigits) digits"

  private static let piName = "pi"
  private static let namelessPi = "rad(180)"
}

extension Definition {
  /// Whether its text is a literal value, in which constants keep their meaning whatever names the session defines.
  var usesNoNames: Bool { references.isEmpty && parameters == nil }
}
