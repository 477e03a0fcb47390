public import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

extension FormulaAssistant {
  /// A completion candidate.
  public struct Completion: Hashable, Sendable {
    /// The kind of a candidate.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A function of the language.
      case function
      /// A constant of the language.
      case constant
      /// A unit or a currency.
      case unit
      /// A word operator or a notation.
      case keyword
      /// An input of the formula, or a name defined by the text.
      case variable
      /// A value in scope.
      case value
      /// A function in scope that is defined by text.
      case definedFunction
      /// A host function.
      case hostFunction
      /// A definition of a formula book in scope.
      case bookDefinition
      /// A symbol that keyboards lack, `\pi` for π.
      case symbol
    }

    /// The kind of the name.
    public let kind: Kind
    /// The name to list: `sin`; for a symbol, also its name.
    public let name: String
    /// The text to insert: `sin(`.
    public let insertion: String
    /// A one-line description.
    public let summary: String
  }

  /// Candidates for a range of a text.
  public struct Completions: Hashable, Sendable {
    /// The range that the chosen completion replaces; empty if nothing of it is typed yet.
    public let range: SourceRange
    /// The candidates, best first; never empty.
    public let candidates: [Completion]

    init?(_ range: Range<Int>, _ candidates: [Completion]) {
      if candidates.isEmpty { return nil }
      self.range = SourceRange(start: range.lowerBound, end: range.upperBound)
      self.candidates = candidates
    }
  }

  /// The completions at an offset of a text that is being typed; `nil` if no known name matches, or if nothing typed
  /// narrows the choice.
  ///
  /// - Complexity: O(length of the text + names of the language and of the scope).
  public func completions(of text: String, at offset: Int) -> Completions? {
    guard (0...text.utf8.count).contains(offset) else { return nil }
    return symbols(before: offset, in: text) ?? names(at: offset, in: text)
  }

  // MARK: Signs

  /// `\pi` before the cursor.
  package func symbols(before cursor: Int, in text: String) -> Completions? {
    let before = Array(text.utf8.prefix(cursor))
    guard let backslash = before.lastIndex(of: UInt8(ascii: "\\")) else { return nil }
    let name = String(decoding: before[(backslash + 1)...], as: UTF8.self)
    guard !name.contains(where: { $0.isWhitespace || $0 == "(" || $0 == ")" }) else { return nil }
    let candidates = SymbolNames.rows(for: name).map {
      Completion(kind: .symbol, name: "\\\($0.name) \($0.sign)", insertion: $0.sign, summary: $0.summary.description)
    }
    return Completions(backslash..<cursor, candidates)
  }

  // MARK: Names

  private func names(at cursor: Int, in text: String) -> Completions? {
    let reading = FormulaReading(text, names: names, cursor: cursor)
    let tokens = reading.list.tokens
    // The token at or directly before the cursor, and the one before that.
    let index = tokens.firstIndex { $0.range.start < cursor && cursor <= $0.range.end && $0.kind != .end }
    let beforeIndex = (index ?? tokens.firstIndex { $0.range.start >= cursor } ?? tokens.count - 1) - 1
    let before = beforeIndex >= 0 ? tokens[beforeIndex] : nil
    var word = FormulaReading.Word(start: cursor, end: cursor, typed: "")
    if let index, let found = reading.word(at: index, text, cursor) {
      word = found
    } else if index != nil {
      // Nothing to complete inside a number.
      return nil
    }
    let isTarget = before.map { reading.isConversion($0) } ?? false || reading.isInTarget(beforeIndex)
    guard isTarget || !word.typed.isEmpty || word.isQuoted else { return nil }
    let isCalled = Array(text.utf8.dropFirst(word.end)).first { $0 != 0x20 } == UInt8(ascii: "(")

    var list = CandidateList<Completion>(typed: word.typed)
    if isTarget {
      let category = reading.kind(before: beforeIndex, text) ?? reading.category(before: beforeIndex)
      // A plain number is more likely converted to another notation than to an angle.
      if before.map({ reading.isConversion($0) }) ?? false {
        for row in Vocabulary.notations { add(row, to: &list, group: category == nil ? 0 : 1, isCalled) }
      }
      addUnits(to: &list, first: category, group: category == nil ? 1 : 0)
      // If nothing is typed, units of other quantities would hide those that match.
      if word.typed.isEmpty, let category { return Completions(word.range, candidates(of: category)) }
      return Completions(word.range, list.candidates)
    }
    addOwnNames(to: &list, reading.locals, isCalled)
    if !word.isQuoted {
      let isQuantity =
        before.map { $0.kind == .number && $0.range.end != word.range.lowerBound } ?? false
        || reading.isInUnit(beforeIndex)
      let isBehindOperand = before.map { $0.kind.endsOperand } ?? false
      for row in Vocabulary.words where row.kind == .word(isPrefix: !isBehindOperand) {
        add(row, to: &list, group: 3, isCalled)
      }
      for row in Vocabulary.functions + Vocabulary.constants {
        // After a number or another unit, `hour` is a unit.
        if isBehindOperand || isQuantity, row.names.contains(where: { Catalogue.isUnitAndFunctionOfDates($0) }) {
          continue
        }
        add(row, to: &list, group: 3, isCalled)
      }
      if isBehindOperand || isQuantity || reading.list.hasConversions {
        addUnits(to: &list, first: nil, group: isQuantity ? 2 : 4)
      }
    }
    return Completions(word.range, list.candidates)
  }

  private func addOwnNames(to list: inout CandidateList<Completion>, _ locals: [FormulaReading.Local], _ isCalled: Bool)
  {
    func candidate(_ kind: Completion.Kind, _ name: String, takesArguments: Bool?, _ summary: String) -> Completion {
      let written = SyntaxTree.written(name)
      let call = takesArguments.map { isCalled ? "" : $0 ? "(" : "()" } ?? ""
      return Completion(kind: kind, name: name, insertion: written + call, summary: summary)
    }
    for local in locals {
      list.add([local.name], group: 0) {
        candidate(.variable, $0, takesArguments: local.parameters.map { !$0.isEmpty }, local.summary.description)
      }
    }
    for input in names.inputs.sorted() {
      let summary = names.scope[documentation: input]?.summary ?? Phrase("the formula's variable").description
      list.add([input], group: 0) { candidate(.variable, $0, takesArguments: nil, summary) }
    }
    for own in names.ownNames {
      list.add([own.name], group: 1) {
        candidate(own.kind.completed, $0, takesArguments: own.parameters.map { !$0.isEmpty }, own.summary())
      }
    }
  }

  /// The names that the scope and its books define, as completion candidates.
  package var ownCompletions: [Completion] {
    names.ownNames.map { Completion(kind: $0.kind.completed, name: $0.name, insertion: $0.name, summary: $0.summary()) }
  }

  private func add(_ word: Vocabulary.Word, to list: inout CandidateList<Completion>, group: Int, _ isCalled: Bool) {
    list.add(word.names, group: group) { name in
      var insertion = name
      if case .function(let takesArguments) = word.kind, !isCalled { insertion += takesArguments ? "(" : "()" }
      return Completion(kind: word.kind.completed, name: name, insertion: insertion, summary: word.summary.description)
    }
  }

  private func addUnits(to list: inout CandidateList<Completion>, first: UnitCategory?, group: Int) {
    for row in Vocabulary.units {
      add(row, to: &list, group: first == nil || row.kind == first.map { .unit($0) } ? group : group + 1, false)
    }
    for (name, unit) in names.scope.definitions.units {
      let summary = names.scope[documentation: name]?.summary ?? unit.definition
      list.add([name], group: group) { Completion(kind: .unit, name: $0, insertion: $0, summary: summary) }
    }
    guard let currencies = names.scope.definitions.currencies else { return }
    for code in currencies.euros.keys {
      list.add([code], group: group + 1) {
        Completion(
          kind: .unit, name: $0, insertion: $0,
          summary: Phrase("currencyByTheRates", "Currency · by the rates of \(currencies.date)").description)
      }
    }
  }

  /// The units of a quantity, in the order of the catalogue, to browse.
  private func candidates(of category: UnitCategory) -> [Completion] {
    Vocabulary.units.filter { $0.kind == .unit(category) }.map {
      Completion(kind: .unit, name: $0.names[0], insertion: $0.names[0], summary: $0.summary.description)
    }
  }
}

extension OwnName.Kind {
  fileprivate var completed: FormulaAssistant.Completion.Kind {
    switch self {
    case .value: .value
    case .function: .definedFunction
    case .hostFunction: .hostFunction
    case .book: .bookDefinition
    }
  }
}
