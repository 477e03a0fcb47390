import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Answers in definitions: `ans` will soon be another value, so that a definition names the one that it means.
extension FormulaSession {
  /// A function takes the answers of now, so they must be there when it is defined.
  func checkAnswers(in tree: SyntaxTree, _ uses: [SyntaxTree.Use]) throws(FormulaError) {
    let missing = uses.first {
      ($0.name == SessionAnswers.name || $0.name.hasPrefix("\(SessionAnswers.name)(")) && past.number(named: $0.name) == nil
    }
    guard let missing else { return }
    throw FormulaError(.unknownName(missing.name, suggestion: nil), at: missing.range, in: tree.source)
  }

  /// A statement's text as it goes on to mean the same, with the names that it uses: loops are written with Σ and Π, so that no later
  /// definition makes something else of them, and answers have names of their own, which are defined.
  mutating func lastingText(
    of statement: SyntaxTree.Statement, defining defined: String? = nil, _ uses: [SyntaxTree.Use], in tree: SyntaxTree
  ) -> (text: String, names: Set<String>) {
    var edits: [SyntaxTree.Edit] = tree.loopSpellings.filter { statement.range.contains($0.range) }
    var names: Set<String> = []
    for use in uses {
      if let number = past.number(named: use.name) {
        let name = nameForAnswer(number)
        if let spelled = edits.firstIndex(where: { $0.range == use.range }) {
          // In brackets it is a value where a loop's name could be.
          edits[spelled].text = "(\(name))"
        } else {
          edits.append((use.range, name))
        }
        names.insert(name)
      } else {
        names.insert(use.name)
      }
    }
    // A name that a statement defines is not a unit when its text is read again: V = 12 [V].
    if let defined, self.names(with: []).mayBeUnit(defined) { edits += tree.forcingUnits { $0 == defined } }
    return (tree.text(in: statement.range, with: edits), names)
  }

  /// The name under which an answer is defined, now or earlier: `ans3`.
  private mutating func nameForAnswer(_ number: Int) -> String {
    guard let answer = past[number] else { preconditionFailure("only answers that are kept are named") }
    // A text or a list is what it was whatever numbers are computed with.
    let result =
      answer.isNumeric ? FormulaResult(answer.number.converted(to: options.numberMode), answer.exactness, form: answer.form) : answer
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
