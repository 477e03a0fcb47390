import Reckon
import ReckonSyntax

/// A call such as `avg(qty)` in a formula of a table: an aggregate whose only argument is a single number, since a
/// formula sees one row at a time.
struct RowAggregate: Sendable {
  /// The message, as one sentence.
  let message: Phrase
  let range: SourceRange
  let source: SourceText

  /// The calls in a tree whose only argument refers to a column.
  ///
  /// - Parameter isColumn: whether a name is a column.
  /// - Complexity: O(nodes), plus O(nodes of the argument) for each call.
  static func calls(in tree: SyntaxTree, isColumn: (String) -> Bool) -> [RowAggregate] {
    var calls: [RowAggregate] = []
    for (index, node) in tree.nodes.enumerated() where node.kind == .call && node.count == 1 {
      guard let function = Catalogue.function(named: tree.names[Int(node.payload)]), function.topic == .statistics
      else { continue }
      let parameters = tree.functions.first { $0.body.contains(index) }.map { Set($0.parameters.map(\.name)) } ?? []
      // Nodes of an argument precede the call's node, and their ranges begin after the call's start.
      let argument = tree.nodes[..<index].reversed().prefix { $0.range.start > node.range.start }
      // A list has several values per row.
      guard !argument.contains(where: { $0.kind == .list || $0.kind == .loop }) else { continue }
      let columns = argument.filter { $0.kind == .name }.map { tree.names[Int($0.payload)] }
        .filter { isColumn($0) && !parameters.contains($0) }
      guard let column = columns.last else { continue }
      let text = FormulaError.Kind.shortened(String(tree.source.slice(node.range)))
      let name = FormulaError.Kind.shortened(column)
      let message =
        function.id == .stdev
        ? Phrase(
          "readsOneRowAndHasNoValue",
          """
          \(text) reads \(name) in one row only, and has no value; total, count, avg, min, max, stdev and median of one \
          argument look at all rows
          """)
        : Phrase(
          "readsOneRow",
          """
          \(text) reads \(name) in one row only, and is that row's own value; total, count, avg, min, max, stdev and median \
          of one argument look at all rows
          """)
      calls.append(RowAggregate(message: message, range: node.range, source: tree.source))
    }
    return calls
  }
}
