import ReckonSyntax

/// A cache of the meanings of names in the scope of the formula's text, by name number, so that each name is looked up
/// by its text once.
struct NameMemo {
  private var meanings: [ResolvedTree.Binding] = []
  /// In texts of up to this many nodes names occur once or twice, so that caching costs more than it saves.
  private static let shortText = 24

  /// - Parameter nodes: the nodes being resolved, which may be few of a long text.
  init(_ tree: SyntaxTree, _ nodes: Range<Int>) {
    guard nodes.count > Self.shortText, tree.names.count <= nodes.count else { return }
    meanings = Array(repeating: .none, count: tree.names.count)
  }

  /// The meaning of a name; `.none` while it is unknown.
  func find(_ number: Int) -> ResolvedTree.Binding { meanings.isEmpty ? .none : meanings[number] }

  mutating func set(_ number: Int, to binding: ResolvedTree.Binding) {
    if !meanings.isEmpty { meanings[number] = binding }
  }
}
