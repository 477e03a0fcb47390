import ReckonCatalogue

/// Resolves a tree, whose shape follows from the text alone, with the names in scope: parentheses after the name of a
/// value are a factor instead of arguments, and a bare word in the body of a function is a value if the name is
/// defined.
///
/// - Complexity: O(nodes).
struct NameReading {
  private let tree: SyntaxTree
  private let scope: NameScope
  /// The calls that are products.
  private var factors: [Int] = []
  /// The bare words that are values instead of units.
  private var values: Set<Int> = []

  // For each node: its parent, the first node of its subtree, and its first and last child.
  private var parents: [Int] = []
  private var starts: [Int] = []
  private var firstChildren: [Int] = []
  private var lastChildren: [Int] = []

  /// Pieces inserted before a node, and the call whose product ends after it.
  private var before: [Int: [Piece]] = [:]
  private var after: [Int: Int] = [:]
  private var products: [Int: SyntaxTree.Node] = [:]
  /// The nodes that move, and the ranges that change.
  private var moved: Set<Int> = []
  private var ranges: [Int: SourceRange] = [:]
  private var notes: [FormulaNote] = []
  /// The ranges of notes on tight products that are replaced.
  private var replacedNotes: Set<SourceRange> = []

  private enum Piece { case name(ofCall: Int), node(Int) }

  /// The tree resolved in a scope.
  ///
  /// - Throws: the error of empty parentheses after a value, or of more than one value in them.
  static func tree(_ tree: SyntaxTree, with scope: NameScope) throws(FormulaError) -> SyntaxTree {
    var reading = NameReading(tree: tree, scope: scope)
    reading.findWords()
    guard !reading.factors.isEmpty || !reading.values.isEmpty else { return tree }
    if !reading.factors.isEmpty {
      reading.findStructure()
      for call in reading.factors { try reading.plan(call) }
    }
    return reading.written()
  }

  private init(tree: SyntaxTree, scope: NameScope) { (self.tree, self.scope) = (tree, scope) }

  // MARK: What names mean

  /// Whether a call is written out in the text.
  private func isWritten(_ call: SyntaxTree.Node, _ name: String) -> Bool {
    let text = tree.source.slice(call.range)
    guard text.hasPrefix(name), text.hasSuffix(")") else { return false }
    return text.dropFirst(name.count).drop { $0.isWhitespace }.hasPrefix("(")
  }

  private mutating func findWords() {
    var bound: [String: Int] = [:]
    var defined: Set<String> = []
    var functions: Set<String> = []
    var isInFunction = false
    for (index, node) in tree.nodes.enumerated() {
      let payload = Int(node.payload)
      switch node.kind {
      case .call:
        let name = tree.names[payload]
        let isQuoted = isQuoted(node)
        if !isQuoted, scope.functionsOfRows.contains(name) { continue }
        let isOwn = defined.contains(name) || bound[name, default: 0] > 0
        if !isQuoted && Catalogue.isFunction(name) || functions.contains(name) || scope.isFunction(name) && !isOwn {
          continue
        }
        if !isQuoted, node.count > 1, Catalogue.function(synonym: name)?.standsBesideValues(Int(node.count)) ?? false {
          continue
        }
        // Calls that words were read as do not occur in the text, so that they cannot be rearranged.
        if tree.readsWords, !isWritten(node, name) { continue }
        if isOwn || scope.isValue(name) || isQuoted || Catalogue.isConstant(name) { factors.append(index) }
      case .unit: if isInFunction, tree.isLoose(node), scope.hides(tree.names[payload]) { values.insert(index) }
      case .assign: defined.insert(tree.names[payload])
      case .functionBegin:
        isInFunction = true
        functions.insert(tree.functions[payload].name)
        for parameter in tree.functions[payload].parameters { bound[parameter.name, default: 0] += 1 }
      case .functionEnd:
        isInFunction = false
        for parameter in tree.functions[payload].parameters { bound[parameter.name, default: 0] -= 1 }
      case .loopBody: bound[tree.loops[payload].name, default: 0] += 1
      case .loop: bound[tree.loops[payload].name, default: 0] -= 1
      default: break
      }
    }
  }

