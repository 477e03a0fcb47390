import ReckonCatalogue

/// Stored text, which parses the same although the meaning of words in it changes: units in square brackets, names of
/// values in backquotes.
extension SyntaxTree {
  /// An edit of a tree's text; an insertion if the range is empty.
  package typealias Edit = (range: SourceRange, text: String)

  /// A part of the text with nonoverlapping edits applied.
  package func text(in range: SourceRange, with edits: [Edit]) -> String {
    var text = ""
    var done = range.start
    // Of several insertions at one offset, the first is the outermost.
    let sorted = edits.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map { $0.element }
    for (place, replacement) in sorted where range.contains(place) && place.start >= done {
      text += source.slice(SourceRange(start: done, end: place.start)) + replacement
      done = place.end
    }
    return text + source.slice(SourceRange(start: done, end: range.end))
  }

  /// The statement that defines a name; the first one if none does.
  package func statement(defining name: String) -> Statement? {
    let statement = statements.last { statement in
      switch statement.defines {
      case .value(let value)?: value == name
      case .function(let index)?: functions[index].name == name
      case nil: false
      }
    }
    return statement ?? statements.first
  }

  /// Whether a statement means the same as one of another tree, apart from source ranges.
  package func matches(_ statement: Statement, _ other: Statement, of tree: SyntaxTree) -> Bool {
    guard statement.nodes.count == other.nodes.count else { return false }
    return zip(nodes[statement.nodes], tree.nodes[other.nodes]).allSatisfy { a, b in
      guard a.kind == b.kind, a.count == b.count else { return false }
      switch a.kind {
      case .name, .unit, .call, .assign: return names[Int(a.payload)] == tree.names[Int(b.payload)]
      case .apply, .product, .chainStart, .chainLink, .chainEnd, .branch, .notation: return a.payload == b.payload
      default: return true
      }
    }
  }

  /// The edits that force some words to be units, whatever they mean elsewhere.
  ///
  /// - Complexity: O(nodes).
  package func forcingUnits(where isHidden: (String) -> Bool) -> [Edit] {
    guard nodes.contains(where: { $0.kind == .unit && isSpelled($0, isHidden) }) else { return [] }
    let (children, _) = structure
    let areUnits = UnitText(self, children).areUnits
    var parents = [Int](repeating: -1, count: nodes.count)
    for (parent, children) in children { for child in children { parents[child] = parent } }
    var firsts = Array(nodes.indices)
    for index in nodes.indices { if let first = children[index]?.first { firsts[index] = firsts[first] } }
    var edits: [Edit] = []
    var forcedMixed: Set<Int> = []
    for index in nodes.indices where areUnits[index] && (parents[index] < 0 || !areUnits[parents[index]]) {
      let units = nodes[firsts[index]...index]
      guard units.contains(where: { $0.kind == .unit && isSpelled($0, isHidden) }) else { continue }
      let parent = parents[index]
      let range = SourceRange(start: units.map { $0.range.start }.min() ?? 0, end: nodes[index].range.end)
      let text = source.slice(range)
      guard parent >= 0, nodes[parent].kind == .product, nodes[parent].payload > 0, index == parent - 1,
        let left = children[parent]?.first
      else {
        edits.append((range, "1 [\(text)]"))
        continue
      }
      if nodes[parent].payload == 2 { continue }
      if parents[parent] >= 0, nodes[parents[parent]].kind == .mixed {
        if forcedMixed.insert(parents[parent]).inserted {
          edits.append(sum(ofMixed: parents[parent], children, parents))
        }
        continue
      }
      let gap = SourceRange(start: nodes[left].range.end, end: range.end)
      if nodes[firsts[left]...left].contains(where: {
        $0.kind == .number && !isSuperscript($0) && $0.range.end == gap.start
      }) {
        edits.append((gap, " [\(text)]"))
      } else {
        edits.append((SourceRange(start: nodes[parent].range.start, end: nodes[parent].range.start), "("))
        edits.append((gap, " * 1 [\(text)])"))
      }
    }
    return edits
  }

  /// The edits that keep a value's name from being read as a unit word.
  package func quoting(_ name: String) -> [Edit] {
    nodes.indices.filter {
      (nodes[$0].kind == .name || nodes[$0].kind == .call) && names[Int(nodes[$0].payload)] == name && !isPeriod(at: $0)
    }
    .map { nodes[$0] }.map { SourceRange(start: $0.range.start, end: $0.range.start + name.utf8.count) }
    .filter { source.slice($0) == name }.map { ($0, "`\(name)`") }
  }

  /// Whether a unit is spelled as a word, and not as a mark that is always a unit.
  private func isSpelled(_ unit: Node, _ isHidden: (String) -> Bool) -> Bool {
    let text = source.slice(unit.range)
    if text == names[Int(unit.payload)] { return isHidden(String(text)) }
    // `l/100km`
    return text.contains("/") && text.split(whereSeparator: { !$0.isLetter }).contains { isHidden(String($0)) }
  }

  /// `5 ft 3 in` as a sum, which is still displayed in several units if it is a complete value.
  private func sum(ofMixed index: Int, _ children: [Int: [Int]], _ parents: [Int]) -> Edit {
    let parts = (children[index] ?? []).map { part in
      guard let operands = children[part], operands.count == 2 else {
        preconditionFailure("a part of a mixed number is a number of a unit")
      }
      return (amount: source.slice(nodes[operands[0]].range), unit: names[Int(nodes[operands[1]].payload)])
    }
    let sum = parts.map { "\($0.amount) [\($0.unit)]" }.joined(separator: " + ")
    let isWhole = parents[index] < 0 || nodes[parents[index]].kind == .assign
    return (nodes[index].range, isWhole ? "\(sum) to \(parts.map { $0.unit }.joined(separator: "+"))" : "(\(sum))")
  }
}
