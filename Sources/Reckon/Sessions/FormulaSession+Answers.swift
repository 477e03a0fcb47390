import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Answers in definitions: since the value of `ans` changes, a definition names the answer that it means.
extension FormulaSession {
  /// Takes over the answers of another session, replacing those of this one.
  package mutating func continueAnswers(of other: FormulaSession) {
    let lines = past.lines
    past = other.past
    past.numberLines(lines)
    if let last = past.results.last {
      inForce.scope[result: SessionAnswers.name] = last
    } else {
      inForce.scope.remove(SessionAnswers.name)
    }
  }

  /// Numbers the lines of a text that is run line by line: `ans(3)` is the value of its third line from here on,
  /// and no longer the third value.
  package mutating func numberLines() { past.numberLines([]) }

  /// Gives the next line its number, with its value if it has one.
  package mutating func endLine(_ result: FormulaResult?) { past.endLine(result) }

  /// A function takes the answers of now, so they must be there when it is defined.
  func checkAnswers(in tree: SyntaxTree, _ uses: [SyntaxTree.Use]) throws(FormulaError) {
    let missing = uses.first {
      ($0.name == SessionAnswers.name || $0.name.hasPrefix("\(SessionAnswers.name)("))
        && past.answer(named: $0.name) == nil
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
      let name = past.answer(named: use.name).map { nameForAnswer($0, $1) } ?? use.name
      if name != use.name { edits.append((use.range, name)) }
      names.insert(name)
    }
    return (tree.text(in: statement.range, with: edits), names)
  }

  /// The name under which an answer is defined, now or earlier: `ans3`.
  private mutating func nameForAnswer(_ number: Int, _ answer: FormulaResult) -> String {
    // A text or a list is what it was whatever numbers are computed with.
    var result =
      answer.isNumeric
      ? FormulaResult(answer.number.converted(to: options.numberMode), answer.exactness, form: answer.form) : answer
    result.uncertainty = answer.uncertainty
    var name = "\(SessionAnswers.name)\(number)"
    while true {
      let text = "\(name) = \(written(result))"
      if inForce[name]?.text == text { return name }
      let scope = inForce.scope
      let isTaken =
        inForce[name] != nil || scope[number: name] != nil || scope.text(ofFunction: name) != nil
        || scope.hosts[name] != nil
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
