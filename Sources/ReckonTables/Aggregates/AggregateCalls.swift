import Reckon
import ReckonSyntax
import ReckonTerminal

/// The calls in formulas that aggregate the complete table, `qty / total(qty)`, or the rows with equal values,
/// `total(qty, by: region)`, and the trees of both passes: the calls' arguments, and the formulas with a name for each
/// call.
struct AggregateCalls {
  struct Call: Hashable, Sendable {
    /// The name of its value in the second pass: its text, unless that name is taken.
    let name: String
    let function: RowsFunction.Meaning
    /// For each argument that it takes from a row, the name if it is a bare name. Where rows are
    /// counted, the value is 1.
    let arguments: [String?]
    /// The columns that group the rows.
    let groups: [String]
    fileprivate let text: String
    /// The number of earlier formulas that define each of the names in its arguments.
    fileprivate let definitions: [String: Int]

    /// The columns of the first pass for the arguments' values.
    var columns: [String] { arguments.indices.map { $0 == 0 ? name : "\(name) of \($0 + 1)" } }
    /// Whether it only counts values.
    var isCount: Bool { function == .statistic(.count) }
  }

  /// The distinct calls.
  private(set) var calls: [Call] = []
  /// The formulas for the calls' arguments, with the arguments of each call under its name and the names of
  /// ``Call/columns``.
  private(set) var first = TableFormulas()
  /// The formulas and the condition with names for calls.
  private(set) var second = TableFormulas()

  /// A call in a tree.
  private struct Place {
    let function: RowsFunction.Meaning
    let range: SourceRange
    let nodes: Range<Int>
    /// The nodes of each argument.
    let arguments: [Range<Int>]
    let groups: [String]
  }

  /// The parse of a text, with the parts of it that become separate trees.
  private struct Reading {
    let tree: SyntaxTree
    let children: [Int: [Int]]
    var pieces: [SyntaxTree.ChosenStatement] = []
    var parts: [SyntaxTree.Part] = []

    init(_ tree: SyntaxTree) { (self.tree, children) = (tree, tree.structure.children) }

    /// The nodes of the value that ends at a node.
    func nodes(endingAt index: Int) -> Range<Int> {
      var first = index
      while let child = children[first]?.first { first = child }
      return first..<index + 1
    }

    mutating func add(_ call: Call, _ place: Place) {
      for (number, column) in call.columns.enumerated() {
        pieces.append(
          place.arguments.isEmpty
            ? .one(name: column, at: place.range) : .value(nodes: place.arguments[number], name: column))
      }
    }
  }

  private let columns: Set<String>
  private let isHidden: (String) -> Bool
  /// The names of available values, and the number of formulas so far that define each.
  private var known: Set<String>
  private var definitions: [String: Int] = [:]
  /// The functions that the formulas define.
  private var functions: Set<String> = []
  /// The names whose values depend on calls.
  private var late: Set<String> = []

  /// - Parameters:
  ///   - columns: the names of the table's columns.
  ///   - isHidden: whether another meaning hides the row function of a name.
  /// - Throws: `UsageError` for a call on the result of another, `FormulaError` for `by:` in any other call.
  init(_ given: TableFormulas, columns: [String], isHidden: @escaping (String) -> Bool) throws {
    (self.columns, self.isHidden, known) = (Set(columns), isHidden, Set(columns))
    let all = given.trees + [given.condition].compactMap { $0 }
    guard all.contains(where: { Self.mayBe(in: $0.source.text) || !$0.groupings.isEmpty }) else { return }
    for tree in given.trees {
      let trees = try add(tree, isCondition: false)
      first.trees.append(trees.first)
      second.trees.append(trees.second)
    }
    guard let condition = given.condition else { return }
    let trees = try add(condition, isCondition: true)
    second.condition = trees.second
    let isOfRows = !trees.first.statements.isEmpty
    if isOfRows { first.trees.append(trees.first) }
    // A condition that aggregates the table itself does not filter the rows of calls.
    let used = condition.uses(in: condition.nodes.indices)
    if !isOfRows, !used.contains(where: { late.contains($0.name) }) { first.condition = condition }
  }

  private mutating func add(_ tree: SyntaxTree, isCondition: Bool) throws -> (first: SyntaxTree, second: SyntaxTree) {
    var own = Reading(tree)
    var other = tree.otherReading.map { Reading($0) }
    var grouped: Set<Int> = []
    for (number, statement) in tree.statements.enumerated() {
      let used = Set(tree.uses(in: statement.nodes).map(\.name))
      if case .function(let index) = statement.defines {
        let function = tree.functions[index]
        if used.subtracting(function.parameters.map(\.name)).isDisjoint(with: late) {
          own.pieces.append(.statement(number))
          other?.pieces.append(.statement(number))
        } else {
          late.insert(function.name)
        }
        functions.insert(function.name)
        continue
      }
      let places = try places(own, statement.nodes)
      let others = try? other.map { try self.places($0, $0.tree.statements[number].nodes) }
      if others?.map(\.range) != places.map(\.range) { other = nil }
      for (index, place) in places.enumerated() {
        let (call, isNew) = try call(at: place, tree)
        if isNew { own.add(call, place) }
        own.parts.append(SyntaxTree.Part(nodes: place.nodes, name: call.name))
        grouped.insert(place.range.start)
        guard other != nil, let place = others?[index] else { continue }
        if isNew { other?.add(call, place) }
        other?.parts.append(SyntaxTree.Part(nodes: place.nodes, name: call.name))
      }
      let isLate = !places.isEmpty || !used.isDisjoint(with: late)
      if !isLate, !isCondition {
        own.pieces.append(.statement(number))
        other?.pieces.append(.statement(number))
      }
      guard case .value(let name)? = statement.defines else { continue }
      known.insert(name)
      definitions[name, default: 0] += 1
      if isLate { late.insert(name) } else { late.remove(name) }
    }
    if let grouping = tree.groupings.first(where: { !grouped.contains($0.call) }) {
      throw Parser.misplacedGroups(grouping, in: tree.source)
    }
    return (
      tree.choosing(own.pieces, otherReading: other.map { $0.tree.choosing($0.pieces, otherReading: nil) }),
      tree.replacing(own.parts, otherReading: other.map { $0.tree.replacing($0.parts, otherReading: nil) })
    )
  }

