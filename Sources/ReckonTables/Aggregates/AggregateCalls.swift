import Reckon
import ReckonSyntax
import ReckonTerminal

/// The calls in formulas that look at a whole table, `qty / total(qty)`, or at the rows that share a value, `total(qty, by: region)`, and the formulas that
/// are left when each of them is a name.
struct AggregateCalls {
  struct Call: Hashable, Sendable {
    /// The call as it stands, which is what its value is called.
    let name: String
    let function: RowsFunction.Meaning
    /// The values computed per row; 1 where rows are counted.
    let arguments: [String]
    /// The columns whose values part the rows.
    let groups: [String]

    /// The columns of the first pass that have the arguments' values.
    var columns: [String] { arguments.indices.map { $0 == 0 ? name : "\(name) of \($0 + 1)" } }
    /// Whether its values are counted and nothing else.
    var isCount: Bool { function == .statistic(.count) }
  }

  /// Each call once.
  private(set) var calls: [Call] = []
  /// The formulas and the condition with names for calls.
  private(set) var formulas = RewrittenText()
  private(set) var condition: RewrittenText?
  /// The columns of the first pass: the formulas that calls need, and each call's argument under the call's name.
  private(set) var firstFormulas = RewrittenText()
  /// Whether the condition itself looks at the whole table, so that calls are over all rows and not over those that it keeps.
  private(set) var isInCondition = false

  /// A stretch of a text that is a call.
  private struct Place {
    let call: Call
    let range: Range<Int>
    let nodes: Range<Int>
    /// Where its arguments stand.
    let arguments: [Range<Int>]
  }

  private let isHidden: (String) -> Bool
  /// The functions that the formulas define.
  private var defined: Set<String> = []

  /// - Parameters:
  ///   - columns: the names of the table's columns.
  ///   - isHidden: whether a name means something else than the function of rows that has it.
  /// - Throws: `UsageError` for a call of what another one gives, or with something else than columns behind `by:`.
  init(
    _ formulas: String, condition: String?, columns: [String], isHidden: @escaping (String) -> Bool
  ) throws(UsageError) {
    self.isHidden = isHidden
    let source = SourceText(formulas)
    let list = Lexer.tokens(of: source, newlinesSeparate: true)
    let bytes = Array(formulas.utf8)
    var known = Set(columns)
    /// The names that are known only when calls have their values.
    var late: Set<String> = []
    for statement in Self.statements(list) {
      let tokens = list.tokens[statement]
      guard let head = tokens.first, let last = tokens.last else { continue }
      let range = head.range.start..<last.range.end
      let isFunction = Self.isFunction(list, statement)
      if isFunction, let name = list.name(of: head) { defined.insert(name) }
      let places = isFunction ? [] : try places(list, statement, bytes, known)
      let name = Self.defined(list, statement)
      let used = Set(tokens.dropFirst(name == nil ? 0 : 1).compactMap { list.name(of: $0) })
      if places.isEmpty, used.isDisjoint(with: late) {
        firstFormulas.beginLine()
        firstFormulas.copy(range, of: source)
      } else if let name {
        late.insert(name)
      }
      for place in places where !calls.contains(place.call) {
        let names = Set(list.tokens[place.nodes].compactMap { list.name(of: $0) })
        guard names.isDisjoint(with: late.subtracting(columns)) else {
          throw UsageError(
            "isOfWhatAnotherAggregate", "\(place.call.name) is of what another aggregate gives; compute that in a run before")
        }
        add(place, source)
      }
      if let name { known.insert(name) }
      self.formulas.beginLine()
      Self.add(range, of: source, to: &self.formulas, places)
    }
    if let condition {
      let source = SourceText(condition, name: "--where")
      let list = Lexer.tokens(of: source)
      let bytes = Array(condition.utf8)
      let places = try places(list, list.tokens.indices.dropLast(), bytes, known)
      isInCondition = !places.isEmpty || !late.isDisjoint(with: list.tokens.compactMap { list.name(of: $0) })
      for place in places where !calls.contains(place.call) { add(place, source) }
      var text = RewrittenText()
      Self.add(0..<bytes.count, of: source, to: &text, places)
      self.condition = text
    }
  }

