import ReckonCatalogue
import ReckonSyntax

/// The subexpressions of a formula that are column tests, and the columns whose missing values a formula tests.
package struct TextConditions {
  /// A subexpression that is a column test.
  private struct Found {
    let nodes: Range<Int>
    let test: ColumnTest
  }

  private let tree: SyntaxTree
  private let nodes: Range<Int>
  private let scope: NameScope
  /// The names bound inside the formula.
  private let bound: Set<String>
  private let isColumn: (String) -> Bool
  private let isPlain: (String) -> Bool
  private let textSource: (String) -> String?
  private var found: [Found] = []

  /// - Parameters:
  ///   - nodes: those of the formula.
  ///   - defined: the name that the formula assigns its value to, and that it reads before.
  ///   - isColumn: whether a name is a column of the table, not one that a formula has written.
  ///   - scope: the other names in scope.
  ///   - isPlain: whether a column's numbers have no unit.
  ///   - textSource: the table column whose fields a plain number's name passes on.
  package init(
    _ tree: SyntaxTree, _ nodes: Range<Int>, defined: String?, _ scope: NameScope, isColumn: @escaping (String) -> Bool,
    isPlain: @escaping (String) -> Bool, textSource: @escaping (String) -> String?
  ) {
    (self.scope, self.isPlain, self.textSource) = (scope, isPlain, textSource)
    let bound = Self.boundNames(tree, nodes, defined)
    (self.tree, self.nodes, self.bound) = (tree, nodes, bound)
    self.isColumn = { !bound.contains($0) && isColumn($0) }
    var isInFunction = false
    let textArguments = textArguments
    for index in nodes {
      if tree.nodes[index].kind == .functionBegin { isInFunction = true }
      if tree.nodes[index].kind == .functionEnd { isInFunction = false }
      guard !isInFunction else { continue }
      if textArguments.contains(index), let source = textSource(tree.names[Int(tree.nodes[index].payload)]) {
        found.append(Found(nodes: index..<index + 1, test: ColumnTest(column: source, question: .text)))
      } else if let question = question(endingAt: index) {
        found.append(question)
      }
    }
    keepIndependent()
  }

  private static func boundNames(_ tree: SyntaxTree, _ nodes: Range<Int>, _ defined: String?) -> Set<String> {
    var names = Set(tree.loops.map { $0.name })
    for node in tree.nodes[nodes] where node.kind == .assign && tree.names[Int(node.payload)] != defined {
      names.insert(tree.names[Int(node.payload)])
    }
    return names
  }

  private func name(_ index: Int) -> String? {
    guard nodes.contains(index), tree.nodes[index].kind == .name,
      case let name = tree.names[Int(tree.nodes[index].payload)],
      isColumn(name)
    else { return nil }
    return name
  }

  private func text(_ index: Int) -> [UInt8]? {
    guard nodes.contains(index), tree.nodes[index].kind == .text,
      case let text = tree.texts[Int(tree.nodes[index].payload)],
      // Invalid UTF-8 would equal this character.
      !text.unicodeScalars.contains("\u{FFFD}")
    else { return nil }
    return Array(text.utf8)
  }

  /// The names that are arguments of functions that format any value as text.
  private var textArguments: Set<Int> {
    let writers = [ValueFunction.concat, .text].map { Function.ID($0) }
    let calls = nodes.filter { index in
      tree.nodes[index].kind == .call && builtIn(tree.nodes[index]).map { writers.contains($0.id) } ?? false
    }
    guard !calls.isEmpty else { return [] }
    let children = tree.structure.children
    /// The names that a value may be; `nil` if it may be anything else.
    func choices(_ index: Int) -> [Int]? {
      let node = tree.nodes[index]
      if node.kind == .name, case let name = tree.names[Int(node.payload)] {
        return !bound.contains(name) && textSource(name) != nil ? [index] : nil
      }
      guard node.kind == .conditional, let operands = children[index] else { return nil }
      let known = operands.dropFirst().compactMap(choices)
      return known.count == operands.count - 1 ? known.flatMap { $0 } : nil
    }
    return Set(calls.flatMap { children[$0] ?? [] }.compactMap(choices).flatMap { $0 })
  }

  private func question(endingAt index: Int) -> Found? {
    let node = tree.nodes[index]
    func found(_ count: Int, _ column: String, _ question: ColumnTest.Question) -> Found {
      Found(nodes: index - count..<index + 1, test: ColumnTest(column: column, question: question))
    }
    if node.kind == .call, node.count == 1, let column = name(index - 1),
      builtIn(node)?.id == Function.ID(ValueFunction.isMissing)
    {
      return found(1, column, .isMissing)
    }
    if let question = textFunction(endingAt: index) {
      return found(Int(node.count), question.column, question.question)
    }
    guard node.kind == .apply, node.count == 2 else { return nil }
    switch Catalogue.operatorMeanings[Int(node.payload)] {
    case .comparison(let relation) where relation == .equal || relation == .notEqual:
      let (column, text) = (name(index - 2) ?? name(index - 1), text(index - 1) ?? text(index - 2))
      guard let column, let text else { return nil }
      return found(2, column, relation == .equal ? .isAmong([text]) : .isNoneOf([text]))
    case .membership:
      let list = index - 1
      guard tree.nodes[list].kind == .list, case let count = Int(tree.nodes[list].count), count > 0,
        let column = name(list - count - 1)
      else { return nil }
      let texts = (list - count..<list).compactMap(text)
      return texts.count == count ? found(count + 2, column, .isAmong(texts)) : nil
    case .fallback:
      guard tree.nodes[index - 1].kind == .number, tree.nodes[index - 2].kind == .branch, let column = name(index - 3),
        isPlain(column)
      else { return nil }
      let literal = String(tree.source.slice(tree.nodes[index - 1].range))
      // Literals in notations other than that of the table's numbers are rare.
      guard literal.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }) else { return nil }
      return found(3, column, .number(orElse: literal))
    default: return nil
    }
  }

  /// The column test that a call of a text function is, such as `contains(name, "Ltd")`.
  private func textFunction(endingAt index: Int) -> (column: String, question: ColumnTest.Question)? {
    let node = tree.nodes[index]
    guard node.kind == .call, let column = name(index - Int(node.count)), let function = builtIn(node) else {
      return nil
    }
    if node.count == 1 { return function.id == Function.ID(ValueFunction.length) ? (column, .length) : nil }
    let places: [(ValueFunction, ColumnTest.TextPlace)] = [
      (.contains, .anywhere), (.starts, .atStart), (.ends, .atEnd),
    ]
    guard node.count == 2, text(index - 1) != nil,
      let place = places.first(where: { Function.ID($0.0) == function.id })?.1
    else {
      return nil
    }
    return (column, .holds(tree.texts[Int(tree.nodes[index - 1].payload)], place))
  }

  /// The built-in function that a call refers to.
  func builtIn(_ call: SyntaxTree.Node) -> Function? { Self.builtIn(call, tree, scope) }

  package static func builtIn(_ call: SyntaxTree.Node, _ tree: SyntaxTree, _ scope: NameScope) -> Function? {
    let name = tree.names[Int(call.payload)]
    guard tree.functionNumbers[name] == nil else { return nil }
    return Catalogue.function(named: name) ?? (scope.hides(name) ? nil : Catalogue.function(synonym: name))
  }

  /// Drops tests of columns whose missing values the formula uses elsewhere: only the complete formula determines its
  /// value then. Otherwise a missing field matters only where it is needed.
  private mutating func keepIndependent() {
    let asked = asked(outside: found)
    found.removeAll { $0.test.question != .text && asked.contains($0.test.column) }
  }

  /// The names in positions where a value may be missing: operands of `??`, list items, arguments of `ismissing`,
  /// `count`, aggregates and functions that are not built in.
  package var asked: Set<String> { asked(outside: []) }

  private func asked(outside parts: [Found]) -> Set<String> {
    let indices = nodes.filter { index in !parts.contains { $0.nodes.contains(index) } }
    let ranges = indices.map { tree.nodes[$0] }.filter(mayTakeMissing).map { $0.range }
    return indices.reduce(into: []) { names, index in
      let node = tree.nodes[index]
      guard node.kind == .name, case let name = tree.names[Int(node.payload)], !bound.contains(name) else { return }
      if ranges.contains(where: { $0.start <= node.range.start && node.range.end <= $0.end }) { names.insert(name) }
    }
  }

  private func mayTakeMissing(_ node: SyntaxTree.Node) -> Bool {
    switch node.kind {
    case .list, .loop: return true
    case .apply: return Catalogue.operatorMeanings[Int(node.payload)] == .fallback
    case .call:
      guard let function = builtIn(node) else { return true }
      return function.isAggregate || [ValueFunction.isMissing, .count].map { Function.ID($0) }.contains(function.id)
    default: return false
    }
  }

  /// The distinct tests.
  package var tests: [ColumnTest] {
    var known: Set<ColumnTest> = []
    return found.map { $0.test }.filter { known.insert($0).inserted }
  }

  /// The tree with each test replaced by its name.
  package var replaced: SyntaxTree {
    tree.replacing(found.map { SyntaxTree.Part(nodes: $0.nodes, name: $0.test.name) })
  }
}