  /// The call at a place, and whether it is new.
  private mutating func call(at place: Place, _ tree: SyntaxTree) throws(UsageError) -> (call: Call, isNew: Bool) {
    let text = tree.source.slice(place.range).filter { $0 != "`" }
    let used = Set(place.arguments.flatMap { tree.uses(in: $0).map(\.name) })
    let definitions = definitions.filter { used.contains($0.key) }
    if let known = calls.first(where: { $0.text == text && $0.definitions == definitions }) { return (known, false) }
    guard used.isDisjoint(with: late) else {
      throw UsageError(
        "isOfWhatAnotherAggregate", "\(text) uses the result of another aggregate; compute that in a separate run first"
      )
    }
    var name = text
    while columns.contains(name) || calls.contains(where: { $0.name == name }) { name += "′" }
    let arguments = place.arguments.map { nodes in
      nodes.count == 1 && tree.nodes[nodes.lowerBound].kind == .name
        ? tree.names[Int(tree.nodes[nodes.lowerBound].payload)] : nil
    }
    let call = Call(
      name: name, function: place.function, arguments: arguments.isEmpty ? [nil] : arguments, groups: place.groups,
      text: text,
      definitions: definitions)
    calls.append(call)
    return (call, true)
  }

  /// The distinct lists of columns by which calls group rows.
  static func groupings(_ calls: [Call]) -> [[String]] {
    calls.reduce(into: []) { groupings, call in if !groupings.contains(call.groups) { groupings.append(call.groups) } }
  }

  /// The calls with one value per group for a list of grouping columns, excluding those with one value per row.
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

  /// Whether some call takes the numbers in a column, rather than counting its values.
  func takesNumbers(of column: String) -> Bool {
    calls.contains { !$0.function.takes(.text) && $0.arguments.contains(column) }
  }

  /// Whether a text may contain calls, judging by its words.
  static func mayBe(in text: String) -> Bool { RowsFunction.all.contains { text.contains("\($0.name)(") } }

  // MARK: Finding calls

  /// The calls in the nodes of a value, in order.
  private func places(_ reading: Reading, _ nodes: Range<Int>) throws(UsageError) -> [Place] {
    var places: [Place] = []
    // The node of a call follows those of its arguments.
    var end = nodes.upperBound
    while end > nodes.lowerBound {
      end -= 1
      guard let place = try place(reading, end) else { continue }
      places.append(place)
      end = place.nodes.lowerBound
    }
    return places.reversed()
  }

  /// The call at a node, if it is one over rows.
  private func place(_ reading: Reading, _ index: Int) throws(UsageError) -> Place? {
    let (tree, node) = (reading.tree, reading.tree.nodes[index])
    guard node.kind == .call, case let word = tree.names[Int(node.payload)],
      let function = RowsFunction.all.first(where: { $0.name == word }), !(function.isWeak && isOther(word)),
      case let bracket = node.range.start + word.utf8.count,
      tree.source.slice(SourceRange(start: bracket, end: bracket + 1)) == "("
    else { return nil }
    let operands = reading.children[index] ?? []
    let isCount = operands.isEmpty && function.meaning == .statistic(.count)
    guard isCount || !operands.isEmpty,
      let (meaning, count) = try function.meaning(
        of: operands.map { String(tree.source.slice(tree.nodes[$0].range)) }, word)
    else { return nil }
    let grouping = tree.groupings.first { $0.call == node.range.start }
    let arguments = operands[..<count].map { reading.nodes(endingAt: $0) }
    if grouping == nil {
      // A list has several values per row, its items have one each.
      if operands[..<count].contains(where: { tree.nodes[$0].kind == .list }) { return nil }
      let hasColumn = arguments.contains { tree.uses(in: $0).contains { known.contains($0.name) } }
      guard function.isOfRowsOnly || hasColumn else { return nil }
    }
    for nodes in arguments {
      guard let inner = try places(reading, nodes).first else { continue }
      let (outer, inside) = (tree.source.slice(node.range), tree.source.slice(inner.range))
      throw UsageError("isOfWhatGives", "\(outer) uses the result of \(inside); compute that in a separate run first")
    }
    return Place(
      function: meaning, range: node.range, nodes: reading.nodes(endingAt: index), arguments: arguments,
      groups: grouping?.names ?? [])
  }

  /// Whether a name is a column's or a definition's, which hide functions of later versions.
  private func isOther(_ name: String) -> Bool { known.contains(name) || functions.contains(name) || isHidden(name) }
}