  /// Adds a call, and its arguments to the columns of the first pass.
  private mutating func add(_ place: Place, _ source: SourceText) {
    calls.append(place.call)
    for (number, column) in place.call.columns.enumerated() {
      firstFormulas.beginLine()
      firstFormulas.write("`\(column)` = ", for: place.range, of: source)
      if number < place.arguments.count {
        firstFormulas.copy(place.arguments[number], of: source)
      } else {
        firstFormulas.write(place.call.arguments[number], for: place.range, of: source)
      }
    }
  }

  /// Adds a stretch of a text with a name for each call.
  private static func add(_ range: Range<Int>, of source: SourceText, to text: inout RewrittenText, _ places: [Place]) {
    var at = range.lowerBound
    for place in places {
      text.copy(at..<place.range.lowerBound, of: source)
      text.write("`\(place.call.name)`", for: place.range, of: source)
      at = place.range.upperBound
    }
    text.copy(at..<range.upperBound, of: source)
  }

  /// An error of the first pass's formulas, or of those with names for calls, as one of what was given.
  func given(_ error: FormulaError) -> FormulaError { rewritten(error.source)?.given(error) ?? error }

  /// The snippet of a range of them, as it was given.
  func snippet(of range: SourceRange, in source: SourceText) -> String {
    let place = rewritten(source)?.given(range) ?? (range, source)
    return place.source.snippet(of: place.range)
  }

  private func rewritten(_ source: SourceText) -> RewrittenText? {
    ([formulas, firstFormulas] + (condition.map { [$0] } ?? [])).first { $0.text == source.text }
  }

  /// The lists of columns by which calls group rows, each once.
  static func groupings(_ calls: [Call]) -> [[String]] {
    calls.reduce(into: []) { groupings, call in if !groupings.contains(call.groups) { groupings.append(call.groups) } }
  }

  /// The calls that give groups one value, by the columns that part them, and those that give rows their own.
  static func statistics(_ calls: [Call], _ groups: [String]) -> [(call: Call, statistic: Statistic)] {
    calls.compactMap { call in
      guard call.groups == groups, case .statistic(let statistic) = call.function else { return nil }
      return (call, statistic)
    }
  }

  static func beside(_ calls: [Call], _ groups: [String]? = nil) -> [(call: Call, function: BesideFunction)] {
    calls.compactMap { call in
      guard groups.map({ call.groups == $0 }) ?? true, case .beside(let function) = call.function else { return nil }
      return (call, function)
    }
  }

  /// Whether some call is of the numbers in a column, rather than of how many values it has.
  func takesNumbers(of column: String) -> Bool {
    calls.contains { call in
      !call.function.takes(.text) && call.arguments.contains { $0.replacing("`", with: "") == column }
    }
  }

  /// Whether a text may have calls, by its words alone.
  static func mayBe(in text: String) -> Bool { RowsFunction.all.contains { text.contains("\($0.name)(") } }

  // MARK: Finding calls

