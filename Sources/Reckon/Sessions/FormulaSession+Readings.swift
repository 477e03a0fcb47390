import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// Readings: what a definition was read as it goes on to mean, whatever its words come to stand for, since it keeps its tree. Only whether brackets
/// behind a name are arguments, and whether a word by itself in a function is a unit, names decide whenever they change.
extension FormulaSession {
  /// The tree of a value as the names in force have it.
  func tree(of definition: Definition, _ isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> SyntaxTree {
    guard let function = definition.meaning.function, function.isRead else {
      // A value as it is written uses no names, so that no word in it hides a unit, and other texts that are not kept as trees have no such word.
      var numbers = NameScope(definesUnit: { [scope = inForce.scope] in scope.definitions.definesUnit($0) })
      numbers.readsUncertainties = options.readsUncertainties
      let tree = try Parser.tree(
        of: definition.source, newlinesSeparate: true, scope: numbers, limits: options.limits, isCancelled: isCancelled)
      return try tree.asWritten.read(with: names)
    }
    return try function.tree.asWritten.read(with: names)
  }

  /// A function as the names in force have it; one that cannot be read so stays as it is.
  func function(of definition: Definition) -> Definitions.Function? {
    guard let known = definition.meaning.function, let tree = try? known.tree.asWritten.read(with: names), tree !== known.tree,
      let index = tree.functionNumbers[definition.name]
    else { return nil }
    return Definitions.Function(tree: tree, index: index, angleUnit: definition.angleUnit)
  }

  /// The words in a function's body that are units or values depending on what there is.
  func openNames(in tree: SyntaxTree, _ body: Range<Int>) -> Set<String> {
    Set(body.filter { tree.nodes[$0].kind == .unit && tree.isLoose(tree.nodes[$0]) }.map { tree.names[Int(tree.nodes[$0].payload)] })
  }

  /// A definition with a text that is read alike among the names in force, `d = 5 [m]` for `d = 5 m` where m is a value now; loops are written with Σ
  /// and Π, so that no name makes something else of them.
  ///
  /// - Complexity: O(text).
  /// - Parameter others: names that will be values, beside those in force.
  func spelled(_ definition: Definition, beside others: Set<String> = []) -> Definition {
    let known = definition.meaning.function.flatMap { $0.isRead ? $0 : nil }
    let usesHiddenPi = definition.usesNoNames && definition.text.contains(Self.piName) && self.names.hides(Self.piName)
    guard known != nil || definition.result?.kind.unit != nil || usesHiddenPi else { return definition }
    let current = definition.parameters == nil ? try? tree(of: definition) : function(of: definition)?.tree
    guard let tree = current ?? known?.tree, let statement = tree.statement(defining: definition.name) else { return definition }
    let names = names(beside: others)
    var edits = tree.loopSpellings.filter { statement.range.contains($0.range) }
    let parameters = known?.parameters ?? []
    var unknown: Set<String> = []
    for index in statement.nodes {
      let node = tree.nodes[index]
      guard node.kind == .name && !tree.isPeriod(at: index) || node.kind == .call else { continue }
      let name = tree.names[Int(node.payload)]
      // What calls a function of the language is no unit, whether a definition may have its name or not.
      if node.kind == .call, Catalogue.isFunction(name) || Catalogue.function(synonym: name)?.accepts(Int(node.count)) ?? false { continue }
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

  /// Whether a definition's text would be read now as it was, whatever names are functions.
  private func reads(_ source: SourceText, as tree: SyntaxTree, _ name: String, _ names: NameScope) -> Bool {
    guard let statement = tree.statement(defining: name),
      let again = (try? Parser.tree(of: source, newlinesSeparate: true, scope: names, limits: options.limits))?.asWritten,
      let read = again.statements.first
    else { return false }
    // Where its names mean nothing, words in it may.
    return (again.otherReading == nil) == (tree.otherReading == nil) && tree.matches(statement, read, of: again)
  }

  private func names(beside others: Set<String>) -> NameScope {
    var names = names
    names.unresolvedNames.formUnion(others)
    return names
  }

  /// The words for units that definitions use as names and that nothing defines: parameters of a book of the session.
  var awaitedUnitNames: Set<String> {
    let used = inForce.all.flatMap { $0.references }.filter { inForce[$0] == nil }.map { inForce.store.names.name(of: $0) }
    let names = names
    return Set(used).filter {
      names.mayBeUnit($0) && !names.hides($0) && !Catalogue.isConstant($0) && !Catalogue.isFunction($0)
        && !Catalogue.isUnitAndFunctionOfDates($0)
    }
  }

  /// A value as definitions write it: words of its unit with another meaning are in brackets, and behind digits to which an exact number
  /// is rounded there is ``roundedMark``.
  ///
  /// - Parameter besideNames: whether names of the session may have the name of π too where it is read: then that is written without it.
  func written(_ result: FormulaResult, besideNames: Bool = false) -> String {
    let words = result.kind.unit.map { $0.split { !$0.isLetter && $0 != "_" } } ?? []
    let pi = besideNames && names.hides(Self.piName) ? Self.namelessPi : Self.piName
    let text = result.written(pi: pi, isUnitHidden: words.contains { names.hides(String($0)) })
    return result.isWrittenExactly ? text : text + Self.roundedMark
  }

  /// The comment behind the digits of an exact number whose expression would be too long to keep.
  static let roundedMark = "  # ≈ rounded to \(ExactNumber.writtenDigits) digits"

  private static let piName = "pi"
  private static let namelessPi = "rad(180)"
}

extension Definition {
  /// Whether its text is a value as it is written, in which the names of constants stay what they are, whatever names of the session come to be.
  var usesNoNames: Bool { references.isEmpty && parameters == nil }
}