  private func isQuoted(_ call: SyntaxTree.Node) -> Bool {
    tree.source.text.utf8.dropFirst(call.range.start).first == UInt8(ascii: "`")
  }

  // MARK: Products

  private mutating func findStructure() {
    let count = tree.nodes.count
    (parents, firstChildren, lastChildren) = (
      Array(repeating: -1, count: count), Array(repeating: -1, count: count), []
    )
    lastChildren = firstChildren
    starts = Array(0..<count)
    var stack: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .branch, .loopBody, .functionBegin: continue
      default: break
      }
      let children = stack.suffix(Int(node.count))
      for child in children { parents[child] = index }
      if let first = children.first, let last = children.last {
        (firstChildren[index], lastChildren[index], starts[index]) = (first, last, starts[first])
      }
      stack.removeLast(children.count)
      stack.append(index)
    }
  }

  /// Rewrites a call as a product: postfixes and tighter operators after the parentheses belong to the right factor,
  /// and operators ending in the name, down to quotients, to the left one. So `1/x(3)^2` is (1/x) * 3^2.
  private mutating func plan(_ call: Int) throws(FormulaError) {
    let node = tree.nodes[call]
    let name = nameRange(of: node)
    let bracket = self.bracket(behind: name)
    try check(call, name)
    var top = call
    while case let parent = parents[top], parent >= 0, firstChildren[parent] == top,
      tree.nodes[parent].range.start == tree.nodes[top].range.start, bindsBehindBracket(tree.nodes[parent])
    {
      ranges[parent] = SourceRange(start: bracket, end: range(parent).end)
      top = parent
    }
    let end = range(top).end
    var left: [Int] = []
    var last = top
    while case let parent = parents[last], parent >= 0, lastChildren[parent] == last, !moved.contains(parent),
      tree.nodes[parent].range.end == tree.nodes[last].range.end, bindsBeforeProduct(tree.nodes[parent])
    {
      left.append(parent)
      moved.insert(parent)
      ranges[parent] = SourceRange(start: range(parent).start, end: name.end)
      last = parent
    }
    let start = left.last.map { range($0).start } ?? name.start
    let first = starts[call]
    before[first] = [.name(ofCall: call)] + left.map { .node($0) } + before[first, default: []]
    after[top] = call
    products[call] = SyntaxTree.Node(kind: .product, count: 2, payload: 0, range: SourceRange(start: start, end: end))
    noteTightProduct(in: left, before: tree.nodes[top].range.end, name)
    note(SourceRange(start: start, end: name.end), SourceRange(start: bracket, end: end), behind: left.first)
  }

  private func range(_ node: Int) -> SourceRange { ranges[node] ?? tree.nodes[node].range }

  /// The range of a call's name, including backquotes.
  private func nameRange(of call: SyntaxTree.Node) -> SourceRange {
    let length = tree.names[Int(call.payload)].utf8.count + (isQuoted(call) ? 2 : 0)
    return SourceRange(start: call.range.start, end: call.range.start + length)
  }

  private func bracket(behind name: SourceRange) -> Int {
    name.end + tree.source.text.utf8.dropFirst(name.end).prefix { $0 != UInt8(ascii: "(") }.count
  }

  private func check(_ call: Int, _ name: SourceRange) throws(FormulaError) {
    let node = tree.nodes[call]
    guard node.count != 1 else { return }
    guard node.count > 1 else {
      let range = SourceRange(start: node.range.end - 1, end: node.range.end)
      let hint = Phrase("isANumber", "\(String(tree.source.slice(name))) is a number: write it without brackets")
      throw FormulaError(.unexpectedToken(")", hint: hint), at: range, in: tree.source)
    }
    let end = tree.nodes[firstChildren[call]].range.end
    let comma =
      end + tree.source.text.utf8.dropFirst(end).prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }.count
    let range = SourceRange(start: comma, end: comma + 1)
    throw FormulaError(
      .unexpectedToken(String(tree.source.slice(range)), hint: Parser.commaHint), at: range, in: tree.source)
  }

  /// Whether an operator after parentheses applies to them alone: powers, postfixes, indices and units.
  private func bindsBehindBracket(_ node: SyntaxTree.Node) -> Bool {
    switch node.kind {
    case .apply: Catalogue.operatorLevels[Int(node.payload)] > .multiplicative
    case .product: node.payload > 0
    case .index: true
    default: false
    }
  }

  /// Whether an operator that ends in the name binds tighter than an implicit product.
  private func bindsBeforeProduct(_ node: SyntaxTree.Node) -> Bool {
    switch node.kind {
    case .apply: Catalogue.operatorLevels[Int(node.payload)] >= .multiplicative
    case .product, .call: true
    default: false
    }
  }

  /// Notes `x(3)` and `1/x(3)`, which may surprise.
  private mutating func note(_ left: SourceRange, _ right: SourceRange, behind sign: Int?) {
    let (factor, other) = (tree.source.brief(left), tree.source.brief(right))
    let isDivided =
      sign.map { tree.nodes[$0].kind == .apply && Int(tree.nodes[$0].payload) == SymbolTable.shared.divisionRow }
      ?? false
    notes.append(
      isDivided
        ? FormulaNote(.bracketProduct, at: left.union(right), as: .brackets, ["(\(factor))*\(other)"])
        : FormulaNote(.nameProduct, at: left.union(right), as: .nameProduct, [factor, other]))
  }

  /// Notes `1/2x(3)`, where the name is the last factor of the divisor.
  private mutating func noteTightProduct(in left: [Int], before end: Int, _ name: SourceRange) {
    guard let first = left.first, tree.nodes[first].kind == .product, tree.nodes[first].payload == 1,
      let known = tree.notes.first(where: { $0.kind == .tightProduct && $0.range.end == end })
    else { return }
    let factor = tree.nodes[first].range.start
    let before = String(tree.source.slice(SourceRange(start: known.range.start, end: factor))).trimmedOfLines
    let (divided, sign) = (String(before.dropLast()).trimmedOfLines, String(before.suffix(1)))
    let number = String(tree.source.slice(SourceRange(start: factor, end: name.start))).trimmedOfLines
    let other = tree.source.brief(name)
    replacedNotes.insert(known.range)
    notes.append(
      FormulaNote(
        .tightProduct, at: SourceRange(start: known.range.start, end: name.end),
        ["\(divided)\(sign)(\(number)*\(other))", "\(divided)\(sign)\(number)*\(other)"]))
  }

  // MARK: Writing

  private func written() -> SyntaxTree {
    var new = SyntaxTree.Parts(copying: tree)
    new.original = tree
    new.nodes.reserveCapacity(tree.nodes.count + 2 * factors.count)
    new.notes = tree.notes.filter { $0.kind != .tightProduct || !replacedNotes.contains($0.range) } + notes
    new.looseUnits.removeAll { offset in values.contains { tree.nodes[$0].range.start == offset } }
    // The new index of each node, and of the end.
    var indices: [Int] = []
    indices.reserveCapacity(tree.nodes.count + 1)
    for index in tree.nodes.indices {
      indices.append(new.nodes.count)
      for piece in before[index] ?? [] {
        switch piece {
        case .name(let call):
          new.nodes.append(
            SyntaxTree.Node(
              kind: .name, count: 0, payload: tree.nodes[call].payload, range: nameRange(of: tree.nodes[call])))
        case .node(let node): write(node, to: &new)
        }
      }
      if !moved.contains(index) { write(index, to: &new) }
    }
    indices.append(new.nodes.count)
    new.move(by: indices)
    return SyntaxTree(taking: &new)
  }

  private func write(_ index: Int, to new: inout SyntaxTree.Parts) {
    let node = tree.nodes[index]
    if products[index] == nil {
      let kind = values.contains(index) ? .name : node.kind
      new.nodes.append(SyntaxTree.Node(kind: kind, count: node.count, payload: node.payload, range: range(index)))
    } else if let argument = new.nodes.last, argument.kind == .apply, SyntaxTree.mayBePercent(Int(argument.payload)) {
      let range = SourceRange(start: bracket(behind: nameRange(of: node)), end: node.range.end)
      new.nodes.append(SyntaxTree.Node(kind: .group, count: 1, payload: 0, range: range))
    }
    guard let call = after[index], let product = products[call] else { return }
    let range = SourceRange(start: product.range.start, end: range(index).end)
    new.nodes.append(SyntaxTree.Node(kind: .product, count: 2, payload: 0, range: range))
  }
}