  /// The statements of a text, as ranges of its tokens.
  private static func statements(_ list: TokenList) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var (start, depth) = (0, 0)
    for (place, token) in list.tokens.enumerated() {
      depth += token.kind.nesting
      guard token.kind == .end || depth <= 0 && (token.kind == .semicolon || token.kind == .newline) else { continue }
      if place > start { statements.append(start..<place) }
      start = place + 1
    }
    return statements
  }

  /// The name that a statement gives a value.
  private static func defined(_ list: TokenList, _ statement: Range<Int>) -> String? {
    guard statement.count > 2, list.tokens[statement.lowerBound + 1].kind == .equals else { return nil }
    return list.name(of: list.tokens[statement.lowerBound])
  }

  /// Whether a statement defines a function, which is no formula of a column.
  private static func isFunction(_ list: TokenList, _ statement: Range<Int>) -> Bool {
    guard statement.count > 3, list.tokens[statement.lowerBound + 1].kind == .leftBracket else { return false }
    return end(list, statement.lowerBound + 1, statement.upperBound).map { $0 < statement.upperBound && list.tokens[$0].kind == .equals }
      ?? false
  }

  /// Behind the bracket that closes the one at a place.
  private static func end(_ list: TokenList, _ open: Int, _ limit: Int) -> Int? {
    var depth = 0
    for place in open..<limit {
      depth += list.tokens[place].kind.nesting
      if depth == 0 { return place + 1 }
    }
    return nil
  }

  private func places(
    _ list: TokenList, _ statement: Range<Int>, _ bytes: [UInt8], _ known: Set<String>
  ) throws(UsageError) -> [Place] {
    var places: [Place] = []
    var at = statement.lowerBound
    while at < statement.upperBound {
      if let place = try place(list, at, statement.upperBound, bytes, known) {
        places.append(place)
        at = place.nodes.upperBound
      } else {
        at += 1
      }
    }
    return places
  }

  /// The call that begins with a token, if one does.
  private func place(
    _ list: TokenList, _ at: Int, _ limit: Int, _ bytes: [UInt8], _ known: Set<String>
  ) throws(UsageError) -> Place? {
    guard at + 1 < limit, let word = list.name(of: list.tokens[at]),
      let function = RowsFunction.all.first(where: { $0.name == word }), !(function.isWeak && isOther(word, known)),
      list.tokens[at + 1].kind == .leftBracket, list.tokens[at].range.end == list.tokens[at + 1].range.start,
      let end = Self.end(list, at + 1, limit)
    else { return nil }
    var depth = 0
    var commas: [Int] = []
    for place in at + 2..<end - 1 {
      depth += list.tokens[place].kind.nesting
      if depth == 0, list.tokens[place].kind == .comma { commas.append(place) }
    }
    let starts = [at + 2] + commas.map { $0 + 1 }
    // `by:` and what follows it are columns.
    let by = starts.first {
      $0 + 1 < end - 1 && list.name(of: list.tokens[$0]) == "by" && list.tokens[$0 + 1].kind == .colon
    }
    let argumentEnd = by.map { $0 == at + 2 ? $0 : $0 - 1 } ?? end - 1
    let text = { (tokens: Range<Int>) in
      String(decoding: bytes[list.tokens[tokens.lowerBound].range.start..<list.tokens[tokens.upperBound - 1].range.end], as: UTF8.self)
    }
    let separators = commas.filter { $0 < argumentEnd }
    let edges = [at + 1] + separators + [argumentEnd]
    let parts = zip(edges, edges.dropFirst()).map { $0 + 1..<$1 }
    let isCount = function.meaning == .statistic(.count) && at + 2 == argumentEnd
    guard isCount || parts.allSatisfy({ !$0.isEmpty }),
      let (meaning, count) = try function.meaning(of: isCount ? [] : parts.map(text), word)
    else { return nil }
    let arguments = isCount ? [] : Array(parts[..<count])
    let names = Set(arguments.flatMap { list.tokens[$0].compactMap { list.name(of: $0) } })
    // A list has several values in one row, its items have one.
    let isList = arguments.contains { part in
      list.tokens[part.lowerBound].kind == .leftSquare
        && Self.end(list, part.lowerBound, part.upperBound) == part.upperBound
    }
    guard by != nil || !isList else { return nil }
    guard by != nil || function.isOfRowsOnly || !names.isDisjoint(with: known) else { return nil }
    var groups: [String] = []
    if let by {
      for start in [by + 2] + commas.filter({ $0 > by }).map({ $0 + 1 }) {
        let stop = commas.first { $0 >= start } ?? end - 1
        guard stop == start + 1, let name = list.name(of: list.tokens[start]) else {
          throw UsageError("behindByStandNamesOfColumns", "behind by: stand names of columns, as in \(word)(…, by: region)")
        }
        groups.append(name)
      }
    }
    for part in arguments {
      guard let inner = try places(list, part, bytes, known).first else { continue }
      throw UsageError("isOfWhatGives", "\(text(at..<end)) is of what \(inner.call.name) gives; compute that in a run before")
    }
    let call = Call(
      name: text(at..<end).replacing("`", with: ""), function: meaning,
      arguments: isCount ? ["1"] : arguments.map(text), groups: groups)
    return Place(
      call: call, range: list.tokens[at].range.start..<list.tokens[end - 1].range.end, nodes: at..<end,
      arguments: arguments.map { list.tokens[$0.lowerBound].range.start..<list.tokens[$0.upperBound - 1].range.end })
  }

  /// Whether a name is a column's or a definition's, which hide functions that have come later.
  private func isOther(_ name: String, _ known: Set<String>) -> Bool {
    known.contains(name) || defined.contains(name) || isHidden(name)
  }
}
