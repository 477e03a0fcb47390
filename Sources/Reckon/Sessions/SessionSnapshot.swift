import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// A snapshot of a session's definitions and last values as text, from which another session can continue.
///
/// A book is written for people and evaluated to verify it. A snapshot needs no evaluation: each definition is stored
/// text, which parses the same among the others, so that conversions by exchange rates are preserved and values that
/// currently fail may be computed again.
package struct SessionSnapshot: Sendable, Equatable {
  package struct SavedDefinition: Sendable, Equatable {
    package var name: String
    /// A function's parameters; `nil` for a value.
    package var parameters: [String]?
    package var angleUnit: AngleUnit
    package var text: String

    package init(name: String, parameters: [String]?, angleUnit: AngleUnit, text: String) {
      (self.name, self.parameters, self.angleUnit, self.text) = (name, parameters, angleUnit, text)
    }
  }

  package struct SavedAnswer: Sendable, Equatable {
    package var text: String
    package var exactness: Exactness
    /// The mode that it was computed in, which may differ from the session's current one.
    package var numberMode: NumberMode

    package init(text: String, exactness: Exactness, numberMode: NumberMode) {
      (self.text, self.exactness, self.numberMode) = (text, exactness, numberMode)
    }
  }

  /// In the order of typing.
  package var definitions: [SavedDefinition]
  /// The last values, oldest first.
  package var answers: [SavedAnswer]
  /// The number of the last value.
  package var answerCount: Int

  package init(definitions: [SavedDefinition], answers: [SavedAnswer], answerCount: Int) {
    (self.definitions, self.answers, self.answerCount) = (definitions, answers, answerCount)
  }
}

extension FormulaSession {
  /// The definitions, and as many of the last values as the limits on number and bytes allow.
  package func snapshot(mostAnswers: Int, mostBytes: Int) -> SessionSnapshot {
    var saved: [SessionSnapshot.SavedAnswer] = []
    var bytes = 0
    for result in past.results.suffix(mostAnswers).reversed() {
      let answer = self.saved(result)
      bytes += answer.text.utf8.count
      guard bytes <= mostBytes else { break }
      saved.append(answer)
    }
    let definitions = definitions.map {
      SessionSnapshot.SavedDefinition(name: $0.name, parameters: $0.parameters, angleUnit: $0.angleUnit, text: $0.text)
    }
    return SessionSnapshot(definitions: definitions, answers: saved.reversed(), answerCount: past.count)
  }

  /// A value as text, with the properties that the text lacks.
  package func saved(_ result: FormulaResult) -> SessionSnapshot.SavedAnswer {
    SessionSnapshot.SavedAnswer(
      text: written(result), exactness: result.exactness,
      numberMode: result.isNumeric ? result.number.mode : options.numberMode)
  }

  /// The value of a saved text; `nil` if it has none.
  package func result(of saved: SessionSnapshot.SavedAnswer) -> FormulaResult? {
    // Texts of values use no names.
    var reader = FormulaSession(options: options)
    reader.options.numberMode = saved.numberMode
    reader.currentScope.rates = inForce.scope.rates
    guard let result = (try? reader.run(saved.text))?.last?.result else { return nil }
    guard result.isNumeric else { return result }
    var restored = FormulaResult(result.number, saved.exactness, form: result.form)
    if let known = result.uncertainty, known.standard > 0 {
      // Correlations with other values are lost.
      let origin = UncertaintyOrigin(owner: UncertainFormula.newSerial(), number: 0)
      restored.uncertainty = Uncertainty(
        [Uncertainty.Contribution(origin, saved.text, known.standard)], typed: known.typed)
    }
    return restored
  }

  /// Continues from a snapshot: its definitions replace those of their names, and its values become the last ones.
  /// There is nothing to undo.
  ///
  /// - Returns: the names of definitions, and the texts of values, that could not be parsed and are left out.
  package mutating func resume(_ snapshot: SessionSnapshot) -> [String] {
    let unread = adopt(snapshot.definitions) + resume(snapshot.answers, count: snapshot.answerCount)
    log = DefinitionLog()
    return unread
  }

  /// Adds saved definitions, replacing those of their names. Answers are kept, and nothing can be undone.
  ///
  /// - Returns: the names of those that could not be parsed and are left out.
  package mutating func adopt(_ definitions: [SessionSnapshot.SavedDefinition]) -> [String] {
    beginUnlimited()
    var unread: [String] = []
    var numbers: [(number: Int, saved: SessionSnapshot.SavedDefinition)] = []
    // All names before any text: parsing depends on which names are functions.
    for saved in definitions {
      guard inForce.scope.hosts[saved.name] == nil, saved.name != SessionAnswers.name else {
        unread.append(saved.name)
        continue
      }
      var draft = Definition(
        name: saved.name, source: SourceText(saved.text),
        meaning: .formula(
          Definitions.Function(unread: saved.name, parameters: saved.parameters, angleUnit: saved.angleUnit)),
        angleUnit: saved.angleUnit)
      if saved.parameters == nil {
        draft.state = .failed(
          FormulaError(.unknownName(saved.name, suggestion: nil), at: SourceRange(start: 0, end: 0), in: draft.source))
      }
      let number = inForce.intern(saved.name)
      put(number, draft)
      numbers.append((number, saved))
    }
    for (number, saved) in numbers
    where (try? read(number, nil)) != saved.name || inForce[number]?.parameters != saved.parameters {
      put(number, nil)
      unread.append(saved.name)
    }
    let defined = Set(numbers.map { $0.number }.filter { inForce[$0] != nil })
    // It is not cancelled, and has no limits.
    _ = try? recompute(inForce.store.sorted(defined, within: defined), reading: nil, nil)
    log = DefinitionLog()
    return unread
  }

  private mutating func resume(_ answers: [SessionSnapshot.SavedAnswer], count: Int) -> [String] {
    var results: [FormulaResult] = []
    var unread: [String] = []
    for answer in answers {
      guard let result = result(of: answer) else {
        // Later values keep their numbers.
        results = []
        unread.append(answer.text)
        continue
      }
      results.append(result)
    }
    past.resume(results, count: count)
    if let last = results.last { inForce.scope[result: SessionAnswers.name] = last }
    return unread
  }
}
