import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Answers in definitions: since the value of `ans` changes, a definition names the answer that it means.
extension FormulaSession {
  /// Takes over the answers of another session, replacing those of this one.
  package mutating func continueAnswers(of other: FormulaSession) {
    past = other.past
    if let last = past.results.last {
      inForce.scope[result: SessionAnswers.name] = last
    } else {
      inForce.scope.remove(SessionAnswers.name)
    }
  }

  /// A function captures the current answers, so they must exist when it is defined.
  func checkAnswers(in tree: SyntaxTree, _ uses: [SyntaxTree.Use]) throws(FormulaError) {
    let missing = uses.first {
      ($0.name == SessionAnswers.name || $0.name.hasPrefix("\(SessionAnswers.name)(")) && past.number(named: $0.name) == nil
    }
    guard let missing else { return }
    throw FormulaError(.unknownName(missing.name, suggestion: nil), at: missing.range, in: tree.source)
  }

  /// A statement's text with answers replaced by names, which are defined, and the names that it uses.
  mutating func namingAnswers(
    in statement: SyntaxTree.Statement, _ uses: [SyntaxTree.Use], of tree: SyntaxTree
  ) -> (text: String, names: Set<String>) {
    var edits: [SyntaxTree.Edit] = []
    var names: Set<String> = []
    for use in uses {
      let name = past.number(named: use.name).map { nameForAnswer($0) } ?? use.name
      if name != use.name { edits.append((use.range, name)) }
      names.insert(name)
    }
    return (tree.text(in: statement.range, with: edits), names)
  }

  /// The name that an answer is defined as, `ans3`; defines it if necessary.
  private mutating func nameForAnswer(_ number: Int) -> String {
    guard let answer = past[number] else { preconditionFailure("only answers that are kept are named") }
    // A text or a list does not depend on the number mode.
    var result =
      answer.isNumeric ? FormulaResult(answer.number.converted(to: options.numberMode), answer.exactness, form: answer.form) : answer
    result.uncertainty = answer.uncertainty
    var name = "\(SessionAnswers.name)\(number)"
    while true {
      let text = "\(name) = \(written(result))"
      if inForce[name]?.text == text { return name }
      let scope = inForce.scope
      let isTaken =
        inForce[name] != nil || scope[number: name] != nil || scope.text(ofFunction: name) != nil || scope.hosts[name] != nil
      guard isTaken else {
        var definition = Definition(
          name: name, source: SourceText(text),
          meaning: .formula(Definitions.Function(unread: name, parameters: nil, angleUnit: options.angleUnit)),
          angleUnit: options.angleUnit)
        definition.state = .value(result)
        put(inForce.intern(name), definition)
        return name
      }
      name += "_"
    }
  }
}
